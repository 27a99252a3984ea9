/**
 * Chance given from outside: dice, picks, draws and shuffles in the order in which the game asks for them, by name. What it builds is a seed:
 * for a scenario, a table, a record, or another engine to compare with. The game throws a ScriptFault when it runs dry or does not fit.
 */
import type { Core, Kind, Rules, Seed } from '@pony/engine';

export interface ChanceScript {
  /** Dice, one after the other, by their faces. */
  roll(...faces: number[]): ChanceScript;
  /** Things drawn or picked at random, one after the other. */
  draw(kind: Kind, ...names: string[]): ChanceScript;
  /** One shuffle: everything in its new order. The last one is drawn first. */
  shuffle(kind: Kind, ...names: string[]): ChanceScript;
  /** So many shuffles that leave things as they lie: what is drawn says what matters. */
  asTheyLie(shuffles?: number): ChanceScript;
  /** Numbers as the generator would give them, counted from 0: for what a set-up draws by number. */
  number(...numbers: number[]): ChanceScript;
  readonly seed: Seed;
}

export function chanceOf<S extends Core>(rules: Rules<S>, given: readonly number[] = []): ChanceScript {
  const more = (numbers: readonly number[]): ChanceScript => chanceOf(rules, [...given, ...numbers]);
  const ids = (kind: Kind, names: readonly string[]): number[] =>
    names.map((name) => {
      const id = rules.find(kind, name);
      if (id === undefined) throw new Error(`no ${kind} is called ${name}`);
      return id;
    });
  return {
    roll: (...faces) => more(faces),
    draw: (kind, ...names) => more(ids(kind, names)),
    shuffle: (kind, ...names) => more(ids(kind, names)),
    asTheyLie: (shuffles = 1) => more(new Array<number>(shuffles).fill(-1)),
    number: (...numbers) => more(numbers),
    seed: ['script', ...given].join(' '),
  };
}
