/** What is hidden, what is seen, and what must always hold (KM-10.18 to KM-10.20). */
import { below, type Frame, shuffle } from '@pony/engine';
import { hasUnits } from '../../src/board.ts';
import { TILE_EYE } from '../../src/data.ts';
import { editionOf, isStandardTile, tileValue } from '../../src/edition.ts';
import type { SeatNo } from '../../src/ids.ts';
import type { War } from '../../src/state.ts';
import { huntOdds } from '../../src/view/hunt.ts';
import type { WarView } from '../../src/view.ts';
import { type Attempt, attempt } from './attempt.ts';
import { AWAKENED, CROWNS, GREY, HOME, isCrown, RESISTANCE, SOVEREIGNS } from './data.ts';
import { corruptionLevel, isAwakened, isCorrupted, isGrey } from './sovereigns.ts';
import { kingsOf, seesDraw, seesTiles } from './state.ts';

/** A Sovereign as a seat sees him. */
export interface SovereignView {
  state: 'grey' | 'awakened' | 'corrupted' | 'out';
  /** Character that stands for him. */
  character: number;
  region: number;
  /** Face-down tiles: their faces where they are seen, else null; how many. */
  tiles: number[] | null;
  count: number;
  crowns: number[];
  resistance: number;
  token: number;
  named: boolean;
}
export interface KingsView {
  kings: {
    sovereigns: SovereignView[];
    /** By side: the Ruler die is in the pool. */
    ruler: boolean[];
    held: number[] | null;
    heldCount: number;
    aside: number[];
    /** Sovereign of the attempt under way, -1 for none. */
    tempted: number;
    corruptor: SeatNo;
  };
}

const temptedNow = (s: War): number => {
  const frame = s.stack.findLast((one) => one.p === attempt.name);
  return frame ? (frame as Frame & Attempt).who : -1;
};

export function view(s: War, seat: SeatNo | null, seen: WarView): KingsView & Pick<WarView, 'hunt'> {
  const k = kingsOf(s);
  const hidden = SOVEREIGNS.flatMap((_, i) => (seesTiles(s, seat, i) ? [] : k.tiles[i]));
  const held = seesDraw(s, seat) ? [] : k.held;
  return {
    // KM-10.20: odds of a pool in which the hidden tiles might lie
    hunt: { ...seen.hunt, odds: huntOdds({ ...s, pool: [...s.pool, ...hidden, ...held] }) },
    kings: {
      sovereigns: SOVEREIGNS.map((_, i) => {
        const state = isGrey(s, i) ? 'grey' : isAwakened(s, i) ? 'awakened' : isCorrupted(s, i) ? 'corrupted' : 'out';
        const character = state === 'awakened' ? AWAKENED[i] : GREY[i];
        return {
          state,
          character,
          region: state === 'corrupted' ? HOME[i] : s.at[character],
          tiles: seesTiles(s, seat, i) ? k.tiles[i].slice() : null,
          count: k.tiles[i].length,
          crowns: k.crowns[i].slice(),
          resistance: RESISTANCE[i],
          token: k.tokens[i],
          named: (k.named & (1 << i)) !== 0,
        };
      }),
      ruler: k.ruler.map((one) => one === 1),
      held: seesDraw(s, seat) ? k.held.slice() : null,
      heldCount: k.held.length,
      aside: k.aside.slice(),
      tempted: temptedNow(s),
      corruptor: k.corruptor,
    },
  };
}

const isNumber = (s: War, tile: number): boolean =>
  isStandardTile(s, tile) && !isCrown(tile) && tileValue(s, tile) !== TILE_EYE;

/** Numbered tiles change places between the pool and whatever lies face down before this seat. */
export function determinize(s: War, seat: SeatNo | null, rng: number[]): void {
  const k = kingsOf(s);
  const unseen = SOVEREIGNS.map((_, i) => i).filter((i) => k.tiles[i].length > 0 && !seesTiles(s, seat, i));
  const holdsUnseen = k.held.length > 0 && !seesDraw(s, seat);
  if (unseen.length === 0 && !holdsUnseen) return;
  const loose = s.pool.filter((tile) => isNumber(s, tile));
  for (const i of unseen) loose.push(...k.tiles[i]);
  if (holdsUnseen) loose.push(...k.held);
  const rest = s.pool.filter((tile) => !isNumber(s, tile));
  const truth = [
    ...unseen.flatMap((i) => k.tiles[i]),
    ...loose.filter((tile) => !unseen.some((i) => k.tiles[i].includes(tile))),
  ];
  shuffle(rng, loose);
  // the hardest first: few points to spare for many tiles
  const order = unseen.slice().sort((a, b) => RESISTANCE[a] / k.tiles[a].length - RESISTANCE[b] / k.tiles[b].length);
  for (const i of order) k.tiles[i] = deal(s, loose, k.tiles[i].length, RESISTANCE[i] - 1);
  if (unseen.some((i) => corruptionLevel(s, i) >= RESISTANCE[i])) {
    exchange(s, unseen, truth, rng);
    loose.splice(0, loose.length, ...truth.slice(unseen.reduce((sum, i) => sum + k.tiles[i].length, 0)));
  }
  if (holdsUnseen) k.held = loose.splice(0, k.held.length);
  s.pool = [...rest, ...loose];
}

/** Where the tiles are too heavy for all that: as they truly lie (`tiles`, Sovereign by Sovereign, the others last), then by pairs. */
function exchange(s: War, unseen: readonly number[], tiles: number[], rng: number[]): void {
  const k = kingsOf(s);
  const lay = (): void => {
    let from = 0;
    for (const i of unseen) {
      k.tiles[i] = tiles.slice(from, from + k.tiles[i].length);
      from += k.tiles[i].length;
    }
  };
  const swap = (a: number, b: number): void => {
    [tiles[a], tiles[b]] = [tiles[b], tiles[a]];
    lay();
  };
  lay();
  for (let n = 0; n < EXCHANGES; n++) {
    const [a, b] = [below(rng, tiles.length), below(rng, tiles.length)];
    swap(a, b);
    if (unseen.some((i) => corruptionLevel(s, i) >= RESISTANCE[i])) swap(a, b);
  }
}
const EXCHANGES = 60;

/** So many tiles, of no more points together than a Sovereign bears: any, but the last ones may have to be small. */
function deal(s: War, loose: number[], count: number, bearable: number): number[] {
  const out: number[] = [];
  let left = bearable;
  for (let n = count; n > 0; n--) {
    const small = loose.map((tile) => tileValue(s, tile)).sort((a, b) => a - b);
    const least = small.slice(0, n - 1).reduce((sum, value) => sum + value, 0);
    const at = loose.findIndex((tile) => tileValue(s, tile) + least <= left);
    const [tile] = loose.splice(at < 0 ? loose.findIndex((one) => tileValue(s, one) === small[0]) : at, 1);
    out.push(tile);
    left -= tileValue(s, tile);
  }
  return out;
}

function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(`impossible state: ${what}`);
}

export function invariants(s: War): void {
  const k = kingsOf(s);
  for (let i = 0; i < SOVEREIGNS.length; i++) {
    const states = [isGrey(s, i), isAwakened(s, i), isCorrupted(s, i)].filter(Boolean).length;
    must(states <= 1, 'KM-1.3 a Sovereign is in one state');
    if (!isGrey(s, i)) must(k.tiles[i].length + k.crowns[i].length === 0, 'KM-9.15 tiles lie on grey Sovereigns alone');
    else must(corruptionLevel(s, i) < RESISTANCE[i], 'KM-12.3 a grey Sovereign bears his tiles');
    if (isGrey(s, i) && s.field < 0) must(hasUnits(s, 0, s.at[GREY[i]]), 'KM-6.3 a grey Sovereign has an Army');
  }
  const all = [...s.pool, ...s.drawn, ...s.waiting, ...s.removed, ...k.held, ...k.aside];
  for (const list of [...k.tiles, ...k.crowns]) all.push(...list);
  must(new Set(all).size === all.length, 'KM-10.12 tiles are conserved');
  const standard = editionOf(s).tiles.starting.filter(Boolean).length;
  must(
    all.filter((tile) => isStandardTile(s, tile) && editionOf(s).tiles.starting[tile]).length === standard,
    'KM-2.7',
  );
  must(
    CROWNS.every((tile) => all.includes(tile)),
    'KM-4.1 both Kings tiles are there',
  );
}
