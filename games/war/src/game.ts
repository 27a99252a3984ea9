/** War of the Ring as the engine plays it. */
import { asked, type Game, type OptionSpec, type Rules } from '@pony/engine';
import { clone } from './clone.ts';
import { SIDES } from './data.ts';
import { determinize } from './determinize.ts';
import { invariants } from './invariants.ts';
import { find, kinds, name, notation, size } from './names.ts';
import { main, warProcedures } from './rules/index.ts';
import { setup } from './setup.ts';
import type { War } from './state.ts';
import { view, type WarView } from './view.ts';

export const rules: Rules<War, WarView> = {
  id: 'war',
  version: '6',
  procedures: warProcedures,
  main,
  notation,
  passes: ['pass'],
  kinds,
  seats: () => SIDES.map((id) => ({ id, team: id })),
  setup,
  clone,
  view: (s, seat) => view(s, seat, asked(rules, s)),
  determinize,
  invariants,
  name,
  find,
  size,
};

/** Only the first value of each can be played so far. */
const OPTIONS: readonly OptionSpec[] = [
  { id: 'players', values: ['2'] },
  { id: 'kings', values: ['off'] },
];

export const game: Game = { id: 'war', options: OPTIONS, rules: () => rules as unknown as Rules };
