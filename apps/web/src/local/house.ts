/**
 * The house: the authority over all tables of this device. Runs in a worker, beside the page; everything it needs from
 * outside is handed in, so that it runs anywhere.
 */
import type { Playable, Question } from '@pony/bots';
import { BadRecord, type Option } from '@pony/engine';
import { digest, makePatch } from '@pony/protocol';
import { knownAt, logFor, record, saveTable, type Table } from '@pony/table';
import { Trouble, troubleOf } from '../trouble.ts';
import { openCupboard, type Store } from './cupboard.ts';
import { drive } from './drive.ts';
import type { Answer, Ask, Command, Order, Pace, Told } from './messages.ts';
import { factsOf, lay, type OpenTable, opened, people, reader, seenNow, shared, summaryOf } from './open-table.ts';
import { atTable } from './requests.ts';

export interface World {
  load(game: string): Promise<Playable>;
  store: Store;
  think(question: Question): Promise<Option[]>;
  /**
   * Makes sure that no other window has the table open; null when one has: at once, soon (it may be closing) or by taking
   * the table over. `lost` is called when it is taken away.
   */
  hold(id: string, how: 'now' | 'soon' | 'takeOver', lost: () => void): Promise<(() => void) | null>;
  now(): number;
  pause(ms: number): Promise<void>;
  /** 128 random bits as 32 hex digits. */
  draw(): string;
  tell(told: Told): void;
}

export interface House {
  hear(ask: Ask): Promise<void>;
}

const OK: Answer = { ok: true };

export function openHouse(world: World): House {
  const tables = new Map<string, OpenTable>();
  const cupboard = openCupboard(world.store, world.load);
  const driver = { think: world.think, now: world.now, pause: world.pause, changed };

  /** Keeps the newest state; while one is being written only the newest waits. */
  async function save(open: OpenTable): Promise<void> {
    open.unsaved = true;
    if (open.saving) return;
    open.saving = true;
    const before = open.keeping;
    while (open.unsaved && tables.get(open.id) === open) {
      const { id, table, seen } = open;
      open.unsaved = false;
      open.keeping = await cupboard.keep({
        id,
        game: table.game.id,
        changed: world.now(),
        saved: saveTable(table, { cache: true }),
        seen,
        summary: summaryOf(table),
      });
    }
    open.saving = false;
    if (open.keeping !== before) tell(open);
  }

  function tell(open: OpenTable): void {
    const { id, table, told } = open;
    if (!open.shown) return;
    const seen = seenNow(open);
    if (told) {
      const keep = Math.min(knownAt(table, told.situation.version), told.situation.decisions);
      const log = logFor(table, reader(table), keep + 1);
      world.tell({ tell: 'change', id, patch: makePatch(told, seen), keep, log });
    } else world.tell({ tell: 'table', id, facts: factsOf(open), seen, log: logFor(table, reader(table)) });
    open.told = seen;
  }

  /** After every change of a table: the page is told, it is kept, bots go on. */
  function changed(open: OpenTable): void {
    open.changedAt = world.now();
    if (open.looking) open.seen = open.table.version;
    tell(open);
    void save(open);
    goOn(open);
  }

  function goOn(open: OpenTable): void {
    void drive(open, driver).then(() => putAway(open));
  }

  /** A table nobody looks at is put away once its bots have moved and it is written. */
  function putAway(open: OpenTable): void {
    if (open.shown || open.driving || open.saving || tables.get(open.id) !== open) return;
    tables.delete(open.id);
    open.release?.();
  }

  async function close(open: OpenTable): Promise<void> {
    open.shown = false;
    open.looking = false;
    if (people(open.table).length === 0) open.running = false;
    await save(open);
    putAway(open);
  }

  async function show(id: string, pace: Pace, takeOver: boolean): Promise<Answer> {
    let open = tables.get(id);
    if (!open) {
      const release = await world.hold(id, takeOver ? 'takeOver' : 'soon', () => lose(id));
      if (!release) throw new Trouble('table-elsewhere');
      try {
        const { playable, table, seen, keeping } = await cupboard.take(id);
        open = opened(id, playable, table, world.now());
        Object.assign(open, { release, keeping, seen: Math.min(seen, table.version) });
        tables.set(id, open);
      } catch (fault) {
        release();
        throw fault;
      }
    }
    Object.assign(open, { pace, shown: true, told: null, uncovered: null });
    look(open, true);
    if (open.keeping !== 'kept') void save(open);
    goOn(open);
    return OK;
  }

  /** Somebody looks at the table again, or nobody does any more. */
  function look(open: OpenTable, on: boolean): void {
    const { table } = open;
    open.looking = on;
    if (on) {
      const news =
        !shared(table) && people(table).length > 0
          ? digest(logFor(table, people(table)), people(table), open.seen)
          : null;
      open.away = news && news.lines.length > 0 ? news : null;
      open.seen = table.version;
    }
    tell(open);
  }

  /** Another window has the table now. */
  function lose(id: string): void {
    const open = tables.get(id);
    if (!open) return;
    tables.delete(id);
    open.running = false;
    if (open.shown) world.tell({ tell: 'lost', id });
  }

  async function begin(order: Order): Promise<Answer> {
    const playable = await world.load(order.game);
    let table: Table;
    try {
      table = lay(playable, order, world.draw);
    } catch (fault) {
      throw fault instanceof BadRecord ? new Trouble('record-unreadable', fault.message) : fault;
    }
    await clear(table.game.id);
    const id = world.draw().slice(0, 10);
    const open = opened(id, playable, table, world.now());
    tables.set(id, open);
    open.release = await world.hold(id, 'now', () => lose(id));
    await save(open);
    return { ok: true, value: id };
  }

  /** Clears away tables at which no person has ever decided anything, unless a window shows them. */
  async function clear(game: string): Promise<void> {
    for (const id of await cupboard.untouched(game)) {
      if (tables.has(id)) continue;
      const release = await world.hold(id, 'now', () => undefined);
      if (!release) continue;
      await cupboard.drop(id).catch(() => undefined);
      release();
    }
  }

  async function drop(id: string): Promise<Answer> {
    const open = tables.get(id);
    if (open) {
      tables.delete(id);
      open.running = false;
      open.release?.();
    }
    await cupboard.drop(id);
    return OK;
  }

  async function obey(command: Command): Promise<Answer> {
    switch (command.do) {
      case 'new':
        return begin(command.order);
      case 'open':
        return show(command.id, command.pace, command.takeOver ?? false);
      case 'drop':
        return drop(command.id);
      case 'list':
        return { ok: true, value: cupboard.unkept() };
    }
    const open = tables.get(command.id);
    if (command.do === 'record')
      return { ok: true, value: open ? record(open.table) : await cupboard.record(command.id) };
    if (!open) {
      if (command.do === 'close') return OK;
      throw new Trouble('table-gone', command.id);
    }
    if (command.do === 'close') await close(open);
    else if (command.do === 'look') look(open, command.on);
    else if (command.do === 'keep') await save(open);
    else return atTable(open, command, { now: world.now, changed, tell, goOn });
    return OK;
  }

  /** What is asked of one table is done in the order in which it was asked. */
  const queue = new Map<string, Promise<void>>();

  async function answer({ key, ...command }: Ask): Promise<void> {
    let said: Answer;
    try {
      said = await obey(command as Command);
    } catch (fault) {
      const { kind, details } = troubleOf(fault);
      said = { ok: false, trouble: kind, details };
    }
    world.tell({ tell: 'answer', key, answer: said });
  }

  return {
    hear(ask) {
      if (!('id' in ask)) return answer(ask);
      const { id } = ask;
      const mine = (queue.get(id) ?? Promise.resolve()).then(() => answer(ask));
      queue.set(id, mine);
      return mine.finally(() => queue.get(id) === mine && queue.delete(id));
    },
  };
}
