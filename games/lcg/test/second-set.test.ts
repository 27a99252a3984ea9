/** A set is data: a tiny one is entered by a line in two lists and a word in a third, in a process of its own, and played. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { before, test } from 'node:test';

const HOME = join(import.meta.dirname, 'second-set');

interface Ran {
  readonly [figure: string]: unknown;
}
let ran: Ran = {};
before(() => {
  const out = execFileSync(process.execPath, ['--import', join(HOME, 'enter.ts'), join(HOME, 'run.ts')]);
  ran = JSON.parse(out.toString()) as Ran;
});

test('a second set brings a scenario, a hero, an ally and a trait; decks name its cards by set and number', () => {
  assert.deepEqual(ran.scenarios, [
    'passage-through-mirkwood',
    'journey-along-the-anduin',
    'escape-from-dol-guldur',
    'the-ford',
  ]);
  assert.deepEqual(ran.stray, []);
  assert.equal(ran.code, 'ford:1,1,3;ford:2*3');
  assert.deepEqual(ran.read, {
    heroes: ['ford-warden', 'aragorn', 'gloin'],
    cards: [{ id: 'ford-scholar', count: 3 }],
  });
  assert.equal(ran.shown, 2, 'the table knows what is printed');
  assert.equal(ran.warden, 3, 'its texts count');
  assert.equal(ran.folk, true);
});

test('with a second set old games replay, and its scenario is played to the end under the laws', () => {
  assert.ok((ran.golden as number) >= 5);
  assert.equal(ran.games, 4);
  assert.deepEqual(ran.violations, []);
});

test('LC-18.26 two values are swapped, 0 among them, for as long as it says; a card without that value is no side of a swap', () => {
  assert.deepEqual(ran.willpowers, [
    [0, 2],
    [2, 0],
    [0, 2],
  ]);
  assert.deepEqual(ran.withAnEnemy, ['use p1:steward-of-gondor.3 2', 'use p1:ford-scholar.1 1']);
});
