/** The talk with one client at one table. */
import type { ClientMessage } from '@pony/protocol';
import { type Answer, asksOthers, type BesideMessage, type Desk, hear, liesOpen } from '@pony/table';
import { no } from './acts.ts';
import type { House } from './http/types.ts';
import { chatSoFar, tellChat } from './hub/chat.ts';
import { inTurn } from './hub/from-log.ts';
import { catchUp, openLive } from './hub/open.ts';
import { perform } from './hub/perform.ts';
import { pointWords, tellPointing } from './hub/point.ts';
import { tellPresence } from './hub/presence.ts';
import { wake } from './hub/sleep.ts';
import { farewell, onlookers, seatsOf, welcome } from './hub/tell.ts';
import { type Client, type Live, say } from './hub/types.ts';
import { isId } from './ids.ts';
import { LIMITS } from './limits.ts';

type Chat = Extract<ClientMessage, { type: 'chat' }>;
type Point = Extract<ClientMessage, { type: 'point' }>;

export interface Talk {
  readonly id: number;
  greeted(): boolean;
  hear(message: ClientMessage, arrived: number): Promise<void>;
  leave(): Promise<void>;
}

let talks = 0;

export interface Caller extends Client {
  /** Whom limits count beside the person. */
  readonly network: string;
}

export function makeTalk({ hub, buckets }: House, client: Caller): Talk {
  const { user, network } = client;
  const id = ++talks;
  let live: Live | null = null;

  const hello = async (table: string, version = 0): Promise<void> => {
    if (live) return client.close('said-hello');
    const found = isId(table) ? await openLive(hub, table) : null;
    if (!found) return client.close('no-such-table');
    if (found.fault) return client.close('table-fault');
    if (seatsOf(found, client).length === 0) {
      if (!found.row.watch) return client.close('watching-off');
      if (onlookers(found) >= LIMITS.onlookers) return client.close('table-full');
    }
    live = found;
    await inTurn(found, async () => {
      // Who has seen more at another process is not shown less here.
      if (found.table && version > found.table.version) await catchUp(hub, found);
      welcome(found, client);
      await chatSoFar(hub, found, client);
    });
    hub.moved(found);
    if (found.clients.size > 1) await tellPresence(hub, found);
  };

  const talk = async (at: Live, message: Chat): Promise<Answer> => {
    if (!user) return no('sign-in');
    const [seat = null] = seatsOf(at, client);
    if (!buckets.take('chat', `${user.id} ${at.id}`) || !buckets.take('chat', network, LIMITS.peopleAtOnce))
      return no('too-fast');
    if ((await hub.store.silentUntil(user.id)) > Date.now()) return no('silenced');
    const { text, key } = message;
    const line = { userId: user.id, seat, name: user.name, text, at: Date.now() };
    const n = await hub.store.say(at.id, line, key, seat === null ? LIMITS.onlookerLines : LIMITS.chatLines);
    if (n === null) return no('chat-full');
    await inTurn(at, () => tellChat(hub, at));
    await hub.store.notify(`${hub.process} chat ${at.id}`);
    return { ok: true, version: at.table?.version ?? at.row.version };
  };

  const point = async (at: Live, message: Point): Promise<Answer> => {
    if (!user || !seatsOf(at, client).includes(message.seat)) return no('not-your-seat');
    if (!buckets.take('point', `${user.id} ${at.id}`)) return no('too-fast');
    await inTurn(at, () => wake(hub, at));
    if (!at.table) return no('not-started');
    // Pointing at what others cannot see would tell them of it.
    if (!liesOpen(at.table, message.kind, message.id)) return no('not-open');
    await tellPointing(hub, at, message);
    await hub.store.notify(`${hub.process} point ${pointWords(at.id, message)}`);
    return { ok: true, version: at.table.version };
  };

  const beside = (at: Live, message: BesideMessage): Promise<Answer> => {
    if (message.type === 'chat') return talk(at, message);
    if (message.type === 'point') return point(at, message);
    // Covers, waiting bots and cupboards are for tables of one device.
    return Promise.resolve(no('not-here'));
  };

  const desk = (at: Live): Desk => ({
    table: () => at.table,
    viewer: () => seatsOf(at, client),
    now: hub.now,
    say: (message) => say(client, message),
    inTurn: (work) =>
      inTurn(at, async () => {
        at.usedOn = Date.now();
        await wake(hub, at);
        return work();
      }),
    perform: async (act, message) => {
      if (act.do === 'undo' && at.table && asksOthers(at.table, act.seat, act.to)) {
        if (!buckets.take('wish', `${at.id} ${act.seat}`)) return no('too-fast');
      }
      const version = message.type === 'decide' ? message.version : undefined;
      return perform(hub, at, { acts: [act], key: message.key, version, by: 'person' });
    },
    beside: (message) => beside(at, message),
    missing: () => (at.fault ? 'table-fault' : 'not-started'),
    failed: (error) => {
      hub.metrics.count('pony_errors_total');
      hub.log.error({ table: at.id, error: error.message }, 'the rules could not say why not');
    },
  });

  return {
    id,
    greeted: () => live !== null,
    async hear(message, arrived) {
      if (message.type === 'ping') return say(client, { type: 'pong', now: hub.now() });
      if (message.type === 'hello') return hello(message.table, message.version);
      if (!live) return client.close('no-hello');
      const given = await hear(desk(live), message);
      if (given?.ok === false)
        hub.metrics.count('pony_refused_total', `say="${given.refusal.rule ? 'rule' : given.refusal.say}"`);
      if (message.type === 'decide' && given?.ok) hub.metrics.took('pony_decision_ms', performance.now() - arrived);
    },
    async leave() {
      const at = live;
      if (!at) return;
      farewell(at, client);
      at.usedOn = Date.now();
      const own = at.row.status === 'waiting' ? seatsOf(at, client) : [];
      if (own.length > 0) await hub.store.seenAt(at.id, own, Date.now());
      hub.moved(at);
    },
  };
}
