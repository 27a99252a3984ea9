import { type Command, count, Fault, text } from '../command.ts';
import { runOfServer } from '../serve.ts';

export const harm: Command = {
  name: 'harm',
  summary: 'games go on while a stranger, or the machine, does its worst to the server',
  usage: 'harm [--games N] [--on sqlite|postgres] [--only NAME] [--json]',
  help: `Plays games over real sockets while a stranger fills the table with onlookers (lockOut), sends keys no database can keep
(poisonedKeys), lets bots of many tables think (starvation), opens lines that never read (slowReaders), has webhooks that
answer a byte at a time (drippingWebhooks), opens a long game with 150 undos after a deploy (deployWith150Undos) or asks for
ten thousand tables (tableFlood), chooses what cannot be dealt (failedDeals), takes every open chair (chairTakers), fills the
lobby (lobbyFlood), asks without end whether the server is well (healthzFlood) or talks as an onlooker (onlookersTalk), and while the clock of the machine jumps (clockJumps) or its disk is full (diskFull).
No decision may be lost or doubled, no player locked out. worstMs: the slowest decision; longestTurnMs: the most
processor time for which the server looked at nothing else.
  --games N        under each of these (4)
  --on WHAT        SQLite or PostgreSQL (sqlite)
  --only NAME      one of them`,
  words: [0, 0],
  flags: { games: { type: 'string' }, on: { type: 'string' }, only: { type: 'string' } },
  run: async (given) => {
    const only = text(given, 'only');
    const which = only === undefined ? [] : ['--only', only];
    const args = ['--games', String(count(given, 'games', 4)), '--on', text(given, 'on') ?? 'sqlite', ...which];
    const { code, out } = await runOfServer('test/harm/run.ts', args);
    if (code !== 0) throw new Fault('somebody came to harm; what is wrong stands above');
    return { json: JSON.parse(out), text: out.trim(), ok: true };
  },
};
