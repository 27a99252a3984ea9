import { cloneStack } from '@pony/engine';
import type { Duel } from './state.ts';

/** A copy that shares nothing. */
export function clone(s: Duel): Duel {
  return {
    rng: s.rng.slice(),
    stack: cloneStack(s.stack),
    outcome: s.outcome,
    chapter: s.chapter,
    active: s.active,
    extraTurns: s.extraTurns,
    coins: s.coins.slice(),
    units: s.units.slice(),
    supply: s.supply.slice(),
    fortress: s.fortress.slice(),
    quest: s.quest.slice(),
    layout: s.layout.slice(),
    present: s.present,
    faceUp: s.faceUp,
    decks: s.decks.map((deck) => deck.slice()),
    discard: s.discard.slice(),
    leftovers: s.leftovers.slice(),
    looked: s.looked.slice(),
    areas: [s.areas[0].slice(), s.areas[1].slice()],
    skills: s.skills.slice(),
    slash: s.slash.slice(),
    chains: s.chains.slice(),
    races: s.races.slice(),
    tilesUp: s.tilesUp.slice(),
    tileStack: s.tileStack.slice(),
    tileOwner: s.tileOwner.slice(),
    stacks: s.stacks.slice(),
    stackSize: s.stackSize.slice(),
    tokens: s.tokens.slice(),
    knownTokens: s.knownTokens,
    threeRaces: s.threeRaces.slice(),
  };
}
