/** Golden games of War of the Ring as prepared positions, and a hand that plays them on press by press. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { apply, type BaseView, type GameEvent, type Option, options, parseRecord, start } from '@pony/engine';
import { loadGame } from '@pony/games';
import { decide, fromRecord, look, type Sitter, type Table } from '@pony/table';
import type { Page } from 'playwright-core';
import { TARGETS, type Targets } from '../../../games/war/ui/point/targets.ts';
import { PATIENCE } from './patience.ts';
import { changed, focusAim, type Means, read, stateOf, versionIn } from './play.ts';
import { keptNow } from './store.ts';
import { BOT, FRIEND, YOU } from './tables.ts';

const { dieOf } = TARGETS;
const { game } = await loadGame('war');

export const goldenWar = (name: string): string =>
  readFileSync(new URL(`../../../games/war/golden/${name}.record`, import.meta.url), 'utf8');

const courses = new Map<string, Table>();
/** A whole golden game, played once. */
export function course(name: string): Table {
  const table = courses.get(name) ?? fromRecord(game, goldenWar(name));
  courses.set(name, table);
  return table;
}

/** The decisions after `from` up to `to`. */
export interface Span {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** What decision `n` of a golden game brought about, the first is 1. */
export const said = (name: string, n: number): string[] => course(name).taken[n - 1].events.map(({ say }) => say);
export const verbAt = (name: string, n: number): string => course(name).taken[n - 1].option[0];

const spans = (name: string, ends: (n: number) => boolean): Span[] => {
  const out: Span[] = [];
  let from = 0;
  course(name).taken.forEach((_, i) => {
    if (!ends(i + 1)) return;
    out.push({ name, from, to: i + 1 });
    from = i + 1;
  });
  return out;
};

interface Within {
  readonly told: readonly GameEvent[];
  readonly says: Set<string>;
  readonly verbs: Set<string>;
  readonly count: number;
}

/** Everything told within a span, and every verb chosen in it. */
export function within({ name, from, to }: Span): Within {
  const numbers = Array.from({ length: to - from }, (_, i) => from + i + 1);
  return {
    told: course(name)
      .taken.slice(from, to)
      .flatMap(({ events }) => events),
    says: new Set(numbers.flatMap((n) => said(name, n))),
    verbs: new Set(numbers.map((n) => verbAt(name, n))),
    count: to - from,
  };
}

function first(kind: string, all: readonly Span[], fits: (found: ReturnType<typeof within>) => boolean): Span {
  const found = all.filter((span) => fits(within(span))).sort((a, b) => a.to - a.from - (b.to - b.from))[0];
  if (!found) throw new Error(`no ${kind} of the golden games is like this`);
  return found;
}

/** The shortest turn of some golden games that is as wanted; it ends when the next one has begun. */
export const turnLike = (names: readonly string[], fits: (found: ReturnType<typeof within>) => boolean): Span =>
  first(
    'turn',
    names.flatMap((name) => spans(name, (n) => said(name, n).includes('turn')).slice(1)),
    fits,
  );

/** The shortest action of some golden games that is as wanted: from the choice of the die to its last consequence. */
export const actionLike = (names: readonly string[], fits: (found: ReturnType<typeof within>) => boolean): Span =>
  first(
    'action',
    names.flatMap((name) => {
      const { taken } = course(name);
      return spans(name, (n) => n === taken.length || dieOf(taken[n].option) >= 0 || said(name, n).includes('turn'));
    }),
    fits,
  );

/** Moments of golden games at which a seat chooses among this many Combat cards, one a game. */
export const handsOf = (names: readonly string[], cards: number): { name: string; from: number }[] =>
  names.flatMap((name) => {
    const { rules, options: given, seed, taken } = course(name);
    const { state } = start(rules, given, seed);
    const from = taken.findIndex(({ seat, option }) => {
      const offered = options(rules, state, seat);
      const fits =
        offered.some(([verb]) => verb === 'no') && offered.filter(([verb]) => verb === 'card').length >= cards;
      apply(rules, state, seat, option);
      return fits;
    });
    return from < 0 ? [] : [{ name, from }];
  });

/** A golden game after some of its decisions, with other people at it. */
export const warAt = (name: string, decisions: number, seats: readonly Sitter[] = [YOU, FRIEND]): Table =>
  fromRecord(game, parseRecord(goldenWar(name)), { decisions, seats });

interface Wish {
  readonly act: string;
  readonly verb: string;
  readonly thing: string | null;
  readonly region: number | null;
  readonly die: number;
}

/** How to get at an option, for one who sees this. */
function wishOf(view: BaseView, option: Option, { thingOf, dieOf }: Targets): Wish {
  const thing = thingOf(option, view as unknown as Parameters<typeof thingOf>[1]);
  return {
    act: option.join(' '),
    verb: option[0],
    thing: thing && thing.kind !== 'region' ? `${thing.kind} ${thing.id}` : null,
    region: thing?.kind === 'region' ? thing.id : null,
    die: dieOf(option),
  };
}

interface Goal {
  readonly x: number;
  readonly y: number;
  readonly what: string;
  /** The press only lifts the cover between two people at one screen. */
  readonly cover?: boolean;
  /** The press takes the option. */
  readonly decides?: boolean;
  /** The map is to be dragged so far, because the region is out of sight. */
  readonly drag?: { readonly x: number; readonly y: number };
}

/** What to press next so that an option is taken in the end; it is marked with data-aim. */
const aimAt = (page: Page, wish: Wish): Promise<Goal | null> =>
  page.evaluate(({ act, verb, thing, region, die }) => {
    const inWindow = (x: number, y: number): boolean => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
    const hit = (one: Element, x: number, y: number): boolean => {
      const spot = inWindow(x, y) ? document.elementFromPoint(x, y) : null;
      return spot !== null && (one === spot || one.contains(spot));
    };
    const place = (one: Element): { x: number; y: number } | null => {
      const box = one.getBoundingClientRect();
      if (box.width === 0) return null;
      const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
      if (hit(one, middle.x, middle.y)) return middle;
      const tries = Array.from({ length: 400 }, (_, i) => ({
        x: box.left + (((i % 20) + 0.5) / 20) * box.width,
        y: box.top + ((Math.floor(i / 20) + 0.5) / 20) * box.height,
      }));
      const far = (spot: { x: number; y: number }): number => Math.hypot(spot.x - middle.x, spot.y - middle.y);
      // With room around it: a finger that is half a point off still hits it.
      const roomy = ({ x, y }: { x: number; y: number }): boolean =>
        [-4, 0, 4].every((dx) => [-4, 0, 4].every((dy) => hit(one, x + dx, y + dy)));
      const free = tries.filter(roomy).sort((a, b) => far(a) - far(b));
      return free[Math.floor(free.length / 8)] ?? null;
    };
    const seen = (selector: string, lit = false): Element[] =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => {
        if (one.ariaDisabled === 'true') return false;
        const state = one.dataset.state ?? one.querySelector<HTMLElement>('[data-state]')?.dataset.state;
        if (lit && state !== 'legal' && one.dataset.lit === undefined) return false;
        if (!one.closest('[data-region]')) one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        return place(one) !== null;
      });
    const wants = (selector: string | null, lit = false): Element | undefined =>
      selector ? seen(selector, lit)[0] : undefined;
    const rings = verb === 'ring' && !document.querySelector('[data-thing^="ring "][data-state=selected]');
    const found =
      wants('[role=alertdialog] button') ??
      wants(`[data-act="${act}"]`) ??
      wants(rings ? '[data-thing^="ring "]' : null, true) ??
      wants(region === null ? null : `[data-region="${region}"]`, true) ??
      wants(thing === null ? null : `[data-thing="${thing}"]`, true) ??
      wants(verb === 'play' ? '[data-act=hand]' : null) ??
      wants(verb === 'corrupt' ? '[data-act=sovereigns]' : null) ??
      wants(die < 0 ? null : `[data-thing="die ${die}"]`, true);
    const at = found && place(found);
    const away = region === null ? null : document.querySelector(`[data-region="${region}"][data-state=legal]`);
    const map = away?.closest('[role=group]');
    if (away && map && !at) {
      const box = map.getBoundingClientRect();
      const goal = away.getBoundingClientRect();
      const most = (far: number, room: number): number => Math.max(-room * 0.4, Math.min(room * 0.4, far));
      const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
      const drag = {
        x: most(middle.x - (goal.left + goal.width / 2), box.width),
        y: most(middle.y - (goal.top + goal.height / 2), box.height),
      };
      const starts = [0, -0.1, 0.1, -0.2, 0.2].map((part) => ({
        x: middle.x - drag.x / 2,
        y: middle.y - drag.y / 2 + box.height * part,
      }));
      const start = starts.find(({ x, y }) => hit(map, x, y));
      return start ? { ...start, what: 'the map', drag } : null;
    }
    if (!found || !at) return null;
    for (const old of document.querySelectorAll('[data-aim]')) old.removeAttribute('data-aim');
    (found as HTMLElement).dataset.aim = '';
    const decides = found.getAttribute('data-act') === act;
    const cover = found.closest('[role=alertdialog]') !== null;
    return { ...at, cover, what: found.getAttribute('aria-label') ?? found.textContent ?? '', decides };
  }, wish);

const FRAMES_OF_REST = 6;

/** Drags the map with a finger or the mouse; by keys it follows the focus. */
async function dragBy(page: Page, { x, y, drag = { x: 0, y: 0 } }: Goal, means: Means): Promise<void> {
  const way = [0.3, 0.6, 0.9, 1].map((part) => ({ x: x + drag.x * part, y: y + drag.y * part }));
  if (means === 'mouse') {
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (const spot of way) await page.mouse.move(spot.x, spot.y);
    await page.mouse.up();
    return;
  }
  const line = await page.context().newCDPSession(page);
  await line.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  for (const spot of way) await line.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [spot] });
  // The finger rests before it is lifted: after a throw the browser takes the next tap for a stop.
  for (let frame = 0; frame < FRAMES_OF_REST; frame++) await page.evaluate(() => new Promise(requestAnimationFrame));
  await line.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await line.detach();
}

async function press(page: Page, goal: Goal, means: Means): Promise<void> {
  if (goal.drag && means !== 'keys') await dragBy(page, goal, means);
  else if (means === 'mouse') await page.mouse.click(goal.x, goal.y);
  else if (means === 'touch') await page.touchscreen.tap(goal.x, goal.y);
  else {
    await focusAim(page);
    await page.keyboard.press('Enter');
  }
}

export const versionOf = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.querySelector<HTMLElement>('[data-version]')?.dataset.version ?? -1));

const MOST_PRESSES = 16;

/** Takes one option as a person does: cover, die, action, region, card, button, whatever leads to it; says by how many presses. */
export async function take(
  page: Page,
  view: BaseView,
  option: Option,
  means: Means,
  targets: Targets = TARGETS,
): Promise<number> {
  const version = await versionOf(page);
  const wish = wishOf(view, option, targets);
  const pressed: string[] = [];
  let heard = 0;
  for (const end = performance.now() + PATIENCE; pressed.length < MOST_PRESSES && performance.now() < end; ) {
    const before = await stateOf(page);
    if (versionIn(before) > version) return heard;
    await read(page);
    const goal = await aimAt(page, wish);
    if (goal) {
      await press(page, goal, means);
      pressed.push(goal.what);
      const answered = await changed(page, before, goal.decides ?? false);
      if (answered && !goal.cover) heard += 1;
    } else await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  if ((await versionOf(page)) > version) return heard;
  throw new Error(`${wish.act} is not taken; pressed ${pressed.join(' / ')}; the page: ${await stateOf(page)}`);
}

/** Plays a span of a golden game at a page that stands at its beginning; `each` may look after every decision. */
export async function playSpan(
  page: Page,
  { name, from, to }: Span,
  means: Means,
  each?: (n: number, page: Page) => Promise<void>,
): Promise<number> {
  const shadow = warAt(name, from);
  let presses = 0;
  const { taken } = course(name);
  for (let n = from; n < to; n++) {
    const { seat, option } = taken[n];
    await page.locator(`[data-version="${n}"]`).waitFor();
    presses += await take(page, look(shadow.rules, shadow.state, [seat]).view, option, means);
    decide(shadow, seat, option);
    await each?.(n + 1, page);
  }
  return presses;
}

/** The table on this device stands where the golden game stood: same decisions, same dice, same checksums. */
export async function asRecorded(page: Page, { name, to }: Span): Promise<void> {
  const { summary, saved } = await keptNow(page);
  const { record } = JSON.parse(saved) as { record: string };
  const checksums = (text: string): string[] =>
    parseRecord(text)
      .lines.slice(0, to)
      .map(({ hash }) => hash);
  assert.equal(summary.decisions, to);
  assert.deepEqual(checksums(record), checksums(goldenWar(name)));
}

/** The first moment of some golden games in which somebody is about to decide as wanted, in the middle of the game if it can be. */
export function momentLike(names: readonly string[], verb: string, fits: (found: Span) => boolean = () => true): Span {
  const early: Span[] = [];
  for (const name of names)
    for (const [from, { option }] of course(name).taken.entries()) {
      const span = { name, from, to: from + 1 };
      if (option[0] !== verb || !fits(span)) continue;
      if (from > 100) return span;
      early.push(span);
    }
  if (early.length === 0) throw new Error(`in no golden game it comes to ${verb} like this`);
  return early[0];
}

/** A table at a moment; who decides there is the reader, the other side is a bot's. */
export function readerAt({ name, from }: Span): Table {
  const seat = course(name).taken[from]?.seat ?? 0;
  return warAt(name, from, seat === 0 ? [YOU, BOT] : [BOT, YOU]);
}
