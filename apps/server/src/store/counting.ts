/** Limits that hold for a person and for an address, over all processes: whoever counts locks the row he counts for. */
import type { Statement } from './db.ts';

export interface Whose {
  readonly userId: string;
  /** The address, sealed; null counts for nobody. */
  readonly network: string | null;
}

/** So many may a person have, and so many all who come from one address. */
export interface Most {
  readonly person: number;
  readonly network: number;
}

const OWNED = `SELECT COUNT(*) FROM tables WHERE owner = $1 AND status <> 'over'`;
const OWNED_THERE = `SELECT COUNT(*) FROM tables WHERE network = $1 AND status = 'waiting'`;
const CHAIRS = `SELECT COUNT(*) FROM seats s JOIN tables t ON t.id = s.table_id
  WHERE s.user_id = $1 AND s.kind = 'person' AND t.status = 'waiting' AND t.owner <> s.user_id`;
const CHAIRS_THERE = `SELECT COUNT(*) FROM seats s JOIN tables t ON t.id = s.table_id
  WHERE s.network = $1 AND s.kind = 'person' AND t.status = 'waiting' AND t.owner <> s.user_id`;

function fewer(person: string, there: string, { userId, network }: Whose, most: Most, on: number): Statement[] {
  return [
    { sql: 'UPDATE users SET name = name WHERE id = $1', params: [userId] },
    { sql: `SELECT id FROM users WHERE id = $1 AND (${person}) < $2`, params: [userId, most.person], must: true },
    ...(network === null
      ? []
      : [
          {
            sql: 'INSERT INTO networks (id, seen_on) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET seen_on = $2',
            params: [network, on],
          },
          {
            sql: `SELECT id FROM networks WHERE id = $1 AND (${there}) < $2`,
            params: [network, most.network],
            must: true,
          },
        ]),
  ];
}

/** Fewer tables that are not over, and fewer of one address that wait. */
export const fewerTables = (whose: Whose, most: Most, on: number): Statement[] =>
  fewer(OWNED, OWNED_THERE, whose, most, on);

/** Fewer chairs at waiting tables of others. */
export const fewerChairs = (whose: Whose, most: Most, on: number): Statement[] =>
  fewer(CHAIRS, CHAIRS_THERE, whose, most, on);

export const CHAIRS_OF = `SELECT (${CHAIRS}) AS own`;
export const CHAIRS_FROM = `SELECT (${CHAIRS_THERE}) AS there`;
