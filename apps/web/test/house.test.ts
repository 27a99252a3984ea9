import assert from 'node:assert/strict';
import { test } from 'node:test';
import { think } from '@pony/bots';
import { type Option, parseRecord, seedOf } from '@pony/engine';
import { loadGame } from '@pony/games';
import { applyPatch, type LogLine } from '@pony/protocol';
import type { Store } from '../src/local/cupboard.ts';
import { openHouse, type World } from '../src/local/house.ts';
import type { Answer, Command, Order, Seen, Told } from '../src/local/messages.ts';
import { type KeptTable, readKept } from '../src/store/kept.ts';
import { Trouble } from '../src/trouble.ts';

const duel = await loadGame('duel');

/** A shelf that forgets nothing, unless it is told to have no room. */
function shelf(): Store & { rows: Map<string, unknown>; full: boolean } {
  const rows = new Map<string, unknown>();
  return {
    rows,
    full: false,
    async keep(table) {
      if (this.full) throw new Trouble('storage-full', 'no room');
      rows.set(table.id, structuredClone(table));
    },
    get: async (id) => (rows.has(id) ? readKept(rows.get(id)) : undefined),
    list: async () => [...rows.values()].map(readKept),
    async drop(id) {
      rows.delete(id);
    },
  };
}

/** A page before a house; `shown` is what the page knows of each table, kept up to date by what it is told. */
function visit(store: Store, seed = 'house') {
  const shown = new Map<string, { seen: Seen; log: LogLine[] }>();
  const answers = new Map<number, (answer: Answer) => void>();
  const lost: string[] = [];
  let drawn = 0;
  let last = 0;
  const world: World = {
    load: loadGame,
    store,
    think: async (question) => {
      await new Promise((done) => setImmediate(done));
      return think(duel, question);
    },
    hold: async () => () => undefined,
    now: () => 0,
    pause: async () => undefined,
    draw: () => seedOf(`${seed} ${drawn++}`),
    tell: (told: Told) => {
      if (told.tell === 'answer') answers.get(told.key)?.(told.answer);
      else if (told.tell === 'lost') lost.push(told.id);
      else if (told.tell === 'table') shown.set(told.id, { seen: told.seen, log: [...told.log] });
      else {
        const { seen, log } = shown.get(told.id) as { seen: Seen; log: LogLine[] };
        shown.set(told.id, {
          seen: applyPatch(seen, told.patch),
          log: [...log.filter(({ n }) => n <= told.keep), ...told.log],
        });
      }
    },
  };
  const house = openHouse(world);
  const ask = (command: Command): Promise<Answer> =>
    new Promise((resolve) => {
      const key = ++last;
      answers.set(key, resolve);
      void house.hear({ ...command, key });
    });
  const seen = (id: string): Seen => (shown.get(id) as { seen: Seen }).seen;
  /** Lets the bots finish. */
  const settle = async (): Promise<void> => {
    for (let i = 0; i < 50; i++) await new Promise((done) => setImmediate(done));
  };
  return {
    ask,
    seen,
    settle,
    log: (id: string) => (shown.get(id) as { log: LogLine[] }).log,
    async begin(order: Partial<Order>): Promise<string> {
      const usual: Order = { game: 'duel', options: {}, sitters: [YOU, BOT], undo: 'free', seed: 'house' };
      const answer = await ask({ do: 'new', order: { ...usual, ...order } });
      assert.ok(answer.ok);
      const id = answer.value as string;
      await ask({ do: 'open', id, pace: { gap: 0, rounds: 16 } });
      await settle();
      return id;
    },
    async choose(id: string, option?: Option): Promise<Answer> {
      const { situation } = seen(id);
      const legal = situation.offers.filter(({ refusal }) => !refusal);
      const answer = await ask({ do: 'decide', id, version: situation.version, option: option ?? legal[0].option });
      await settle();
      return answer;
    },
  };
}

const YOU = { who: 'you' } as const;
const FRIEND = { who: 'friend' } as const;
const BOT = { who: 'bot', level: 'hobbit' } as const;
const kept = (store: { rows: Map<string, unknown> }, id: string): KeptTable => store.rows.get(id) as KeptTable;

test('the bot plays its turns, and the page is told of every decision', async () => {
  const page = visit(shelf());
  const id = await page.begin({});
  assert.deepEqual(page.seen(id).situation.asked, [0], 'Sauron has begun, now the reader is asked');
  const before = page.seen(id).situation.decisions;
  assert.ok(before > 0);
  assert.ok((await page.choose(id)).ok);
  const { situation } = page.seen(id);
  assert.ok(situation.decisions > before);
  assert.deepEqual(
    page.log(id).map(({ n }) => n),
    Array.from({ length: situation.decisions + 1 }, (_, n) => n),
  );
});

test('every decision is kept, and a house opened anew stands at the same decision', async () => {
  const store = shelf();
  const page = visit(store);
  const id = await page.begin({});
  for (let i = 0; i < 5; i++) await page.choose(id);
  const { situation } = page.seen(id);
  const again = visit(store);
  await again.ask({ do: 'open', id, pace: { gap: 0, rounds: 16 } });
  assert.deepEqual(again.seen(id).situation, situation);
  assert.deepEqual(again.log(id), page.log(id));
  assert.equal(again.seen(id).away, null, 'everything had been seen');
  const { summary } = kept(store, id);
  assert.deepEqual(summary.asked, ['fellowship']);
  assert.equal(summary.decisions, situation.decisions);
});

test('a table goes on without its page until a person is asked, and tells of it afterwards', async () => {
  const page = visit(shelf());
  const id = await page.begin({});
  const { situation } = page.seen(id);
  const option = situation.offers.find(({ option, refusal }) => option[0] === 'discard' && !refusal)?.option as Option;
  void page.ask({ do: 'decide', id, version: situation.version, option });
  await page.ask({ do: 'close', id });
  await page.settle();
  await page.ask({ do: 'open', id, pace: { gap: 0 } });
  const { away } = page.seen(id);
  assert.ok(away && away.lines.length > 0 && away.lines.length <= 5);
  await page.ask({ do: 'look', id, on: true });
  assert.equal(page.seen(id).away, null);
});

test('against bots everything may be taken back; the reader goes back to the decision before', async () => {
  const page = visit(shelf());
  const id = await page.begin({});
  const first = page.seen(id).situation;
  await page.choose(id);
  assert.ok((await page.ask({ do: 'undo', id })).ok);
  const back = page.seen(id).situation;
  assert.deepEqual(back.view, first.view);
  assert.equal(page.log(id).at(-1)?.n, first.decisions);
  const answer = await page.ask({ do: 'undo', id });
  assert.deepEqual(answer, { ok: false, refusal: { rule: null, say: 'undo-nothing' } });
});

test('back to any line of the log: to an own decision, or to what came after one of a bot', async () => {
  const page = visit(shelf());
  const id = await page.begin({});
  for (let i = 0; i < 4; i++) await page.choose(id);
  const lines = page.log(id);
  const bots = lines.filter(({ seat }) => seat === 1);
  const own = lines.filter(({ seat }) => seat === 0);
  const between = bots.findLast(({ n }) => own.some((line) => line.n > n))?.n as number;
  const next = own.find(({ n }) => n > between)?.n as number;
  assert.ok((await page.ask({ do: 'undo', id, to: between })).ok);
  await page.settle();
  assert.equal(page.seen(id).situation.decisions, next - 1);
  assert.ok((await page.ask({ do: 'undo', id, to: own[0].n })).ok);
  await page.settle();
  assert.equal(page.seen(id).situation.decisions, own[0].n - 1);
  assert.ok(!(await page.ask({ do: 'undo', id, to: 1 })).ok, 'before the first own decision there is nothing');
});

test('an answer that comes too late is refused and changes nothing', async () => {
  const page = visit(shelf());
  const id = await page.begin({});
  const { situation } = page.seen(id);
  await page.choose(id);
  const after = page.seen(id).situation;
  const answer = await page.ask({
    do: 'decide',
    id,
    version: situation.version,
    option: situation.offers.find(({ refusal }) => !refusal)?.option as Option,
  });
  assert.equal('refusal' in answer && answer.refusal.say, 'stale');
  assert.deepEqual(page.seen(id).situation, after);
});

test('two people at one screen: a reveal is not taken back, smaller picks are; secrets wait under a cover', async () => {
  const page = visit(shelf());
  let covered = 0;
  let refused = 0;
  let granted = 0;
  for (let game = 0; game < 12 && (covered === 0 || refused === 0 || granted === 0); game++) {
    const id = await page.begin({ sitters: [YOU, FRIEND], seed: `two ${game}` });
    for (let i = 0; i < 300 && !page.seen(id).situation.outcome; i++) {
      const { situation, cover } = page.seen(id);
      if (cover !== null) {
        covered++;
        assert.equal(situation.seat, null);
        assert.deepEqual(situation.offers, []);
        const discard = situation.view.zones.find((zone) => zone.id === 'discard');
        assert.equal(typeof discard?.items, 'number', 'faces do not reach the page before the cover is lifted');
        await page.ask({ do: 'uncover', id });
        assert.equal(page.seen(id).cover, null);
        assert.equal(page.seen(id).situation.seat, cover);
        continue;
      }
      if (situation.undo.last !== null && i % 7 === 3) {
        const answer = await page.ask({ do: 'undo', id });
        if (situation.undo.freeFrom === null) {
          assert.equal('refusal' in answer && answer.refusal.say, 'undo-barrier');
          refused++;
        } else {
          assert.ok(answer.ok);
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
    const { situation } = page.seen(id);
    if (situation.undo.last !== null && situation.undo.freeFrom === null) at = situation.undo.last;
    else await page.choose(id);
  }
  assert.ok((await page.ask({ do: 'undo', id })).ok);
  assert.equal(page.seen(id).situation.undo.request?.to, at);
  await page.ask({ do: 'answer-undo', id, yes: false });
  assert.equal(page.seen(id).situation.undo.request, null);
  await page.ask({ do: 'undo', id });
  await page.ask({ do: 'answer-undo', id, yes: true });
  assert.equal(page.seen(id).situation.decisions, at - 1);
});

test('bots alone wait while they are told to, step by step, and play to the end', async () => {
  const page = visit(shelf());
  const answer = await page.ask({
    do: 'new',
    order: { game: 'duel', options: {}, sitters: [BOT, BOT], undo: 'free', seed: 'watch' },
  });
  const id = (answer as { value: string }).value;
  await page.ask({ do: 'open', id, pace: { gap: 0, rounds: 16 } });
  await page.ask({ do: 'pace', id, running: false });
  await page.settle();
  const before = page.seen(id).situation.decisions;
  await page.ask({ do: 'step', id });
  await page.settle();
  assert.equal(page.seen(id).situation.decisions, before + 1);
  await page.ask({ do: 'pace', id, running: true });
  for (let i = 0; i < 100 && !page.seen(id).situation.outcome; i++) await page.settle();
  assert.ok(page.seen(id).situation.outcome);
});

test('a device without room: nothing is lost while the house stands, and a later attempt keeps it', async () => {
  const store = shelf();
  const page = visit(store);
  store.full = true;
  const id = await page.begin({});
  assert.equal(page.seen(id).keeping, 'storage-full');
  await page.choose(id);
  const { situation } = page.seen(id);
  await page.ask({ do: 'close', id });
  await page.settle();
  const list = (await page.ask({ do: 'list' })) as { value: KeptTable[] };
  assert.deepEqual(
    list.value.map((row) => row.id),
    [id],
  );
  await page.ask({ do: 'open', id, pace: { gap: 0 } });
  assert.deepEqual(page.seen(id).situation.view, situation.view);
  store.full = false;
  await page.ask({ do: 'keep', id });
  await page.settle();
  assert.equal(page.seen(id).keeping, 'kept');
  assert.ok(kept(store, id));
});

test('a damaged table is not touched: it says so and can be saved as a file', async () => {
  const store = shelf();
  const page = visit(store);
  const id = await page.begin({});
  await page.choose(id);
  await page.ask({ do: 'close', id });
  await page.settle();
  const row = kept(store, id);
  const saved = JSON.parse(row.saved) as { record: string; cache: object };

  store.rows.set(id, { ...row, saved: JSON.stringify({ ...saved, cache: { state: {}, opening: [], steps: [] } }) });
  assert.ok((await visit(store).ask({ do: 'open', id, pace: { gap: 0 } })).ok, 'a damaged snapshot is played anew');

  for (const [text, kind] of [
    [row.saved.slice(0, 100), 'table-unreadable'],
    [JSON.stringify({ ...saved, record: saved.record.replace(/\| \w{8}$/gm, '| 00000000') }), 'table-unreadable'],
    [JSON.stringify({ ...saved, format: 2 }), 'table-newer'],
    [JSON.stringify({ ...saved, record: saved.record.replace(/\nrules .+/, '\nrules 0') }), 'table-newer'],
  ] as const) {
    store.rows.set(id, { ...row, saved: text });
    const answer = await visit(store).ask({ do: 'open', id, pace: { gap: 0 } });
    assert.equal('trouble' in answer && answer.trouble, kind);
    assert.equal(kept(store, id).saved, text);
  }
  store.rows.set(id, { id, nonsense: true });
  const answer = await visit(store).ask({ do: 'open', id, pace: { gap: 0 } });
  assert.equal('trouble' in answer && answer.trouble, 'table-unreadable');
  const gone = await visit(store).ask({ do: 'open', id: 'nowhere', pace: { gap: 0 } });
  assert.equal('trouble' in gone && gone.trouble, 'table-gone');
});

test('a record leaves the house, and a new table goes on from any of its decisions', async () => {
  const page = visit(shelf());
  const id = await page.begin({});
  for (let i = 0; i < 4; i++) await page.choose(id);
  const { value: text } = (await page.ask({ do: 'record', id })) as { value: string };
  const { lines, extra } = parseRecord(text);
  assert.equal(lines.length, page.seen(id).situation.decisions);
  assert.match(extra.note, /secrets/);
  const on = await page.begin({ record: { text, decisions: 3 }, sitters: [YOU, YOU] });
  assert.equal(page.seen(on).situation.decisions, 3);
  const bad = await page.ask({
    do: 'new',
    order: { game: 'duel', options: {}, sitters: [YOU, BOT], undo: 'free', record: { text: 'nonsense' } },
  });
  assert.equal('trouble' in bad && bad.trouble, 'record-unreadable');
});

test('tables at which nobody decided anything are cleared away by the next one; others stay until they are dropped', async () => {
  const store = shelf();
  const page = visit(store);
  const empty = await page.begin({});
  await page.ask({ do: 'close', id: empty });
  await page.settle();
  const played = await page.begin({});
  assert.equal(store.rows.has(empty), false);
  await page.choose(played);
  await page.ask({ do: 'close', id: played });
  await page.settle();
  await page.begin({});
  assert.equal(store.rows.has(played), true);
  await page.ask({ do: 'drop', id: played });
  assert.equal(store.rows.has(played), false);
});

test('who resigns loses, and nothing is asked any more', async () => {
  const page = visit(shelf());
  const id = await page.begin({});
  assert.ok((await page.ask({ do: 'resign', id })).ok);
  const { outcome, asked } = page.seen(id).situation;
  assert.deepEqual([outcome?.seats, outcome?.reason, asked], [['lost', 'won'], 'resigned', []]);
});

test('sides drawn by lot differ from table to table, and everybody still sits', async () => {
  const page = visit(shelf());
  const sides = new Set<string>();
  for (let i = 0; i < 12; i++) {
    const id = await page.begin({ lot: true, seed: undefined });
    const holders = page.seen(id).situation.seats.map(({ holder }) => holder);
    assert.deepEqual(holders.toSorted(), ['bot', 'person']);
    sides.add(holders.join());
  }
  assert.equal(sides.size, 2);
});
