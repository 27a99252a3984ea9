/** KM-7, KM-8: abilities of Awakened Sovereigns called up by a die, and Ruler tokens. */

import { type Cx, refusal } from '@pony/engine';
import { add, isAtWar, regionOf, regularsOf } from '../../src/board.ts';
import type { Action, Refuse } from '../../src/content/types.ts';
import { CHARACTER, dieOf, ELITE, FREE, figureOf, MUSTER, REGULAR, sortOf } from '../../src/data.ts';
import type { Die } from '../../src/ids.ts';
import { REFUSE_WORN, wear, wornBits } from '../../src/rules/command.ts';
import { dieCount, usesOf } from '../../src/rules/dice.ts';
import { actorOf, controls } from '../../src/seats.ts';
import type { War } from '../../src/state.ts';
import { AWAKENED, HOME, NATION, RULER, SOVEREIGNS } from './data.ts';
import { sovereigns } from './rulers/index.ts';
import { isAwakened } from './sovereigns.ts';
import { kingsOf, TOKEN } from './state.ts';
import type { OptionOf } from './verbs.ts';

const REFUSE_ABILITY = {
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
};

/** KM-7.9, KM-18.2, KM-18.14. */
function refuseHim(s: War, k: number): Refuse {
  if (k < 0 || !isAwakened(s, k)) return REFUSE_ABILITY.notAwakened;
  if (!controls(s, actorOf(s, FREE), NATION[k])) return REFUSE_ABILITY.otherPlayer;
  return (wornBits(s, FREE) & (1 << NATION[k])) !== 0 ? REFUSE_WORN : null;
}

// First abilities: Dwarvenking, Stewardship, Elvenking (KM-24.3)

export const exchange: Action = {
  verb: 'exchange',
  results: [MUSTER],
  side: FREE,
  candidates: (s, _side, die, as, out) => {
    for (const { who, exchanges } of sovereigns)
      if (exchanges && isAwakened(s, who)) out.push(['exchange', AWAKENED[who], die, as]);
  },
  refuse: (s, _side, option: OptionOf<'exchange'>) => {
    const k = AWAKENED.indexOf(option[1]);
    if (!sovereigns[k]?.exchanges) return REFUSE_ABILITY.notAwakened;
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

// The Ruler die and the tokens

/** Whether the second ability would do something now. */
function refuseSecond(s: War, k: number): Refuse {
  const why = refuseHim(s, k);
  if (why) return why;
  const { needsWar, can } = sovereigns[k].second;
  if (needsWar && !isAtWar(s, NATION[k])) return REFUSE_ABILITY.notAtWar;
  return can(s) ? null : REFUSE_ABILITY.nothing;
}

function callUp(s: War, k: number, die: Die, cx: Cx): void {
  wear(s, FREE, 1 << NATION[k]);
  cx.emit('ability', { character: AWAKENED[k] });
  sovereigns[k].second.call(s, die, cx);
}

/** KM-7.4 to KM-7.7; an ability that rides on a card drawn or played is not called up so (KM-24.5). */
export const command: Action = {
  verb: 'command',
  results: [CHARACTER, MUSTER],
  side: FREE,
  candidates: (s, _side, die, as, out) => {
    if (sortOf(die) !== RULER) return;
    for (const { who, second } of sovereigns)
      if (!second.byCard && second.result === as && isAwakened(s, who)) out.push(['command', AWAKENED[who], die, as]);
  },
  refuse: (s, _side, option: OptionOf<'command'>, as) => {
    const k = AWAKENED.indexOf(option[1]);
    if (k < 0 || sovereigns[k].second.byCard) return REFUSE_ABILITY.notAwakened;
    if (sortOf(option[2]) !== RULER) return REFUSE_ABILITY.rulerDie;
    return sovereigns[k].second.result === as ? refuseSecond(s, k) : REFUSE_ABILITY.otherResult;
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
    const now = dieOf(RULER, sovereigns[k].second.result);
    s.spent[FREE * dieCount(s) + old]--;
    s.spent[FREE * dieCount(s) + now]++;
    s.ringUsed[FREE] = 1; // KM-8.5
    state.tokens[k] = state.dismay === 1 ? TOKEN.dismay : TOKEN.none; // KM-8.4, KM-20.2
    cx.emit('uses-token', { character: AWAKENED[k], die: now });
    callUp(s, k, now, cx);
  },
  anyFace: () => true,
};
