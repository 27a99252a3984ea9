/** Records the six golden games anew, after a change of the rules version: `npx node games/duel/test/make-golden.ts`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BotName } from '@pony/bots';
import { bots, game } from '@pony/duel';
import { type GameRecord, printRecord } from '@pony/engine';
import { playRecord } from '@pony/testkit';

/** File, who plays, how it ends, and verbs that must come up. */
const WANTED: readonly (readonly [string, BotName, BotName, string, ...string[]])[] = [
  ['quest-of-the-fellowship', 'greedy', 'random', 'won,lost quest', 'step', 'again'],
  ['quest-of-sauron', 'greedy', 'greedy', 'lost,won quest', 'step', 'again'],
  ['races', 'hobbit', 'greedy', 'won,lost races', 'keep'],
  ['conquest', 'random', 'random', 'lost,won conquest', 'move', 'remove', 'lose-coin'],
  ['regions', 'random', 'random', 'won,lost regions', 'spread', 'search', 'name'],
  ['shared', 'random', 'random', 'shared,shared shared', 'raze', 'lose-grey', 'pick'],
];

const record = (seed: string, names: readonly [BotName, BotName]): GameRecord =>
  playRecord(game, bots, {}, seed, names, `${names[0]} against ${names[1]}`, [0, 1]).record;

for (const [file, one, other, result, ...verbs] of WANTED) {
  let found: GameRecord | null = null;
  for (let n = 0; !found; n++) {
    const played = record(`golden ${file} ${n}`, [one, other]);
    const all = verbs.every((verb) => played.lines.some((line) => line.option.split(' ')[0] === verb));
    if (played.result === result && all) found = played;
  }
  writeFileSync(join(import.meta.dirname, '..', 'golden', `${file}.record`), printRecord(found));
}
