/** Talk at a table. While a game runs, what onlookers say is for onlookers; before and after everybody hears everybody. */
import type { ChatLine } from '@pony/protocol';
import type { ChatRow } from '../store/index.ts';
import { inTurn } from './from-log.ts';
import { seatsOf } from './tell.ts';
import { type Client, type Hub, type Live, say, sayToAll } from './types.ts';

const SHOWN = 100;

const lineOf = ({ n, name, seat, text, at }: ChatRow): ChatLine => ({ n, name, seat, text, at });

/** What a client may read: nothing of those it does not want to, and at a running game nothing that is whispered behind it. */
function readable(live: Live, client: Client, muted: readonly string[], lines: readonly ChatRow[]): ChatLine[] {
  const apart = live.row.status === 'live' && seatsOf(live, client).length > 0;
  return lines.filter(({ seat, userId }) => !(apart && seat === null) && !muted.includes(userId)).map(lineOf);
}

async function tellOne(hub: Hub, live: Live, client: Client, lines: readonly ChatRow[]): Promise<void> {
  const muted = client.user ? await hub.store.muted(client.user.id) : [];
  const shown = readable(live, client, muted, lines);
  if (shown.length > 0) say(client, { type: 'chat', lines: shown });
}

/** What was said since it was last told here. */
export async function tellChat(hub: Hub, live: Live): Promise<void> {
  const lines = await hub.store.chat(live.id, live.chatted, SHOWN);
  if (lines.length === 0) return;
  live.chatted = lines[lines.length - 1].n;
  await Promise.all([...live.clients].map((client) => tellOne(hub, live, client, lines)));
}

/** The last lines, for somebody who has just come. */
export async function chatSoFar(hub: Hub, live: Live, client: Client): Promise<void> {
  const lines = await hub.store.chat(live.id, 0, SHOWN);
  if (lines.length === 0) return;
  await tellOne(hub, live, client, lines);
  if (live.clients.size <= 1) live.chatted = lines[lines.length - 1].n;
}

/** A line was taken out: whoever has it shows it no more, wherever he is. */
export async function tellLine(hub: Hub, id: string, n: number): Promise<void> {
  await lineGone(hub, id, n);
  await hub.store.notify(`${hub.process} line ${id}:${n}`);
}

/** At this process. */
export async function lineGone(hub: Hub, id: string, n: number): Promise<void> {
  const live = await hub.lives.get(id);
  if (!live) return;
  await inTurn(live, async () =>
    sayToAll(live, { type: 'chat', lines: [{ n, name: '', seat: null, text: '', at: Date.now() }] }),
  );
}
