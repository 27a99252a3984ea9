/** What a player of a team decides by rule of thumb: cards for the team-mate, decks, mixed Armies (WR-11). */

import type { Frame, Option, Seat } from '@pony/engine';
import { CHARACTER } from '../src/data.ts';
import { deckOfCard, playerOfCard, typeOfCard } from '../src/edition.ts';
import type { CardNo, Place, Side } from '../src/ids.ts';
import { commanderAt } from '../src/rules/command.ts';
import { refuseRequirements } from '../src/rules/events.ts';
import { actorOf, isFor, mateOf, sideOfSeat, teamOf } from '../src/seats.ts';
import type { War } from '../src/state.ts';
import { highest } from './marches.ts';
import type { Habit } from './memory.ts';

/** What a card in a player's hand is worth keeping: one for his team-mate alone only serves in battle. */
function keeping(s: War, seat: Seat, card: CardNo): number {
  if (!isFor(s, seat, playerOfCard(s, card))) return -1;
  const playable = refuseRequirements(s, sideOfSeat(s, seat), card) === null ? 1 : 0;
  return playable + (typeOfCard(s, card) === CHARACTER ? 0.5 : 0);
}

/** A card that the team-mate alone can play, -1 for none. */
const forMate = (s: War, seat: Seat, options: readonly Option[]): number =>
  options.findIndex((option) => option[0] === 'give' && !isFor(s, seat, playerOfCard(s, option[1])));
const declines = (options: readonly Option[]): number => options.findIndex((option) => option[0] === 'no');

/** He offers what he cannot play. */
const offers: Habit = (s, _side, options, f) => {
  const found = forMate(s, (f as Frame & { from: Seat }).from, options);
  return found >= 0 ? found : declines(options);
};

/** He gives what he cannot play, else a card of no use now; one that could be played at once he keeps. */
const answers: Habit = (s, _side, options, f) => {
  const seat = mateOf(s, (f as Frame & { from: Seat }).from);
  const found = forMate(s, seat, options);
  if (found >= 0) return found;
  const worst = highest(options, (option) => (option[0] === 'give' ? -keeping(s, seat, option[1]) : -9));
  return keeping(s, seat, options[worst][1]) < 1 ? worst : declines(options);
};

/** The deck of which he holds fewer cards. */
const draws: Habit = (s, side, options, f) => {
  const hand = s.hands[teamOf(s, side)[(f as Frame & { drawn: number }).drawn]];
  return highest(options, (option) => -hand.filter((card) => deckOfCard(s, card) === option[1]).length);
};

const yesOrNo = (yes: boolean, options: readonly Option[]): number =>
  options.findIndex((option) => option[0] === (yes ? 'yes' : 'no'));

/** Whoever would command the mixed Army proposes it; the other agrees. */
const proposes: Habit = (s, _side, options, f) => {
  const { side, place } = f as Frame & { side: Side; place: Place };
  return yesOrNo(commanderAt(s, side, place) === actorOf(s, side), options);
};

export const TEAM: Readonly<Record<string, Habit>> = {
  'exchange/offer': offers,
  'exchange/answer': answers,
  'team-draw/deck': draws,
  'armies-meet/propose': proposes,
  'armies-meet/agree': (_s, _side, options) => yesOrNo(true, options),
  'hand-limit/discard': (s, _side, options, f) =>
    highest(options, (option) => -keeping(s, (f as Frame & { seat: Seat }).seat, option[1])),
};
