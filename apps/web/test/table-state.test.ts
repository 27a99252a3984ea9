import assert from 'node:assert/strict';
import { test } from 'node:test';
import { completeOptions } from '@pony/engine';
import { loadGame } from '@pony/games';
import type { PlayedGame } from '../src/online/api.ts';
import {
  ALL,
  endingsOf,
  fits,
  inOrder,
  longestRun,
  monthsOf,
  playedHere,
  ratingSaid,
  sideOf,
  spanOf,
  TOGETHER,
  wonFrom,
} from '../src/parts/played.ts';
import { tableState } from '../src/parts/table-state.ts';
import { isSpoilt, type KeptTable, readKept } from '../src/store/kept.ts';
import en from '../text/online.en.json' with { type: 'json' };
import uk from '../text/online.uk.json' with { type: 'json' };
import { played } from './played.ts';

const seats = (light: 'you' | 'friend' | 'bot', dark: 'you' | 'friend' | 'bot') => [
  { id: 'fellowship', who: light },
  { id: 'sauron', who: dark },
];
const state = (who: ReturnType<typeof seats>, asked: string[], won: string[] | null = null) =>
  tableState({ seats: who, asked, won, decisions: 5, own: 2 });

test('whose turn it is, for those who sit here', () => {
  assert.deepEqual(state(seats('you', 'bot'), ['fellowship']), { say: 'yourMove', seats: ['fellowship'], yours: true });
  assert.deepEqual(state(seats('you', 'bot'), ['sauron']), { say: 'waitingFor', seats: ['sauron'], yours: false });
  assert.deepEqual(state(seats('you', 'friend'), ['sauron']), { say: 'seatsMove', seats: ['sauron'], yours: true });
  assert.equal(state(seats('bot', 'bot'), ['sauron']).say, 'watching');
  assert.equal(state(seats('you', 'you'), ['sauron']).say, 'yourMove');
});

test('how it ended', () => {
  assert.equal(state(seats('you', 'bot'), [], ['fellowship']).say, 'youWon');
  assert.equal(state(seats('you', 'bot'), [], ['sauron']).say, 'youLost');
  assert.equal(state(seats('you', 'friend'), [], ['sauron']).say, 'won');
  assert.equal(state(seats('bot', 'bot'), [], ['sauron']).say, 'won');
  for (const who of [seats('you', 'bot'), seats('you', 'friend'), seats('bot', 'bot')])
    assert.equal(state(who, [], ['fellowship', 'sauron']).say, 'shared');
});

test('a row of the store that is no table is handed on as it is', () => {
  const row = {
    id: 'a',
    game: 'duel',
    changed: 1,
    saved: '{}',

    summary: { seats: seats('you', 'bot'), asked: [], won: null, decisions: 0, own: 0 },
  };
  assert.deepEqual(readKept(row), row);
  for (const spoilt of [null, 7, 'x', {}, { ...row, summary: null }, { ...row, saved: 5 }, { ...row, changed: '1' }]) {
    const found = readKept(spoilt);
    assert.ok(isSpoilt(found));
    assert.equal(found.id, Object(spoilt).id ?? '');
  }
});

test('a game of this device in the list: from which shelf, how it ended and against whom; a save that cannot be read loses nothing else', () => {
  const record = [
    'pony-record 1',
    'game war',
    'rules 1',
    'seed 965b6d55dbb2219fbaf79a2b9922f03a',
    'options kings=on',
    'seats free-peoples shadow',
    '',
  ];
  const row = (saved: string): KeptTable => ({
    id: 'w',
    game: 'war',
    changed: 7,
    saved,
    summary: {
      seats: [
        { id: 'free-peoples', who: 'you' },
        { id: 'shadow', who: 'bot', level: 'wizard' },
      ],
      asked: [],
      won: ['shadow'],
      decisions: 3,
      own: 1,
    },
  });
  const { shelf, result, seat, others, on } = playedHere(row(JSON.stringify({ record: record.join('\n') })));
  assert.deepEqual([shelf, result, seat, on], ['kings', 'lost', 'free-peoples', 7]);
  assert.deepEqual(others, [{ name: 'wizard', bot: true }]);
  for (const spoilt of ['', '{', '{"record":"nothing"}'])
    assert.deepEqual([playedHere(row(spoilt)).shelf, playedHere(row(spoilt)).reason], ['war', '']);
});

test('filters of the history: game, result, people or bots, here or online, words of the row', () => {
  const friend = played({ where: 'online', result: 'lost', others: [{ name: 'Bob', bot: false }] });
  const finds = (wanted: Partial<typeof ALL>, read = 'Duel You lose Bob'): boolean[] =>
    [played({}), friend].map((one) => fits(one, { ...ALL, ...wanted }, read));
  assert.deepEqual(finds({}), [true, true]);
  assert.deepEqual(finds({ without: ['duel'] }), [false, false]);
  assert.deepEqual(finds({ without: ['war'] }), [true, true]);
  assert.deepEqual(finds({ result: 'lost' }), [false, true]);
  assert.deepEqual(finds({ against: 'bots' }), [true, false]);
  assert.deepEqual(finds({ against: 'people' }), [false, true]);
  assert.deepEqual(finds({ where: 'here' }), [true, false]);
  assert.deepEqual(finds({ words: ' bob ' }), [true, true]);
  assert.deepEqual(finds({ words: 'Taras' }), [false, false]);
});

test('sums of the history: weeks and months, ways games end, the longest run', () => {
  const day = 86_400_000;
  const now = Date.UTC(2026, 10, 16, 12);
  assert.deepEqual(
    [0, 6, 8, 20].map((days) => spanOf(now - days * day, now)),
    ['week', 'week', 'month', '2026-10'],
  );
  const games = (['won', 'won', 'lost', 'won', 'won', 'won', 'shared', 'won'] as const).map((result, i) =>
    played({ result, on: now - (20 - i) * day, reason: i < 6 ? 'races' : 'quest' }),
  );
  assert.equal(longestRun(games), 4);
  assert.deepEqual(
    monthsOf(games, now, 2).map(({ month, won, lost }) => [month, won, lost]),
    [
      ['2026-10', 4, 1],
      ['2026-11', 2, 0],
    ],
  );
  assert.deepEqual(endingsOf(games), [
    { game: 'duel', reason: 'races', share: 0.75 },
    { game: 'duel', reason: 'quest', share: 0.25 },
  ]);
});

test('a game that ended undecided says that no rating changed; one that counted says how', () => {
  const online = (over: Partial<PlayedGame>): PlayedGame =>
    ({ ...played({}), table: 'a', rating: null, ...over }) as PlayedGame;
  assert.deepEqual(ratingSaid(online({ result: 'nothing', reason: 'rules' })), ['online.profile.noCount']);
  assert.deepEqual(ratingSaid(online({ rating: { before: 1500, after: 1662 } })), [
    'review.ratingChange',
    { before: 1500, after: 1662 },
  ]);
  assert.equal(ratingSaid(online({ result: 'won' })), null, 'a friendly game');
  for (const words of [en, uk]) assert.match(words.online.profile.noCount, /rating|рейтинг/);
});

test('games in the order that is asked for: the newest, the longest, the closest; from how far one was still won', () => {
  const curves: Record<string, number[]> = { even: [50, 48, 55], sure: [50, 80, 95], back: [50, 12, 90] };
  const curveOf = (id: string): number[] | null => curves[id] ?? null;
  const games = ['even', 'sure', 'back', 'never'].map((id, i) =>
    played({ id, on: i, moves: 100 - i, result: id === 'even' ? 'lost' : 'won' }),
  );
  const ids = (order: Parameters<typeof inOrder>[1]): string[] => inOrder(games, order, curveOf).map(({ id }) => id);
  assert.deepEqual(ids('newest'), ['never', 'back', 'sure', 'even']);
  assert.deepEqual(ids('longest'), ['even', 'sure', 'back', 'never']);
  assert.deepEqual(ids('closest'), ['even', 'sure', 'back', 'never']);
  assert.equal(wonFrom(games, curveOf), 12);
  assert.equal(wonFrom([games[0], games[3]], curveOf), null);
});

test('the side of every seat of every game is the one the game gives it', async () => {
  const tables: [string, Record<string, string>][] = [
    ['duel', {}],
    ['war', {}],
    ['war', { players: '4' }],
    ['card-game', {}],
    ['card-game', { scenario: 'duel' }],
    ['lcg', { players: '2' }],
  ];
  for (const [id, wish] of tables) {
    const { game } = await loadGame(id, wish);
    const options = completeOptions(game, wish);
    for (const { id: seat, team } of game.rules(options).seats(options)) {
      const side = team === 'shadow' || team === 'sauron' ? 'dark' : 'light';
      assert.equal(sideOf({ game: id, seat }), id === TOGETHER ? null : side, `${id} ${seat}`);
    }
  }
  assert.equal(sideOf({ game: 'duel', seat: '' }), null);
  assert.equal(fits(played({}), { ...ALL, side: 'dark' }, ''), true);
  assert.equal(fits(played({}), { ...ALL, side: 'light' }, ''), false);
});
