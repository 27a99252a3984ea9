/** Corruption attempts (KM-10, KM-11) and tiles that a card lays on a Sovereign. */
import { address, type Cx, procedure, refusal, run } from '@pony/engine';
import type { Deed } from '../../src/content/types.ts';
import { EYE, FREE, SHADOW, TILE_EYE } from '../../src/data.ts';
import { isStandardTile, tileValue } from '../../src/edition.ts';
import type { SeatNo, TileNo } from '../../src/ids.ts';
import { dieCount, unusedDice } from '../../src/rules/dice.ts';
import { refillIfEmpty } from '../../src/rules/pool.ts';
import { deciderIf, isTeam, roleOf, teamOf } from '../../src/seats.ts';
import type { War } from '../../src/state.ts';
import { ask } from './ask.ts';
import { GREY, isCrown, MOST_TILES, SOVEREIGNS } from './data.ts';
import { backToPool, checkCorruption, isGrey } from './sovereigns.ts';
import { kingsOf } from './state.ts';
import type { OptionOf } from './verbs.ts';

/** An attempt on a Sovereign. */
export interface Attempt {
  who: number;
  /** Tiles still to be drawn. */
  left: number;
}
export const attempt = address<Attempt>('corruption-attempt');

const REFUSE_ATTEMPT = {
  noFreeDie: refusal<War>('KM-10.1', 'attempt-no-free-die'),
  fewEyes: refusal<War>('KM-10.1', 'attempt-few-eyes'),
  notGrey: refusal<War>('KM-10.6', 'attempt-not-grey'),
  named: refusal<War>('KM-10.7', 'attempt-named'),
  otherPlayer: refusal<War>('KM-18.6', 'attempt-other-player'),
  notDrawn: refusal<War>('KM-10.9', 'attempt-not-drawn'),
  goOnOrStop: refusal<War>('KM-21.4', 'attempt-go-on-or-stop'),
};

const TILE = (tile: TileNo): OptionOf<'tile'> => ['tile', tile];
const GO_ON: OptionOf<'draw-on'> = ['draw-on'];
const STOP: OptionOf<'stop'> = ['stop'];

/** KM-18.6, KM-18.7: players of a team take turns within a turn. */
export const mayCorrupt = (s: War, seat: SeatNo): boolean => !isTeam(s, SHADOW) || kingsOf(s).corruptor !== seat;

function refuseAttempt(s: War, seat: SeatNo, k: number) {
  if (unusedDice(s, FREE) === 0) return REFUSE_ATTEMPT.noFreeDie;
  if (s.huntBox[SHADOW] < 2) return REFUSE_ATTEMPT.fewEyes;
  if (!mayCorrupt(s, seat)) return REFUSE_ATTEMPT.otherPlayer;
  if (k < 0 || !isGrey(s, k)) return REFUSE_ATTEMPT.notGrey;
  return (kingsOf(s).named & (1 << k)) !== 0 ? REFUSE_ATTEMPT.named : null;
}

/** KM-10.1 to KM-10.3: done instead of using a die, even by a side that has none left. */
export const corruptDeed: Deed = {
  verb: 'corrupt',
  side: SHADOW,
  can: (s, seat) => SOVEREIGNS.some((_, k) => refuseAttempt(s, seat, k) === null),
  candidates: (_s, _seat, out) => {
    for (const c of GREY) out.push(['corrupt', c]);
  },
  refuse: (s, seat, option: OptionOf<'corrupt'>) => refuseAttempt(s, seat, GREY.indexOf(option[1])),
  act: (s, seat, option: OptionOf<'corrupt'>, cx) => {
    const who = GREY.indexOf(option[1]);
    const state = kingsOf(s);
    s.huntBox[SHADOW]--;
    cx.emit('eye-spent', { side: SHADOW, count: s.huntBox[SHADOW] });
    s.spent[SHADOW * dieCount(s) + EYE]++; // KM-10.11
    state.named |= 1 << who;
    beginAttempt(s, seat, who, cx);
  },
};

/** Steps 2 to 4, with as many tiles as there are Eye dice in the box. */
export function beginAttempt(s: War, seat: SeatNo, who: number, cx: Cx): void {
  kingsOf(s).corruptor = seat;
  const left = Math.min(MOST_TILES, s.huntBox[SHADOW]);
  cx.emit('attempts', { side: roleOf(s, seat), character: GREY[who], count: left });
  cx.call(attempt, { who, left });
}

/** KM-11.14: the base rule of the empty pool; tiles on Sovereigns and in this attempt were never among the drawn. */
function drawOne(s: War, cx: Cx): number {
  refillIfEmpty(s, cx);
  return s.pool.length === 0 ? -1 : cx.draw('tile', s.pool);
}

/** KM-11.1 to KM-11.3: Eyes and special tiles are shown and replaced. A tile that counts, or -1 when none is left. */
function drawNumber(s: War, cx: Cx): number {
  for (;;) {
    const tile = drawOne(s, cx);
    if (tile < 0) return -1;
    if (isStandardTile(s, tile) && tileValue(s, tile) !== TILE_EYE) return tile;
    kingsOf(s).aside.push(tile);
    cx.emit('attempt-ignores', { tile });
  }
}

/** KM-10.10, KM-11.8: what goes back is shown first. */
function showAndReturn(s: War, cx: Cx): void {
  const state = kingsOf(s);
  for (const tile of state.held) cx.reveal('tile', tile);
  if (state.held.length > 0) cx.emit('attempt-shows', { tiles: state.held.slice() });
  const back = [...state.held, ...state.aside];
  state.held = [];
  state.aside = [];
  backToPool(s, back, cx);
}

/** KM-11.6, KM-11.9. */
function layCrown(s: War, who: number, tile: TileNo, cx: Cx): void {
  kingsOf(s).crowns[who].push(tile);
  cx.emit('crown-laid', { character: GREY[who], tile });
}

/** KM-10.9, KM-10.18: face down, unless the table plays with open tiles. */
function layTile(s: War, who: number, tile: TileNo, cx: Cx): void {
  const state = kingsOf(s);
  state.tiles[who].push(tile);
  const secret = { say: 'tile-laid', args: { character: GREY[who], tile } };
  if (state.visible === 1) {
    cx.reveal('tile', tile);
    cx.emit(secret.say, secret.args);
  } else cx.whisper(teamOf(s, SHADOW), secret, { say: 'tile-laid-hidden', args: { character: GREY[who] } });
}

function place(s: War, who: number, tile: TileNo, cx: Cx): void {
  const state = kingsOf(s);
  state.held.splice(state.held.indexOf(tile), 1);
  layTile(s, who, tile, cx);
  showAndReturn(s, cx);
  checkCorruption(s, who, cx);
}

/** One tile of an attempt, 'end' when a Kings tile has ended it. */
function drawInto(s: War, f: Attempt, cx: Cx): string | undefined {
  const tile = drawNumber(s, cx);
  f.left--;
  if (tile < 0) f.left = 0;
  else if (isCrown(tile)) {
    layCrown(s, f.who, tile, cx);
    showAndReturn(s, cx);
    return 'end';
  } else kingsOf(s).held.push(tile);
}

export const attempts = procedure<War, Attempt>('corruption-attempt', [
  run('draw', (s, f, cx) => {
    const state = kingsOf(s);
    while (f.left > 0) {
      if (drawInto(s, f, cx) === 'end') return 'end';
      if (state.sequential === 1) return 'last';
    }
    return 'choose';
  }),
  // KM-21.4: after any tile SH may stop, and places the last one
  ask('last', {
    seats: (s, f) => deciderIf(s, { action: SHADOW }, f.left > 0),
    prompt: (_s, f) => ({ say: 'draw-on', args: { character: GREY[f.who], count: f.left } }),
    candidates: (_s, _f, _seat, out) => {
      out.push(GO_ON, STOP);
    },
    refuse: (_s, _f, _seat, option) =>
      option[0] === 'draw-on' || option[0] === 'stop' ? null : REFUSE_ATTEMPT.goOnOrStop,
    answer: (_s, _f, _seat, option) => (option[0] === 'draw-on' ? 'draw' : undefined),
  }),
  run('placeLast', (s, f, cx) => {
    const tile = kingsOf(s).held.at(-1);
    if (tile === undefined) showAndReturn(s, cx);
    else place(s, f.who, tile, cx);
    return 'end';
  }),
  ask('choose', {
    seats: (s) => deciderIf(s, { action: SHADOW }, kingsOf(s).held.length > 1),
    prompt: (_s, f) => ({ say: 'place-tile', args: { character: GREY[f.who] } }),
    candidates: (s, _f, _seat, out) => {
      for (const tile of kingsOf(s).held) out.push(TILE(tile));
    },
    refuse: (s, _f, _seat, option) =>
      option[0] === 'tile' && kingsOf(s).held.includes(option[1]) ? null : REFUSE_ATTEMPT.notDrawn,
    answer: (s, f, _seat, [, tile]: OptionOf<'tile'>, cx) => {
      place(s, f.who, tile, cx);
      return 'end';
    },
  }),
  run('only', (s, f, cx) => {
    const [tile] = kingsOf(s).held;
    if (tile === undefined) showAndReturn(s, cx);
    else place(s, f.who, tile, cx);
  }),
]);

/** KM-23.22, KM-23.23: a card draws one tile onto a grey Sovereign; no attempt, nothing to choose. */
export function drawOnto(s: War, who: number, cx: Cx): void {
  const tile = drawNumber(s, cx);
  if (tile >= 0 && isCrown(tile)) layCrown(s, who, tile, cx);
  else if (tile >= 0) layTile(s, who, tile, cx);
  showAndReturn(s, cx);
  checkCorruption(s, who, cx);
}
