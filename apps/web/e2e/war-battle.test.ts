import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { GameEvent } from '@pony/engine';
import type { Locator, Page } from 'playwright-core';
import { LANGS, turnTo, type Visit } from './browser.ts';
import { eventually } from './patience.ts';
import { type Means, read } from './play.ts';
import { sitAt } from './sit.ts';
import { openSite } from './site.ts';
import { keptOf } from './tables.ts';
import {
  actionLike,
  asRecorded,
  course,
  handsOf,
  playSpan,
  readerAt,
  type Span,
  said,
  verbAt,
  warAt,
  within,
} from './war.ts';

const GAMES = [
  'conquest-of-the-free-peoples',
  'conquest-of-the-shadow',
  'conquest-over-hobbits',
  'corruption',
  'ring',
  'ring-in-haste',
];

const site = openSite();

const stage = (page: Page, name = 'Battle'): Locator => page.locator(`section[aria-label="${name}"]`);
/** Waits until a region is read aloud with these words of who stands there, or without them. */
const region = (page: Page, id: number, words: string, there = true): Promise<void> =>
  eventually(async () => {
    const aloud = (await page.locator(`[data-region="${id}"]`).getAttribute('aria-label')) ?? '';
    assert.equal(aloud.includes(words), there, aloud);
  });

/** Plays a span of a golden game from its beginning and leaves the page open. */
async function play(
  span: Span,
  means: Means,
  how: Visit,
  each?: (n: number, page: Page) => Promise<void>,
): Promise<Page> {
  const { page, complaints } = await sitAt(site, keptOf(warAt(span.name, span.from), 'position'), how);
  await page.locator('[data-version]').waitFor();
  await playSpan(page, span, means, each);
  await asRecorded(page, span);
  assert.deepEqual(complaints, []);
  return page;
}

/** The number a decision named: the region attacked, the region entered. */
function named(span: Span, verb: string): number {
  const taken = course(span.name).taken.slice(span.from, span.to);
  return Number(taken.find(({ option }) => option[0] === verb)?.option[1]);
}

test('a battle in the field: chances before it, dice, losses figure by figure, a retreat, an advance and a capture', async () => {
  const span = actionLike(
    GAMES,
    ({ says, verbs }) =>
      says.has('retreats') &&
      says.has('captures') &&
      says.has('combat-rolls') &&
      (verbs.has('lose') || verbs.has('reduce')),
  );
  const at = named(span, 'target');
  const page = await play(span, 'mouse', {}, async (n, here) => {
    if (n < span.to && verbAt(span.name, n + 1) === 'target') {
      await here.locator(`[data-region="${at}"]`).press('Enter');
      await here.locator('footer[data-mood]', { hasText: /Average hits: yours [\d.]+, theirs [\d.]+/ }).waitFor();
      await here.getByRole('button', { name: 'Choose again' }).click();
    }
    if (said(span.name, n).includes('attacks')) {
      await stage(here).waitFor();
      // A press before the question could be read is not heard.
      await read(here);
      await here.getByRole('button', { name: 'Put aside, see the map' }).click();
      await here.locator(`[data-region="${at}"]`).waitFor();
      await here.getByRole('button', { name: 'Battle', exact: true }).click();
      await stage(here).waitFor();
    }
  });
  await page.locator(`[data-region="${at}"]`).waitFor();
  await stage(page).waitFor({ state: 'detached' });
  await region(page, at, course(span.name).taken[span.from].seat === 0 ? 'Free Peoples:' : 'Shadow:');
  await page.keyboard.press('l');
  await page
    .getByRole('dialog')
    .getByRole('log')
    .filter({ hasText: /retreat/i })
    .waitFor();
  await page.context().close();
});

test('an army shelters behind its walls, and a siege begins, on the phone', async () => {
  const span = actionLike(
    GAMES,
    ({ says, verbs }) => verbs.has('target') && says.has('siege-begins') && says.has('shelters'),
  );
  const at = named(span, 'target');
  const page = await play(span, 'touch', { size: 'phone' });
  await region(page, at, 'inside the walls:');
  await page.context().close();
});

test('a Stronghold under siege falls to an assault: it changes hands and counts', async () => {
  const captured = (told: readonly GameEvent[]) => told.find(({ say }) => say === 'captures')?.args;
  const span = actionLike(GAMES, ({ told, says }) => {
    const assault = told.find(({ say, args }) => say === 'attacks' && args?.from === args?.to)?.args;
    return says.has('army-destroyed') && assault !== undefined && captured(told)?.side === assault.side;
  });
  const { seat } = course(span.name).taken[span.from];
  const at = captured(within(span).told)?.region as number;
  const page = await play(span, 'mouse', { size: 'tablet', touch: false });
  await region(page, at, 'inside the walls:', false);
  const { sides } = warAt(span.name, span.to).rules.view(warAt(span.name, span.to).state, null) as unknown as {
    sides: { points: number }[];
  };
  const name = ['Free Peoples', 'Shadow'][seat];
  await page.getByRole('img', { name: new RegExp(`^${name}: ${sides[seat].points} of`) }).waitFor();
  assert.ok(sides[seat].points > 0);
  await page.context().close();
});

test('a Hunt reveals the Fellowship: roll, tile and choice are a stage of their own', async () => {
  const span = actionLike(
    GAMES,
    ({ says, count }) => says.has('hunt-rolls') && says.has('draws-tile') && says.has('revealed') && count > 2,
  );
  let staged = false;
  const page = await play(span, 'mouse', {}, async (_n, here) => {
    staged ||= (await stage(here, 'The Hunt for the Ring').count()) > 0;
  });
  assert.ok(staged);
  await page
    .getByRole('region', { name: 'Fellowship' })
    .getByText(/^revealed/)
    .waitFor();
  await page.context().close();
});

/** Six cards in hand and a battle. */
const HANDS = handsOf([...GAMES, 'corruption-of-the-careless'], 6).slice(0, 2);

test('a hand of long combat cards leaves every figure in sight at 1366x768, in both languages', async () => {
  assert.equal(HANDS.length, 2);
  for (const { name, from } of HANDS) {
    const { context, page } = await sitAt(site, keptOf(readerAt({ name, from, to: from + 1 }), 'hand'));
    for (const lang of LANGS) {
      await turnTo(page, 'light', lang);
      const cards = page.locator('section[data-size] [data-thing^="card "]');
      await eventually(async () => assert.ok((await cards.count()) >= 6));
      await page.waitForFunction(() => {
        const figures = document.querySelectorAll('section[data-size] [data-side][data-kind]');
        const boxes = [...document.querySelectorAll('section[data-size], section[data-size] *')];
        const fits = (box: Element): boolean =>
          getComputedStyle(box).overflowY !== 'auto' || box.scrollHeight <= box.clientHeight + 1;
        return figures.length > 0 && boxes.every(fits);
      });
    }
    await context.close();
  }
});
