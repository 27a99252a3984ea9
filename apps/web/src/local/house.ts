/**
 * The house: the authority over all tables of this device. Runs in a worker, beside the page, and speaks with it as a server
 * would; everything it needs from outside is handed in, so that it runs anywhere.
 */
import type { Playable, Question } from '@pony/bots';
import { BadRecord, type Option, type Options } from '@pony/engine';
import { type ClientMessage, readClientMessage, type ServerMessage } from '@pony/protocol';
import {
  type Act,
  type Answer,
  attend,
  type BesideMessage,
  carryOut,
  type Desk,
  hear,
  people,
  record,
  resumeClocks,
  saveTable,
  stopClocks,
  type Table,
} from '@pony/table';
import type { KeptTable } from '../store/kept.ts';
import { Trouble, troubleOf } from '../trouble.ts';
import { openCupboard, recordOptions, type Store } from './cupboard.ts';
import { type Guest, type OpenTable, opened, summaryOf, type Tempo, tell } from './open-table.ts';
import { lay, type Order } from './order.ts';

export interface World {
  /** With options no more of a game than they need. */
  load(game: string, options?: Options): Promise<Playable>;
  store: Store;
  think(question: Question): Promise<Option[]>;
  /**
   * Makes sure that no other window has the table open; null when one has: at once, soon (it may be closing) or by taking
   * the table over. `lost` is called when it is taken away.
   */
  hold(id: string, how: 'now' | 'soon' | 'takeOver', lost: () => void): Promise<(() => void) | null>;
  now(): number;
  after(ms: number, work: () => void): () => void;
  /** 128 random bits as 32 hex digits. */
  draw(): string;
}

/** How a page comes to a table. */
export interface Coming {
  readonly tempo: Tempo;
  /** Opens it here although another window has it. */
  readonly takeOver?: boolean;
}

/** One page at one table, like the socket of a server. */
export interface Visit {
  hear(text: string): Promise<void>;
  leave(): Promise<void>;
}

export interface House {
  /** `say` gets the messages of a server; `bye` ends the visit. */
  visit(how: Coming, say: (text: string) => void, bye: () => void): Visit;
  begin(order: Order): Promise<string>;
  /** The record of a table, open or put away. */
  record(id: string): Promise<string>;
  drop(id: string): Promise<void>;
  /** Tables that the device could not keep. */
  unkept(): KeptTable[];
}

const refused = (say: string): Answer => ({ ok: false, refusal: { rule: null, say } });

export function openHouse(world: World): House {
  const tables = new Map<string, OpenTable>();
  const cupboard = openCupboard(world.store, world.load);

  const rowOf = ({ id, table }: OpenTable): KeptTable => ({
    id,
    game: table.game.id,
    changed: world.now(),
    saved: saveTable(table, { cache: true }),
    summary: summaryOf(table),
  });

  /** Keeps the newest state; while one is being written only the newest waits. */
  async function save(open: OpenTable): Promise<void> {
    open.unsaved = true;
    if (open.saving) return;
    open.saving = true;
    const before = open.keeping;
    while (open.unsaved && tables.get(open.id) === open) {
      open.unsaved = false;
      open.keeping = await cupboard.keep(rowOf(open));
    }
    open.saving = false;
    if (open.keeping !== before) tell(open);
    putAway(open);
  }

  /** After every change of a table: the page is told, it is kept, bots go on. */
  function changed(open: OpenTable): void {
    open.changedAt = world.now();
    tell(open);
    void save(open);
    open.attending?.look();
  }

  /** A table nobody looks at is put away once its bots have moved and it is written. */
  function putAway(open: OpenTable): void {
    if (open.guest || open.attending?.busy() || open.saving || tables.get(open.id) !== open) return;
    forget(open);
  }

  function forget(open: OpenTable): void {
    tables.delete(open.id);
    open.attending?.stop();
    open.release?.();
  }

  /** Carries acts out while the table has this version; a table is never left half changed. */
  function perform(open: OpenTable, acts: readonly Act[], version: number): Answer {
    const { table } = open;
    if (table.version !== version) return refused('stale');
    let answer: Answer = refused('no-such-option');
    for (const act of acts) {
      answer = carryOut(table, act, world.now());
      if (!answer.ok) return answer;
      if (open.steps > 0) open.steps--;
      open.fault = null;
      changed(open);
      if (table.taken[table.taken.length - 1]?.barrier) break;
    }
    return answer;
  }

  function put(open: OpenTable): void {
    tables.set(open.id, open);
    const here = (): boolean => tables.get(open.id) === open;
    open.attending = attend({
      table: () => (here() ? open.table : null),
      now: world.now,
      after: world.after,
      inTurn: async (work) => work(),
      think: (question) => {
        const { rounds } = open.tempo;
        return world.think(rounds === undefined ? question : { ...question, budget: { iterations: rounds } });
      },
      perform: async (acts, version) => perform(open, acts, version),
      pickAt: () => {
        if (!open.running && open.steps === 0) return null;
        return open.guest && open.steps === 0 ? open.changedAt + open.tempo.gap : world.now();
      },
      failed: (fault) => {
        open.fault = fault.message;
        tell(open);
        return null;
      },
      idle: () => putAway(open),
    });
  }

  async function takeOut(id: string, takeOver: boolean): Promise<OpenTable> {
    const found = tables.get(id);
    if (found) return found;
    const release = await world.hold(id, takeOver ? 'takeOver' : 'soon', () => lose(id));
    if (!release) throw new Trouble('table-elsewhere');
    try {
      const { playable, table, keeping } = await cupboard.take(id);
      const open = opened(id, playable, table, world.now());
      Object.assign(open, { release, keeping });
      put(open);
      return open;
    } catch (fault) {
      release();
      throw fault;
    }
  }

  function sitDown(open: OpenTable, guest: Guest, tempo: Tempo): void {
    open.guest?.say({ type: 'goodbye', say: 'table-elsewhere' });
    if (!open.guest) resumeClocks(open.table, world.now());
    Object.assign(open, { guest, tempo });
    if (people(open.table).length === 0) open.running = true;
    tell(open);
    if (open.keeping !== 'kept') void save(open);
    open.attending?.look();
  }

  async function getUp(open: OpenTable, guest: Guest): Promise<void> {
    if (open.guest !== guest) return;
    open.guest = null;
    stopClocks(open.table, world.now());
    if (people(open.table).length === 0) open.running = false;
    if (tables.get(open.id) !== open) return;
    open.attending?.look();
    await save(open);
  }

  /** Another window has the table now. */
  function lose(id: string): void {
    const open = tables.get(id);
    if (!open) return;
    tables.delete(id);
    open.attending?.stop();
    open.guest?.say({ type: 'goodbye', say: 'table-elsewhere' });
  }

  /** What is asked beside the game: whose screen it is, how bots play, whether it is kept. Nobody is here to talk to. */
  async function beside(open: OpenTable, guest: Guest, message: BesideMessage): Promise<Answer> {
    if (message.type === 'chat' || message.type === 'point') return refused('nobody-here');
    if (message.type === 'keep') await save(open);
    else if (message.type === 'uncover') guest.uncovered = message.seat;
    else {
      const { running = open.running, gap = open.tempo.gap, step = false } = message;
      Object.assign(open, { running: step ? false : running, tempo: { ...open.tempo, gap }, fault: null });
      if (step) open.steps = 1;
    }
    tell(open);
    open.attending?.look();
    return { ok: true, version: open.table.version };
  }

  const desk = (open: OpenTable, guest: Guest): Desk => ({
    table: () => open.table,
    viewer: () => people(open.table),
    now: world.now,
    say: guest.say,
    inTurn: async (work) => work(),
    perform: async (act, message) => {
      const version = message.type === 'decide' ? message.version : undefined;
      const answer = carryOut(open.table, act, world.now(), version);
      if (answer.ok) changed(open);
      return answer;
    },
    beside: (message) => beside(open, guest, message),
    missing: () => 'table-gone',
    failed: (fault) => {
      open.fault = fault.message;
    },
  });

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

  return {
    visit({ tempo, takeOver = false }, send, bye) {
      const say = (message: ServerMessage): void => {
        send(JSON.stringify(message));
        if (message.type === 'goodbye') bye();
      };
      const guest: Guest = { say, uncovered: null, situation: null, about: '', care: '' };
      let open: OpenTable | null = null;
      let left = false;
      let tail = Promise.resolve();
      const answer = async (message: ClientMessage): Promise<void> => {
        if (left) return;
        if (message.type === 'hello') {
          const found = await takeOut(message.table, takeOver);
          if (left) return putAway(found);
          open = found;
          sitDown(open, guest, tempo);
        } else if (open) await hear(desk(open, guest), message);
        else if (message.type === 'ping') say({ type: 'pong', now: world.now() });
      };
      return {
        hear(text) {
          tail = tail
            .then(() => answer(readClientMessage(text)))
            .catch((fault: unknown) => {
              const { kind, details } = troubleOf(fault);
              say({ type: 'goodbye', say: kind, details });
            });
          return tail;
        },
        async leave() {
          await tail;
          left = true;
          if (open) await getUp(open, guest);
        },
      };
    },

    async begin(order) {
      const playable = await world.load(order.game, order.record ? recordOptions(order.record.text) : order.options);
      let table: Table;
      try {
        table = lay(playable, order, world.draw, world.now());
      } catch (fault) {
        throw fault instanceof BadRecord ? new Trouble('record-unreadable', fault.message) : fault;
      }
      await clear(table.game.id);
      const id = world.draw().slice(0, 10);
      const open = opened(id, playable, table, world.now());
      stopClocks(table, world.now());
      open.release = await world.hold(id, 'now', () => lose(id));
      put(open);
      // It waits, open, for its page; until then nothing moves.
      open.keeping = await cupboard.keep(rowOf(open));
      return id;
    },

    async record(id) {
      const open = tables.get(id);
      return open ? record(open.table) : cupboard.record(id);
    },

    async drop(id) {
      const open = tables.get(id);
      if (open) forget(open);
      await cupboard.drop(id);
    },

    unkept: () => cupboard.unkept(),
  };
}
