/** Duel for Middle-earth as the engine plays it. */
import type { Game, Rules } from '@pony/engine';
import { clone } from './clone.ts';
import { SIDES } from './data.ts';
import { determinize } from './determinize.ts';
import { invariants } from './invariants.ts';
import { find, kinds, name, notation, size } from './names.ts';
import { duelProcedures, main } from './rules/index.ts';
import { setup } from './setup.ts';
import type { Duel } from './state.ts';
import { type DuelView, view } from './view.ts';

const SEATS = SIDES.map((id) => ({ id, team: id }));

export const rules: Rules<Duel, DuelView> = {
  id: 'duel',
  version: '2',
  procedures: duelProcedures,
  main,
  notation,
  kinds,
  seats: () => SEATS,
  setup,
  clone,
  view,
  determinize,
  invariants,
  name,
  find,
  size,
};

export const game: Game = { id: 'duel', options: [], rules: () => rules };
