/** Chapter VI, 6.5xx: a battle, round by round. */
import { type Cx, call, type Frame, procedure, refusal, run } from '@pony/engine';
import { ask, type Question } from '../ask.ts';
import {
  elitesOf,
  fall,
  hasSpareRegular,
  hasUnits,
  isBesieged,
  isShared,
  isStrongholdOf,
  reduceElite,
  regionOf,
  regularsOf,
  shift,
  unitsAt,
} from '../board.ts';
import type { Battle, CombatEffect } from '../content/types.ts';
import {
  ADJACENT,
  ELITE,
  enemy,
  FIELD,
  FREE,
  figureOf,
  isWithin,
  kindOf,
  NATIONS_OF,
  nationOf,
  REGULAR,
  SHADOW,
  SIDES,
  type Side,
} from '../data.ts';
import { combatOf, editionOf } from '../edition.ts';
import type { Place, Region } from '../ids.ts';
import { LOSE, REDUCE, REROLL, STAY, TO } from '../options.ts';
import { decider, deciderIf, isTeam } from '../seats.ts';
import type { War } from '../state.ts';
import type { OptionOf, WarOption } from '../verbs.ts';
import { advanceForce, canRetreat, refuseRetreat, retreat } from './aftermath.ts';
import { checkSieges, closeGates, removeStranded } from './capture.ts';
import { takeHits } from './casualties.ts';
import { combatCardAsk } from './combat-cards.ts';
import { commanderAt, matesNations, nationsAt, wearArmy } from './command.ts';
import type { Fight } from './fight.ts';
import { attacked } from './politics.ts';
import {
  ASSAULT,
  battleRegion,
  combatRoll,
  EFFECT_STEPS,
  FIELD_BATTLE,
  missed,
  ORDERS,
  placeOf,
  reroll,
  rerollAllowance,
  SORTIE,
} from './strength.ts';
import { watchTable } from './table.ts';

export { ORDERS } from './strength.ts';

/** How a battle ended. */
const OVER = { ceased: 1, retreated: 2, sheltered: 3, decided: 4 } as const;

const MANY = 99;
/** What is told of one round alone. */
const freshRound = () => ({
  initiative: 0,
  card: [-1, -1],
  cancelled: [0, 0],
  rollMod: [0, 0],
  rerollMod: [0, 0],
  maxDice: [MANY, MANY],
  fewer: [0, 0],
  noReroll: [0, 0],
  forfeited: 0,
  silenced: 0,
  nazgulGiven: 0,
  rolled: [],
  missedFree: [],
  missedShadow: [],
  hits: [0, 0],
  rerollHits: [0, 0],
  strikeHits: [0, 0],
  step: 0,
});

/** A battle that is about to begin; the attackers are the force in hand. */
export const battleBetween = (s: War, attacker: Side, home: Place, target: Place): Fight => ({
  attacker,
  home,
  from: regionOf(s, home),
  target,
  kind: isWithin(home) ? SORTIE : isWithin(target) ? ASSAULT : FIELD_BATTLE,
  command: SIDES.map((_, side) => commanderAt(s, side, side === attacker ? FIELD : target)),
  round: 0,
  freeRounds: 1,
  orders: 0,
  fewerAlways: [0, 0],
  powers: 0,
  over: 0,
  ...freshRound(),
});

function newRound(f: Battle): void {
  f.round++;
  Object.assign(f, freshRound());
}

/** The battle as it would be in its next round, nothing decided about it yet. */
export function nextRound(f: Battle): Battle {
  const next = { ...f };
  newRound(next);
  return next;
}

const REFUSE_BATTLE = {
  noChoice: refusal<War>('WR-6.603', 'field-or-siege'),
  noRerolls: refusal<War>('WR-6.549', 'no-rerolls'),
  goOnOrCease: refusal<War>('WR-6.580', 'go-on-or-cease'),
  mayNotCease: refusal<War>('WR-5.29', 'may-not-cease'),
  notElite: refusal<War>('WR-6.614', 'no-elite-to-reduce'),
  noRegular: refusal<War>('WR-6.615', 'no-regular-to-replace'),
  noSuchRegular: refusal<War>('WR-6.561', 'no-such-unit'),
  mustPay: refusal<War>('WR-6.614', 'assault-one-round'),
};

const defender = (f: Battle): Side => enemy(f.attacker);

/** WR-6.603, WR-6.605: a Stronghold of the defender in the region, not yet besieged. */
export const canShelter = (s: War, f: Battle): boolean =>
  isStrongholdOf(s, defender(f), battleRegion(s, f)) && !isBesieged(s, battleRegion(s, f));

/** WR-6.608: behind the walls; the battle ends there. */
export function shelter(s: War, f: Battle, cx: Cx): void {
  closeGates(s, defender(f), battleRegion(s, f));
  f.over = OVER.sheltered;
  cx.emit('shelters', { side: defender(f), region: f.target });
}

/** WR-6.582: the defender flees. */
export function flee(s: War, f: Battle, to: Region, cx: Cx): void {
  retreat(s, defender(f), f.target, to, cx);
  f.over = OVER.retreated;
}

const isDestroyed = (s: War, f: Battle, side: Side): boolean => !hasUnits(s, side, placeOf(f, side));
const isDecided = (s: War, f: Battle): boolean => f.over > 0 || isDestroyed(s, f, FREE) || isDestroyed(s, f, SHADOW);

/** Effects of the card a side plays, or what it does instead. */
function effectsOf(s: War, f: Battle, side: Side): readonly CombatEffect[] {
  for (const instead of editionOf(s).combatEffects) {
    const found = instead(s, f, side);
    if (found) return found;
  }
  return combatOf(s, f.card[side]).effects;
}

/** WR-6.535, WR-6.555: the effects of both cards up to the next step of the round. */
function effects(s: War, f: Frame & Fight, cx: Cx): string {
  for (;;) {
    if (isDecided(s, f)) return 'roundOver';
    const begun = f.step;
    if (begun === EFFECT_STEPS.last) return 'roundOver';
    const side = begun % 2 === 0 ? defender(f) : f.attacker;
    f.initiative = begun >> 1;
    f.step++;
    const depth = s.stack.length;
    if (f.card[side] >= 0 && !f.cancelled[side])
      for (const effect of effectsOf(s, f, side)) if (effect.at === f.initiative) effect.act(s, f, side, cx);
    if (f.step === EFFECT_STEPS.roll) return 'roll';
    if (f.step === EFFECT_STEPS.reroll) return 'attackerReroll';
    if (f.step === EFFECT_STEPS.losses) return 'attackerLosses';
    if (s.stack.length > depth) return 'effects';
  }
}

function rerollAsk(who: 'attacker' | 'defender'): Question<WarOption, Fight> {
  const sideOf = (f: Fight): Side => (who === 'attacker' ? f.attacker : defender(f));
  return {
    seats: (s, f) => deciderIf(s, { seat: f.command[sideOf(f)] }, rerollAllowance(s, f, sideOf(f)) > 0),
    prompt: (s, f) => ({
      say: 'leader-reroll',
      args: { count: rerollAllowance(s, f, sideOf(f)), misses: missed(f, sideOf(f)).length },
    }),
    candidates: (s, f, _seat, out) => {
      for (let n = rerollAllowance(s, f, sideOf(f)); n >= 0; n--) out.push(REROLL[n]);
    },
    refuse: (s, f, _seat, option) =>
      option[0] === 'reroll' && option[1] <= rerollAllowance(s, f, sideOf(f)) ? null : REFUSE_BATTLE.noRerolls,
    answer: (s, f, _seat, option: OptionOf<'reroll'>, cx) => reroll(s, f, sideOf(f), option[1], cx),
  };
}

/** WR-6.614: may the assault go on without a price? */
const isFreeRound = (f: Battle): boolean => f.kind !== ASSAULT || f.round < f.freeRounds;

/** The assault may go on for a Regular, once in a battle: an expansion says where. */
function mayPayRegular(s: War, f: Battle): boolean {
  if (isFreeRound(f) || (f.orders & ORDERS.paidByRegular) !== 0 || unitsAt(s, f.attacker, FIELD) < 2) return false;
  for (const pays of editionOf(s).paysByRegular) if (pays(s, f)) return true;
  return false;
}

/** How an attack is told, by its kind. */
const WHERE = ['field', 'assault', 'sortie'] as const;

export const battles = procedure<War, Fight>('battle', [
  run('declare', (s, f, cx) => {
    const region = battleRegion(s, f);
    cx.emit('attacks', { side: f.attacker, from: f.from, to: region, where: WHERE[f.kind] });
    attacked(s, defender(f), f.target, region, cx); // WR-6.519
    wearArmy(s, f.attacker, nationsAt(s, f.attacker, FIELD), FIELD);
  }),
  run('round', (_s, f) => newRound(f)),
  ask('shelter', {
    seats: (s, f) => deciderIf(s, { seat: f.command[defender(f)] }, canShelter(s, f)),
    prompt: (_s, f) => ({ say: 'field-or-siege', args: { region: f.target, round: f.round } }),
    candidates: (_s, _f, _seat, out) => {
      out.push(['give-battle'], ['shelter']);
    },
    refuse: (_s, _f, _seat, option) =>
      option[0] === 'give-battle' || option[0] === 'shelter' ? null : REFUSE_BATTLE.noChoice,
    answer: (s, f, _seat, option, cx) => {
      if (option[0] === 'give-battle') return;
      shelter(s, f, cx);
      return 'aftermath';
    },
  }),
  ask('attackerCard', combatCardAsk('attacker')),
  ask('defenderCard', combatCardAsk('defender')),
  run('show', (s, f, cx) => {
    for (let side = 0; side < 2; side++) {
      if (s.sealed[side] < 0) continue;
      f.card[side] = s.sealed[side];
      s.sealed[side] = -1;
      cx.reveal('card', f.card[side]);
      cx.emit('shows-combat-card', { side, card: f.card[side], combat: f.card[side] });
    }
  }),
  run('effects', effects),
  run('roll', (s, f, cx) => {
    if (isDecided(s, f)) return 'roundOver';
    combatRoll(s, f, f.attacker, cx);
    combatRoll(s, f, defender(f), cx);
    return 'effects';
  }),
  ask('attackerReroll', rerollAsk('attacker')),
  ask('defenderReroll', rerollAsk('defender')),
  run('rerolled', (s, f) => (isDecided(s, f) ? 'roundOver' : 'effects')),
  // WR-6.560, WR-6.561: hits were counted together; the attacker chooses first
  call('attackerLosses', takeHits, (_s, f) => ({
    side: f.attacker,
    place: FIELD,
    hits: f.hits[defender(f)],
    all: 1,
  })),
  call('defenderLosses', takeHits, (_s, f) => ({
    side: defender(f),
    place: f.target,
    hits: f.hits[f.attacker],
    all: 1,
  })),
  run('afterLosses', (s, f) => (isDecided(s, f) ? 'roundOver' : 'effects')),
  run('roundOver', (s, f, cx) => {
    // WR-6.534
    for (let side = 0; side < 2; side++) {
      if (f.card[side] >= 0) s.played[side].push(f.card[side]);
      f.card[side] = -1;
    }
    watchTable(s, cx);
    if (isDecided(s, f)) return 'aftermath';
  }),
  ask('press', {
    seats: (s, f) => decider(s, { seat: f.command[f.attacker] }),
    prompt: (s, f) => ({ say: isFreeRound(f) ? 'press-on' : 'press-assault', args: { region: battleRegion(s, f) } }),
    candidates: (s, f, _seat, out) => {
      out.push(['cease'], ['press']);
      if (!isFreeRound(f))
        for (const nation of NATIONS_OF[f.attacker])
          if (elitesOf(s, FIELD, nation) > 0) out.push(REDUCE[figureOf(nation, ELITE)]);
      if (mayPayRegular(s, f))
        for (const nation of NATIONS_OF[f.attacker])
          if (regularsOf(s, FIELD, nation) > 0) out.push(LOSE[figureOf(nation, REGULAR)]);
    },
    refuse: (s, f, _seat, option) => {
      if (option[0] === 'cease') return (f.orders & ORDERS.mayNotCease) !== 0 ? REFUSE_BATTLE.mayNotCease : null;
      if (option[0] === 'press') return isFreeRound(f) ? null : REFUSE_BATTLE.mustPay;
      if (option[0] === 'lose' && mayPayRegular(s, f)) {
        const figure = option[1];
        const there = kindOf(figure) === REGULAR && NATIONS_OF[f.attacker].includes(nationOf(figure));
        return there && regularsOf(s, FIELD, nationOf(figure)) > 0 ? null : REFUSE_BATTLE.noSuchRegular;
      }
      if (option[0] !== 'reduce' || isFreeRound(f)) return REFUSE_BATTLE.goOnOrCease;
      const figure = option[1];
      if (kindOf(figure) !== ELITE || elitesOf(s, FIELD, nationOf(figure)) === 0) return REFUSE_BATTLE.notElite;
      return hasSpareRegular(s, nationOf(figure)) ? null : REFUSE_BATTLE.noRegular;
    },
    answer: (s, f, _seat, option: OptionOf<'reduce' | 'lose' | 'cease' | 'press'>, cx) => {
      if (option[0] === 'cease') {
        f.over = OVER.ceased;
        cx.emit('ceases', { side: f.attacker });
        return 'aftermath';
      }
      if (option[0] === 'reduce') {
        reduceElite(s, FIELD, nationOf(option[1]));
        cx.emit('reduces', { side: f.attacker, figure: option[1] });
      }
      if (option[0] === 'lose') {
        f.orders |= ORDERS.paidByRegular;
        fall(s, FIELD, option[1]);
        cx.emit('loses', { side: f.attacker, figure: option[1] });
      }
    },
  }),
  ask('retreat', {
    seats: (s, f) => deciderIf(s, { seat: f.command[defender(f)] }, canRetreat(s, defender(f), f.target)),
    prompt: (_s, f) => ({ say: 'stand-or-retreat', args: { region: f.target } }),
    candidates: (_s, f, _seat, out) => {
      out.push(STAY);
      for (const to of ADJACENT[f.target]) out.push(TO[to]);
    },
    refuse: (s, f, _seat, option) => {
      if (option[0] === 'stay') return null;
      return refuseRetreat(s, defender(f), f.target, option[0] === 'to' ? option[1] : FIELD);
    },
    answer: (s, f, _seat, option: OptionOf<'stay' | 'to'>, cx) => {
      if (option[0] === 'stay') return;
      flee(s, f, regionOf(s, option[1]), cx);
      return 'aftermath';
    },
  }),
  run('again', () => 'round'),
  run('aftermath', (s, f, cx) => {
    const attackersLive = hasUnits(s, f.attacker, FIELD);
    const won = f.over === OVER.sheltered || f.over === OVER.retreated || isDestroyed(s, f, defender(f));
    if (f.kind === FIELD_BATTLE && attackersLive && won && f.over !== OVER.ceased) {
      cx.call(advanceForce, {
        side: f.attacker,
        from: f.home,
        to: battleRegion(s, f),
        led: 0,
        moved: [],
        movedCharacters: 0,
        // WR-11.26: a Leader of a team-mate who stood apart and stayed behind
        without: isShared(s, f.attacker, FIELD) ? 0 : matesNations(s, f.attacker),
        landed: (f.orders & ORDERS.landed) !== 0 ? 1 : 0,
        ...(isTeam(s, defender(f)) ? { garrison: f.command[defender(f)] } : null),
        ...(isTeam(s, f.attacker) ? { units: unitsAt(s, f.attacker, FIELD) } : null),
      });
      return 'end';
    }
    // WR-6.580, WR-6.616, WR-6.623: back to where they came from
    if (f.home !== FIELD) shift(s, f.attacker, FIELD, f.home);
    s.field = -1;
    if (f.home !== FIELD) removeStranded(s, f.home, cx); // WR-11.26
    checkSieges(s, cx);
    watchTable(s, cx);
  }),
]);
