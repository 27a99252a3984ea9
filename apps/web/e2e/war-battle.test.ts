import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import type { Visit } from './browser.ts';
import type { Means } from './play.ts';
import { type House, openHouse } from './sit.ts';
import { keptOf } from './tables.ts';
import { actionLike, asRecorded, course, playSpan, type Span, said, verbAt, warAt, within } from './war.ts';

const GAMES = [
  'conquest-of-the-free-peoples',
  'conquest-of-the-shadow',
  'conquest-over-hobbits',
  'corruption',
  'ring',
  'ring-in-haste',
];

let house: House;
before(async () => {
  house = await openHouse();
});
after(() => house?.close());

const stage = (page: Page, name = 'Battle'): Locator => page.locator(`section[aria-label="${name}"]`);
/** A region and who stands there, as it is read aloud. */
const region = (page: Page, id: number): Promise<string | null> =>
  page.locator(`[data-region="${id}"]`).getAttribute('aria-label');

/** Plays a span of a golden game from its beginning and leaves the page open. */
async function play(
  span: Span,
  means: Means,
  how: Visit,
  each?: (n: number, page: Page) => Promise<void>,
): Promise<Page> {
  const { page, complaints } = await house.sitAt(keptOf(warAt(span.name, span.from), 'position'), how);
  await page.locator('[data-version]').waitFor();
  await playSpan(page, span, means, each);
  await asRecorded(page, 'position', span);
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
      await here.locator('footer[data-mood]', { hasText: /You expect [\d.]+ hits?, they [\d.]+/ }).waitFor();
      await here.getByRole('button', { name: 'Put back' }).click();
    }
    if (said(span.name, n).includes('attacks')) {
      await stage(here).waitFor();
      await here.getByRole('button', { name: 'Put aside, see the map' }).click();
      await here.locator(`[data-region="${at}"]`).waitFor();
      await here.getByRole('button', { name: 'Battle', exact: true }).click();
      await stage(here).waitFor();
    }
  });
  await page.locator(`[data-region="${at}"]`).waitFor();
  assert.equal(await stage(page).count(), 0);
  const attacker = course(span.name).taken[span.from].seat === 0 ? /Free Peoples:/ : /Shadow:/;
  assert.match((await region(page, at)) ?? '', attacker);
  await page.keyboard.press('l');
  const log = page.getByRole('dialog').getByRole('log');
  assert.match(await log.innerText(), /retreat/i);
  await page.context().close();
});

test('an army shelters behind its walls, and a siege begins, on the phone', async () => {
  const span = actionLike(GAMES, ({ says }) => says.has('siege-begins') && says.has('shelters'));
  const at = named(span, 'target');
  const page = await play(span, 'touch', { size: 'phone' });
  assert.match((await region(page, at)) ?? '', /inside the walls:/);
  await page.context().close();
});

test('a Stronghold under siege falls to an assault: it changes hands and counts', async () => {
  const span = actionLike(
    GAMES,
    ({ says, verbs }) =>
      says.has('captures') && says.has('combat-rolls') && !says.has('advances') && verbs.has('attack'),
  );
  assert.ok(within(span).says.has('army-destroyed'));
  const { seat } = course(span.name).taken[span.from];
  const at = Number(course(span.name).taken[span.from + 1].option[1]);
  const page = await play(span, 'mouse', { size: 'tablet', touch: false });
  assert.doesNotMatch((await region(page, at)) ?? '', /inside the walls:/);
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
