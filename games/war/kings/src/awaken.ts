/** KM-9: a grey Sovereign is awakened by a die. */
import { address, procedure, refusal, run } from '@pony/engine';
import { isUnconquered, regionOf } from '../../src/board.ts';
import type { Action } from '../../src/content/types.ts';
import { FIRST_CONTROL, FREE, MUSTER, REGION_COUNT, sortOf } from '../../src/data.ts';
import type { Region, SeatNo } from '../../src/ids.ts';
import { TO } from '../../src/options.ts';
import { REFUSE_WORN, wear, wornBits } from '../../src/rules/command.ts';
import { usesOf } from '../../src/rules/dice.ts';
import { companionPlace, companionWays } from '../../src/rules/ways.ts';
import { actorOf, controls, deciderIf } from '../../src/seats.ts';
import type { War } from '../../src/state.ts';
import { ask } from './ask.ts';
import { GREY, HOME, LEVEL, NATION, RULER, SOVEREIGNS } from './data.ts';
import { sovereigns } from './rulers/index.ts';
import { awakenAt, isAwakeningForbidden, isGrey, isMusterAwakeningForbidden } from './sovereigns.ts';
import type { OptionOf } from './verbs.ts';

const awaken = address<{ who: number }>('awaken');

const REFUSE_AWAKEN = {
  notGrey: refusal<War>('KM-9.1', 'awaken-not-grey'),
  otherDie: refusal<War>('KM-9.2', 'awaken-other-die'),
  passive: refusal<War>('KM-9.3', 'awaken-passive'),
  noWay: refusal<War>('KM-9.5', 'awaken-no-way'),
  forbidden: refusal<War>('KM-9.17', 'awaken-forbidden'),
  noMuster: refusal<War>('KM-23.19', 'awaken-no-muster'),
  otherPlayer: refusal<War>('KM-18.1', 'not-your-nation'),
};

/** KM-9.3: regions in which a Sovereign may be awakened. */
const mayWakeIn = (s: War, k: number, region: Region): boolean =>
  isUnconquered(s, region) &&
  FIRST_CONTROL[region] === FREE &&
  (sovereigns[k].mayWakeIn?.(region) ?? region === HOME[k]);

/** KM-9.4 to KM-9.9: where he can be awakened now, by a move as a Companion or without one. */
function wakingRegions(s: War, k: number): number[] {
  const from = regionOf(s, s.at[GREY[k]]);
  const ways = companionWays(s, from, LEVEL[k], false);
  const out: number[] = [];
  for (let region = 0; region < REGION_COUNT; region++)
    if (mayWakeIn(s, k, region) && (region === from || ways[region] > 0)) out.push(region);
  return out;
}

function refuseAwaken(s: War, seat: SeatNo, k: number) {
  if (k < 0 || !isGrey(s, k)) return REFUSE_AWAKEN.notGrey;
  if (!controls(s, seat, NATION[k])) return REFUSE_AWAKEN.otherPlayer;
  if ((wornBits(s, FREE) & (1 << NATION[k])) !== 0) return REFUSE_WORN; // KM-18.14
  if (s.active[NATION[k]] === 0) return REFUSE_AWAKEN.passive;
  if (isAwakeningForbidden(s, k)) return REFUSE_AWAKEN.forbidden;
  return wakingRegions(s, k).length > 0 ? null : REFUSE_AWAKEN.noWay;
}

export const awakenAction: Action = {
  verb: 'awaken',
  results: null,
  side: FREE,
  candidates: (s, side, die, as, out) => {
    if (as !== (sortOf(die) === RULER ? usesOf(s, side, die)[0] : MUSTER)) return; // KM-7.2
    for (let k = 0; k < SOVEREIGNS.length; k++) if (isGrey(s, k)) out.push(['awaken', GREY[k], die, as]);
  },
  refuse: (s, side, option: OptionOf<'awaken'>, as) => {
    const byRuler = sortOf(option[2]) === RULER; // KM-7.2
    if (as !== MUSTER && !byRuler) return REFUSE_AWAKEN.otherDie;
    if (!byRuler && isMusterAwakeningForbidden(s)) return REFUSE_AWAKEN.noMuster;
    return refuseAwaken(s, actorOf(s, side), GREY.indexOf(option[1]));
  },
  act: (s, side, option: OptionOf<'awaken'>, _as, cx) => {
    const who = GREY.indexOf(option[1]);
    wear(s, side, 1 << NATION[who]);
    cx.call(awaken, { who });
  },
  anyFace: (die) => sortOf(die) === RULER,
};

export const awakening = procedure<War, { who: number }>('awaken', [
  ask('where', {
    seats: (s, f) => deciderIf(s, { action: FREE }, wakingRegions(s, f.who).length > 1),
    prompt: (_s, f) => ({ say: 'awaken-where', args: { character: GREY[f.who] } }),
    candidates: (s, f, _seat, out) => {
      for (const region of wakingRegions(s, f.who)) out.push(TO[region]);
    },
    refuse: (s, f, _seat, option) =>
      option[0] === 'to' && wakingRegions(s, f.who).includes(option[1]) ? null : REFUSE_AWAKEN.noWay,
    answer: (s, f, _seat, [, place]: OptionOf<'to'>, cx) => {
      wakeIn(s, f.who, regionOf(s, place), cx);
      return 'end';
    },
  }),
  run('only', (s, f, cx) => wakeIn(s, f.who, wakingRegions(s, f.who)[0], cx)),
]);

function wakeIn(s: War, k: number, region: Region, cx: Parameters<typeof awakenAt>[3]): void {
  const from = s.at[GREY[k]];
  awakenAt(s, k, region === regionOf(s, from) ? from : companionPlace(s, region), cx);
}
