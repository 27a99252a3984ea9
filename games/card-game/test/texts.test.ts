/** The game can say everything it has to say, in English and in Ukrainian; Russian has the names. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { FACTIONS, game, LOCATIONS, rulesOf, SCENARIO_IDS, TITLES } from '@pony/card-game';
import en from '@pony/card-game/text/en.json' with { type: 'json' };
import ru from '@pony/card-game/text/ru.json' with { type: 'json' };
import uk from '@pony/card-game/text/uk.json' with { type: 'json' };
import { start } from '@pony/engine';
import { keysOfCode, sources, spokenFaults, textFaults } from '@pony/testkit';
import { leaves, nameFaults } from '@pony/text';

const TEXTS = { en: [en], uk: [uk] };
const SRC = sources([join(import.meta.dirname, '..', 'src')], ['.ts']);

test('every name, effect, prompt, refusal, event, verb and reason stands in both languages, with the same arguments', () => {
  const rules = rulesOf({ scenario: 'trilogy' });
  const prompts = new Set(SRC.flatMap(({ text }) => [...text.matchAll(/say: '([^']+)'/g)].map(([, say]) => say)));
  assert.ok(prompts.size > 20);
  const known = leaves(en);
  for (const say of prompts)
    assert.ok(
      ['prompt', 'log', 'option', 'would'].some((branch) => known.has(`${branch}.${say}`)),
      `${say} is said and has no text`,
    );
  const keys = [
    ...keysOfCode(SRC),
    ...Object.keys(rules.notation).map((verb) => `option.${verb}`),
    ...TITLES.flatMap((id) => [`card.${id}.name`, `card.${id}.effect`]),
    ...LOCATIONS.flatMap((id) => [`location.${id}.name`, `location.${id}.effect`, `place.${id}`]),
    ...FACTIONS.map((id) => `faction.${id}`),
    ...SCENARIO_IDS.flatMap((id) => [`scenario.${id}.name`, `scenario.${id}.effect`, `setup.scenario.${id}`]),
    ...SCENARIO_IDS.flatMap((id) =>
      rulesOf({ scenario: id })
        .seats({})
        .flatMap((seat) => [`seat.${seat.id}`, `seat-note.${seat.id}`]),
    ),
    ...['lead', 'more-points', 'equal-points'].map((reason) => `reason.${reason}`),
    ...['game-over', 'not-your-turn', 'no-such-option'].map((say) => `refuse.${say}`),
  ];
  assert.ok(keys.length > 500);
  assert.deepEqual(textFaults(TEXTS, keys), []);
});

test('zones and counters of the view have names', () => {
  for (const scenario of SCENARIO_IDS) {
    const rules = rulesOf({ scenario });
    const view = rules.view(start(rules, { scenario }, 'names').state, 0);
    for (const bundle of [en, uk]) {
      const known = leaves(bundle);
      for (const { id } of view.zones) assert.ok(known.has(`zone.${id}`), `zone.${id}`);
      for (const { id } of view.counters) assert.ok(known.has(`counter.${id}`), `counter.${id}`);
    }
  }
});

test('everything said in play has all its arguments', () => {
  assert.deepEqual(spokenFaults(game, TEXTS, { games: 16, seed: 'card-game' }), []);
});

test('Russian has a name for every card, location and faction, and nothing else', () => {
  assert.deepEqual(Object.keys(ru).sort(), ['card', 'faction', 'location', 'place']);
  assert.deepEqual(nameFaults(ru, en, 'ru'), []);
  for (const [id, name] of Object.entries(ru.place)) assert.equal(name, ru.location[id as 'edoras'].name);
  assert.deepEqual(Object.keys(ru.card).sort(), [...TITLES].sort());
  assert.deepEqual(Object.keys(ru.location).sort(), [...LOCATIONS].sort());
  assert.deepEqual(Object.keys(ru.faction).sort(), [...FACTIONS].sort());
  for (const name of [...leaves(ru).values()]) assert.match(String(name), /[а-яё]/i);
});
