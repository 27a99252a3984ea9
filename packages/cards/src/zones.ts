/** Zones: their numbers, whose they are, who sees into them, who knows what lies hidden there. */
import type { Seat } from '@pony/engine';
import type { Kernel } from './kernel.ts';
import type { CardState, ZoneClass } from './types.ts';

/** Everybody, spectators too. */
export const ALL = -1;

/** Shared zones come first; then all kinds once more for every seat. */
export function zoneOf<S extends CardState>(k: Kernel<S>, kind: number, seat: Seat = -1): number {
  const own = k.spec.zones[kind].each === true;
  if (own !== seat >= 0)
    throw new Error(`zone ${k.spec.zones[kind].id} ${own ? 'needs a seat' : 'belongs to no seat'}`);
  return kind + k.spec.zones.length * (seat + 1);
}

export const kindOf = <S extends CardState>(k: Kernel<S>, zone: number): number => zone % k.spec.zones.length;
export const seatOf = <S extends CardState>(k: Kernel<S>, zone: number): Seat =>
  Math.floor(zone / k.spec.zones.length) - 1;
export const classOf = <S extends CardState>(k: Kernel<S>, zone: number): ZoneClass =>
  k.classes[zone % k.classes.length];

export const inPlay = <S extends CardState>(k: Kernel<S>, s: S, card: number): boolean =>
  classOf(k, s.zone[card]) === 'play';

/** Bits of the seats that see every face in a zone. */
export function seesInto<S extends CardState>(k: Kernel<S>, zone: number): number {
  const eyes = k.eyes[zone % k.eyes.length];
  return eyes === 1 ? 1 << seatOf(k, zone) : eyes;
}

/** Bits of the seats that know a card's face. */
export function seers<S extends CardState>(k: Kernel<S>, s: S, card: number): number {
  const into = seesInto(k, s.zone[card]);
  return into === ALL ? ALL : into | s.knows[card];
}

export function sees<S extends CardState>(k: Kernel<S>, s: S, seat: Seat | null, card: number): boolean {
  const bits = seers(k, s, card);
  return bits === ALL || (seat !== null && (bits & (1 << seat)) !== 0);
}

/** The zone of what carries the card (CG-18.17). */
export function placeOf<S extends CardState>(s: S, card: number): number {
  let at = card;
  while (s.host[at] >= 0) at = s.host[at];
  return s.zone[at];
}

/** Cards on a card, or under it when it is a stand-in. */
export function carried<S extends CardState>(k: Kernel<S>, s: S, host: number, out: number[] = []): number[] {
  for (let i = 0; i < s.play.length; i++) if (s.host[s.play[i]] === host) out.push(s.play[i]);
  const { under } = k.spec.places;
  if (under !== undefined) for (const card of s.piles[zoneOf(k, under)]) if (s.host[card] === host) out.push(card);
  return out;
}

/** The zones of a seat from which texts work as from a hand. */
export function handZones<S extends CardState>(k: Kernel<S>, seat: Seat): readonly number[] {
  k.hands[seat] ??= zonesFor(k, seat).filter((zone) => seatOf(k, zone) === seat && classOf(k, zone) === 'hand');
  return k.hands[seat];
}

/** Hidden zones from which a seat's cards might come: its hand, its deck, what lies face down. */
export function hiddenZones<S extends CardState>(k: Kernel<S>, seat: Seat): readonly number[] {
  k.hidden[seat] ??= zonesFor(k, seat).filter((zone) => seesInto(k, zone) !== ALL);
  return k.hidden[seat];
}

/** The zones of a seat, then the shared ones. */
const zonesFor = <S extends CardState>(k: Kernel<S>, seat: Seat): number[] => {
  const kinds = k.spec.zones.map((_, kind) => kind);
  return [...kinds.map((kind) => kind + kinds.length * (seat + 1)), ...kinds];
};
