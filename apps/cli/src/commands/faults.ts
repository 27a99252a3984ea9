import { type Command, count, Fault, text } from '../command.ts';
import { runOfServer } from '../serve.ts';

export const faults: Command = {
  name: 'faults',
  summary: 'random games while lines are cut and servers are killed',
  usage: 'faults [--games N] [--on sqlite|postgres|two|all] [--seed WORDS] [--json]',
  help: `Plays games over real sockets while lines are cut and server processes are killed and started again at random
decisions. Every client must end with the view of the undisturbed game, and no decision may be lost or doubled.
  --games N        on each (20)
  --on WHAT        SQLite, PostgreSQL, or two processes on PostgreSQL (all)
  --seed WORDS     of the trouble`,
  words: [0, 0],
  flags: { games: { type: 'string' }, on: { type: 'string' }, seed: { type: 'string' } },
  run: async (given) => {
    const on = text(given, 'on') ?? 'all';
    const args = ['--games', String(count(given, 'games', 20)), '--on', on, '--seed', text(given, 'seed') ?? 'soak'];
    const { code, out } = await runOfServer('test/faults/run.ts', args);
    if (code !== 0) throw new Fault('a game did not end as it should; what is wrong stands above');
    return { json: JSON.parse(out), text: out.trim(), ok: true };
  },
};
