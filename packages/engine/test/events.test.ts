import assert from 'node:assert/strict';
import { test } from 'node:test';
import { apply, applyTelling, ask, type Core, type Option, play, procedure, run, start } from '@pony/engine';
import { toyRules } from './toy.ts';

interface Table extends Core {
  deck: number[];
  hand: number[];
  bag: number[];
}
const over = { seats: ['won', 'lost'], reason: 'done' } as const;
const rules = toyRules<Table>({
  names: { card: ['oak', 'elm', 'ash'] },
  notation: { look: [], roll: [], mix: [], pick: [], show: ['card'], wait: [], stop: [] },
  fresh: () => ({ deck: [0, 1, 2], hand: [], bag: [4, 5, 6] }),
  steps: [
    procedure<Table>('table', [
      run('welcome', (_s, _f, cx) => cx.emit('welcome')),
      ask('act', {
        seats: () => [0],
        prompt: () => ({ say: 'act' }),
        candidates: (s, _f, _seat, out) => {
          out.push(['roll'], ['mix'], ['pick'], ['wait'], ['stop']);
          if (s.deck.length > 0) out.push(['look']);
          for (const card of s.hand) out.push(['show', card]);
        },
        answer: (s, _f, seat, [verb, card], cx) => {
          if (verb === 'look') {
            const drawn = cx.draw('card', s.deck);
            s.hand.push(drawn);
            cx.whisper([seat], { say: 'you-drew', args: { card: drawn } }, { say: 'drew', args: { seat } });
          } else if (verb === 'roll') cx.emit('rolled', { face: cx.roll(6) });
          else if (verb === 'mix') cx.shuffle(s.bag);
          else if (verb === 'pick') cx.emit('picked', { n: cx.pick(s.bag) });
          else if (verb === 'show') cx.reveal('card', card);
          else if (verb === 'stop') cx.end(over);
          return 'act';
        },
      }),
    ]),
  ],
});

test('the opening tells its events too', () => {
  assert.deepEqual(start(rules, {}, 'e').events, [{ say: 'welcome' }]);
});

test('an event has a face for everybody and, where it differs, one for those who know', () => {
  const { state } = start(rules, {}, 'e');
  const { events, chance } = applyTelling(rules, state, 0, ['look']);
  assert.deepEqual(events, [
    { say: 'drew', args: { seat: 0 }, secret: { seats: [0], face: { say: 'you-drew', args: { card: 2 } } } },
  ]);
  assert.deepEqual(chance, [{ kind: 'card', id: 2 }]);
  const rolled = applyTelling(rules, state, 0, ['roll']);
  assert.deepEqual(rolled.events, [{ say: 'rolled', args: { face: rolled.chance[0].id } }]);
  assert.equal(rolled.chance[0].kind, 'roll');
});

test('chance and everything brought to light is a barrier, anything else is none', () => {
  const { state } = start(rules, {}, 'e');
  const barrier = (option: Option) => applyTelling(rules, state, 0, option).barrier;
  assert.equal(barrier(['wait']), false);
  assert.equal(barrier(['roll']), true);
  assert.equal(barrier(['wait']), false);
  assert.equal(barrier(['look']), true);
  assert.equal(barrier(['show', 2]), true);
  assert.equal(barrier(['mix']), true);
  assert.equal(barrier(['pick']), true);
  assert.equal(barrier(['stop']), false);
});

test('plain apply tells nobody, and a listener hears only its own decision', () => {
  const { state } = start(rules, {}, 'e');
  const first = applyTelling(rules, state, 0, ['roll']);
  apply(rules, state, 0, ['roll']);
  assert.throws(() => applyTelling(rules, state, 0, ['show', 1]), /no-such-option/);
  apply(rules, state, 0, ['roll']);
  assert.equal(first.events.length, 1);
  assert.equal(play(rules, state, 0, ['roll']).events.length, 1);
});

test('the same words give the same chance, other words other chance', () => {
  const rolls = (words: string) => {
    const { state } = start(rules, {}, words);
    return Array.from({ length: 20 }, () => applyTelling(rules, state, 0, ['roll']).chance[0].id).join('');
  };
  assert.equal(rolls('mellon'), rolls('mellon'));
  assert.notEqual(rolls('mellon'), rolls('mellom'));
});

test('an empty pile cannot be drawn from, and the rules are told which', () => {
  const empty = toyRules<Table>({
    fresh: () => ({ deck: [], hand: [], bag: [] }),
    steps: [
      procedure<Table>('t', [
        run('draw', (s, _f, cx) => {
          cx.draw('card', s.deck);
        }),
      ]),
    ],
  });
  assert.throws(() => start(empty, {}, 'e'), /nothing left to draw: card/);
});
