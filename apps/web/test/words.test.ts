import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { compareBundles, leaves } from '@pony/text';
import uiEn from '@pony/ui/text/en.json' with { type: 'json' };
import en from '../text/en.json' with { type: 'json' };
import onlineEn from '../text/online.en.json' with { type: 'json' };
import onlineUk from '../text/online.uk.json' with { type: 'json' };
import uk from '../text/uk.json' with { type: 'json' };

test('the words of the client are complete in both languages', () => {
  assert.deepEqual(compareBundles({ lang: 'en', bundle: en }, { lang: 'uk', bundle: uk }), []);
  assert.deepEqual(compareBundles({ lang: 'en', bundle: onlineEn }, { lang: 'uk', bundle: onlineUk }), []);
});

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(path);
    else if (/\.tsx?$/.test(entry.name)) yield readFileSync(path, 'utf8');
  }
}

test('every sentence the client asks for exists, and every sentence is asked for', () => {
  const known = new Set([...leaves(en).keys(), ...leaves(onlineEn).keys(), ...leaves(uiEn).keys()]);
  const asked = new Set<string>();
  const families: RegExp[] = [];
  for (const code of sources(fileURLToPath(new URL('../src', import.meta.url)))) {
    for (const [, key] of code.matchAll(/(?:say|message)\(\s*'([a-zA-Z.-]+)'/g)) asked.add(key);
    for (const [, first, second] of code.matchAll(/say\([^'`()]*\?\s*'([a-zA-Z.-]+)'\s*:\s*'([a-zA-Z.-]+)'/g)) {
      asked.add(first);
      asked.add(second);
    }
    for (const [, key] of code.matchAll(/'((?:home|trouble|settings)\.[a-zA-Z]+)'/g)) asked.add(key);
    for (const [, key] of code.matchAll(/(?:say|message)\(\s*`([^`]+)`/g))
      families.push(new RegExp(`^${key.replaceAll('.', '\\.').replace(/\$\{[^}]+\}/g, '[^.]+')}$`));
  }
  assert.deepEqual(
    [...asked].filter((key) => !known.has(key)),
    [],
  );
  const used = (key: string): boolean => asked.has(key) || families.some((family) => family.test(key));
  assert.deepEqual(
    [...leaves(en).keys(), ...leaves({ online: onlineEn.online }).keys()].filter((key) => !used(key)),
    [],
  );
});
