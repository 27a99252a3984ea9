/** A player attack, steps 6.8b to 6.8.4 (LC-F6.8b on, LC-13). */
import { ask, call, type Option, procedure, refusal, run, type Seat } from '@pony/engine';
import { KIND } from '../kinds.ts';
import { BAN, BIT, MARK, PERMIT, SPAN, STAT, ZONE } from '../lists.ts';
import {
  banned,
  cards,
  charactersOf,
  engagedWith,
  has,
  isCharacter,
  isEnemy,
  isExhausted,
  isIn,
  type Lcg,
  lives,
  stat,
} from '../state.ts';
import { choose } from './phase.ts';
import { DONE } from './reveal.ts';
import { type ActionWindow, actionWindow, after, type StepWord } from './windows.ts';

export interface PlayerAttack {
  number: number;
  enemy: number;
  since: number;
  /** Who declared it. */
  seat: Seat;
  /** Attackers, each with its since. */
  attackers: number[];
  /** Players asked to join so far, and what the one who is asked has chosen. */
  asked: number;
  chosen: number[];
  /** 1: as part of an action: nobody joins, no windows (LC-6.12, LC-29.38). */
  quick: number;
  /** 1: declared by one alone against an enemy in the staging area (LC-29.84); else left out. */
  staged?: number;
}
export const playerAttackLocals = (
  s: Lcg,
  enemy: number,
  seat: Seat,
  attackers: readonly number[],
  quick: number,
): PlayerAttack => ({
  number: -1,
  enemy,
  since: s.since[enemy],
  seat,
  attackers: attackers.flatMap((card) => [card, s.since[card]]),
  asked: 0,
  chosen: [],
  quick,
  ...(attackers.length === 1 && isIn(s, enemy, ZONE.staging) ? { staged: 1 } : null),
});

export const REFUSE_ATTACK = {
  notAnEnemy: refusal<Lcg>('LC-13.2', 'attack-an-enemy'),
  notReached: refusal<Lcg>('LC-13.13', 'attack-not-reached'),
  twice: refusal<Lcg>('LC-13.14', 'attack-twice'),
  nobody: refusal<Lcg>('LC-13.3', 'attack-needs-attacker'),
  onlyAttack: refusal<Lcg>('LC-F6.8a', 'attack-or-stop'),
  notACharacter: refusal<Lcg>('LC-13.2', 'attack-with-characters'),
  notYours: refusal<Lcg>('LC-13.2', 'attack-with-your-own'),
  exhausted: refusal<Lcg>('LC-13.2', 'attack-exhausted'),
  banned: refusal<Lcg>('LC-1.4', 'attack-banned'),
  notRanged: refusal<Lcg>('LC-13.12', 'attack-ranged'),
  already: refusal<Lcg>('LC-13.2', 'attacks-already'),
  onlyWith: refusal<Lcg>('LC-F6.8b', 'attackers-or-done'),
};

/** Why a character may not be declared against the enemy; `chosen` are those declared so far, `join`: in step 6.8.1. */
export function refuseAttacker(
  s: Lcg,
  seat: Seat,
  card: number,
  enemy: number,
  chosen: readonly number[],
  join: boolean,
) {
  if (!cards.inPlay(s, card) || !isCharacter(s, card)) return REFUSE_ATTACK.notACharacter;
  if (s.ctl[card] !== seat) return REFUSE_ATTACK.notYours;
  if (chosen.includes(card)) return REFUSE_ATTACK.already;
  if (isExhausted(s, card)) return REFUSE_ATTACK.exhausted;
  if (banned(s, card, BAN.attack)) return REFUSE_ATTACK.banned;
  const held = engagedWith(s, enemy);
  if (held < 0) {
    // LC-29.39
    const reaches = chosen.length === 0 && cards.permitted(s, card, PERMIT['attack-staging']) !== -1;
    return reaches ? null : REFUSE_ATTACK.notReached;
  }
  if ((held !== seat || join) && !has(s, card, MARK.ranged)) return REFUSE_ATTACK.notRanged; // LC-13.12, LC-13.13
  return null;
}

/** LC-13.1, LC-13.13, LC-13.14: why the player may not declare an attack on this card. */
export function refuseTarget(s: Lcg, seat: Seat, enemy: number) {
  if (!cards.inPlay(s, enemy) || !isEnemy(s, enemy)) return REFUSE_ATTACK.notAnEnemy;
  if ((s.bits[enemy] & (BIT.struck << seat)) !== 0) return REFUSE_ATTACK.twice;
  let nearest = REFUSE_ATTACK.nobody;
  for (const card of charactersOf(s, seat)) {
    const why = refuseAttacker(s, seat, card, enemy, [], false);
    if (why === null) return null;
    if (why === REFUSE_ATTACK.notRanged || why === REFUSE_ATTACK.notReached) nearest = REFUSE_ATTACK.notReached;
  }
  return nearest;
}

/** Enemies a player might point at. */
export const attackable = (s: Lcg): number[] =>
  s.play.filter((card) => isEnemy(s, card) && (isIn(s, card, ZONE.engaged) || isIn(s, card, ZONE.staging)));

/** LC-13.9: an attack lives on its target, not on places. */
const goes = (s: Lcg, f: PlayerAttack): boolean => s.since[f.enemy] === f.since && cards.inPlay(s, f.enemy);

/** LC-13.7: the attackers that are still there. */
export function attackersNow(s: Lcg, f: PlayerAttack): number[] {
  const out: number[] = [];
  for (let i = 0; i < f.attackers.length; i += 2)
    if (s.since[f.attackers[i]] === f.attackers[i + 1] && cards.inPlay(s, f.attackers[i])) out.push(f.attackers[i]);
  return out;
}

export function attackStrength(s: Lcg, attackers: readonly number[]): number {
  let sum = 0;
  for (const card of attackers) sum += stat(s, card, STAT.attack);
  return sum;
}

const joiner = (s: Lcg, f: PlayerAttack): Seat => (f.seat + f.asked) % s.threat.length;
const windowAfter =
  (step: StepWord) =>
  (s: Lcg, f: PlayerAttack): ActionWindow | null =>
    f.quick === 0 && goes(s, f) ? after(s, step) : null;

export const playerAttack = procedure<Lcg, PlayerAttack>('player-attack', [
  // LC-F6.8b
  run('begins', (s, f, cx) => {
    f.number = ++s.stamp;
    if (f.quick === 0) s.bits[f.enemy] |= BIT.struck << f.seat;
    const list = attackersNow(s, f).map((subject) => ({ subject, seat: f.seat, a: f.enemy, why: f.number }));
    cards.happenAll(s, cx, null, KIND.strikes, list);
  }),
  // LC-F6.8.1, LC-13.12, LC-13.15, LC-13.16
  run('join', (s, f) => {
    f.asked += 1;
    f.chosen = [];
    return f.quick === 1 || !goes(s, f) || engagedWith(s, f.enemy) < 0 || f.asked >= s.threat.length
      ? 'w6.8.1'
      : undefined;
  }),
  ask('ranged', {
    seats: (s, f) => {
      const seat = joiner(s, f);
      if (!lives(s, seat) || !goes(s, f)) return [];
      return charactersOf(s, seat).some((card) => refuseAttacker(s, seat, card, f.enemy, f.chosen, true) === null)
        ? [seat]
        : [];
    },
    prompt: (s, f, seat) => ({
      say: 'ranged',
      args: { seat, card: f.enemy, attack: attackStrength(s, [...attackersNow(s, f), ...f.chosen]) },
    }),
    candidates: (s, f, seat, out) => {
      for (const card of charactersOf(s, seat)) out.push(['with', card]);
      for (const card of f.chosen) out.push(['back', card]);
      out.push(DONE);
    },
    refuse: (s, f, seat, option) => {
      if (option[0] === 'done') return null;
      if (option[0] === 'back' && f.chosen.includes(option[1])) return null;
      if (option[0] !== 'with') return REFUSE_ATTACK.onlyWith;
      return refuseAttacker(s, seat, option[1], f.enemy, f.chosen, true);
    },
    answer: (_s, f, _seat, option) => {
      if (option[0] === 'done') return undefined;
      choose(f, option);
      return 'ranged';
    },
  }),
  run('joined', (s, f, cx) => {
    if (f.chosen.length > 0) {
      for (const card of f.chosen) f.attackers.push(card, s.since[card]);
      const seat = joiner(s, f);
      cards.happenAll(
        s,
        cx,
        null,
        KIND.strikes,
        f.chosen.map((subject) => ({ subject, seat, a: f.enemy, why: f.number })),
      );
    }
    return 'join';
  }),
  call('w6.8.1', actionWindow, windowAfter('6.8.1')),
  // LC-F6.8.2, LC-13.5
  run('strength', (s, f, cx) => {
    if (goes(s, f)) cx.emit('attack-strength', { card: f.enemy, n: attackStrength(s, attackersNow(s, f)) });
  }),
  call('w6.8.2', actionWindow, windowAfter('6.8.2')),
  // LC-F6.8.3, LC-13.6, LC-13.7
  run('damage', (s, f, cx) => {
    if (!goes(s, f)) return 'stopped';
    const n = attackStrength(s, attackersNow(s, f)) - stat(s, f.enemy, STAT.defense);
    if (n > 0) cards.happen(s, cx, null, KIND.damaged, { subject: f.enemy, n, seat: f.seat, why: f.number });
  }),
  call('w6.8.3', actionWindow, (s, f) => (f.quick === 0 ? after(s, '6.8.3') : null)),
  // LC-F6.8.4, LC-13.8
  run('struck', (s, f, cx) => {
    if (goes(s, f)) cards.happen(s, cx, null, KIND.struck, { subject: f.enemy, seat: f.seat, why: f.number });
  }),
  run('stopped', (s, f, cx) => cards.expire(s, cx, SPAN.attack, f.number)),
]);

export const stopOption: Option = ['stop'];
