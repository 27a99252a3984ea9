/** Rules of small games written only for these tests: everything a test does not care about gets a plain answer. */
import {
  asked,
  type Core,
  cloneStack,
  type Game,
  type OptionSpec,
  type Options,
  options,
  optionToWords,
  type Procedure,
  procedures,
  type Rules,
  type Seat,
  type SeatSpec,
} from '@pony/engine';

export interface Toy<S extends Core> {
  readonly id?: string;
  readonly version?: string;
  readonly steps: readonly Procedure<S, object>[];
  /** Procedures of an expansion, in the place of those of the same name. */
  readonly extensions?: readonly Procedure<S, object>[];
  readonly notation?: Rules<S>['notation'];
  /** Names of the things of each kind; the kind `count` is there anyway. */
  readonly names?: Readonly<Record<string, readonly string[]>>;
  readonly seats?: (options: Options) => readonly SeatSpec[];
  readonly fresh: (options: Options, rng: number[]) => Omit<S, keyof Core>;
  readonly view?: Rules<S>['view'];
  readonly determinize?: Rules<S>['determinize'];
  readonly invariants?: Rules<S>['invariants'];
}

const TWO: readonly SeatSpec[] = [
  { id: 'north', team: 'north' },
  { id: 'south', team: 'south' },
];

export function toyRules<S extends Core>(toy: Toy<S>): Rules<S> {
  const names = toy.names ?? {};
  const rules: Rules<S> = {
    id: toy.id ?? 'toy',
    version: toy.version ?? '1',
    procedures: procedures<S>(toy.steps, toy.extensions ?? []),
    main: { name: toy.steps[0].name },
    notation: toy.notation ?? { yes: [], no: [], take: ['count'] },
    kinds: {},
    seats: toy.seats ?? (() => TWO),
    setup: (given, rng) => ({ ...toy.fresh(given, rng), rng, stack: [], outcome: null }) as unknown as S,
    clone: (s) => ({ ...structuredClone(s), stack: cloneStack(s.stack) }),
    view: toy.view ?? ((s) => ({ asked: asked(rules, s), zones: [], counters: [] })),
    determinize: toy.determinize ?? (() => undefined),
    invariants: toy.invariants ?? (() => undefined),
    name: (kind, id) => names[kind]?.[id] ?? `${kind}-${id}`,
    find: (kind, name) => {
      const id = names[kind]?.indexOf(name) ?? -1;
      return id < 0 ? undefined : id;
    },
    size: (kind) => (kind === 'count' ? 100 : (names[kind]?.length ?? 0)),
  };
  return rules;
}

/** A toy as a game of the list; rules may depend on the options. */
export function toyGame(id: string, specs: readonly OptionSpec[], rules: (options: Options) => Rules<never>): Game {
  return { id, options: specs, rules: (given) => rules(given) };
}

/** What a seat may do, in words. */
export function may<S extends Core>(rules: Rules<S>, s: S, seat: Seat): string[] {
  return options(rules, s, seat).map((option) => optionToWords(rules, option));
}
