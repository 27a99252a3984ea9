/** KM-7, KM-8: abilities of Awakened Sovereigns called up by a die, and Ruler tokens. */
import { address, type Cx, procedure, refusal, run } from '@pony/engine';
import { add, hasUnits, isAtWar, isBesieged, placeIn, regionOf, regularsOf } from '../../src/board.ts';
import type { Action, Refuse } from '../../src/content/types.ts';
import {
  CHARACTER,
  dieOf,
  ELITE,
  EVENT,
  FREE,
  figureOf,
  kindOf,
  LEADER,
  MUSTER,
  nationOf,
  REGULAR,
  sortOf,
} from '../../src/data.ts';
import { editionOf } from '../../src/edition.ts';
import { DONE } from '../../src/options.ts';
import { REFUSE_WORN, wear, wornBits } from '../../src/rules/command.ts';
import { dieCount, usesOf } from '../../src/rules/dice.ts';
import { isFree } from '../../src/rules/movement.ts';
import { enlist, RECRUIT, settlementsOf } from '../../src/rules/muster.ts';
import { actorOf, controls, deciderIf } from '../../src/seats.ts';
import type { War } from '../../src/state.ts';
import { ask } from './ask.ts';
import { AWAKENED, BRAND, DAIN, DENETHOR, HOME, NATION, RULER, SOVEREIGNS, THEODEN, THRANDUIL } from './data.ts';
import { canRead, stone } from './rulers/denethor.ts';
import { canSee, farSighted } from './rulers/thranduil.ts';
import { isAwakened } from './sovereigns.ts';
import { kingsOf, TOKEN } from './state.ts';
import type { OptionOf } from './verbs.ts';

export const REFUSE_ABILITY = {
  notAwakened: refusal<War>('KM-7.9', 'not-awakened'),
  otherPlayer: refusal<War>('KM-18.2', 'not-your-nation'),
  notAtHome: refusal<War>('KM-24.3', 'not-at-home'),
  notAtWar: refusal<War>('KM-24.3', 'nation-not-at-war'),
  noUnit: refusal<War>('KM-9.19', 'nothing-to-exchange'),
  rulerDie: refusal<War>('KM-7.4', 'ruler-die-only'),
  otherResult: refusal<War>('KM-7.4', 'die-does-not-do-that'),
  nothing: refusal<War>('KM-7.9', 'ability-does-nothing'),
  noToken: refusal<War>('KM-8.4', 'no-ruler-token'),
  ringUsed: refusal<War>('KM-8.5', 'ring-used'),
  notThere: refusal<War>('KM-24.2', 'cannot-recruit-there'),
  atLeastOne: refusal<War>('KM-24.2', 'recruit-somebody'),
};

/** KM-7.9, KM-18.2, KM-18.14. */
function refuseHim(s: War, k: number): Refuse {
  if (k < 0 || !isAwakened(s, k)) return REFUSE_ABILITY.notAwakened;
  if (!controls(s, actorOf(s, FREE), NATION[k])) return REFUSE_ABILITY.otherPlayer;
  return (wornBits(s, FREE) & (1 << NATION[k])) !== 0 ? REFUSE_WORN : null;
}

// First abilities: Dwarvenking, Stewardship, Elvenking (KM-24.3)

const EXCHANGERS: readonly number[] = [DAIN, DENETHOR, THRANDUIL];
export const exchange: Action = {
  verb: 'exchange',
  results: [MUSTER],
  side: FREE,
  candidates: (s, _side, die, as, out) => {
    for (const k of EXCHANGERS) if (isAwakened(s, k)) out.push(['exchange', AWAKENED[k], die, as]);
  },
  refuse: (s, _side, option: OptionOf<'exchange'>) => {
    const k = AWAKENED.indexOf(option[1]);
    if (!EXCHANGERS.includes(k)) return REFUSE_ABILITY.notAwakened;
    const why = refuseHim(s, k);
    if (why) return why;
    if (regionOf(s, s.at[AWAKENED[k]]) !== HOME[k]) return REFUSE_ABILITY.notAtHome;
    if (!isAtWar(s, NATION[k])) return REFUSE_ABILITY.notAtWar;
    const can = regularsOf(s, s.at[AWAKENED[k]], NATION[k]) > 0 && s.reserve[figureOf(NATION[k], ELITE)] > 0;
    return can ? null : REFUSE_ABILITY.noUnit;
  },
  act: (s, side, option: OptionOf<'exchange'>, _as, cx) => {
    const k = AWAKENED.indexOf(option[1]);
    const regular = figureOf(NATION[k], REGULAR);
    const elite = figureOf(NATION[k], ELITE);
    const place = s.at[AWAKENED[k]];
    wear(s, side, 1 << NATION[k]);
    add(s, place, regular, -1);
    s.reserve[regular]++;
    s.reserve[elite]--;
    add(s, place, elite, 1);
    cx.emit('upgrades', { side, figure: elite });
  },
};

// Second abilities that recruit: Call to Arms, Mustering of the Mark (KM-24.2, KM-24.7), Iron Guard (KM-24.4)

interface Calling {
  who: number;
  /** 0 the Settlements, 1 beside the Sovereign. */
  part: number;
  count: number;
  used: number[];
}
const calling = address<Calling>('call-to-arms');

const besideHim = (s: War, k: number): number => regionOf(s, s.at[AWAKENED[k]]);
const isFreeForHim = (s: War, region: number): boolean => isFree(s, FREE, region) && !isBesieged(s, region);

/** Iron Guard begins beside Dáin, with a unit; the others call in the Settlements first. */
function refuseCall(s: War, f: Calling, figure: number, region: number): Refuse {
  const nation = NATION[f.who];
  const kind = kindOf(figure);
  if (nationOf(figure) !== nation || s.reserve[figure] === 0) return REFUSE_ABILITY.notThere;
  const beside = f.part === 1;
  if (beside) {
    const open = f.who === DAIN && isBesieged(s, region) ? s.control[region] === FREE : isFreeForHim(s, region);
    if (region !== besideHim(s, f.who) || !open) return REFUSE_ABILITY.notThere;
    if (f.who === DAIN ? kind === LEADER : kind === ELITE) return REFUSE_ABILITY.notThere;
  } else {
    if (kind === ELITE || f.used.includes(region)) return REFUSE_ABILITY.notThere;
    if (!settlementsOf(s, nation).includes(region) || s.control[region] !== FREE || !isFreeForHim(s, region))
      return REFUSE_ABILITY.notThere;
    if (f.who === DAIN && region === besideHim(s, f.who)) return REFUSE_ABILITY.notThere;
  }
  if (kind === LEADER && !hasUnits(s, FREE, placeIn(s, FREE, region))) return REFUSE_ABILITY.notThere;
  for (const refuse of editionOf(s).refuseRecruit) {
    const why = refuse(s, FREE, figure, region);
    if (why) return why;
  }
  return null;
}
const KINDS_CALLED: readonly number[] = [REGULAR, ELITE, LEADER];
function callOptions(s: War, f: Calling): OptionOf<'recruit'>[] {
  const out: OptionOf<'recruit'>[] = [];
  const where = new Set([...settlementsOf(s, NATION[f.who]), besideHim(s, f.who)]);
  for (const kind of KINDS_CALLED)
    for (const region of where) {
      const figure = figureOf(NATION[f.who], kind);
      if (refuseCall(s, f, figure, region) === null) out.push(RECRUIT[figure][region]);
    }
  return out;
}
const firstCall = (who: number): Calling => ({ who, part: who === DAIN ? 1 : 0, count: 0, used: [] });
/** Figures of the part under way. */
const partSize = (f: Calling): number => (f.part === 1 || f.who === DAIN ? 1 : 2);
const canCall = (s: War, who: number): boolean =>
  callOptions(s, firstCall(who)).length > 0 ||
  (who !== DAIN && callOptions(s, { ...firstCall(who), part: 1 }).length > 0);

export const callings = procedure<War, Calling>('call-to-arms', [
  ask('pick', {
    seats: (s, f) => deciderIf(s, { action: FREE }, f.count < partSize(f) && callOptions(s, f).length > 0),
    prompt: (_s, f) => ({ say: 'call-to-arms', args: { character: AWAKENED[f.who] } }),
    candidates: (s, f, _seat, out) => {
      out.push(...callOptions(s, f));
      if (f.used.length > 0) out.push(DONE);
    },
    refuse: (s, f, _seat, option) => {
      if (option[0] === 'done') return f.used.length > 0 ? null : REFUSE_ABILITY.atLeastOne;
      if (option[0] !== 'recruit') return REFUSE_ABILITY.notThere;
      return refuseCall(s, f, option[1], option[2]);
    },
    answer: (s, f, _seat, option: OptionOf<'done' | 'recruit'>, cx) => {
      if (option[0] === 'done') return 'next';
      enlist(s, option[1], option[2], 1, cx);
      f.used.push(option[2]);
      f.count++;
      return 'pick';
    },
  }),
  run('next', (_s, f) => {
    const last = f.who === DAIN ? 0 : 1;
    if (f.part === last) return 'end';
    f.part = last;
    f.count = 0;
    return 'pick';
  }),
]);

// The Ruler die and the tokens

/** KM-7.4: result of the Ruler die that calls up the second ability. */
const RESULT: readonly number[] = SOVEREIGNS.map((_, k) =>
  k === DENETHOR ? EVENT : k === THRANDUIL ? CHARACTER : MUSTER,
);

/** Whether the second ability would do something now. */
function refuseSecond(s: War, k: number): Refuse {
  const why = refuseHim(s, k);
  if (why) return why;
  if (k === DENETHOR) return canRead(s) ? null : REFUSE_ABILITY.nothing;
  if (k === THRANDUIL) return canSee(s) ? null : REFUSE_ABILITY.nothing;
  if (!isAtWar(s, NATION[k])) return REFUSE_ABILITY.notAtWar;
  return canCall(s, k) ? null : REFUSE_ABILITY.nothing;
}

function callUp(s: War, k: number, die: number, cx: Cx): void {
  wear(s, FREE, 1 << NATION[k]);
  cx.emit('ability', { character: AWAKENED[k] });
  if (k === DENETHOR) cx.call(stone, { free: 0 });
  else if (k === THRANDUIL) cx.call(farSighted, { die, way: -1 });
  else cx.call(calling, firstCall(k));
}

const DICED: readonly number[] = [BRAND, DAIN, THEODEN, THRANDUIL];
/** KM-7.4 to KM-7.7; Denethor's ability rides on a card drawn or played (KM-24.5). */
export const command: Action = {
  verb: 'command',
  results: [CHARACTER, MUSTER],
  side: FREE,
  candidates: (s, _side, die, as, out) => {
    if (sortOf(die) !== RULER) return;
    for (const k of DICED) if (isAwakened(s, k) && RESULT[k] === as) out.push(['command', AWAKENED[k], die, as]);
  },
  refuse: (s, _side, option: OptionOf<'command'>, as) => {
    const k = AWAKENED.indexOf(option[1]);
    if (!DICED.includes(k)) return REFUSE_ABILITY.notAwakened;
    if (sortOf(option[2]) !== RULER) return REFUSE_ABILITY.rulerDie;
    return RESULT[k] === as ? refuseSecond(s, k) : REFUSE_ABILITY.otherResult;
  },
  act: (s, _side, option: OptionOf<'command'>, _as, cx) => callUp(s, AWAKENED.indexOf(option[1]), option[2], cx),
};

/** KM-8: the token sets the Ruler die to the result, and the ability follows at once. */
export const token: Action = {
  verb: 'token',
  results: null,
  side: FREE,
  candidates: (s, side, die, as, out) => {
    if (sortOf(die) !== RULER || as !== usesOf(s, side, die)[0]) return;
    for (let k = 0; k < SOVEREIGNS.length; k++)
      if (kingsOf(s).tokens[k] === TOKEN.ruler) out.push(['token', AWAKENED[k], die, as]);
  },
  refuse: (s, _side, option: OptionOf<'token'>) => {
    const k = AWAKENED.indexOf(option[1]);
    if (sortOf(option[2]) !== RULER) return REFUSE_ABILITY.rulerDie;
    if (k < 0 || kingsOf(s).tokens[k] !== TOKEN.ruler) return REFUSE_ABILITY.noToken;
    return s.ringUsed[FREE] === 1 ? REFUSE_ABILITY.ringUsed : refuseSecond(s, k);
  },
  act: (s, _side, option: OptionOf<'token'>, _as, cx) => {
    const k = AWAKENED.indexOf(option[1]);
    const state = kingsOf(s);
    const old = option[2];
    const now = dieOf(RULER, RESULT[k]);
    s.spent[FREE * dieCount(s) + old]--;
    s.spent[FREE * dieCount(s) + now]++;
    s.ringUsed[FREE] = 1; // KM-8.5
    state.tokens[k] = state.dismay === 1 ? TOKEN.dismay : TOKEN.none; // KM-8.4, KM-20.2
    cx.emit('uses-token', { character: AWAKENED[k], die: now });
    callUp(s, k, now, cx);
  },
};
