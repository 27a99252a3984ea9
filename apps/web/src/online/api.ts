/** Requests to the server that serves this page; see docs/protocol.md. */
import type { OptionFault, OptionSpec, Options } from '@pony/engine';
import type { Fairness, PaceInfo, TableInfo } from '@pony/protocol';
import { newPledge } from './pledge.ts';

/** Why the server, or the way to it, refused: a word under `online.error.`. */
export class OnlineProblem extends Error {
  readonly say: string;
  readonly status: number;
  /** What the game itself says of the choices that were sent. */
  readonly faults: readonly OptionFault[];
  constructor(say: string, status = 0, faults: readonly OptionFault[] = []) {
    super(say);
    this.faults = faults;
    this.name = 'OnlineProblem';
    this.say = say;
    this.status = status;
  }
}

export interface User {
  readonly id: string;
  readonly name: string;
  /** Of an account; null is a guest. */
  readonly login: string | null;
}

/** What the server keeps of the reader. */
export interface Me {
  readonly user: User | null;
  readonly webhook: string | null;
  /** The account has one. */
  readonly password: boolean;
  /** Looks after what people say here. */
  readonly moderator?: boolean;
  /** Where friends on the same network find the server; told on its own machine alone. */
  readonly network?: string;
}

/** Where the reader is signed in, and by what else he may come in. Times are of the wall; 0: not known. */
export interface Devices {
  readonly sessions: readonly (Device & { readonly seen: number; readonly here: boolean })[];
  readonly passkeys: readonly (Device & { readonly used: number })[];
}
interface Device {
  readonly id: string;
  /** `Firefox, Linux`; empty where the browser said nothing. */
  readonly device: string;
  readonly since: number;
}

/** A line of talk that somebody found out of place. */
export interface Report {
  readonly id: string;
  readonly table: string;
  readonly n: number;
  readonly name: string;
  readonly text: string;
  readonly on: number;
}

export type SeatWish = { kind: 'me' } | { kind: 'link' } | { kind: 'open' } | { kind: 'bot'; level: string };

export interface TableWish {
  readonly game: string;
  readonly options: Options;
  readonly seats: readonly SeatWish[];
  readonly listed: boolean;
  readonly watch: boolean;
  readonly undo: 'free' | 'consent' | 'none';
  readonly pace: PaceInfo | null;
  readonly timeOut: 'bot' | 'claim';
  readonly rated: boolean;
  /** Of the talk. */
  readonly lang: string;
}

export interface Sum {
  readonly won: number;
  readonly lost: number;
  readonly shared: number;
}

/** A game that is over, from the side of a person. */
export interface PlayedGame {
  readonly table: string;
  readonly game: string;
  readonly options: Options;
  readonly seat: string;
  readonly result: 'won' | 'lost' | 'shared' | 'nothing';
  readonly reason: string;
  readonly others: readonly { readonly name: string; readonly bot: boolean }[];
  /** How much was done at the table, and when its game began and ended. */
  readonly moves: number;
  readonly began: number;
  readonly on: number;
  /** What it did to the rating, where it counted. */
  readonly rating: { readonly before: number; readonly after: number } | null;
}

export interface Profile {
  readonly name: string;
  readonly login: string | null;
  /** The month of the first visit. */
  readonly since: number;
  readonly ratings: readonly {
    readonly game: string;
    readonly rating: number;
    readonly deviation: number;
    readonly games: number;
    readonly curve: readonly number[];
  }[];
  readonly bySeat: readonly (Sum & { readonly game: string; readonly seat: string })[];
  readonly against: readonly (Sum & { readonly name: string; readonly bot: boolean; readonly last: number })[];
  readonly games: readonly PlayedGame[];
}

export interface SeatLink {
  readonly seat: number;
  readonly token: string;
}

type Method = 'GET' | 'POST' | 'DELETE';

async function fetched(method: Method, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = method === 'GET' ? {} : { 'x-pony': '1' };
  if (body !== undefined) headers['content-type'] = 'application/json';
  try {
    return await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  } catch {
    throw new OnlineProblem('no-line');
  }
}

export async function call<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const response = await fetched(method, path, body);
  if (!response.headers.get('content-type')?.includes('json')) throw new OnlineProblem('no-line', response.status);
  const answer = (await response.json()) as T & { error?: string; faults?: readonly OptionFault[] };
  if (!response.ok) throw new OnlineProblem(answer.error ?? 'server-error', response.status, answer.faults);
  return answer;
}

/** Own seats of a new table each add to its chance. */
const pledged = (wish: TableWish) => ({
  ...wish,
  seats: wish.seats.map((seat) => (seat.kind === 'me' ? { ...seat, pledge: newPledge() } : seat)),
});

const at = (id: string, rest = ''): string => `/api/tables/${encodeURIComponent(id)}${rest}`;
const link = (token: string): string => `/api/links/${encodeURIComponent(token)}`;

export const api = {
  me: () => call<Me>('GET', '/api/me'),
  profile: () => call<Profile>('GET', '/api/profile'),
  person: (login: string) => call<Profile>('GET', `/api/people/${encodeURIComponent(login)}`),
  guest: (name: string) => call<{ user: User }>('POST', '/api/guest', { name }),
  account: (login: string, password: string) => call<{ user: User }>('POST', '/api/account', { login, password }),
  signIn: (login: string, password: string) => call<{ user: User }>('POST', '/api/sign-in', { login, password }),
  signOut: () => call<unknown>('POST', '/api/sign-out', {}),
  setPassword: (password: string, old?: string) => call<unknown>('POST', '/api/password', { password, old }),
  setWebhook: (url: string | null) => call<unknown>('POST', '/api/webhook', { url }),
  forget: (password?: string) => call<unknown>('DELETE', '/api/account', { password }),
  newCodes: async (password?: string) =>
    (await call<{ codes: string[] }>('POST', '/api/recovery-codes', { password })).codes,
  recover: (login: string, code: string, password: string, keepPasskeys: boolean) =>
    call<{ user: User }>('POST', '/api/recover', { login, code, password, keepPasskeys }),
  /** Who the reader is, said once more. */
  prove: (by: { password: string } | { code: string }) => call<unknown>('POST', '/api/proof', by),
  devices: () => call<Devices>('GET', '/api/devices'),
  endSession: (id: string) => call<unknown>('DELETE', `/api/devices/sessions/${encodeURIComponent(id)}`),
  dropPasskey: (id: string) => call<unknown>('DELETE', `/api/devices/passkeys/${encodeURIComponent(id)}`),
  unmuteAll: () => call<unknown>('DELETE', '/api/mutes'),
  mute: (id: string, n: number) => call<unknown>('POST', at(id, `/chat/${n}/mute`)),
  report: (id: string, n: number) => call<unknown>('POST', at(id, `/chat/${n}/report`)),
  reports: async () => (await call<{ reports: Report[] }>('GET', '/api/reports')).reports,
  dealWith: (report: string, remove: boolean, silentDays: number) =>
    call<unknown>('POST', `/api/reports/${encodeURIComponent(report)}`, { remove, silentDays }),
  table: (id: string) => call<TableInfo>('GET', at(id)),
  lobby: async () => (await call<{ tables: TableInfo[] }>('GET', '/api/tables')).tables,
  mine: async () => (await call<{ tables: TableInfo[] }>('GET', '/api/my-tables')).tables,
  create: (wish: TableWish) => call<{ table: TableInfo; links: SeatLink[] }>('POST', '/api/tables', pledged(wish)),
  join: (id: string, seat?: number) => call<{ seat: number }>('POST', at(id, '/join'), { seat, pledge: newPledge() }),
  leave: (id: string) => call<unknown>('POST', at(id, '/leave')),
  rematch: async (id: string, seats: number) =>
    (await call<{ table: string }>('POST', at(id, '/rematch'), { pledges: Array.from({ length: seats }, newPledge) }))
      .table,
  swap: (id: string, one: number, other: number) => call<unknown>('POST', at(id, '/swap'), { seats: [one, other] }),
  setSeat: (
    id: string,
    seat: number,
    wish: { kind: 'me' | 'open' | 'link' | 'bot'; level?: string; meanwhile?: boolean; putOut?: boolean },
  ) =>
    call<{ token: string | null }>(
      'POST',
      at(id, `/seats/${seat}`),
      wish.kind === 'me' ? { ...wish, pledge: newPledge() } : wish,
    ),
  ready: (id: string, seat: number, ready: boolean) =>
    call<unknown>('POST', at(id, `/seats/${seat}/options`), { ready, pledge: newPledge() }),
  /** What the seat adds to chance: promised, and opened when the table calls for it. */
  pledge: (id: string, seat: number, pledge: string) =>
    call<unknown>('POST', at(id, `/seats/${seat}/options`), { pledge }),
  open: (id: string, share: string) => call<unknown>('POST', at(id, '/shares'), { share }),
  setOptions: (id: string, seat: number, options: Options) =>
    call<unknown>('POST', at(id, `/seats/${seat}/options`), { options }),
  games: async () => (await call<{ games: { id: string; options: OptionSpec[] }[] }>('GET', '/api/games')).games,
  comeBack: (id: string, seat: number) => call<unknown>('POST', at(id, `/seats/${seat}/return`)),
  fairness: (id: string) => call<Fairness>('GET', at(id, '/fairness')),
  link: (token: string) => call<{ table: TableInfo; seat: number }>('GET', link(token)),
  sitDown: (token: string) => call<{ table: string; seat: number }>('POST', link(token), { pledge: newPledge() }),
  pushKey: async () => (await call<{ key: string }>('GET', '/api/push/key')).key,
  push: (subscription: PushSubscriptionJSON) =>
    call<unknown>('POST', '/api/push', { endpoint: subscription.endpoint, keys: subscription.keys }),
  dropPush: (endpoint: string) => call<unknown>('DELETE', '/api/push', { endpoint }),
};

/** The record of a game that is over. */
export async function recordOnline(id: string): Promise<string> {
  const response = await fetched('GET', at(id, '/record'));
  const text = await response.text();
  if (response.ok && response.headers.get('content-type')?.startsWith('text/plain')) return text;
  let say = 'no-line';
  try {
    say = (JSON.parse(text) as { error?: string }).error ?? say;
  } catch {
    // Not our server.
  }
  throw new OnlineProblem(say, response.status);
}
