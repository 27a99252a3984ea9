/** KM-3: Ruler dice, their forced discard, and Dismay tokens (KM-20). */
import { refusal, run } from '@pony/engine';
import { inPlay } from '../../src/board.ts';
import { dieOf, EYE, FACE_COUNT, FREE, faceOf, SHADOW, type Side, sortOf } from '../../src/data.ts';
import { editionOf } from '../../src/edition.ts';
import type { MoreSteps } from '../../src/module.ts';
import { DONE, MOST } from '../../src/options.ts';
import { addDice, diceOf, dieCount, spend } from '../../src/rules/dice.ts';
import { deciderIf } from '../../src/seats.ts';
import type { War } from '../../src/state.ts';
import { ask } from './ask.ts';
import { AWAKENED, CHIEFTAINS, RULER, SOVEREIGNS } from './data.ts';
import { awakenedCount } from './sovereigns.ts';
import { kingsOf, TOKEN } from './state.ts';
import type { OptionOf } from './verbs.ts';

const REFUSE_DICE = {
  noDie: refusal<War>('KM-3.12', 'no-such-die'),
  eye: refusal<War>('KM-3.16', 'discard-no-eye'),
  noToken: refusal<War>('KM-20.4', 'no-dismay-token'),
  noRulerDie: refusal<War>('KM-20.5', 'no-ruler-die'),
};

const DROP: readonly OptionOf<'drop'>[] = Array.from({ length: MOST.dice }, (_, die) => ['drop', die] as const);

/** KM-3.3 to KM-3.8: looked at in phase 1 alone. */
const recovered = run<War, object>('rulers', (s, _f, cx) => {
  const k = kingsOf(s);
  const before = k.ruler;
  k.ruler = [awakenedCount(s) > 0 ? 1 : 0, CHIEFTAINS.some((c) => inPlay(s, c)) ? 1 : 0];
  for (const side of [FREE, SHADOW])
    if (k.ruler[side] !== before[side]) cx.emit(k.ruler[side] === 1 ? 'ruler-die-joins' : 'ruler-die-leaves', { side });
  k.rulerEye = 0;
  k.named = 0;
  k.corruptor = -1; // KM-18.7
  k.stone = 0;
});

export const moreDice = (s: War, side: Side): readonly number[] => (kingsOf(s).ruler[side] === 1 ? ONE : NONE);
const ONE: readonly number[] = [RULER];
const NONE: readonly number[] = [];

/** KM-3.12 to KM-3.21: one die of the pool, the Ruler die or another. */
const discard = (label: string, side: Side) =>
  ask<object>(label, {
    seats: (s) => deciderIf(s, { team: side }, kingsOf(s).ruler[side] === 1),
    prompt: () => ({ say: 'drop-die', args: { side } }),
    candidates: (s, _f, _seat, out) => {
      for (let die = 0; die < dieCount(s); die++) if (diceOf(s, side, die) > 0) out.push(DROP[die]);
    },
    refuse: (s, _f, _seat, option) => {
      if (option[0] !== 'drop') return REFUSE_DICE.noDie;
      const [, die] = option;
      if (diceOf(s, side, die) === 0) return REFUSE_DICE.noDie;
      return side === SHADOW && sortOf(die) !== RULER && faceOf(die) === EYE ? REFUSE_DICE.eye : null;
    },
    answer: (s, _f, _seat, [, die]: OptionOf<'drop'>, cx) => {
      spend(s, side, die);
      cx.emit('drops-die', { side, die });
    },
  });

const noteEye = run<War, object>('rulerEye', (s) => {
  kingsOf(s).rulerEye = diceOf(s, SHADOW, dieOf(RULER, EYE));
});

/** The Ruler die of a side as it lies in the pool, -1 for none. */
function rulerDie(s: War, side: Side): number {
  for (let face = 0; face < FACE_COUNT; face++) if (diceOf(s, side, dieOf(RULER, face)) > 0) return dieOf(RULER, face);
  return -1;
}
const canReroll = (s: War, side: Side): boolean =>
  rulerDie(s, side) >= 0 || (side === SHADOW && kingsOf(s).rulerEye === 1);
const hasDismay = (s: War): boolean => kingsOf(s).tokens.includes(TOKEN.dismay);

/** KM-20.4 to KM-20.7: SH spends tokens one after another. */
const dismay = ask<object>('dismay', {
  seats: (s) => deciderIf(s, { team: SHADOW }, hasDismay(s) && (canReroll(s, FREE) || canReroll(s, SHADOW))),
  prompt: () => ({ say: 'dismay' }),
  candidates: (s, _f, _seat, out) => {
    for (let k = 0; k < SOVEREIGNS.length; k++) {
      if (kingsOf(s).tokens[k] !== TOKEN.dismay) continue;
      out.push(['dismay-own', AWAKENED[k]], ['dismay-enemy', AWAKENED[k]]);
    }
    out.push(DONE);
  },
  refuse: (s, _f, _seat, option) => {
    if (option[0] === 'done') return null;
    if (option[0] !== 'dismay-own' && option[0] !== 'dismay-enemy') return REFUSE_DICE.noToken;
    const k = AWAKENED.indexOf(option[1]);
    if (k < 0 || kingsOf(s).tokens[k] !== TOKEN.dismay) return REFUSE_DICE.noToken;
    return canReroll(s, option[0] === 'dismay-own' ? SHADOW : FREE) ? null : REFUSE_DICE.noRulerDie;
  },
  answer: (s, _f, _seat, option: OptionOf<'done' | 'dismay-own' | 'dismay-enemy'>, cx) => {
    if (option[0] === 'done') return;
    const state = kingsOf(s);
    const side = option[0] === 'dismay-own' ? SHADOW : FREE;
    state.tokens[AWAKENED.indexOf(option[1])] = TOKEN.none;
    const old = rulerDie(s, side);
    if (old >= 0) addDice(s, side, old, -1);
    else {
      s.huntBox[SHADOW]--;
      state.rulerEye = 0;
    }
    const faces = editionOf(s).dice[RULER].faces[side];
    const face = faces[cx.roll(faces.length) - 1];
    if (face === EYE) {
      s.huntBox[SHADOW]++;
      state.rulerEye = 1;
    } else addDice(s, side, dieOf(RULER, face), 1);
    cx.emit('rerolls-ruler-die', { side, die: dieOf(RULER, face), character: option[1] });
    return 'dismay';
  },
});

/** KM-3.14: SH discards, Eyes go to the Hunt Box, FP discards. */
export const diceSteps: readonly MoreSteps[] = [
  { to: 'turn', where: { after: 'recover' }, steps: [recovered] },
  { to: 'turn', where: { after: 'roll' }, steps: [discard('shadowDrops', SHADOW), noteEye] },
  { to: 'turn', where: { after: 'eyes' }, steps: [discard('freeDrops', FREE), dismay] },
];
