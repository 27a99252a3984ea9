/** What is under way, for those who look on: the quest as it would end now, the attack, the window. All of it is open information. */
import type { Frame, Seat } from '@pony/engine';
import { STAT, ZONE } from './lists.ts';
import { defendersNow, type EnemyAttack, enemyAttack } from './rules/enemy-attack.ts';
import { attackersNow, attackStrength, type PlayerAttack, playerAttack } from './rules/player-attack.ts';
import { type ActionWindow, actionWindow, STEPS } from './rules/windows.ts';
import {
  cards,
  cardsIn,
  committedWillpower,
  type Lcg,
  progressOn,
  seatsFrom,
  stageOf,
  stagingThreat,
  stat,
} from './state.ts';
import { questShares } from './words/do.ts';

/** Threat against willpower (LC-8.20), those just being chosen counted, and what would come of it (LC-8.21 to LC-8.23). */
export interface QuestNow {
  threat: number;
  willpower: number;
  /** Characters chosen and not yet committed (LC-8.3). */
  chosen: number[];
  /** Progress that would be placed: card, number, and 1 if that is all it still needs. */
  shares: [number, number, number][];
}

function chosenFor(s: Lcg): number[] {
  const top = s.stack[s.stack.length - 1] as (Frame & { chosen?: number[] }) | undefined;
  return top?.p === 'quest' && Array.isArray(top.chosen) ? top.chosen.slice() : [];
}

export function questNow(s: Lcg): QuestNow {
  const chosen = chosenFor(s);
  let willpower = committedWillpower(s);
  for (const card of chosen) willpower += stat(s, card, STAT.willpower);
  const threat = stagingThreat(s);
  const margin = willpower - threat;
  const shares =
    margin > 0 && stageOf(s) >= 0
      ? questShares(s, margin).map(({ subject = -1, n = 0 }): [number, number, number] => {
          const left = stat(s, subject, STAT.questPoints) - progressOn(s, subject);
          return [subject, n, left > 0 && n >= left ? 1 : 0];
        })
      : [];
  return { threat, willpower, chosen, shares };
}

/** An attack under way, the innermost if several are. */
export interface AttackNow {
  by: 'enemy' | 'players';
  enemy: number;
  /** The attacked player, or the one who declared the attack. */
  seat: Seat;
  /** Defenders, or attackers. */
  cards: number[];
  /** Step of the ladder: enemy 0-3 (LC-F6.4.1 to 6.4.4), players 0-2 (LC-F6.8.1 to 6.8.3). */
  step: number;
  attack: number;
  defense: number;
  /** Shadow cards still face down, and those turned up. */
  hidden: number;
  turned: number[];
}

const sumOf = (s: Lcg, list: readonly number[], which: number): number =>
  list.reduce((sum, card) => sum + stat(s, card, which), 0);

const LADDER: Readonly<Record<string, number>> = {
  deal: 0,
  begins: 0,
  'w6.4b': 0,
  defend: 0,
  help: 0,
  sentinel: 0,
  nobody: 0,
  declared: 0,
  'w6.4.1': 1,
  turn: 1,
  shadow: 1,
  'w6.4.2': 1,
  hero: 2,
  damage: 2,
};

const enemyAttackNow = (s: Lcg, f: Frame & EnemyAttack): AttackNow => {
  const defenders = defendersNow(s, f);
  const at = (kind: number): number[] => cardsIn(s, kind).filter((card) => s.host[card] === f.enemy);
  return {
    by: 'enemy',
    enemy: f.enemy,
    seat: f.seat,
    cards: defenders,
    step: LADDER[f.at] ?? 3,
    attack: stat(s, f.enemy, STAT.attack),
    defense: sumOf(s, defenders, STAT.defense),
    hidden: at(ZONE.shadow).length,
    turned: at(ZONE['shadow-up']),
  };
};

const playersAttack = (s: Lcg, enemy: number, seat: Seat, list: number[], step: number): AttackNow => ({
  by: 'players',
  enemy,
  seat,
  cards: list,
  step,
  attack: attackStrength(s, list),
  defense: stat(s, enemy, STAT.defense),
  hidden: 0,
  turned: [],
});

type Combat = Frame & { enemy: number; chosen: number[] };

export function attackNow(s: Lcg): AttackNow | null {
  for (let i = s.stack.length - 1; i >= 0; i--) {
    const f = s.stack[i];
    if (f.p === enemyAttack.name) {
      const attack = f as Frame & EnemyAttack;
      return cards.inPlay(s, attack.enemy) && s.since[attack.enemy] === attack.since ? enemyAttackNow(s, attack) : null;
    }
    if (f.p === playerAttack.name) {
      const attack = f as Frame & PlayerAttack;
      if (!cards.inPlay(s, attack.enemy) || s.since[attack.enemy] !== attack.since) return null;
      const list = [...attackersNow(s, attack), ...attack.chosen];
      return playersAttack(s, attack.enemy, attack.seat, list, STRIKE[attack.at] ?? 2);
    }
    if (f.p === 'combat' && f.at === 'with') {
      const { enemy, chosen } = f as Combat;
      return playersAttack(s, enemy, s.active, chosen.slice(), 0);
    }
  }
  return null;
}
const STRIKE: Readonly<Record<string, number>> = {
  begins: 0,
  join: 0,
  ranged: 0,
  joined: 0,
  'w6.8.1': 0,
  strength: 1,
  'w6.8.2': 1,
};

/** An action window (LC-6.2): after which step, the players in the order they are asked, whose turn it is, how many passed in a row. */
export interface WindowNow {
  step: string;
  order: Seat[];
  turn: number;
  passes: number;
}

export function windowNow(s: Lcg): WindowNow | null {
  const f = s.stack[s.stack.length - 1] as (Frame & ActionWindow) | undefined;
  if (!f || f.p !== actionWindow.name) return null;
  const order = [...seatsFrom(s, f.first)];
  return { step: STEPS[f.step], order, turn: f.turn % order.length, passes: f.passes };
}
