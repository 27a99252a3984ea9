/** A small client of the protocol: holds what it sees, sends again what was not answered, comes back by itself. */
import type { Option, Seat } from '@pony/engine';
import {
  applyPatch,
  type ChatLine,
  type ClientMessage,
  type Fairness,
  type LogLine,
  PROTOCOL,
  type Presence,
  readServerMessage,
  type ServerMessage,
  type Situation,
  type TableInfo,
} from '@pony/protocol';
import { WebSocket } from 'ws';

export interface PonyClient {
  situation: Situation | null;
  table: TableInfo | null;
  log: LogLine[];
  chat: ChatLine[];
  presence: readonly Presence[];
  watching: number;
  fairness: Fairness | null;
  /** Word of the goodbye that ended the line for good. */
  goodbye: string | null;
  /** Bytes of patches and how many there were. */
  patches: number[];
  /** Lines that were opened. */
  lines: number;
  decide(option: Option, seat?: Seat): Promise<ServerMessage>;
  /** Sends a message with a fresh key; fulfilled by its answer, over however many lines. */
  ask(message: Unkeyed, key?: string): Promise<ServerMessage>;
  send(message: ClientMessage): void;
  /** Fulfilled when the condition holds, at once or after some message. */
  until(holds: (client: PonyClient) => boolean): Promise<void>;
  /** Cuts the line without a word; the client comes back. */
  cut(): void;
  close(): Promise<void>;
}

type Keyed = Extract<ClientMessage, { key: string }>;
export type Unkeyed = Keyed extends infer One ? (One extends Keyed ? Omit<One, 'key'> : never) : never;

export interface ClientConfig {
  /** ws://host:port; asked for every line, so that a client may turn to another server. */
  readonly url: () => string;
  readonly table: string;
  readonly cookie?: string;
  readonly name?: string;
  /** Sees every message as it came. */
  readonly hear?: (text: string) => void;
  readonly changed?: (client: PonyClient) => void;
}

const AGAIN_MS = 50;
const ENDS = [
  'no-such-table',
  'table-fault',
  'table-gone',
  'watching-off',
  'signed-out',
  'bad-message',
  'too-fast',
  'table-full',
];

export function connect(config: ClientConfig): PonyClient {
  const open = new Map<string, { message: Keyed; resolve(answer: ServerMessage): void }>();
  const waiting = new Set<{ holds(client: PonyClient): boolean; resolve(): void }>();
  let socket: WebSocket | null = null;
  let closed = false;
  let keys = 0;
  let timer: NodeJS.Timeout | null = null;

  const client: PonyClient = {
    situation: null,
    table: null,
    log: [],
    chat: [],
    presence: [],
    watching: 0,
    fairness: null,
    goodbye: null,
    patches: [],
    lines: 0,
    decide: (option, seat = client.situation?.seat ?? 0) =>
      client.ask({ type: 'decide', version: client.situation?.version ?? 0, seat, option } as Unkeyed),
    ask: (message, key = `${config.name ?? 'c'}-${++keys}`) =>
      new Promise((resolve) => {
        const whole = { ...message, key } as Keyed;
        open.set(key, { message: whole, resolve });
        if (client.situation || client.table) client.send(whole);
      }),
    send: (message) => {
      if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
    },
    until: (holds) =>
      holds(client) ? Promise.resolve() : new Promise((resolve) => waiting.add({ holds, resolve: () => resolve() })),
    cut: () => socket?.terminate(),
    close: () =>
      new Promise((resolve) => {
        closed = true;
        if (timer) clearTimeout(timer);
        if (!socket || socket.readyState === WebSocket.CLOSED) return resolve();
        socket.once('close', () => resolve());
        socket.close();
      }),
  };

  const line = (): void => {
    timer = null;
    const next = new WebSocket(`${config.url()}/api/socket`, {
      perMessageDeflate: false,
      headers: config.cookie ? { cookie: config.cookie } : {},
    });
    socket = next;
    next.on('open', () => {
      client.lines++;
      const version = client.situation?.version;
      client.send({
        type: 'hello',
        protocol: PROTOCOL,
        table: config.table,
        ...(version === undefined ? null : { version }),
      });
    });
    next.on('message', (data) => {
      if (next !== socket) return;
      const text = data.toString();
      config.hear?.(text);
      hear(readServerMessage(text), text.length);
      config.changed?.(client);
      for (const one of waiting) {
        if (!one.holds(client)) continue;
        waiting.delete(one);
        one.resolve();
      }
    });
    next.on('error', () => {});
    next.on('close', () => {
      if (next === socket && !closed && client.goodbye === null) timer = setTimeout(line, AGAIN_MS);
    });
  };

  const hear = (message: ServerMessage, size: number): void => {
    switch (message.type) {
      case 'table':
        client.table = message.table;
        if (message.table.status === 'waiting') again();
        break;
      case 'full':
        client.situation = message.situation;
        client.log = [...message.log];
        client.fairness = message.fairness ?? null;
        again();
        break;
      case 'patch':
        client.patches.push(size);
        if (client.situation?.version === message.from) {
          client.situation = applyPatch(client.situation, message.patch);
          client.log = [...client.log.filter(({ n }) => n <= message.keep), ...message.log];
        } else client.cut();
        break;
      case 'done':
      case 'refused': {
        const one = open.get(message.key);
        open.delete(message.key);
        one?.resolve(message);
        break;
      }
      case 'chat':
        for (const said of message.lines) if (!client.chat.some(({ n }) => n === said.n)) client.chat.push(said);
        break;
      case 'presence':
        client.presence = message.seats;
        client.watching = message.watching;
        break;
      case 'over':
        client.fairness = message.fairness;
        break;
      case 'goodbye':
        if (ENDS.includes(message.say)) client.goodbye = message.say;
        break;
    }
  };
  /** What was sent over a line that broke is sent again; the key makes it count once. */
  const again = (): void => {
    for (const { message } of open.values()) client.send(message);
  };
  line();
  return client;
}
