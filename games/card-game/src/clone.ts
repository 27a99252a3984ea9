import { cloneStack } from '@pony/engine';
import type { CardGame } from './state.ts';

const lists = (from: readonly number[][]): number[][] => {
  const out: number[][] = [];
  for (let i = 0; i < from.length; i++) out.push(from[i].slice());
  return out;
};

/** A copy that shares nothing. */
export function clone(s: CardGame): CardGame {
  return {
    rng: s.rng.slice(),
    stack: cloneStack(s.stack),
    outcome: s.outcome,
    scenario: s.scenario,
    round: s.round,
    first: s.first,
    at: s.at.slice(),
    host: s.host.slice(),
    tokens: s.tokens.slice(),
    seen: s.seen.slice(),
    hands: lists(s.hands),
    decks: lists(s.decks),
    cycled: lists(s.cycled),
    gone: lists(s.gone),
    play: s.play.slice(),
    apart: s.apart.slice(),
    fresh: s.fresh.slice(),
    played: s.played.slice(),
    used: s.used.slice(),
    locAt: s.locAt.slice(),
    active: s.active.slice(),
    addedAttack: s.addedAttack.slice(),
    addedDefence: s.addedDefence.slice(),
    bare: s.bare.slice(),
    lastPath: s.lastPath,
    finalFought: s.finalFought,
    corruption: s.corruption,
    ring: s.ring.slice(),
    permits: s.permits,
  };
}
