import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareBundles } from '@pony/text';
import en from '../text/en.json' with { type: 'json' };
import uk from '../text/uk.json' with { type: 'json' };

test('the words of the components are complete in both languages', () => {
  assert.deepEqual(compareBundles({ lang: 'en', bundle: en }, { lang: 'uk', bundle: uk }), []);
});
