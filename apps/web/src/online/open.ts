import type { SeatSpec } from '@pony/engine';
import type { Plan } from '../new-table.ts';
import { api } from './api.ts';
import { keepLink } from './links.ts';
import { beSomebody } from './me.ts';
import { type Online, wishOf } from './order.ts';

/** Makes a table on the server and says its id; whoever is nobody yet becomes a guest. */
export async function openOnline(
  game: string,
  specs: readonly SeatSpec[],
  plan: Plan,
  online: Online,
  { name, lang }: { name: string; lang: string },
): Promise<string> {
  await beSomebody(name);
  const { wish, own } = wishOf(game, specs, plan, online, lang);
  const { table, links } = await api.create(wish);
  for (const { seat, token } of links) keepLink(table.id, seat, token);
  for (const { seat, yours, kind } of table.seats)
    if ((yours || kind === 'bot') && Object.keys(own[seat]).length > 0) await api.setOptions(table.id, seat, own[seat]);
  return table.id;
}
