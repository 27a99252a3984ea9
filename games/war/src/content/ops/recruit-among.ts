/** WR-5.56: one sentence recruits in several regions at once; when figures are short, the owner says where they go. */
import { procedure, refusal, run } from '@pony/engine';
import { ask } from '../../ask.ts';
import { figureOf, REGULAR, type Side } from '../../data.ts';
import type { Nation } from '../../ids.ts';
import { enlist, mayRaise, RECRUIT } from '../../rules/muster.ts';
import { deciderIf } from '../../seats.ts';
import type { War } from '../../state.ts';
import type { OptionOf } from '../../verbs.ts';
import { opOf } from '../registry.ts';
import type { Op, OpLocals } from '../types.ts';
import { mayRecruitIn, some } from './recruit.ts';

export interface AmongOp extends Op {
  readonly nation: Nation;
  readonly regions: readonly number[];
  /** Regulars in each of them. */
  readonly each: number;
}
interface Among extends OpLocals {
  /** Figures placed so far, by place in `regions`. */
  placed: number[];
}

const REFUSE_AMONG = {
  notThere: refusal<War>('WR-5.56', 'cannot-recruit-there'),
};

const regularOf = (op: AmongOp): number => figureOf(op.nation, REGULAR);

/** Regions that may still get a figure, while there are any. */
function wanting(s: War, f: Among): number[] {
  const op = opOf<AmongOp>(s, f);
  if (!mayRaise(s, op.nation)) return [];
  return op.regions.filter(
    (region, i) => f.placed[i] < op.each && mayRecruitIn(s, f.side, region, { mustBeFree: false, besieging: false }),
  );
}
const open = (s: War, f: Among): number[] => (s.reserve[regularOf(opOf<AmongOp>(s, f))] > 0 ? wanting(s, f) : []);
const wanted = (s: War, f: Among): number => {
  const op = opOf<AmongOp>(s, f);
  return open(s, f).reduce((sum, region) => sum + op.each - f.placed[op.regions.indexOf(region)], 0);
};

const among = procedure<War, Among>('op-recruit-among', [
  ask('where', {
    seats: (s, f) =>
      deciderIf(
        s,
        { action: f.side },
        open(s, f).length > 1 && wanted(s, f) > s.reserve[regularOf(opOf<AmongOp>(s, f))],
      ),
    prompt: (s, f) => ({ say: 'card-recruit-where', args: { card: f.card, nation: opOf<AmongOp>(s, f).nation } }),
    candidates: (s, f, _seat, out) => {
      const op = opOf<AmongOp>(s, f);
      for (const region of op.regions) out.push(RECRUIT[regularOf(op)][region]);
    },
    refuse: (s, f, _seat, option) => {
      if (option[0] !== 'recruit' || option[1] !== regularOf(opOf<AmongOp>(s, f))) return REFUSE_AMONG.notThere;
      return open(s, f).includes(option[2]) ? null : REFUSE_AMONG.notThere;
    },
    answer: (s, f, _seat, [, figure, region]: OptionOf<'recruit'>, cx) => {
      f.placed[opOf<AmongOp>(s, f).regions.indexOf(region)]++;
      enlist(s, figure, region, 1, cx);
      return 'where';
    },
  }),
  run('rest', (s, f, cx) => {
    const op = opOf<AmongOp>(s, f);
    for (const region of wanting(s, f))
      some(s, regularOf(op), region, op.each - f.placed[op.regions.indexOf(region)], cx);
  }),
]);

/** So many Regulars of a Nation in each of these regions. */
export const recruitAmong = (nation: Nation, regions: readonly number[], each: number): AmongOp => ({
  procedure: among,
  locals: { placed: regions.map(() => 0) },
  nation,
  regions,
  each,
  touches: (s: War, side: Side) => ({
    places: regions.filter((region) => mayRecruitIn(s, side, region, { mustBeFree: false, besieging: false })),
    nations: [nation],
  }),
});
