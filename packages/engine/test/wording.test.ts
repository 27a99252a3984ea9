import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask, type Core, offers, plainWords, procedure, refusal, start } from '@pony/engine';
import { toyRules } from './toy.ts';

interface Shop extends Core {
  coins: number;
}
const TOO_DEAR = refusal<Shop>('SH-1.1', 'too-dear', (s, _f, _seat, o) => ({ missing: o[1] - s.coins }));

const shop = (worded: boolean) =>
  toyRules<Shop>({
    notation: { buy: ['count'], leave: [] },
    fresh: () => ({ coins: 2 }),
    steps: [
      procedure<Shop>('shop', [
        ask('buy', {
          seats: () => [0],
          prompt: () => ({ say: 'buy' }),
          candidates: (_s, _f, _seat, out) => out.push(['buy', 1], ['buy', 3], ['leave']),
          refuse: (s, _f, _seat, [verb, price]) => (verb === 'buy' && price > s.coins ? TOO_DEAR : null),
          tell: worded
            ? (s, _f, _seat, [verb, price]) =>
                verb === 'leave' ? { say: 'go' } : { say: 'buy', args: { price, left: s.coins - price } }
            : undefined,
          answer: (_s, _f, _seat, _option, cx) => cx.end({ seats: ['won', 'won'], reason: 'home' }),
        }),
      ]),
    ],
  });

test('the rules word an option for the seat that may take it, refused ones too', () => {
  const rules = shop(true);
  assert.deepEqual(offers(rules, start(rules, {}, 'x').state, 0), [
    { option: ['buy', 1], tell: { say: 'buy', args: { price: 1, left: 1 } }, refusal: null },
    {
      option: ['buy', 3],
      tell: { say: 'buy', args: { price: 3, left: -1 } },
      refusal: { rule: 'SH-1.1', say: 'too-dear', args: { missing: 1 } },
    },
    { option: ['leave'], tell: { say: 'go' }, refusal: null },
  ]);
});

test('without wording an option is its verb with its targets as a, b, c', () => {
  const rules = shop(false);
  const told = offers(rules, start(rules, {}, 'x').state, 0).map((one) => one.tell);
  assert.deepEqual(told, [{ say: 'buy', args: { a: 1 } }, { say: 'buy', args: { a: 3 } }, { say: 'leave' }]);
  assert.deepEqual(plainWords(['move', 4, 5]), { say: 'move', args: { a: 4, b: 5 } });
  assert.deepEqual(plainWords(['move', 4, 5, 6]), { say: 'move', args: { a: 4, b: 5, c: 6 } });
});
