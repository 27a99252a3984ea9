/** Words about attacks under way: they are read from the frames of the stack, by the number of the attack (`why`). */
import type { OwnOp, Using } from '@pony/cards';
import type { Frame } from '@pony/engine';
import { ZONE } from '../lists.ts';
import { defendersNow, type EnemyAttack, enemyAttack, enemyAttackLocals } from '../rules/enemy-attack.ts';
import { attackersNow, type PlayerAttack, playerAttack, playerAttackLocals } from '../rules/player-attack.ts';
import { cards, type Lcg } from '../state.ts';
import type { Ref, Who } from './refs.ts';
import { WHY } from './refusals.ts';

type Found<L> = (Frame & L) | null;

function frameOf<L extends { number: number }>(s: Lcg, p: string, why: number): Found<L> {
  for (let i = s.stack.length - 1; i >= 0; i--) {
    const f = s.stack[i] as Frame & L;
    if (f.p === p && f.number === why) return f;
  }
  return null;
}
const enemyAttackOf = (s: Lcg, why: number): Found<EnemyAttack> => frameOf(s, enemyAttack.name, why);
const playerAttackOf = (s: Lcg, why: number): Found<PlayerAttack> => frameOf(s, playerAttack.name, why);

/** Characters attacking in the players' attack of that number. */
export function attackersIn(s: Lcg, why: number): readonly number[] {
  const f = playerAttackOf(s, why);
  return f ? attackersNow(s, f) : [];
}
/** Characters defending in the enemy attack of that number. */
export function defendersIn(s: Lcg, why: number): readonly number[] {
  const f = enemyAttackOf(s, why);
  return f ? defendersNow(s, f) : [];
}
/** The enemy of the attack of that number, whoever attacks; -1 for none. */
export const targetIn = (s: Lcg, why: number): number =>
  playerAttackOf(s, why)?.enemy ?? enemyAttackOf(s, why)?.enemy ?? -1;
/** LC-11.17: judged at this moment. */
export const undefended = (s: Lcg, u: Using): boolean => {
  const f = enemyAttackOf(s, u.why);
  return f !== null && defendersNow(s, f).length === 0;
};
export const attackingEnemy: Ref = (s, u) => enemyAttackOf(s, u.why)?.enemy ?? -1;
/** The character is an attacker in an attack under way of which this holds. */
export function attacksNow(s: Lcg, card: number, holds: (attack: PlayerAttack) => boolean = () => true): boolean {
  for (let i = s.stack.length - 1; i >= 0; i--) {
    const f = s.stack[i] as Frame & PlayerAttack;
    if (f.p === playerAttack.name && holds(f) && attackersNow(s, f).includes(card)) return true;
  }
  return false;
}
/** LC-29.84: an attack declared alone against an enemy in the staging area. */
export const declaredAtStaging = (attack: PlayerAttack): boolean => attack.staged === 1;

/** LC-29.38: the character attacks the enemy at once, alone, without windows (LC-6.12). */
export const attackAtOnce = (enemy: Ref, attacker: Ref): OwnOp<Lcg> => ({
  op: 'own',
  procedure: playerAttack,
  locals: (s, u) => playerAttackLocals(s, enemy(s, u), u.seat, [attacker(s, u)], 1),
});
/** LC-11.19, LC-12.23: an enemy attacks a player outside its turn; a shadow card that attacks is free of the enemy it was dealt to. */
export const enemyAttacks = (enemy: Ref, who: Who): OwnOp<Lcg> => ({
  op: 'own',
  procedure: enemyAttack,
  locals: (s, u) => {
    const card = enemy(s, u);
    if (cards.kindOf(s.zone[card]) === ZONE['shadow-up']) s.host[card] = -1;
    return enemyAttackLocals(s, card, who(s, u), 1);
  },
  can: (s, u) => (enemy(s, u) < 0 ? WHY.nothingThere : null),
});
