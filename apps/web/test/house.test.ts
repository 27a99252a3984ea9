import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Option } from '@pony/engine';
import { BOT, FRIEND, shelf, visit, YOU } from './help/house.ts';

test('the bot plays its turns, and the page is told of every decision', async () => {
  const page = visit(shelf());
  const id = await page.begin({});
  assert.deepEqual(page.now(id).asked, [0], 'Sauron has begun, now the reader is asked');
  const before = page.now(id).decisions;
  assert.ok(before > 0);
  assert.equal(await page.choose(id), null);
  const situation = page.now(id);
  assert.ok(situation.decisions > before);
  assert.deepEqual(
    page.log(id).map(({ n }) => n),
    Array.from({ length: situation.decisions + 1 }, (_, n) => n),
  );
});

test('a table goes on without its page until a person is asked', async () => {
  const page = visit(shelf());
  const id = await page.begin({});
  const { version, decisions, offers } = page.now(id);
  const option = offers.find((one) => one.option[0] === 'discard' && !one.refusal)?.option as Option;
  void page.line(id).ask({ type: 'decide', version, seat: 0, option });
  await page.close(id);
  await page.open(id);
  assert.ok(page.now(id).decisions > decisions + 1, 'the bot has answered');
  assert.deepEqual(page.now(id).asked, [0]);
});

test('against bots everything may be taken back; the reader goes back to the decision before', async () => {
  const page = visit(shelf());
  const id = await page.begin({});
  const first = page.now(id);
  await page.choose(id);
  assert.equal(await page.undo(id), null);
  const back = page.now(id);
  assert.deepEqual(back.view, first.view);
  assert.equal(page.log(id).at(-1)?.n, first.decisions);
  assert.equal(page.now(id).undo.last, null);
});

test('back to any own decision, however much came after it; not to one of a bot', async () => {
  const page = visit(shelf());
  const id = await page.begin({});
  for (let i = 0; i < 4; i++) await page.choose(id);
  const lines = page.log(id);
  const own = lines.filter(({ seat }) => seat === 0);
  assert.equal((await page.ask(id, { type: 'undo', seat: 0, to: 1 }))?.say, 'undo-not-yours');
  assert.equal(await page.undo(id, own[1].n), null);
  assert.equal(page.now(id).decisions, own[1].n - 1);
  assert.equal(await page.undo(id, own[0].n), null);
  assert.equal(page.now(id).decisions, own[0].n - 1);
});

test('an answer that comes too late is refused and changes nothing', async () => {
  const page = visit(shelf());
  const id = await page.begin({});
  const situation = page.now(id);
  await page.choose(id);
  const after = page.now(id);
  const option = situation.offers.find(({ refusal }) => !refusal)?.option as Option;
  const refusal = await page.ask(id, { type: 'decide', version: situation.version, seat: 0, option });
  assert.equal(refusal?.say, 'stale');
  assert.deepEqual(page.now(id), after);
});

test('two people at one screen: a reveal is not taken back, smaller picks are; secrets wait under a cover', async () => {
  const page = visit(shelf());
  let covered = 0;
  let refused = 0;
  let granted = 0;
  for (let game = 0; game < 12 && (covered === 0 || refused === 0 || granted === 0); game++) {
    const id = await page.begin({ sitters: [YOU, FRIEND], seed: `two ${game}` });
    for (let i = 0; i < 300 && !page.now(id).outcome; i++) {
      const situation = page.now(id);
      const { cover } = situation;
      if (cover !== undefined) {
        covered++;
        assert.equal(situation.seat, null);
        assert.deepEqual(situation.offers, []);
        const discard = situation.view.zones.find((zone) => zone.id === 'discard');
        assert.equal(typeof discard?.items, 'number', 'faces do not reach the page before the cover is lifted');
        await page.ask(id, { type: 'uncover', seat: cover });
        assert.equal(page.now(id).cover, undefined);
        assert.equal(page.now(id).seat, cover);
        continue;
      }
      if (situation.undo.last !== null && i % 7 === 3) {
        const refusal = await page.undo(id);
        if (situation.undo.freeFrom === null) {
          assert.equal(refusal?.say, 'undo-barrier');
          refused++;
        } else {
          assert.equal(refusal, null);
          granted++;
          continue;
        }
      }
      const search = situation.offers.find(({ option, refusal }) => option[0] === 'search' && !refusal);
      const rich = situation.offers.filter(({ option, refusal }) => !refusal && ['take', 'play'].includes(option[0]));
      await page.choose(id, search?.option ?? rich[i % Math.max(1, rich.length)]?.option);
    }
  }
  assert.ok(covered > 0 && refused > 0 && granted > 0, `${covered} covers, ${refused} refused, ${granted} granted`);
});

test('where all must agree, the other person at the screen is asked', async () => {
  const page = visit(shelf());
  const id = await page.begin({ sitters: [YOU, FRIEND], undo: 'consent' });
  let at = -1;
  while (at < 0) {
    const situation = page.now(id);
    if (situation.undo.last !== null && situation.undo.freeFrom === null) at = situation.undo.last;
    else await page.choose(id);
  }
  assert.equal(await page.undo(id), null);
  const { waiting, to } = page.now(id).undo.request as { waiting: readonly number[]; to: number };
  assert.equal(to, at);
  await page.ask(id, { type: 'answer-undo', seat: waiting[0], to, yes: false });
  assert.equal(page.now(id).undo.request, null);
  await page.undo(id);
  await page.ask(id, { type: 'answer-undo', seat: waiting[0], to, yes: true });
  assert.equal(page.now(id).decisions, at - 1);
});

test('bots alone wait while they are told to, step by step, and play to the end', async () => {
  const page = visit(shelf());
  const id = await page.begin({ sitters: [BOT, BOT], seed: 'watch' });
  await page.ask(id, { type: 'bots', running: false });
  assert.equal(page.care(id)?.running, false);
  const before = page.now(id).decisions;
  await page.ask(id, { type: 'bots', step: true });
  assert.equal(page.now(id).decisions, before + 1);
  await page.ask(id, { type: 'bots', running: true });
  for (let i = 0; i < 100 && !page.now(id).outcome; i++) await page.settle();
  assert.ok(page.now(id).outcome);
});

test('who resigns loses, and nothing is asked any more', async () => {
  const page = visit(shelf());
  const id = await page.begin({});
  assert.equal(await page.ask(id, { type: 'resign', seat: 0 }), null);
  const { outcome, asked } = page.now(id);
  assert.deepEqual([outcome?.seats, outcome?.reason, asked], [['lost', 'won'], 'resigned', []]);
});

test('sides drawn by lot differ from table to table, and everybody still sits', async () => {
  const page = visit(shelf());
  const sides = new Set<string>();
  for (let i = 0; i < 12; i++) {
    const id = await page.begin({ lot: true, seed: undefined });
    const holders = page.now(id).seats.map(({ holder }) => holder);
    assert.deepEqual(holders.toSorted(), ['bot', 'person']);
    sides.add(holders.join());
  }
  assert.equal(sides.size, 2);
});

test('the page is told who sits where, in words that need no server; nobody is there to talk to', async () => {
  const page = visit(shelf());
  const id = await page.begin({ sitters: [YOU, FRIEND], undo: 'consent' });
  const { table } = page.line(id).heard();
  assert.deepEqual(
    table?.seats.map(({ id: seat, kind, yours, friend }) => [seat, kind, yours, friend ?? false]),
    [
      ['fellowship', 'person', true, false],
      ['sauron', 'person', true, true],
    ],
  );
  assert.deepEqual([table?.status, table?.undo, table?.owned], ['live', 'consent', true]);
  assert.equal((await page.ask(id, { type: 'chat', text: 'anybody?' }))?.say, 'nobody-here');
  await page.ask(id, { type: 'resign', seat: 0 });
  assert.equal(page.line(id).heard().table?.status, 'over');
});

test('why not, and the clock, are answered as a server answers them', async () => {
  const page = visit(shelf());
  const id = await page.begin({ pace: { kind: 'live', stock: 60_000, add: 0 } });
  const shut = page.now(id).offers.find(({ refusal }) => refusal);
  assert.deepEqual(await page.line(id).why(0, shut?.option as Option), shut?.refusal);
  assert.equal((await page.line(id).why(1, shut?.option as Option))?.say, 'not-your-seat');
  assert.deepEqual(page.now(id).clocks?.running, [0]);
  await page.close(id);
  assert.equal(page.house.unkept().length, 0);
});
