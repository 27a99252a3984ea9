import {
  completeOptions,
  defaultOf,
  type Game,
  hasMeaning,
  type OptionSpec,
  type Options,
  type SeatSpec,
  type Undealable,
} from '@pony/engine';
import type { PaceInfo, SeatInfo, TableInfo } from '@pony/protocol';
import type { Order, Sitting } from './local/order.ts';

/** Who sits at a table of this device, before it is opened. Written into the address of a new table and read back. */
export type Sitter = Sitting['who'];
/** `open`: at a table of a server, for anybody. */
export type Planned = Sitter | 'open';
export const LEVELS = ['hobbit', 'ranger', 'wizard'] as const;
export type Level = (typeof LEVELS)[number];
export const UNDO = ['free', 'consent', 'none'] as const;
type Undo = (typeof UNDO)[number];

export interface Plan {
  /** Seat by seat, in the order of the rules. */
  sitters: { who: Planned; level: Level; name?: string }[];
  undo: Undo;
  lot: boolean;
  /** So much time for everybody; null is without clocks. */
  pace: PaceInfo | null;
  timeOut: 'claim' | 'bot';
  /** Options of the game that are not at their default; those of a seat are called `<id>@<seat>`. */
  options: Record<string, string>;
}

export const DEFAULT_LEVEL: Level = 'ranger';
/** Of an option in words of one's own. */
const LONGEST = 4000;
/** Of a friend at this screen. */
export const LONGEST_NAME = 40;
const MINUTE = 60_000;
export const livePace = (minutes: number): PaceInfo => ({ kind: 'live', stock: minutes * MINUTE, add: 10_000 });

/** One click is enough: you take the first seat, bots or friends the others. */
export function usualPlan(seats: readonly SeatSpec[], others: Sitter = 'bot'): Plan {
  return {
    sitters: seats.map((_, i) => ({ who: i === 0 ? 'you' : others, level: DEFAULT_LEVEL })),
    undo: 'free',
    lot: false,
    pace: null,
    timeOut: 'claim',
    options: {},
  };
}

/** There is something to choose: of several values, or in words of one's own. */
const isChosen = ({ values }: OptionSpec): boolean => !values || values.length > 1;

/** Options of a game for the whole table. */
const tableOptions = (game: Game): readonly OptionSpec[] =>
  game.options.filter((spec) => !spec.perSeat && isChosen(spec));

/** Those that are chosen beside the others of a plan: not brought along, and with a meaning there. */
export const optionsToChoose = (game: Game, options: Options): readonly OptionSpec[] =>
  tableOptions(game).filter((spec) => !spec.brought && hasMeaning(game, spec, options));

/** Options that every seat has for itself. */
export const seatSpecs = (game: Game): readonly OptionSpec[] =>
  game.options.filter((spec) => spec.perSeat && isChosen(spec));

/** The options of one seat among those of a plan, under their plain names. */
export const optionsOfSeat = (options: Options, seat: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(options).flatMap(([key, value]) => {
      const [id, of] = key.split('@');
      return of === seat ? [[id, value]] : [];
    }),
  );

/** Those of the whole table. */
export const plainOptions = (options: Options): Record<string, string> =>
  Object.fromEntries(Object.entries(options).filter(([key]) => !key.includes('@')));

/** How many people there are: the reader, and every friend or stranger. */
export const peopleIn = ({ sitters }: Plan): number =>
  new Set(sitters.flatMap(({ who }, i) => (who === 'bot' ? [] : who === 'you' ? ['you'] : [`${i}`]))).size;

/** The seats of a game under some options. */
export function seatsOf(game: Game, options: Options): readonly SeatSpec[] {
  const complete = completeOptions(game, options);
  return game.rules(complete).seats(complete);
}

/** The plan under another choice of options: whoever sits stays, new seats are for bots. */
export function withOption(game: Game, plan: Plan, id: string, value: string): Plan {
  const { [id]: _old, ...others } = plan.options;
  const spec = game.options.find((one) => one.id === id.split('@')[0]);
  const wanted = value === (spec ? defaultOf(spec) : '') ? others : { ...others, [id]: value };
  const seats = seatsOf(game, plainOptions(wanted));
  // A seat that is gone takes its options along, an expansion its variants.
  const stays = (key: string): boolean => {
    if (key.includes('@')) return seats.some((seat) => key.endsWith(`@${seat.id}`));
    const own = game.options.find((one) => one.id === key);
    return !own || hasMeaning(game, own, wanted);
  };
  const options = Object.fromEntries(Object.entries(wanted).filter(([key]) => stays(key)));
  const sitters = seats.map((_, i) => plan.sitters[i] ?? { who: 'bot', level: DEFAULT_LEVEL });
  return { ...plan, options, sitters };
}

/** Of the options of a plan those that are chosen on a page, not brought along or written: worth remembering. */
export const choicesOf = (game: Game, options: Options): Record<string, string> =>
  Object.fromEntries(
    Object.entries(options).filter(([key]) => {
      const spec = game.options.find((one) => one.id === key.split('@')[0]);
      return spec?.values !== undefined && !spec.brought;
    }),
  );

/** What is wrong lies between the choices of several seats, or in another's: this one is understood by itself. */
export const liesBetween = ({ says }: Undealable, seat?: number): boolean =>
  says.length > 0 &&
  says.every(({ seats }) => seats && (seats.length > 1 || (seat !== undefined && !seats.includes(seat))));

/** `/table/new?game=duel&fellowship=you&sauron=wizard`: what is usual is left out. */
export function planAddress(shelf: string, seats: readonly SeatSpec[], plan: Plan): string {
  const query = new URLSearchParams({ game: shelf });
  for (const [id, value] of Object.entries(plan.options)) query.set(id, value);
  seats.forEach((seat, i) => {
    const { who, level, name } = plan.sitters[i];
    query.set(seat.id, who === 'bot' ? level : who);
    if (who === 'friend' && name) query.set(`name@${seat.id}`, name);
  });
  if (plan.undo !== 'free') query.set('undo', plan.undo);
  if (plan.lot) query.set('sides', 'lot');
  if (plan.pace?.kind === 'live') query.set('minutes', String(plan.pace.stock / MINUTE));
  if (plan.timeOut !== 'claim') query.set('late', plan.timeOut);
  return `/table/new?${query}`;
}

/** Reads a plan from the address of a new table; what is missing or strange is as usual. */
export function planFrom(query: URLSearchParams, seats: readonly SeatSpec[]): Plan {
  const plan = usualPlan(seats);
  seats.forEach((seat, i) => {
    const word = query.get(seat.id);
    const name = query.get(`name@${seat.id}`)?.trim().slice(0, LONGEST_NAME);
    if (word === 'you' || word === 'friend') plan.sitters[i].who = word;
    else if (LEVELS.includes(word as Level)) plan.sitters[i] = { who: 'bot', level: word as Level };
    if (word === 'friend' && name) plan.sitters[i].name = name;
  });
  const undo = query.get('undo');
  if (UNDO.includes(undo as Undo)) plan.undo = undo as Undo;
  plan.lot = query.get('sides') === 'lot';
  const minutes = Number(query.get('minutes'));
  if (Number.isInteger(minutes) && minutes > 0 && minutes <= 600) plan.pace = livePace(minutes);
  if (query.get('late') === 'bot') plan.timeOut = 'bot';
  return plan;
}

/** The options of a game that an address names. */
export function optionsFrom(query: URLSearchParams, game: Game, preset: Options): Record<string, string> {
  const options: Record<string, string> = { ...preset };
  const take = ({ values }: OptionSpec, key: string): void => {
    const word = query.get(key);
    if (word !== null && (values ? values.includes(word) : word.length <= LONGEST)) options[key] = word;
  };
  for (const spec of tableOptions(game)) take(spec, spec.id);
  for (const spec of seatSpecs(game)) for (const seat of seatsOf(game, options)) take(spec, `${spec.id}@${seat.id}`);
  return options;
}

/** The table that an address asks for. `seed` makes a game that can be played again. */
export function orderFrom(query: URLSearchParams, game: Game, preset: Options): Order {
  const options = optionsFrom(query, game, preset);
  const seats = seatsOf(game, options);
  const { sitters, undo, lot, pace, timeOut } = planFrom(query, seats);
  return {
    game: game.id,
    options,
    sitters: sitters.map(({ who, level, name }) => {
      if (who === 'bot' || who === 'open') return { who: 'bot', level };
      return who === 'friend' && name ? { who, name } : { who };
    }),
    undo,
    lot,
    pace,
    timeOut,
    seed: query.get('seed') || undefined,
  };
}

/** As much of a table as it takes to lay it again. */
export type Laid = Pick<TableInfo, 'undo' | 'pace' | 'timeOut' | 'options'> & {
  readonly seats: readonly (Pick<SeatInfo, 'id' | 'kind' | 'level' | 'friend'> & Partial<Pick<SeatInfo, 'name'>>)[];
};

/** Who sits at a table of this device. */
const sittingsOf = ({ seats }: Pick<Laid, 'seats'>): Sitting[] =>
  seats.map(({ kind, level, friend, name }) => {
    if (kind === 'bot') return { who: 'bot', level: level as Level };
    return friend ? { who: 'friend', name } : { who: 'you' };
  });

/** The same table again: everybody where they sat, with what they had. */
export const samePlan = (table: Laid): Plan => ({
  sitters: sittingsOf(table).map(({ who, level, name }) => ({ who, level: level ?? DEFAULT_LEVEL, name })),
  undo: table.undo,
  lot: false,
  pace: table.pace,
  timeOut: table.timeOut,
  options: { ...table.options },
});

/** The same table again with everybody one seat further. */
export function swappedPlan(table: Laid): Plan {
  const { seats, options, undo, pace, timeOut } = table;
  const sitters = sittingsOf(table);
  const moved = [...sitters.slice(-1), ...sitters.slice(0, -1)];
  const own = seats.flatMap(({ id }, i) => {
    const before = seats[(i + seats.length - 1) % seats.length].id;
    return Object.entries(optionsOfSeat(options, before)).map(([key, value]) => [`${key}@${id}`, value]);
  });
  return {
    sitters: moved.map(({ who, level, name }) => ({ who, level: level ?? DEFAULT_LEVEL, name })),
    undo,
    lot: false,
    pace,
    timeOut,
    options: { ...plainOptions(options), ...Object.fromEntries(own) },
  };
}
