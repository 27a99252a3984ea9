/** What using a text would do is said by reading, and what lies hidden is not offered. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { offers } from '@pony/engine';
import { hit, table } from './table.ts';
import { ALLY, BLANK, DAMAGED, DISCARD, EVENT, HERO, ITEM, NO_DRAW, PLACE, self, setUp, title, toy } from './toy.ts';
import { action, constant, draw, forcedAfter, inField, isType, pick, say, thereafter } from './words.ts';

const noCx = new Proxy({}, { get: () => () => undefined }) as never;

setUp([
  title('hero', HERO, [4, 2, 0]),
  title('ally', ALLY, [2, 1, 0]),
  title(
    'planner',
    HERO,
    [4, 1, 0],
    [action([{ op: 'when', holds: (s) => s.play.length > 2, ops: [draw(1)], else: [draw(2)] }, thereafter(draw(3))])],
  ),
  title('talker', HERO, [4, 1, 0], [action([say(1), draw(1)])]),
  title('picker', HERO, [4, 1, 0], [action([draw(1), pick(inField(isType(ALLY))), draw(2)])]),
  title('chooser', HERO, [4, 1, 0], [action([{ op: 'one', branches: [{ say: 'a', ops: [draw(1)] }] }, draw(2)])]),
  title('stream', PLACE, [9, 0, 0], [constant({ bans: [{ what: NO_DRAW, to: 'others', if: () => true }] })]),
  title(
    'veil',
    PLACE,
    [9, 0, 0],
    [constant({ bans: [{ what: BLANK, to: 'others', if: (_s, _self, target) => target === 0 }] })],
  ),
  title('ghost', ITEM, [0, 0, 0], [action([say(2)], { from: 'pile' }), action([say(3)])]),
  title(
    'echo',
    HERO,
    [9, 1, 0],
    [forcedAfter(DAMAGED, self, [{ op: 'later', on: { at: 'after', kind: DAMAGED }, ops: [say(4)] }])],
  ),
  title('event', EVENT, [0, 0, 0], [action([say(5)], { from: 'hand' })]),
]);

/** What the only use that is offered would draw. */
function drawn(...field: string[]): unknown[] {
  const at = table({ field, deck: ['ally', 'ally', 'ally'] });
  const [use] = offers(at.rules, at.s, 0).filter(({ option, refusal }) => option[0] === 'use' && !refusal);
  return (use.would ?? []).map(({ say, args }) => `${say} ${args?.n}`);
}

test('LC-18.24 of two ways the one that holds now is told, and what follows "then"', () => {
  assert.deepEqual(drawn('planner', 'hero', 'hero'), ['draws 1', 'draws 3']);
  assert.deepEqual(drawn('planner', 'hero'), ['draws 2', 'draws 3']);
});

test('LC-7.15 a sentence that would change nothing is not told', () => {
  assert.deepEqual(drawn('talker', 'hero'), ['draws 1']);
  assert.deepEqual(drawn('talker', 'stream'), []);
});

test('LC-7.2 what would be done is told up to a choice that is open still', () => {
  assert.deepEqual(drawn('picker', 'ally'), ['draws 1', 'draws 2']);
  assert.deepEqual(drawn('picker', 'ally', 'ally'), ['draws 1']);
  assert.deepEqual(drawn('chooser', 'hero'), []);
});

test('LC-2.20 LC-17.11 a text that works from a pile is offered there, not in play, and no hidden card is named for it', () => {
  const at = table({
    field: ['ghost', 'ghost', 'hero'],
    deck: ['ghost', 'ally'],
    hand: ['event'],
    ready: (s) => toy.move(s, noCx, 1, toy.zone(DISCARD, 0)),
  });
  assert.deepEqual(
    offers(at.rules, at.s, 0).map(({ option }) => option),
    [['use', at.card('ghost.1'), 1], ['use', at.card('ghost.2'), 0], ['play', at.s.title[at.card('event')]], ['pass']],
  );
});

test('LC-18.11 a text that waits for the like of what it answers is due beside it', () => {
  const at = table({ field: ['echo', 'hero'], deeds: [hit('echo', 1), hit('echo', 1)] });
  assert.deepEqual(at.may(0), ['next echo 0', 'next echo 1']);
});

test('LC-17.11 a text does not work where its card does not lie', () => {
  const at = table({ field: ['ghost', 'hero'], aside: ['0:talker'], deck: ['ally'], hand: ['event'] });
  assert.equal(at.why(0, 'use talker 0')?.say, 'place');
  assert.equal(at.why(0, 'use ghost 0')?.say, 'place');
  assert.equal(at.why(0, 'use ghost 1'), null);
});

test('LC-18.36 a blank card has nothing to use', () => {
  const at = table({ field: ['talker', 'talker', 'veil'], deck: ['ally'] });
  assert.equal(at.why(0, 'use talker.1 0')?.say, 'place');
  assert.equal(at.why(0, 'use talker.2 0'), null);
});
