/** Where tables are put away and taken out again. What the device cannot keep is kept as long as this house stands. */
import type { Playable } from '@pony/bots';
import { BadRecord, completeOptions, type Game, type Options, parseRecord, versionOf } from '@pony/engine';
import type { Care } from '@pony/protocol';
import { carryOver, loadTable, type Table } from '@pony/table';
import { isSpoilt, type KeptTable, type Spoilt } from '../store/kept.ts';
import { Trouble, troubleOf } from '../trouble.ts';

/** Every promise may be broken by a Trouble. */
export interface Store {
  keep(table: KeptTable): Promise<unknown>;
  get(id: string): Promise<KeptTable | Spoilt | undefined>;
  list(): Promise<(KeptTable | Spoilt)[]>;
  drop(id: string): Promise<unknown>;
}

export interface Cupboard {
  /** Says whether the device has it now. */
  keep(table: KeptTable): Promise<Care['keeping']>;
  take(id: string): Promise<{ playable: Playable; table: Table; keeping: Care['keeping'] }>;
  /** The record of a table that is put away; of one that cannot be read whatever lies there. */
  record(id: string): Promise<string>;
  drop(id: string): Promise<void>;
  /** Tables at which no person has decided anything yet. */
  untouched(game: string): Promise<string[]>;
  unkept(): KeptTable[];
}

/** The options a record was played under; undefined when it cannot be read. */
export function recordOptions(text: string): Options | undefined {
  try {
    return parseRecord(text).options;
  } catch {
    return undefined;
  }
}
function savedOptions(saved: string): Options | undefined {
  try {
    return recordOptions((JSON.parse(saved) as { record: string }).record);
  } catch {
    return undefined;
  }
}

export function openCupboard(store: Store, load: (game: string, options?: Options) => Promise<Playable>): Cupboard {
  const unkept = new Map<string, KeptTable>();

  async function find(id: string): Promise<KeptTable | Spoilt> {
    const row = unkept.get(id) ?? (await store.get(id));
    if (row === undefined) throw new Trouble('table-gone', id);
    return row;
  }

  return {
    async keep(table) {
      try {
        await store.keep(table);
        unkept.delete(table.id);
        return 'kept';
      } catch (fault) {
        unkept.set(table.id, table);
        return troubleOf(fault).kind === 'storage-full' ? 'storage-full' : 'storage-blocked';
      }
    },

    async take(id) {
      const row = await find(id);
      if (isSpoilt(row)) throw new Trouble('table-unreadable', row.text);
      const playable = await load(row.game, savedOptions(row.saved));
      try {
        const keeping = unkept.has(id) ? 'storage-blocked' : 'kept';
        return { playable, table: read(playable, row.saved), keeping };
      } catch (fault) {
        const message = fault instanceof Error ? fault.message : String(fault);
        const older = (fault instanceof BadRecord && /rules version/.test(message)) || /another version/.test(message);
        throw new Trouble(older ? 'table-newer' : 'table-unreadable', `${message}\n\n${row.saved}`);
      }
    },

    async record(id) {
      const row = await find(id);
      if (isSpoilt(row)) return row.text;
      try {
        return (JSON.parse(row.saved) as { record: string }).record;
      } catch {
        return row.saved;
      }
    },

    async drop(id) {
      unkept.delete(id);
      await store.drop(id);
    },

    async untouched(game) {
      const rows = await store.list().catch(() => []);
      return rows.flatMap((row) => {
        if (isSpoilt(row) || row.game !== game) return [];
        const { own, won, seats } = row.summary;
        return own === 0 && won === null && seats.some(({ who }) => who !== 'bot') ? [row.id] : [];
      });
    },

    unkept: () => [...unkept.values()],
  };
}

/**
 * The record is the truth: a snapshot that does not fit it is left aside. A table of older rules goes on under these from the position it
 * was put away in, and its log says so.
 */
function read({ game }: Playable, saved: string): Table {
  try {
    return loadTable(game, saved, { quick: true });
  } catch {
    return isOfOlderRules(game, saved) ? carryOver(game, saved) : loadTable(game, saved);
  }
}

function isOfOlderRules(game: Game, saved: string): boolean {
  try {
    const record = parseRecord((JSON.parse(saved) as { record: string }).record);
    const { version } = game.rules(completeOptions(game, record.options));
    return Number(versionOf(record)) < Number(version);
  } catch {
    return false;
  }
}
