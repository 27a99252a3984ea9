import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  apply,
  ask,
  type Core,
  explain,
  fitsNotation,
  hash8,
  IllegalOption,
  type Option,
  offers,
  options,
  play,
  procedure,
  refusal,
  sameOption,
  start,
} from '@pony/engine';
import { may, toyRules } from './toy.ts';

/** Nim with coins: take one to three sticks and pay a coin for each. */
interface Nim extends Core {
  sticks: number;
  coins: number[];
}
const TOO_MANY = refusal<Nim>('NI-1.1', 'at-most-three');
const TOO_FEW_LEFT = refusal<Nim>('NI-1.2', 'not-so-many', (s) => ({ left: s.sticks }));
const NO_COINS = refusal<Nim>('NI-2.1', 'too-dear', (s, _f, seat, option) => ({
  seat,
  have: s.coins[seat],
  missing: option[1] - s.coins[seat],
}));

const rules = toyRules<Nim>({
  notation: { take: ['count'], pass: [] },
  fresh: () => ({ sticks: 7, coins: [3, 2] }),
  steps: [
    procedure<Nim, { turn?: number }>('nim', [
      ask('take', {
        seats: (_s, f) => [f.turn ?? 0],
        prompt: (s) => ({ say: 'take', args: { left: s.sticks } }),
        candidates: (s, _f, _seat, out) => {
          for (let n = 1; n <= s.sticks; n++) out.push(['take', n]);
          out.push(['pass']);
        },
        refuse: (s, _f, seat, option) => {
          if (option[0] !== 'take') return null;
          if (option[1] > 3) return TOO_MANY;
          if (option[1] > s.sticks) return TOO_FEW_LEFT;
          return option[1] > s.coins[seat] ? NO_COINS : null;
        },
        answer: (s, f, seat, option, cx) => {
          s.sticks -= (option[1] as number | undefined) ?? 0;
          s.coins[seat] -= (option[1] as number | undefined) ?? 0;
          if (s.sticks === 0) cx.end({ seats: ['won', 'lost'], reason: 'last-stick' });
          f.turn = 1 - seat;
          return 'take';
        },
      }),
    ]),
  ],
});
const begin = () => start(rules, {}, 'nim').state;

test('options are the candidates that nothing refuses; offers name the reason of the rest', () => {
  const s = begin();
  assert.deepEqual(may(rules, s, 0), ['take 1', 'take 2', 'take 3', 'pass']);
  const refused = offers(rules, s, 0).filter((one) => one.refusal);
  assert.deepEqual(
    refused.map((one) => [one.option[1], one.refusal?.rule]),
    [4, 5, 6, 7].map((n) => [n, 'NI-1.1']),
  );
  assert.deepEqual(options(rules, s, 1), []);
  assert.deepEqual(offers(rules, s, 1), []);
});

test('explain gives rule, sentence and arguments, also for what nobody would point at', () => {
  const s = begin();
  apply(rules, s, 0, ['take', 3]);
  assert.equal(explain(rules, s, 1, ['take', 2]), null);
  assert.deepEqual(explain(rules, s, 1, ['take', 3]), {
    rule: 'NI-2.1',
    say: 'too-dear',
    args: { seat: 1, have: 2, missing: 1 },
  });
  assert.deepEqual(explain(rules, s, 1, ['take', 50]), { rule: 'NI-1.1', say: 'at-most-three' });
  assert.deepEqual(explain(rules, s, 0, ['take', 1]), { rule: null, say: 'not-your-turn' });
  assert.deepEqual(explain(rules, s, 1, ['steal', 1]), { rule: null, say: 'no-such-option' });
  assert.deepEqual(explain(rules, s, 1, ['take', 0]), { rule: null, say: 'no-such-option' });
  apply(rules, s, 1, ['take', 2]);
  apply(rules, s, 0, ['pass']);
  apply(rules, s, 1, ['pass']);
  s.coins = [9, 9];
  assert.deepEqual(explain(rules, s, 0, ['take', 3]), { rule: 'NI-1.2', say: 'not-so-many', args: { left: 2 } });
  apply(rules, s, 0, ['take', 2]);
  assert.deepEqual(explain(rules, s, 1, ['pass']), { rule: null, say: 'game-over' });
});

test('apply refuses everything outside the list and leaves the state as it was', () => {
  const s = begin();
  const before = hash8(s);
  const bad: [number, Option][] = [
    [0, ['take', 4]],
    [0, ['take', 0]],
    [0, ['take', -1]],
    [0, ['take', 1.5]],
    [0, ['take', Number.NaN]],
    [0, ['take']],
    [0, ['take', 1, 1]],
    [0, ['toString']],
    [0, ['']],
    [1, ['take', 1]],
    [7, ['take', 1]],
    [-1, ['pass']],
  ];
  for (const [seat, option] of bad) {
    assert.throws(() => apply(rules, s, seat, option), IllegalOption, JSON.stringify(option));
    assert.notEqual(explain(rules, s, seat, option), null);
    assert.equal(hash8(s), before);
  }
  assert.throws(() => apply(rules, s, 0, ['take', 9]), {
    message: '["take",9] refused: at-most-three (NI-1.1)',
    refusal: { rule: 'NI-1.1', say: 'at-most-three' },
  });
});

test('an old list is no licence: what was allowed one decision ago is refused now', () => {
  const s = begin();
  const [first] = options(rules, s, 0);
  apply(rules, s, 0, first);
  const before = hash8(s);
  assert.throws(() => apply(rules, s, 0, first), /not-your-turn/);
  assert.equal(hash8(s), before);
});

test('play leaves the state handed in alone', () => {
  const s = begin();
  const before = hash8(s);
  const { state } = play(rules, s, 0, ['take', 2]);
  assert.equal(hash8(s), before);
  assert.equal(state.sticks, 5);
});

test('an equal option of one’s own making is taken like the listed one', () => {
  const s = begin();
  options(rules, s, 0);
  apply(rules, s, 0, ['take', 2]);
  assert.equal(s.sticks, 5);
  assert.ok(sameOption(['take', 2], ['take', 2]));
  assert.ok(!sameOption(['take', 2], ['take', 3]));
  assert.ok(!sameOption(['take', 2], ['take', 2, 2]));
});

test('an option fits the notation when the verb is known and every target exists', () => {
  assert.ok(fitsNotation(rules, ['take', 99]));
  for (const option of [['take', 100], ['take', -1], ['take', 0.5], ['take'], ['constructor'], ['pass', 0]] as Option[])
    assert.ok(!fitsNotation(rules, option), JSON.stringify(option));
});
