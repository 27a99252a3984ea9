/** Chapter IV, 4D to 4F: what a player may do when it is his turn to act, and with which die. */
import { type Cx, type Option, type RefusalRule, refusal } from '@pony/engine';
import { eventOf, tableOf } from '../content/registry.ts';
import { companionsInFellowship, isUnconquered, regionOf } from '../board.ts';
import {
  ARAGORN,
  ARMY,
  CARD_COUNT,
  CARD_TYPE,
  CHARACTER,
  CHARACTER_COUNT,
  DECK_COUNT,
  DIPLOMACY,
  EVENT,
  EYE,
  enemy,
  FACE_COUNT,
  FREE,
  GANDALF_WHITE,
  GUIDE_ABILITY,
  MINIONS,
  MUSTER,
  NATION_COUNT,
  NATION_SIDE,
  NATIONS_OF,
  SHADOW,
  type Side,
  WILL,
} from '../data.ts';
import { PASS } from '../options.ts';
import type { War } from '../state.ts';
import { attack, attackOf, canAttack } from './attack.ts';
import { deckAt, drawCard, handLimit } from './cards.ts';
import { anyCompanions, canFly, canMoveCompanions, flight, fly, moveCompanions, usualReach } from './characters.ts';
import { diceOf, isMessengerUse, ringFaces, spend, turnDie, unusedDice, usesOf } from './dice.ts';
import { enter, refuseEnter } from './enter.ts';
import { eventPlay, paysFor, playEvent, REFUSE_EVENT, refuseRequirements } from './events.ts';
import { canTravel, hide, travel } from './fellowship.ts';
import { LED } from './force.ts';
import { canMarch, march, marchOf } from './movement.ts';
import { canRecruit, recruit, refuseVoice, voice, voiceOfElites } from './muster.ts';
import { advance, advanceForced, canAdvance } from './politics.ts';
import { removeTableCard } from './removal.ts';
import { separate } from './separate.ts';
import { isMusterAdvanceForbidden } from './table.ts';

type Refuse = RefusalRule<War> | null;

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
  notRemovable: refusal<War>('WR-5.42', 'not-removable'),
  cannotPayRemoval: refusal<War>('WR-5.42', 'cannot-pay-removal'),
};

/** Options of an action with a die: verb, die, what it is used as. */
const byDie = (verb: string): readonly (readonly Option[])[] =>
  Array.from({ length: FACE_COUNT }, (_, die) => Array.from({ length: FACE_COUNT }, (_n, as) => [verb, die, as] as const));
/** The same with something named first. */
const named = (verb: string, size: number): readonly (readonly (readonly Option[])[])[] =>
  Array.from({ length: size }, (_, id) =>
    Array.from({ length: FACE_COUNT }, (_n, die) =>
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
const VOICE = byDie('voice-regulars');
const VOICE_ELITES = byDie('voice-elites');
const PLAY = named('play', CARD_COUNT);
const DRAW = named('draw', DECK_COUNT);
const ADVANCE = named('advance', NATION_COUNT);
const ENTER = named('enter', CHARACTER_COUNT);
const SKIP: readonly Option[] = Array.from({ length: FACE_COUNT }, (_, die) => ['skip', die] as const);
const RING = byDie('ring');
const pair = (verb: string, size: number): readonly (readonly Option[])[] =>
  Array.from({ length: size }, (_, id) => Array.from({ length: FACE_COUNT }, (_n, die) => [verb, id, die] as const));
const SWAY = pair('sway', CHARACTER_COUNT);
const REMOVE = pair('remove-card', CARD_COUNT);

/** An action a die result allows. Expansions add their own to ACTIONS. */
export interface Action {
  readonly verb: string;
  /** Results it may be done with; null: any die (WR-4.63). */
  readonly results: readonly number[] | null;
  readonly side: Side | null;
  /** Options worth pointing at for a die used as a result. */
  candidates(s: War, side: Side, die: number, as: number, out: Option[]): void;
  refuse(s: War, side: Side, option: Option, as: number): Refuse;
  /** The die is already spent. */
  act(s: War, side: Side, option: Option, as: number, cx: Cx): void;
}

/** Locals of the action phase: questions asked so far. */
export interface Acts {
  acts: number;
}

/** What was found out about the Armies for the question asked now; the board stays as it is until it is answered. */
let knownState: War | null = null;
let knownActs = -1;
const known = [-1, -1, -1, -1, -1];
function once(s: War, what: number, find: () => boolean): boolean {
  const { acts } = s.stack[s.stack.length - 1] as unknown as Acts;
  if (knownState !== s || knownActs !== acts) {
    knownState = s;
    knownActs = acts;
    known.fill(-1);
  }
  if (known[what] < 0) known[what] = find() ? 1 : 0;
  return known[what] === 1;
}
const MARCHES = 0;
const ATTACKS = 2;
const RECRUITS = 4;

const ledFor = (as: number): number => (as === CHARACTER ? LED.byAnybody : LED.byNobody);

const one =
  (table: readonly (readonly Option[])[]) =>
  (_s: War, _side: Side, die: number, as: number, out: Option[]): void => {
    out.push(table[die][as]);
  };

function canPay(s: War, side: Side, price: 'free' | 'ring' | 'cards'): boolean {
  if (price === 'free') return true;
  if (price === 'ring') return s.rings[side] > 0 && s.ringUsed[side] === 0; // WR-4.61
  return s.hands[side].some((card) => CARD_TYPE[card] === ARMY) && s.hands[side].some((card) => CARD_TYPE[card] === CHARACTER);
}

export const ACTIONS: Action[] = [
  {
    verb: 'march', // WR-4.29, WR-4.37
    results: [CHARACTER, ARMY],
    side: null,
    candidates: one(MARCH),
    refuse: (s, side, _o, as) =>
      once(s, MARCHES + ledFor(as), () => canMarch(s, marchOf(side, 1, ledFor(as)))) ? null : REFUSE_MENU.noArmyMove,
    act: (_s, side, _o, as, cx) => cx.call(march, marchOf(side, as === ARMY ? 2 : 1, ledFor(as))),
  },
  {
    verb: 'attack', // WR-4.30, WR-4.38
    results: [CHARACTER, ARMY],
    side: null,
    candidates: one(ATTACK),
    refuse: (s, side, _o, as) =>
      once(s, ATTACKS + ledFor(as), () => canAttack(s, side, ledFor(as))) ? null : REFUSE_MENU.noAttack,
    act: (_s, side, _o, as, cx) => cx.call(attack, attackOf(side, ledFor(as))),
  },
  {
    verb: 'play', // WR-4.31, WR-4.39, WR-4.41, WR-4.45
    results: [CHARACTER, ARMY, MUSTER, EVENT],
    side: null,
    candidates: (s, side, die, as, out) => {
      for (const card of s.hands[side]) out.push(PLAY[card][die][as]);
    },
    refuse: (s, side, option, as) => {
      const card = option[1] as number;
      if (!s.hands[side].includes(card)) return REFUSE_EVENT.notInHand;
      return paysFor(as, card) ? refuseRequirements(s, side, card) : REFUSE_EVENT.wrongDie;
    },
    act: (s, side, option, as, cx) => cx.call(playEvent, eventPlay(s, side, option[1] as number, as)),
  },
  {
    verb: 'draw', // WR-4.44
    results: [EVENT],
    side: null,
    candidates: (_s, _side, die, as, out) => {
      for (let deck = 0; deck < DECK_COUNT; deck++) out.push(DRAW[deck][die][as]);
    },
    refuse: (s, side, option) =>
      deckAt(s, side, option[1] as number).length > 0 ? null : REFUSE_EVENT.emptyDeck,
    act: (s, side, option, _as, cx) => {
      drawCard(s, side, option[1] as number, cx);
      cx.call(handLimit, { side });
    },
  },
  {
    verb: 'travel', // WR-4.32
    results: [CHARACTER],
    side: FREE,
    candidates: one(TRAVEL),
    refuse: (s) => (canTravel(s) ? null : s.hidden === 1 ? REFUSE_MENU.trackFull : REFUSE_MENU.notHidden),
    act: (_s, _side, _o, _as, cx) => cx.call(travel, { die: 1 }),
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
    act: (_s, _side, _o, _as, cx) => cx.call(moveCompanions, anyCompanions(0)),
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
    refuse: (s, side, option) => {
      const nation = option[1] as number;
      if (NATION_SIDE[nation] !== side || !canAdvance(s, nation)) return REFUSE_MENU.cannotAdvance;
      return isMusterAdvanceForbidden(s, nation) ? REFUSE_MENU.advanceForbidden : null;
    },
    act: (s, _side, option, _as, cx) => {
      advance(s, option[1] as number, cx);
    },
  },
  {
    verb: 'muster', // WR-4.42
    results: [MUSTER],
    side: null,
    candidates: one(RECRUIT),
    refuse: (s, side) =>
      once(s, RECRUITS, () => canRecruit(s, { side, count: 0, first: -1 })) ? null : REFUSE_MENU.nothingToRecruit,
    act: (_s, side, _o, _as, cx) => cx.call(recruit, { side, count: 0, first: -1 }),
  },
  {
    verb: 'enter', // WR-4.43, WR-4.48
    results: [MUSTER, WILL],
    side: null,
    candidates: (_s, side, die, as, out) => {
      if (side === SHADOW) for (const c of MINIONS) out.push(ENTER[c][die][as]);
      else if (as === WILL) out.push(ENTER[GANDALF_WHITE][die][as], ENTER[ARAGORN][die][as]);
    },
    refuse: (s, side, option, as) => {
      const c = option[1] as number;
      const own = side === SHADOW ? MINIONS.includes(c) && as === MUSTER : as === WILL && (c === GANDALF_WHITE || c === ARAGORN);
      return own ? refuseEnter(s, c) : REFUSE_MENU.otherResult;
    },
    act: (_s, _side, option, _as, cx) => cx.call(enter, { character: option[1] as number }),
  },
  {
    verb: 'voice-regulars', // WR-6.809 (a)
    results: [MUSTER],
    side: SHADOW,
    candidates: one(VOICE),
    refuse: (s) => refuseVoice(s, false),
    act: (_s, _side, _o, _as, cx) => cx.call(voice, { done: 0 }),
  },
  {
    verb: 'voice-elites', // WR-6.809 (b)
    results: [MUSTER],
    side: SHADOW,
    candidates: one(VOICE_ELITES),
    refuse: (s) => refuseVoice(s, true),
    act: (s, _side, _o, _as, cx) => voiceOfElites(s, cx),
  },
];
const hidesWithAny = (s: War): boolean => GUIDE_ABILITY[s.guide] === 'hide-with-any-die';

const ACTION_OF = new Map<string, Action>();
export function actionOf(verb: string): Action | undefined {
  if (ACTION_OF.size !== ACTIONS.length) for (const action of ACTIONS) ACTION_OF.set(action.verb, action);
  return ACTION_OF.get(verb);
}

/** WR-4.23, WR-4.24. */
const mayPass = (s: War, side: Side): boolean => unusedDice(s, side) < unusedDice(s, enemy(side));

export function menu(s: War, side: Side, out: Option[]): void {
  for (let die = 0; die < FACE_COUNT; die++) {
    if (diceOf(s, side, die) === 0) continue;
    for (const as of usesOf(s, side, die))
      for (const action of ACTIONS) {
        if (action.side !== null && action.side !== side) continue;
        if (action.results === null || action.results.includes(as)) action.candidates(s, side, die, as, out);
      }
    if (side === FREE) for (let c = 0; c < CHARACTER_COUNT; c++) if (DIPLOMACY[c] && s.at[c] >= 0) out.push(SWAY[c][die]);
    for (const card of s.table[enemy(side)]) if (tableOf(card)?.removal) out.push(REMOVE[card][die]);
    out.push(SKIP[die]);
    if (s.rings[side] > 0) for (const face of ringFaces(side)) if (face !== die) out.push(RING[die][face]);
  }
  out.push(PASS);
}

export function refuseMenu(s: War, side: Side, option: Option): Refuse {
  const verb = option[0];
  if (verb === 'pass') return mayPass(s, side) ? null : REFUSE_MENU.mustPassRight;
  if (verb === 'ring') return refuseRing(s, side, option[1] as number, option[2] as number);
  if (verb === 'skip') return diceOf(s, side, option[1] as number) > 0 ? null : REFUSE_MENU.noDie;
  if (verb === 'sway') return refuseSway(s, side, option[1] as number, option[2] as number);
  if (verb === 'remove-card') return refuseRemoval(s, side, option[1] as number, option[2] as number);
  const action = actionOf(verb);
  if (!action || (action.side !== null && action.side !== side)) return REFUSE_MENU.notYours;
  const die = option[option.length - 2] as number;
  const as = option[option.length - 1] as number;
  if (diceOf(s, side, die) === 0) return REFUSE_MENU.noDie;
  if (!usesOf(s, side, die).includes(as)) return REFUSE_MENU.otherResult;
  if (action.results !== null && !action.results.includes(as)) return REFUSE_MENU.otherResult;
  return action.refuse(s, side, option, as);
}

/** WR-4.51 to WR-4.58. */
function refuseRing(s: War, side: Side, from: number, to: number): Refuse {
  if (s.rings[side] === 0) return REFUSE_MENU.noRing;
  if (s.ringUsed[side] === 1) return REFUSE_MENU.ringUsed;
  if (diceOf(s, side, from) === 0 || from === EYE) return REFUSE_MENU.noDie;
  if (side === FREE && to === WILL) return REFUSE_MENU.noWill;
  if (!ringFaces(side).includes(to)) return REFUSE_MENU.ringFace;
  return from === to ? REFUSE_MENU.sameFace : null;
}

/** WR-6.804: Boromir, Legolas and Gimli. */
function refuseSway(s: War, side: Side, c: number, die: number): Refuse {
  const diplomacy = DIPLOMACY[c];
  if (side !== FREE || !diplomacy || s.at[c] < 0) return REFUSE_MENU.noDiplomat;
  if (diceOf(s, side, die) === 0) return REFUSE_MENU.noDie;
  const region = regionOf(s, s.at[c]);
  if (!diplomacy.regions.includes(region) || !isUnconquered(s, region)) return REFUSE_MENU.noDiplomat;
  return canAdvance(s, diplomacy.nation) ? null : REFUSE_MENU.cannotAdvance;
}

/** WR-5.17, WR-5.42. */
function refuseRemoval(s: War, side: Side, card: number, die: number): Refuse {
  const removal = s.table[enemy(side)].includes(card) ? eventOf(card).table?.removal : undefined;
  if (!removal) return REFUSE_MENU.notRemovable;
  if (diceOf(s, side, die) === 0) return REFUSE_MENU.noDie;
  const price = removal.price(s, die);
  return price !== null && canPay(s, side, price) ? null : REFUSE_MENU.cannotPayRemoval;
}

/** Carries out the option; true when it was the player's action. */
export function act(s: War, side: Side, option: Option, cx: Cx): boolean {
  const verb = option[0];
  if (verb === 'ring') {
    useRing(s, side, cx);
    turnDie(s, side, option[1] as number, option[2] as number, cx);
    return false;
  }
  if (verb === 'pass') cx.emit('passes', { side });
  else if (verb === 'skip') {
    spend(s, side, option[1] as number);
    cx.emit('skips', { side, die: option[1] as number });
  } else if (verb === 'sway') {
    spend(s, side, option[2] as number);
    cx.emit('sways', { character: option[1] as number, die: option[2] as number });
    advanceForced(s, DIPLOMACY[option[1] as number]?.nation ?? 0, cx);
  } else if (verb === 'remove-card') {
    spend(s, side, option[2] as number);
    removeTableCard(s, side, option[1] as number, option[2] as number, cx);
  } else {
    const die = option[option.length - 2] as number;
    const as = option[option.length - 1] as number;
    spend(s, side, die);
    if (isMessengerUse(side, die, as)) s.messenger = 1;
    cx.emit('uses-die', { side, die, result: as, action: verb });
    actionOf(verb)?.act(s, side, option, as, cx);
  }
  return true;
}

/** WR-4.51, WR-4.61: the Ring passes to SH, or leaves the game. */
export function useRing(s: War, side: Side, cx: Cx): void {
  s.rings[side]--;
  s.ringUsed[side] = 1;
  if (side === FREE) s.rings[SHADOW]++;
  cx.emit('uses-ring', { side });
}
