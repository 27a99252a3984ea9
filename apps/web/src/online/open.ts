import type { Plan } from '../new-table.ts';
import { api } from './api.ts';
import { keepLink } from './links.ts';
import { beSomebody } from './me.ts';
import { type Online, wishOf } from './order.ts';

/** Makes a table on the server and says its id; whoever is nobody yet becomes a guest. */
export async function openOnline(game: string, plan: Plan, online: Online, name: string): Promise<string> {
  await beSomebody(name);
  const { table, links } = await api.create(wishOf(game, plan.options, plan, online));
  for (const { seat, token } of links) keepLink(table.id, seat, token);
  if (Object.keys(online.own).length > 0)
    for (const { seat, yours } of table.seats) if (yours) await api.setOptions(table.id, seat, online.own);
  return table.id;
}
