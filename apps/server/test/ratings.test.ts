/** Ratings: who counts, when, and that it counts once. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TableInfo } from '@pony/protocol';
import { aged, FRESH, rated } from '../src/ratings/glicko.ts';
import { onBoth } from './help/databases.ts';
import { duelOf, guest, type Person, person } from './help/people.ts';
import { serve } from './help/server.ts';

test('Glicko-2 gives what its author gives in his example', () => {
  const player = { rating: 1500, deviation: 200, volatility: 0.06 };
  const { rating, deviation, volatility } = rated(player, [
    { against: { rating: 1400, deviation: 30, volatility: 0.06 }, score: 1 },
    { against: { rating: 1550, deviation: 100, volatility: 0.06 }, score: 0 },
    { against: { rating: 1700, deviation: 300, volatility: 0.06 }, score: 0 },
  ]);
  assert.equal(rating.toFixed(2), '1464.05');
  assert.equal(deviation.toFixed(2), '151.52');
  assert.equal(volatility.toFixed(6), '0.059996');
});

test('a rating grows less sure with time, never less than a fresh one', () => {
  const sure = { rating: 1800, deviation: 50, volatility: 0.06 };
  assert.ok(aged(sure, 30).deviation > 50 && aged(sure, 30).deviation < 100);
  assert.equal(aged(sure, 100_000).deviation, FRESH.deviation);
  assert.equal(aged(sure, 30).rating, 1800);
});

const ratingsOf = async (one: Person) => (await one.api('GET', '/api/profile')).body.ratings;

onBoth('ratings', (fresh) => {
  test('a rated game counts for both, once; a profile tells how and against whom', async () => {
    const where = await fresh();
    const server = await serve(where);
    const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => guest(() => server.port, name)));
    const id = await duelOf(ann, bob, { rated: true });
    assert.equal((await bob.api('GET', `/api/tables/${id}`)).body.rated, true);
    const [a, b] = [ann, bob].map((one) => one.sit(id));
    for (const one of [a, b]) await one.until(({ situation }) => situation !== null);
    await b.ask({ type: 'resign', seat: 1 });
    for (const one of [a, b]) await one.until(({ table }) => table?.status === 'over');
    const [won] = await ratingsOf(ann);
    const [lost] = await ratingsOf(bob);
    assert.deepEqual(won, { game: 'duel', rating: 1662, deviation: 290, games: 1, curve: [1662] });
    assert.deepEqual(lost, { game: 'duel', rating: 1338, deviation: 290, games: 1, curve: [1338] });
    await Promise.all([a, b].map((one) => one.close()));
    // In the lobby it is told of who waits for somebody, and nowhere else.
    const cy = await guest(() => server.port, 'Cy');
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const wish = { game: 'duel', seats, listed: true };
    const mine = (await ann.api('POST', '/api/tables', { ...wish, lang: 'uk' })).body.table.id;
    await cy.api('POST', '/api/tables', wish);
    await ann.api('POST', '/api/tables', { ...wish, game: 'lcg', options: { players: '2' } });
    const { tables } = (await cy.api('GET', '/api/tables')).body;
    const told = tables.map((one: TableInfo) => [one.game, one.lang, one.seats.map(({ rating }) => rating)]);
    assert.deepEqual(told.toSorted(), [
      ['duel', null, [null, undefined]],
      ['duel', 'uk', [1662, undefined]],
      ['lcg', null, [undefined, undefined]],
    ]);
    const [seat] = (await cy.api('GET', `/api/tables/${mine}`)).body.seats;
    assert.ok(!('rating' in seat));
    const wrong = await cy.api('POST', '/api/tables', { ...wish, lang: 'Ukrainian' });
    assert.deepEqual([wrong.status, wrong.body.error], [422, 'bad-request']);
    await server.stop();
    const again = await serve(where);
    const { body } = await person(() => again.port, ann.cookie).api('GET', '/api/profile');
    const came = new Date(body.since);
    assert.deepEqual([came.getUTCDate(), came.getUTCHours(), came <= new Date()], [1, 0, true], 'the month alone');
    assert.deepEqual(body.ratings[0].games, 1, 'not counted again by the next server');
    assert.deepEqual(
      body.against.map(({ name, won, lost }: Record<string, unknown>) => [name, won, lost]),
      [['Bob', 1, 0]],
    );
    assert.deepEqual(
      body.games.map(({ game, seat, result, reason }: Record<string, unknown>) => [game, seat, result, reason]),
      [['duel', 'fellowship', 'won', 'resigned']],
    );
    assert.deepEqual(body.games[0].rating, { before: 1500, after: 1662 }, 'what the game did');
    const { moves, began, on } = body.games[0];
    assert.ok(moves >= 1 && began > 0 && began <= on, `${moves} moves from ${began} to ${on}`);
    await again.stop();
  });

  test('what is broken off, or played by one person alone, counts for nobody; what cannot count is refused by name', async () => {
    const server = await serve(await fresh());
    const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => guest(() => server.port, name)));
    const id = await duelOf(ann, bob, { rated: true });
    const a = ann.sit(id);
    await a.until(({ situation }) => situation?.mayAbort === true);
    await a.ask({ type: 'abort', seat: 0 });
    await a.until(({ table }) => table?.status === 'over');
    assert.deepEqual(await ratingsOf(ann), []);
    const { games } = (await ann.api('GET', '/api/profile')).body;
    assert.deepEqual([games[0].result, games[0].rating], ['nothing', null]);
    const refused = async (wish: object): Promise<string> => {
      const { status, body } = await ann.api('POST', '/api/tables', { game: 'duel', rated: true, ...wish });
      assert.equal(status, 422, JSON.stringify(body));
      return `${body.error}: ${body.message}`;
    };
    const two = [{ kind: 'me' }, { kind: 'link' }];
    assert.match(
      await refused({ seats: [{ kind: 'me' }, { kind: 'bot', level: 'ranger' }] }),
      /not-ratable: no bot sits/,
    );
    assert.match(await refused({ seats: [{ kind: 'me' }, { kind: 'me' }] }), /not-ratable: .*two players/);
    assert.match(await refused({ seats: two, undo: 'free' }), /not-ratable: .*taken back/);
    assert.match(await refused({ seats: two, timeOut: 'bot' }), /not-ratable: .*stands in/);
    assert.match(await refused({ game: 'lcg', options: { players: '2' }, seats: two }), /not-ratable: .*two sides/);
    const made = await ann.api('POST', '/api/tables', { game: 'duel', rated: true, seats: two });
    const seat = await ann.api('POST', `/api/tables/${made.body.table.id}/seats/1`, { kind: 'bot', level: 'ranger' });
    assert.deepEqual([seat.status, seat.body.error], [422, 'not-ratable']);
    const nobody = await ann.api('GET', '/api/people/nobody-at-all');
    assert.deepEqual([nobody.status, nobody.body.error], [404, 'no-such-person']);
    await a.close();
    await server.stop();
  });

  test('an account may be looked up: its ratings, not whom it plays with', async () => {
    const server = await serve(await fresh());
    const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => guest(() => server.port, name)));
    assert.equal((await ann.api('POST', '/api/account', { login: 'ann', password: 'second breakfast' })).status, 200);
    const id = await duelOf(ann, bob, { rated: true });
    const a = ann.sit(id);
    await a.until(({ situation }) => situation !== null);
    await a.ask({ type: 'resign', seat: 0 });
    await a.until(({ table }) => table?.status === 'over');
    const { body } = await bob.api('GET', '/api/people/ann');
    assert.deepEqual([body.name, body.ratings[0].rating, body.against, body.games], ['Ann', 1338, [], []]);
    await a.close();
    await server.stop();
  });
});
