/** How many presses an action of War takes, the long way and the short one; questions that are not asked any more. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { seriousFindings, smallControls, strangeWords } from './audit.ts';
import { arrive, type LangName, type SizeName, visitor } from './browser.ts';
import { read, turnOf } from './play.ts';
import { openSite } from './site.ts';
import { BOT, keptOf, YOU } from './tables.ts';
import { course, warAt } from './war.ts';

const site = openSite();
/** Bots that think for longer than anybody waits. */
const SLOW = 'gap=600000&rounds=8';

interface Hand {
  readonly page: Page;
  presses: number;
}

/** Every table has a name of its own: what was played at the last one may still be on its way to the device. */
let tables = 0;

/** A hand at a golden game, at the seat that decides next. */
async function handAt(name: string, n: number, settings: object, size: SizeName = 'desktop', lang: LangName = 'en') {
  const mine = course(name).taken[n].seat;
  const context = await visitor(site.browser, { size, lang });
  const row = keptOf(
    warAt(
      name,
      n,
      [0, 1].map((seat) => (seat === mine ? YOU : BOT)),
    ),
    `clicks-${++tables}`,
  );
  const words = { 'pony.settings': JSON.stringify({ pace: 'off', asked: ['*'], ...settings }) };
  const { page, complaints } = await arrive(context, `${site.address}/table/${row.id}?${SLOW}`, {
    tables: [row],
    words,
  });
  await read(page);
  return { context, page, complaints, hand: { page, presses: 0 } as Hand };
}

/** One press, once the question could be read. */
async function press(hand: Hand, selector: string): Promise<void> {
  await read(hand.page);
  await hand.page.locator(selector).first().click();
  hand.presses++;
}

/** One press on a region, where it is not covered by something else. */
async function pressRegion(hand: Hand, region: number): Promise<void> {
  const { page } = hand;
  await read(page);
  const spot = await page.evaluate((id) => {
    const one = document.querySelector(`path[data-region="${id}"]`);
    const box = one?.getBoundingClientRect();
    if (!one || !box) return null;
    const tries = Array.from({ length: 900 }, (_, i) => ({
      x: box.left + (((i % 30) + 0.5) / 30) * box.width,
      y: box.top + ((Math.floor(i / 30) + 0.5) / 30) * box.height,
    })).filter(({ x, y }) => document.elementFromPoint(x, y) === one);
    const spot = tries[Math.floor(tries.length / 2)];
    return spot ? { x: spot.x - box.left, y: spot.y - box.top } : null;
  }, region);
  assert.ok(spot, `region ${region} is in sight`);
  await page.locator(`path[data-region="${region}"]`).click({ position: spot });
  hand.presses++;
}

/** Waits until so many decisions have been taken since. */
const decided = (page: Page, version: number): Promise<unknown> =>
  page.waitForFunction(
    (least) => Number(document.querySelector<HTMLElement>('[data-version]')?.dataset.version) >= least,
    version,
  );

const SHADOW_GAME = 'conquest-of-the-shadow';
const LEAVE = { habits: ['war/leave'] };

test('an army with its leader moves by 6 presses, by 4 for one who is not asked who stays', async () => {
  const march = 73;
  const long = await handAt(SHADOW_GAME, march, {});
  const start = (await turnOf(long.page)).version;
  await press(long.hand, '[data-thing="die 1"]');
  await press(long.hand, '[data-act="march 1 1"]');
  await pressRegion(long.hand, 66);
  await pressRegion(long.hand, 64);
  await press(long.hand, 'footer [data-act="done"]');
  await decided(long.page, start + 4);
  await press(long.hand, 'footer [data-act="done"]');
  await decided(long.page, start + 5);
  assert.equal(long.hand.presses, 6);
  await long.context.close();
  const short = await handAt(SHADOW_GAME, march, LEAVE);
  await pressRegion(short.hand, 66);
  await press(short.hand, '[data-act="march 1 1 at 66"]');
  await pressRegion(short.hand, 64);
  await decided(short.page, start + 4);
  await press(short.hand, 'footer [data-act="done"]');
  await decided(short.page, start + 5);
  assert.equal(short.hand.presses, 4);
  assert.deepEqual([...long.complaints, ...short.complaints], []);
  await short.context.close();
});

test('an attack with a Combat card takes 7 presses, 5 for one who is not asked who stays', async () => {
  const attack = 88;
  const long = await handAt(SHADOW_GAME, attack, {});
  const start = (await turnOf(long.page)).version;
  await press(long.hand, '[data-thing="die 0"]');
  await press(long.hand, '[data-act="attack 0 0"]');
  await pressRegion(long.hand, 64);
  await pressRegion(long.hand, 71);
  await press(long.hand, 'footer [data-act="target 71"]');
  await press(long.hand, 'footer [data-act="done"]');
  await decided(long.page, start + 4);
  await press(long.hand, '[data-thing="card 72"]');
  await decided(long.page, start + 5);
  assert.equal(long.hand.presses, 7);
  await long.context.close();
  const short = await handAt(SHADOW_GAME, attack, LEAVE);
  await pressRegion(short.hand, 64);
  await press(short.hand, '[data-act="attack 0 0 at 64"]');
  await pressRegion(short.hand, 71);
  await press(short.hand, 'footer [data-act="target 71"]');
  await decided(short.page, start + 4);
  await press(short.hand, '[data-thing="card 72"]');
  await decided(short.page, start + 5);
  assert.equal(short.hand.presses, 5);
  assert.deepEqual([...long.complaints, ...short.complaints], []);
  await short.context.close();
});

test('two Regulars are recruited by 6 presses, or by 4 from the first region', async () => {
  const [name, muster] = ['ring', 101];
  const long = await handAt(name, muster, {});
  const start = (await turnOf(long.page)).version;
  const regular = (hand: Hand): Promise<void> => press(hand, '[role=menu] [role=menuitem]:has-text("Gondor Regular")');
  await press(long.hand, '[data-thing="die 2"]');
  await press(long.hand, '[data-act="muster 2 2"]');
  await pressRegion(long.hand, 52);
  await regular(long.hand);
  await decided(long.page, start + 2);
  await pressRegion(long.hand, 56);
  await regular(long.hand);
  await decided(long.page, start + 3);
  assert.equal(long.hand.presses, 6);
  await long.context.close();
  const short = await handAt(name, muster, {});
  await pressRegion(short.hand, 52);
  await press(short.hand, '[data-act="muster 2 2 at 52 figure 6"]');
  await decided(short.page, start + 2);
  await pressRegion(short.hand, 56);
  await regular(short.hand);
  await decided(short.page, start + 3);
  assert.equal(short.hand.presses, 4);
  assert.deepEqual([...long.complaints, ...short.complaints], []);
  await short.context.close();
});

test('the Fellowship is declared four regions away by 4 presses, by one where the way makes no difference', async () => {
  const name = 'conquest-of-the-free-peoples';
  const { taken } = course(name);
  const first = taken.findIndex(({ option }) => option[0] === 'step');
  const way = taken.slice(first, first + 4).map(({ option }) => Number(option[1]));
  const long = await handAt(name, first, {});
  const start = (await turnOf(long.page)).version;
  for (const [i, region] of way.entries()) {
    await pressRegion(long.hand, region);
    await decided(long.page, start + i + 1);
  }
  assert.equal(long.hand.presses, 4);
  await long.context.close();
  const short = await handAt(name, first, {});
  await pressRegion(short.hand, way[3]);
  await decided(short.page, start + 4);
  assert.equal(short.hand.presses, 1);
  assert.deepEqual([...long.complaints, ...short.complaints], []);
  await short.context.close();
});

test('a question is not asked again once the reader says so; it is said what was done, and it can be asked again', async () => {
  for (const [size, lang] of [
    ['desktop', 'en'],
    ['phone', 'uk'],
  ] as const) {
    const guide = course(SHADOW_GAME).taken.findIndex(({ option }, n) => n > 60 && option[0] === 'guide');
    const { context, page, complaints } = await handAt(SHADOW_GAME, guide, {}, size, lang);
    const { version } = await turnOf(page);
    const act = (id: string) => page.locator(`footer [data-act="${id}"]`);
    await act('habit').click();
    await decided(page, version + 1);
    const again = page.locator('[data-tone][role=status] button').first();
    await again.waitFor();
    assert.match(
      (await page.locator('[data-tone][role=status]').first().textContent()) ?? '',
      lang === 'en' ? /the Guide stays/ : /провідник той самий/,
    );
    assert.deepEqual(await seriousFindings(page), []);
    assert.deepEqual(await smallControls(page), []);
    assert.deepEqual(await strangeWords(page, lang), []);
    await page.waitForFunction(() => localStorage.getItem('pony.settings')?.includes('war/guide'));
    // Asked again: taken back, and asked.
    await again.click();
    await act('habit').waitFor();
    assert.ok(!(await page.evaluate(() => localStorage.getItem('pony.settings')))?.includes('war/guide'));
    assert.deepEqual(complaints, []);
    await context.close();
  }
});

test('one who is not asked who stays may want to be asked once, and is asked what was taken back', async () => {
  const { context, page, hand } = await handAt(SHADOW_GAME, 73, LEAVE);
  const { version } = await turnOf(page);
  await pressRegion(hand, 66);
  await press(hand, '[data-act="march 1 1 at 66"]');
  await press(hand, 'footer [data-act="habit-ask"]');
  await pressRegion(hand, 64);
  await decided(page, version + 3);
  await page.locator('[data-thing^="figure "]').first().waitFor();
  await press(hand, 'footer [data-act="done"]');
  await decided(page, version + 4);
  // Taken back: the question stands there and is not answered by itself.
  await page.keyboard.press('u');
  await page.locator('[data-thing^="figure "]').first().waitFor();
  await read(page);
  assert.equal(await page.locator('[data-thing^="figure "]').first().isVisible(), true);
  await context.close();
});

test('the only choice is taken by itself where the settings say so', async () => {
  const single = 57;
  const asked = await handAt(SHADOW_GAME, single - 1, {});
  const { version } = await turnOf(asked.page);
  await pressRegion(asked.hand, 45);
  await decided(asked.page, version + 1);
  assert.equal((await turnOf(asked.page)).version, version + 1);
  await asked.context.close();
  const taken = await handAt(SHADOW_GAME, single - 1, { singles: true });
  await pressRegion(taken.hand, 45);
  await decided(taken.page, version + 2);
  await taken.page.locator('[data-thing^="figure "]').first().waitFor();
  await taken.context.close();
});
