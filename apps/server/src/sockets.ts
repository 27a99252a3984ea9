/** Sockets: one a table and client. A line says hello first; whatever it sends is checked before it is looked at. */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { BadMessage, PROTOCOL, readClientMessage } from '@pony/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import type { House } from './http/types.ts';
import { addressOf, networkOf } from './identity/address.ts';
import { fromHere } from './identity/origins.ts';
import { type Session, sessionOf, tokenOf } from './identity/sessions.ts';
import { LIMITS, mayCome } from './limits.ts';
import { makeHighWater } from './slow.ts';
import { makeTalk } from './talk.ts';

const PATH = '/api/socket';
const HELLO_MS = 10_000;
/** A line is never silent for longer. */
export const BEAT_MS = 20_000;
/** So long has a line that was cut to take the goodbye. */
const CUT_MS = 1000;
/** So many messages of a line wait for their turn; until then no more are read. */
const MOST_WAITING = 64;

export interface Sockets {
  count(): number;
  /** Of a session, or of a person; with `say` to come back, those who may will. */
  closeOf(who: string, say: string): void;
  stop(say: string): Promise<void>;
}

interface Line {
  readonly socket: WebSocket;
  readonly session: Session | null;
  readonly network: string;
  alive: boolean;
}

export function startSockets(server: Server, house: () => House): Sockets {
  const gate = new WebSocketServer({
    noServer: true,
    maxPayload: LIMITS.frame,
    perMessageDeflate: false,
    autoPong: false,
  });
  const water = makeHighWater();
  const lines = new Set<Line>();
  const byNetwork = tally();
  const byPerson = tally();
  let stopping = false;

  const upgrade = async (request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> => {
    const { config, store, buckets } = house();
    const [path] = (request.url ?? '').split('?');
    if (path !== PATH) return refuse(stream, 404);
    if (stopping) return refuse(stream, 503);
    if (!fromHere(request, config)) return refuse(stream, 403);
    const network = networkOf(addressOf(request, config.proxies));
    if (!mayCome(buckets, 'connect', tokenOf(request), network) || byNetwork.of(network) >= LIMITS.socketsPerNetwork)
      return refuse(stream, 429);
    const session = await sessionOf(store, request);
    if (session && byPerson.of(session.user.id) >= LIMITS.socketsPerPerson) return refuse(stream, 429);
    if (stopping) return refuse(stream, 503);
    gate.handleUpgrade(request, stream, head, (socket) => begin({ socket, session, network, alive: true }));
  };

  const begin = (line: Line): void => {
    const { socket } = line;
    lines.add(line);
    byNetwork.add(line.network, 1);
    if (line.session) byPerson.add(line.session.user.id, 1);
    const wire = {
      send: (text: string) => {
        if (water.mayWrite(socket)) together(socket, text);
      },
      close: (say: string) => goodbye(socket, say, 1000),
    };
    const talk = makeTalk(house(), { user: line.session?.user ?? null, network: line.network, ...wire });
    /** Whatever comes is counted, a ping too. */
    const mayGoOn = (): boolean => {
      const { buckets } = house();
      const { network } = line;
      return buckets.take('message', `line ${talk.id}`) && buckets.take('message', network, LIMITS.linesAtOnce);
    };
    const greeting = setTimeout(() => !talk.greeted() && goodbye(socket, 'no-hello', 1008), HELLO_MS);
    let tail = Promise.resolve();
    let waiting = 0;
    socket.on('message', (data, binary) => {
      line.alive = true;
      if (socket.readyState !== socket.OPEN) return;
      const { hub } = house();
      if (binary) return cut(socket, 'bad-message', 1003);
      if (!mayGoOn()) return cut(socket, 'too-fast', 1008);
      const arrived = performance.now();
      const text = data.toString();
      if (++waiting > MOST_WAITING) socket.pause();
      tail = tail.then(async () => {
        if (--waiting < MOST_WAITING / 2 && socket.isPaused) socket.resume();
        if (socket.readyState !== socket.OPEN && !talk.greeted()) return;
        try {
          if (text.includes('\\u0000')) throw new BadMessage('a zero byte');
          await talk.hear(readClientMessage(text), arrived);
        } catch (error) {
          if (error instanceof BadMessage) {
            hub.metrics.count('pony_refused_total', 'say="bad-message"');
            return cut(socket, otherProtocol(text) ? 'other-protocol' : 'bad-message', 1008);
          }
          hub.metrics.count('pony_errors_total');
          hub.log.error({ error: (error as Error).message }, 'a message could not be worked on');
          goodbye(socket, 'trouble', 1011);
        }
      });
    });
    socket.on('ping', (data) => {
      if (socket.readyState !== socket.OPEN) return;
      line.alive = true;
      if (!mayGoOn()) return cut(socket, 'too-fast', 1008);
      if (water.mayWrite(socket)) socket.pong(data);
    });
    socket.on('pong', () => {
      line.alive = true;
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      clearTimeout(greeting);
      lines.delete(line);
      byNetwork.add(line.network, -1);
      water.gone(socket);
      if (line.session) byPerson.add(line.session.user.id, -1);
      tail = tail.then(() => talk.leave());
    });
  };

  server.on('upgrade', (request, stream, head) => {
    stream.on('error', () => stream.destroy());
    upgrade(request, stream, head).catch(() => refuse(stream, 503));
  });
  const beat = setInterval(() => {
    for (const line of lines) {
      if (!line.alive) line.socket.terminate();
      else {
        line.alive = false;
        line.socket.ping();
      }
    }
  }, BEAT_MS);

  return {
    count: () => lines.size,
    closeOf: (who, say) => {
      for (const line of lines)
        if (line.session?.id === who || line.session?.user.id === who) goodbye(line.socket, say, 1000);
    },
    async stop(say) {
      stopping = true;
      clearInterval(beat);
      const open = [...lines];
      await Promise.all(
        open.map(
          ({ socket }) =>
            new Promise<void>((resolve) => {
              const cut = setTimeout(() => socket.terminate(), 1000);
              socket.once('close', () => {
                clearTimeout(cut);
                resolve();
              });
              goodbye(socket, say, 1012);
            }),
        ),
      );
    },
  };
}

/** A client of another time: its person has to load the page again. */
function otherProtocol(text: string): boolean {
  const protocol = /^\{"type":"hello","protocol":(\d+)\b/.exec(text)?.[1];
  return protocol !== undefined && Number(protocol) !== PROTOCOL;
}

/** What is said in one turn leaves in one packet. */
function together(socket: WebSocket, text: string): void {
  const { _socket: wire } = socket as unknown as { _socket: Duplex };
  if (wire.writableCorked === 0) {
    wire.cork();
    process.nextTick(() => wire.uncork());
  }
  socket.send(text);
}

function goodbye(socket: WebSocket, say: string, code: number): void {
  if (socket.readyState === socket.OPEN) socket.send(JSON.stringify({ type: 'goodbye', say }));
  socket.close(code, say);
}

/** Nothing more is read of such a line: whoever goes on all the same waits, and costs nobody anything. */
function cut(socket: WebSocket, say: string, code: number): void {
  goodbye(socket, say, code);
  socket.pause();
  setTimeout(() => socket.terminate(), CUT_MS).unref();
}

const REASONS: Record<number, string> = {
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
};

function refuse(stream: Duplex, status: number): void {
  const text = `HTTP/1.1 ${status} ${REASONS[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`;
  // Whether it is read or not: nobody holds up the end by keeping his side open.
  stream.end(text, () => stream.destroy());
}

/** How many lines somebody has open. */
function tally(): { of(who: string): number; add(who: string, n: number): void } {
  const counts = new Map<string, number>();
  const of = (who: string): number => counts.get(who) ?? 0;
  return {
    of,
    add(who, n) {
      if (of(who) + n > 0) counts.set(who, of(who) + n);
      else counts.delete(who);
    },
  };
}
