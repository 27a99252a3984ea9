/** Kings of Middle-earth can say everything it has to say, over the words of War, in English and in Ukrainian. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { keysOfCode, keysOfRules, sources, spokenFaults, textFaults } from '@pony/testkit';
import warEn from '../../text/en.json' with { type: 'json' };
import warUk from '../../text/uk.json' with { type: 'json' };
import { KINGS_CARDS } from '../src/data.ts';
import en from '../text/en.json' with { type: 'json' };
import offerEn from '../text/offer.en.json' with { type: 'json' };
import offerUk from '../text/offer.uk.json' with { type: 'json' };
import uk from '../text/uk.json' with { type: 'json' };
import { game } from './helpers.ts';

/** What is found first is said. */
const TEXTS = { en: [en, offerEn, warEn], uk: [uk, offerUk, warUk] };
const CODE = sources([join(import.meta.dirname, '..', 'src')], ['.ts']);

/** Sentences named in the code otherwise than by a refusal or an event. */
function keysBesides(): string[] {
  const keys: string[] = [];
  for (const { text } of CODE) {
    for (const [, say] of text.matchAll(/prompt: .*say: '([^']+)'/g)) keys.push(`prompt.${say}`);
    for (const [, say] of text.matchAll(/\bpickOne\('([^']+)'/g)) keys.push(`prompt.${say}`);
    for (const [, say] of text.matchAll(/\b(?:requires|needs)\(\s*'([^']+)'/g)) keys.push(`refuse.${say}`);
    for (const [, say] of text.matchAll(/\bchooseOne\(\s*'([^']+)'/g)) keys.push(`prompt.${say}`);
  }
  for (const say of ['heir-of-bard', 'shadow-in-the-north']) keys.push(`prompt.${say}`);
  for (const verb of ['move-fellowship', 'move-companions', 'separate-companions'])
    keys.push(`option.far-sighted-${verb}`);
  for (const say of ['looks-at', 'looks-at-tiles', 'tile-laid', 'tile-laid-hidden']) keys.push(`log.${say}`);
  return keys;
}

test('every name, prompt, refusal, event and verb of Kings stands in both languages, with the same arguments', () => {
  const rules = game.rules({ players: '2', kings: 'on' });
  const keys = [
    ...keysOfRules(rules, ['character', 'card', 'combat', 'die', 'tile']),
    ...keysOfCode(CODE),
    ...keysBesides(),
    ...KINGS_CARDS.map((card) => `card.${card}.effect`),
    ...game.options.slice(1).flatMap(({ id }) => ['name', 'off', 'on'].map((word) => `setup.${id}.${word}`)),
  ];
  assert.ok(keys.length > 200);
  assert.deepEqual(textFaults(TEXTS, keys), []);
});

test('everything said in play with Kings has all its arguments', () => {
  const options = game.options.map((spec) => (spec.id === 'kings' ? { ...spec, values: ['on'] } : spec));
  assert.deepEqual(spokenFaults({ ...game, options }, TEXTS, { games: 1, seed: 'kings' }), []);
});
