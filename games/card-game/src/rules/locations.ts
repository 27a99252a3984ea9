/** Sections 9 to 12: activating and reactivating battlegrounds and paths. */
import { address, ask, type Cx, END, procedure, refusal, run, type Seat } from '@pony/engine';
import { activationOf, srcOfLocation } from '../content/registry.ts';
import { IS_PATH, LOCATION_COUNT, LOCATION_SIDE, NUMBER } from '../data.ts';
import { BRING } from '../options.ts';
import {
  activePath,
  type CardGame,
  firstPlayer,
  JUST,
  L_ACTIVE,
  L_DECK,
  L_SCORED,
  NOBODY,
  otherSide,
  scenarioOf,
  sideOfSeat,
} from '../state.ts';
import { startText } from './texts.ts';

export const fightAt = address<{ location: number }>('fight');

/** CG-9.2, CG-11.1, CG-11.3: face up in the centre; from the area of the other side its printed icons do not count. */
export function putOut(s: CardGame, location: number, cx: Cx): void {
  const from = s.locAt[location];
  s.locAt[location] = L_ACTIVE;
  s.active.push(location);
  s.addedAttack.push(0);
  s.addedDefence.push(0);
  s.bare.push(from === L_SCORED + otherSide(LOCATION_SIDE[location]) ? 1 : 0);
  if (IS_PATH[location]) s.lastPath = NUMBER[location];
  cx.emit(from >= L_SCORED ? 'reactivates' : 'activates', { location });
}

/** CG-9.2, CG-9.5: its effect is carried out at once; "you" is nobody in particular. */
export function carryOut(s: CardGame, location: number, cx: Cx): void {
  const ability = activationOf(location);
  if (ability >= 0) startText(firstPlayer(s), srcOfLocation(location), ability, cx);
}

export function activate(s: CardGame, location: number, cx: Cx): void {
  putOut(s, location, cx);
  carryOut(s, location, cx);
}

/** CG-28.5: a location that was fought is no longer active. */
export function clearLocation(s: CardGame, location: number, to: number): void {
  const i = s.active.indexOf(location);
  for (const list of [s.active, s.addedAttack, s.addedDefence, s.bare]) list.splice(i, 1);
  s.locAt[location] = to;
}

/** CG-10.1 to CG-10.3: a random battleground of the own side's deck, else of the other's; -1 when both are empty. */
export function randomBattleground(s: CardGame, cx: Cx): number {
  const side = sideOfSeat(s, firstPlayer(s));
  for (const whose of [side, otherSide(side)]) {
    const left: number[] = [];
    for (let location = 0; location < LOCATION_COUNT; location++)
      if (s.locAt[location] === L_DECK && !IS_PATH[location] && LOCATION_SIDE[location] === whose) left.push(location);
    if (left.length > 0) return cx.pick(left);
  }
  return -1;
}

/** CG-12.8, CG-12.9: unused paths of a number. */
export function unusedPaths(s: CardGame, number: number): number[] {
  const left: number[] = [];
  if (number > scenarioOf(s).lastPath) return left;
  for (let location = 0; location < LOCATION_COUNT; location++)
    if (NUMBER[location] === number && IS_PATH[location] && s.locAt[location] === L_DECK) left.push(location);
  return left;
}

/** CG-12.1, CG-12.2 */
export const randomPath = (s: CardGame, cx: Cx): number => cx.pick(unusedPaths(s, s.lastPath + 1));

export interface Bringing {
  seat: Seat;
  /** The locations that fit; those that cannot come now are left out when it is asked. */
  fits: number[];
  /** The location that came out. */
  result: number;
}

const REFUSE_BRING = {
  bringOne: refusal<CardGame>('CG-10.5', 'bring-one'),
  doesNotFit: refusal<CardGame>('CG-10.4', 'does-not-fit', (_s, _f, _seat, o) => ({ location: o[1] })),
};

/** CG-10.8, CG-10.9, CG-11.4: what of a list lies where the effect may take it from. */
export const bringable = (s: CardGame, fits: readonly number[], fresh: boolean, scored: boolean): number[] =>
  fits.filter((location) => {
    const at = s.locAt[location];
    return (fresh && at === L_DECK) || (scored && (at === L_SCORED || at === L_SCORED + 1));
  });

/** CG-10.4 to CG-10.6: the player of the effect chooses one that fits; the result is that location. */
export const bringOut = procedure<CardGame, Bringing>('bring-out', [
  ask('choose', {
    seats: (_s, f) => (f.fits.length > 1 ? JUST[f.seat] : NOBODY),
    prompt: (_s, _f, seat) => ({ say: 'bring-out', args: { seat } }),
    candidates: (_s, f, _seat, out) => {
      for (const location of f.fits) out.push(BRING[location]);
    },
    refuse: (_s, f, _seat, option) => {
      if (option[0] !== 'bring') return REFUSE_BRING.bringOne;
      return f.fits.includes(option[1]) ? null : REFUSE_BRING.doesNotFit;
    },
    answer: (_s, f, _seat, option) => {
      f.fits = [option[1]];
    },
  }),
  run('out', (s, f, cx) => {
    f.result = f.fits[0];
    activate(s, f.result, cx);
  }),
]);

export interface Changing {
  seat: Seat;
  number: number;
  /** The path that came out, -1 for none. */
  result: number;
}

/** CG-12.5 to CG-12.7, CG-12.11: the old path is fought at once, then the new one is chosen and put out. */
export const changePath = procedure<CardGame, Changing>('change-path', [
  run('fight', (s, f, cx) => {
    if (unusedPaths(s, f.number).length === 0) return END;
    const path = activePath(s);
    if (path >= 0) cx.call(fightAt, { location: path });
  }),
  ask('choose', {
    seats: (s, f) => (unusedPaths(s, f.number).length > 1 ? JUST[f.seat] : NOBODY),
    prompt: (_s, f, seat) => ({ say: 'choose-path', args: { seat, n: f.number } }),
    candidates: (s, f, _seat, out) => {
      for (const location of unusedPaths(s, f.number)) out.push(BRING[location]);
    },
    refuse: (s, f, _seat, option) => {
      if (option[0] !== 'bring') return REFUSE_BRING.bringOne;
      return unusedPaths(s, f.number).includes(option[1]) ? null : REFUSE_BRING.doesNotFit;
    },
    answer: (s, f, _seat, option, cx) => {
      f.result = option[1];
      activate(s, f.result, cx);
      return END;
    },
  }),
  run('out', (s, f, cx) => {
    [f.result] = unusedPaths(s, f.number);
    activate(s, f.result, cx);
  }),
]);
