/** Records the golden games with Kings anew, after a change of the rules: `npx node games/war/kings/test/make-golden.ts`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BotName, makeBot } from '@pony/bots';
import {
  applyTelling,
  asked,
  completeOptions,
  type GameRecord,
  type Options,
  printRecord,
  printResult,
  quickRng,
  type RecordLine,
  recordHead,
  recordLine,
  seedOf,
  start,
} from '@pony/engine';
import { bots } from '../bot/index.ts';
import { game } from './helpers.ts';

const FOLDER = join(import.meta.dirname, '..', 'golden');

/** File, who plays, under which options. */
const WANTED: readonly (readonly [string, BotName, Options])[] = [
  ['kings', 'greedy', {}],
  ['kings-at-random', 'random', { 'visible-corruption': 'on', 'dismay-tokens': 'on' }],
  ['kings-of-four', 'random', { players: '4', 'sequential-draw': 'on', 'dismay-tokens': 'on' }],
];

function record(seed: string, name: BotName, given: Options): GameRecord {
  const options = completeOptions(game, { ...given, kings: 'on' });
  const rules = game.rules(options);
  const player = makeBot(name, bots as never);
  const { state } = start(rules, options, seedOf(seed));
  const chance = quickRng(seedOf(`bots of ${seed}`));
  const lines: RecordLine[] = [];
  while (!state.outcome) {
    const [seat] = asked(rules, state);
    const option = player.choose(rules, state, seat, chance);
    const happened = applyTelling(rules, state, seat, option);
    lines.push(recordLine(rules, options, { seat, option }, happened.chance, state));
  }
  const head = recordHead(game, options, seedOf(seed));
  return { ...head, extra: { note: `${name} in every seat` }, lines, result: printResult(state.outcome) };
}

mkdirSync(FOLDER, { recursive: true });
for (const [file, name, options] of WANTED)
  writeFileSync(join(FOLDER, `${file}.record`), printRecord(record(`golden ${file}`, name, options)));
