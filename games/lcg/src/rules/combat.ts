/** VI. Combat phase (LC-F6.1 to LC-F6.11). */
import { ask, call, type Option, procedure, refusal, run } from '@pony/engine';
import { KIND } from '../kinds.ts';
import { BAN, BIT, STAT, ZONE } from '../lists.ts';
import { banned, cards, cardsIn, charactersOf, discardZone, engagedWith, isEnemy, type Lcg, stat } from '../state.ts';
import { enemyAttack, enemyAttackLocals } from './enemy-attack.ts';
import { choose, nextTurn, phaseSteps, type Turns } from './phase.ts';
import {
  attackable,
  attackStrength,
  playerAttack,
  playerAttackLocals,
  REFUSE_ATTACK,
  refuseAttacker,
  refuseTarget,
  stopOption,
} from './player-attack.ts';
import { DONE } from './reveal.ts';
import { actionWindow, after } from './windows.ts';

interface CombatLocals extends Turns {
  /** Enemies that still get a shadow card. */
  todo: number[];
  enemy: number;
  /** Attackers chosen so far. */
  chosen: number[];
}

const REFUSE = {
  notHighest: refusal<Lcg>('LC-11.2', 'deal-highest'),
  notEligible: refusal<Lcg>('LC-12.2', 'enemy-not-eligible'),
};

/** LC-11.2: of the enemies still to be served those of the active player with the highest engagement cost. */
function nextServed(s: Lcg, f: CombatLocals): number[] {
  let out: number[] = [];
  let highest = -1;
  for (const enemy of f.todo) {
    if (engagedWith(s, enemy) !== s.active) continue;
    const cost = stat(s, enemy, STAT.engagement);
    if (cost < highest) continue;
    if (cost > highest) out = [];
    highest = cost;
    out.push(enemy);
  }
  return out;
}

/** LC-11.3: the order among equals matters only if the deck may run out or somebody knows what lies on top. */
function orderMatters(s: Lcg, f: CombatLocals): boolean {
  const deck = cardsIn(s, ZONE['encounter-deck']);
  if (deck.length < f.todo.length) return true;
  for (let i = deck.length - f.todo.length; i < deck.length; i++) if (s.knows[deck[i]] !== 0) return true;
  return false;
}

/** LC-12.2: engaged with the active player, not yet attacked, able to attack. */
function attackersOn(s: Lcg, seat: number): number[] {
  return cardsIn(s, ZONE.engaged, seat).filter(
    (card) =>
      isEnemy(s, card) &&
      (s.bits[card] & BIT.attacked) === 0 &&
      !banned(s, card, BAN.attack) &&
      !banned(s, card, BAN['attack-p1'] + seat),
  );
}

const serve = (s: Lcg, f: CombatLocals, enemy: number): { subject: number; seat: number } => {
  f.todo = f.todo.filter((one) => one !== enemy);
  return { subject: enemy, seat: s.active };
};

export const combatPhase = procedure<Lcg, CombatLocals>('combat', [
  ...phaseSteps<CombatLocals>('combat', [
    // LC-F6.2, LC-11.1
    run('deal', (s, f) => {
      f.todo = s.play.filter((card) => engagedWith(s, card) >= 0);
      f.turn = -1;
      nextTurn(s, f);
    }),
    run('served', (s, f) => {
      if (nextServed(s, f).length > 0) return undefined;
      return nextTurn(s, f) ? 'served' : 'w6.2';
    }),
    ask('order', {
      seats: (s, f) => (nextServed(s, f).length > 1 && orderMatters(s, f) ? [s.active] : []),
      prompt: (_s, _f, seat) => ({ say: 'deal-order', args: { seat } }),
      candidates: (s, f, _seat, out) => {
        for (const enemy of nextServed(s, f)) out.push(['pick', enemy]);
      },
      refuse: (s, f, _seat, option) =>
        option[0] === 'pick' && nextServed(s, f).includes(option[1]) ? null : REFUSE.notHighest,
      answer: (s, f, _seat, option, cx) => {
        cards.happen(s, cx, null, KIND['shadow-dealt'], serve(s, f, option[1]));
        return 'served';
      },
    }),
    run('dealt', (s, f, cx) => {
      cards.happen(s, cx, null, KIND['shadow-dealt'], serve(s, f, nextServed(s, f)[0]));
      return 'served';
    }),
    call('w6.2', actionWindow, (s) => after(s, '6.2')),
    // LC-F6.3 to LC-F6.6
    run('defending', (s, f) => {
      f.turn = -1;
      return nextTurn(s, f) ? undefined : 'attacking';
    }),
    ask('face', {
      seats: (s) => (attackersOn(s, s.active).length > 1 ? [s.active] : []),
      prompt: (_s, _f, seat) => ({ say: 'face', args: { seat } }),
      candidates: (s, _f, seat, out) => {
        for (const enemy of cardsIn(s, ZONE.engaged, seat)) out.push(['face', enemy]);
      },
      refuse: (s, _f, seat, option) =>
        option[0] === 'face' && attackersOn(s, seat).includes(option[1]) ? null : REFUSE.notEligible,
      answer: (_s, f, _seat, option) => {
        f.enemy = option[1];
        return 'attacked';
      },
    }),
    run('only', (s, f) => {
      const [enemy] = attackersOn(s, s.active);
      if (enemy !== undefined) {
        f.enemy = enemy;
        return undefined;
      }
      return nextTurn(s, f) ? 'face' : 'attacking';
    }),
    call('attacked', enemyAttack, (s, f) => enemyAttackLocals(s, f.enemy, s.active, 0)),
    run('further', (s, f) => {
      if (s.out[s.active] === 0) return 'face';
      return nextTurn(s, f) ? 'face' : undefined;
    }),
    // LC-F6.7 to LC-F6.10
    run('attacking', (s, f) => {
      f.turn = -1;
      return nextTurn(s, f) ? undefined : 'shadows';
    }),
    ask('attack', {
      seats: (s) => (attackable(s).some((enemy) => refuseTarget(s, s.active, enemy) === null) ? [s.active] : []),
      prompt: (_s, _f, seat) => ({ say: 'attack', args: { seat } }),
      candidates: (s, _f, _seat, out) => {
        for (const enemy of attackable(s)) out.push(['attack', enemy]);
        out.push(stopOption);
      },
      refuse: (s, _f, seat, option) => {
        if (option[0] === 'stop') return null;
        return option[0] === 'attack' ? refuseTarget(s, seat, option[1]) : REFUSE_ATTACK.onlyAttack;
      },
      answer: (_s, f, _seat, option) => {
        if (option[0] === 'stop') return 'stop';
        f.enemy = option[1];
        f.chosen = [];
        return 'with';
      },
    }),
    run('stop', (s, f) => (nextTurn(s, f) ? 'attack' : 'shadows')),
    ask('with', {
      seats: (s, f) =>
        charactersOf(s, s.active).some((card) => refuseAttacker(s, s.active, card, f.enemy, f.chosen, false) === null)
          ? [s.active]
          : [],
      prompt: (s, f, seat) => ({
        say: 'attackers',
        args: { seat, card: f.enemy, attack: attackStrength(s, f.chosen), defense: stat(s, f.enemy, STAT.defense) },
      }),
      candidates: (s, f, seat, out) => {
        for (const card of charactersOf(s, seat)) out.push(['with', card]);
        for (const card of f.chosen) out.push(['back', card]);
        out.push(DONE);
      },
      refuse: (s, f, seat, option: Option) => {
        if (option[0] === 'done') return f.chosen.length === 0 ? REFUSE_ATTACK.nobody : null;
        if (option[0] === 'back' && f.chosen.includes(option[1])) return null;
        if (option[0] !== 'with') return REFUSE_ATTACK.onlyWith;
        return refuseAttacker(s, seat, option[1], f.enemy, f.chosen, false);
      },
      answer: (_s, f, _seat, option) => {
        if (option[0] === 'done') return undefined;
        choose(f, option);
        return 'with';
      },
    }),
    call('strike', playerAttack, (s, f) => playerAttackLocals(s, f.enemy, s.active, f.chosen, 0)),
    run('onward', (s, f) => {
      if (s.out[s.active] === 0) return 'attack';
      return nextTurn(s, f) ? 'attack' : undefined;
    }),
    // LC-F6.11, LC-15.7; LC-29.21: a shadow card that attacked by itself goes back on top of the deck
    run('shadows', (s, _f, cx) => {
      for (const kind of [ZONE.shadow, ZONE['shadow-up']])
        for (const card of cardsIn(s, kind).slice())
          cards.move(s, cx, card, s.host[card] < 0 ? cards.zone(ZONE['encounter-deck']) : discardZone(s, card));
      for (const card of s.play) s.bits[card] &= ~(BIT.attacked | (BIT.struck * 15));
    }),
  ]),
]);
