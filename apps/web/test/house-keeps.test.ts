import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseRecord } from '@pony/engine';
import type { Trouble } from '../src/trouble.ts';
import { kept, shelf, visit, YOU } from './help/house.ts';

test('every decision is kept, and a house opened anew stands at the same decision', async () => {
  const store = shelf();
  const page = visit(store);
  const id = await page.begin({});
  for (let i = 0; i < 5; i++) await page.choose(id);
  const situation = page.now(id);
  const again = visit(store);
  await again.open(id);
  assert.deepEqual(again.now(id), situation);
  assert.deepEqual(again.log(id), page.log(id));
  const { summary } = kept(store, id);
  assert.deepEqual(summary.asked, ['fellowship']);
  assert.equal(summary.decisions, situation.decisions);
});

test('a device without room: nothing is lost while the house stands, and a later attempt keeps it', async () => {
  const store = shelf();
  const page = visit(store);
  store.full = true;
  const id = await page.begin({});
  assert.equal(page.care(id)?.keeping, 'storage-full');
  await page.choose(id);
  const situation = page.now(id);
  await page.close(id);
  assert.deepEqual(
    page.house.unkept().map((row) => row.id),
    [id],
  );
  await page.open(id);
  assert.deepEqual(page.now(id).view, situation.view);
  store.full = false;
  await page.ask(id, { type: 'keep' });
  assert.equal(page.care(id)?.keeping, 'kept');
  assert.ok(kept(store, id));
});

test('a damaged table is not touched: it says so and can be saved as a file', async () => {
  const store = shelf();
  const page = visit(store);
  const id = await page.begin({});
  await page.choose(id);
  await page.close(id);
  const row = kept(store, id);
  const saved = JSON.parse(row.saved) as { record: string; cache: object };

  store.rows.set(id, { ...row, saved: JSON.stringify({ ...saved, cache: { state: {}, opening: [], steps: [] } }) });
  assert.ok((await visit(store).open(id)).situation, 'a damaged snapshot is played anew');

  for (const [text, kind] of [
    [row.saved.slice(0, 100), 'table-unreadable'],
    [JSON.stringify({ ...saved, record: saved.record.replace(/\| \w{8}$/gm, '| 00000000') }), 'table-unreadable'],
    [JSON.stringify({ ...saved, format: 2 }), 'table-newer'],
    [JSON.stringify({ ...saved, record: saved.record.replace(/\nrules .+/, '\nrules 999') }), 'table-newer'],
    [
      JSON.stringify({ ...saved, cache: undefined, record: saved.record.replace(/\nrules .+/, '\nrules 0') }),
      'table-unreadable',
    ],
  ] as const) {
    store.rows.set(id, { ...row, saved: text });
    const { goodbye, details } = await visit(store).open(id);
    assert.equal(goodbye, kind);
    assert.ok(details.includes(text.slice(0, 40)), 'what lies there can be saved');
    assert.equal(kept(store, id).saved, text);
  }
  store.rows.set(id, { id, nonsense: true });
  assert.equal((await visit(store).open(id)).goodbye, 'table-unreadable');
  assert.equal((await visit(store).open('nowhere')).goodbye, 'table-gone');
});

test('a table of older rules goes on from the position it was put away in, and its log says so', async () => {
  const store = shelf();
  const page = visit(store);
  const id = await page.begin({});
  for (let i = 0; i < 3; i++) await page.choose(id);
  const before = page.now(id);
  await page.close(id);
  const row = kept(store, id);
  const saved = JSON.parse(row.saved) as { record: string };
  store.rows.set(id, {
    ...row,
    saved: JSON.stringify({ ...saved, record: saved.record.replace(/\nrules .+/, '\nrules 0') }),
  });
  const again = visit(store);
  await again.open(id);
  assert.deepEqual(again.now(id).view, before.view);
  const said = again.log(id).flatMap(({ says }) => says.map(({ say }) => say));
  assert.ok(said.includes('rules-changed'), 'the player is told');
  await again.choose(id);
  assert.ok(again.now(id).decisions > before.decisions);
  const later = visit(store);
  await later.open(id);
  assert.deepEqual(later.now(id), again.now(id));
});

test('a record leaves the house, and a new table goes on from any of its decisions', async () => {
  const page = visit(shelf());
  const id = await page.begin({});
  for (let i = 0; i < 4; i++) await page.choose(id);
  const text = await page.house.record(id);
  const { lines, extra } = parseRecord(text);
  assert.equal(lines.length, page.now(id).decisions);
  assert.match(extra.note, /secrets/);
  const on = await page.begin({ record: { text, decisions: 3 }, sitters: [YOU, YOU] });
  assert.equal(page.now(on).decisions, 3);
  await assert.rejects(
    page.begin({ record: { text: 'nonsense' } }),
    (fault: Trouble) => fault.kind === 'record-unreadable',
  );
});

test('tables at which nobody decided anything are cleared away by the next one; others stay until they are dropped', async () => {
  const store = shelf();
  const page = visit(store);
  const empty = await page.begin({});
  await page.close(empty);
  const played = await page.begin({});
  assert.equal(store.rows.has(empty), false);
  await page.choose(played);
  await page.close(played);
  await page.begin({});
  assert.equal(store.rows.has(played), true);
  await page.house.drop(played);
  assert.equal(store.rows.has(played), false);
});
