/** What a stranger does, or the machine; each begins at a table at which two people are about to play, and says how it is ended. */
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { connect as connectTcp, type Socket } from 'node:net';
import { below, rngOf, seedOf } from '@pony/engine';
import { LIMITS } from '../../src/limits.ts';
import { dripping } from '../help/dripping.ts';
import { duelOf, guest, person } from '../help/people.ts';
import { sql } from '../help/sql.ts';
import type { Harm, Scene } from './scene.ts';
import { STRANGERS } from './strangers.ts';
import { undoneAndAgain } from './undos.ts';

const HOUR = 3_600_000;
const JUMPS = [HOUR, -HOUR, 24 * HOUR, 0];

/** Tables that one person asks for while a game is played: ten thousand in four games. */
const FLOOD = 2500;
const FLOOD_AT_ONCE = 20;
const FLOOD_OF = { game: 'duel', listed: true, seats: [{ kind: 'me' }, { kind: 'open' }] };

export const HARMS: Readonly<Record<string, Harm>> = {
  ...STRANGERS,
  lockOut: {
    begin: async ({ port, table }) => {
      const crowd = Array.from({ length: LIMITS.onlookers }, () => person(port).sit(table));
      await Promise.all(crowd.map((one) => one.until(({ situation }) => situation !== null)));
      return async () => void (await Promise.all(crowd.map((one) => one.close())));
    },
  },
  poisonedKeys: {
    begin: async ({ eve, port, table }) => {
      for (let i = 0; i < 50; i++) {
        const line = eve.sit(table, { url: () => `ws://127.0.0.1:${port()}` });
        await line.until(({ situation }) => situation !== null);
        void line.ask({ type: 'chat', text: 'x' }, `k\ud800${i}`);
        await line.until(({ goodbye }) => goodbye !== null);
        line.cut();
        await line.close();
      }
      return async () => {};
    },
  },
  starvation: {
    begin: async ({ eve }) => {
      for (let i = 0; i < 10; i++) {
        const seats = [{ kind: 'me' }, { kind: 'bot', level: 'ranger' }];
        const { body } = await eve.api('POST', '/api/tables', { game: 'war', seats, timeOut: 'bot' });
        if (body.table) await eve.api('POST', `/api/tables/${body.table.id}/leave`);
      }
      return async () => {};
    },
  },
  slowReaders: {
    begin: async ({ eve, port }) => {
      let over = false;
      const lines = new Set<Socket>();
      const open = (): void => {
        const line = deaf(port(), eve.cookie);
        lines.add(line);
        line.once('close', () => {
          lines.delete(line);
          if (!over) setTimeout(open, 2000);
        });
      };
      for (let i = 0; i < 20; i++) open();
      return async () => {
        over = true;
        for (const line of lines) line.destroy();
      };
    },
  },
  drippingWebhooks: {
    begin: async ({ port, server }) => {
      const hook = await dripping();
      for (let pair = 0; pair < 5; pair++) {
        const people = await Promise.all(['Eve', 'Mal'].map((name) => guest(port, name)));
        await duelOf(people[0], people[1]);
        for (const one of people) await one.api('POST', '/api/webhook', { url: hook.url });
      }
      const timer = setInterval(() => server.tell({ notice: true }), 200);
      await hook.heard(5);
      return async () => {
        clearInterval(timer);
        hook.close();
      };
    },
  },
  clockJumps: {
    // A clock that believed the jumps would be up at once, and a bot would sit down for the player.
    over: { pace: { kind: 'live', stock: 600_000, add: 0 }, timeOut: 'bot' },
    begin: async ({ server, table }) => {
      const chance = rngOf(seedOf(`jumps ${table}`));
      const timer = setInterval(() => server.tell({ jump: JUMPS[below(chance, JUMPS.length)] }), 50);
      return async () => {
        clearInterval(timer);
        server.tell({ jump: 0 });
      };
    },
  },
  diskFull: {
    begin: async (scene) => {
      const chance = rngOf(seedOf('full'));
      let over = false;
      const filling = (async () => {
        while (!over) {
          await later(100 + below(chance, 200));
          if (over) return;
          scene.outage(true);
          await fill(scene, true);
          await later(100 + below(chance, 300));
          await fill(scene, false);
          scene.outage(false);
        }
      })();
      return async () => {
        over = true;
        await filling;
      };
    },
  },
  deployWith150Undos: {
    prepare: undoneAndAgain.prepare,
    begin: undoneAndAgain.begin,
  },
  tableFlood: {
    begin: async ({ eve }) => {
      const flood = (async () => {
        for (let asked = 0; asked < FLOOD; asked += FLOOD_AT_ONCE)
          await Promise.all(Array.from({ length: FLOOD_AT_ONCE }, () => eve.api('POST', '/api/tables', FLOOD_OF)));
      })();
      return () => flood;
    },
  },
};

const later = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Linux refuses the process of the SQLite file every byte; PostgreSQL says what it says when it cannot make a file longer. */
async function fill({ where, server }: Scene, full: boolean): Promise<void> {
  if (where.url)
    return sql(
      where,
      full
        ? `CREATE OR REPLACE FUNCTION full_disk() RETURNS trigger AS $$ BEGIN
           RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$ LANGUAGE plpgsql;
           CREATE TRIGGER full_disk BEFORE INSERT ON log EXECUTE FUNCTION full_disk()`
        : 'DROP TRIGGER full_disk ON log',
    );
  execFileSync('prlimit', ['--pid', String(server.pid()), `--fsize=${full ? '1' : 'unlimited'}:unlimited`]);
}

/** A line from elsewhere that pings as long as it is let, and reads nothing. */
function deaf(port: number, cookie: string): Socket {
  const socket = connectTcp(port, '127.0.0.1');
  const ping = Buffer.concat([Buffer.from([0x89, 0x80 | 125, 0, 0, 0, 0]), Buffer.alloc(125, 'x')]);
  const pings = Buffer.concat(Array.from({ length: 100 }, () => ping));
  const more = (): void => void (socket.writable && socket.write(pings, (fault) => !fault && setTimeout(more, 5)));
  const head = [
    'GET /api/socket HTTP/1.1',
    'Host: x',
    'Connection: Upgrade',
    'Upgrade: websocket',
    `Cookie: ${cookie}`,
    'X-Forwarded-For: 203.0.113.9',
  ];
  const key = randomBytes(16).toString('base64');
  socket.on('error', () => {});
  socket.write([...head, 'Sec-WebSocket-Version: 13', `Sec-WebSocket-Key: ${key}`, '', ''].join('\r\n'));
  socket.once('data', () => {
    socket.pause();
    more();
  });
  return socket;
}
