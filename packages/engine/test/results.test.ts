import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  address,
  apply,
  ask,
  type Core,
  explain,
  type Gives,
  type Option,
  options,
  procedure,
  run,
  start,
} from '@pony/engine';
import { toyRules } from './toy.ts';

/** A purse that is counted by a procedure of its own, with a question in it. */
interface Purse extends Core {
  coins: number;
  told: number[];
}
interface Counting extends Gives<number> {
  from: number;
}
interface Buying {
  price: number;
}
const count = address<Counting>('count');
const TOO_DEAR = { rule: 'TOY-1', say: 'too-dear' };

const made: number[] = [];
const rules = toyRules<Purse>({
  steps: [
    procedure<Purse, Buying>('buy', [
      run('price', (s, f, cx) => {
        f.price = -1;
        cx.callFor(f, 'price', count, { from: s.coins, result: 0 });
      }),
      run('tell', (s, f) => {
        s.told.push(f.price);
      }),
      ask('pay', {
        seats: () => [0],
        prompt: () => ({ say: 'pay' }),
        candidates: (_s, _f, _seat, out) => {
          for (let n = 1; n <= 4; n++) out.push(['take', n]);
        },
        known: (s) => {
          made.push(s.coins);
          return { most: s.coins };
        },
        refuse: (_s, _f, _seat, option, known) => (option[1] <= known.most ? null : TOO_DEAR),
        answer: (s, _f, _seat, option) => {
          s.coins -= option[1];
          return 'pay';
        },
      }),
    ]),
    procedure<Purse, Counting>('count', [
      ask('how', {
        seats: () => [1],
        prompt: () => ({ say: 'how' }),
        candidates: (_s, _f, _seat, out) => {
          out.push(['take', 2], ['take', 3]);
        },
        answer: (_s, f, _seat, option) => {
          f.result = f.from * option[1];
        },
      }),
    ]),
  ] as never,
  notation: { take: ['count'] },
  fresh: () => ({ coins: 3, told: [] }),
});
const begin = (): Purse => {
  const { state } = start(rules, {}, 'x');
  apply(rules, state, 1, ['take', 2]);
  return state;
};

test('a call has a result: it stands in the local that asked for it when the procedure is over', () => {
  const { state } = start(rules, {}, 'x');
  assert.deepEqual(state.stack, [
    { p: 'buy', at: 'tell', price: -1 },
    { p: 'count', at: 'how', from: 3, result: 0, into: 'price' },
  ]);
  const saved = JSON.parse(JSON.stringify(state)) as Purse;
  apply(rules, saved, 1, ['take', 3]);
  assert.deepEqual(saved.told, [9]);
  assert.deepEqual(saved.stack, [{ p: 'buy', at: 'pay', price: 9 }]);
});

test('a procedure that is over cannot wait for a result, nor one that does not run', () => {
  const broken = toyRules<Purse>({
    steps: [
      procedure<Purse, Buying>('buy', [
        run('last', (_s, f, cx) => {
          cx.callFor(f, 'price', count, { from: 1, result: 0 });
        }),
      ]),
      rules.procedures.count as never,
    ] as never,
    fresh: () => ({ coins: 3, told: [] }),
  });
  assert.throws(() => start(broken, {}, 'x'), /buy is over and waits for the result of count/);
  const twice = toyRules<Purse>({
    steps: [
      procedure<Purse, Buying>('buy', [
        run('two', (_s, f, cx) => {
          cx.call(count, { from: 1, result: 0 });
          cx.callFor(f, 'price', count, { from: 1, result: 0 });
        }),
        run('after', () => undefined),
      ]),
      rules.procedures.count as never,
    ] as never,
    fresh: () => ({ coins: 3, told: [] }),
  });
  assert.throws(() => start(twice, {}, 'x'), /buy asks for the result of count from under another procedure/);
});

test('nothing is remembered between two questions: after a change of the position apply and explain agree', () => {
  const state = begin();
  const three: Option = ['take', 3];
  assert.deepEqual(options(rules, state, 0), [['take', 1], ['take', 2], three]);
  state.coins = 2;
  assert.deepEqual(explain(rules, state, 0, three), { rule: 'TOY-1', say: 'too-dear' });
  assert.throws(() => apply(rules, state, 0, three), /too-dear/);
  assert.equal(state.coins, 2);
  state.coins = 3;
  apply(rules, state, 0, three);
  assert.equal(state.coins, 0);
});

test('what refuse knows is found out once for a list', () => {
  const state = begin();
  made.length = 0;
  options(rules, state, 0);
  assert.deepEqual(made, [3]);
});
