import { completeOptions, type Game, type OptionSpec, type Options, type SeatSpec } from '@pony/engine';
import type { TableInfo } from '@pony/protocol';
import type { Order, Sitting } from './local/order.ts';

/** Who sits at a table of this device, before it is opened. Written into the address of a new table and read back. */
export type Sitter = Sitting['who'];
/** `open`: at a table of a server, for anybody. */
export type Planned = Sitter | 'open';
export const LEVELS = ['hobbit', 'ranger', 'wizard'] as const;
export type Level = (typeof LEVELS)[number];
export const UNDO = ['free', 'consent', 'none'] as const;
export type Undo = (typeof UNDO)[number];

export interface Plan {
  /** Seat by seat, in the order of the rules. */
  sitters: { who: Planned; level: Level }[];
  undo: Undo;
  lot: boolean;
  /** Options of the game that are not at their default. */
  options: Record<string, string>;
}

export const DEFAULT_LEVEL: Level = 'ranger';

/** One click is enough: you take the first seat, bots or friends the others. */
export function usualPlan(seats: readonly SeatSpec[], others: Sitter = 'bot'): Plan {
  return {
    sitters: seats.map((_, i) => ({ who: i === 0 ? 'you' : others, level: DEFAULT_LEVEL })),
    undo: 'free',
    lot: false,
    options: {},
  };
}

/** Options of a game that are chosen in words for the whole table, where there is something to choose. */
export const tableOptions = (game: Game): readonly (OptionSpec & { values: readonly string[] })[] =>
  game.options.flatMap((spec) =>
    spec.values && spec.values.length > 1 && !spec.perSeat ? [{ ...spec, values: spec.values }] : [],
  );

/** The seats of a game under some options. */
export function seatsOf(game: Game, options: Options): readonly SeatSpec[] {
  const complete = completeOptions(game, options);
  return game.rules(complete).seats(complete);
}

/** The plan under another choice of options: whoever sits stays, new seats are for bots. */
export function withOption(game: Game, plan: Plan, id: string, value: string): Plan {
  const { [id]: _old, ...others } = plan.options;
  const usual = game.options.find((spec) => spec.id === id)?.values?.[0];
  const options = value === usual ? others : { ...others, [id]: value };
  const sitters = seatsOf(game, options).map((_, i) => plan.sitters[i] ?? { who: 'bot', level: DEFAULT_LEVEL });
  return { ...plan, options, sitters };
}

/** `/table/new?game=duel&fellowship=you&sauron=wizard`: what is usual is left out. */
export function planAddress(shelf: string, seats: readonly SeatSpec[], plan: Plan): string {
  const query = new URLSearchParams({ game: shelf });
  for (const [id, value] of Object.entries(plan.options)) query.set(id, value);
  seats.forEach((seat, i) => {
    const { who, level } = plan.sitters[i];
    query.set(seat.id, who === 'bot' ? level : who);
  });
  if (plan.undo !== 'free') query.set('undo', plan.undo);
  if (plan.lot) query.set('sides', 'lot');
  return `/table/new?${query}`;
}

/** Reads a plan from the address of a new table; what is missing or strange is as usual. */
export function planFrom(query: URLSearchParams, seats: readonly SeatSpec[]): Plan {
  const plan = usualPlan(seats);
  seats.forEach((seat, i) => {
    const word = query.get(seat.id);
    if (word === 'you' || word === 'friend') plan.sitters[i].who = word;
    else if (LEVELS.includes(word as Level)) plan.sitters[i] = { who: 'bot', level: word as Level };
  });
  const undo = query.get('undo');
  if (UNDO.includes(undo as Undo)) plan.undo = undo as Undo;
  plan.lot = query.get('sides') === 'lot';
  return plan;
}

/** The table that an address asks for. `seed` makes a game that can be played again. */
export function orderFrom(query: URLSearchParams, game: Game, preset: Options): Order {
  const options: Record<string, string> = { ...preset };
  for (const { id, values } of tableOptions(game)) {
    const word = query.get(id);
    if (word !== null && values.includes(word)) options[id] = word;
  }
  const { sitters, undo, lot } = planFrom(query, seatsOf(game, options));
  return {
    game: game.id,
    options,
    sitters: sitters.map(({ who, level }) => (who === 'bot' || who === 'open' ? { who: 'bot', level } : { who })),
    undo,
    lot,
    seed: query.get('seed') || undefined,
  };
}

/** Who sits at a table of this device. */
export const sittingsOf = ({ seats }: TableInfo): Sitting[] =>
  seats.map(({ kind, level, friend }) =>
    kind === 'bot' ? { who: 'bot', level: level as Level } : { who: friend ? 'friend' : 'you' },
  );

/** The same table again with everybody one seat further. */
export function swappedPlan(sitters: readonly Sitting[], undo: Undo, options: Readonly<Record<string, string>>): Plan {
  const moved = [...sitters.slice(-1), ...sitters.slice(0, -1)];
  return {
    sitters: moved.map(({ who, level }) => ({ who, level: level ?? DEFAULT_LEVEL })),
    undo,
    lot: false,
    options: { ...options },
  };
}
