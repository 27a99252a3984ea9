/** War of the Ring as a game of the list: its options choose the edition. */
import type { Game, OptionSpec, Options, Rules } from '@pony/engine';
import { base } from './base.ts';
import type { WarModule } from './module.ts';
import { seated, war } from './war.ts';

/** An expansion: the option that puts it on the table (its second value), options of its own, and what it brings. */
export interface Expansion {
  readonly option: OptionSpec;
  readonly more?: readonly OptionSpec[];
  readonly module: WarModule;
}

export const rules = war(base);

const PLAYERS: OptionSpec = { id: 'players', values: ['2', '3', '4'] };

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
      const edition = editions.get(name) ?? war(base, ...on.map((one) => one.module));
      editions.set(name, edition);
      const table = tables.get(`${name} ${players}`) ?? (seated(edition, players) as unknown as Rules);
      tables.set(`${name} ${players}`, table);
      return table;
    },
  };
}

/** Kings of Middle-earth is not to be had yet: its option has one value. */
const plain = warWith();
export const game: Game = { ...plain, options: [...plain.options, { id: 'kings', values: ['off'] }] };
