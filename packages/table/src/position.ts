/** What is found out about the position a table stands at: once, however many seats look and whatever is then decided. */
import { explain, type Offer, type Option, offers, type Refusal, type Seat, sameOption } from '@pony/engine';
import type { Position, Table } from './types.ts';

export function positionOf(table: Table): Position {
  const { rules, state } = table;
  if (table.position?.state !== state) {
    const view = rules.views?.(state) ?? ((seat, also) => rules.view(state, seat, also));
    table.position = { state, offers: new Map(), view, patches: new Map() };
  }
  return table.position;
}

/** Everything a seat might point at now, each with the reason why not, if there is one. */
export function offersOf(table: Table, seat: Seat): readonly Offer[] {
  const position = positionOf(table);
  const known = position.offers.get(seat);
  if (known) return known;
  const found = offers(table.rules, table.state, seat);
  position.offers.set(seat, found);
  return found;
}

/** Why a seat may not take an option now; null when it may. */
export function refusalOf(table: Table, seat: Seat, option: Option): Refusal | null {
  const offered = table.position?.state === table.state ? table.position.offers.get(seat) : undefined;
  const found = offered?.find((one) => sameOption(one.option, option));
  return found ? found.refusal : explain(table.rules, table.state, seat, option);
}
