/** Sections 26 to 33: combat on one location, from the first icon to the scoring area. */
import {
  ask,
  type Cx,
  END,
  type Frame,
  type Option,
  procedure,
  type RefusalRule,
  refusal,
  run,
  type Seat,
} from '@pony/engine';
import { LOST_BATTLE, LOST_PATH_FIGHT } from '../content/types.ts';
import {
  ATTACK,
  DEFENCE,
  IS_PATH,
  LEAD_ATTACK,
  LEAD_DEFENCE,
  LOCATION_SIDE,
  NUMBER,
  PATH_ATTACK,
  PATH_DEFENCE,
  PRINTED,
  SIDE,
  type Side,
} from '../data.ts';
import { ELIMINATE, GUARD, SUPPORT } from '../options.ts';
import {
  type CardGame,
  distinct,
  inTurnOrder,
  JUST,
  L_DISCARDED,
  L_SCORED,
  NOBODY,
  ON,
  otherSide,
  ownerOf,
  scenarioOf,
} from '../state.ts';
import { iconsOf, locationAttack, locationDefence } from './icons.ts';
import { clearLocation, fightAt } from './locations.ts';
import { cycleFromPlay, guardsOf, lose, mustChooseGuard } from './lose.ts';
import { cardsThere, offeredPairs, openPairs, settledPairs } from './support.ts';

export interface Fighting {
  location: number;
  /** Armies and the characters they support, in pairs. */
  pairs: number[];
  /** Defenders still there, and the icons each had when the fight began (CG-28.7). */
  defenders: number[];
  worth: number[];
  /** Attack icons not yet cancelled. */
  left: number;
  /** Both totals on a path when the fight began (CG-37.10). */
  attack: number;
  defence: number;
  /** The defender that falls now, -1 for none. */
  falls: number;
}

/** CG-27.1, CG-30.1, CG-30.2 */
export const defenderOf = (location: number): Side => LOCATION_SIDE[location];
export const attackerOf = (location: number): Side => otherSide(LOCATION_SIDE[location]);

/** CG-26.6: the first player of a side in turn order among those with a card there; -1 for nobody. */
function speaksFor(s: CardGame, location: number, side: Side): Seat {
  for (const seat of inTurnOrder(s))
    if (s.play.some((card) => s.at[card] === ON + location && SIDE[card] === side && ownerOf(s, card) === seat))
      return seat;
  return -1;
}

/** Icons of a card in its part, leadership with support included (CG-33.1). */
export function worthOf(
  s: CardGame,
  location: number,
  card: number,
  attacks: boolean,
  pairs: readonly number[],
): number {
  if (IS_PATH[location]) return iconsOf(s, card, attacks ? PATH_ATTACK : PATH_DEFENCE, -1);
  const at = pairs.indexOf(card);
  const supports = at % 2 === 0 ? pairs[at + 1] : -1;
  const lead = at % 2 === 1 ? PRINTED[attacks ? LEAD_ATTACK : LEAD_DEFENCE][card] : 0;
  return iconsOf(s, card, attacks ? ATTACK : DEFENCE, supports) + lead;
}

const REFUSE_FIGHT = {
  support: refusal<CardGame>('CG-33.8', 'support-one'),
  cannotSupport: refusal<CardGame>('CG-33.2', 'cannot-support', (_s, _f, _seat, o) => ({
    army: o[1],
    character: o[2],
  })),
  fall: refusal<CardGame>('CG-30.5', 'one-must-fall'),
  notDefender: refusal<CardGame>('CG-27.4', 'not-a-defender', (_s, _f, _seat, o) => ({ card: o[1] })),
  withIconsFirst: refusal<CardGame>('CG-27.12', 'with-icons-first', (_s, _f, _seat, o) => ({ card: o[1] })),
  guardOne: refusal<CardGame>('CG-41.17', 'guard-one'),
};

/** The side that has to say who supports whom, attackers first; null when both are settled. */
function undecided(s: CardGame, f: Fighting): { side: Side; attacks: boolean; open: number[][] } | null {
  for (const attacks of [true, false]) {
    const side = attacks ? attackerOf(f.location) : defenderOf(f.location);
    const open = openPairs(s, f.location, side, attacks, f.pairs);
    if (open.length > 0 && settledPairs(s, open, attacks) === null) return { side, attacks, open };
  }
  return null;
}

export const causeOf = (location: number): number => (IS_PATH[location] ? LOST_PATH_FIGHT : LOST_BATTLE);

/** Whether some defender left has icons: those without are not chosen before (CG-27.12). */
const someWorth = (f: Fighting): boolean => f.worth.some((n) => n > 0);

function refuseFall(_s: CardGame, f: Frame & Fighting, _seat: Seat, option: Option): RefusalRule<CardGame> | null {
  if (option[0] !== 'eliminate') return REFUSE_FIGHT.fall;
  const at = f.defenders.indexOf(option[1]);
  if (at < 0) return REFUSE_FIGHT.notDefender;
  return f.worth[at] === 0 && someWorth(f) ? REFUSE_FIGHT.withIconsFirst : null;
}

/** The defender that must fall next without a choice, -1 when there is one to make. */
function forcedFall(f: Fighting): number {
  let sum = 0;
  let withIcons = 0;
  let last = -1;
  for (let i = 0; i < f.defenders.length; i++) {
    sum += f.worth[i];
    if (f.worth[i] > 0) {
      withIcons++;
      last = f.defenders[i];
    }
  }
  if (withIcons === 0) return f.defenders[0];
  return withIcons === 1 || sum <= f.left ? last : -1;
}

export const fight = procedure<CardGame, Fighting>(fightAt.name, [
  run('begin', (_s, f, cx) => {
    f.pairs = [];
    f.defenders = [];
    f.worth = [];
    f.left = 0;
    f.attack = 0;
    f.defence = 0;
    f.falls = -1;
    cx.emit('fights', { location: f.location });
    return IS_PATH[f.location] ? 'reckon' : undefined;
  }),
  // CG-33.8
  ask('support', {
    seats: (s, f) => {
      const open = undecided(s, f);
      return open ? JUST[speaksFor(s, f.location, open.side)] : NOBODY;
    },
    prompt: (_s, f, seat) => ({ say: 'support', args: { seat, location: f.location } }),
    candidates: (s, f, _seat, out) => {
      for (const [army, character] of offeredPairs(undecided(s, f)!.open)) out.push(SUPPORT[army][character]);
    },
    refuse: (s, f, _seat, option) => {
      if (option[0] !== 'support') return REFUSE_FIGHT.support;
      const { open } = undecided(s, f)!;
      return open.some(([army, character]) => army === option[1] && character === option[2])
        ? null
        : REFUSE_FIGHT.cannotSupport;
    },
    answer: (_s, f, _seat, option, cx) => {
      const [army, character] = [option[1], option[2]];
      f.pairs.push(army, character);
      cx.emit('supports', { army, character });
      return 'support';
    },
  }),
  // CG-27.2, CG-27.3, CG-30.3, CG-30.4
  run('reckon', (s, f, cx) => {
    const { location } = f;
    if (!IS_PATH[location])
      for (const attacks of [true, false]) {
        const side = attacks ? attackerOf(location) : defenderOf(location);
        f.pairs.push(...(settledPairs(s, openPairs(s, location, side, attacks, f.pairs), attacks) ?? []));
      }
    const onCard = locationDefence(s, location);
    f.attack = locationAttack(s, location);
    for (const card of cardsThere(s, location, attackerOf(location)))
      f.attack += worthOf(s, location, card, true, f.pairs);
    f.defence = onCard;
    for (const card of cardsThere(s, location, defenderOf(location))) {
      const worth = worthOf(s, location, card, false, f.pairs);
      f.defenders.push(card);
      f.worth.push(worth);
      f.defence += worth;
    }
    f.left = Math.max(0, f.attack - onCard);
    cx.emit('reckons', { location, attack: f.attack, defence: f.defence, onCard });
  }),
  // CG-27.4 to CG-27.7, CG-30.5, CG-30.8
  run('next', (_s, f) => {
    if (f.left === 0 || f.defenders.length === 0) return 'over';
    f.falls = forcedFall(f);
    return f.falls >= 0 ? 'guard' : undefined;
  }),
  ask('fall', {
    seats: (s, f) => JUST[speaksFor(s, f.location, defenderOf(f.location))],
    prompt: (_s, f, seat) => ({ say: 'fall', args: { seat, location: f.location, n: f.left } }),
    candidates: (_s, f, _seat, out) => {
      for (const card of distinct(f.defenders)) out.push(ELIMINATE[card]);
    },
    refuse: refuseFall,
    would: (_s, f, _seat, option) => [
      { say: 'cancels', args: { n: Math.min(f.left, f.worth[f.defenders.indexOf(option[1])]) } },
    ],
    answer: (_s, f, _seat, option) => {
      f.falls = option[1];
    },
  }),
  // CG-41.17
  ask('guard', {
    seats: (s, f) => (mustChooseGuard(s, f.falls, causeOf(f.location)) ? JUST[ownerOf(s, f.falls)] : NOBODY),
    prompt: (_s, f, seat) => ({ say: 'guard', args: { seat, card: f.falls } }),
    candidates: (s, f, _seat, out) => {
      for (const { by } of guardsOf(s, f.falls, causeOf(f.location))) out.push(GUARD[by]);
    },
    refuse: (s, f, _seat, option) =>
      option[0] === 'guard' && guardsOf(s, f.falls, causeOf(f.location)).some(({ by }) => by === option[1])
        ? null
        : REFUSE_FIGHT.guardOne,
    answer: (s, f, _seat, option, cx) => {
      fall(s, f, option[1], cx);
      return 'next';
    },
  }),
  run('falls', (s, f, cx) => {
    fall(s, f, -1, cx);
    return 'next';
  }),
  // CG-27.8, CG-27.9, CG-30.6, CG-30.7
  run('over', (s, f, cx) => {
    const { location } = f;
    for (const card of f.defenders) cycleFromPlay(s, card, cx);
    for (const card of cardsThere(s, location, attackerOf(location))) lose(s, card, causeOf(location), -1, cx);
    f.defenders = [];
    score(s, f, cx);
    return END;
  }),
]);

/** CG-41.18: what it is worth cancels, whatever becomes of it. */
function fall(s: CardGame, f: Fighting, by: number, cx: Cx): void {
  const at = f.defenders.indexOf(f.falls);
  f.left = Math.max(0, f.left - f.worth[at]);
  f.defenders.splice(at, 1);
  f.worth.splice(at, 1);
  cx.emit('falls', { card: f.falls, n: f.left });
  lose(s, f.falls, causeOf(f.location), by, cx);
  f.falls = -1;
}

/** Sections 29, 32: the location goes to the winner; CG-37.8, CG-37.9: on paths of the Duel equal totals win nothing. */
function score(s: CardGame, f: Fighting, cx: Cx): void {
  const { location } = f;
  const scenario = scenarioOf(s);
  if (IS_PATH[location] && NUMBER[location] === scenario.lastPath) s.finalFought = 1;
  if (f.left > 0) {
    if (IS_PATH[location]) s.corruption += f.left;
    const side = attackerOf(location);
    clearLocation(s, location, L_SCORED + side);
    cx.emit(IS_PATH[location] ? 'wins-corruption' : 'wins', { side, location, n: f.left });
  } else if (IS_PATH[location] && scenario.duelPaths && f.attack === f.defence) {
    clearLocation(s, location, L_DISCARDED);
    cx.emit('nobody-wins', { location });
  } else {
    const side = defenderOf(location);
    clearLocation(s, location, L_SCORED + side);
    cx.emit('wins', { side, location, n: 0 });
  }
}
