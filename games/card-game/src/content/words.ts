/**
 * The vocabulary of texts. A card is
 *
 *   character('halbarad', action('reserve', cycleSelf, take(['strider', 'aragorn'], FROM_DECK)))
 *
 * An ability names when it happens (onPlay, onReach, action, event, activation) and its sentences in printed order (CG-21.1).
 * Everything is compulsory unless a sentence says `may`, which leaves out the rest when the player declines.
 */
import { type Cx, type Frame, refusal, type Seat } from '@pony/engine';
import {
  CARDS,
  type FactionId,
  FREE,
  factionNamed,
  IS_PATH,
  LOCATION_SIDE,
  NUMBER,
  SHADOW,
  type Side,
  TITLE,
  TITLES,
  WIELDS,
} from '../data.ts';
import { canForsake, cycleFromHand, forsake } from '../rules/hand.ts';
import { bringable, bringOut, changePath, unusedPaths } from '../rules/locations.ts';
import { cycleFromPlay, eliminate } from '../rules/lose.ts';
import { cycleCard, drawCards, moveCard } from '../rules/piles.ts';
import { refuseLocation } from '../rules/places.ts';
import { apart, drawnApart } from '../rules/play.ts';
import { arrive, CYCLE, DRAW, eachOf, FORSAKE, LEAVE_OUT } from '../rules/texts.ts';
import { activePath, type CardGame, inPlay, inReserve, isActive, locationOf, ON, playerOf } from '../state.ts';
import { chooseCard, chooseLocation, goThere, may as mayAsk, search } from './choices.ts';
import {
  type Ability,
  ACTION,
  type ActionZone,
  type Content,
  ON_ACTIVATION,
  ON_EVENT,
  ON_PLAY,
  ON_REACH,
  type Op,
  type Using,
} from './types.ts';

type Traits = Omit<Content, 'id' | 'abilities'>;
/** A card or location: its id, what it always does, and its abilities in printed order. */
export const card = (id: string, traits: Traits, ...abilities: Ability[]): Content => ({ id, ...traits, abilities });

export const onPlay = (...ops: Op[]): Ability => ({ when: ON_PLAY, ops });
export const onPlayIf = (fits: Ability['fits'], ...ops: Op[]): Ability => ({ when: ON_PLAY, fits, ops });
export const onReach = (fits: Ability['fits'], ...ops: Op[]): Ability => ({ when: ON_REACH, fits, ops });
export const action = (zone: ActionZone, ...ops: Op[]): Ability => ({ when: ACTION, zone, ops });
export const actionIf = (zone: ActionZone, refuse: Ability['refuse'], ...ops: Op[]): Ability => ({
  when: ACTION,
  zone,
  refuse,
  ops,
});
export const event = (...ops: Op[]): Ability => ({ when: ON_EVENT, ops });
export const activation = (...ops: Op[]): Ability => ({ when: ON_ACTIVATION, ops });

/** Places on arrival. */
export const toPath = (s: CardGame, self: number): boolean => s.at[self] >= ON && IS_PATH[locationOf(s, self)];
export const toBattleground = (s: CardGame, self: number): boolean => s.at[self] >= ON && !IS_PATH[locationOf(s, self)];
export const toLocation = (s: CardGame, self: number): boolean => s.at[self] >= ON;
export const toReserve = (s: CardGame, self: number): boolean => inReserve(s, self);

/** All pieces of these titles. */
export const titled = (...ids: string[]): readonly number[] => {
  for (const id of ids) if (!TITLES.includes(id)) throw new Error(`no card is called ${id}`);
  return CARDS.flatMap((_, one) => (ids.includes(TITLES[TITLE[one]]) ? [one] : []));
};
/** The one piece of a title. */
export const the = (id: string): number => titled(id)[0];

// Drawing, cycling, forsaking

export const draw =
  (n: number): Op =>
  (s, f, cx) =>
    drawCards(s, f.seat, n, cx);
/** The player of a faction, whoever that is (CG-3.9); nobody: nothing (CG-3.10). */
export const drawsFor =
  (faction: FactionId, n: number): Op =>
  (s, _f, cx) => {
    const seat = playerOf(s, factionNamed(faction));
    if (seat >= 0) drawCards(s, seat, n, cx);
  };
export const cycles =
  (n: number): Op =>
  (_s, f, cx) =>
    cx.call(cycleFromHand, { seat: f.seat, n });
export const forsakes =
  (n: number): Op =>
  (_s, f, cx) =>
    cx.call(forsake, { seat: f.seat, n, keep: -1 });

/** Steps for each player of a side (CG-7.7, CG-36.7, CG-37.14). */
export const drawing = (n: number): readonly [number, number] => [DRAW, n];
export const cycling = (n: number): readonly [number, number] => [CYCLE, n];
export const forsaking = (n: number): readonly [number, number] => [FORSAKE, n];
const each =
  (side: Side, steps: readonly (readonly [number, number])[]): Op =>
  (s, _f, cx) =>
    eachOf(s, side, steps, cx);
export const eachFree = (...steps: (readonly [number, number])[]): Op => each(FREE, steps);
export const eachShadow = (...steps: (readonly [number, number])[]): Op => each(SHADOW, steps);

/** From here on the text speaks to the player of a faction; nobody: it is left out. */
export const playerIs =
  (faction: FactionId): Op =>
  (s, f) => {
    f.seat = playerOf(s, factionNamed(faction));
    if (f.seat < 0) f.next = LEAVE_OUT;
  };

/** The rest only if the player wants it, and only if it can be paid for. */
export const may: Op = (_s, f, cx) => cx.callFor(f, 'next', mayAsk, { seat: f.seat, src: f.src, result: f.next });
/** CG-25.18: an optional forsake needs something to forsake. */
export const mayForsake: Op = (s, f, cx) => {
  if (canForsake(s, { seat: f.seat, keep: -1 })) may(s, f, cx);
  else f.next = LEAVE_OUT;
};
/** CG-25.6: an optional cycle is paid by forsaking with an empty hand. */
export const mayCycle: Op = mayForsake;

// The card itself

export const cycleSelf: Op = (s, f, cx) => cycleFromPlay(s, f.src, cx);
export const eliminateSelf: Op = (s, f, cx) => eliminate(s, f.src, cx);
/** CG-41.60: only the item; its wielder stays. */
export const cycleItem: Op = (s, f, cx) => {
  cycleCard(s, f.src, true, cx);
  cx.emit('cycled', { card: f.src });
};
export const cycleWielder: Op = (s, f, cx) => cycleFromPlay(s, s.host[f.src], cx);

// Corruption

/** CG-34.5 */
export const corrupt =
  (n: number): Op =>
  (s, _f, cx) => {
    s.corruption += n;
    cx.emit('corruption', { n, total: s.corruption });
  };
/** CG-34.6: never below zero. */
export function healCorruption(s: CardGame, n: number, cx: Cx): void {
  const taken = Math.min(n, s.corruption);
  s.corruption -= taken;
  cx.emit('heals', { n: taken, total: s.corruption });
}

// Searching

export const FROM_DECK = 1;
export const FROM_CYCLE = 2;
/** CG-25.21, CG-25.22: the player takes a card that fits, if there is one. */
export const take =
  (fits: readonly number[], from: number, n = 1): Op =>
  (_s, f, cx) =>
    cx.call(search, { seat: f.seat, src: f.src, fits: fits.slice(), from, n, optional: 0 });
export const mayTake =
  (fits: readonly number[], from: number, n = 1): Op =>
  (_s, f, cx) =>
    cx.call(search, { seat: f.seat, src: f.src, fits: fits.slice(), from, n, optional: 1 });
/** CG-21.5: draw N apart, play up to K of those that fit, cycle the rest. */
export const drawAndPlay =
  (n: number, up: number, fits: readonly number[], place = -1, eliminateFirst = 0): Op =>
  (_s, f, cx) =>
    cx.call(apart, drawnApart(f.seat, n, up, fits, place, eliminateFirst));

// Icons on locations

export function addIcon(s: CardGame, location: number, attack: boolean, cx: Cx): void {
  const i = s.active.indexOf(location);
  if (i < 0) return;
  if (attack) s.addedAttack[i] += 1;
  else s.addedDefence[i] += 1;
  cx.emit(attack ? 'adds-attack' : 'adds-defence', { location });
}
export const attackOnPath: Op = (s, _f, cx) => addIcon(s, activePath(s), true, cx);
export const defenceOnPath: Op = (s, _f, cx) => addIcon(s, activePath(s), false, cx);
/** On the path the text brought out. */
export const defenceOnNewPath: Op = (s, f, cx) => addIcon(s, f.note, false, cx);
export const mark =
  (attack: boolean, fits: (s: CardGame) => number[]): Op =>
  (s, f, cx) => {
    const places = fits(s);
    if (places.length > 0) cx.call(chooseLocation, { seat: f.seat, src: f.src, places, attack: attack ? 1 : 0 });
  };
export const battlegrounds = (s: CardGame): number[] => s.active.filter((location) => !IS_PATH[location]);
export const allActive = (s: CardGame): number[] => s.active.slice();

// Paths and battlegrounds brought out

/** CG-41.34, CG-41.55, CG-12.10: the number of the active path, plus so many. */
const pathNumber = (s: CardGame, plus: number): number => NUMBER[activePath(s)] + plus;
export const newPath =
  (plus: number): Op =>
  (s, f, cx) => {
    f.note = -1;
    if (activePath(s) >= 0)
      cx.callFor(f, 'note', changePath, { seat: f.seat, number: pathNumber(s, plus), result: -1 });
  };

const REFUSE_WORD = {
  noPath: refusal<CardGame>('CG-12.10', 'no-path-left'),
  noBattleground: refusal<CardGame>('CG-10.10', 'no-battleground-fits'),
  notInDeck: refusal<CardGame>('CG-41.32', 'not-in-deck'),
  noActivePath: refusal<CardGame>('CG-23.7', 'no-active-path'),
  noActiveBattleground: refusal<CardGame>('CG-23.7', 'no-active-battleground'),
  noActiveLocation: refusal<CardGame>('CG-23.7', 'no-active-location'),
};
type Refuse = NonNullable<Ability['refuse']>;
/** Why no path of the active number, plus so many, can come out. */
const noPath =
  (plus: number): Refuse =>
  (s) =>
    activePath(s) >= 0 && unusedPaths(s, pathNumber(s, plus)).length > 0 ? null : REFUSE_WORD.noPath;
export const pathAction = (plus: number, ...cost: Op[]): Ability =>
  actionIf('path', noPath(plus), ...cost, newPath(plus));

export const needsPath: Refuse = (s) => (activePath(s) >= 0 ? null : REFUSE_WORD.noActivePath);
export const needsBattleground: Refuse = (s) => (battlegrounds(s).length > 0 ? null : REFUSE_WORD.noActiveBattleground);
export const needsLocation: Refuse = (s) => (s.active.length > 0 ? null : REFUSE_WORD.noActiveLocation);

/** A battleground of a list, out of a deck, out of a scoring area, or either. */
export const bring =
  (fits: readonly number[], fresh: boolean, scored: boolean): Op =>
  (s, f, cx) => {
    const found = bringable(s, fits, fresh, scored);
    f.note = -1;
    if (found.length > 0) cx.callFor(f, 'note', bringOut, { seat: f.seat, fits: found, result: -1 });
  };
export const noBattleground =
  (fits: readonly number[], fresh: boolean, scored: boolean): Refuse =>
  (s) =>
    bringable(s, fits, fresh, scored).length > 0 ? null : REFUSE_WORD.noBattleground;
/** CG-41.32: eliminated to bring a battleground out of its deck. */
export const bringFromDeck = (location: number): Ability =>
  actionIf(
    'reserve',
    (s) => (bringable(s, [location], true, false).length > 0 ? null : REFUSE_WORD.notInDeck),
    eliminateSelf,
    bring([location], true, false),
  );

/** A card goes to a location, whether it came this round or not (CG-20.5). */
function sendTo(s: CardGame, seat: Seat, who: number, location: number, cx: Cx): void {
  cx.emit('moves', { seat, card: who, location });
  moveCard(s, who, location);
  arrive(who, false, cx);
}
const canGo = (s: CardGame, who: number, location: number): boolean =>
  inPlay(s, who) && inReserve(s, who) && isActive(s, location) && refuseLocation(s, who, location) === null;

/** CG-41.75: also of an item forsaken meanwhile; two that fit its line are never in play together (section 17). */
const wielderOf = (s: CardGame, item: number): number =>
  s.host[item] >= 0 ? s.host[item] : (s.play.find((one) => WIELDS[item][one] === 1 && inReserve(s, one)) ?? -1);
/** CG-41.30: the wielder must go to the battleground brought out; it always shows the wielder's faction. */
export const wielderGoes: Op = (s, f, cx) => {
  const wielder = wielderOf(s, f.src);
  if (wielder >= 0) sendTo(s, f.seat, wielder, f.note, cx);
};
/** CG-41.31, CG-41.42: may go to one of these. */
export const mayGo =
  (who: (s: CardGame, f: Frame & Using) => number, places: (s: CardGame, f: Frame & Using) => readonly number[]): Op =>
  (s, f, cx) => {
    const one = who(s, f);
    if (one < 0) return;
    const open = places(s, f).filter((location) => canGo(s, one, location));
    if (open.length > 0) cx.call(goThere, { seat: f.seat, card: one, places: open });
  };

/** Until the end of the round (CG-41.23, CG-41.24). */
export const permits =
  (bit: number): Op =>
  (s) => {
    s.permits |= bit;
  };

// Other cards

/** One of these cards in play is chosen by a player and eliminated; nothing there, nothing happens (CG-25.9). */
export const eliminateOne =
  (fits: (s: CardGame, f: Frame & Using) => number[], faction?: FactionId): Op =>
  (s, f, cx) => {
    const cards = fits(s, f);
    const seat = faction === undefined ? f.seat : playerOf(s, factionNamed(faction));
    if (cards.length > 0 && seat >= 0) cx.call(chooseCard, { seat, src: f.src, cards });
  };

export const standsIn = (s: CardGame, ...ids: readonly number[]): boolean => ids.some((one) => inReserve(s, one));
export const stands = (s: CardGame, ...ids: readonly number[]): boolean => ids.some((one) => inPlay(s, one));

/** Icons a card has while something holds. */
export const iconsAt =
  (location: number, icon: number, n: number): NonNullable<Content['icons']> =>
  (s, self, asked) =>
    asked === icon && locationOf(s, self) === location ? n : 0;

export const isShadowBattlegroundActive = (s: CardGame): boolean =>
  s.active.some((location) => !IS_PATH[location] && LOCATION_SIDE[location] === SHADOW);
