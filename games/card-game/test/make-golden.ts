/** Records the golden games anew, after a change of the rules version: `npx node games/card-game/test/make-golden.ts`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BotName } from '@pony/bots';
import { bots, game, rulesOf } from '@pony/card-game';
import { type GameRecord, printRecord } from '@pony/engine';
import { playRecord } from '@pony/testkit';

/** File, scenario, who plays the Free Peoples and the Shadow, how it ends, and verbs that must come up. */
const WANTED: readonly (readonly [string, string, BotName, BotName, RegExp, ...string[]])[] = [
  ['trilogy-lead', 'trilogy', 'greedy', 'random', /^won,lost,won,lost lead/, 'move', 'give', 'use'],
  ['trilogy-points', 'trilogy', 'random', 'random', /more-points/, 'support', 'ring', 'winnow', 'go'],
  ['trilogy-equal', 'trilogy', 'random', 'random', /equal-points/, 'mark', 'bring', 'forsake'],
  ['duel', 'duel', 'random', 'random', /more-points/, 'eliminate', 'take', 'none', 'choose'],
  ['duel-three', 'duel-three', 'random', 'random', /more-points/, 'yes', 'no', 'done', 'forsake-top'],
  ['fellowship', 'fellowship', 'random', 'random', /more-points/, 'fight', 'event', 'guard'],
];

function record(scenario: string, seed: string, names: readonly [BotName, BotName]): GameRecord {
  const options = { scenario };
  const sides = rulesOf(options)
    .seats(options)
    .map((seat) => (seat.team === 'free' ? 0 : 1));
  return playRecord(game, bots, options, seed, names, `${names[0]} against ${names[1]}`, sides).record;
}

for (const [file, scenario, one, other, result, ...verbs] of WANTED) {
  let found: GameRecord | null = null;
  for (let n = 0; !found; n++) {
    const played = record(scenario, `golden ${file} ${n}`, [one, other]);
    const all = verbs.every((verb) => played.lines.some((line) => line.option.split(' ')[0] === verb));
    if (result.test(played.result ?? '') && all) found = played;
  }
  writeFileSync(join(import.meta.dirname, '..', 'golden', `${file}.record`), printRecord(found));
}
