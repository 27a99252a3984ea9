/** What happens is told where it happens, act by act: nothing lies over the board, nothing is known before it has landed. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { options } from '@pony/engine';
import en from '@pony/lcg/text/en.json' with { type: 'json' };
import uk from '@pony/lcg/text/uk.json' with { type: 'json' };
import { look } from '@pony/table';
import type { Page } from 'playwright-core';
import { VERBS } from '../../../games/war/kings/src/verbs.ts';
import { targetsOf } from '../../../games/war/ui/point/targets.ts';
import { overflow, seriousFindings, smallControls, strangeWords } from './audit.ts';
import { arrive, type LangName, type SizeName, visitor, walkTo } from './browser.ts';
import { goldenWhen } from './golden.ts';
import { lcgUntil, legalAt } from './lcg.ts';
import { pressOne } from './lcg-play.ts';
import { decideOnce, type Means, myTurn, QUICK } from './play.ts';
import { sitAt } from './sit.ts';
import { openSite } from './site.ts';
import { BOT, keptOf, prepare, verbs, YOU } from './tables.ts';
import { course, said, take, warAt } from './war.ts';

const site = openSite();
const told = (page: Page) => page.locator('footer[data-mood=telling]');
const landed = (page: Page): Promise<void> => told(page).waitFor({ state: 'detached' });

/** A moment at which something was told: what, in which words, and what the rest of the page said then. */
interface Moment {
  readonly act: string;
  readonly words: string;
  readonly board: string;
  readonly windows: number;
  readonly lit: number;
}

/** From now on the page notes every moment at which something is told. */
const noteActs = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen: Moment[] = [];
    Object.assign(window, { moments: seen });
    const text = (selector: string): string =>
      [...document.querySelectorAll<HTMLElement>(selector)].map((one) => one.textContent ?? '').join(' ');
    const note = (): void => {
      const act = document.querySelector<HTMLElement>('[data-telling]')?.dataset.telling;
      if (!act) return;
      const now = {
        act,
        words: text('footer[data-mood]'),
        board: [
          document.title,
          text('[role=log]'),
          text('[data-act=log]'),
          text('main section:not(:has(section))'),
        ].join(),
        windows: document.querySelectorAll('[role=dialog], [role=alertdialog]').length,
        lit: document.querySelectorAll('main [data-state=legal]').length,
      };
      const last = seen.at(-1);
      if (!last || last.act !== now.act || last.words !== now.words) seen.push(now);
    };
    new MutationObserver(note).observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
  });
const moments = (page: Page): Promise<Moment[]> =>
  page.evaluate(() => (window as unknown as { moments: Moment[] }).moments);

/** A table of Duel at which the reader has one decision before the bot plays a card. */
const duel = prepare({
  seats: [YOU, BOT],
  until: (table, legal) => verbs(legal).has('discard') && table.taken.length > 4 && table.taken.at(-1)?.seat === 1,
});

async function toldWithoutAPress(size: SizeName, lang: LangName, means: Means): Promise<void> {
  const { context, page, complaints } = await sitAt(site, keptOf(duel, 'told'), { size, lang, shown: true });
  await myTurn(page);
  await noteActs(page);
  for (let i = 0; i < 8 && (await moments(page)).length === 0; i++) await decideOnce(page, means, i);
  await told(page).waitFor();
  assert.deepEqual(await seriousFindings(page, 'all', 'footer'), []);
  assert.deepEqual(await overflow(page, false), []);
  assert.deepEqual(await smallControls(page), []);
  assert.deepEqual(await strangeWords(page, lang), []);
  await landed(page);
  for (const { act, windows, lit } of await moments(page)) assert.deepEqual([act, windows, lit], [act, 0, 0]);
  assert.deepEqual(complaints, []);
  await context.close();
}

test('a card of the bot is told in the prompt, in no window, and goes by itself: at 1366x768', () =>
  toldWithoutAPress('desktop', 'en', 'mouse'));

test('a card of the bot is told in the prompt, in no window, and goes by itself: at 360x780 by touch', () =>
  toldWithoutAPress('phone', 'uk', 'touch'));

/** Before a move of the Fellowship whose Hunt finds something, by one who sits alone before both sides. */
const hunted = (says: string) => {
  const name = 'ring';
  const n = course(name).taken.findIndex(({ seat }, i) => seat === 0 && i > 20 && said(name, i + 1).includes(says));
  return { name, n, option: course(name).taken[n].option };
};

test('while dice and tiles are in the air nothing on the page knows what they show, and Escape lands them', async () => {
  const { name, n, option } = hunted('draws-tile');
  const before = warAt(name, n, [YOU, YOU]);
  const { context, page, complaints } = await sitAt(site, keptOf(before, 'air'), { shown: true });
  await page.locator('[data-version]').waitFor();
  await noteActs(page);
  await take(page, look(before.rules, before.state, [0]).view, option, 'mouse');
  await page.locator('footer[data-mood=telling]', { hasText: 'Hunt tile' }).waitFor();
  await page.keyboard.press('Escape');
  await landed(page);
  await page.getByRole('region', { name: 'The Hunt for the Ring' }).waitFor();
  const seen = await moments(page);
  assert.ok(seen.some(({ words }) => /The dice are falling/.test(words)));
  assert.equal(new Set(seen.map(({ board }) => board)).size, 1, 'the board knew before it was told');
  assert.deepEqual(
    seen.map(({ windows, lit }) => windows + lit),
    seen.map(() => 0),
  );
  assert.deepEqual(complaints, []);
  await context.close();
});

test('a Hunt that finds nothing is told to the side that moved; Space lands one act after the other', async () => {
  const { name, n, option } = hunted('hunt-fails');
  const before = warAt(name, n, [YOU, YOU]);
  const { context, page, complaints } = await sitAt(site, keptOf(before, 'hunt'), { shown: true });
  await page.locator('[data-version]').waitFor();
  await noteActs(page);
  await take(page, look(before.rules, before.state, [0]).view, option, 'mouse');
  await told(page).waitFor();
  for (let i = 0; i < 10 && (await told(page).count()) > 0; i++) await page.keyboard.press(' ');
  await landed(page);
  const seen = (await moments(page)).map(({ words }) => words).join('\n');
  assert.match(seen, /The dice are falling|Hunt roll/);
  assert.deepEqual(complaints, []);
  await context.close();
});

/** The decision before which a golden game of Kings stands when its first Sovereign awakens. */
const AWAKENS = 3;

/** One person before a quest, who is asked whom to commit. */
const quest = lcgUntil({ options: { players: '1', difficulty: 'easy' } }, (table) =>
  legalAt(table).some(([verb]) => verb === 'commit'),
);

async function turnedUp(size: SizeName, lang: LangName): Promise<void> {
  const { context, page, complaints } = await sitAt(site, keptOf(quest, `quest-${size}`), { size, lang, shown: true });
  await myTurn(page);
  await noteActs(page);
  await pressOne(page, null);
  await told(page).waitFor();
  await landed(page);
  const names = Object.values<{ name: string }>((lang === 'en' ? en : uk).card).map((card) => card.name);
  const words = (await moments(page)).map((one) => one.words).join();
  assert.ok(
    names.some((name) => words.includes(name)),
    words,
  );
  assert.deepEqual(complaints, []);
  await context.close();
}

test('an encounter card of the LCG is named when it is turned up: at 1366x768, and at 360x780 in Ukrainian', async () => {
  await turnedUp('desktop', 'en');
  await turnedUp('phone', 'uk');
});

test('a Sovereign of Kings who awakens is told', async () => {
  const table = await goldenWhen({
    folder: 'war/kings',
    name: 'kings',
    mine: [0, 1],
    fits: (_view, n) => n === AWAKENS,
  });
  const option = options(table.rules, table.state, 0).find(([verb]) => verb === 'awaken');
  assert.ok(option);
  const { context, page, complaints } = await sitAt(site, keptOf(table, 'kings'), { shown: true });
  await page.locator('[data-version]').waitFor();
  await take(page, look(table.rules, table.state, [0]).view, option, 'mouse', targetsOf(VERBS));
  await told(page)
    .filter({ hasText: /Thranduil awakens/ })
    .waitFor();
  assert.deepEqual(complaints, []);
  await context.close();
});

test('the enemy’s march stays on the map as an arrow, and in the strip as a die that shows it again', async () => {
  const name = 'conquest-of-the-shadow';
  const { taken } = course(name);
  const n = taken.findIndex(
    ({ seat }, i) => seat === 1 && said(name, i + 1).includes('army-moves') && taken[i + 1]?.seat === 0,
  );
  const { context, page, complaints } = await sitAt(site, keptOf(warAt(name, n + 1, [YOU, BOT]), 'pencil'));
  const marks = page.locator('[data-pencil] [data-mark=way]');
  await marks.first().waitFor();
  const news = page.locator('[data-strip] [data-news]');
  await news.last().waitFor();
  assert.match((await news.last().locator('.pony-aloud').textContent()) ?? '', /from .+ to .+\./);
  await page.keyboard.press('t');
  await marks.first().waitFor();
  assert.deepEqual(complaints, []);
  await context.close();
});

test('the settings say how fast: briskly goes by itself, not at all tells nothing', async () => {
  const context = await visitor(site.browser, { shown: true });
  const { page, complaints } = await arrive(context, `${site.address}/settings`);
  const pace = page.getByRole('group', { name: 'What happens is shown' });
  assert.ok(await pace.getByRole('radio', { name: 'Calmly' }).isChecked());
  for (const [choice, some] of [
    ['Briskly', true],
    ['Not at all', false],
  ] as const) {
    await walkTo(page, '/settings');
    await pace.getByRole('radio', { name: choice }).check();
    await walkTo(page, `/table/new?game=duel&seed=${some ? 'brisk' : 'once'}&${QUICK}`);
    await myTurn(page);
    await noteActs(page);
    for (let i = 0; i < 3; i++) {
      await decideOnce(page, 'mouse', i);
      await landed(page);
    }
    assert.equal((await moments(page)).length > 0, some);
  }
  assert.deepEqual(complaints, []);
  await context.close();
});
