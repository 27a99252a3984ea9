/** Who is asking: a random token in a cookie that scripts cannot read, kept hashed. */
import type { IncomingMessage } from 'node:http';
import { hashed, newId, newSecret } from '../ids.ts';
import type { Store, User } from '../store/index.ts';

export const COOKIE = 'pony';
const TOUCH_MS = 3_600_000;

export interface Session {
  readonly user: User;
  /** The hash under which it is kept. */
  readonly id: string;
  /** When whoever holds it last proved to be its owner; 0: never. */
  readonly provenOn: number;
}

/** How a session was opened. */
export interface Opening {
  readonly device: string;
  /** By a password, a passkey or a code, just now. */
  readonly proven: boolean;
}
const AS_GUEST: Opening = { device: '', proven: false };

export function tokenOf(request: Pick<IncomingMessage, 'headers'>): string | null {
  for (const part of (request.headers.cookie ?? '').split(';')) {
    const [name, value] = part.trim().split('=');
    if (name === COOKIE && value && /^[A-Za-z0-9_-]{43}$/.test(value)) return value;
  }
  return null;
}

export async function sessionOf(store: Store, request: Pick<IncomingMessage, 'headers'>): Promise<Session | null> {
  const token = tokenOf(request);
  if (!token) return null;
  const id = hashed(token);
  const found = await store.session(id);
  if (!found) return null;
  if (found.seenOn < Date.now() - TOUCH_MS) await store.touchSession(id, Date.now());
  return { user: found.user, id, provenOn: found.provenOn };
}

/** The token of a new session; it leaves the server only in the cookie. */
export async function openSession(store: Store, userId: string, how: Opening = AS_GUEST): Promise<string> {
  const token = newSecret();
  const on = Date.now();
  await store.openSession(hashed(token), userId, on, { device: how.device, provenOn: how.proven ? on : 0 });
  return token;
}

export async function newGuest(store: Store, name: string): Promise<{ user: User; token: string }> {
  const id = newId();
  await store.createUser(id, name, Date.now());
  return { user: { id, name, login: null, webhook: null, hasPassword: false }, token: await openSession(store, id) };
}

export function cookieOf(token: string | null, secure: boolean, days: number): string {
  const age = token === null ? 0 : days * 86_400;
  return `${COOKIE}=${token ?? ''}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${age}${secure ? '; Secure' : ''}`;
}
