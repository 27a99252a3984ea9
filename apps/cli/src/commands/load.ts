import { type Command, count, Fault, type Given, text } from '../command.ts';
import { runOfServer } from '../serve.ts';

export const load: Command = {
  name: 'load',
  summary: 'many tables at once at a server of its own: latencies and memory',
  usage:
    'load [--game ID] [--tables N] [--seconds N] [--every MS] [--on sqlite|postgres] [--processes N] [--idle N [--decisions N] [--packed]] [--writes] [--json]',
  help: `Starts a server on a new database (or on DATABASE_URL), plays so many games at it, two clients each, and prints latencies as the
server and as the clients see them, processor time a decision, and memory a table.
  --game ID        duel
  --tables N       1000
  --seconds N      30
  --every MS       a decision at each table so often (1000)
  --on WHAT        SQLite or PostgreSQL (sqlite)
  --processes N    on one PostgreSQL; the two of a table sit at different ones (1)
  --idle N         instead: so many tables in mid-game with two lines each and nobody who plays; then 200 are played at
  --decisions N    how far those games have come (400)
  --packed         the server of the package, as npm pack last left it in dist, instead of the sources
  --writes         instead: what the database alone takes, with so many writers that hear each other; nothing is played`,
  words: [0, 0],
  flags: {
    game: { type: 'string' },
    tables: { type: 'string' },
    seconds: { type: 'string' },
    every: { type: 'string' },
    on: { type: 'string' },
    processes: { type: 'string' },
    idle: { type: 'string' },
    decisions: { type: 'string' },
    packed: { type: 'boolean' },
    writes: { type: 'boolean' },
  },
  run: async (given) => {
    const { code, out } = await runOfServer('test/load/run.ts', argsOf(given));
    if (code !== 0) throw new Fault('the load could not be run; what is wrong stands above');
    return { json: JSON.parse(out), text: out.trim(), ok: true };
  },
};

function argsOf(given: Given): string[] {
  const on = text(given, 'on') ?? 'sqlite';
  if (on !== 'sqlite' && on !== 'postgres') throw new Fault(`--on takes sqlite or postgres, not "${on}"`);
  const processes = count(given, 'processes', 1);
  if (processes > 1 && on !== 'postgres' && !process.env.DATABASE_URL)
    throw new Fault('several processes need PostgreSQL: --on postgres');
  const numbers = {
    tables: count(given, 'tables', 1000),
    seconds: count(given, 'seconds', 30),
    every: count(given, 'every', 1000),
    processes,
    idle: count(given, 'idle'),
    decisions: count(given, 'decisions', 400),
  };
  const words = Object.entries(numbers).flatMap(([name, n]) => (n === undefined ? [] : [`--${name}`, String(n)]));
  const said = ['packed', 'writes'].flatMap((flag) => (given.flags[flag] ? [`--${flag}`] : []));
  return ['--game', text(given, 'game') ?? 'duel', '--on', on, ...words, ...said];
}
