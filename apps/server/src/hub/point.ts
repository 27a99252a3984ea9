/** Somebody points at a thing on the table for the others. It is kept nowhere: who comes later has missed it. */
import type { ClientMessage } from '@pony/protocol';
import { type Hub, type Live, say } from './types.ts';

export type Pointing = Pick<Extract<ClientMessage, { type: 'point' }>, 'seat' | 'kind' | 'id'>;

/** As words between processes. */
export const pointWords = (table: string, { seat, kind, id }: Pointing): string => [table, seat, kind, id].join('/');

export function readPointWords(words: string): { table: string; pointing: Pointing } {
  const [table, seat, kind, id] = words.split('/');
  return { table, pointing: { seat: Number(seat), kind, id: Number(id) } };
}

/** Everybody sees it but those who want to hear nothing of that player. */
export async function tellPointing(hub: Hub, live: Live, { seat, kind, id }: Pointing): Promise<void> {
  const by = live.seats.find((one) => one.seat === seat)?.userId;
  for (const client of live.clients) {
    const muted = client.user ? await hub.store.muted(client.user.id) : [];
    if (!by || !muted.includes(by)) say(client, { type: 'pointed', seat, kind, id });
  }
}
