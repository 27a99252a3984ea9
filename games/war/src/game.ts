/** War of the Ring as a game of the list: its options choose the edition. */
import type { Game, OptionSpec, Options, Rules } from '@pony/engine';
import { base } from './base.ts';
import type { WarModule } from './module.ts';
import { seated, war } from './war.ts';

/**
 * An expansion: the option that puts it on the table (its second value), options of its own, and what it brings. One without
 * its module is only offered: a table with it can be planned, not played.
 */
export interface Expansion {
  readonly option: OptionSpec;
  readonly more?: readonly OptionSpec[];
  readonly module?: WarModule;
}

export const rules = war(base);

const PLAYERS: OptionSpec = { id: 'players', values: ['2', '3', '4'] };

/** Rules of which the seats alone are known. */
function offered(table: Rules, what: string): Rules {
  const missing = (): never => {
    throw new Error(`war cannot be played with ${what} here: its rules are not loaded`);
  };
  return { ...table, setup: missing };
}

/** The game with the expansions a table may be played with. */
export function warWith(...expansions: readonly Expansion[]): Game {
  const editions = new Map([['', rules]]);
  const tables = new Map<string, Rules>();
  const isOn = ({ option }: Expansion, options: Options): boolean => options[option.id] === option.values?.[1];
  return {
    id: 'war',
    options: [PLAYERS, ...expansions.flatMap((one) => [one.option, ...(one.more ?? [])])],
    rules: (options) => {
      const on = expansions.filter((one) => isOn(one, options));
      const players = Number(options.players ?? PLAYERS.values?.[0]);
      const name = on.map((one) => one.option.id).join('+');
      const known = tables.get(`${name} ${players}`);
      if (known) return known;
      const modules = on.flatMap((one) => one.module ?? []);
      const edition = editions.get(name) ?? (modules.length < on.length ? rules : war(base, ...modules));
      editions.set(name, edition);
      const seats = seated(edition, players);
      const table = modules.length < on.length ? offered(seats, name) : seats;
      tables.set(`${name} ${players}`, table);
      return table;
    },
  };
}

export const game: Game = warWith();
