/** The desk of War of the Ring at 1366x768: what must be in sight while dice, cards and figures ask for room. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Table } from '@pony/table';
import type { Page } from 'playwright-core';
import { TARGETS } from '../../../games/war/ui/point/targets.ts';
import { goWithin, LANGS, turnTo } from './browser.ts';
import { eventually } from './patience.ts';
import { QUICK, read } from './play.ts';
import { sitAt } from './sit.ts';
import { openSite } from './site.ts';
import { keptOf } from './tables.ts';
import { actionLike, course, momentLike, playSpan, readerAt, type Span, versionOf, warAt } from './war.ts';

const GAMES = ['conquest-of-the-shadow', 'ring', 'corruption', 'conquest-over-hobbits', 'conquest-of-the-free-peoples'];
const WILL = 5;

const site = openSite();
let page: Page;

/** Lays another table on the same page. */
async function lay(table: Table, id: string): Promise<void> {
  const row = keptOf(table, id);
  if (page) await goWithin(page, `/table/${id}?${QUICK}`, { tables: [row] });
  else ({ page } = await sitAt(site, row));
}

/** The one who decides at a moment is before the screen. */
async function at(span: Span, id: string): Promise<void> {
  await lay(readerAt(span), id);
  await page.locator('footer[data-mood=asking]').waitFor();
}

/** What of the selected things is not wholly in sight, pressed at its corners and its middle. */
const hidden = (selector: string): Promise<string[]> =>
  page.evaluate((wanted) => {
    const inSight = (one: Element): boolean =>
      [...one.getClientRects()].every(({ left, right, top, bottom }) =>
        [
          [left + Math.min(4, (right - left) / 2), top + 4],
          [right - Math.min(4, (right - left) / 2), bottom - 4],
          [(left + right) / 2, (top + bottom) / 2],
        ].every(([x, y]) => {
          const spot = document.elementFromPoint(x, y);
          return spot !== null && (one === spot || one.contains(spot));
        }),
      );
    const drawn = [...document.querySelectorAll(wanted)].filter((one) => one.getClientRects().length > 0);
    return drawn
      .filter((one) => !inSight(one))
      .map((one) => `${one.textContent}: ${JSON.stringify([...one.getClientRects()])}`);
  }, selector);

/** The newest line of the log is in sight, and every card of the hand. */
async function logAndHand(what: string): Promise<void> {
  const last = page.locator('[data-act=log]:visible span[data-last]');
  await eventually(async () => assert.equal(await last.count(), 1, what));
  assert.deepEqual(await hidden('[data-act=log] span[data-last]'), [], `${what}: the log`);
  assert.deepEqual(await hidden('section[data-hand] [data-thing^="card "]'), [], `${what}: the hand`);
}

test('the last line of the log and the whole hand are in sight, whatever is asked', async () => {
  const full = (span: Span): boolean => {
    const seat = course(span.name).taken[span.from].seat;
    const { view } = readerView(span);
    return (view.sides[seat].hand ?? []).length >= 5;
  };
  for (const verb of ['march', 'allocate', 'recruit', 'leave', 'target']) {
    await at(momentLike(GAMES, verb, full), verb);
    for (const lang of LANGS) {
      await turnTo(page, 'light', lang);
      await logAndHand(`${verb} ${lang}`);
    }
  }
});

interface Seen {
  readonly view: { readonly sides: readonly { readonly hand: readonly number[] | null }[] };
}
/** What the one who decides sees. */
function readerView(span: Span): Seen {
  const table = readerAt(span);
  const seat = course(span.name).taken[span.from].seat;
  return { view: table.rules.view(table.state, seat) as unknown as Seen['view'] };
}

test('what a Will of the West can do lies beside the dice, all of it in sight', async () => {
  const will = (span: Span): boolean => TARGETS.dieOf(course(span.name).taken[span.from].option) === WILL;
  await at(momentLike(GAMES, 'march', will), 'will');
  for (const lang of LANGS) {
    await turnTo(page, 'light', lang);
    const die = page.locator(`[data-thing="die ${WILL}"]`).first();
    if ((await die.getAttribute('data-state')) !== 'selected') await die.click();
    await page.locator('[data-act^="march "]').first().waitFor();
    assert.deepEqual(await hidden('[data-act][data-lit]'), [], lang);
    const [from, to] = [await die.boundingBox(), await page.locator('[data-act^="march "]').first().boundingBox()];
    assert.ok(from && to);
    const far = Math.hypot(to.x - (from.x + from.width), to.y - from.y);
    assert.ok(far < 400, `${Math.round(far)} px from the die to what it does`);
  }
});

test('while somebody recruits, what is left to recruit is in sight', async () => {
  await at(momentLike(GAMES, 'recruit'), 'reserve');
  await turnTo(page, 'light', 'en');
  await page.getByRole('region', { name: 'Reinforcements' }).waitFor();
  assert.deepEqual(await hidden('section[aria-label="Reinforcements"]'), []);
});

test('where a Regular or an Elite may be recruited in a region, each has a button with its name', async () => {
  const [regular, elite, region] = [9, 10, 11];
  const both = ({ name, from }: Span): boolean =>
    name === 'ring' && course(name).taken[from].option.join(' ') === `recruit ${elite} ${region}`;
  await at(momentLike(['ring'], 'recruit', both), 'regular-or-elite');
  await turnTo(page, 'light', 'en');
  await page.locator('[data-version]:not([data-fresh])').waitFor();
  await page.locator(`[data-region="${region}"][data-state=legal]`).click();
  for (const [figure, words] of [
    [regular, /Regular/],
    [elite, /Elite/],
  ] as const) {
    const act = `[data-act="recruit ${figure} ${region}"]`;
    await page.locator(act).waitFor();
    assert.match((await page.locator(act).textContent()) ?? '', words);
    assert.deepEqual(await hidden(act), []);
  }
});

test('whoever may leave the Fellowship is named with a Level', async () => {
  await at(momentLike(GAMES, 'companion'), 'levels');
  await turnTo(page, 'light', 'en');
  const picks = page.locator('button[data-lit][data-thing^="character "]:visible');
  await picks.first().waitFor();
  const words = await picks.allTextContents();
  assert.ok(words.length > 1, words.join());
  for (const one of words) assert.match(one, /Level \d/);
});

test('dice for the Hunt are chosen from small cells, each with its chance', async () => {
  await at(
    momentLike(GAMES, 'allocate', ({ from }) => from > 40),
    'hunt',
  );
  const cells = page.locator('[data-act^="allocate "]');
  assert.ok((await cells.count()) > 1);
  for (const words of await cells.allTextContents()) assert.match(words, /\d %|\d%/);
  assert.deepEqual(await hidden('[data-act^="allocate "]'), []);
  const tops = await cells.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
  assert.ok(Math.max(...tops) < 300, 'two rows at the most');
});

test('the first press on a card to discard reads it; the second discards', async () => {
  const span = momentLike(GAMES, 'discard');
  await at(span, 'discard');
  const before = await versionOf(page);
  const { option } = course(span.name).taken[span.from];
  const card = page.locator(`[data-thing="card ${option[1]}"]`).first();
  await read(page);
  await card.click();
  await page.getByRole('dialog').waitFor();
  assert.equal(await versionOf(page), before);
  await page.locator(`[data-act="${option.join(' ')}"]`).click();
  await eventually(async () => assert.ok((await versionOf(page)) > before));
});

/** Six ordinary actions, and by how many presses each is done. */
const ORDINARY: readonly (readonly [what: string, wanted: () => Span, most: number])[] = [
  ['an army moves', () => actionLike(GAMES, ({ verbs }) => verbs.has('march') && verbs.has('to')), 5],
  ['an attack with a combat card', () => actionLike(GAMES, ({ verbs }) => verbs.has('attack') && verbs.has('card')), 7],
  ['two figures are recruited', () => actionLike(GAMES, ({ verbs }) => verbs.has('muster')), 4],
  [
    'the Fellowship moves',
    () => actionLike(GAMES, ({ verbs, says }) => verbs.has('travel') && !says.has('reveals')),
    2,
  ],
  ['an event is played', () => actionLike(GAMES, ({ verbs }) => verbs.has('play')), 2],
  ['a Nation advances', () => actionLike(GAMES, ({ verbs }) => verbs.has('advance')), 2],
];

test('an army is told to go from its own region: one press for the action and the army', async () => {
  const span = actionLike(GAMES, ({ verbs }) => verbs.has('march') && verbs.has('to'));
  const [march, army] = course(span.name).taken.slice(span.from, span.to);
  assert.deepEqual([march.option[0], army.option[0]], ['march', 'army']);
  await lay(warAt(span.name, span.from), 'from-here');
  const cover = page.locator('[role=alertdialog] button');
  await page.locator('[data-version]').waitFor();
  if (await cover.count()) await cover.first().click();
  await read(page);
  const region = page.locator(`[data-region="${army.option[1]}"]`);
  await region.focus();
  await region.press('Enter');
  await page.locator(`[data-act^="march "][data-act$=" at ${army.option[1]}"]`).first().click();
  await page.locator(`[data-version="${span.from + 2}"]`).waitFor();
});

test('ordinary actions take few presses', async () => {
  const counted: string[] = [];
  for (const [what, wanted, most] of ORDINARY) {
    const span = wanted();
    await lay(warAt(span.name, span.from), `press-${counted.length}`);
    await page.locator('[data-version]').waitFor();
    const presses = await playSpan(page, span, 'mouse');
    counted.push(`${what}: ${presses} for ${span.to - span.from} decisions`);
    assert.ok(presses <= most, counted.join('; '));
  }
});

test('a card of the hand has the whole width of a phone, its name unbroken, and a line of what it does', async () => {
  const full = (span: Span): boolean => {
    const seat = course(span.name).taken[span.from].seat;
    return (readerView(span).view.sides[seat].hand ?? []).length === 4;
  };
  const moment = readerAt(momentLike(GAMES, 'march', full));
  const phone = await sitAt(site, keptOf(moment, 'phone-hand'), { size: 'phone', lang: 'uk' });
  await phone.page.getByRole('tab', { name: 'Рука' }).click();
  const cards = phone.page.locator('[role=dialog] [data-hand] [data-thing^="card "]');
  await cards.first().waitFor();
  const boxes = await cards.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
  assert.equal(boxes.length, 4);
  for (const width of boxes) assert.ok(width > 250, `${width}`);
  assert.equal(await cards.locator('small').count(), 4);
  assert.deepEqual(phone.complaints, []);
  await phone.context.close();
});

test('WR-9.96 what a casualty costs beside is asked of the Shadow by the name of who fell, and softens nothing', async () => {
  await at(momentLike(['conquest-over-hobbits', 'corruption'], 'random-card'), 'sorrow');
  const stage = page.getByRole('region', { name: 'The Hunt for the Ring' });
  await stage.getByText(/^\S.* has fallen: which of their Character cards is discarded\?/).waitFor();
  await stage.getByRole('button', { name: 'None: they keep their cards' }).waitFor();
  assert.equal(await stage.getByText(/What can soften it|damage|Without a card/).count(), 0);
});
