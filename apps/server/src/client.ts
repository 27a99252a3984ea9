/** The protocol's own client over a socket of Node, for load, tests and bots. */
import type { Option, Seat } from '@pony/engine';
import { type Answered, type Heard, type Line, NOTHING, openLine, type Unkeyed, type WireEars } from '@pony/protocol';
import { WebSocket } from 'ws';
import { newId } from './ids.ts';

export interface PonyClient extends Heard, Pick<Line, 'why' | 'send'> {
  /** Bytes of patches, one by one. */
  readonly patches: number[];
  /** Lines that were opened. */
  readonly lines: number;
  decide(option: Option, seat?: Seat): Promise<Answered>;
  ask(message: Unkeyed, key?: string): Promise<Answered>;
  until(holds: (client: PonyClient) => boolean): Promise<void>;
  /** Cuts the line without a word; the client comes back. */
  cut(): void;
  close(): Promise<void>;
}

export interface ClientConfig {
  /** ws://host:port; asked for every line, so that a client may turn to another server. */
  readonly url: () => string;
  readonly table: string;
  readonly cookie?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Keys begin with it. */
  readonly name?: string;
  /** Sees every message as it came. */
  readonly hear?: (text: string) => void;
  readonly changed?: (client: PonyClient) => void;
}

const AGAIN_MS = 50;
const clock = {
  now: Date.now,
  after: (ms: number, work: () => void): (() => void) => {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
};

export function connect(config: ClientConfig): PonyClient {
  const { table, cookie, name } = config;
  const patches: number[] = [];
  let lines = 0;
  let socket: WebSocket | null = null;
  const wire = (ears: WireEars) => {
    const next = new WebSocket(`${config.url()}/api/socket`, {
      perMessageDeflate: false,
      headers: { ...config.headers, ...(cookie ? { cookie } : null) },
    });
    socket = next;
    next.on('open', () => {
      lines++;
      ears.opened();
    });
    next.on('message', (data) => {
      const text = data.toString();
      if (text.startsWith('{"type":"patch"')) patches.push(text.length);
      config.hear?.(text);
      ears.heard(text);
    });
    next.on('error', () => {});
    next.on('close', () => ears.closed());
    return { send: (text: string) => next.send(text), close: () => next.close() };
  };
  const client: PonyClient = {
    ...NOTHING,
    patches,
    get lines() {
      return lines;
    },
    why: (seat, option) => line.why(seat, option),
    send: (message) => line.send(message),
    ask: (message, key) => line.ask(message, key),
    decide: (option, seat = client.situation?.seat ?? 0) =>
      line.ask({ type: 'decide', version: client.situation?.version ?? 0, seat, option }),
    until: (holds) => line.until(() => holds(client)),
    cut: () => socket?.terminate(),
    close: () =>
      new Promise((resolve) => {
        const last = socket;
        line.close();
        if (!last || last.readyState === WebSocket.CLOSED) resolve();
        else last.once('close', () => resolve());
      }),
  };
  const line = openLine({
    table,
    wire,
    clock,
    keys: name ?? newId(),
    againMs: AGAIN_MS,
    changed: (heard) => {
      Object.assign(client, heard);
      config.changed?.(client);
    },
  });
  return client;
}
