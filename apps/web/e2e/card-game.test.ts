/** The Card Game in the browser: a round by mouse, touch and keys, combat and the end, a lesson, four players online. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CardGameView } from '@pony/card-game';
import { lessons } from '@pony/card-game/lesson';
import { below, type Option, options, rngOf, seedOf } from '@pony/engine';
import { loadGame } from '@pony/games';
import { askedNow, decide, openTable, type Sitter, type Table } from '@pony/table';
import type { Page } from 'playwright-core';
import { threats } from '../../../games/card-game/ui/threats.ts';
import { onSqlite } from '../../server/test/help/databases.ts';
import { overflow, seriousFindings, smallControls, strangeWords } from './audit.ts';
import { arrive, goWithin, visitor } from './browser.ts';
import { hint, inSight, until } from './hints.ts';
import { close, complaintsOf, holdsAt, move, openHouse, type Player, player, settled } from './online.ts';
import { eventually } from './patience.ts';
import { decideOnce, type Means, myTurn, QUICK, read } from './play.ts';
import { openSite } from './site.ts';
import { BOT, FRIEND, keptOf, YOU } from './tables.ts';

const site = openSite();
const { game } = await loadGame('card-game');

/** A game played at random until something holds; the seats of the reader first. */
function prepared(
  scenario: string,
  seats: readonly Sitter[],
  holds: (table: Table, legal: readonly Option[]) => boolean,
) {
  for (let i = 0; i < 200; i++) {
    const table = openTable({ game, options: { scenario }, seed: `e2e ${i}`, seats });
    const rng = rngOf(seedOf(`random ${i}`));
    for (;;) {
      const [seat] = askedNow(table);
      const legal = seat === undefined ? [] : options(table.rules, table.state, seat);
      if (holds(table, legal)) return keptOf(table, `card-game-${scenario}`);
      if (seat === undefined) break;
      decide(table, seat, legal[below(rng, legal.length)]);
    }
  }
  throw new Error('it never came to this');
}

const top = ({ state }: Table): string => `${state.stack.at(-1)?.p}/${state.stack.at(-1)?.at}`;

/** Nothing is wrong with what is on the page. */
async function isClean(page: Page, lang: 'en' | 'uk', what: string): Promise<void> {
  assert.deepEqual(await seriousFindings(page), [], what);
  assert.deepEqual(await overflow(page, false), [], what);
  assert.deepEqual(await smallControls(page), [], what);
  assert.deepEqual(await strangeWords(page, lang), [], what);
}

const roundOf = (page: Page): Promise<number> =>
  page.locator('[data-round]').first().getAttribute('data-round').then(Number);

const SOON = 3_000;

/** Takes decisions until the next round; passes as soon as it may, after a few of them. */
async function playRound(page: Page, means: Means, patience: number): Promise<number> {
  const begun = Math.max(1, await roundOf(page));
  for (let n = 0; n < 60; n++) {
    const { turn } = await myTurn(page);
    if (turn === 'over' || (await roundOf(page)) > begun) return n;
    const pass = page.locator('footer [data-act=pass]:not([aria-disabled=true])');
    if (n >= patience && (await pass.count()) > 0) {
      const { version } = await myTurn(page);
      await read(page);
      // A press that comes too soon after a new question is not heard
      await eventually(async () => {
        if (means === 'keys') {
          await pass.focus();
          await page.keyboard.press('Enter');
        } else if (means === 'touch') await pass.tap({ timeout: SOON });
        else await pass.click({ timeout: SOON });
        await page.waitForFunction(
          (old) => Number(document.querySelector<HTMLElement>('[data-version]')?.dataset.version) > old,
          version,
          { timeout: SOON },
        );
      });
      await myTurn(page, version);
    } else await decideOnce(page, means, n);
  }
  throw new Error('the round does not end');
}

test('two rounds of the Duel by mouse; what a card costs and brings is seen before it is played', async () => {
  const context = await visitor(site.browser);
  const address = `${site.address}/table/new?game=card-game&scenario=duel&seed=mouse&witch-king=hobbit&${QUICK}`;
  const { page, complaints } = await arrive(context, address);
  await myTurn(page);
  for (let n = 0; n < 6 && (await page.locator('footer [data-act=pass]').count()) === 0; n++) await decideOnce(page);
  await isClean(page, 'en', 'the action phase');
  const card = page.locator('[aria-label=Hand] [data-state=legal]').first();
  await card.click();
  await page.locator('footer', { hasText: /then (cycle another card|forsake 1 card)/ }).waitFor();
  await page.keyboard.press('Escape');
  assert.ok((await playRound(page, 'mouse', 4)) > 2);
  await read(page);
  await page.getByRole('button', { name: 'Fights of round 1' }).click();
  await page.getByRole('dialog', { name: 'Fights of round 1' }).waitFor();
  await isClean(page, 'en', 'what the fights brought');
  await page.keyboard.press('Escape');
  await playRound(page, 'mouse', 1);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('a round by touch at 360x780 in Ukrainian, with both decks of a side before one person', async () => {
  const context = await visitor(site.browser, { size: 'phone', lang: 'uk' });
  const seats = 'frodo=you&aragorn=you&witch-king=hobbit&saruman=hobbit';
  const address = `${site.address}/table/new?game=card-game&scenario=trilogy&seed=touch&${seats}&${QUICK}`;
  const { page, complaints } = await arrive(context, address);
  await myTurn(page);
  await page.getByText('Рука: Фродо').waitFor();
  await page.getByText('Рука: Арагорн').waitFor();
  await isClean(page, 'uk', 'both hands on a phone');
  assert.ok((await playRound(page, 'touch', 3)) > 4);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('a round by keyboard alone at 820x1180 by candle-light', async () => {
  const context = await visitor(site.browser, { size: 'tablet', theme: 'candle' });
  const address = `${site.address}/table/new?game=card-game&scenario=fellowship&seed=keys&gandalf=hobbit&${QUICK}`;
  const { page, complaints } = await arrive(context, address);
  await myTurn(page);
  await isClean(page, 'en', 'candle-light');
  assert.ok((await playRound(page, 'keys', 2)) > 2);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('combat is a stage with each card’s part and can be put aside; the end is the count of both sides', async () => {
  const context = await visitor(site.browser);
  const falls = prepared('trilogy', [YOU, BOT, BOT, BOT], (t) => top(t) === 'fight/fall' && askedNow(t)[0] === 0);
  const { page, complaints } = await arrive(context, `${site.address}/table/${falls.id}?${QUICK}`, { tables: [falls] });
  await page.getByRole('heading', { name: /^Combat: / }).waitFor();
  assert.ok((await page.getByText(/^falls: cancels \d+$/).count()) > 1);
  await page.getByText(/to cancel/).waitFor();
  assert.equal(await page.getByText('If you choose well').count(), 0);
  await page.locator('[data-act=reckon]').click();
  const advice = page.getByRole('region', { name: 'If you choose well' });
  assert.match(await advice.innerText(), /fall cancels? what is left/);
  await isClean(page, 'en', 'combat');
  await page.locator('[data-act=aside]').click();
  await page.locator('[data-act=stage]').click();
  const { version } = await myTurn(page);
  await page.locator('main [data-state=legal]').first().click();
  await myTurn(page, version);
  const over = prepared('duel', [YOU, BOT], ({ state }) => state.outcome !== null);
  await goWithin(page, `/table/${over.id}?${QUICK}`, { tables: [over] });
  await page.getByRole('heading', { name: 'The count' }).waitFor();
  for (const side of ['Free Peoples', 'Shadow'])
    assert.match(await page.getByRole('region', { name: side }).innerText(), /Total\s+\d+/);
  await isClean(page, 'en', 'the end');
  assert.deepEqual(complaints, []);
  await context.close();
});

test('two at one screen: a hand waits under a cover until its player has it', async () => {
  const context = await visitor(site.browser, { size: 'phone' });
  const threatened = ({ rules, state }: Table): boolean =>
    threats(rules.view(state, 1) as unknown as CardGameView).some(({ against }) => against.includes(1));
  const shared = prepared(
    'fellowship',
    [YOU, FRIEND],
    (t) => top(t) === 'action-phase/act' && askedNow(t)[0] === 1 && threatened(t),
  );
  const { page, complaints } = await arrive(context, `${site.address}/table/${shared.id}?${QUICK}`, {
    tables: [shared],
  });
  const cover = page.getByRole('alertdialog');
  const hand = page.locator('[aria-label=Hand] [data-thing]');
  await cover.getByRole('heading', { name: /^Pass the screen:/ }).waitFor();
  assert.equal(await hand.count(), 0);
  await isClean(page, 'en', 'the cover');
  await cover.getByRole('button').click();
  await hand.first().waitFor();
  // What threatens lies on nothing else: over the seats, which lie over the board
  const boxOf = async (what: string) => (await page.locator(what).first().boundingBox()) ?? { y: 0, height: 0 };
  const [ribbon, seat, board] = [
    await boxOf('[data-threat]'),
    await boxOf('[data-pile^=hand]'),
    await boxOf('[data-round]'),
  ];
  assert.ok(ribbon.height > 0 && ribbon.y + ribbon.height <= seat.y && seat.y + seat.height <= board.y);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('the lesson of each side leads through a round: every hint points at something, every press is the right one', async () => {
  const context = await visitor(site.browser);
  const { page, complaints } = await arrive(context, `${site.address}/learn/card-game`);
  for (const cover of lessons) {
    const lesson = await cover.load();
    await goWithin(page, `/learn/card-game/${cover.id}`, {});
    for (const step of lesson.steps) {
      await until(page, step.id);
      await inSight(page, step.id);
      for (const act of step.acts ?? []) {
        const before = await page.locator('[data-version]').getAttribute('data-version');
        for (let i = 0; i < 4; i++) {
          const seen = [];
          for (const point of act.points ?? []) if ((await page.locator(point).count()) > 0) seen.push(point);
          assert.ok(seen.length > 0, `${cover.id} ${step.id}`);
          await page
            .locator(seen[seen.length - 1])
            .first()
            .click();
          if ((await page.locator('[data-version]').getAttribute('data-version')) !== before) break;
        }
        await eventually(async () =>
          assert.notEqual(await page.locator('[data-version]').getAttribute('data-version'), before, step.id),
        );
      }
      if (!step.acts && step !== lesson.steps.at(-1))
        await hint(page, step.id).getByRole('button', { name: 'Next' }).click();
    }
  }
  assert.deepEqual(complaints, []);
  await context.close();
});

test('names may be Russian while everything else is Ukrainian', async () => {
  const context = await visitor(site.browser, { lang: 'uk' });
  const { page } = await arrive(context, `${site.address}/settings`);
  await page
    .getByRole('radio', { name: 'Русский' })
    .or(page.getByRole('button', { name: 'Русский' }))
    .first()
    .click();
  await page.goto(`${site.address}/table/new?game=card-game&scenario=duel&seed=names&witch-king=hobbit&${QUICK}`);
  await myTurn(page);
  const words = await page.locator('body').innerText();
  assert.match(words, /[ыэъё]/i);
  assert.match(words, /Порядок ходів|Раунд 1/i);
  await context.close();
});

/** CG-13.4: a pencil mark of one player, ally or not, is seen by all; it presses nothing. */
async function everybodySeesWhatIsPointedAt(by: Player, all: readonly Player[]): Promise<void> {
  const place = by.page.locator('main [data-thing^="location "]').first();
  const shown = await place.getAttribute('data-thing');
  await by.page.getByRole('button', { name: 'Menu' }).click();
  await by.page.getByRole('menuitem', { name: 'Show the others something' }).click();
  await place.click();
  await Promise.all(all.map(({ page }) => page.locator(`[data-pointed="${shown}"]`, { hasText: by.name }).waitFor()));
  assert.equal(await by.page.getByRole('dialog').count(), 0, 'the place was shown, not opened');
}

onSqlite((fresh) => {
  test('four players online for a round; nobody is told another hand or pile; what one points at, all see', async (t) => {
    const house = await openHouse(await fresh(), t);
    const all = await Promise.all(['Ann', 'Bob', 'Cid', 'Dan'].map((name) => player(site.browser, name)));
    const [ann, ...others] = all;
    await ann.page.goto(`${house.address}/new/card-game?where=link`);
    await ann.page.locator('main input[autocomplete=nickname]').fill(ann.name);
    await ann.page.locator('footer button').last().click();
    await ann.page.waitForURL('**/online/*');
    const kept = ann.page.locator('input[readonly][value*="/join/"]');
    await kept.last().waitFor();
    const links = await kept.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
    assert.equal(links.length, 3);
    for (const [i, { page, name }] of others.entries()) {
      await page.goto(links[i]);
      await page.locator('form input[autocomplete=nickname]').fill(name);
      await page.locator('form button[type=submit]').click();
    }
    await Promise.all(all.map(({ page }) => page.locator('[data-version]').waitFor()));
    let version = 0;
    for (let n = 0; n < 120; n++) {
      const turns = await Promise.all(all.map((one) => settled(one, version)));
      const at = turns.findIndex(({ turn }) => turn === 'yours');
      assert.ok(at >= 0, 'somebody is asked');
      if (((await holdsAt(ann.frames, turns[0].version)).view as unknown as CardGameView).round > 1) break;
      const pass = all[at].page.locator('footer [data-act=pass]:not([aria-disabled=true])');
      if (n > 6 && (await pass.count()) > 0) {
        await read(all[at].page);
        await pass.click();
        version = turns[at].version + 1;
      } else ({ version } = await move(all[at], n));
      assert.ok(n < 119, 'the round ends');
    }
    await Promise.all(all.map((one) => settled(one, version)));
    for (const [seat, one] of all.entries()) {
      const { version: now } = await settled(one, version);
      const { players } = (await holdsAt(one.frames, now)).view as unknown as CardGameView;
      for (const { seat: other, hand, cycled, gone } of players)
        for (const cards of [hand, cycled, gone]) assert.equal(Array.isArray(cards), other === seat, one.name);
    }
    await everybodySeesWhatIsPointedAt(all[2], all);
    assert.deepEqual(complaintsOf(all), []);
    await close(all);
  });
});
