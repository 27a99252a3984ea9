/**
 * Records the golden games with Kings anew, after a change of the rules: `npx node games/war/kings/test/make-golden.ts`.
 * With `--offers` only what they offer and tell is written anew: after a change of words.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BotName } from '@pony/bots';
import { completeOptions, type GameRecord, type Options, printRecord } from '@pony/engine';
import { playRecord } from '@pony/testkit';
import { writeOffers } from '../../test/offers.ts';
import { bots } from '../bot/index.ts';
import { game } from './helpers.ts';

const FOLDER = join(import.meta.dirname, '..', 'golden');

/** File, who plays, under which options. */
const WANTED: readonly (readonly [string, BotName, Options])[] = [
  ['kings', 'greedy', {}],
  ['kings-at-random', 'random', { 'visible-corruption': 'on', 'dismay-tokens': 'on' }],
  ['kings-of-four', 'random', { players: '4', 'sequential-draw': 'on', 'dismay-tokens': 'on' }],
];

const record = (seed: string, name: BotName, given: Options): GameRecord =>
  playRecord(game, bots, completeOptions(game, { ...given, kings: 'on' }), seed, [name], `${name} in every seat`)
    .record;

function recordAll(): void {
  mkdirSync(FOLDER, { recursive: true });
  for (const [file, name, options] of WANTED)
    writeFileSync(join(FOLDER, `${file}.record`), printRecord(record(`golden ${file}`, name, options)));
}

if (!process.argv.includes('--offers')) recordAll();
writeOffers(game, FOLDER, [], join(import.meta.dirname, 'offers.json'));
