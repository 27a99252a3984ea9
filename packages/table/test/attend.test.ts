import assert from 'node:assert/strict';
import { test } from 'node:test';
import { think } from '@pony/bots';
import {
  type Act,
  type Answer,
  attend,
  carryOut,
  decide,
  type Keeper,
  nextDue,
  openTable,
  outcomeOf,
  PASS_AFTER_MS,
  setPassForMe,
  type Table,
} from '@pony/table';
import { playable, river, spend } from './games.ts';
import { bot, person, twoPeople } from './play.ts';

/** A house with one table and a clock that the test turns. */
function house(table: Table, more: Partial<Keeper> = {}) {
  const timers = new Set<{ at: number; work: () => void }>();
  const done: { acts: readonly Act[]; by: string; at: number }[] = [];
  let now = 0;
  const keeper: Keeper = {
    table: () => table,
    now: () => now,
    after: (ms, work) => {
      const timer = { at: now + ms, work };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    inTurn: async (work) => work(),
    think: async (question) => think(playable(table.game), question),
    perform: async (acts, version, by): Promise<Answer> => {
      if (table.version !== version) return { ok: false, refusal: { rule: null, say: 'stale' } };
      done.push({ acts, by, at: now });
      let answer: Answer = { ok: true, version };
      for (const act of acts) {
        answer = carryOut(table, act, now);
        if (!answer.ok || table.taken.at(-1)?.barrier) break;
      }
      return answer;
    },
    failed: (fault) => {
      throw fault;
    },
    ...more,
  };
  const settle = async (): Promise<void> => {
    for (let i = 0; i < 20; i++) await new Promise((go) => setImmediate(go));
  };
  return {
    keeper,
    done,
    timers,
    settle,
    /** Time goes by, timers ring in order. */
    async wait(ms: number): Promise<void> {
      const until = now + ms;
      for (;;) {
        await settle();
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

test('bots play until a person is asked, and to the end where nobody else sits', async () => {
  const table = twoPeople({ seats: [bot, person] });
  const one = house(table);
  attend(one.keeper).look();
  await one.wait(0);
  assert.ok(table.taken.length > 0);
  assert.equal(nextDue(table, 0), null);
  const alone = openTable({ game: river, seed: 'alone', seats: [bot, bot] });
  const two = house(alone);
  attend(two.keeper).look();
  await two.wait(0);
  assert.ok(outcomeOf(alone));
});

test('picks are made one by one where each is to be seen, not before their time and not while bots are told to wait', async () => {
  const table = twoPeople({ seats: [bot, person] });
  let at: number | null = null;
  const picks = [['mark'], ['mark'], ['end']] as const;
  const one = house(table, { pickAt: () => at, think: async () => picks.map((pick) => [...pick]) });
  const attending = attend(one.keeper);
  attending.look();
  await one.wait(1000);
  assert.equal(table.taken.length, 0, 'they wait');
  at = 1500;
  attending.look();
  await one.wait(499);
  assert.equal(table.taken.length, 0);
  await one.wait(1);
  assert.deepEqual(
    one.done.map(({ acts, at: when }) => [acts.length, when]),
    [
      [1, 1500],
      [1, 1500],
      [1, 1500],
    ],
  );
});

test('a bot whose table moved on while it thought thinks again', async () => {
  const table = twoPeople({ seats: [bot, person] });
  let asked = 0;
  const one = house(table, {
    think: async () => {
      if (++asked === 1) decide(table, 0, ['mark']);
      return [['end']];
    },
  });
  attend(one.keeper).look();
  await one.wait(0);
  assert.equal(asked, 2);
  assert.deepEqual(
    table.taken.map(({ option }) => option[0]),
    ['mark', 'end'],
  );
});

test('a bot that fails is told of, and tried again when the house says so', async () => {
  const table = twoPeople({ seats: [bot, person] });
  const faults: string[] = [];
  let asked = 0;
  const one = house(table, {
    think: async () => {
      if (++asked === 1) throw new Error('no idea');
      return [['end']];
    },
    failed: (fault) => faults.push(fault.message) && 2000,
  });
  attend(one.keeper).look();
  await one.wait(1999);
  assert.deepEqual([faults, table.taken.length], [['no idea'], 0]);
  await one.wait(1);
  assert.equal(table.taken.length, 1);
});

test('seats that cannot act are passed for at the right time, and a late seat goes to a bot', async () => {
  const table = openTable({ game: spend, seed: 'x', seats: [person, person], now: 0 });
  setPassForMe(table, 1, true);
  decide(table, 0, ['spend'], { now: 0 });
  const one = house(table);
  const attending = attend(one.keeper);
  attending.look();
  await one.wait(PASS_AFTER_MS - 1);
  assert.equal(table.taken.length, 1);
  assert.equal(attending.busy(), true);
  await one.wait(1);
  assert.deepEqual([table.taken.length, table.taken[1].auto, one.done[0].by], [2, true, 'table']);

  const late = twoPeople({ pace: { kind: 'move', each: 500 }, timeOut: 'bot', now: 0 });
  const two = house(late, { think: async () => [] });
  attend({ ...two.keeper, failed: () => null }).look();
  await two.wait(499);
  assert.equal(late.sitters[0].holder, 'person');
  await two.wait(1);
  assert.deepEqual([late.sitters[0].holder, late.sitters[0].level], ['bot', 'ranger']);
});

test('what is stopped does nothing more', async () => {
  const table = twoPeople({ seats: [bot, person] });
  const one = house(table);
  const attending = attend(one.keeper);
  attending.look();
  attending.stop();
  await one.wait(10_000);
  assert.deepEqual([table.taken.length, one.timers.size, attending.busy()], [0, 0, false]);
});
