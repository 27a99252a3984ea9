/** The talk with one client at one table. */
import type { Refusal } from '@pony/engine';
import type { ClientMessage } from '@pony/protocol';
import { type Answer, logFor, whyNot } from '@pony/table';
import { type Act, no } from './acts.ts';
import type { House } from './http/types.ts';
import { chatSoFar, tellChat } from './hub/chat.ts';
import { catchUp, inTurn, openLive } from './hub/open.ts';
import { perform } from './hub/perform.ts';
import { tellPresence } from './hub/presence.ts';
import { farewell, LOG_PAGE, seatsOf, welcome } from './hub/tell.ts';
import { type Client, type Live, say } from './hub/types.ts';
import { isId } from './ids.ts';
import { LIMITS } from './limits.ts';
import type { User } from './store/index.ts';

type Why = Extract<ClientMessage, { type: 'why' }>;
type Keyed = Exclude<Extract<ClientMessage, { key: string }>, Why>;

export interface Talk {
  readonly id: number;
  greeted(): boolean;
  hear(message: ClientMessage, arrived: number): Promise<void>;
  leave(): Promise<void>;
}

let talks = 0;

export function makeTalk({ hub, buckets }: House, user: User | null, wire: Pick<Client, 'send' | 'close'>): Talk {
  const client: Client = { user, ...wire };
  const id = ++talks;
  let live: Live | null = null;

  const hello = async (table: string, version = 0): Promise<void> => {
    if (live) return client.close('said-hello');
    const found = isId(table) ? await openLive(hub, table) : null;
    if (!found) return client.close('no-such-table');
    if (found.fault) return client.close('table-fault');
    if (found.clients.size >= LIMITS.clients) return client.close('table-full');
    if (!found.row.watch && seatsOf(found, client).length === 0) return client.close('watching-off');
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

  const talk = async (at: Live, message: Extract<Keyed, { type: 'chat' }>): Promise<Answer> => {
    if (!user) return no('sign-in');
    const [seat = null] = seatsOf(at, client);
    if (!buckets.take('chat', `${user.id} ${at.id}`)) return no('too-fast');
    const { text, key } = message;
    const line = { userId: user.id, seat, name: user.name, text, at: Date.now() };
    const n = await hub.store.say(at.id, line, key, LIMITS.chatLines);
    if (n === null) return no('chat-full');
    await inTurn(at, () => tellChat(hub, at));
    await hub.store.notify(`${hub.process} chat ${at.id}`);
    return { ok: true, version: at.table?.version ?? 0 };
  };

  const answer = async (at: Live, message: Keyed): Promise<Answer> => {
    if (message.type === 'chat') return talk(at, message);
    if (!seatsOf(at, client).includes(message.seat)) return no('not-your-seat');
    const version = message.type === 'decide' ? message.version : undefined;
    return perform(hub, at, { acts: [actOf(message)], key: message.key, version, by: 'person' });
  };

  /** Answered for the asker's own seats alone, from the function that refuses decisions. */
  const reason = (at: Live, { seat, option }: Why): Refusal | null => {
    const refuse = (say: string): Refusal => ({ rule: null, say });
    if (!seatsOf(at, client).includes(seat)) return refuse('not-your-seat');
    if (!at.table) return refuse(at.fault ? 'table-fault' : 'not-started');
    try {
      return whyNot(at.table, seat, option);
    } catch (error) {
      hub.metrics.count('pony_errors_total');
      hub.log.error({ table: at.id, error: (error as Error).message }, 'the rules could not say why not');
      return refuse('rules-failed');
    }
  };

  return {
    id,
    greeted: () => live !== null,
    async hear(message, arrived) {
      if (message.type === 'ping') return say(client, { type: 'pong', now: hub.now() });
      if (message.type === 'hello') return hello(message.table, message.version);
      const at = live;
      if (!at) return client.close('no-hello');
      if (message.type === 'log') {
        await inTurn(at, async () => {
          const to = Math.min(message.before - 1, at.table?.taken.length ?? 0);
          const lines = at.table ? logFor(at.table, seatsOf(at, client), to - LOG_PAGE + 1, to) : [];
          say(client, { type: 'log', before: message.before, lines });
        });
        return;
      }
      if (message.type === 'why') {
        await inTurn(at, async () => say(client, { type: 'why', key: message.key, refusal: reason(at, message) }));
        return;
      }
      const given = await answer(at, message);
      if (given.ok) say(client, { type: 'done', key: message.key, version: given.version });
      else {
        hub.metrics.count('pony_refused_total', `say="${given.refusal.rule ? 'rule' : given.refusal.say}"`);
        say(client, { type: 'refused', key: message.key, refusal: given.refusal });
      }
      if (message.type === 'decide' && given.ok) hub.metrics.took('pony_decision_ms', performance.now() - arrived);
    },
    async leave() {
      const at = live;
      if (!at) return;
      farewell(at, client);
      at.usedOn = Date.now();
      hub.moved(at);
    },
  };
}

function actOf(message: Exclude<Keyed, { type: 'chat' }>): Act {
  const { seat } = message;
  switch (message.type) {
    case 'decide':
      return { do: 'decide', seat, option: message.option };
    case 'undo':
      return { do: 'undo', seat, to: message.to };
    case 'answer-undo':
      return { do: 'answer-undo', seat, to: message.to, yes: message.yes };
    case 'pass-for-me':
      return { do: 'pass-for-me', seat, on: message.on };
    case 'resign':
      return { do: 'resign', seat };
    case 'claim':
      return { do: 'claim', seat };
  }
}
