/** Records the golden games anew, after a change of the rules: `npx node games/war/test/make-golden.ts`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BotName, makeBot } from '@pony/bots';
import {
  applyTelling,
  asked,
  type GameRecord,
  printRecord,
  printResult,
  quickRng,
  type RecordLine,
  recordHead,
  recordLine,
  seedOf,
  start,
} from '@pony/engine';
import { bots, game, rules, type War } from '@pony/war';

const FOLDER = join(import.meta.dirname, '..', 'golden');

/** File, who plays, how it ends. */
const WANTED: readonly (readonly [string, BotName, BotName, string])[] = [
  ['ring', 'greedy', 'greedy', 'won,lost ring'],
  ['ring-in-haste', 'greedy', 'hobbit', 'won,lost ring'],
  ['corruption', 'greedy', 'greedy', 'lost,won corruption'],
  ['corruption-of-the-careless', 'hobbit', 'greedy', 'lost,won corruption'],
  ['conquest-of-the-shadow', 'random', 'greedy', 'lost,won military-shadow'],
  ['conquest-over-hobbits', 'hobbit', 'greedy', 'lost,won military-shadow'],
  ['conquest-of-the-free-peoples', 'greedy', 'random', 'won,lost military-free-peoples'],
  ['two-hobbits', 'hobbit', 'hobbit', ''],
  ['random', 'random', 'random', ''],
  ['random-again', 'random', 'random', ''],
];

function record(seed: string, names: readonly [BotName, BotName]): GameRecord {
  const players = names.map((name) => makeBot(name, bots as never));
  const { state } = start<War>(rules, {}, seedOf(seed));
  const chance = quickRng(seedOf(`bots of ${seed}`));
  const lines: RecordLine[] = [];
  while (!state.outcome) {
    const [seat] = asked(rules, state);
    const option = players[seat].choose(rules, state, seat, chance);
    const happened = applyTelling(rules, state, seat, option);
    lines.push(recordLine(rules, {}, { seat, option }, happened.chance, state));
  }
  const extra = { note: `${names[0]} against ${names[1]}` };
  return { ...recordHead(game, {}, seedOf(seed)), extra, lines, result: printResult(state.outcome) };
}

mkdirSync(FOLDER, { recursive: true });
for (const [file, one, other, result] of WANTED) {
  let found: GameRecord | null = null;
  for (let n = 0; !found; n++) {
    const played = record(`golden ${file} ${n}`, [one, other]);
    if (played.result?.startsWith(result)) found = played;
  }
  writeFileSync(join(FOLDER, `${file}.record`), printRecord(found));
}
