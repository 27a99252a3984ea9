/** The player aid: words in both languages, points broken down. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import en from '@pony/card-game/text/en.json' with { type: 'json' };
import uk from '@pony/card-game/text/uk.json' with { type: 'json' };
import { compareBundles, gameText, makeText } from '@pony/text';
import { aid } from '../ui/aid/aid.ts';
import aidEn from '../ui/aid/en.json' with { type: 'json' };
import aidUk from '../ui/aid/uk.json' with { type: 'json' };
import { table } from './helpers.ts';

test('CG-34.1 words in both languages; points are broken down by location, corruption and Ring tokens', () => {
  assert.deepEqual(compareBundles({ lang: 'en', bundle: aidEn }, { lang: 'uk', bundle: aidUk }), []);
  const t = table({ corruption: 4, free: ['helms-deep'] });
  const view = t.view(null);
  for (const lang of ['en', 'uk'] as const) {
    const text = gameText(makeText(lang, [lang === 'en' ? en : uk]), t.scenario.rules);
    const { pages } = aid({ view, text, viewer: [0] });
    for (const { rows } of pages.flatMap((page) => page.sections))
      for (const { name = '', words = '' } of rows)
        for (const one of [name, words]) assert.ok(!/^[a-z-]+\.[a-z]/.test(one) && !one.includes('{'), one);
    const sums = pages
      .flatMap((page) => page.sections)
      .filter(({ id }) => id.startsWith('points-'))
      .map(({ rows }) =>
        rows.reduce(
          (sum, { sign }) => sum + ('words' in sign && sign.words.startsWith('+') ? Number(sign.words) : 0),
          0,
        ),
      );
    assert.deepEqual(sums, view.points);
  }
});

test('CG-37.5 CG-38.5 CG-39.7 the aid says what a Ring token does in this scenario, and how far the paths go', () => {
  const told = (scenario: string): string[] => {
    const t = table({ scenario });
    const text = gameText(makeText('en', [en]), t.scenario.rules);
    const { pages } = aid({ view: t.view(null), text, viewer: [0] });
    return pages
      .flatMap((page) => page.sections)
      .filter(({ id }) => id === 'places')
      .flatMap(({ rows }) => rows)
      .filter(({ name = '' }) => /^(Path|Ring token)/.test(name))
      .map(({ name, words }) => `${name}: ${words}`);
  };
  const path = 'Path: numbers 1 to 9; Shadow icons left there are corruption';
  const equal = 'Path: numbers 1 to 9; Shadow icons left there are corruption; with equal totals nobody wins it';
  const once = 'once a game: draw 2; unused it is a point at the end';
  const round = 'once a round: draw 3, eliminate 1, cycle 1; never a point';
  assert.deepEqual(told('trilogy'), [path, `Ring token: ${once}`]);
  assert.deepEqual(told('duel'), [equal, `Ring token: ${round}`]);
  assert.deepEqual(told('duel-three'), [equal, `Ring token (Free Peoples): ${round}`, `Ring token (Shadow): ${once}`]);
  assert.deepEqual(told('fellowship'), ['Path: numbers 1 to 6; Shadow icons left there are corruption']);
});
