import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  address,
  apply,
  asked,
  type Core,
  call,
  explain,
  type Option,
  offers,
  opened,
  procedure,
  refusal,
  run,
  start,
  type WindowLocals,
  window,
  windowSteps,
} from '@pony/engine';
import { may, toyRules } from './toy.ts';

/** Three seats may shout until all have passed one after the other; a shout may be answered in a window of its own. */
interface Hall extends Core {
  breath: number[];
  first: number;
  silent: number[];
  log: string[];
}
const TIRED = refusal<Hall>('HA-1.1', 'out-of-breath');
const inner = address<WindowLocals>('answers');
const order = (s: Hall) => [0, 1, 2].map((i) => (s.first + i) % 3);
const shouting = (name: string, loud: boolean) =>
  window<Hall>(name, {
    order,
    canAct: (s, _f, seat) => !s.silent.includes(seat),
    prompt: () => ({ say: name }),
    candidates: (_s, _f, _seat, out) => out.push(['shout'], ...(loud ? ([['roar']] as const) : [])),
    refuse: (s, _f, seat) => (s.breath[seat] > 0 ? null : TIRED),
    act: (s, _f, seat, [verb], cx) => {
      s.breath[seat]--;
      s.log.push(`${name} ${verb} ${seat}`);
      if (verb === 'roar') cx.call(inner, opened());
    },
  });
const hall = (first: number, silent: number[] = []) =>
  toyRules<Hall>({
    notation: { shout: [], roar: [], pass: [] },
    seats: () => ['a', 'b', 'c'].map((id) => ({ id, team: id })),
    fresh: () => ({ breath: [2, 1, 1], first, silent, log: [] }),
    steps: [
      procedure<Hall>('hall', [
        call('open', address<WindowLocals>('shouts'), opened),
        run('close', (_s, _f, cx) => cx.end({ seats: ['won', 'lost', 'lost'], reason: 'silence' })),
      ]),
      shouting('shouts', true),
      shouting('answers', false),
    ],
  });

function playing(first = 0, silent: number[] = []) {
  const rules = hall(first, silent);
  const { state: s } = start(rules, {}, 'x');
  const does = (seat: number, verb: string) => {
    assert.deepEqual(asked(rules, s), [seat]);
    apply(rules, s, seat, [verb]);
  };
  return { rules, s, does };
}

test('a window closes when all have passed one after the other', () => {
  const { s, does } = playing();
  for (const seat of [0, 1, 2]) does(seat, 'pass');
  assert.equal(s.outcome?.reason, 'silence');
});

test('whoever acts gives everybody another chance, in turn order', () => {
  const { rules, s, does } = playing();
  does(0, 'pass');
  does(1, 'pass');
  does(2, 'shout');
  does(0, 'shout');
  does(1, 'pass');
  does(2, 'pass');
  assert.deepEqual(asked(rules, s), [0]);
  assert.deepEqual(may(rules, s, 0), ['shout', 'roar', 'pass']);
  does(0, 'pass');
  assert.equal(s.outcome?.reason, 'silence');
});

test('the order starts where the game says', () => {
  const { does, s } = playing(2);
  for (const seat of [2, 0, 1]) does(seat, 'pass');
  assert.ok(s.outcome);
});

test('one may always pass, also when everything else is refused with a reason', () => {
  const { rules, s, does } = playing(1);
  does(1, 'shout');
  does(2, 'pass');
  does(0, 'pass');
  assert.deepEqual(may(rules, s, 1), ['pass']);
  assert.deepEqual(explain(rules, s, 1, ['shout']), { rule: 'HA-1.1', say: 'out-of-breath' });
});

test('a seat that openly cannot act is passed over, and a window nobody can use closes by itself', () => {
  const { does, s } = playing(0, [1]);
  does(0, 'pass');
  does(2, 'pass');
  assert.ok(s.outcome);
  assert.ok(playing(0, [0, 1, 2]).s.outcome);
});

test('a window inside a window closes first, then the outer one goes on with the next seat', () => {
  const { does, s } = playing();
  does(0, 'roar');
  does(0, 'pass');
  does(1, 'shout');
  does(2, 'pass');
  does(0, 'pass');
  assert.equal(s.stack.length, 3);
  does(1, 'pass');
  assert.equal(s.stack.length, 2);
  does(1, 'pass');
  does(2, 'pass');
  does(0, 'pass');
  assert.ok(s.outcome);
  assert.deepEqual(s.log, ['shouts roar 0', 'answers shout 1']);
});

/** Two players on three places: 0, 1, 0. Nobody passes before having knocked; the window stands inside another procedure. */
interface Door extends Core {
  knocks: number[];
}
const SHY = refusal<Door>('HA-1.2', 'knock-first');
const PLACES = [0, 1, 0];
const doorRules = () =>
  toyRules<Door>({
    notation: { knock: [], pass: [] },
    fresh: () => ({ knocks: [0, 0] }),
    steps: [
      procedure<Door, WindowLocals>('door', [
        run('before', (_s, f) => {
          Object.assign(f, opened());
        }),
        ...windowSteps<Door>('d', {
          order: () => PLACES,
          prompt: () => ({ say: 'door' }),
          candidates: (_s, _f, _seat, out) => out.push(['knock']),
          refusePass: (s, _f, seat) => (s.knocks[seat] > 0 ? null : SHY),
          enough: (_s, f) => {
            const last = PLACES.map((_, i) => PLACES[(f.turn - 1 - i + 3 * PLACES.length) % PLACES.length]);
            return new Set(last.slice(0, f.passes)).size === 2;
          },
          tell: (_s, _f, _seat, [verb]) => ({ say: `${verb}-at-the-door` }),
          would: (s, _f, seat) => [{ say: 'knocks', args: { n: s.knocks[seat] + 1 } }],
          act: (s, _f, seat) => {
            s.knocks[seat]++;
          },
        }),
        run('after', (_s, _f, cx) => cx.end({ seats: ['won', 'lost'], reason: 'open' })),
      ]),
    ],
  });
const KNOCK: Option = ['knock'];

test('a window may forbid passing, with a reason, and be part of another procedure', () => {
  const rules = doorRules();
  const { state: s } = start(rules, {}, 'x');
  assert.deepEqual(may(rules, s, 0), ['knock']);
  assert.deepEqual(explain(rules, s, 0, ['pass']), { rule: 'HA-1.2', say: 'knock-first' });
  apply(rules, s, 0, KNOCK);
  assert.deepEqual(may(rules, s, 1), ['knock']);
  apply(rules, s, 1, KNOCK);
  assert.deepEqual(may(rules, s, 0), ['knock', 'pass']);
});

test('a window may count passes by player: both have passed in a row, whatever places they stand on', () => {
  const rules = doorRules();
  const { state: s } = start(rules, {}, 'x');
  for (const seat of [0, 1]) apply(rules, s, seat, KNOCK);
  apply(rules, s, 0, ['pass']);
  assert.deepEqual(asked(rules, s), [0]);
  apply(rules, s, 0, ['pass']);
  assert.deepEqual(asked(rules, s), [1]);
  apply(rules, s, 1, ['pass']);
  assert.equal(s.outcome?.reason, 'open');
});

test('an offer says what it would do, with the present numbers; passing and what is refused say nothing', () => {
  const rules = doorRules();
  const { state: s } = start(rules, {}, 'x');
  assert.deepEqual(offers(rules, s, 0), [
    {
      option: ['knock'],
      tell: { say: 'knock-at-the-door' },
      refusal: null,
      would: [{ say: 'knocks', args: { n: 1 } }],
    },
    { option: ['pass'], tell: { say: 'pass-at-the-door' }, refusal: { rule: 'HA-1.2', say: 'knock-first' } },
  ]);
});
