/** A house of tables without a browser, and a page before it. */
import { think } from '@pony/bots';
import { type Option, type Refusal, seedOf } from '@pony/engine';
import { loadGame } from '@pony/games';
import { type Heard, type Line, openLine, type Situation, type Unkeyed } from '@pony/protocol';
import type { Store } from '../../src/local/cupboard.ts';
import { openHouse } from '../../src/local/house.ts';
import type { Order } from '../../src/local/order.ts';
import { type KeptTable, readKept } from '../../src/store/kept.ts';
import { Trouble } from '../../src/trouble.ts';

const duel = await loadGame('duel');

/** A shelf that forgets nothing, unless it is told to have no room. */
export function shelf(): Store & { rows: Map<string, unknown>; full: boolean } {
  const rows = new Map<string, unknown>();
  return {
    rows,
    full: false,
    async keep(table) {
      if (this.full) throw new Trouble('storage-full', 'no room');
      rows.set(table.id, structuredClone(table));
    },
    get: async (id) => (rows.has(id) ? readKept(rows.get(id)) : undefined),
    list: async () => [...rows.values()].map(readKept),
    async drop(id) {
      rows.delete(id);
    },
  };
}

/** A page before a house, with the protocol's own line to each table it shows. */
export function visit(store: Store, seed = 'house') {
  const lines = new Map<string, Line>();
  let drawn = 0;
  const house = openHouse({
    load: loadGame,
    store,
    think: async (question) => {
      await new Promise((done) => setImmediate(done));
      return think(duel, question);
    },
    hold: async () => () => undefined,
    now: () => 0,
    after: (_ms, work) => {
      const timer = setImmediate(work);
      return () => clearImmediate(timer);
    },
    draw: () => seedOf(`${seed} ${drawn++}`),
  });
  /** Lets the bots finish. */
  const settle = async (): Promise<void> => {
    for (let i = 0; i < 80; i++) await new Promise((done) => setImmediate(done));
  };
  const open = async (id: string, rounds: number | undefined = 16): Promise<Heard> => {
    const line = openLine({
      table: id,
      keys: 'k',
      clock: { now: () => 0, after: (_ms, _work) => () => undefined },
      wire: (ears) => {
        const inside = house.visit(
          { tempo: { gap: 0, rounds } },
          (text) => ears.heard(text),
          () => ears.closed(),
        );
        setImmediate(() => ears.opened());
        return { send: (text) => void inside.hear(text), close: () => void inside.leave() };
      },
    });
    lines.set(id, line);
    await line.until(({ situation, goodbye }) => situation !== null || goodbye !== null);
    await settle();
    return line.heard();
  };
  const line = (id: string): Line => lines.get(id) as Line;
  const now = (id: string): Situation => line(id).heard().situation as Situation;
  const ask = async (id: string, message: Unkeyed): Promise<Refusal | null> => {
    const answer = await line(id).ask(message);
    await settle();
    return answer.type === 'refused' ? answer.refusal : null;
  };
  return {
    house,
    open,
    line,
    now,
    ask,
    settle,
    care: (id: string) => line(id).heard().care,
    log: (id: string) => line(id).heard().log,
    async close(id: string): Promise<void> {
      line(id).close();
      await settle();
    },
    async begin(order: Partial<Order>): Promise<string> {
      const usual: Order = { game: 'duel', options: {}, sitters: [YOU, BOT], undo: 'free', seed: 'house' };
      const id = await house.begin({ ...usual, ...order });
      await open(id);
      return id;
    },
    choose(id: string, option?: Option): Promise<Refusal | null> {
      const { version, seat, offers } = now(id);
      const legal = offers.filter(({ refusal }) => !refusal);
      return ask(id, { type: 'decide', version, seat: seat ?? 0, option: option ?? legal[0].option });
    },
    undo(id: string, to?: number): Promise<Refusal | null> {
      const n = to ?? now(id).undo.last ?? 0;
      const seat =
        line(id)
          .heard()
          .log.find((one) => one.n === n)?.seat ?? 0;
      return ask(id, { type: 'undo', seat, to: n });
    },
  };
}

export const YOU = { who: 'you' } as const;
export const FRIEND = { who: 'friend' } as const;
export const BOT = { who: 'bot', level: 'hobbit' } as const;
export const kept = (store: { rows: Map<string, unknown> }, id: string): KeptTable => store.rows.get(id) as KeptTable;
