/** The player aid: words in both languages, the dials and the quest as they stand. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import en from '@pony/lcg/text/en.json' with { type: 'json' };
import uk from '@pony/lcg/text/uk.json' with { type: 'json' };
import { compareBundles, gameText, makeText } from '@pony/text';
import type { LcgView } from '../src/view.ts';
import { aid } from '../ui/aid/aid.ts';
import aidEn from '../ui/aid/en.json' with { type: 'json' };
import aidUk from '../ui/aid/uk.json' with { type: 'json' };
import { scene } from './cards/scene.ts';

test('its words are complete in both languages, and the dials stand as they do', () => {
  assert.deepEqual(compareBundles({ lang: 'en', bundle: aidEn }, { lang: 'uk', bundle: aidUk }), []);
  const t = scene(2).until('planning');
  const view = t.sc.rules.view(t.s, 0) as unknown as LcgView;
  for (const lang of ['en', 'uk'] as const) {
    const text = gameText(makeText(lang, [lang === 'en' ? en : uk]), t.sc.rules);
    const { roads, pages } = aid({ view, text, viewer: [0] });
    assert.deepEqual(
      roads[1].meters.map(({ value, goal }) => [value, goal]),
      view.threat.map((value) => [value, 50]),
    );
    for (const { rows } of pages.flatMap((page) => page.sections))
      for (const { name = '', words = '' } of rows)
        for (const one of [name, words]) assert.ok(!/^[a-z-]+\.[a-z]/.test(one) && !one.includes('{'), one);
  }
});
