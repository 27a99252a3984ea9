/** The line to one table: holds what it is told, sends again what was not answered, comes back by itself. */
import type { Refusal } from '@pony/engine';
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

/** Everything the page knows of an online table. */
export interface Heard {
  readonly table: TableInfo | null;
  readonly situation: Situation | null;
  /** Oldest first. */
  readonly log: readonly LogLine[];
  readonly chat: readonly ChatLine[];
  readonly presence: readonly Presence[];
  readonly watching: number;
  readonly fairness: Fairness | null;
  /** away: the line dropped. */
  readonly line: 'opening' | 'open' | 'away';
  /** How often the line was tried since it dropped. */
  readonly tries: number;
  /** Messages that wait for an answer. */
  readonly kept: number;
  /** The word that ended the line for good. */
  readonly goodbye: string | null;
  /** Service time minus the time of this device. */
  readonly ahead: number;
}

type Keyed = Extract<ClientMessage, { key: string }>;
export type Unkeyed = Keyed extends infer One ? (One extends Keyed ? Omit<One, 'key'> : never) : never;

export interface Line {
  /** Fulfilled by the refusal, or null when it is done; over however many lines. */
  ask(message: Unkeyed): Promise<Refusal | null>;
  tryNow(): void;
  /** Opens the line anew, for a reader who has become somebody else. */
  renew(): void;
  close(): void;
}

const AGAIN_MS = 1000;
const QUIET_MS = 20_000;
const ANSWER_MS = 5000;
const LOOK_MS = 5000;
/** After these the line is worth trying again. */
const PASSING = ['restarting', 'trouble'];

export const NOTHING: Heard = {
  table: null,
  situation: null,
  log: [],
  chat: [],
  presence: [],
  watching: 0,
  fairness: null,
  line: 'opening',
  tries: 0,
  kept: 0,
  goodbye: null,
  ahead: 0,
};

/** Words that nobody used before at this table. */
const fresh = (): string => crypto.getRandomValues(new Uint32Array(2)).join('-');

export function openLine(table: string, show: (heard: Heard) => void): Line {
  const waiting = new Map<string, { message: Keyed; resolve(refusal: Refusal | null): void }>();
  const start = fresh();
  let keys = 0;
  let socket: WebSocket | null = null;
  let greeted = false;
  let closed = false;
  let again: ReturnType<typeof setTimeout> | undefined;
  let heardAt = 0;
  let pingedAt = 0;
  let heard = NOTHING;

  const set = (part: Partial<Heard>): void => {
    heard = { ...heard, ...part, kept: waiting.size };
    if (!closed) show(heard);
  };
  const send = (message: ClientMessage): void => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };
  /** The key makes it count once. */
  const sendKept = (): void => {
    greeted = true;
    for (const { message } of waiting.values()) send(message);
  };
  const ping = (): void => {
    pingedAt = Date.now();
    send({ type: 'ping' });
  };
  const cut = (): void => {
    const old = socket;
    socket = null;
    old?.close();
    dropped();
  };
  const dropped = (): void => {
    greeted = false;
    if (closed || heard.goodbye !== null) return;
    set({ line: heard.line === 'opening' ? 'opening' : 'away' });
    clearTimeout(again);
    again = setTimeout(connect, heard.tries === 0 ? 0 : AGAIN_MS);
  };
  const connect = (): void => {
    if (heard.line !== 'open') set({ tries: heard.tries + 1 });
    const next = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/socket`);
    socket = next;
    heardAt = Date.now();
    next.addEventListener('open', () => {
      const version = heard.situation?.version;
      send({ type: 'hello', protocol: PROTOCOL, table, ...(version === undefined ? null : { version }) });
      ping();
    });
    next.addEventListener('message', ({ data }) => {
      if (next !== socket) return;
      heardAt = Date.now();
      try {
        hear(readServerMessage(String(data)));
      } catch {
        cut();
      }
    });
    next.addEventListener('close', () => next === socket && dropped());
  };

  const hear = (message: ServerMessage): void => {
    switch (message.type) {
      case 'table':
        if (message.table.status === 'waiting') sendKept();
        set({ table: message.table, line: 'open', tries: 0 });
        break;
      case 'full':
        sendKept();
        set({
          situation: message.situation,
          log: message.log,
          fairness: message.fairness ?? null,
          line: 'open',
          tries: 0,
        });
        askOlder();
        break;
      case 'patch': {
        if (heard.situation?.version !== message.from) throw new Error('a patch of another version');
        const log = [...heard.log.filter(({ n }) => n <= message.keep), ...message.log];
        set({ situation: applyPatch(heard.situation, message.patch), log });
        break;
      }
      case 'done':
      case 'refused':
        waiting.get(message.key)?.resolve(message.type === 'refused' ? message.refusal : null);
        waiting.delete(message.key);
        set({});
        break;
      case 'chat': {
        const known = new Set(heard.chat.map(({ n }) => n));
        set({ chat: [...heard.chat, ...message.lines.filter(({ n }) => !known.has(n))] });
        break;
      }
      case 'presence':
        set({ presence: message.seats, watching: message.watching });
        break;
      case 'log':
        if (message.before === heard.log[0]?.n && message.lines.length > 0) {
          set({ log: [...message.lines, ...heard.log] });
          askOlder();
        }
        break;
      case 'over':
        set({ fairness: message.fairness });
        break;
      case 'pong':
        set({ ahead: message.now - Date.now() });
        break;
      case 'goodbye':
        if (!PASSING.includes(message.say)) set({ goodbye: message.say });
        break;
    }
  };
  /** Only the newest part of a long log comes by itself. */
  const askOlder = (): void => {
    const first = heard.log[0]?.n ?? 0;
    if (first > 1) send({ type: 'log', before: first });
  };

  const tryNow = (): void => {
    if (heard.line === 'open' || heard.goodbye !== null) return;
    clearTimeout(again);
    const old = socket;
    socket = null;
    old?.close();
    connect();
  };
  const look = (): void => {
    const now = Date.now();
    const quiet = now - heardAt;
    const opening = socket?.readyState === WebSocket.CONNECTING;
    const open = socket?.readyState === WebSocket.OPEN;
    const unanswered = open && quiet > QUIET_MS && pingedAt > heardAt && now - pingedAt > ANSWER_MS;
    if ((opening && quiet > ANSWER_MS) || unanswered) cut();
    else if (open && quiet > QUIET_MS && pingedAt < heardAt) ping();
  };
  const looking = setInterval(look, LOOK_MS);
  addEventListener('online', tryNow);
  connect();

  return {
    ask: (message) =>
      new Promise((resolve) => {
        const key = `${start}-${++keys}`;
        const whole = { ...message, key } as Keyed;
        waiting.set(key, { message: whole, resolve });
        if (greeted) send(whole);
        set({});
      }),
    tryNow,
    renew: cut,
    close() {
      closed = true;
      clearTimeout(again);
      clearInterval(looking);
      removeEventListener('online', tryNow);
      socket?.close();
    },
  };
}
