import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  apply,
  ask,
  asked,
  type Core,
  call,
  caller,
  END,
  type Label,
  pending,
  procedure,
  run,
  start,
} from '@pony/engine';
import { may, toyRules } from './toy.ts';

interface Walk extends Core {
  trace: string[];
}
const over = { seats: ['won', 'lost'], reason: 'done' } as const;
const mark = (label: string, then?: Label) =>
  run<Walk>(label, (s) => {
    s.trace.push(label);
    return then;
  });
const question = (label: string, seat = 0, then?: Label) =>
  ask<Walk>(label, {
    seats: () => [seat],
    prompt: () => ({ say: label }),
    candidates: (_s, _f, _seat, out) => out.push(['yes'], ['no']),
    answer: (s, _f, who, [verb]) => {
      s.trace.push(`${label}:${who}:${verb}`);
      return then;
    },
  });
const finish = run<Walk>('finish', (_s, _f, cx) => cx.end(over));
const walk = (...steps: Parameters<typeof procedure<Walk>>[1][]) => {
  const list = steps.map((one, i) => procedure<Walk>(i === 0 ? 'main' : `part-${i}`, one));
  return toyRules<Walk>({ steps: list, fresh: () => ({ trace: [] }) });
};
const part = (n: number) => ({ name: `part-${n}` });

test('steps run in the order written and stop at a question', () => {
  const rules = walk([mark('a'), mark('b'), question('c'), mark('d'), finish]);
  const { state } = start(rules, {}, 'x');
  assert.deepEqual(state.trace, ['a', 'b']);
  assert.deepEqual(state.stack, [{ p: 'main', at: 'c' }]);
  assert.deepEqual(asked(rules, state), [0]);
  assert.deepEqual(pending(rules, state)?.prompt(0), { say: 'c' });
  assert.deepEqual(may(rules, state, 0), ['yes', 'no']);
  apply(rules, state, 0, ['no']);
  assert.deepEqual(state.trace, ['a', 'b', 'c:0:no', 'd']);
  assert.deepEqual(state.outcome, over);
  assert.deepEqual(asked(rules, state), []);
  assert.equal(pending(rules, state), null);
  assert.deepEqual(may(rules, state, 0), []);
});

test('a step that returns a label jumps there, forward and back', () => {
  const rules = walk([
    run('count', (s) => (s.trace.push('turn') < 3 ? 'count' : 'out')),
    mark('never'),
    run('out', (s) => {
      s.trace.push('out');
    }),
    finish,
  ]);
  assert.deepEqual(start(rules, {}, 'x').state.trace, ['turn', 'turn', 'turn', 'out']);
});

test('a question nobody answers is passed over', () => {
  const nobody = ask<Walk>('nobody', {
    seats: () => [],
    prompt: () => ({ say: 'nobody' }),
    candidates: () => assert.fail('not asked'),
    answer: () => assert.fail('not asked'),
  });
  assert.deepEqual(start(walk([nobody, mark('on'), finish]), {}, 'x').state.trace, ['on']);
});

test('END leaves a procedure early, from a run and from an answer', () => {
  const rules = walk(
    [call('first', part(1), () => ({})), call('second', part(2), () => ({})), mark('back'), finish],
    [mark('in', END), mark('never')],
    [question('q', 1, END), mark('never')],
  );
  const { state } = start(rules, {}, 'x');
  assert.deepEqual(state.trace, ['in']);
  apply(rules, state, 1, ['yes']);
  assert.deepEqual(state.trace, ['in', 'q:1:yes', 'back']);
});

test('call moves the caller on before it pushes, and null locals pass it over', () => {
  const rules = walk(
    [call('skip', part(1), () => null), call('go', part(1), () => ({ n: 7 })), mark('back'), finish],
    [question('q')],
  );
  const { state } = start(rules, {}, 'x');
  assert.deepEqual(state.stack, [
    { p: 'main', at: 'back' },
    { p: 'part-1', at: 'q', n: 7 },
  ]);
  assert.equal(caller(state).p, 'main');
  apply(rules, state, 0, ['yes']);
  assert.deepEqual(state.trace, ['q:0:yes', 'back']);
});

test('a call in the last step leaves no empty frame behind', () => {
  const rules = walk(
    [call('go', part(1), () => ({})), mark('back'), finish],
    [call('last', part(2), () => ({}))],
    [question('q')],
  );
  assert.deepEqual(
    start(rules, {}, 'x').state.stack.map((f) => f.p),
    ['main', 'part-2'],
  );
});

test('a step that calls and leaves at once is taken out from under what it called', () => {
  const rules = walk(
    [call('go', part(1), () => ({})), mark('back'), finish],
    [
      ask('q', {
        seats: () => [0],
        prompt: () => ({ say: 'q' }),
        candidates: (_s, _f, _seat, out) => out.push(['yes']),
        answer: (_s, _f, _seat, _option, cx) => {
          cx.call(part(2), {});
          return END;
        },
      }),
      mark('never'),
    ],
    [question('deep')],
  );
  const { state } = start(rules, {}, 'x');
  apply(rules, state, 0, ['yes']);
  assert.deepEqual(
    state.stack.map((f) => f.p),
    ['main', 'part-2'],
  );
  apply(rules, state, 0, ['no']);
  assert.deepEqual(state.trace, ['deep:0:no', 'back']);
});

test('the end of the game stops everything at once; a second end changes nothing', () => {
  const rules = walk([
    question('q'),
    run('stop', (_s, _f, cx) => {
      cx.end(over);
      cx.end({ seats: ['lost', 'won'], reason: 'too-late' });
      return 'never';
    }),
    mark('never'),
  ]);
  const { state } = start(rules, {}, 'x');
  apply(rules, state, 0, ['yes']);
  assert.deepEqual(state.outcome, over);
  assert.deepEqual(state.stack, []);
  assert.deepEqual(state.trace, ['q:0:yes']);
});

test('mistakes of rules are named: labels, procedures, endless loops, no end', () => {
  assert.throws(() => procedure<Walk>('p', []), /procedure p has no step/);
  assert.throws(() => procedure<Walk>('p', [mark('a'), mark('a')]), /label a is used twice/);
  assert.throws(() => procedure<Walk>('p', [mark(END)]), /label end means leaving/);
  assert.throws(() => start(walk([mark('a', 'nowhere')]), {}, 'x'), /no step nowhere in procedure main/);
  assert.throws(() => start(walk([call('a', part(9), () => ({}))]), {}, 'x'), /no procedure is called part-9/);
  assert.throws(() => start(walk([run('a', (_s, _f, cx) => cx.call(part(9), {}))]), {}, 'x'), /called part-9/);
  assert.throws(() => start(walk([run('a', () => 'a')]), {}, 'x'), /endless: main\/a/);
  assert.throws(() => start(walk([mark('a')]), {}, 'x'), /ran out of steps without an outcome/);
});
