/** The player aid of Kings: its cards stand for those they replace, and nobody reckons the Hunt Pool. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareBundles, gameText, makeText } from '@pony/text';
import baseEn from '../../text/en.json' with { type: 'json' };
import { warAid } from '../../ui/aid/aid.ts';
import { unpackFacts } from '../../ui/data/facts.ts';
import { editionWith } from '../../ui/edition.ts';
import en from '../text/en.json' with { type: 'json' };
import { aid } from '../ui/aid/aid.ts';
import aidEn from '../ui/aid/en.json' with { type: 'json' };
import aidUk from '../ui/aid/uk.json' with { type: 'json' };
import packed from '../ui/data/facts.json' with { type: 'json' };
import { kings } from './helpers.ts';

const edition = editionWith({
  facts: { ...unpackFacts(packed), dice: [{ id: 'ruler' }] },
  text: {},
  verbs: {},

  prompts: {},
});

test('KM-2.4 KM-2.5 KM-10.20 four decks of 26 cards, the replaced ones left out; the pool is not laid open', () => {
  assert.deepEqual(compareBundles({ lang: 'en', bundle: aidEn }, { lang: 'uk', bundle: aidUk }), []);
  const { rules, s } = kings({ tiles: { denethor: ['tile-07'] } });
  const text = gameText(makeText('en', [en, baseEn]), rules);
  const shown = [0, 1].map((seat) =>
    warAid(edition, [aid])({ view: rules.view(s, seat), text, viewer: [seat] }).pages.flatMap((page) => page.sections),
  );
  for (const sections of shown) {
    const decks = sections.filter(({ id }) => id.startsWith('cards-'));
    assert.deepEqual(
      decks.map(({ rows }) => rows.length),
      [26, 26, 26, 26],
    );
    assert.deepEqual(
      sections.find(({ id }) => id === 'hunt-left')?.rows.map(({ sign }) => sign),
      [{ words: '?' }],
    );
    const denethor = sections
      .find(({ id }) => id === 'kings-sovereigns')
      ?.rows.find(({ name }) => name?.includes('Denethor'));
    assert.match(denethor?.now ?? '', /1 of hidden tiles, falls at 3/);
  }
});
