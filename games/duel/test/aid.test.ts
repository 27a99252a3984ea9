/** The player aid of Duel: every sign in both languages, the roads as they stand, the web of chains. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CARDS, CHAINS, RACES, REGIONS, rules, SKILLS } from '@pony/duel';
import en from '@pony/duel/text/en.json' with { type: 'json' };
import uk from '@pony/duel/text/uk.json' with { type: 'json' };
import { compareBundles, gameText, leaves, makeText } from '@pony/text';
import { aid } from '../ui/aid/aid.ts';
import aidEn from '../ui/aid/en.json' with { type: 'json' };
import aidUk from '../ui/aid/uk.json' with { type: 'json' };
import { duel } from './helpers.ts';

const at = (lang: 'en' | 'uk', given: Parameters<typeof duel>[0] = {}) => {
  const view = duel(given).view('fellowship');
  return aid({ view, text: gameText(makeText(lang, [lang === 'en' ? en : uk]), rules), viewer: [0] });
};
const rowsOf = (id: string, lang: 'en' | 'uk' = 'en', given: Parameters<typeof duel>[0] = {}) =>
  at(lang, given)
    .pages.flatMap(({ sections }) => sections)
    .find((one) => one.id === id)?.rows ?? [];

test('its words are complete in both languages', () => {
  assert.deepEqual(compareBundles({ lang: 'en', bundle: aidEn }, { lang: 'uk', bundle: aidUk }), []);
  for (const lang of ['en', 'uk'] as const)
    for (const page of at(lang).pages)
      for (const { rows, title } of page.sections)
        for (const { name = '', words = '', now = '' } of [...rows, { name: title }])
          for (const one of [name, words, now])
            assert.ok(!leaves(aidEn).has(one) && !/^[a-z-]+\.[a-z]/.test(one) && !one.includes('{'), one);
});

test('every skill, people and region has its sign', () => {
  assert.equal(rowsOf('skills').length, SKILLS.length);
  assert.equal(rowsOf('peoples').length, RACES.length + 3);
  assert.equal(rowsOf('regions').length, REGIONS.length);
});

test('DU-1.3 the three roads stand as they do on the table', () => {
  const [quest, races, regions] = at('en', { quest: [3, 5] }).roads;
  assert.deepEqual(
    quest.meters.map(({ value, goal }) => [value, goal]),
    [
      [3, 14],
      [5, 14],
    ],
  );
  assert.equal(races.meters[0].goal, 6);
  assert.equal(regions.meters[0].goal, 7);
});

test('DU-10.1 every chain sign is named with the card that gives it, the card it frees and who has it', () => {
  const giver = CARDS.findIndex(({ chainOut }) => chainOut >= 0);
  const rows = rowsOf('chains', 'en', { area: { sauron: [CARDS[giver].id] } });
  assert.equal(rows.length, CHAINS.length);
  const [mine, ...others] = rows;
  assert.match(mine.now ?? '', /owned: Sauron/);
  assert.ok(others.every(({ now = '' }) => !now.includes('owned')));
  assert.ok(rows.every(({ words = '' }) => / frees ./.test(words)));
});
