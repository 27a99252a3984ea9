/** Pointing at things for others: only at what everybody may know of. */
import type { Kind, Seat, Zone } from '@pony/engine';
import type { Table } from './types.ts';

const zonesOf = ({ rules, state }: Table, seat: Seat | null): readonly Zone[] => rules.view(state, seat).zones;

/** There is such a thing in the game at all. */
function isThing({ rules }: Table, kind: Kind, id: number): boolean {
  const kinds = new Set([...Object.values(rules.kinds), ...Object.values(rules.notation).flat()]);
  return kinds.has(kind) && id >= 0 && id < rules.size(kind);
}

/** Whether a thing lies open to everybody: an onlooker sees it, or it is of a kind that lies hidden nowhere. */
export function liesOpen(table: Table, kind: Kind, id: number): boolean {
  const seen = zonesOf(table, null);
  if (seen.some((zone) => zone.kind === kind && Array.isArray(zone.items) && zone.items.includes(id))) return true;
  if (!isThing(table, kind, id)) return false;
  return ![seen, ...table.specs.map((_, seat) => zonesOf(table, seat))].flat().some((zone) => zone.kind === kind);
}
