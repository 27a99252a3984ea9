/** What all phases have in common: they begin and end (LC-5.2), and durations end just before the end (LC-15.5, LC-18.18). */
import { type Option, run, type Seat, type Step } from '@pony/engine';
import { KIND } from '../kinds.ts';
import { PHASE, type PhaseWord, SPAN } from '../lists.ts';
import { cards, type Lcg } from '../state.ts';

/** The steps of a phase between its formal beginning and its formal end. */
export function phaseSteps<L>(phase: PhaseWord, steps: readonly Step<Lcg, L>[]): readonly Step<Lcg, L>[] {
  return [
    run('begins', (s, _f, cx) => {
      s.phase = PHASE[phase];
      s.active = -1;
      cards.happen(s, cx, null, KIND['phase-begins'], { n: PHASE[phase] });
    }),
    ...steps,
    run('expires', (s, _f, cx) => {
      s.active = -1;
      cards.expire(s, cx, SPAN.phase);
    }),
    run('ends', (s, _f, cx) => cards.happen(s, cx, null, KIND['phase-ends'], { n: PHASE[phase] })),
  ];
}

/** A round of all players, once each, from the one who was first when it began (LC-2.26). */
export interface Turns {
  from: Seat;
  turn: number;
}
export const noTurns = (): Turns => ({ from: -1, turn: -1 });

/** The next player of the round who is still in the game becomes active; false when all have been. */
export function nextTurn(s: Lcg, f: Turns): boolean {
  if (f.turn < 0) f.from = s.first;
  for (f.turn += 1; f.turn < s.threat.length; f.turn++) {
    const seat = (f.from + f.turn) % s.threat.length;
    if (s.out[seat] === 1) continue;
    s.active = seat;
    return true;
  }
  s.active = -1;
  f.turn = -1;
  return false;
}

/** Characters who do something together are chosen one by one; until all are, one can be put back (LC-8.3, LC-13.2). */
export function choose(f: { chosen: number[] }, [verb, card]: Option): void {
  if (verb === 'back') f.chosen.splice(f.chosen.indexOf(card), 1);
  else f.chosen.push(card);
}
