import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { FEATURES, faultsOf, SHUNNED } from '../build/features.ts';

/** Files that hold all of the list. */
const CSS =
  'a:has(b){grid:subgrid}@container{}c{color:color-mix();height:9dvh;text-wrap:balance;text-wrap:pretty;scrollbar-color:red}';
const SCRIPT =
  'AbortSignal.timeout navigator.locks CompressionStream Intl.ListFormat a.toSorted() ClipboardItem PublicKeyCredential PushManager';

test('built files are refused for what browsers of the baseline do not have, and a list for what is used no more', () => {
  assert.deepEqual(faultsOf(CSS, SCRIPT), []);
  assert.match(faultsOf(`${CSS}d{zoom:.5}`, SCRIPT).join(), /zoom must not be used/);
  assert.match(faultsOf(CSS, `${SCRIPT} crypto.randomUUID()`).join(), /randomUUID must not be used/);
  assert.match(faultsOf(CSS.replace('subgrid', ''), SCRIPT).join(), /subgrid is needed no more/);
});

test('docs/browsers.md has a row for every feature on the list, with since when', () => {
  const page = readFileSync(new URL('../../../docs/browsers.md', import.meta.url), 'utf8');
  for (const { name, since, without } of FEATURES) {
    const row = page.split('\n').find((line) => line.startsWith(`| \`${name}\` |`));
    const versions = since.map((version) => (Number.isFinite(version) ? String(version) : '–')).join(' | ');
    assert.equal(row, `| \`${name}\` | ${versions} | ${without ?? 'needed'} |`);
  }
  for (const { name } of SHUNNED) assert.ok(page.includes(`\`${name}\``), name);
});
