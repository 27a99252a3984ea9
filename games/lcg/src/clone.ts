import { cards } from './kernel.ts';
import type { Lcg } from './state.ts';

/** A copy that shares nothing. */
export function clone(s: Lcg): Lcg {
  return {
    ...cards.clone(s),
    round: s.round,
    completed: s.completed,
    phase: s.phase,
    first: s.first,
    active: s.active,
    threat: s.threat.slice(),
    out: s.out.slice(),
    scenario: s.scenario,
    easy: s.easy,
    campaign: s.campaign,
    votes: s.votes.slice(),
    mulligans: s.mulligans.slice(),
    notes: s.notes.slice(),
    healed: s.healed.slice(),
    healing: s.healing,
  };
}
