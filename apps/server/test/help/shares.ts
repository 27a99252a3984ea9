/** Shares of chance, as a client keeps them: pledged by whoever sits down, opened when the table calls for them. */
import { pledgeOf } from '../../src/fair.ts';
import { newSeed } from '../../src/ids.ts';

/** Whoever can ask the server. */
interface Asker {
  // biome-ignore lint/suspicious/noExplicitAny: whatever the server says.
  api(method: string, path: string, body?: unknown): Promise<{ body: any }>;
}

/** Of everybody in this process, by their pledge. */
const shares = new Map<string, string>();

export function newPledge(): string {
  const share = newSeed();
  const pledge = pledgeOf(share);
  shares.set(pledge, share);
  return pledge;
}
const shareOf = (pledge: string): string => shares.get(pledge) ?? '';

interface Wish {
  readonly seats?: readonly { readonly kind: string }[];
  readonly kind?: string;
  readonly ready?: boolean;
  readonly pledge?: string | null;
}

/** The body of a request by which somebody sits down, with a pledge unless it has one; anything else stays as it is. */
export function pledged(method: string, path: string, body: unknown): unknown {
  const wish = (body ?? {}) as Wish;
  if (method !== 'POST' || typeof wish !== 'object' || wish.pledge !== undefined) return body;
  if (path === '/api/tables' && Array.isArray(wish.seats)) {
    const seats = wish.seats.map((seat) => (seat?.kind === 'me' ? { pledge: newPledge(), ...seat } : seat));
    return { ...wish, seats };
  }
  if (/^\/api\/tables\/[^/]+\/rematch$/.test(path)) return { pledges: [newPledge(), newPledge()], ...wish };
  const sits =
    /^\/api\/links\/|\/join$/.test(path) ||
    (/\/seats\/\d+$/.test(path) && wish.kind === 'me') ||
    (/\/options$/.test(path) && wish.ready === true);
  return sits ? { ...wish, pledge: newPledge() } : body;
}

/** The table that an answer to such a request is about. */
export function tableOf(path: string, answer: { table?: string | { id: string } }): string | null {
  const { table } = answer;
  return (typeof table === 'object' ? table.id : table) ?? /^\/api\/tables\/([^/]+)/.exec(path)?.[1] ?? null;
}

/** Opens every share that the table calls for and this process knows. */
export async function openShares(me: Asker, id: string): Promise<void> {
  const { body } = await me.api('GET', `/api/tables/${id}`);
  if (!body.opening) return;
  for (const { pledge, opened } of body.seats as { pledge: string; opened: boolean }[])
    if (!opened && shares.has(pledge)) await me.api('POST', `/api/tables/${id}/shares`, { share: shareOf(pledge) });
}
