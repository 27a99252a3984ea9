/** Whether this page is served by a server with tables, and who the reader is there. */
import { useEffect, useSyncExternalStore } from 'react';
import { settingsNow } from '../settings.ts';
import { api, OnlineProblem, type User } from './api.ts';
import { foundAt } from './links.ts';

/** none: a copy of the client without a server, or no network. */
export type Server =
  | { readonly is: 'asking' }
  | { readonly is: 'none' }
  | { readonly is: 'here'; readonly user: User | null };

let now: Server = { is: 'asking' };
let asking: Promise<Server> | null = null;
const listeners = new Set<() => void>();

function set(next: Server): Server {
  now = next;
  for (const listen of listeners) listen();
  return next;
}

/** Asks once; again when the network comes back. */
function server(): Promise<Server> {
  if (now.is === 'here') return Promise.resolve(now);
  asking ??= (navigator.onLine === false ? Promise.reject(new OnlineProblem('no-line')) : api.me()).then(
    ({ user, network }) => {
      foundAt(network);
      return set({ is: 'here', user });
    },
    () => {
      asking = null;
      return set({ is: 'none' });
    },
  );
  return asking;
}
addEventListener('online', () => void (listeners.size > 0 && server()));

export function useServer(): Server {
  useEffect(() => void server(), []);
  return useSyncExternalStore(
    (listen) => {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
    () => now,
  );
}

/** Who the reader is, if the server knows them. */
export function useUser(): User | null {
  const here = useServer();
  return here.is === 'here' ? here.user : null;
}

export function setUser(user: User | null): void {
  set({ is: 'here', user });
}

/** The reader's session; without one a guest is made, with the name of the settings or the one given. */
export async function beSomebody(name: string): Promise<User> {
  const here = await server();
  if (here.is === 'here' && here.user) return here.user;
  const { user } = await api.guest(settingsNow().name.trim() || name);
  setUser(user);
  return user;
}
