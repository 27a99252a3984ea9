/** What the events in a player's own hand would touch if they were played now. */

import { characterRegion, inFellowship, regionOf } from '../board.ts';
import type { Op, TableCard, Touched } from '../content/types.ts';
import { NATIONS, type Side } from '../data.ts';
import { eventOf } from '../edition.ts';
import type { CardNo, SeatNo } from '../ids.ts';
import { sideOfSeat } from '../seats.ts';
import type { War } from '../state.ts';

/** Everything concerned by a card, each once, in the order of the board. */
export interface CardTouch {
  card: CardNo;
  regions: number[];
  nations: number[];
  fellowship: boolean;
}

function ofTable(s: War, table: TableCard): Touched {
  const nations = NATIONS.flatMap((_, nation) =>
    table.forbidsActivation?.(s, nation, 'card', -1) || table.forbidsMusterAdvance?.(s, nation) ? [nation] : [],
  );
  const places = [...(table.closes ?? []), ...(table.region === undefined ? [] : [table.region])];
  return { places, nations, fellowship: table.hunt !== undefined || table.sparesDie };
}

export function touchOf(s: War, side: Side, card: CardNo): CardTouch {
  const regions = new Set<number>();
  const nations = new Set<number>();
  let fellowship = false;
  const note = (touched: Touched): void => {
    for (const place of touched.places ?? []) if (place >= 0) regions.add(regionOf(s, place));
    for (const nation of touched.nations ?? []) nations.add(nation);
    for (const c of touched.characters ?? []) {
      if (inFellowship(s, c)) fellowship = true;
      else if (s.at[c] >= 0) regions.add(characterRegion(s, c));
    }
    if (touched.fellowship) fellowship = true;
  };
  const walk = (ops: readonly Op[]): void => {
    for (const op of ops) {
      if (op.touches) note(op.touches(s, side));
      if (op.ops) walk(op.ops);
    }
  };
  const { ops, table } = eventOf(s, card);
  walk(ops);
  if (table) note(ofTable(s, table));
  if (fellowship && s.mordor < 0) regions.add(s.bearers);
  const inOrder = (ids: Set<number>): number[] => [...ids].sort((a, b) => a - b);
  return { card, regions: inOrder(regions), nations: inOrder(nations), fellowship };
}

export const touchesOf = (s: War, seat: SeatNo): CardTouch[] =>
  s.hands[seat].map((card) => touchOf(s, sideOfSeat(s, seat), card));
