/** Whole games that must replay for ever, and how many ways there are from some frozen positions. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { parseRecord } from '@pony/engine';
import { perft, replayGolden } from '@pony/testkit';
import { game, rules } from '@pony/war';
import { war } from './helpers.ts';
import known from './offers.json' with { type: 'json' };
import { assertOffers, TEAMS } from './offers.ts';

const FOLDER = join(import.meta.dirname, '..', 'golden');

test('ten golden games replay with every checksum, all four ways a game can end among them', () => {
  const found = replayGolden(game, FOLDER);
  assert.equal(found.length, 10);
  const reasons = new Set(found.map(({ result }) => result?.split(' ')[1]));
  assert.deepEqual([...reasons].sort(), ['corruption', 'military-free-peoples', 'military-shadow', 'ring']);
  for (const { file, decisions } of found) assert.ok(decisions > 100, file);
});

test('the golden games, and games of three and four at random, offer, refuse and tell what they always did', () => {
  assertOffers(game, FOLDER, TEAMS, known);
});

test('the golden games use nearly every verb of the game', () => {
  const verbs = new Set<string>();
  for (const file of readdirSync(FOLDER))
    for (const line of parseRecord(readFileSync(join(FOLDER, file), 'utf8')).lines)
      verbs.add(line.option.split(' ')[0]);
  assert.ok(verbs.size > 45, [...verbs].join(' '));
});

/** Ways to take 1, 2, 3... decisions. */
const ways = (at: ReturnType<typeof war>, depth: number, by = rules): number[] =>
  Array.from({ length: depth }, (_, i) => perft(by, at.s, i + 1));

test('ways from the first action of a game', () => {
  const at = war({ dice: { fp: 'character army-muster event', shadow: 'army muster character' } });
  assert.deepEqual(ways(at, 3), [23, 235, 3655]);
});

test('ways from a battle about to begin', () => {
  const at = war({
    armies: { 'south-ithilien': 'sauron 3r 1e 1n', osgiliath: 'gondor 2r 1e 1l', 'minas-tirith': 'gondor 2r' },
    politics: { gondor: 'war', sauron: 'war' },
    dice: { shadow: 'army' },
    acts: 'shadow',
  });
  assert.deepEqual(ways(at, 5), [3, 8, 30, 89, 433]);
});

test('ways from a siege in which an assault may go on', () => {
  const at = war({
    armies: { 'helms-deep': 'isengard 3r 2e', edoras: 'rohan 1r' },
    besieged: { 'helms-deep': 'rohan 2r 1e' },
    politics: { rohan: 'war', isengard: 'war' },
    dice: { shadow: 'army' },
    acts: 'shadow',
  });
  assert.deepEqual(ways(at, 5), [3, 8, 26, 68, 328]);
});

test('ways of the Fellowship when the Hunt finds it', () => {
  const at = war({
    dice: { fp: 'character character', shadow: 'event' },
    huntBox: { shadow: 5 },
    fellowship: { at: 'moria', progress: 2, corruption: 3 },
    pool: ['tile-09', 'tile-01', 'tile-14'],
  });
  assert.deepEqual(ways(at, 4), [7, 49, 686, 5987]);
});

test('ways on the Mordor Track', () => {
  const at = war({
    dice: { fp: 'will-of-the-west event', shadow: 'character muster' },
    huntBox: { fp: 1, shadow: 2 },
    fellowship: { at: 'morannon', mordor: 2, corruption: 6, companions: ['peregrin', 'strider'] },
    pool: ['tile-13', 'tile-01', 'tile-shelobs-lair', 'tile-07'],
  });
  assert.deepEqual(ways(at, 4), [21, 195, 2015, 15363]);
});

test('ways at a table of four: a mixed Army, its commander, and a meeting of Armies', () => {
  const at = war({
    players: 4,
    armies: {
      lossarnach: 'gondor 2r 1l, rohan 1r 1e',
      folde: 'rohan 1r',
      'minas-tirith': 'gondor 1r',
      osgiliath: 'sauron 2r 1n, isengard 1r',
    },
    politics: { gondor: 'war', rohan: 'war', sauron: 'war', isengard: 'war' },
    mixed: ['lossarnach', 'osgiliath'],
    dice: { fp: 'army', shadow: 'army' },
    leads: ['gondor'],
  });
  assert.deepEqual(ways(at, 5, game.rules({ players: '4' }) as typeof rules), [7, 23, 117, 464, 2141]);
});
