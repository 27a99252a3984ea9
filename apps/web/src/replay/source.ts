/** Where a record comes from: a table of this device or of the server, or a file that was opened in this window. */
import { hash8 } from '@pony/engine';
import type { SeatView, TableInfo } from '@pony/protocol';
import type { Viewer } from '@pony/table';
import { recordOf, tablesHere } from '../local/client.ts';
import { api, recordOnline } from '../online/api.ts';
import { isSpoilt, type KeptTable } from '../store/kept.ts';
import { LINK, unpack } from './link.ts';
import type { Sitters } from './study.ts';

export interface Source {
  readonly text: string;
  /** The text is without what playing it again brings back. */
  readonly brief?: boolean;
  /** Of a table of this device; a file knows nothing about who sat there. */
  readonly table: KeptTable | null;
  /** Of a table of the server, where the reader may see it. */
  readonly online?: TableInfo | null;
}

const FILE = 'file-';
const ONLINE = 'online-';
const KEY = 'pony.record.';
const held = new Map<string, string>();

/** Keeps the text of a file as long as this window lives; says under which id a replay finds it. */
export function holdFile(text: string): string {
  const id = FILE + hash8({ text });
  held.set(id, text);
  try {
    sessionStorage.setItem(KEY + id, text);
  } catch {
    // Then a reload has to open the file again.
  }
  return id;
}

function heldFile(id: string): string | null {
  try {
    return held.get(id) ?? sessionStorage.getItem(KEY + id);
  } catch {
    return held.get(id) ?? null;
  }
}

const isFile = (id: string): boolean => id.startsWith(FILE);

/** The record behind the address of a replay; null when its file is no longer open. Throws a Trouble for a table that is gone. */
export async function findSource(id: string): Promise<Source | null> {
  if (isFile(id)) {
    const text = heldFile(id);
    return text === null ? null : { text, table: null };
  }
  if (id === LINK) {
    const text = await unpack(location.hash.slice(1));
    return text === null ? null : { text, brief: true, table: null };
  }
  if (id.startsWith(ONLINE)) {
    const table = id.slice(ONLINE.length);
    const [text, online] = await Promise.all([recordOnline(table), api.table(table).catch(() => null)]);
    return { text, table: null, online };
  }
  const [text, tables] = await Promise.all([recordOf(id), tablesHere()]);
  const row = tables.find((one) => one.id === id);
  return { text, table: row && !isSpoilt(row) ? row : null };
}

/** Who sat where. People at this screen have the names they have at the table; of a file nobody knows. */
export function sittersOf(
  { table, online }: Pick<Source, 'table' | 'online'>,
  names: { you: string; friend: string; somebody: string },
): Sitters | string {
  if (online)
    return online.seats.map(({ kind, name, level }) =>
      kind === 'bot' ? { holder: 'bot', name: '', ...(level ? { level } : null) } : { holder: 'person', name },
    );
  if (!table) return names.somebody;
  return table.summary.seats.map(({ who, level }): Pick<SeatView, 'holder' | 'name' | 'level'> => {
    if (who === 'bot') return { holder: 'bot', name: '', ...(level ? { level } : null) };
    return { holder: 'person', name: names[who] };
  });
}

/** Through whose eyes a game that goes on may be looked at: one's own; where several share the screen, nobody's. */
export function ownViewer(table: KeptTable | null): Viewer {
  const seats = table?.summary.seats ?? [];
  if (seats.some(({ who }) => who === 'friend')) return [];
  return seats.flatMap(({ who }, seat) => (who === 'you' ? [seat] : []));
}
