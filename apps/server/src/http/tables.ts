/** Routes: tables, seats, links, the lobby and what opens when a game is over. */
import { BOT_NAMES } from '@pony/bots';
import { games } from '@pony/games';
import * as v from 'valibot';
import { fairnessOf } from '../fair.ts';
import { inTurn } from '../hub/from-log.ts';
import { openLive } from '../hub/open.ts';
import { hashed } from '../ids.ts';
import { type Described, describe, infoOf, type RatingsAt } from '../info.ts';
import { LIMITS } from '../limits.ts';
import { gameIds, playable } from '../playable.ts';
import { Problem } from '../problem.ts';
import { profileOf } from '../ratings/profile.ts';
import { recordWithNames } from '../record.ts';
import type { SeatRow, TableRow } from '../store/index.ts';
import { createTable, rematch } from '../tables/create.ts';
import { comeBack, join, joinByLink, leave, running, setOptions, setSeat, swapSeats } from '../tables/seats.ts';
import { openShare } from '../tables/start.ts';
import { together } from '../together.ts';
import {
  CreatedAnswer,
  CreateTable,
  Done,
  FairnessAnswer,
  FreshLinkAnswer,
  GamesAnswer,
  LinkAnswer,
  Pledge,
  ProfileAnswer,
  SeatAnswer,
  SeatNumber,
  SetOptions,
  SetSeat,
  Share,
  SwapSeats,
  TableAnswer,
  TablesAnswer,
} from './schemas.ts';
import { type Call, comerOf, type House, route, userOf } from './types.ts';

const DONE = { done: true };

export async function info({ house, session }: Pick<Call, 'house' | 'session'>, id: string) {
  const live = await openLive(house.hub, id);
  if (!live) throw new Problem(404, 'no-such-table');
  const userId = session?.user.id ?? null;
  if (
    !live.row.watch &&
    live.row.owner !== userId &&
    !live.seats.some((seat) => userId !== null && seat.userId === userId)
  )
    throw new Problem(403, 'watching-off');
  return infoOf({ ...live, row: (await house.store.table(id)) ?? live.row }, userId);
}

/** Ratings of all who sit at these tables, by game. */
async function ratingsAt(house: House, seats: Iterable<readonly SeatRow[]>): Promise<Map<string, Map<string, number>>> {
  const people = new Set([...seats].flat().flatMap(({ userId }) => userId ?? []));
  const byGame = new Map<string, Map<string, number>>();
  for (const { userId, game, rating } of await house.store.ratingsAmong([...people])) {
    const of = byGame.get(game) ?? new Map<string, number>();
    byGame.set(game, of.set(userId, Math.round(rating)));
  }
  return byGame;
}

interface Listed {
  readonly described: readonly Described[];
  /** In the lobby: of those who wait for somebody, by game. */
  readonly ratings: ReadonlyMap<string, RatingsAt> | null;
}

/** `lobby`: with the ratings of those who wait for somebody. */
async function found(house: House, rows: readonly TableRow[], lobby: boolean): Promise<Listed> {
  const known = gameIds();
  const shown = rows.filter(({ game }) => known.includes(game));
  const seats = await house.store.seatsOf(shown.map(({ id }) => id));
  const described = await Promise.all(
    shown.map((row) =>
      describe(row, seats.get(row.id) ?? []).catch((error: Error) => {
        house.hub.log.warn({ table: row.id, error: error.message }, 'a table cannot be listed');
        return null;
      }),
    ),
  );
  const waiting = lobby ? shown.filter(({ status }) => status === 'waiting') : [];
  const ratings = await ratingsAt(
    house,
    waiting.map(({ id }) => seats.get(id) ?? []),
  );
  return { described: described.filter((one) => one !== null), ratings: lobby ? ratings : null };
}

const told = ({ described, ratings }: Listed, userId: string | null) => ({
  tables: described.map((one) =>
    infoOf(one, userId, ratings && one.row.status === 'waiting' ? (ratings.get(one.row.game) ?? new Map()) : null),
  ),
});

/** The lobby, of one game or of all: whoever reads it again and again costs the database no more than one who does. */
function lobbyOf(house: House, game: string | null): Promise<Listed> {
  const known = lobbies.get(house) ?? new Map<string | null, () => Promise<Listed>>();
  lobbies.set(house, known);
  const read = async () => found(house, await house.store.lobby(game, LIMITS.lobby), true);
  const ask = known.get(game) ?? together(read);
  known.set(game, ask);
  return ask();
}
const lobbies = new WeakMap<House, Map<string | null, () => Promise<Listed>>>();

const seatOf = ({ params }: Pick<Call, 'params'>): number => {
  if (!/^\d{1,2}$/.test(params.seat)) throw new Problem(404, 'no-such-seat');
  return Number(params.seat);
};

export const tableRoutes = [
  route({
    method: 'GET',
    path: '/api/games',
    summary: 'The games this server plays, their options, and the names of bots',
    answer: GamesAnswer,
    run: async () => ({
      games: await Promise.all(
        gameIds().map(async (id) => {
          const { game } = await playable(id);
          return { id, title: games.find((one) => one.id === id)?.title ?? {}, options: game.options };
        }),
      ),
      bots: BOT_NAMES,
    }),
  }),
  route({
    method: 'GET',
    path: '/api/tables',
    summary: 'The lobby: listed tables that wait for players or run; `?game=` for one game',
    answer: TablesAnswer,
    run: async ({ house, session, query }) => {
      const game = query.game ?? null;
      if (game !== null && !gameIds().includes(game)) return { tables: [] };
      return told(await lobbyOf(house, game), session?.user.id ?? null);
    },
  }),
  route({
    method: 'GET',
    path: '/api/my-tables',
    summary: 'Your tables: running ones first, then waiting ones, then the newest that are over',
    answer: TablesAnswer,
    signedIn: true,
    run: async (call) => {
      const user = userOf(call);
      return told(await found(call.house, await call.house.store.tablesOf(user.id, LIMITS.mine), false), user.id);
    },
  }),
  route({
    method: 'GET',
    path: '/api/profile',
    summary: 'Your own profile: ratings, games that are over, against whom',
    answer: ProfileAnswer,
    signedIn: true,
    run: async (call) => profileOf(call.house.store, userOf(call), true),
  }),
  route({
    method: 'GET',
    path: '/api/people/{login}',
    summary: 'What everybody may know of an account: ratings and how its games ended',
    answer: ProfileAnswer,
    run: async ({ house, params }) => {
      const found = await house.store.byLogin(params.login.slice(0, 64));
      if (!found) throw new Problem(404, 'no-such-person');
      return profileOf(house.store, found.user, false);
    },
  }),
  route({
    method: 'POST',
    path: '/api/tables',
    summary: 'Makes a table; links for seats kept for friends are told once and never again',
    body: CreateTable,
    answer: CreatedAnswer,
    signedIn: true,
    rate: 'create',
    run: async (call) => {
      const { id, links } = await createTable(call.house.hub, comerOf(call), call.body);
      return { table: await info(call, id), links };
    },
  }),
  route({
    method: 'GET',
    path: '/api/tables/{id}',
    summary: 'One table',
    answer: TableAnswer,
    run: async (call) => info(call, call.params.id),
  }),
  route({
    method: 'POST',
    path: '/api/tables/{id}/join',
    summary: 'Sits down on an open seat: the one named, or the first',
    body: v.strictObject({ seat: v.optional(SeatNumber), pledge: Pledge }),
    answer: SeatAnswer,
    signedIn: true,
    run: async (call) => {
      const { id } = call.params;
      return {
        table: id,
        seat: await join(call.house.hub, comerOf(call), id, call.body.seat ?? null, call.body.pledge),
      };
    },
  }),
  route({
    method: 'POST',
    path: '/api/tables/{id}/leave',
    summary:
      'Gets up: before the start the seat is open again; later a bot goes on where the table allows it, else it is given up',
    answer: Done,
    signedIn: true,
    run: async (call) => {
      await leave(call.house.hub, userOf(call), call.params.id);
      return DONE;
    },
  }),
  route({
    method: 'POST',
    path: '/api/tables/{id}/rematch',
    summary:
      'The same people again, one seat on where there are sides, with what the game left for the next (a campaign); asked twice, it names the same new table',
    body: v.strictObject({ pledges: v.pipe(v.array(Pledge), v.minLength(1), v.maxLength(16)) }),
    answer: v.object({ table: v.string() }),
    signedIn: true,
    rate: 'create',
    run: async (call) => ({ table: await rematch(call.house.hub, comerOf(call), call.params.id, call.body.pledges) }),
  }),
  route({
    method: 'POST',
    path: '/api/tables/{id}/seats/{seat}',
    summary:
      'The maker of a table changes a seat before the start; `link` makes a new link and the old one void; a bot with `meanwhile` gets up for whoever brings the link',
    body: SetSeat,
    answer: FreshLinkAnswer,
    signedIn: true,
    rate: 'link',
    run: async (call) => ({
      token: await setSeat(call.house.hub, userOf(call), call.params.id, seatOf(call), call.body),
    }),
  }),
  route({
    method: 'POST',
    path: '/api/tables/{id}/swap',
    summary: 'The maker of a table changes two seats that nobody else has taken, before the start; links go along',
    body: SwapSeats,
    answer: Done,
    signedIn: true,
    run: async (call) => {
      await swapSeats(call.house.hub, userOf(call), call.params.id, call.body.seats);
      return DONE;
    },
  }),
  route({
    method: 'POST',
    path: '/api/tables/{id}/seats/{seat}/options',
    summary: 'Options of your own seat (a deck, say) and whether you are ready, until the start',
    body: SetOptions,
    answer: Done,
    signedIn: true,
    run: async (call) => {
      await setOptions(call.house.hub, userOf(call), call.params.id, seatOf(call), call.body);
      return DONE;
    },
  }),
  route({
    method: 'POST',
    path: '/api/tables/{id}/seats/{seat}/return',
    summary: 'Takes your seat back from the bot that sat down for you',
    answer: Done,
    signedIn: true,
    run: async (call) => {
      await comeBack(call.house.hub, userOf(call), call.params.id, seatOf(call));
      return DONE;
    },
  }),
  route({
    method: 'POST',
    path: '/api/tables/{id}/shares',
    summary: 'Opens the share of the seat that pledged it, when the table calls for it',
    body: v.strictObject({ share: Share }),
    answer: Done,
    run: async (call) => {
      await openShare(call.house.hub, call.params.id, call.body.share);
      return DONE;
    },
  }),
  route({
    method: 'GET',
    path: '/api/tables/{id}/fairness',
    summary: 'The commitment of the dice, and what the seats added to it; seed and salt too when the game is over',
    answer: FairnessAnswer,
    run: async (call) => {
      await info(call, call.params.id);
      const row = await call.house.store.table(call.params.id);
      if (!row) throw new Problem(404, 'no-such-table');
      return fairnessOf(row, await call.house.store.seats(row.id));
    },
  }),
  route({
    method: 'GET',
    path: '/api/tables/{id}/record',
    summary: 'The record of a game that is over: everything, from every viewpoint',
    answer: 'text',
    run: async (call) => {
      const { hub } = call.house;
      await info(call, call.params.id);
      const live = await running(hub, call.params.id);
      const text = await inTurn(live, async () =>
        live.row.status === 'over' && live.table ? recordWithNames(live.table, live.seats) : null,
      );
      if (text === null) throw new Problem(409, 'not-over');
      call.reply.header('content-disposition', `attachment; filename="${live.row.game}-${live.id}.record"`);
      return text;
    },
  }),
  route({
    method: 'GET',
    path: '/api/links/{token}',
    summary: 'What a seat link is for; looking does not use it up',
    answer: LinkAnswer,
    run: async (call) => {
      const { house, params, network } = call;
      if (!house.buckets.take('link', network)) throw new Problem(429, 'too-fast');
      const found = await house.store.link(hashed(params.token));
      const row = found && (await house.store.table(found.table));
      if (!found || !row) throw new Problem(404, 'no-such-link');
      const described = await describe(row, await house.store.seats(row.id));
      return { table: infoOf(described, call.session?.user.id ?? null), seat: found.seat };
    },
  }),
  route({
    method: 'POST',
    path: '/api/links/{token}',
    summary: 'Sits down by a link; it works once',
    body: v.strictObject({ pledge: Pledge }),
    answer: SeatAnswer,
    signedIn: true,
    rate: 'link',
    run: async (call) => joinByLink(call.house.hub, comerOf(call), call.params.token, call.body.pledge),
  }),
];
