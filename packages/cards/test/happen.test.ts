import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ALLY, DAMAGED, ENEMY, ENTERS, FIELD, HERO, ITEM, SAID, self, table, title, toy } from './toy.ts';
import { damage, forcedAfter, forcedWhen, itself, responseAfter, responseWhen, say, subject } from './words.ts';

const blow = (name: string, n: number) => (s: Parameters<typeof toy.move>[0], cx: Parameters<typeof toy.move>[1]) =>
  toy.happen(s, cx, null, DAMAGED, { subject: s.title.indexOf(toy.titleOf(name)), n });

toy.enter([
  title('target', ENEMY, [9, 0, 0]),
  title(
    'watcher',
    HERO,
    [5, 1, 0],
    [
      forcedWhen(DAMAGED, null, [say(1)]),
      responseWhen(DAMAGED, null, [say(2)]),
      forcedAfter(DAMAGED, null, [say(3)]),
      responseAfter(DAMAGED, null, [say(4)]),
    ],
  ),
  title(
    'caller',
    HERO,
    [5, 1, 0],
    [
      forcedAfter(DAMAGED, null, [
        {
          op: 'do',
          act: (s, u, cx) => {
            const next = s.piles[toy.zone(8)][0];
            if (next !== undefined) toy.happen(s, cx, u, ENTERS, { subject: next, seat: 0 });
            else toy.happen(s, cx, u, SAID, { n: 9 });
          },
        },
      ]),
    ],
  ),
  title('sword', ITEM, [0, 0, 0]),
  title('friend', ALLY, [2, 1, 1], [responseAfter(ENTERS, self, [damage(1, subject)])]),
]);
void itself;
void FIELD;
toy.seal();

test('LC-17.39 LC-17.22 one blow: forced "when", "when" response, the blow, forced "after", "after" response, in this order', () => {
  const at = table({ field: ['target', 'watcher'], deeds: [blow('target', 2)] });
  assert.deepEqual(at.may(0), ['react watcher 1 0', 'pass']);
  assert.deepEqual(at.s.log, ['said 1']);
  at.plays('0 react watcher 1 0');
  assert.deepEqual(at.s.log, ['said 1', 'said 2', 'damage target 2', 'said 3']);
  assert.deepEqual(at.may(0), ['react watcher 3 0', 'pass']);
  at.plays('0 react watcher 3 0');
  assert.deepEqual(at.s.log, ['said 1', 'said 2', 'damage target 2', 'said 3', 'said 4', 'phase ends']);
  assert.ok(at.s.outcome);
});
