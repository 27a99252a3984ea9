/** Sockets: one a table and client. A line says hello first; whatever it sends is checked before it is looked at. */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { BadMessage, PROTOCOL, readClientMessage } from '@pony/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import type { House } from './http/types.ts';
import { fromHere } from './identity/origins.ts';
import { type Session, sessionOf } from './identity/sessions.ts';
import { LIMITS } from './limits.ts';
import { makeTalk } from './talk.ts';

const PATH = '/api/socket';
const HELLO_MS = 10_000;
const BEAT_MS = 20_000;
/** A client that takes nothing any more is cut off. */
const MOST_BUFFERED = 2_000_000;

export interface Sockets {
  count(): number;
  /** Of a session, or of a person. */
  closeOf(who: string): void;
  stop(say: string): Promise<void>;
}

interface Line {
  readonly socket: WebSocket;
  readonly session: Session | null;
  readonly ip: string;
  alive: boolean;
}

export function startSockets(server: Server, house: () => House): Sockets {
  const gate = new WebSocketServer({ noServer: true, maxPayload: LIMITS.frame, perMessageDeflate: false });
  const lines = new Set<Line>();
  const byAddress = tally();
  const byPerson = tally();
  let stopping = false;

  const upgrade = async (request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> => {
    const { config, store, buckets } = house();
    const [path] = (request.url ?? '').split('?');
    if (path !== PATH) return refuse(stream, 404);
    if (stopping) return refuse(stream, 503);
    if (!fromHere(request, config)) return refuse(stream, 403);
    const ip = addressOf(request, config.trustProxy);
    if (!buckets.take('connect', ip) || byAddress.of(ip) >= LIMITS.socketsPerAddress) return refuse(stream, 429);
    const session = await sessionOf(store, request);
    if (session && byPerson.of(session.user.id) >= LIMITS.socketsPerPerson) return refuse(stream, 429);
    gate.handleUpgrade(request, stream, head, (socket) => begin({ socket, session, ip, alive: true }));
  };

  const begin = (line: Line): void => {
    const { socket } = line;
    lines.add(line);
    byAddress.add(line.ip, 1);
    if (line.session) byPerson.add(line.session.user.id, 1);
    const talk = makeTalk(house(), line.session?.user ?? null, {
      send: (text) => {
        if (socket.readyState !== socket.OPEN) return;
        if (socket.bufferedAmount > MOST_BUFFERED) socket.terminate();
        else together(socket, text);
      },
      close: (say) => goodbye(socket, say, 1000),
    });
    const waiting = setTimeout(() => !talk.greeted() && goodbye(socket, 'no-hello', 1008), HELLO_MS);
    let tail = Promise.resolve();
    socket.on('message', (data, binary) => {
      line.alive = true;
      const { hub, buckets } = house();
      if (binary) return goodbye(socket, 'bad-message', 1003);
      if (!buckets.take('message', `${line.ip} ${line.session?.user.id ?? ''} ${talk.id}`))
        return goodbye(socket, 'too-fast', 1008);
      const arrived = performance.now();
      const text = data.toString();
      tail = tail.then(async () => {
        if (socket.readyState !== socket.OPEN && !talk.greeted()) return;
        try {
          if (text.includes('\\u0000')) throw new BadMessage('a zero byte');
          await talk.hear(readClientMessage(text), arrived);
        } catch (error) {
          if (error instanceof BadMessage) {
            hub.metrics.count('pony_refused_total', 'say="bad-message"');
            return goodbye(socket, otherProtocol(text) ? 'other-protocol' : 'bad-message', 1008);
          }
          hub.metrics.count('pony_errors_total');
          hub.log.error({ error: (error as Error).message }, 'a message could not be worked on');
          goodbye(socket, 'trouble', 1011);
        }
      });
    });
    socket.on('pong', () => {
      line.alive = true;
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      clearTimeout(waiting);
      lines.delete(line);
      byAddress.add(line.ip, -1);
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
    closeOf: (who) => {
      for (const line of lines)
        if (line.session?.id === who || line.session?.user.id === who) goodbye(line.socket, 'signed-out', 1000);
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

const REASONS: Record<number, string> = {
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
};

function refuse(stream: Duplex, status: number): void {
  stream.end(`HTTP/1.1 ${status} ${REASONS[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
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

function addressOf(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = request.headers['x-forwarded-for'];
  if (trustProxy && typeof forwarded === 'string') return forwarded.split(',')[0].trim();
  return request.socket.remoteAddress ?? '';
}
