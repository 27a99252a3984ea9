/** The game can say everything it has to say, in English and in Ukrainian. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { start } from '@pony/engine';
import { keysOfCode, keysOfRules, sources, spokenFaults, textFaults } from '@pony/testkit';
import { leaves } from '@pony/text';
import { CARDS, FACES, game, REGIONS, rules } from '@pony/war';
import en from '@pony/war/text/en.json' with { type: 'json' };
import uk from '@pony/war/text/uk.json' with { type: 'json' };

const TEXTS = { en: [en], uk: [uk] };
const CODE = sources([join(import.meta.dirname, '..', 'src')], ['.ts']);

/** Sentences named in the code otherwise than by a refusal or an event. */
function keysBesides(): string[] {
  const keys: string[] = [];
  for (const { text } of CODE) {
    for (const [, say] of text.matchAll(/say: '([^']+)'/g)) if (!SAID_ELSEWHERE.has(say)) keys.push(`prompt.${say}`);
    for (const [, say] of text.matchAll(/\bpickOne\('([^']+)'/g)) keys.push(`prompt.${say}`);
    for (const [, say] of text.matchAll(/\b(?:requires|needs)\(\s*'([^']+)'/g)) keys.push(`refuse.${say}`);
    for (const [, say] of text.matchAll(/\b(?:chooseOne|mayChoose)\(\s*'([^']+)'/g)) keys.push(`prompt.${say}`);
  }
  for (const when of ['prevents', 'replaces', 'reduces']) keys.push(`prompt.hunt-${when}`);
  for (const say of ['pay-army-card', 'pay-character-card', 'leave-behind', 'leave-rearguard', 'press-on'])
    keys.push(`prompt.${say}`);
  for (const say of ['press-assault', 'declare-way', 'reveal-way']) keys.push(`prompt.${say}`);
  for (const say of WHISPERS) keys.push(`log.${say}`);
  for (const say of WORDINGS) keys.push(`option.${say}`);
  return keys;
}
const WHISPERS = [
  'draws-card',
  'draws-hidden',
  'discards-card',
  'discards-hidden',
  'chooses-combat-card',
  'chooses-hidden',
  'offers-card',
  'offers-hidden',
  'exchange',
  'exchange-hidden',
];
const WORDINGS = ['no-combat-card', 'combat-card', 'accept-corruption'];
const SAID_ELSEWHERE = new Set([...WHISPERS, 'no-combat-card']);

test('every name, prompt, refusal, event, verb and reason stands in both languages, with the same arguments', () => {
  const kinds = [
    'seat',
    'side',
    'region',
    'place',
    'nation',
    'figure',
    'character',
    'card',
    'combat',
    'deck',
    'die',
    'tile',
  ];
  const keys = [
    ...keysOfRules(rules, kinds),
    ...keysOfCode(CODE),
    ...keysBesides(),
    ...CARDS.map((card) => `card.${card}.effect`),
    ...['ring', 'corruption', 'military-shadow', 'military-free-peoples'].map((reason) => `reason.${reason}`),
    ...['captures', 'retakes', 'goes-to-war', 'advances-nation'].map((say) => `log.${say}`),
  ];
  assert.ok(keys.length > 800);
  assert.deepEqual(textFaults(TEXTS, keys), []);
});

test('a region and the place of the same name are called the same; every die has a counter', () => {
  for (const bundle of [en, uk]) {
    const known = leaves(bundle);
    for (const region of REGIONS) assert.equal(known.get(`place.${region}`), known.get(`region.${region}`));
    for (const face of FACES) assert.ok(known.has(`counter.die-${face}`), face);
  }
});

test('zones and counters of the view have names', () => {
  const view = rules.view(start(rules, {}, 'names').state, 0);
  for (const bundle of [en, uk]) {
    const known = leaves(bundle);
    for (const { id } of view.zones) assert.ok(known.has(`zone.${id}`), `zone.${id}`);
    for (const { id } of view.counters) assert.ok(known.has(`counter.${id}`), `counter.${id}`);
  }
});

test('everything said in play has all its arguments', () => {
  assert.deepEqual(spokenFaults(game, TEXTS, { games: 2, seed: 'war' }), []);
});

test('a number in an option is a number of things: dice, hits, points', () => {
  const counted = Object.entries(rules.notation).filter(([, kinds]) => kinds.includes('count'));
  assert.deepEqual(counted.map(([verb]) => verb).sort(), ['allocate', 'count', 'reroll']);
});
