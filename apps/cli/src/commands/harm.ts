import { type Command, count, Fault, text } from '../command.ts';
import { runOfServer } from '../serve.ts';

export const harm: Command = {
  name: 'harm',
  summary: 'games go on while a stranger does his worst to the server',
  usage: 'harm [--games N] [--on sqlite|postgres] [--json]',
  help: `Plays games over real sockets while a stranger fills the table with onlookers, sends keys no database can keep, lets bots of
many tables think, and opens lines that never read. No decision may be lost or doubled and no player locked out.
  --games N        under each of these (4)
  --on WHAT        SQLite or PostgreSQL (sqlite)`,
  words: [0, 0],
  flags: { games: { type: 'string' }, on: { type: 'string' } },
  run: async (given) => {
    const args = ['--games', String(count(given, 'games', 4)), '--on', text(given, 'on') ?? 'sqlite'];
    const { code, out } = await runOfServer('test/harm/run.ts', args);
    if (code !== 0) throw new Fault('somebody came to harm; what is wrong stands above');
    return { json: JSON.parse(out), text: out.trim(), ok: true };
  },
};
