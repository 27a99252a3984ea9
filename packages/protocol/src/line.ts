/**
 * A client's line to one table: holds what it is told, sends again what was not answered, comes back by itself. Sockets,
 * time and whatever outlives the program are handed in, so that browsers, tests and bots use the same line.
 */
import type { Option, Refusal, Seat } from '@pony/engine';
import { type Heard, NOTHING, news } from './heard.ts';
import { type ClientMessage, PROTOCOL, readServerMessage, type ServerMessage } from './messages.ts';

/** One connection; `send` does nothing once it is closed. */
export interface Wire {
  send(text: string): void;
  close(): void;
}

/** What a wire tells; never before the function that opened it has returned. */
export interface WireEars {
  opened(): void;
  heard(text: string): void;
  closed(): void;
}

/** Milliseconds of this device. */
export interface LineClock {
  now(): number;
  /** Calls later; gives what calls it off. */
  after(ms: number, work: () => void): () => void;
}

/** A message that counts once, however often it is sent. */
export type Keyed = Exclude<Extract<ClientMessage, { key: string }>, { type: 'why' }>;
export type Unkeyed = Keyed extends infer One ? (One extends Keyed ? Omit<One, 'key'> : never) : never;
export type Answered = Extract<ServerMessage, { type: 'done' | 'refused' }>;
export type Decision = Extract<Keyed, { type: 'decide' }>;

/** Keeps decisions that nobody has answered, so that they outlive the program. */
export interface Cupboard {
  read(): readonly Decision[];
  write(decisions: readonly Decision[]): void;
  /** The answer to a decision of an earlier time. */
  answered(answer: Answered): void;
}

export interface LineConfig {
  readonly table: string;
  /** Opens a connection to /api/socket; asked for every line anew, so that it may lead to another server. */
  readonly wire: (ears: WireEars) => Wire;
  readonly clock: LineClock;
  /** Words that nobody used before at this table; keys begin with them. */
  readonly keys: string;
  readonly changed?: (heard: Heard) => void;
  readonly cupboard?: Cupboard;
  /** Before the second try to come back; every further one waits twice as long, up to a limit. */
  readonly againMs?: number;
  /** From 0 to 1: lines that dropped together do not all come back in the same moment. */
  readonly random?: () => number;
}

export interface Line {
  heard(): Heard;
  /** Fulfilled by the answer, over however many lines. */
  ask(message: Unkeyed, key?: string): Promise<Answered>;
  /** Why a seat of the reader may not take an option now; null when it may, or when nobody can say. */
  why(seat: Seat, option: Option): Promise<Refusal | null>;
  send(message: ClientMessage): void;
  /** Fulfilled when the condition holds, at once or after some message. */
  until(holds: (heard: Heard) => boolean): Promise<void>;
  tryNow(): void;
  /** The device says that its network is gone: the line is given up without waiting for silence. */
  lost(): void;
  /** Opens the line anew, for a reader who has become somebody else. */
  renew(): void;
  close(): void;
}

const AGAIN_MS = 1000;
const LONGEST_AGAIN_MS = 15_000;
/** A message that the table does not answer, on a line that brings nothing else either, was not heard. */
const HEARD_MS = 3000;
const QUIET_MS = 20_000;
const ANSWER_MS = 5000;
const LOOK_MS = 5000;

export function openLine(config: LineConfig): Line {
  const { table, clock, cupboard, againMs = AGAIN_MS, random = Math.random } = config;
  const waiting = new Map<string, { message: Keyed; resolve(answer: Answered): void; stopWaiting?: () => void }>();
  const reasons = new Map<string, (refusal: Refusal | null) => void>();
  const hopes = new Set<{ holds(heard: Heard): boolean; resolve(): void }>();
  let keys = 0;
  let wire: Wire | null = null;
  let state: 'none' | 'opening' | 'open' = 'none';
  let greeted = false;
  let closed = false;
  let callOff = (): void => {};
  let heardAt = 0;
  let pingedAt = 0;
  let heard = NOTHING;

  const set = (part: Partial<Heard>): void => {
    heard = { ...heard, ...part, kept: waiting.size, sending: newestDecision() };
    if (closed) return;
    config.changed?.(heard);
    for (const hope of hopes) {
      if (!hope.holds(heard)) continue;
      hopes.delete(hope);
      hope.resolve();
    }
  };
  const send = (message: ClientMessage): void => {
    if (state === 'open') wire?.send(JSON.stringify(message));
  };
  const ping = (): void => {
    pingedAt = clock.now();
    send({ type: 'ping' });
  };
  const keep = (): void => {
    const decisions = [...waiting.values()].map(({ message }) => message);
    cupboard?.write(decisions.filter((message) => message.type === 'decide'));
  };
  /** Lets the connection go without waiting for its end. */
  const hangUp = (): void => {
    const old = wire;
    wire = null;
    state = 'none';
    greeted = false;
    for (const resolve of reasons.values()) resolve(null);
    reasons.clear();
    old?.close();
  };
  const dropped = (): void => {
    hangUp();
    if (closed || heard.goodbye !== null) return;
    set({ line: heard.line === 'opening' ? 'opening' : 'away' });
    callOff();
    callOff = clock.after(heard.tries === 0 ? 0 : backOff(heard.tries), connect);
  };
  /** Between a half and the whole of a time that doubles from try to try. */
  const backOff = (tries: number): number =>
    Math.min(againMs * 2 ** (tries - 1), LONGEST_AGAIN_MS) * (0.5 + random() / 2);
  /** Says a message that wants an answer, and gives the line up when nothing at all comes back. */
  const say = (message: Keyed): void => {
    const one = waiting.get(message.key);
    const on = wire;
    const at = clock.now();
    send(message);
    if (!one) return;
    one.stopWaiting?.();
    one.stopWaiting = clock.after(HEARD_MS, () => {
      if (wire === on && state === 'open' && heardAt <= at) dropped();
    });
  };
  const newestDecision = (): Decision | null => {
    const all = [...waiting.values()].map(({ message }) => message);
    return all.findLast((message) => message.type === 'decide') ?? null;
  };
  const connect = (): void => {
    if (heard.line !== 'open') set({ tries: heard.tries + 1 });
    heardAt = clock.now();
    state = 'opening';
    const next = config.wire({
      opened: () => {
        if (wire !== next) return;
        state = 'open';
        const version = heard.situation?.version;
        send({ type: 'hello', protocol: PROTOCOL, table, ...(version === undefined ? null : { version }) });
        ping();
      },
      heard: (text) => {
        if (wire !== next) return;
        heardAt = clock.now();
        try {
          hear(readServerMessage(text));
        } catch {
          dropped();
        }
      },
      closed: () => wire === next && dropped(),
    });
    wire = next;
  };

  const hear = (message: ServerMessage): void => {
    if (message.type === 'why') {
      reasons.get(message.key)?.(message.refusal);
      reasons.delete(message.key);
      return;
    }
    const changes = news(heard, message, clock.now());
    const first = heard.log[0]?.n;
    if (message.type === 'full' || (message.type === 'table' && message.table.status === 'waiting')) {
      greeted = true;
      // The key makes it count once.
      for (const one of waiting.values()) say(one.message);
    }
    if (message.type === 'done' || message.type === 'refused') {
      const one = waiting.get(message.key);
      waiting.delete(message.key);
      one?.stopWaiting?.();
      if (one?.message.type === 'decide') keep();
      set(changes);
      one?.resolve(message);
    } else set(changes);
    const older = heard.log[0]?.n ?? 0;
    // Only the newest part of a long log comes by itself.
    if (older > 1 && (message.type === 'full' || older !== first)) send({ type: 'log', before: older });
  };

  /** A line that brings nothing is asked whether it lives, and given up when it does not say. */
  const look = (): void => {
    const now = clock.now();
    const quiet = now - heardAt;
    const unanswered = state === 'open' && quiet > QUIET_MS && pingedAt > heardAt && now - pingedAt > ANSWER_MS;
    if ((state === 'opening' && quiet > ANSWER_MS) || unanswered) dropped();
    else if (state === 'open' && quiet > QUIET_MS && pingedAt <= heardAt) ping();
    stopLooking = clock.after(LOOK_MS, look);
  };
  let stopLooking = clock.after(LOOK_MS, look);

  for (const message of cupboard?.read() ?? [])
    waiting.set(message.key, { message, resolve: (answer) => cupboard?.answered(answer) });
  connect();

  return {
    heard: () => heard,
    ask: (message, key = `${config.keys}-${++keys}`) =>
      new Promise((resolve) => {
        const whole = { ...message, key };
        waiting.set(key, { message: whole, resolve });
        if (whole.type === 'decide') keep();
        if (greeted) say(whole);
        set({});
      }),
    why: (seat, option) =>
      new Promise((resolve) => {
        if (!greeted) return resolve(null);
        const key = `why-${++keys}`;
        reasons.set(key, resolve);
        send({ type: 'why', key, seat, option });
      }),
    send,
    until: (holds) =>
      holds(heard) ? Promise.resolve() : new Promise((resolve) => hopes.add({ holds, resolve: () => resolve() })),
    tryNow: () => {
      if (closed || heard.line === 'open' || heard.goodbye !== null) return;
      callOff();
      hangUp();
      connect();
    },
    lost: () => {
      if (!closed && heard.line === 'open') dropped();
    },
    renew: dropped,
    close() {
      closed = true;
      callOff();
      stopLooking();
      for (const one of waiting.values()) one.stopWaiting?.();
      hangUp();
    },
  };
}
