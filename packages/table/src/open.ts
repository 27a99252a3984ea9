import { completeOptions, type Game, type Options, seedOf, start } from '@pony/engine';
import { startClocks } from './clock.ts';
import { pose } from './posed.ts';
import { absentFrom } from './share.ts';
import type { Pace, Sitter, Table, UndoRule } from './types.ts';

export interface TableConfig {
  readonly game: Game;
  readonly options?: Options;
  /** 32 hex digits drawn by the authority; other words are hashed to them. */
  readonly seed: string;
  /** In the order of the game's seats. */
  readonly seats: readonly (Pick<Sitter, 'holder'> & Partial<Sitter>)[];
  readonly undo?: UndoRule;
  readonly pace?: Pace | null;
  readonly timeOut?: 'bot' | 'claim';
  readonly endStands?: boolean;
  readonly extra?: Readonly<Record<string, string>>;
  /** How many states before a decision are kept for undo; older ones are played again from the nearest mark. */
  readonly keep?: number;
  readonly now?: number;
}

const KEEP = 40;

/** Opens a table and plays the set-up. Throws on unknown options and on a wrong number of seats. */
export function openTable(config: TableConfig): Table {
  const { game } = config;
  const options = completeOptions(game, config.options ?? {});
  const rules = game.rules(options);
  const specs = rules.seats(options);
  if (config.seats.length !== specs.length) {
    throw new Error(
      `${game.id} has ${specs.length} seats under these options (${specs.map((seat) => seat.id).join(', ')}), not ${config.seats.length}`,
    );
  }
  const seed = seedOf(config.seed);
  const { state, events } = start(rules, options, seed);
  const now = config.now ?? 0;
  const table: Table = {
    game,
    rules,
    options,
    seed,
    specs,
    undo: config.undo ?? 'free',
    pace: config.pace ?? null,
    timeOut: config.timeOut ?? 'claim',
    endStands: config.endStands ?? false,
    extra: config.extra ?? {},
    keep: config.keep ?? KEEP,
    sitters: config.seats.map((sitter, i) => ({ ...sitter, name: sitter.name ?? specs[i].id })),
    passForMe: specs.map(() => false),
    passSteps: specs.map(() => []),
    version: 0,
    state,
    opening: events,
    taken: [],
    changes: [],
    lateShares: [],
    awaited: absentFrom(config.extra ?? {}),
    marks: [''],
    posed: specs.map(() => 0),
    posedAt: specs.map(() => now),
    clocks: startClocks(config.pace ?? null, specs.length, now),
    request: null,
    ended: null,
    position: null,
  };
  pose(table, [], now);
  return table;
}
