/**
 * Chapter XI as a referee sees it: from what lay on the table before a decision and after it, what was offered, and the log. It knows the printed facts
 * (src/data.ts) and nothing of how the rules are carried out.
 */
import {
  ADJACENT,
  AT_WAR,
  CHARACTERS,
  enemy,
  FIELD,
  inside,
  isRegion,
  NATION_COUNT,
  NATION_SIDE,
  NATIONS,
  nation,
  REGION_COUNT,
  SAURON,
  STRONGHOLDS,
} from '../src/data.ts';
import type { War } from '../src/state.ts';

/** One decision, in small numbers. */
export interface Step {
  readonly before: War;
  readonly after: War;
  readonly seat: number;
  readonly option: readonly (string | number)[];
  readonly offered: readonly (readonly (string | number)[])[];
  readonly events: readonly { readonly say: string; readonly args?: Readonly<Record<string, unknown>> }[];
}
/** What was wrong with the step, by its rule; null for nothing. */
export type Judge = (step: Step) => string | null;

/** What an expansion adds: Leaders with figures of their own and their Nations, Minions and whose they are. */
export interface Extra {
  readonly leaders: readonly (readonly [character: number, nation: number])[];
  readonly minions: readonly (readonly [character: number, role: string])[];
}

const PARTS: Readonly<Record<string, readonly number[]>> = {
  gondor: ['gondor', 'elves'].map(nation),
  rohan: ['rohan', 'north', 'dwarves'].map(nation),
  'witch-king': [SAURON],
  saruman: ['isengard', 'southrons-easterlings'].map(nation),
};
/** WR-11.01, WR-11.35. */
const SEATS: Readonly<Record<number, readonly string[]>> = {
  3: ['free-peoples', 'witch-king', 'saruman'],
  4: ['gondor', 'rohan', 'witch-king', 'saruman'],
};
/** WR-11.18. */
const MINIONS: readonly (readonly [string, string])[] = [
  ['witch-king', 'witch-king'],
  ['mouth-of-sauron', 'witch-king'],
  ['saruman', 'saruman'],
];
const GATHERING = ['march', 'attack', 'op-attack', 'paths-of-the-woses', 'corsairs-of-umbar'];

type Frame = War['stack'][number] & Record<string, unknown>;
const frames = (s: War, p: string): Frame[] => s.stack.filter((f) => f.p === p) as Frame[];
const top = (s: War): Frame | undefined => s.stack[s.stack.length - 1] as Frame | undefined;
const packed = (s: War, place: number, n: number): number => s.troops[place * NATION_COUNT + n];
const regulars = (s: War, place: number, n: number): number => packed(s, place, n) & 63;
const elites = (s: War, place: number, n: number): number => (packed(s, place, n) >> 6) & 63;
const leaders = (s: War, place: number, n: number): number => packed(s, place, n) >> 12;
const units = (s: War, place: number, n: number): number => regulars(s, place, n) + elites(s, place, n);
const between = (s: War): boolean => top(s)?.p === 'actions' && s.field < 0;
const dice = (s: War, side: number): number => {
  const each = s.dice.length / 2;
  return s.dice.slice(side * each, (side + 1) * each).reduce((sum, n) => sum + n, 0);
};

export function refereeOfWar(extra: Extra = { leaders: [], minions: [] }): Judge {
  /** The table between the last two actions, Armies that marched since, and who removed the last unit too many. */
  let rest: War | null = null;
  let left = new Set<number>();
  let trimmed: readonly [place: number, seat: number] | null = null;
  let cameThrough = 0;
  let turn = 0;
  let acts = [0, 0];
  let acting: { side: number; dice: number } | null = null;

  const roles = (s: War): readonly string[] => SEATS[s.players] ?? [];
  const nationsOf = (s: War, seat: number): readonly number[] =>
    PARTS[roles(s)[seat]] ?? NATIONS.flatMap((_, n) => (NATION_SIDE[n] === 0 ? [n] : []));
  const sideOf = (s: War, seat: number): number => NATION_SIDE[nationsOf(s, seat)[0]];
  const team = (s: War, side: number): number[] =>
    roles(s).flatMap((_, seat) => (sideOf(s, seat) === side ? [seat] : []));
  const isTeam = (s: War, side: number): boolean => team(s, side).length > 1;
  const mate = (s: War, seat: number): number => team(s, sideOf(s, seat)).find((one) => one !== seat) ?? -1;
  const count = (s: War, seat: number, place: number, of = units): number =>
    nationsOf(s, seat).reduce((sum, n) => sum + of(s, place, n), 0);
  const allUnits = (s: War, side: number, place: number): number =>
    team(s, side).reduce((sum, seat) => sum + count(s, seat, place), 0);
  const isThere = (s: War, seat: number, place: number): boolean =>
    nationsOf(s, seat).some((n) => (n === SAURON ? units(s, place, n) : packed(s, place, n)) > 0) ||
    extra.leaders.some(([c, n]) => s.at[c] === place && nationsOf(s, seat).includes(n));
  const shared = (s: War, side: number, place: number): boolean =>
    isTeam(s, side) && team(s, side).every((seat) => isThere(s, seat, place));
  /** WR-11.28. */
  const commander = (s: War, side: number, place: number): number => {
    const [one, two = one] = team(s, side);
    const more =
      count(s, one, place) - count(s, two, place) || count(s, one, place, elites) - count(s, two, place, elites);
    return more === 0 ? s.leading[side] : more > 0 ? one : two;
  };
  const minions = [...MINIONS.map(([id, role]) => [CHARACTERS.indexOf(id), role] as const), ...extra.minions];
  const ownerOf = (s: War, c: number): number => {
    const role = minions.find(([one]) => one === c)?.[1];
    return role === undefined ? -1 : roles(s).indexOf(role);
  };
  const mayTakeAll = (s: War, seat: number, place: number): boolean => {
    const side = sideOf(s, seat);
    if (s.mixed[place] !== 1 || !shared(s, side, place)) return false;
    return commander(s, side, place) === seat || (rest !== null && commander(rest, side, place) === seat);
  };
  const places = (s: War): number[] => s.mixed.map((_, place) => place).filter((place) => place !== FIELD);
  const nameOf = (s: War, seat: number): string => roles(s)[seat];

  /** WR-11.14, WR-11.18, WR-11.29, WR-11.45: nobody's figure goes with another but in a mixed Army of his command. */
  function taken({ before, after, seat, events }: Step): string | null {
    const side = sideOf(before, seat);
    const by = top(before)?.p ?? '';
    if (by === 'fly') {
      for (const { say, args } of events)
        if (say === 'minion-moves' && ![seat, -1].includes(ownerOf(before, args?.character as number)))
          return `WR-11.45: ${nameOf(before, seat)} moves a Minion of the team-mate`;
      return null;
    }
    if (!GATHERING.includes(by) || !isTeam(before, side)) return null;
    for (const place of places(before)) {
      const ended =
        !isRegion(place) && before.siege[place - REGION_COUNT] === 1 && after.siege[place - REGION_COUNT] === 0;
      if (ended || mayTakeAll(before, seat, place)) continue;
      for (const n of nationsOf(before, mate(before, seat)))
        for (const sort of n === SAURON ? [regulars, elites] : [regulars, elites, leaders]) {
          const gone = sort(before, place, n) - sort(after, place, n);
          const elsewhere = [...places(before), FIELD].reduce(
            (sum, one) => sum + (one === place ? 0 : sort(after, one, n) - sort(before, one, n)),
            0,
          );
          if (gone > 0 && elsewhere > 0)
            return `WR-11.29: ${nameOf(before, seat)} takes ${NATIONS[n]} of his team-mate along`;
        }
      for (let c = 0; c < before.at.length; c++)
        if (
          before.at[c] === place &&
          after.at[c] >= 0 &&
          after.at[c] !== place &&
          ![seat, -1].includes(ownerOf(before, c))
        )
          if (sideOf(before, ownerOf(before, c)) === side)
            return `WR-11.18, WR-11.45: ${nameOf(before, seat)} takes a Minion of his team-mate out of an Army that is not mixed`;
    }
    return null;
  }

  /** WR-11.27, WR-11.31, WR-11.46: what an Army was it stays; nobody is asked about what is settled. */
  function marks({ after }: Step): string | null {
    if (!rest) return null;
    const was = rest;
    /** Where the Army that stands there now stood between the actions. */
    const homeOf = (place: number, side: number): number => {
      const k = STRONGHOLDS.indexOf(place);
      return k >= 0 && was.siege[k] === 1 && after.siege[k] === 0 && shared(was, side, inside(place))
        ? inside(place)
        : place;
    };
    const asked = top(after);
    if (asked?.p === 'armies-meet' && asked.at === 'propose') {
      const { place, side } = asked as unknown as { place: number; side: number };
      const home = homeOf(place, side);
      if (!left.has(home) && shared(was, side, home)) {
        if (was.mixed[home] === 1) return 'WR-11.46: team-mates are asked about a mixed Army';
        if (team(after, side).every((seat) => count(after, seat, place) <= count(was, seat, home)))
          return 'WR-11.26: team-mates who stood apart are asked again';
      }
    }
    if (!between(after)) return null;
    for (const place of places(after))
      for (const side of [0, 1]) {
        if (!shared(after, side, place)) continue;
        const home = homeOf(place, side);
        if (!left.has(home) && was.mixed[home] === 1 && shared(was, side, home) && after.mixed[place] !== 1)
          return 'WR-11.27: a mixed Army has fallen apart';
      }
    return null;
  }

  /** WR-11.27, WR-11.28: who is attacked is one Army, and who commands a battle has more units, Elites or the token. */
  function battles({ before, after, events }: Step): string | null {
    const [battle] = frames(after, 'battle').slice(frames(before, 'battle').length);
    if (!battle || events.some(({ say }) => say === 'takes-hits')) return null;
    const { attacker, target, command } = battle as unknown as { attacker: number; target: number; command: number[] };
    const sides = [attacker, enemy(attacker)];
    for (const side of sides) {
      const place = side === attacker ? FIELD : target;
      if (isTeam(after, side) && allUnits(after, side, place) > 0 && command[side] !== commander(after, side, place))
        return 'WR-11.28: another commands the battle';
    }
    return shared(after, enemy(attacker), target) && after.mixed[target] !== 1
      ? 'WR-11.27: an attacked Army is not one'
      : null;
  }

  /** WR-11.30: with a part of the Army nobody goes where he would not command; WR-11.34: with all that came through he may. */
  function splits({ before, seat, option }: Step): string | null {
    const f = top(before);
    if (option[0] !== 'done' || f?.at !== 'leave' || !['force', 'joining-force', 'advance'].includes(f.p)) return null;
    const side = sideOf(before, seat);
    if (!isTeam(before, side) || commander(before, side, FIELD) === seat) return null;
    if (f.p === 'advance' && allUnits(before, side, FIELD) === cameThrough) return null;
    return `WR-11.30: ${nameOf(before, seat)} goes with an Army that he does not command`;
  }

  /** WR-11.26: apart, units too many go in turn, first of him who does not lead, each from his own. */
  function trims({ before, seat, option }: Step): string | null {
    const f = top(before);
    if (f?.p !== 'trim' || option[0] !== 'disband') return null;
    const { place, side } = f as unknown as { place: number; side: number };
    const last = trimmed?.[0] === place ? trimmed[1] : -1;
    trimmed = [place, seat];
    if (!shared(before, side, place)) return null;
    if (before.mixed[place] === 1) return null;
    const n = Math.floor((option[1] as number) / 3);
    if (!nationsOf(before, seat).includes(n)) return 'WR-11.26: a unit of the team-mate is removed';
    const first = last < 0 ? mate(before, before.leading[side]) : mate(before, last);
    return seat !== first && count(before, first, place) > 0 ? 'WR-11.26: units are not removed in turn' : null;
  }

  /** WR-11.33, WR-11.48: losses of a battle are its commander's to take, of an Army apart its owner's. */
  function losses({ before, seat, option }: Step): string | null {
    const f = top(before);
    if (f?.p !== 'take-hits') return null;
    const { place, side } = f as unknown as { place: number; side: number };
    const battle = frames(before, 'battle').at(-1) as unknown as { target: number; command: number[] } | undefined;
    if (battle && (place === FIELD || place === battle.target))
      return battle.command[side] === seat || !isTeam(before, side)
        ? null
        : 'WR-11.33: another takes the losses of the battle';
    if (!shared(before, side, place) || before.mixed[place] === 1) return null;
    return nationsOf(before, seat).includes(Math.floor((option[1] as number) / 3))
      ? null
      : 'WR-11.48: another’s unit is lost';
  }

  /** WR-11.14, WR-11.19: figures come for the player of their Nation; WR-11.15: so does its counter go. */
  function comes({ before, after, seat, option, events }: Step): string | null {
    const side = sideOf(before, seat);
    if (!isTeam(before, side)) return null;
    const n = option[1] as number;
    if (top(before)?.p === 'actions' && option[0] === 'advance' && !nationsOf(before, seat).includes(n))
      return 'WR-11.15: a Nation of the team-mate is advanced';
    for (const one of nationsOf(before, mate(before, seat)))
      for (const sort of [units, leaders]) {
        const grown = [...places(before), FIELD].reduce(
          (sum, place) => sum + sort(after, place, one) - sort(before, place, one),
          0,
        );
        if (grown > 0 && events.some(({ say }) => say.startsWith('recruit')))
          return `WR-11.14: ${nameOf(before, seat)} recruits ${NATIONS[one]}`;
      }
    return null;
  }

  /** WR-11.05: nobody's card is spent by his team-mate but in their exchange. */
  function cards({ before, after, seat }: Step): string | null {
    const other = mate(before, seat);
    if (other < 0 || top(before)?.p === 'exchange') return null;
    return before.hands[other].some((card) => !after.hands[other].includes(card))
      ? 'WR-11.05: a card of the team-mate is gone'
      : null;
  }

  /** WR-11.10, WR-11.12: of a team first acts who does not lead, then the other; a pass keeps the place. */
  function order({ before, seat, option }: Step): string | null {
    const f = top(before);
    if (f?.p !== 'actions' || f.at !== 'act') return null;
    const side = sideOf(before, seat);
    if (before.turn !== turn) {
      turn = before.turn;
      acts = [0, 0];
      acting = null;
    }
    if (acting && dice(before, acting.side) < acting.dice) acts[acting.side]++;
    acting = option[0] === 'pass' || option[0] === 'ring' ? null : { side, dice: dice(before, side) };
    if (!isTeam(before, side) || extra.minions.length > 0) return null;
    const due = acts[side] % 2 === 0 ? mate(before, before.leading[side]) : before.leading[side];
    return due === seat ? null : 'WR-11.10: the other of the team should act';
  }

  /** WR-11.26: a team-mate's Leader beside him keeps nobody from marching. */
  function pinned({ before, seat, offered }: Step): string | null {
    const f = top(before);
    const side = sideOf(before, seat);
    if (side !== 0 || !isTeam(before, side) || before.table.some((list) => list.length > 0)) return null;
    const only = (place: number): boolean =>
      before.mixed[place] === 0 &&
      count(before, mate(before, seat), place, leaders) > 0 &&
      count(before, seat, place, leaders) === 0;
    const noNamed = (place: number): boolean => !extra.leaders.some(([c]) => before.at[c] === place);
    if (
      f?.p === 'march' &&
      f.at === 'army' &&
      f.led === 0 &&
      (f.moved as number[]).length === 0 &&
      (f.armies as number) > 0
    )
      for (const place of places(before).filter(isRegion)) {
        if (
          !only(place) ||
          !noNamed(place) ||
          count(before, seat, place) === 0 ||
          count(before, mate(before, seat), place) > 0
        )
          continue;
        if (nationsOf(before, seat).some((n) => units(before, place, n) > 0 && before.box[n] < AT_WAR)) continue;
        const free = ADJACENT[place].some((to) => allUnits(before, enemy(side), to) === 0);
        if (free && !offered.some(([verb, at]) => verb === 'army' && at === place))
          return 'WR-11.26: a team-mate’s Leader pins an Army';
      }
    if (f?.p !== 'force' || f.at !== 'leave' || (f.to as number) < 0 || f.led !== 0) return null;
    const from = f.from as number;
    if (!only(from) || !noNamed(from) || allUnits(before, side, from) > 0 || commander(before, side, FIELD) !== seat)
      return null;
    return offered.some(([verb]) => verb === 'done') ? null : 'WR-11.26: a team-mate’s Leader pins an Army';
  }

  return (step) => {
    const { before, after, events } = step;
    if (between(before)) {
      rest = before;
      left = new Set();
      trimmed = null;
    }
    for (const { say, args } of events) if (say === 'army-moves') left.add(args?.from as number);
    if (frames(before, 'advance').length === 0 && frames(after, 'advance').length > 0)
      cameThrough = [0, 1].reduce((sum, side) => sum + allUnits(after, side, FIELD), 0);
    for (const law of [taken, battles, splits, trims, losses, comes, cards, order, pinned, marks]) {
      const wrong = law(step);
      if (wrong) return wrong;
    }
    return null;
  };
}
