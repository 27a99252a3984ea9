import type { SeatSpec } from '@pony/engine';

/** Who sits at a table of this device, before it is opened. Written into the address of a new table and read back. */
export type Sitter = 'you' | 'friend' | 'bot';
export const LEVELS = ['hobbit', 'ranger', 'wizard'] as const;
export type Level = (typeof LEVELS)[number];
export const UNDO = ['free', 'consent', 'none'] as const;
export type Undo = (typeof UNDO)[number];

export interface Plan {
  /** Seat by seat, in the order of the rules. */
  sitters: { who: Sitter; level: Level }[];
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
