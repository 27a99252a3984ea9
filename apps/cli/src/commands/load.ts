import { type Command, count, Fault } from '../command.ts';
import { runOfServer } from '../serve.ts';

export const load: Command = {
  name: 'load',
  summary: 'many tables at once at a server of its own: latencies and memory',
  usage: 'load [--tables N] [--seconds N] [--json]',
  help: `Starts a server on a new database (or on DATABASE_URL), plays so many games of Duel at it, two clients and one
decision a second each, and prints latencies as the server and as the clients see them, and memory a table.
  --tables N       1000
  --seconds N      30`,
  words: [0, 0],
  flags: { tables: { type: 'string' }, seconds: { type: 'string' } },
  run: async (given) => {
    const args = ['--tables', String(count(given, 'tables', 1000)), '--seconds', String(count(given, 'seconds', 30))];
    const { code, out } = await runOfServer('src/load.ts', args);
    if (code !== 0) throw new Fault('the load could not be run; what is wrong stands above');
    return { json: JSON.parse(out), text: out.trim(), ok: true };
  },
};
