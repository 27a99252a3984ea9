import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Op, RESOLVES } from '@pony/cards';
import { reveal, revealAddress, revealLocals } from './longer.ts';
import { type Deed, table } from './table.ts';
import {
  ASIDE,
  BOX,
  DOOMED,
  ENEMY,
  EVENT,
  HERO,
  REVEALED,
  STAGED,
  SURGE,
  setUp,
  type Toy,
  TREACHERY,
  TURNED,
  title,
  toy,
  typeOf,
} from './toy.ts';
import { called, cancelIt, damage, responseCancel, say, standingAfter, subject, whenResolved } from './words.ts';

/** Another card is revealed, all of it. */
const revealAnother: Op<Toy> = { op: 'own', procedure: reveal, locals: revealLocals };

setUp([
  title('orc', ENEMY, [3, 1, 0]),
  title('goblin', ENEMY, [3, 1, 0]),
  title('plague', TREACHERY, [0, 0, 0], [called(REVEALED, [say(81)])], [SURGE]),
  title('rat', ENEMY, [1, 0, 0], [called(REVEALED, [say(82)])], [DOOMED, SURGE]),
  title('wight', ENEMY, [5, 1, 0], [called(REVEALED, [say(83)])], [DOOMED, SURGE]),
  title(
    'test-of-will',
    EVENT,
    [0, 0, 0],
    [responseCancel(RESOLVES, whenResolved(REVEALED), [cancelIt], { from: 'hand' })],
  ),
  // Cancels a treachery; when this card is staged another one is revealed in its stead
  title(
    'eleanor',
    HERO,
    [3, 1, 0],
    [
      responseCancel(RESOLVES, (s, occ) => typeOf(s, occ.subject) === TREACHERY, [
        cancelIt,
        { op: 'later', on: { at: 'after', kind: STAGED }, here: true, ops: [revealAnother] },
      ]),
    ],
  ),
  title(
    'thalin',
    HERO,
    [4, 1, 0],
    [standingAfter(TURNED, (s, occ) => typeOf(s, occ.subject) === ENEMY, [damage(1, subject)])],
  ),
]);

const reveals: Deed = (_s, cx) => cx.call(revealAddress, revealLocals());

test('LC-29.34 LC-18.6 a cancelled treachery still surges; that card is staged completely, only then its replacement', () => {
  const given = { field: ['0:eleanor'], box: ['-1:plague', 'orc', 'goblin'], deeds: [reveals] };
  const at = table(given);
  assert.deepEqual(at.may(0), ['react eleanor 0 0', 'pass']);
  at.plays('0 react eleanor 0 0');
  assert.deepEqual(at.s.log, [
    'reveals plague',
    'reveals orc',
    'placed orc',
    'staged orc',
    'staged plague',
    'reveals goblin',
    'placed goblin',
    'staged goblin',
    'phase ends',
  ]);
  assert.ok(toy.pile(at.s, ASIDE).includes(at.card('plague')), 'discarded');
  assert.deepEqual(at.s.delayed, [], 'what waited is used up');
  const passed = table(given);
  passed.plays('0 pass');
  assert.deepEqual(passed.s.log.slice(0, 3), ['reveals plague', 'said 81', 'reveals orc']);
  assert.deepEqual(toy.pile(passed.s, BOX), [passed.card('goblin')], 'nothing is revealed in its stead');
});

test('LC-29.33 LC-8.15 who dies as it is turned up does neither its text nor its keywords, is never placed and has used up the reveal', () => {
  const at = table({ field: ['0:thalin'], box: ['rat', 'orc'], deeds: [reveals] });
  assert.deepEqual(at.s.log, ['reveals rat', 'damage rat 1', 'destroyed rat', 'staged rat', 'phase ends']);
  assert.deepEqual(at.s.threat, [20], 'not Doomed');
  assert.deepEqual(toy.pile(at.s, BOX), [at.card('orc')], 'no Surge, and no other card');
  const alone = table({ field: [], box: ['rat', 'orc'], deeds: [reveals] });
  assert.deepEqual(alone.s.log.slice(0, 4), ['reveals rat', 'threat 0 21', 'said 82', 'placed rat']);
});

test('LC-18.2 LC-18.6 LC-18.7 of an enemy with Doomed and Surge one player cancels the text alone; the other is not asked', () => {
  const at = table({
    seats: 2,
    box: ['wight', 'orc'],
    hand: ['0:test-of-will', '1:test-of-will'],
    deeds: [reveals],
  });
  assert.deepEqual(at.s.log, ['reveals wight', 'threat 0 21', 'threat 1 21']);
  assert.deepEqual(at.asked(), [0]);
  assert.deepEqual(at.may(0), ['react-with test-of-will 0', 'pass']);
  at.plays('0 react-with test-of-will 0');
  assert.deepEqual(at.s.log.slice(3), [
    'placed wight',
    'reveals orc',
    'placed orc',
    'staged orc',
    'staged wight',
    'phase ends',
  ]);
  assert.ok(toy.inPlay(at.s, at.card('wight')));
});
