/** The battle as everybody sees it: who fights, which step it is in, every die, and what is still to be taken. */
import type { Frame } from '@pony/engine';
import type { Battle } from '../content/types.ts';
import { SIDES, type Side } from '../data.ts';
import { deckOfCard } from '../edition.ts';
import type { Place } from '../ids.ts';
import { nextRound } from '../rules/battle.ts';
import { takeHits } from '../rules/casualties.ts';
import { fight } from '../rules/fight.ts';
import {
  combatStrength,
  EFFECT_STEPS,
  isHit,
  leadership,
  needed,
  placeOf,
  ROLLED,
  rerollAllowance,
  rollDice,
} from '../rules/strength.ts';
import { underWay } from '../stack.ts';
import type { War } from '../state.ts';
import { type RollOdds, rollOdds } from './odds.ts';

/** A die as it fell. */
export interface DieView {
  natural: number;
  /** What was added to it. */
  modifier: number;
  hit: boolean;
  /** Rolled again. */
  again: boolean;
}

export interface BattleView {
  attacker: Side;
  from: number;
  place: Place;
  /** 0 field battle, 1 assault, 2 sortie. */
  kind: number;
  round: number;
  /** Place in BATTLE_STEPS. */
  step: number;
  /** Cards shown, -1 for none; backs of cards chosen and not yet shown, -1 for none. */
  cards: number[];
  sealed: number[];
  /** By side: 1 when its card is cancelled. */
  cancelled: number[];
  hits: number[];
  strength: number[];
  leadership: number[];
  /** By side: dice of the Combat roll, and the number each of them needs. */
  dice: number[];
  needed: number[];
  /** By side: dice that may still be rolled again. */
  rerolls: number[];
  /** By side: every die of this round. */
  rolls: DieView[][];
  /** Hits being taken just now, by whom; null when none are. */
  taking: { side: Side; hits: number } | null;
  /** By side: the next roll as things stand, while it is being weighed whether to fight on. */
  next: RollOdds[] | null;
}

const AT: Readonly<Record<string, number>> = {
  declare: 0,
  round: 0,
  shelter: 0,
  rider: 0,
  attackerCard: 0,
  defenderCard: 0,
  show: 0,
  sorcerer: 0,
  roll: 1,
  attackerReroll: 2,
  defenderReroll: 2,
  rerolled: 2,
  attackerLosses: 3,
  defenderLosses: 3,
  afterLosses: 3,
};

function stepOf(b: Frame & Battle, taking: boolean): number {
  if (taking) return 3;
  if (b.at !== 'effects') return AT[b.at] ?? 4;
  if (b.step <= EFFECT_STEPS.roll) return 0;
  return b.step <= EFFECT_STEPS.reroll ? 1 : b.step <= EFFECT_STEPS.losses ? 2 : 3;
}

function diceOf(s: War, b: Battle, side: Side): DieView[] {
  const number = needed(s, b, side);
  return b.rolled
    .filter((die) => Math.floor(die / ROLLED.side) === side)
    .map((die) => {
      const again = die % ROLLED.side > ROLLED.again;
      const natural = die % ROLLED.again;
      const modifier = (again ? b.rerollMod : b.rollMod)[side];
      return { natural, modifier, hit: isHit(natural, modifier, number), again };
    });
}

/** A question about fighting on stands before the next roll. */
function nextOdds(s: War, b: Frame & Battle): RollOdds[] | null {
  if (b.at !== 'shelter' && b.at !== 'press' && b.at !== 'retreat') return null;
  const next = b.at === 'shelter' ? b : nextRound(b);
  return SIDES.map((_, side) => rollOdds(s, next, side));
}

export function battleView(s: War): BattleView | null {
  const b = underWay(s, fight);
  if (!b) return null;
  const taking = underWay(s, takeHits);
  const each = <T>(of: (side: Side) => T): T[] => SIDES.map((_, side) => of(side));
  return {
    attacker: b.attacker,
    from: b.from,
    place: b.target,
    kind: b.kind,
    round: b.round,
    step: stepOf(b, taking !== undefined),
    cards: b.card.slice(),
    sealed: s.sealed.map((card) => (card < 0 ? -1 : deckOfCard(s, card))),
    cancelled: b.cancelled.slice(),
    hits: b.hits.slice(),
    strength: each((side) => combatStrength(s, b, side)),
    leadership: each((side) => (placeOf(b, side) >= 0 ? leadership(s, b, side) : 0)),
    dice: each((side) => rollDice(s, b, side)),
    needed: each((side) => needed(s, b, side)),
    rerolls: each((side) => rerollAllowance(s, b, side)),
    rolls: each((side) => diceOf(s, b, side)),
    taking: taking ? { side: taking.side, hits: taking.hits } : null,
    next: nextOdds(s, b),
  };
}
