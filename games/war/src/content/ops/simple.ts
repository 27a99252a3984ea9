/** Instructions without a choice of their own, or with one that the rules already ask for. */
import { nazgulIn } from '../../board.ts';
import { COMBAT, NATION_SIDE, REGIONS } from '../../data.ts';
import { companionsOf, tileOfCard } from '../../edition.ts';
import type { Deck, Nation } from '../../ids.ts';
import { drawCard, handLimit } from '../../rules/cards.ts';
import { anyCompanions, moveCompanions as companionsGo, flight, fly } from '../../rules/characters.ts';
import { wearing } from '../../rules/command.ts';
import { hide, reveal as revealFellowship, revealNow, travel } from '../../rules/fellowship.ts';
import { huntRoll, rollOfMove } from '../../rules/hunt.ts';
import { type HuntTile, huntTile, tileFor, WHY } from '../../rules/hunt-tile.ts';
import { mayRaise } from '../../rules/muster.ts';
import { activate, advance, goToWar } from '../../rules/politics.ts';
import { tileInPlay as bringTile } from '../../rules/pool.ts';
import { separate as separateGroup } from '../../rules/separate.ts';
import { corrupt as addCorruption, heal as takeCorruption } from '../../rules/victory.ts';
import { actorOf } from '../../seats.ts';
import { IN_FELLOWSHIP, type War } from '../../state.ts';
import type { Op } from '../types.ts';
import { simply } from './core.ts';

/** It happens to the Fellowship. */
const toFellowship: NonNullable<Op['touches']> = () => ({ fellowship: true });

type Amount = number | ((s: War) => number);
const of = (s: War, amount: Amount): number => (typeof amount === 'number' ? amount : amount(s));

/** Corruption falls. */
export const heal = (points: Amount): Op => simply((s, _f, cx) => takeCorruption(s, of(s, points), cx), toFellowship);
/** Corruption rises. */
export const corrupt = (points: Amount): Op => simply((s, _f, cx) => addCorruption(s, of(s, points), cx), toFellowship);

/** Rolls dice; Corruption changes by `points` for each die of at least `hitOn`. */
export const rollCorruption = (dice: number, hitOn: Amount, points: 1 | -1): Op =>
  simply((s, _f, cx) => {
    const rolled: number[] = [];
    for (let i = 0; i < dice; i++) rolled.push(cx.roll(COMBAT.sides));
    const hits = rolled.filter((natural) => natural >= of(s, hitOn)).length;
    cx.emit('corruption-rolls', { dice: rolled, number: of(s, hitOn), count: hits });
    if (points > 0) addCorruption(s, hits, cx);
    else takeCorruption(s, hits, cx);
  }, toFellowship);

/** WR-9.04: the special Hunt tile of this card comes into play. */
export const tileInPlay: Op = simply((s, f, cx) => bringTile(s, tileOfCard(s, f.card), cx), toFellowship);

/** WR-9.90: SH draws a Hunt tile; `how` says what is special about it (see HuntTile). */
export const drawHuntTile = (how: Partial<HuntTile>): Op =>
  simply((_s, _f, cx) => cx.call(huntTile, { ...tileFor(WHY.card), ...how }), toFellowship);

/** WR-9.100: a Hunt roll as if the Fellowship had moved. */
export const rollHunt: Op = simply((_s, _f, cx) => cx.call(huntRoll, rollOfMove()), toFellowship);

/** WR-8.50: the Fellowship is revealed. */
export const revealTheFellowship: Op = simply((s, _f, cx) => cx.call(revealFellowship, revealNow(s)), toFellowship);

/** The Fellowship moves one step without a die (WR-8.17, WR-8.18). */
export const moveFellowship: Op = simply((_s, _f, cx) => cx.call(travel, { die: -1 }), toFellowship);
export const hideFellowship: Op = simply((s, _f, cx) => hide(s, cx), toFellowship);

/** Nations wake, then advance one box each, in this order. */
export const politics = (how: {
  activate?: readonly number[];
  advance?: readonly number[];
  toWar?: readonly number[];
}): Op =>
  simply(
    (s, f, cx) => {
      const mine = (nation: Nation): boolean => NATION_SIDE[nation] !== f.side || mayRaise(s, nation); // WR-11.15
      for (const nation of how.activate ?? []) activate(s, nation, 'card', -1, cx);
      for (const nation of (how.toWar ?? []).filter(mine)) wearing(s, f.side, nation, () => goToWar(s, nation, cx));
      for (const nation of (how.advance ?? []).filter(mine)) wearing(s, f.side, nation, () => advance(s, nation, cx));
    },
    () => ({ nations: [...(how.activate ?? []), ...(how.toWar ?? []), ...(how.advance ?? [])] }),
  );

/** WR-5.28: cards from a named deck (0 Character, 1 Strategy), hand limit afterwards. */
export const drawCards = (deck: Deck, count: number): Op =>
  simply((s, f, cx) => {
    const seat = actorOf(s, f.side);
    for (let i = 0; i < count; i++) drawCard(s, seat, deck, cx);
    cx.call(handLimit, { seat });
  });

/** Companions on the map; Nazgûl and the Witch-king wherever they are. */
const travellers: NonNullable<Op['touches']> = (s) => ({ characters: companionsOf(s).filter((c) => s.at[c] >= 0) });
const wings: NonNullable<Op['touches']> = (s) => ({
  places: REGIONS.flatMap((_, region) => (nazgulIn(s, region) ? [region] : [])),
});

/** Any, all or none of the Companions on the map move (6.1xx). */
export const moveCompanions: Op = simply((s, _f, cx) => cx.call(companionsGo, anyCompanions(s, 1)), travellers);

/** How far a card lets Companions go (WR-6.126, WR-6.127); `intoSiege` is 1 when they may end in a besieged Stronghold. */
interface Reach {
  readonly extra: number;
  readonly level: number;
  readonly intoSiege: number;
}

/** One Companion or group on the map moves, with a changed reach (WR-6.126, WR-6.127). */
export const moveOneGroup = (reach: Reach): Op =>
  simply(
    (_s, _f, cx) =>
      cx.call(companionsGo, {
        ...reach,
        groups: 1,
        optional: 0,
        moved: 0,
        group: 0,
      }),
    travellers,
  );

/** Any, all or none of the Nazgûl fly, the Witch-king included. */
export const moveNazgul: Op = simply((_s, _f, cx) => cx.call(fly, flight(1, 1)), wings);

/** One Companion or group leaves the Fellowship; removed from the game on the Mordor Track (WR-9.77). */
export const separate = (reach: Reach): Op =>
  simply((_s, _f, cx) => cx.call(separateGroup, { ...reach, group: 0 }), toFellowship);

/** Is anybody in the Fellowship? For branches. */
export const someoneInFellowship = (s: War): boolean => s.at.includes(IN_FELLOWSHIP);
