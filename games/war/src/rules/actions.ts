/** Chapter IV, 4E: the actions that die results allow. */
import { type Option, refusal } from '@pony/engine';
import { companionsInFellowship } from '../board.ts';
import type { Action, Known } from '../content/types.ts';
import {
  ARMY,
  CHARACTER,
  DECK_COUNT,
  EVENT,
  FACE_COUNT,
  FREE,
  MUSTER,
  NATION_COUNT,
  NATION_SIDE,
  NATIONS_OF,
  SHADOW,
  type Side,
  WILL,
} from '../data.ts';
import { entryOf, guideOf, playerOfCharacter, sideOfCharacter } from '../edition.ts';
import type { Die } from '../ids.ts';
import { MOST } from '../options.ts';
import { actorOf, controls, isFor } from '../seats.ts';
import type { War } from '../state.ts';
import type { OptionOf } from '../verbs.ts';
import { attack, attackersOf, attackOf, canAttack } from './attack.ts';
import { deckAt, drawCard, handLimit } from './cards.ts';
import { anyCompanions, canFly, canMoveCompanions, flight, fly, moveCompanions, usualReach } from './characters.ts';
import { REFUSE_WORN, wear, wornBits } from './command.ts';
import { usesOf } from './dice.ts';
import { enter, refuseEnter } from './enter.ts';
import { paysFor, REFUSE_EVENT, refuseRequirements, refuseSymbol } from './events.ts';
import { canTravel, hide, travel } from './fellowship.ts';
import { LED } from './force.ts';
import { canMarch, march, marchersOf, marchOf } from './movement.ts';
import { canRecruit, recruit, recruitsOf } from './muster.ts';
import { eventPlay, playEvent } from './playing.ts';
import { advance, canAdvance } from './politics.ts';
import { separate } from './separate.ts';
import { isMusterAdvanceForbidden } from './table.ts';

export const REFUSE_MENU = {
  noDie: refusal<War>('WR-4.20', 'no-such-die'),
  otherResult: refusal<War>('WR-4.49', 'die-does-not-do-that'),
  notYours: refusal<War>('WR-4.29', 'not-your-action'),
  noArmyMove: refusal<War>('WR-4.26', 'no-army-can-move'),
  noAttack: refusal<War>('WR-4.26', 'no-army-can-attack'),
  mustPassRight: refusal<War>('WR-4.23', 'may-not-pass'),
  notHidden: refusal<War>('WR-8.13', 'fellowship-revealed'),
  trackFull: refusal<War>('WR-2.53', 'progress-full'),
  alreadyHidden: refusal<War>('WR-8.39', 'already-hidden'),
  onTrack: refusal<War>('WR-8.40', 'on-mordor-track'),
  nobodyToSeparate: refusal<War>('WR-8.40', 'nobody-in-fellowship'),
  nobodyToMove: refusal<War>('WR-4.26', 'nobody-can-move'),
  cannotAdvance: refusal<War>('WR-4.50', 'nation-cannot-advance'),
  advanceForbidden: refusal<War>('WR-5.15', 'advance-forbidden'),
  nothingToRecruit: refusal<War>('WR-4.42', 'nothing-to-recruit'),
  noDiplomat: refusal<War>('WR-6.804', 'no-diplomat'),
  noRing: refusal<War>('WR-4.51', 'no-ring'),
  ringUsed: refusal<War>('WR-4.54', 'ring-used'),
  ringFace: refusal<War>('WR-4.58', 'ring-face'),
  noWill: refusal<War>('WR-4.55', 'ring-no-will'),
  sameFace: refusal<War>('WR-4.52', 'ring-same-face'),
  notController: refusal<War>('WR-11.15', 'not-your-nation'),
  otherMaster: refusal<War>('WR-11.18', 'not-your-character'),
  notRemovable: refusal<War>('WR-5.42', 'not-removable'),
  cannotPayRemoval: refusal<War>('WR-5.42', 'cannot-pay-removal'),
};

/** Options of an action with a die: verb, die, what it is used as. */
export const byDie = (verb: string): readonly (readonly Option[])[] =>
  Array.from({ length: MOST.dice }, (_, die) =>
    Array.from({ length: FACE_COUNT }, (_n, as) => [verb, die, as] as const),
  );
/** The same with something named first. */
const named = (verb: string, size: number): readonly (readonly (readonly Option[])[])[] =>
  Array.from({ length: size }, (_, id) =>
    Array.from({ length: MOST.dice }, (_n, die) =>
      Array.from({ length: FACE_COUNT }, (_m, as) => [verb, id, die, as] as const),
    ),
  );
const MARCH = byDie('march');
const ATTACK = byDie('attack');
const TRAVEL = byDie('travel');
const HIDE = byDie('hide');
const SEPARATE = byDie('separate');
const COMPANIONS_GO = byDie('companions');
const FLY = byDie('fly');
const RECRUIT = byDie('muster');
const PLAY = named('play', MOST.cards);
const DRAW = named('draw', DECK_COUNT);
const ADVANCE = named('advance', NATION_COUNT);
const ENTER = named('enter', MOST.characters);
export function knownOf(s: War, side: Side): Known {
  const marches: boolean[] = [];
  const attacks: boolean[] = [];
  let recruits: boolean | undefined;
  return {
    marches: (led) => (marches[led] ??= canMarch(s, marchOf(side, 1, led))),
    attacks: (led) => (attacks[led] ??= canAttack(s, side, led)),
    recruits: () => (recruits ??= canRecruit(s, { side, count: 0, first: -1 })),
  };
}

const ledFor = (as: number): number => (as === CHARACTER ? LED.byAnybody : LED.byNobody);

/** The one option of an action with a die used as a result. */
export const one =
  (table: readonly (readonly Option[])[]) =>
  (_s: War, _side: Side, die: Die, as: number, out: Option[]): void => {
    out.push(table[die][as]);
  };

export const baseActions: readonly Action[] = [
  {
    verb: 'march', // WR-4.29, WR-4.37
    results: [CHARACTER, ARMY],
    side: null,
    candidates: one(MARCH),
    refuse: (_s, _side, _o, as, known) => (known.marches(ledFor(as)) ? null : REFUSE_MENU.noArmyMove),
    starts: (s, side, as) => marchersOf(s, marchOf(side, 1, ledFor(as))).map((place) => ({ place })),
    act: (_s, side, _o, as, cx) => cx.call(march, marchOf(side, as === ARMY ? 2 : 1, ledFor(as))),
  },
  {
    verb: 'attack', // WR-4.30, WR-4.38
    results: [CHARACTER, ARMY],
    side: null,
    candidates: one(ATTACK),
    refuse: (_s, _side, _o, as, known) => (known.attacks(ledFor(as)) ? null : REFUSE_MENU.noAttack),
    starts: (s, side, as) => attackersOf(s, side, ledFor(as)).map((place) => ({ place })),
    act: (_s, side, _o, as, cx) => cx.call(attack, attackOf(side, ledFor(as))),
  },
  {
    verb: 'play', // WR-4.31, WR-4.39, WR-4.41, WR-4.45
    results: [CHARACTER, ARMY, MUSTER, EVENT],
    side: null,
    candidates: (s, side, die, as, out) => {
      for (const card of s.hands[actorOf(s, side)]) out.push(PLAY[card][die][as]);
    },
    refuse: (s, side, [, card]: OptionOf<'play'>, as) => {
      if (!s.hands[actorOf(s, side)].includes(card)) return REFUSE_EVENT.notInHand;
      const other = refuseSymbol(s, side, card);
      if (other) return other;
      return paysFor(s, as, card) ? refuseRequirements(s, side, card) : REFUSE_EVENT.wrongDie;
    },
    act: (s, side, [, card]: OptionOf<'play'>, as, cx) => cx.call(playEvent, eventPlay(s, side, card, as)),
  },
  {
    verb: 'draw', // WR-4.44
    results: [EVENT],
    side: null,
    candidates: (_s, _side, die, as, out) => {
      for (let deck = 0; deck < DECK_COUNT; deck++) out.push(DRAW[deck][die][as]);
    },
    refuse: (s, side, [, deck]: OptionOf<'draw'>) => (deckAt(s, side, deck).length > 0 ? null : REFUSE_EVENT.emptyDeck),
    act: (s, side, option: OptionOf<'draw'>, _as, cx) => {
      const seat = actorOf(s, side);
      drawCard(s, seat, option[1], cx);
      cx.call(handLimit, { seat });
    },
  },
  {
    verb: 'travel', // WR-4.32
    results: [CHARACTER],
    side: FREE,
    candidates: one(TRAVEL),
    refuse: (s) => (canTravel(s) ? null : s.hidden === 1 ? REFUSE_MENU.trackFull : REFUSE_MENU.notHidden),
    act: (_s, _side, [, die]: OptionOf<'travel'>, _as, cx) => cx.call(travel, { die }),
  },
  {
    verb: 'hide', // WR-4.33; with any die while Strider guides (WR-4.63)
    results: null,
    side: FREE,
    candidates: (s, _side, die, as, out) => {
      if (as === CHARACTER || (as === usesOf(s, FREE, die)[0] && hidesWithAny(s))) out.push(HIDE[die][as]);
    },
    refuse: (s, _side, _o, as) => {
      if (as !== CHARACTER && !hidesWithAny(s)) return REFUSE_MENU.otherResult;
      return s.hidden === 1 ? REFUSE_MENU.alreadyHidden : null;
    },
    act: (s, _side, _o, _as, cx) => hide(s, cx),
    anyFace: (_die, as) => as !== CHARACTER,
  },
  {
    verb: 'separate', // WR-4.34
    results: [CHARACTER],
    side: FREE,
    candidates: one(SEPARATE),
    refuse: (s) => {
      if (s.mordor >= 0) return REFUSE_MENU.onTrack;
      return companionsInFellowship(s) > 0 ? null : REFUSE_MENU.nobodyToSeparate;
    },
    act: (_s, _side, _o, _as, cx) => cx.call(separate, { ...usualReach(), group: 0 }),
  },
  {
    verb: 'companions', // WR-4.35
    results: [CHARACTER],
    side: FREE,
    candidates: one(COMPANIONS_GO),
    refuse: (s) => (canMoveCompanions(s, usualReach()) ? null : REFUSE_MENU.nobodyToMove),
    act: (s, _side, _o, _as, cx) => cx.call(moveCompanions, anyCompanions(s, 0)),
  },
  {
    verb: 'fly', // WR-4.36
    results: [CHARACTER],
    side: SHADOW,
    candidates: one(FLY),
    refuse: (s) => (canFly(s) ? null : REFUSE_MENU.nobodyToMove),
    act: (_s, _side, _o, _as, cx) => cx.call(fly, flight(0, 0)),
  },
  {
    verb: 'advance', // WR-4.40, WR-4.50
    results: [MUSTER],
    side: null,
    candidates: (_s, side, die, as, out) => {
      for (const nation of NATIONS_OF[side]) out.push(ADVANCE[nation][die][as]);
    },
    refuse: (s, side, [, nation]: OptionOf<'advance'>) => {
      if (NATION_SIDE[nation] !== side || !canAdvance(s, nation)) return REFUSE_MENU.cannotAdvance;
      if (!controls(s, actorOf(s, side), nation)) return REFUSE_MENU.notController;
      if ((wornBits(s, side) & (1 << nation)) !== 0) return REFUSE_WORN;
      return isMusterAdvanceForbidden(s, nation) ? REFUSE_MENU.advanceForbidden : null;
    },
    act: (s, side, [, nation]: OptionOf<'advance'>, _as, cx) => {
      wear(s, side, 1 << nation);
      advance(s, nation, cx);
    },
  },
  {
    verb: 'muster', // WR-4.42
    results: [MUSTER],
    side: null,
    candidates: one(RECRUIT),
    refuse: (_s, _side, _o, _as, known) => (known.recruits() ? null : REFUSE_MENU.nothingToRecruit),
    starts: (s, side) => recruitsOf(s, { side, count: 0, first: -1 }),
    act: (_s, side, _o, _as, cx) => cx.call(recruit, { side, count: 0, first: -1 }),
  },
  {
    verb: 'enter', // WR-4.43, WR-4.48
    results: [MUSTER, WILL],
    side: null,
    candidates: (s, side, die, as, out) => {
      for (let c = 0; c < s.at.length; c++)
        if (sideOfCharacter(s, c) === side && entryOf(s, c).result === as) out.push(ENTER[c][die][as]);
    },
    refuse: (s, side, [, c]: OptionOf<'enter'>, as) => {
      const own = sideOfCharacter(s, c) === side && entryOf(s, c).result === as;
      if (own && !isFor(s, actorOf(s, side), playerOfCharacter(s, c))) return REFUSE_MENU.otherMaster;
      return own ? refuseEnter(s, c) : REFUSE_MENU.otherResult;
    },
    act: (_s, _side, [, character]: OptionOf<'enter'>, _as, cx) => cx.call(enter, { character }),
  },
];
const hidesWithAny = (s: War): boolean => guideOf(s)?.hidesWithAnyDie ?? false;
