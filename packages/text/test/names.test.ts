import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeText, nameFaults } from '@pony/text';

const whole = { card: { frodo: { name: 'Фродо', effect: 'Бере {n}.' } }, prompt: { play: 'Зіграйте карту.' } };

test('a language may cover names only: the rest stands in the language that is read', () => {
  const text = makeText('uk', [{ card: { frodo: { name: 'Фродо Бэггинс' } } }, whole]);
  assert.equal(text.say('card.frodo.name'), 'Фродо Бэггинс');
  assert.equal(text.say('card.frodo.effect', { n: 2 }), 'Бере 2.');
  assert.equal(text.say('prompt.play'), 'Зіграйте карту.');
});

test('names of things that are not there, empty ones and sentences are found', () => {
  assert.deepEqual(nameFaults({ card: { frodo: { name: 'Фродо' } } }, whole, 'ru'), []);
  const bad = { card: { frodo: { name: ' ', effect: 'Берёт {n}.' }, sam: { name: 'Сэм' } } };
  assert.deepEqual(nameFaults(bad, whole, 'ru'), [
    'ru card.frodo.name: empty',
    'ru card.frodo.effect: a name takes no values',
    'ru card.sam.name: the game has no such text',
  ]);
});
