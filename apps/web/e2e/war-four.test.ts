/** War of the Ring with four players over a server, and with Kings of Middle-earth at one screen. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { below, type Option, options, rngOf, type Seat, seedOf } from '@pony/engine';
import { loadGame } from '@pony/games';
import type { Situation } from '@pony/protocol';
import { askedNow, decide, look, openTable, type Sitter, type Table } from '@pony/table';
import type { Page } from 'playwright-core';
import { VERBS } from '../../../games/war/kings/src/verbs.ts';
import { targetsOf } from '../../../games/war/ui/point/targets.ts';
import { onSqlite } from '../../server/test/help/databases.ts';
import { overflow, seriousFindings, smallControls } from './audit.ts';
import { arrive, LANGS, SIZES, type SizeName, turnTo, visitor, walkTo } from './browser.ts';
import { goldenOver, goldenWhen } from './golden.ts';
import { giveUp, holdsAt, nothingHidden, openHouse, type Player, player, seated, tableId, turnAt } from './online.ts';
import { eventually } from './patience.ts';
import type { Means } from './play.ts';
import { sitAt } from './sit.ts';
import { openSite } from './site.ts';
import { keptNow } from './store.ts';
import { openFile } from './study-screens.ts';
import { BOT, keptOf, YOU } from './tables.ts';
import { take, versionOf } from './war.ts';

const site = openSite();

// Four players

const DECISIONS = 12;
const NAMES = ['Ann', 'Боб', 'Cid', 'Ден'];

/** What a player's browser holds at the version its page shows. */
const now = async ({ frames, page }: Player): Promise<Situation> => holdsAt(frames, await versionOf(page));
interface Seats {
  readonly seats: readonly { readonly hand: readonly number[] | null }[];
}
const handsSeen = async (one: Player): Promise<Seats['seats']> => ((await now(one)).view as unknown as Seats).seats;

/** Lays a table of four on the server: the first seat is the caller's, the others have links. */
const layFour = ({ page, name }: Player): Promise<{ id: string; links: string[] }> =>
  page.evaluate(async (called) => {
    const post = async (path: string, body: unknown) => {
      const headers = { 'x-pony': '1', 'content-type': 'application/json' };
      const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
      if (!answer.ok) throw new Error(await answer.text());
      return answer.json();
    };
    await post('/api/guest', { name: called });
    // What this browser adds to the chance of the table, kept as the client keeps it.
    const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    const share = hex(crypto.getRandomValues(new Uint8Array(16)));
    const pledge = hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(share))));
    localStorage.setItem(`pony.share.${pledge}`, share);
    const { table, links } = await post('/api/tables', {
      game: 'war',
      options: { players: '4' },
      seats: [{ kind: 'me', pledge }, { kind: 'link' }, { kind: 'link' }, { kind: 'link' }],
      listed: false,
      watch: true,
      undo: 'consent',
      pace: null,
      timeOut: 'claim',
    });
    return { id: table.id, links: links.map(({ token }: { token: string }) => `/join/${token}`) };
  }, name);

// Kings of Middle-earth

const { game } = await loadGame('war', { kings: 'on' });
const targets = targetsOf(VERBS);
const WANTED: readonly string[] = ['corrupt', 'tile', 'awaken', 'drop'];
const CALM = new Set(['ring', 'skip', 'no', 'pass']);

const lay = (seed: string, seats = [YOU, YOU]): Table => openTable({ game, seed, seats, options: { kings: 'on' } });

/** Wanted verbs first, then whatever is not idle. */
function wish(legal: readonly Option[], rng: number[]): Option {
  for (const verb of WANTED) {
    const found = legal.find((option) => option[0] === verb);
    if (found) return found;
  }
  const calm = legal.filter(([verb]) => !CALM.has(verb));
  const from = calm.length > 0 ? calm : legal;
  return from[below(rng, from.length)];
}

interface Course {
  readonly seed: string;
  /** Decisions before the span, and those of it. */
  readonly before: readonly { seat: Seat; option: Option }[];
  readonly span: readonly { seat: Seat; option: Option }[];
}

/** A few decisions in which a Sovereign is tempted and one awakens. */
function courseOf(): Course {
  for (let i = 0; i < 200; i++) {
    const seed = `kings ${i}`;
    const table = lay(seed);
    const rng = rngOf(seedOf(seed));
    const taken: { seat: Seat; option: Option }[] = [];
    let tempted = -1;
    while (taken.length < 160 && (tempted < 0 || taken.length - tempted < 10)) {
      const [seat] = askedNow(table);
      if (seat === undefined) break;
      const option = wish(options(table.rules, table.state, seat), rng);
      if (option[0] === 'corrupt') tempted = taken.length;
      taken.push({ seat, option });
      decide(table, seat, option);
      if (option[0] === 'awaken' && tempted >= 0)
        return { seed, before: taken.slice(0, tempted), span: taken.slice(tempted) };
    }
  }
  throw new Error('nobody is tempted right before another awakens');
}

/** The options of the table that this device keeps. */
const laidWith = async (page: Page): Promise<string | undefined> => {
  await page.locator('[data-version]').waitFor();
  const { record } = JSON.parse((await keptNow(page)).saved) as { record: string };
  return /^options (.*)$/m.exec(record)?.[1];
};

test('the card of Kings leads to a table of War with it, to its own book and lesson; its variants are offered only with it', async () => {
  const context = await visitor(site.browser);
  const { page, complaints } = await arrive(context, site.address);
  const card = page.getByRole('article', { name: 'Kings of Middle-earth' });
  await card.getByRole('link', { name: 'Rules' }).click();
  await page.locator('#KM-1\\.1').waitFor();
  assert.equal(await page.locator('article[id^=WR-]').count(), 0);
  assert.equal(await page.locator('main header a[href="/learn/kings"]').count(), 1);
  await page.locator('a[href="/learn/war/rules#WR-7.34"]').first().click();
  await page.locator('#WR-7\\.34[data-here]').waitFor();
  await walkTo(page, '/');
  await card.getByRole('link', { name: /^Play now/ }).click();
  assert.equal(await laidWith(page), 'kings=on');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.locator('[role=menu] a[href="/learn/kings"]').waitFor();
  await walkTo(page, '/history');
  await openFile(page, readFileSync(new URL('../../../games/war/kings/golden/kings.record', import.meta.url)));
  await page.locator('[data-player]').waitFor();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.locator('[role=menu] a[href="/learn/kings/rules"]').waitFor();
  const variants = page.getByRole('group', { name: /^Kings: / });
  for (const shelf of ['kings', 'war']) {
    await walkTo(page, `/new/${shelf}`);
    await page.getByRole('radio', { name: 'With the expansion', exact: true }).click();
    await eventually(async () => assert.equal(await variants.count(), 3, shelf));
    await page.getByRole('radio', { name: 'Without the expansion', exact: true }).click();
    await eventually(async () => assert.equal(await variants.count(), 0, shelf));
    await page.getByRole('radio', { name: 'With the expansion', exact: true }).click();
    await page.getByRole('radio', { name: 'Used', exact: true }).click();
    await eventually(async () => assert.ok(await page.getByRole('radio', { name: 'Used', exact: true }).isChecked()));
    await page.getByRole('button', { name: 'Start' }).click();
    assert.deepEqual((await laidWith(page))?.split(' ').sort(), ['dismay-tokens=on', 'kings=on'], shelf);
  }
  assert.deepEqual(complaints, []);
  await context.close();
});

/** Panels beside the map, and words and signs in them, that reach over an edge behind which nothing is seen. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const over = (one: Element, edge: Element): boolean => {
      const [a, b] = [one.getBoundingClientRect(), edge.getBoundingClientRect()];
      return a.width > 0 && (a.right > b.right + 1 || a.bottom > b.bottom + 1 || a.top < b.top - 1);
    };
    const hides = (one: Element): boolean => getComputedStyle(one).overflow !== 'visible';
    const above = (one: Element): Element[] =>
      one.parentElement ? [one.parentElement, ...above(one.parentElement)] : [];
    const panels = [...document.querySelectorAll('[data-version] section')].filter(
      (one) => !one.closest('[data-level]'),
    );
    return panels.flatMap((panel) => {
      const scrolls = getComputedStyle(panel).overflowY === 'auto';
      const inside = [...panel.querySelectorAll('b, em, [role=img]')].filter((one) => !scrolls && over(one, panel));
      const cut = above(panel).some((edge) => hides(edge) && over(panel, edge)) ? [panel] : [];
      return [...cut, ...inside].map((one) => `${panel.getAttribute('aria-label')}: ${one.textContent}`);
    });
  });

const MANY_DICE = 16;
interface Late {
  readonly sides: readonly { readonly dice: readonly number[]; readonly spent: readonly number[] }[];
}
const diceIn = (view: Late): number =>
  view.sides.flatMap(({ dice, spent }) => [...dice, ...spent]).reduce((sum, n) => sum + n, 0);

test('late in a game of four with Kings nothing beside the map is cut off, and whoever plays two parts is called by each', async () => {
  const late = await goldenWhen({
    folder: 'war/kings',
    name: 'kings-of-four',
    mine: [0, 1],
    fits: (view) => diceIn(view as unknown as Late) >= MANY_DICE,
  });
  const { page, complaints, context } = await sitAt(site, keptOf(late, 'late-of-four'));
  for (const size of ['desktop', 'tablet'] as const)
    for (const [theme, lang, ...named] of [
      ['candle', 'uk', 'Гондор', 'Роган'],
      ['light', 'en', 'Gondor', 'Rohan'],
    ] as const) {
      await page.setViewportSize(SIZES[size]);
      await turnTo(page, theme, lang);
      const marks = page.locator('ol:has([aria-current=step]) li');
      await eventually(async () => {
        const words = (await marks.allTextContents()).join();
        for (const name of named) assert.ok(words.includes(name), `${name} is not among ${words}`);
      });
      await eventually(async () => assert.deepEqual(await cutOff(page), [], `${size} ${lang}`));
      assert.deepEqual(await overflow(page, false), [], size);
    }
  assert.deepEqual(complaints, []);
  await context.close();
});

test('the end of a game of four tells the points of every player inside a small phone', async () => {
  const over = await goldenOver('war/kings', 'kings-of-four');
  const { page, complaints, context } = await sitAt(site, keptOf(over, 'over-of-four'), { size: 'phone', lang: 'uk' });
  const stage = page.locator('section[data-size=phone]').first();
  await stage.locator('ul li').nth(3).waitFor();
  assert.equal(await stage.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), 0);
  assert.deepEqual(complaints, []);
  await context.close();
});

const tablets = (page: Page, state: string): Promise<number> => page.locator(`section [data-tablet=${state}]`).count();

test('a Sovereign is tempted and one awakens: by mouse, by touch on a phone, by keys', async () => {
  const { seed, before, span } = courseOf();
  const ways: [Means, SizeName][] = [
    ['mouse', 'desktop'],
    ['touch', 'phone'],
    ['keys', 'desktop'],
  ];
  for (const [means, size] of ways) {
    const table = lay(seed);
    for (const { seat, option } of before) decide(table, seat, option);
    const { page, complaints, context } = await sitAt(site, keptOf(table, `kings-${means}`), { size });
    for (const { seat, option } of span) {
      // The drawn tiles are a stage of their own.
      if (option[0] === 'tile') await page.locator(`section[data-size] [data-thing="tile ${option[1]}"]`).waitFor();
      await take(page, look(table.rules, table.state, [seat]).view, option, means, targets);
      decide(table, seat, option);
    }
    if (size === 'phone') await page.locator('[data-act=sovereigns]').click();
    await eventually(async () => assert.ok((await tablets(page, 'awakened')) > 0, 'the awakened one is shown'));
    assert.deepEqual(complaints, []);
    await context.close();
  }
});

interface Kings {
  readonly kings: { readonly sovereigns: readonly { readonly count: number }[] };
}
/** A game in which a tile lies on a Sovereign, and this seat is asked. */
function tempted(seat: Seat): Table {
  const seed = 'tiles';
  const table = lay(seed);
  const rng = rngOf(seedOf(seed));
  for (let n = 0; n < 400; n++) {
    const [asked] = askedNow(table);
    const { kings } = look(table.rules, table.state, [asked]).view as unknown as Kings;
    if (asked === seat && kings.sovereigns.some(({ count }) => count > 0)) return table;
    const legal = options(table.rules, table.state, asked).filter(([verb]) => verb !== 'awaken');
    decide(table, asked, wish(legal, rng));
  }
  throw new Error('no tile is laid');
}

test('the Free Peoples see backs of tiles, the Shadow their numbers; nothing serious, nothing scrolls', async () => {
  for (const [seat, hidden] of [
    [0, true],
    [1, false],
  ] as const) {
    const table = tempted(seat);
    const sitters: Sitter[] = [seat === 0 ? YOU : BOT, seat === 1 ? YOU : BOT];
    const { page, context } = await sitAt(site, keptOf({ ...table, sitters }, `tiles-${seat}`));
    await page.locator('footer[data-mood=asking]').waitFor();
    const backs = page.locator('[role=img][aria-label="Corruption tile, face down"]');
    await eventually(async () => assert.equal((await backs.count()) > 0, hidden));
    for (const [size, theme, lang] of [
      ['desktop', 'light', 'en'],
      ['phone', 'candle', 'uk'],
    ] as const) {
      await page.setViewportSize(SIZES[size]);
      await turnTo(page, theme, lang);
      if (size === 'phone') await page.locator('[data-act=sovereigns]').click();
      assert.deepEqual(await seriousFindings(page), [], `${size} ${lang}`);
      assert.deepEqual(await overflow(page, false), [], size);
      assert.deepEqual(await smallControls(page), [], size);
    }
    await context.close();
  }
});

// A page that was at a server knows that it has gone: the players of a server come last.
onSqlite((fresh) => {
  test('four browsers play a turn of War; each sees one hand, the order of the turn and who acts', async (t) => {
    const house = await openHouse(await fresh(), t);
    const sizes: SizeName[] = ['desktop', 'tablet', 'desktop', 'phone'];
    const all: Player[] = [];
    for (const [i, name] of NAMES.entries())
      all.push(await player(site.browser, name, { size: sizes[i], lang: LANGS[i % 2] }));
    const [ann, ...others] = all;
    await ann.page.goto(house.address);
    const { id, links } = await layFour(ann);
    for (const [i, { page, name }] of others.entries()) {
      await page.goto(house.address + links[i]);
      await page.locator('form input[autocomplete=nickname]').fill(name);
      await page.locator('form button[type=submit]').click();
      await page.waitForURL('**/online/*');
    }
    await walkTo(ann.page, `/online/${id}`);
    for (const { page } of all) await seated(page);

    const movers = new Set<string>();
    for (let n = 0; n < DECISIONS; n++) {
      const mover = await turnAt(all);
      assert.ok(mover, 'the game goes on');
      movers.add(mover.name);
      const { view, offers } = await now(mover);
      const legal = offers.filter(({ refusal }) => !refusal).map(({ option }) => option);
      const calm = legal.filter(([verb]) => verb !== 'ring' && verb !== 'skip' && verb !== 'no');
      const from = calm.length > 0 ? calm : legal;
      await take(mover.page, view, from[(n * 7) % from.length], mover === all[3] ? 'touch' : 'mouse');
    }
    assert.equal(movers.size, all.length, 'everybody has decided something');
    await turnAt(all);
    for (const [seat, one] of all.entries()) {
      const hands = await handsSeen(one);
      assert.deepEqual(
        hands.map(({ hand }) => hand !== null),
        all.map((_, other) => other === seat),
      );
      await eventually(async () => {
        const marks = one.page.locator('ol:has([aria-current=step]) li');
        assert.deepEqual(
          await marks.evaluateAll((list) => list.map((li) => li.querySelector('span > span')?.textContent)),
          ['I', 'II', 'III', 'IV'],
        );
      });
      assert.deepEqual(await overflow(one.page, false), []);
    }
    const told = all.map(({ name, frames }, seat) => ({ name, seats: [seat], frames: frames.slice() }));
    await giveUp(ann);
    for (const { page } of all) await page.locator('footer[data-mood=over]').waitFor();
    const record = await (await fetch(`${house.address}/api/tables/${tableId(ann.page)}/record`)).text();
    assert.ok((await nothingHidden(record, told)) >= DECISIONS);
    assert.deepEqual(
      all.flatMap(({ complaints }) => complaints),
      [],
    );
    await Promise.all(all.map(({ context }) => context.close()));
  });
});
