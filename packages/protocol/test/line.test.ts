import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type Answered,
  type ClientMessage,
  type Decision,
  type LineConfig,
  openLine,
  PROTOCOL,
  type ServerMessage,
  type WireEars,
} from '@pony/protocol';

/** The other end of a line: connections that the test answers, and a clock that it turns. */
function otherEnd() {
  const wires: { ears: WireEars; sent: ClientMessage[]; closed: boolean }[] = [];
  const timers = new Set<{ at: number; work: () => void }>();
  let now = 1_000_000;
  const config: LineConfig = {
    table: 'bree',
    keys: 'k',
    random: () => 1,
    clock: {
      now: () => now,
      after: (ms, work) => {
        const timer = { at: now + ms, work };
        timers.add(timer);
        return () => timers.delete(timer);
      },
    },
    wire: (ears) => {
      const wire = { ears, sent: [] as ClientMessage[], closed: false };
      wires.push(wire);
      return {
        send: (text) => wire.sent.push(JSON.parse(text)),
        close: () => {
          wire.closed = true;
        },
      };
    },
  };
  const last = () => wires[wires.length - 1];
  return {
    config,
    wires,
    last,
    tell: (message: ServerMessage) => last().ears.heard(JSON.stringify(message)),
    sent: (type: string) => last().sent.filter((message) => message.type === type),
    /** Time goes by, timers ring in order. */
    wait(ms: number): void {
      const until = now + ms;
      for (;;) {
        const [next] = [...timers].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
        if (!next) break;
        timers.delete(next);
        now = Math.max(now, next.at);
        next.work();
      }
      now = until;
    },
  };
}

const full = (version: number, log: number[] = []): ServerMessage => ({
  type: 'full',
  protocol: PROTOCOL,
  situation: {
    version,
    decisions: version,
    seats: [],
    seat: 0,
    view: { asked: [], zones: [], counters: [] },
    asked: [0],
    question: null,
    prompt: null,
    offers: [],
    outcome: null,
    undo: { last: null, freeFrom: null, beyond: 'refused', request: null },
  },
  log: log.map((n) => ({ n, version: n, seat: 0, says: [] })),
});
const decision: Decision = { type: 'decide', key: 'old-1', version: 3, seat: 0, option: ['pass'] };

test('a message is sent when the table has been told, again after a drop under the same key, and answered once', async () => {
  const end = otherEnd();
  const line = openLine(end.config);
  const asked = line.ask({ type: 'resign', seat: 0 });
  end.last().ears.opened();
  assert.deepEqual(
    end.last().sent.map(({ type }) => type),
    ['hello', 'ping'],
  );
  end.tell(full(3));
  assert.deepEqual(end.sent('resign'), [{ type: 'resign', seat: 0, key: 'k-1' }]);
  end.last().ears.closed();
  assert.deepEqual([line.heard().line, line.heard().kept], ['away', 1]);
  end.wait(0);
  end.last().ears.opened();
  assert.equal((end.last().sent[0] as { version?: number }).version, 3);
  assert.equal(end.sent('resign').length, 0);
  end.tell(full(4));
  assert.deepEqual(end.sent('resign'), [{ type: 'resign', seat: 0, key: 'k-1' }]);
  end.tell({ type: 'done', key: 'k-1', version: 5 });
  assert.deepEqual(await asked, { type: 'done', key: 'k-1', version: 5 });
  assert.equal(line.heard().kept, 0);
  line.close();
  assert.equal(end.last().closed, true);
});

test('a line that brings nothing is asked, and given up when it does not answer; one that never opens too', () => {
  const end = otherEnd();
  const line = openLine(end.config);
  end.wait(12_000);
  assert.ok(end.wires.length > 1 && end.wires[0].closed, 'a line that does not open is tried anew');
  end.last().ears.opened();
  end.tell(full(1));
  end.tell({ type: 'pong', now: 0 });
  end.wait(25_000);
  assert.equal(end.sent('ping').length, 2);
  const before = end.wires.length;
  end.tell({ type: 'pong', now: 0 });
  end.wait(15_000);
  assert.equal(end.wires.length, before, 'it answered');
  end.wait(30_000);
  assert.ok(end.wires.length > before);
  assert.equal(line.heard().line, 'away');
  line.close();
});

test('a patch of another version and a message that is none end the line; a goodbye for good ends it all', () => {
  const end = otherEnd();
  const line = openLine(end.config);
  const lines = (): number => end.wires.length;
  end.last().ears.opened();
  end.tell(full(1));
  end.tell({ type: 'patch', from: 7, version: 8, patch: {}, keep: 0, log: [] });
  end.wait(0);
  assert.equal(lines(), 2);
  end.last().ears.opened();
  end.last().ears.heard('{"type":"sing"}');
  end.wait(1000);
  assert.equal(lines(), 3);
  end.last().ears.opened();
  end.tell({ type: 'goodbye', say: 'restarting' });
  end.last().ears.closed();
  end.wait(2000);
  assert.equal(lines(), 4);
  end.last().ears.opened();
  end.tell({ type: 'goodbye', say: 'table-gone' });
  end.last().ears.closed();
  end.wait(60_000);
  line.tryNow();
  assert.deepEqual([lines(), line.heard().goodbye], [4, 'table-gone']);
  line.close();
});

test('a long log is asked for page by page, and undone lines go', () => {
  const end = otherEnd();
  const line = openLine(end.config);
  const says: never[] = [];
  const row = (n: number) => ({ n, version: n, seat: n === 0 ? null : 0, says });
  end.last().ears.opened();
  end.tell(full(8, [7, 8]));
  assert.deepEqual(end.sent('log').at(-1), { type: 'log', before: 7 });
  end.tell({ type: 'log', before: 7, lines: [3, 4, 5, 6].map(row) });
  assert.deepEqual(end.sent('log').at(-1), { type: 'log', before: 3 });
  end.tell({ type: 'log', before: 3, lines: [0, 1, 2].map(row) });
  assert.equal(end.sent('log').length, 2);
  end.tell({ type: 'patch', from: 8, version: 9, patch: { version: [9] }, keep: 6, log: [row(7)] });
  assert.deepEqual(
    line.heard().log.map(({ n }) => n),
    [0, 1, 2, 3, 4, 5, 6, 7],
  );
  line.close();
});

test('a decision that was not answered outlives the program: it is sent under its old key, and the answer is told', () => {
  const end = otherEnd();
  let kept: readonly Decision[] = [decision];
  const told: Answered[] = [];
  const cupboard = {
    read: () => kept,
    write: (decisions: readonly Decision[]) => {
      kept = decisions;
    },
    answered: (answer: Answered) => void told.push(answer),
  };
  const line = openLine({ ...end.config, cupboard });
  end.last().ears.opened();
  end.tell(full(3));
  assert.deepEqual(end.sent('decide'), [decision]);
  void line.ask({ type: 'decide', version: 3, seat: 0, option: ['take', 1] });
  void line.ask({ type: 'resign', seat: 0 });
  assert.deepEqual(
    kept.map(({ key }) => key),
    ['old-1', 'k-1'],
    'only decisions are kept',
  );
  const refusal = { rule: null, say: 'stale' };
  end.tell({ type: 'refused', key: 'old-1', refusal });
  assert.deepEqual(told, [{ type: 'refused', key: 'old-1', refusal }]);
  end.tell({ type: 'done', key: 'k-1', version: 4 });
  assert.deepEqual([kept, told.length], [[], 1]);
  line.close();
});

test('why not: answered by its key; nobody can say while the line is down', async () => {
  const end = otherEnd();
  const line = openLine(end.config);
  assert.equal(await line.why(0, ['pass']), null);
  end.last().ears.opened();
  end.tell(full(3));
  const first = line.why(0, ['take', 1]);
  const second = line.why(0, ['take', 2]);
  const refusal = { rule: 'DU-1.1', say: 'covered' };
  end.tell({ type: 'why', key: 'why-2', refusal: null });
  end.tell({ type: 'why', key: 'why-1', refusal });
  assert.deepEqual([await first, await second], [refusal, null]);
  const third = line.why(0, ['take', 3]);
  end.last().ears.closed();
  assert.equal(await third, null);
  line.close();
});

test('a decision that nothing answers is noticed after three seconds: the line is tried anew and the decision is named and kept', async () => {
  const end = otherEnd();
  const line = openLine(end.config);
  end.last().ears.opened();
  end.tell(full(3));
  end.tell({ type: 'pong', now: 0 });
  end.wait(10);
  const asked = line.ask({ type: 'decide', version: 3, seat: 0, option: ['take', 1] });
  assert.deepEqual([line.heard().sending?.option, line.heard().kept], [['take', 1], 1]);
  end.wait(2999);
  assert.equal(line.heard().line, 'open');
  end.wait(1);
  assert.deepEqual([line.heard().line, line.heard().sending?.option], ['away', ['take', 1]]);
  end.last().ears.opened();
  end.tell(full(3));
  end.tell({ type: 'done', key: 'k-1', version: 4 });
  assert.equal((await asked).type, 'done');
  assert.equal(line.heard().sending, null);
  end.wait(4000);
  assert.equal(line.heard().line, 'open', 'nobody waits for it any more');
  line.close();
});

test('a table that is slow but talks is not given up', () => {
  const end = otherEnd();
  const line = openLine(end.config);
  end.last().ears.opened();
  end.tell(full(3));
  end.wait(10);
  void line.ask({ type: 'resign', seat: 0 });
  end.wait(1000);
  end.tell({ type: 'pong', now: 0 });
  end.wait(3000);
  assert.equal(line.heard().line, 'open');
  line.close();
});

test('a device that says its network is gone is believed at once', () => {
  const end = otherEnd();
  const line = openLine(end.config);
  end.last().ears.opened();
  end.tell(full(3));
  line.lost();
  assert.equal(line.heard().line, 'away');
  end.wait(0);
  line.lost();
  assert.equal(end.wires.length, 2, 'said twice it is the same');
  line.close();
});

test('tries to come back are further and further apart, and lines that dropped together part ways', () => {
  const tried = (random: number): number[] => {
    const end = otherEnd();
    const line = openLine({ ...end.config, random: () => random });
    end.last().ears.opened();
    end.tell(full(1));
    const at: number[] = [];
    let before = end.wires.length;
    for (let ms = 0; ms < 60_000; ms += 500) {
      if (end.wires.length > before) {
        at.push(ms);
        before = end.wires.length;
      }
      end.last().ears.closed();
      end.wait(500);
    }
    line.close();
    return at;
  };
  assert.deepEqual(tried(1).slice(0, 7), [500, 1500, 3500, 7500, 15_500, 30_500, 45_500]);
  assert.deepEqual(tried(0).slice(0, 4), [500, 1000, 2000, 4000]);
});
