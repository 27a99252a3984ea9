/**
 * The law of reach: whatever may be done can be pointed at on something that is really drawn, or stands in words. Every table
 * lists what it draws by a pure function that its own parts use, so that neither can say anything else than the other.
 */
import { type AimOf, EMPTY, findAt, inWords, isLegal, type Offer, type Thing } from './aims.ts';

export const keyOf = ({ kind, id }: Thing): string => `${kind} ${id}`;

/** The things a table draws, by their keys. */
export type Things = ReadonlySet<string>;

/** The legal offers that lead over something that is not drawn, or are neither lit nor said. */
export function unreachable<O extends Offer>(offers: readonly O[], aimOf: AimOf<O>, things: Things): O[] {
  const said = inWords(offers, aimOf, EMPTY);
  return offers.filter((offer) => {
    if (!isLegal(offer)) return false;
    const { path } = aimOf(offer);
    if (path.length === 0) return !said.includes(offer);
    if (!path.every((thing) => things.has(keyOf(thing)))) return true;
    return !findAt(offers, aimOf, EMPTY, path[0])?.offers.includes(offer);
  });
}

/** How far a table reaches from what one seat sees: what is drawn, and how an offer is pointed at there. */
export interface Reach<V, O extends Offer = Offer> {
  drawn(view: V, seat: number, offers: readonly O[]): Things;
  aim(offer: O, view: V, seat: number): ReturnType<AimOf<O>>;
}
