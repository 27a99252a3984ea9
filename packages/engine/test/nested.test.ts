import assert from 'node:assert/strict';
import { test } from 'node:test';
import { address, apply, ask, asked, type Core, call, caller, hash8, procedure, run, start } from '@pony/engine';
import { may, toyRules } from './toy.ts';

/** A spell copies a spell copies a spell; each asks its own question in the middle of the one that called it. */
interface Spells extends Core {
  life: number[];
  log: string[];
}
interface Spell {
  depth: number;
  owner: number;
  targets: number[];
}
const spell = address<Spell>('spell');
const rules = toyRules<Spells>({
  notation: { hit: ['seat'], copy: [], stop: [] },
  names: { seat: ['north', 'south'] },
  fresh: () => ({ life: [9, 9], log: [] }),
  steps: [
    procedure<Spells>('game', [
      call('cast', spell, () => ({ depth: 1, owner: 0, targets: [] })),
      run('after', (s, _f, cx) => {
        s.log.push('after');
        cx.end({ seats: ['won', 'lost'], reason: 'cast' });
      }),
    ]),
    procedure<Spells, Spell>('spell', [
      ask('target', {
        seats: (_s, f) => [f.owner],
        prompt: (_s, f) => ({ say: 'target', args: { depth: f.depth } }),
        candidates: (_s, _f, _seat, out) => out.push(['hit', 0], ['hit', 1]),
        answer: (_s, f, _seat, [, seat]) => {
          f.targets.push(seat);
        },
      }),
      ask('copy', {
        seats: (_s, f) => [1 - f.owner],
        prompt: () => ({ say: 'copy' }),
        candidates: (_s, f, _seat, out) =>
          out.push(...(f.depth < 3 ? ([['copy'], ['stop']] as const) : ([['stop']] as const))),
        answer: (_s, f, seat, [verb], cx) => {
          if (verb === 'copy') cx.call(spell, { depth: f.depth + 1, owner: seat, targets: [...f.targets] });
        },
      }),
      run('strike', (s, f) => {
        for (const seat of f.targets) s.life[seat] -= f.depth;
        const from = caller<Partial<Spell>>(s);
        s.log.push(`${f.depth} under ${from.p}${from.depth ?? ''}`);
      }),
    ]),
  ],
});

test('an effect asks in the middle of an effect, three deep, and each goes on where it stood', () => {
  const { state: s } = start(rules, {}, 'x');
  apply(rules, s, 0, ['hit', 1]);
  apply(rules, s, 1, ['copy']);
  apply(rules, s, 1, ['hit', 0]);
  apply(rules, s, 0, ['copy']);
  assert.deepEqual(
    s.stack.map((f) => `${f.p}/${f.at}`),
    ['game/after', 'spell/strike', 'spell/strike', 'spell/target'],
  );
  apply(rules, s, 0, ['hit', 0]);
  assert.deepEqual(asked(rules, s), [1]);
  assert.deepEqual(may(rules, s, 1), ['stop']);
  apply(rules, s, 1, ['stop']);
  assert.deepEqual(s.log, ['3 under spell2', '2 under spell1', '1 under game', 'after']);
  assert.deepEqual(s.life, [9 - 3 - 3 - 2, 9 - 3 - 2 - 1]);
});

test('saved as JSON in the middle of the third effect, the game goes on as if nothing had been', () => {
  const moves: [number, readonly [string, ...number[]]][] = [
    [0, ['hit', 1]],
    [1, ['copy']],
    [1, ['hit', 0]],
    [0, ['copy']],
    [0, ['hit', 0]],
    [1, ['stop']],
  ];
  const { state: straight } = start(rules, {}, 'x');
  let saved = start(rules, {}, 'x').state;
  for (const [seat, option] of moves) {
    apply(rules, straight, seat, option);
    saved = JSON.parse(JSON.stringify(saved)) as Spells;
    assert.equal(hash8(saved), hash8(JSON.parse(JSON.stringify(saved))));
    apply(rules, saved, seat, option);
    assert.equal(hash8(saved), hash8(straight));
  }
  assert.deepEqual(saved, straight);
  assert.equal(saved.outcome?.reason, 'cast');
});

test('a clone in the middle of an effect goes its own way', () => {
  const { state: s } = start(rules, {}, 'x');
  apply(rules, s, 0, ['hit', 1]);
  const before = hash8(s);
  const other = rules.clone(s);
  apply(rules, other, 1, ['copy']);
  apply(rules, other, 1, ['hit', 1]);
  assert.equal(hash8(s), before);
  apply(rules, s, 1, ['stop']);
  assert.deepEqual(s.life, [9, 8]);
});

test('a procedure may be entered at a label, and a label that is not there is named', () => {
  interface Walk extends Core {
    log: string[];
  }
  const walk = toyRules<Walk>({
    fresh: () => ({ log: [] }),
    steps: [
      procedure<Walk>('walk', [
        run('late', (_s, _f, cx) => cx.call(address('road'), {}, 'middle')),
        run('whole', (_s, _f, cx) => cx.call(address('road'), {})),
        run('wrong', (s, _f, cx) => {
          assert.throws(() => cx.call(address('road'), {}, 'nowhere'), /no step nowhere in procedure road/);
          s.log.push('over');
          cx.end({ seats: ['won', 'lost'], reason: 'there' });
        }),
      ]),
      procedure<Walk>('road', [
        run('start', (s) => {
          s.log.push('start');
        }),
        run('middle', (s) => {
          s.log.push('middle');
        }),
      ]),
    ],
  });
  assert.deepEqual(start(walk, {}, 'x').state.log, ['middle', 'start', 'middle', 'over']);
});
