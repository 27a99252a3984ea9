/** Records the six golden games anew, after a change of the rules version: `npx node games/duel/test/make-golden.ts`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BotName, makeBot } from '@pony/bots';
import { bots, type Duel, game, rules } from '@pony/duel';
import {
  applyTelling,
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

/** File, who plays, how it ends, and verbs that must come up. */
const WANTED: readonly (readonly [string, BotName, BotName, string, ...string[]])[] = [
  ['quest-of-the-fellowship', 'greedy', 'random', 'won,lost quest', 'step', 'again'],
  ['quest-of-sauron', 'greedy', 'greedy', 'lost,won quest', 'step', 'again'],
  ['races', 'hobbit', 'greedy', 'won,lost races', 'keep'],
  ['conquest', 'random', 'random', 'lost,won conquest', 'move', 'remove', 'lose-coin'],
  ['regions', 'random', 'random', 'won,lost regions', 'spread', 'search', 'name'],
  ['shared', 'random', 'random', 'shared,shared shared', 'raze', 'lose-grey', 'pick'],
];

function record(seed: string, names: readonly [BotName, BotName]): GameRecord {
  const players = names.map((name) => makeBot(name, bots as never));
  const { state } = start<Duel>(rules, {}, seedOf(seed));
  const chance = quickRng(seedOf(`bots of ${seed}`));
  const lines: RecordLine[] = [];
  while (!state.outcome) {
    const seat = state.active;
    const option = players[seat].choose(rules, state, seat, chance);
    const happened = applyTelling(rules, state, seat, option);
    lines.push(recordLine(rules, {}, { seat, option }, happened.chance, state));
  }
  const extra = { note: `${names[0]} against ${names[1]}` };
  return { ...recordHead(game, {}, seedOf(seed)), extra, lines, result: printResult(state.outcome) };
}

for (const [file, one, other, result, ...verbs] of WANTED) {
  let found: GameRecord | null = null;
  for (let n = 0; !found; n++) {
    const played = record(`golden ${file} ${n}`, [one, other]);
    const all = verbs.every((verb) => played.lines.some((line) => line.option.split(' ')[0] === verb));
    if (played.result === result && all) found = played;
  }
  writeFileSync(join(import.meta.dirname, '..', 'golden', `${file}.record`), printRecord(found));
}
