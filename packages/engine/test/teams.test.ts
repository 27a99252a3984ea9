import assert from 'node:assert/strict';
import { test } from 'node:test';
import { apply, ask, asked, type Core, completeOptions, type Options, options, procedure, start } from '@pony/engine';
import { toyGame, toyRules } from './toy.ts';

/** Everybody carries in turn; a team (or all together) wins by carrying enough before the night. */
interface Carry extends Core {
  carried: number[];
  turn: number;
}
const TEAMS: Record<string, readonly string[]> = {
  '1': ['west'],
  '2': ['west', 'east'],
  '3': ['west', 'east', 'east'],
  '4': ['west', 'west', 'east', 'east'],
};
const carry = (given: Options) => {
  const teams = TEAMS[given.players];
  const together = given.mode === 'together';
  const seats = teams.map((team, i) => ({ id: `p${i + 1}`, team: together ? 'all' : team }));
  return toyRules<Carry>({
    id: 'carry',
    notation: { carry: ['count'] },
    seats: () => seats,
    fresh: () => ({ carried: teams.map(() => 0), turn: 0 }),
    steps: [
      procedure<Carry>('carry', [
        ask('carry', {
          seats: (s) => [s.turn % seats.length],
          prompt: () => ({ say: 'carry' }),
          candidates: (_s, _f, _seat, out) => out.push(['carry', 1], ['carry', 2]),
          answer: (s, _f, seat, [, n], cx) => {
            s.carried[seat] += n;
            if (++s.turn < 2 * seats.length) return 'carry';
            const sum = (team: string) => s.carried.reduce((all, n, i) => all + (teams[i] === team ? n : 0), 0);
            if (together) {
              const score = s.carried.reduce((all, n) => all + n, 0);
              const end = score >= 3 * seats.length ? 'won' : 'lost';
              cx.end({ seats: seats.map(() => end), reason: 'night', score });
            } else if (sum('west') === sum('east')) {
              cx.end({ seats: seats.map(() => 'shared'), reason: 'equal' });
            } else {
              const best = sum('west') > sum('east') ? 'west' : 'east';
              cx.end({ seats: seats.map((one) => (one.team === best ? 'won' : 'lost')), reason: 'more' });
            }
            return;
          },
        }),
      ]),
    ],
  });
};
const specs = [
  { id: 'players', values: ['2', '1', '3', '4'] },
  { id: 'mode', values: ['teams', 'together'] },
];
const game = toyGame('carry', specs, carry as never);

/** `loads` seat by seat, every turn of the seat alike. */
function outcome(given: Options, loads: readonly number[]) {
  const full = completeOptions(game, given);
  const rules = game.rules(full);
  const s = start(rules, full, 'x').state;
  const order: number[] = [];
  while (!s.outcome) {
    const [seat] = asked(rules, s);
    order.push(seat);
    assert.equal(options(rules, s, seat).length, 2);
    for (const other of rules.seats(full).keys()) if (other !== seat) assert.deepEqual(options(rules, s, other), []);
    apply(rules, s, seat, ['carry', loads[seat]]);
  }
  return { order, seats: s.outcome.seats, reason: s.outcome.reason, score: s.outcome.score };
}

test('one seat alone', () => {
  const lost = { order: [0, 0], seats: ['lost'], reason: 'night', score: 2 };
  assert.deepEqual(outcome({ players: '1', mode: 'together' }, [1]), lost);
  assert.deepEqual(outcome({ players: '1', mode: 'together' }, [2]).seats, ['won']);
});

test('two seats against each other, with a shared end', () => {
  assert.deepEqual(outcome({}, [2, 1]).seats, ['won', 'lost']);
  assert.deepEqual(outcome({}, [2, 2]).seats, ['shared', 'shared']);
});

test('three seats, one against a team of two', () => {
  assert.deepEqual(outcome({ players: '3' }, [2, 1, 1]).seats, ['shared', 'shared', 'shared']);
  assert.deepEqual(outcome({ players: '3' }, [1, 1, 1]).seats, ['lost', 'won', 'won']);
});

test('four seats in two teams win and lose as teams', () => {
  const end = outcome({ players: '4' }, [1, 2, 1, 1]);
  assert.deepEqual(end.order, [0, 1, 2, 3, 0, 1, 2, 3]);
  assert.deepEqual(end.seats, ['won', 'won', 'lost', 'lost']);
});

test('four seats together have one end and a score', () => {
  const end = outcome({ players: '4', mode: 'together' }, [1, 2, 1, 2]);
  assert.deepEqual(end.seats, ['won', 'won', 'won', 'won']);
  assert.equal(end.score, 12);
});

test('options are completed with defaults, and unknown ones are named', () => {
  assert.deepEqual(completeOptions(game, {}), { players: '2', mode: 'teams' });
  assert.deepEqual(completeOptions(game, { players: '4' }), { players: '4', mode: 'teams' });
  assert.throws(() => completeOptions(game, { players: '5' }), /option players may be 2, 1, 3, 4, not "5"/);
  assert.throws(() => completeOptions(game, { seats: '2' }), /carry has no option "seats"; it has: players, mode/);
  assert.throws(() => completeOptions(game, { 'deck@p1': 'x' }), /carry has no option "deck" for a seat/);
});
