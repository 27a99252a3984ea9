/** Sentences that once said something else than what had happened, in both languages. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gameText, makeText } from '@pony/text';
import { FREE, region, SHADOW } from '../src/data.ts';
import { rules } from '../src/game.ts';
import en from '../text/en.json' with { type: 'json' };
import uk from '../text/uk.json' with { type: 'json' };
import enTable from '../ui/text/en.json' with { type: 'json' };
import ukTable from '../ui/text/uk.json' with { type: 'json' };

const english = gameText(makeText('en', [en]), rules);
const ukrainian = gameText(makeText('uk', [uk]), rules);
const both = (say: string, args: Parameters<typeof english.render>[1]): string[] =>
  [english, ukrainian].map((text) => text.render(say, args));

test('a Fellowship declared where it stands has no way to tell', () => {
  const lorien = region('lorien');
  assert.deepEqual(both('log.declares', { region: lorien, regions: [lorien] }), [
    'The Fellowship is declared in Lórien.',
    'Братство оголошено в регіоні Лоріен.',
  ]);
  const [told] = both('log.declares', { region: lorien, regions: [region('moria'), lorien] });
  assert.equal(told, 'The Fellowship is declared in Lórien. Its way: Moria and Lórien.');
});

test('a modifier has its sign', () => {
  const roll = { side: SHADOW, dice: [4], number: 5, modifier: 1, count: 1 };
  for (const say of ['combat-rolls', 'leader-rerolls', 'hunt-rolls', 'hunt-rerolls']) {
    const [told, told2] = both(`log.${say}`, roll);
    assert.match(told, /, \+1 to each/);
    assert.match(told2, /, \+1 до кожного/);
    for (const plain of both(`log.${say}`, { ...roll, modifier: 0 })) assert.doesNotMatch(plain, /to each|до кожного/);
  }
});

test('a Nazgûl lands inside the walls or outside', () => {
  const flight = { from: region('minas-morgul'), to: region('minas-tirith'), count: 1 };
  const told = ['inside', 'outside', 'open'].map((where) => both('log.nazgul-flies', { ...flight, where }));
  assert.equal(new Set(told.flat()).size, 6);
});

test('[there-is-another-way] the question names the ways that are open', () => {
  const asked = [1, 2, 0].map((only) => both('prompt.another-way', { card: 10, only }));
  assert.equal(new Set(asked.flat()).size, 6);
});

test('a force that falls does not speak of those who stayed behind', () => {
  const fell = { side: FREE, region: region('osgiliath') };
  assert.notDeepEqual(both('log.force-destroyed', fell), both('log.army-destroyed', fell));
});

test('hits to be expected are a number after a colon, whatever it is', () => {
  for (const [lang, table] of [
    ['en', enTable],
    ['uk', ukTable],
  ] as const) {
    const text = makeText(lang, [table]);
    for (const n of ['1', '2.4']) assert.match(text.say('odds.expected', { n }), new RegExp(`: ${n}$`));
  }
});
