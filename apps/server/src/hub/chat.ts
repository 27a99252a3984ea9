/** Talk at a table. */
import type { ChatLine } from '@pony/protocol';
import type { ChatRow } from '../store/index.ts';
import { type Client, type Hub, type Live, say, sayToAll } from './types.ts';

const SHOWN = 100;

const lineOf = ({ n, name, seat, text, at }: ChatRow): ChatLine => ({ n, name, seat, text, at });

/** What was said since it was last told here. */
export async function tellChat(hub: Hub, live: Live): Promise<void> {
  const lines = await hub.store.chat(live.id, live.chatted, SHOWN);
  if (lines.length === 0) return;
  live.chatted = lines[lines.length - 1].n;
  sayToAll(live, { type: 'chat', lines: lines.map(lineOf) });
}

/** The last lines, for somebody who has just come. */
export async function chatSoFar(hub: Hub, live: Live, client: Client): Promise<void> {
  const lines = await hub.store.chat(live.id, 0, SHOWN);
  if (lines.length > 0) say(client, { type: 'chat', lines: lines.map(lineOf) });
  if (live.clients.size <= 1 && lines.length > 0) live.chatted = lines[lines.length - 1].n;
}
