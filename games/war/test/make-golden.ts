/**
 * Records the golden games anew, after a change of the rules: `npx node games/war/test/make-golden.ts`.
 * With `--offers` only what they offer and tell is written anew: after a change of words.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BotName } from '@pony/bots';
import { type GameRecord, printRecord } from '@pony/engine';
import { playRecord } from '@pony/testkit';
import { bots, game } from '@pony/war';
import { TEAMS, writeOffers } from './offers.ts';

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

const record = (seed: string, names: readonly [BotName, BotName]): GameRecord =>
  playRecord(game, bots, {}, seed, names, `${names[0]} against ${names[1]}`, [0, 1]).record;

function recordAll(): void {
  mkdirSync(FOLDER, { recursive: true });
  for (const [file, one, other, result] of WANTED) {
    let found: GameRecord | null = null;
    for (let n = 0; !found; n++) {
      const played = record(`golden ${file} ${n}`, [one, other]);
      if (played.result?.startsWith(result)) found = played;
    }
    writeFileSync(join(FOLDER, `${file}.record`), printRecord(found));
  }
}

if (!process.argv.includes('--offers')) recordAll();
writeOffers(game, FOLDER, TEAMS, join(import.meta.dirname, 'offers.json'));
