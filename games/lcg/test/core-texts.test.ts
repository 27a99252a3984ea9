/** Everything the core set prints has words in both languages. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { textFaults } from '@pony/testkit';
import { leaves } from '@pony/text';
import { CORE } from '../src/sets/core/rows.ts';
import en from '../text/en.json' with { type: 'json' };
import uk from '../text/uk.json' with { type: 'json' };

const { heroes, playerCards, encounterCards, encounterSets, quests, scenarios, campaignCards, boons, decks } = CORE;
/** Cards that print numbers, traits and keywords only. */
const PLAIN = [
  'guard-of-the-citadel',
  'silverlode-archer',
  'veteran-axehand',
  'horseback-archer',
  'endless-caverns',
  'flies-and-spiders',
];

test('every card, trait, keyword, sphere, type, scenario, set and deck has its words in English and Ukrainian', () => {
  const cards = [...heroes, ...playerCards, ...encounterCards, ...quests, ...campaignCards, ...boons];
  const printed = [...heroes, ...playerCards, ...encounterCards, ...boons];
  const keys = [
    ...cards.map(({ id }) => `card.${id}.name`),
    ...cards.filter(({ id }) => !PLAIN.includes(id)).map(({ id }) => `card.${id}.effect`),
    ...campaignCards.map(({ id }) => `card.${id}.resolution`),
    ...scenarios.map(({ stages }) => `card.${stages[0]}.setup`),
    ...printed.flatMap(({ traits }) => traits.map((trait) => `trait.${trait}`)),
    ...printed.flatMap(({ keywords }) => keywords.map((keyword) => `keyword.${keyword.split(' ')[0]}.effect`)),
    ...[...playerCards, ...heroes].map(({ sphere }) => `sphere.${sphere}`),
    ...[...playerCards, ...encounterCards, ...boons].map(({ type }) => `type.${type}`),
    ...scenarios.flatMap(({ id }) => [`scenario.${id}.name`, `scenario.${id}.story`, `scenario.${id}.note`]),
    ...encounterSets.map(({ id }) => `set.${id}`),
    ...decks.flatMap(({ id }) => [`deck.${id}.name`, `deck.${id}.note`]),
  ];
  assert.deepEqual(textFaults({ en: [en], uk: [uk] }, keys), []);
  for (const id of PLAIN) assert.ok(!leaves(en).has(`card.${id}.effect`), id);
});

test('English has no straight quotes, no three dots and no Cyrillic letter', () => {
  for (const [key, words] of leaves(en)) assert.doesNotMatch(words, /'|"|\.\.\.|[а-яіїєґ]/iu, key);
});

test('no two titles of a language share a name, stages of one path apart', () => {
  for (const bundle of [en, uk]) {
    const names = [...heroes, ...playerCards, ...encounterCards, ...boons].map(
      ({ id }) => (bundle.card as unknown as Record<string, { name: string }>)[id].name,
    );
    assert.equal(new Set(names).size, names.length);
  }
});
