/** What is hidden, what is seen, and what must always hold (KM-10.18 to KM-10.20). */
import { shuffle } from '@pony/engine';
import { hasUnits } from '../../src/board.ts';
import { TILE_EYE } from '../../src/data.ts';
import { editionOf, isStandardTile, tileValue } from '../../src/edition.ts';
import type { SeatNo } from '../../src/ids.ts';
import { underWay } from '../../src/stack.ts';
import type { War } from '../../src/state.ts';
import { huntOdds } from '../../src/view/hunt.ts';
import type { WarView } from '../../src/view.ts';
import { attempt } from './attempt.ts';
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

const temptedNow = (s: War): number => underWay(s, attempt)?.who ?? -1;

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
  shuffle(rng, loose);
  // the hardest first: few points to spare for many tiles
  const order = unseen.slice().sort((a, b) => RESISTANCE[a] / k.tiles[a].length - RESISTANCE[b] / k.tiles[b].length);
  const slots = order.flatMap((i) => k.tiles[i].map(() => i));
  const left = RESISTANCE.map((points) => points - 1);
  const dealt = deal(s, loose, slots, left) ?? loose.splice(0, slots.length);
  for (const i of order) k.tiles[i] = dealt.filter((_, n) => slots[n] === i);
  if (holdsUnseen) k.held = loose.splice(0, k.held.length);
  s.pool = [...rest, ...loose];
}

/**
 * A tile for each slot (the Sovereign it lies on), of no more points together than he bears: the first that fits and
 * leaves enough small ones for all that follow; null when there is no such deal.
 */
function deal(s: War, loose: number[], [who, ...others]: readonly number[], left: number[]): number[] | null {
  if (who === undefined) return [];
  const tried = new Set<number>();
  for (let at = 0; at < loose.length; at++) {
    const [tile] = loose.splice(at, 1);
    const value = tileValue(s, tile);
    if (value <= left[who] && !tried.has(value)) {
      tried.add(value);
      left[who] -= value;
      const rest = deal(s, loose, others, left);
      if (rest) return [tile, ...rest];
      left[who] += value;
    }
    loose.splice(at, 0, tile);
  }
  return null;
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
