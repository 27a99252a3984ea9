/** An enemy attack, steps 6.4b to 6.4.4 (LC-F6.4b on, LC-11, LC-12). Attacks nest, so each has a number (a fresh stamp). */
import { ask, call, type Option, procedure, refusal, run, type Say, type Seat } from '@pony/engine';
import { KIND } from '../kinds.ts';
import { BAN, CALL, MARK, PERMIT, SPAN, STAT, ZONE } from '../lists.ts';
import {
  banned,
  cards,
  cardsIn,
  charactersOf,
  damageOn,
  discardZone,
  has,
  heroesOf,
  isCharacter,
  isExhausted,
  type Lcg,
  lives,
  stat,
} from '../state.ts';
import { DONE } from './reveal.ts';
import { type ActionWindow, actionWindow, after, type StepWord } from './windows.ts';

export interface EnemyAttack {
  number: number;
  enemy: number;
  since: number;
  /** The attacked player (LC-12.15). */
  seat: Seat;
  /** Declared defenders, each with its since. */
  defenders: number[];
  /** Players asked for a Sentinel so far. */
  asked: number;
  /** Who takes the damage, -1 until it is settled. */
  target: number;
  /** 1: caused by a text; a shadow card is dealt first and discarded afterwards (LC-11.19, LC-11.20). */
  extra: number;
  /** The character it is made against, with its since; -1 for none (LC-12.16). */
  on: number;
  onSince: number;
}
export const enemyAttackLocals = (s: Lcg, enemy: number, seat: Seat, extra: number, on = -1): EnemyAttack => ({
  number: -1,
  enemy,
  since: s.since[enemy],
  seat,
  defenders: [],
  asked: 0,
  target: -1,
  extra,
  on,
  onSince: on < 0 ? -1 : s.since[on],
});

const REFUSE = {
  notACharacter: refusal<Lcg>('LC-12.4', 'defend-with-a-character'),
  notYours: refusal<Lcg>('LC-12.4', 'defend-with-your-own'),
  exhausted: refusal<Lcg>('LC-12.4', 'defend-exhausted'),
  banned: refusal<Lcg>('LC-1.4', 'defend-banned'),
  one: refusal<Lcg>('LC-12.6', 'defend-one'),
  notSentinel: refusal<Lcg>('LC-12.24', 'defend-sentinel'),
  only: refusal<Lcg>('LC-F6.4.1', 'defend-or-not'),
  allies: refusal<Lcg>('LC-12.10', 'undefended-to-a-hero'),
  notDefending: refusal<Lcg>('LC-12.14', 'damage-to-a-defender'),
};
const UNDEFENDED: Option = ['undefended'];

/** LC-12.17, LC-12.18, LC-12.21: an attack lives on its enemy and on the attacked player, not on places. */
const goes = (s: Lcg, f: EnemyAttack): boolean =>
  s.since[f.enemy] === f.since &&
  lives(s, f.seat) &&
  (cards.inPlay(s, f.enemy) || cards.kindOf(s.zone[f.enemy]) === ZONE['shadow-up']);

/** LC-12.12: the defenders that are still there. */
export function defendersNow(s: Lcg, f: EnemyAttack): number[] {
  const out: number[] = [];
  for (let i = 0; i < f.defenders.length; i += 2)
    if (s.since[f.defenders[i]] === f.defenders[i + 1] && cards.inPlay(s, f.defenders[i])) out.push(f.defenders[i]);
  return out;
}

const several = (s: Lcg, f: EnemyAttack): boolean =>
  cards.permitted(s, -2 - f.seat, PERMIT['several-defenders']) !== -1;
const canDefend = (s: Lcg, card: number): boolean => !isExhausted(s, card) && !banned(s, card, BAN.defend);
const noted = (f: EnemyAttack, card: number): boolean => f.defenders.some((one, i) => i % 2 === 0 && one === card);

const windowAfter =
  (step: StepWord) =>
  (s: Lcg, f: EnemyAttack): ActionWindow | null =>
    goes(s, f) ? after(s, step) : null;

/** LC-12.8, LC-12.11, LC-12.14: who may be given the damage. */
function takers(s: Lcg, f: EnemyAttack): number[] {
  const defending = defendersNow(s, f);
  if (defending.length > 0) return defending;
  if (f.on >= 0 && s.since[f.on] === f.onSince) return banned(s, f.on, BAN.damage) ? [] : [f.on]; // LC-12.16
  return heroesOf(s, f.seat).filter((hero) => !banned(s, hero, BAN.damage)); // LC-12.22
}

/** LC-12.7, LC-12.9: the wounds this character would take as the only defender, or undefended; without shadow cards. */
function wounds(s: Lcg, f: EnemyAttack, card: number, defends: boolean): Say[] {
  const n = Math.max(0, stat(s, f.enemy, STAT.attack) - (defends ? stat(s, card, STAT.defense) : 0));
  const dies = n > 0 && damageOn(s, card) + n >= stat(s, card, STAT.hitPoints);
  return [{ say: dies ? 'dies' : 'wounds', args: { card, n } }];
}
const woundsOf =
  (defends: boolean) =>
  (s: Lcg, f: EnemyAttack, _seat: Seat, [verb, card]: Option): Say[] =>
    verb === 'defend' || verb === 'assign' ? wounds(s, f, card, defends) : [];

/** LC-12.27: the players after the attacked one. */
const helper = (s: Lcg, f: EnemyAttack): Seat => (f.seat + f.asked) % s.threat.length;

export const enemyAttack = procedure<Lcg, EnemyAttack>('enemy-attack', [
  run('deal', (s, f, cx) => {
    f.number = ++s.stamp;
    if (f.extra === 1 && cardsIn(s, ZONE['encounter-deck']).length > 0)
      cards.happen(s, cx, null, KIND['shadow-dealt'], { subject: f.enemy, seat: f.seat, why: f.number });
  }),
  // LC-F6.4b
  run('begins', (s, f, cx) => {
    if (!goes(s, f)) return 'over';
    cards.happen(s, cx, null, KIND.attacks, { subject: f.enemy, seat: f.seat, why: f.number });
  }),
  call('w6.4b', actionWindow, windowAfter('6.4b')),
  // LC-F6.4.1, LC-12.4
  ask('defend', {
    seats: (s, f) =>
      goes(s, f) && charactersOf(s, f.seat).some((card) => canDefend(s, card) && !noted(f, card)) ? [f.seat] : [],
    prompt: (s, f, seat) => ({ say: 'defend', args: { seat, card: f.enemy, attack: stat(s, f.enemy, STAT.attack) } }),
    candidates: (s, f, seat, out) => {
      for (const card of charactersOf(s, seat)) out.push(['defend', card]);
      out.push(f.defenders.length === 0 ? UNDEFENDED : DONE);
    },
    refuse: (s, f, seat, option) => {
      if (option[0] === (f.defenders.length === 0 ? 'undefended' : 'done')) return null;
      if (option[0] !== 'defend') return REFUSE.only;
      const card = option[1];
      if (!cards.inPlay(s, card) || !isCharacter(s, card)) return REFUSE.notACharacter;
      if (s.ctl[card] !== seat) return REFUSE.notYours;
      if (isExhausted(s, card)) return REFUSE.exhausted;
      if (noted(f, card)) return REFUSE.one;
      return banned(s, card, BAN.defend) ? REFUSE.banned : null;
    },
    would: woundsOf(true),
    answer: (s, f, _seat, option) => {
      if (option[0] !== 'defend') return undefined;
      const card = option[1];
      f.defenders.push(card, s.since[card]);
      return several(s, f) ? 'defend' : undefined; // LC-12.6, LC-29.50
    },
  }),
  // LC-12.24 to LC-12.27
  run('help', (s, f) => {
    f.asked += 1;
    return !goes(s, f) || f.defenders.length > 0 || f.asked >= s.threat.length ? 'declared' : undefined;
  }),
  ask('sentinel', {
    seats: (s, f) => {
      const seat = helper(s, f);
      return lives(s, seat) && charactersOf(s, seat).some((card) => canDefend(s, card) && has(s, card, MARK.sentinel))
        ? [seat]
        : [];
    },
    prompt: (s, f, seat) => ({
      say: 'sentinel',
      args: { seat, card: f.enemy, attack: stat(s, f.enemy, STAT.attack), whom: f.seat },
    }),
    candidates: (s, _f, seat, out) => {
      for (const card of charactersOf(s, seat)) out.push(['defend', card]);
      out.push(UNDEFENDED);
    },
    refuse: (s, _f, seat, option) => {
      if (option[0] === 'undefended') return null;
      if (option[0] !== 'defend') return REFUSE.only;
      const card = option[1];
      if (!cards.inPlay(s, card) || !isCharacter(s, card)) return REFUSE.notACharacter;
      if (s.ctl[card] !== seat) return REFUSE.notYours;
      if (!has(s, card, MARK.sentinel)) return REFUSE.notSentinel;
      if (isExhausted(s, card)) return REFUSE.exhausted;
      return banned(s, card, BAN.defend) ? REFUSE.banned : null;
    },
    would: woundsOf(true),
    answer: (s, f, _seat, option) => {
      if (option[0] !== 'defend') return 'help';
      f.defenders.push(option[1], s.since[option[1]]);
      return 'declared';
    },
  }),
  run('nobody', () => 'help'),
  run('declared', (s, f, cx) => {
    if (!goes(s, f)) return 'stopped';
    const list = defendersNow(s, f).map((subject) => ({ subject, seat: f.seat, a: f.enemy, why: f.number }));
    if (list.length > 0) cards.happenAll(s, cx, null, KIND.defends, list);
    else cx.emit('undefended', { seat: f.seat, card: f.enemy });
  }),
  call('w6.4.1', actionWindow, windowAfter('6.4.1')),
  // LC-F6.4.2, LC-11.15: one after the other, in the order they were dealt
  run('turn', (s, f, cx) => {
    if (!goes(s, f)) return 'stopped';
    const card = cardsIn(s, ZONE.shadow).find((one) => s.host[one] === f.enemy);
    if (card === undefined) return 'w6.4.2';
    cards.move(s, cx, card, cards.zone(ZONE['shadow-up']), { host: f.enemy });
    f.target = card;
    cards.happen(s, cx, null, KIND['shadow-turned'], { subject: card, a: f.enemy, seat: f.seat, why: f.number });
  }),
  run('shadow', (s, f, cx) => {
    const card = f.target;
    f.target = -1;
    if (goes(s, f) && cards.kindOf(s.zone[card]) === ZONE['shadow-up'])
      cards.callTexts(s, cx, card, CALL.shadow, { why: f.number, seat: f.seat });
    return 'turn';
  }),
  call('w6.4.2', actionWindow, windowAfter('6.4.2')),
  // LC-F6.4.3
  ask('hero', {
    seats: (s, f) => (goes(s, f) && takers(s, f).length > 1 ? [f.seat] : []),
    prompt: (s, f, seat) => ({
      say: defendersNow(s, f).length > 0 ? 'damage-defender' : 'damage-hero',
      args: { seat, card: f.enemy, attack: stat(s, f.enemy, STAT.attack) },
    }),
    candidates: (s, f, _seat, out) => {
      for (const card of takers(s, f)) out.push(['assign', card]);
    },
    refuse: (s, f, _seat, option) => {
      if (option[0] === 'assign' && takers(s, f).includes(option[1])) return null;
      return defendersNow(s, f).length > 0 ? REFUSE.notDefending : REFUSE.allies;
    },
    would: (s, f, _seat, [, card]) => wounds(s, f, card, defendersNow(s, f).length > 0),
    answer: (_s, f, _seat, option) => {
      f.target = option[1];
    },
  }),
  run('damage', (s, f, cx) => {
    if (!goes(s, f)) return 'stopped';
    const target = f.target >= 0 ? f.target : takers(s, f)[0];
    if (target === undefined) return;
    let n = stat(s, f.enemy, STAT.attack);
    for (const card of defendersNow(s, f)) n -= stat(s, card, STAT.defense); // LC-12.7, LC-12.9
    if (n > 0)
      cards.happen(s, cx, null, KIND.damaged, { subject: target, n, by: f.enemy, b: 1, seat: f.seat, why: f.number });
  }),
  call('w6.4.3', actionWindow, windowAfter('6.4.3')),
  // LC-F6.4.4, LC-12.20
  run('attacked', (s, f, cx) => {
    if (!goes(s, f)) return 'stopped';
    cards.happen(s, cx, null, KIND.attacked, { subject: f.enemy, seat: f.seat, why: f.number });
  }),
  run('stopped', (s, f, cx) => cards.expire(s, cx, SPAN.attack, f.number)),
  run('over', (s, f, cx) => {
    if (f.extra === 0) return;
    for (const kind of [ZONE.shadow, ZONE['shadow-up']])
      for (const card of cardsIn(s, kind).slice())
        if (s.host[card] === f.enemy) cards.move(s, cx, card, discardZone(s, card));
  }),
]);
