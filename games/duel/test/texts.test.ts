/** The game can say everything it has to say, in English and in Ukrainian. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { BONUSES, game, rules } from '@pony/duel';
import en from '@pony/duel/text/en.json' with { type: 'json' };
import uk from '@pony/duel/text/uk.json' with { type: 'json' };
import { apply, below, explain, type Option, options, rngOf, seedOf, start } from '@pony/engine';
import { keysOfCode, keysOfRules, sources, spokenFaults, textFaults } from '@pony/testkit';
import { gameText, leaves, makeText, plain } from '@pony/text';

const TEXTS = { en: [en], uk: [uk] };
const PROMPTS = [
  ...['turn', 'place', 'place-spread', 'use-icons', 'pick', 'keep'],
  ...['rings', 'moves', 'removals', 'coinLoss', 'greyLoss', 'fromDiscard', 'extraTurns'].map((icon) => `use-${icon}`),
  ...['fortressRemovals', 'manoeuvres', 'namedAlliance'].map((icon) => `use-${icon}`),
];

test('every name, effect, prompt, refusal, event, verb and reason stands in both languages, with the same arguments', () => {
  const kinds = ['seat', 'region', 'card', 'tile', 'token', 'race', 'skill', 'chain'];
  const effects = ['card', 'tile', 'token'].flatMap((kind) =>
    Array.from({ length: rules.size(kind) }, (_, id) => `${kind}.${rules.name(kind, id)}.effect`),
  );
  const keys = [
    ...keysOfRules(rules, kinds),
    ...keysOfCode(sources([join(import.meta.dirname, '..', 'src')], ['.ts'])),
    ...effects,
    ...BONUSES.flatMap(({ step }) => [`bonus.${step}.name`, `bonus.${step}.effect`]),
    ...PROMPTS.map((say) => `prompt.${say}`),
    ...['searches', 'searches-own', 'chains', 'plays'].map((say) => `log.${say}`),
    ...['quest', 'races', 'conquest', 'regions', 'shared'].map((reason) => `reason.${reason}`),
  ];
  assert.ok(keys.length > 300);
  assert.deepEqual(textFaults(TEXTS, keys), []);
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
  assert.deepEqual(spokenFaults(game, TEXTS, { games: 12, seed: 'duel' }), []);
});

/** Every option that fits the notation, legal or not. */
function everything(): Option[] {
  return Object.entries(rules.notation).flatMap(([verb, kinds]) =>
    kinds.reduce<Option[]>(
      (list, kind) =>
        list.flatMap((option) =>
          Array.from({ length: rules.size(kind) }, (_, id) => [...option, id] as unknown as Option),
        ),
      [[verb]],
    ),
  );
}

test('every reason why not has all its arguments, for anything a player might point at', () => {
  const speakers = [gameText(makeText('en', [en]), rules), gameText(makeText('uk', [uk]), rules)];
  const all = everything();
  const said = new Set<string>();
  for (const seed of ['one', 'two', 'three']) {
    const { state } = start(rules, {}, seed);
    const chance = rngOf(seedOf(seed));
    while (!state.outcome) {
      for (const option of all) {
        const why = explain(rules, state, state.active, option);
        if (!why || said.has(`${why.say} ${Object.keys(why.args ?? {})}`)) continue;
        said.add(`${why.say} ${Object.keys(why.args ?? {})}`);
        for (const speaker of speakers) {
          const words = plain(speaker.tell('refuse', why));
          assert.ok(!/[{}]|undefined|NaN|refuse\./.test(words), `${speaker.lang} ${why.say}: ${words}`);
        }
      }
      const mine = options(rules, state, state.active);
      apply(rules, state, state.active, mine[below(chance, mine.length)]);
    }
  }
  assert.ok(said.size > 15);
});
