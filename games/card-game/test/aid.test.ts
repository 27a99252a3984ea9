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
