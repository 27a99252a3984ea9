import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  address,
  apply,
  ask,
  asked,
  type Core,
  call,
  caller,
  type HappeningLocals,
  happen,
  happening,
  type Listener,
  pending,
  procedure,
  run,
  start,
} from '@pony/engine';
import { may, toyRules } from './toy.ts';

/** Damage to a hero, with shields that replace it, curses it forces, and responses of both seats. */
interface Fight extends Core {
  life: number[];
  /** Cards in play, by number; each carries the ability of the listener of the same number. */
  play: number[];
  log: string[];
}
const DAMAGE = 0;
const HEAL = 1;
const happens = address<HappeningLocals>('happening');
const choice = address<{ hero: number }>('choice');
const CARDS = ['shield', 'ward', 'amulet', 'curse', 'plague', 'herb', 'revenge', 'echo'];
const inPlay = (card: number, kind: number) => (s: Fight, h: HappeningLocals) =>
  h.kind === kind && s.play.includes(card) ? [card] : [];
const owner = (card: number) => (card === 6 || card === 7 ? 1 : 0);
const ability = (
  when: Listener<Fight>['when'],
  card: number,
  kind: number,
  act: Listener<Fight>['act'],
): Listener<Fight> => ({
  when,
  sources: inPlay(card, kind),
  seat: () => owner(card),
  act: (s, h, source, cx) => {
    s.log.push(CARDS[card]);
    act(s, h, source, cx);
  },
});
const listeners: Listener<Fight>[] = [
  ability('instead', 0, DAMAGE, (_s, h) => {
    h.prevented = 1;
  }),
  ability('instead', 1, DAMAGE, (_s, h) => {
    h.args[1] -= 1;
  }),
  ability('instead', 2, DAMAGE, (_s, h, _source, cx) => cx.call(choice, { hero: h.args[0] })),
  ability('forced', 3, DAMAGE, (s, h) => {
    s.life[h.args[0]] -= 1;
  }),
  ability('forced', 4, DAMAGE, (s) => {
    s.life = s.life.map((n) => n * 2);
  }),
  ability('response', 5, DAMAGE, (_s, h, _source, cx) => cx.call(happens, happen(HEAL, h.args[0], 1))),
  ability('response', 6, DAMAGE, (_s, h, _source, cx) => cx.call(happens, happen(DAMAGE, 1 - h.args[0], 1))),
  ability('response', 7, HEAL, (_s, h, _source, cx) => cx.call(happens, happen(DAMAGE, h.args[0], 2))),
];
const [happeningProcedure, responses] = happening<Fight>('happening', {
  listeners,
  effect: (s, h) => {
    s.log.push(`${h.kind === DAMAGE ? 'damage' : 'heal'} ${h.args.join(' ')}`);
    s.life[h.args[0]] += h.kind === DAMAGE ? -h.args[1] : h.args[1];
  },
  chooser: (_s, h) => h.args[0],
  order: () => [0, 1],
  mayRespond: (s) => s.play.some((card) => listeners[card].when === 'response'),
  prompt: (when, h) => ({ say: when, args: { kind: h.kind } }),
});

function fight(...cards: string[]) {
  const rules = toyRules<Fight>({
    names: { listener: CARDS, card: CARDS },
    notation: { react: ['listener', 'card'], pass: [], yes: [], no: [] },
    fresh: () => ({ life: [10, 10], play: cards.map((card) => CARDS.indexOf(card)), log: [] }),
    steps: [
      procedure<Fight>('fight', [
        call('strike', happens, () => happen(DAMAGE, 0, 3)),
        run('over', (_s, _f, cx) => cx.end({ seats: ['won', 'lost'], reason: 'struck' })),
      ]),
      happeningProcedure,
      responses,
      procedure<Fight, { hero: number }>('choice', [
        ask('prevent', {
          seats: (_s, f) => [f.hero],
          prompt: () => ({ say: 'prevent' }),
          candidates: (_s, _f, _seat, out) => out.push(['yes'], ['no']),
          answer: (s, _f, _seat, [verb]) => {
            if (verb === 'yes') caller<HappeningLocals>(s).prevented = 1;
          },
        }),
      ]),
    ],
  });
  const { state: s } = start(rules, {}, 'x');
  const does = (seat: number, verb: string, card?: string) => {
    assert.deepEqual(asked(rules, s), [seat]);
    const id = CARDS.indexOf(card ?? '');
    apply(rules, s, seat, card ? [verb, id, id] : [verb]);
  };
  return { rules, s, does };
}

test('with nobody listening the effect just happens', () => {
  const { s } = fight();
  assert.deepEqual(s.log, ['damage 0 3']);
  assert.deepEqual(s.life, [7, 10]);
});

test('a replacement prevents the effect, and with it what the effect would force and allow', () => {
  const { s } = fight('shield', 'curse', 'herb');
  assert.deepEqual(s.log, ['shield']);
  assert.deepEqual(s.life, [10, 10]);
});

test('a replacement may change the effect instead; forced effects follow it by themselves', () => {
  const { s } = fight('ward', 'curse');
  assert.deepEqual(s.log, ['ward', 'damage 0 2', 'curse']);
  assert.deepEqual(s.life, [7, 10]);
});

test('several replacements are put in order by the chooser; one that prevents ends them', () => {
  const { rules, s, does } = fight('shield', 'ward');
  assert.deepEqual(pending(rules, s)?.prompt(0), { say: 'instead', args: { kind: DAMAGE } });
  assert.deepEqual(may(rules, s, 0), ['react shield shield', 'react ward ward']);
  does(0, 'react', 'shield');
  assert.deepEqual(s.log, ['shield']);
  const other = fight('shield', 'ward');
  other.does(0, 'react', 'ward');
  assert.deepEqual(other.s.log, ['ward', 'shield']);
});

test('a replacement that asks first prevents only when the answer says so', () => {
  const { s, does } = fight('amulet', 'curse');
  does(0, 'yes');
  assert.deepEqual(s.log, ['amulet']);
  assert.deepEqual(s.life, [10, 10]);
  const other = fight('amulet', 'ward', 'curse');
  other.does(0, 'react', 'amulet');
  other.does(0, 'no');
  assert.deepEqual(other.s.log, ['amulet', 'ward', 'damage 0 2', 'curse']);
  const prevented = fight('amulet', 'ward');
  prevented.does(0, 'react', 'amulet');
  prevented.does(0, 'yes');
  assert.deepEqual(prevented.s.log, ['amulet']);
});

test('the order of several forced effects is chosen, and it matters', () => {
  const first = fight('curse', 'plague');
  assert.deepEqual(may(first.rules, first.s, 0), ['react curse curse', 'react plague plague']);
  first.does(0, 'react', 'curse');
  assert.deepEqual(first.s.life, [12, 20]);
  const second = fight('curse', 'plague');
  second.does(0, 'react', 'plague');
  assert.deepEqual(second.s.life, [13, 20]);
});

test('responses are a window in turn order, each used once on one happening', () => {
  const { rules, s, does } = fight('herb');
  assert.deepEqual(may(rules, s, 0), ['react herb herb', 'pass']);
  does(0, 'react', 'herb');
  for (const seat of [0, 1]) does(seat, 'pass');
  assert.deepEqual(may(rules, s, 1), ['pass']);
  does(1, 'pass');
  assert.deepEqual(may(rules, s, 0), ['pass']);
  does(0, 'pass');
  assert.deepEqual(s.log, ['damage 0 3', 'herb', 'heal 0 1']);
  assert.ok(s.outcome);
});

test('a response to a response to a happening: each settles before the one it answers goes on', () => {
  const { rules, s, does } = fight('herb', 'echo');
  does(0, 'react', 'herb');
  assert.deepEqual(may(rules, s, 0), ['pass']);
  does(0, 'pass');
  assert.deepEqual(may(rules, s, 1), ['react echo echo', 'pass']);
  does(1, 'react', 'echo');
  assert.deepEqual(s.stack.map((f) => f.p).slice(1), Array(3).fill(['happening', 'happening-responses']).flat());
  assert.deepEqual(may(rules, s, 0), ['react herb herb', 'pass'], 'a new happening may be answered anew');
  for (const seat of [0, 1, 0, 1, 1, 0]) does(seat, 'pass');
  assert.deepEqual(s.log, ['damage 0 3', 'herb', 'heal 0 1', 'echo', 'damage 0 2']);
  assert.equal(s.outcome?.reason, 'struck');
});
