import { type Command, Fault } from '../command.ts';
import { runOfServer } from '../serve.ts';

interface Checked {
  readonly live: number;
  readonly entries: number;
  readonly move: number;
  readonly change: readonly Differing[];
  readonly end: readonly Differing[];
  readonly differ: readonly Differing[];
}
interface Differing {
  readonly table: string;
  readonly game: string;
  readonly fault: string;
}

export const server: Command = {
  name: 'server',
  summary: 'looks after the database of a server: check, save, restore',
  usage: 'server check|save|restore [FILE] [--json]',
  help: `Uses the settings of the server (DATA_DIR or DATABASE_URL; docs/operations.md).
  check            plays every running game again under this code and says what becomes of those that differ: goes on from
                   its checkpoint under changed rules, ends undecided, or differs and is left alone (exit code 1 for the
                   last two); reads only, the server may be up
  save FILE        a backup of everything, while the server runs
  restore FILE     into an empty database, of either kind`,
  words: [1, 2],
  flags: {},
  run: async ({ words: [what, file] }) => {
    if (what === 'check') return check();
    if (what !== 'save' && what !== 'restore') throw new Fault(`server has check, save and restore, not "${what}"`);
    if (!file) throw new Fault(`server ${what} takes the name of a file`);
    const { code, out } = await runOfServer('src/backup.ts', [what, file]);
    return { json: { file, done: code === 0 }, text: out.trim(), ok: code === 0 };
  },
};

async function check() {
  const { code, out } = await runOfServer('src/check.ts', ['--json']);
  if (code > 1) throw new Fault('the database could not be checked; what is wrong stands above');
  const checked = JSON.parse(out) as Checked;
  const { live, entries, move, change, end, differ } = checked;
  const named = { 'goes on': change, 'ends undecided': end, differs: differ };
  const lines = Object.entries(named).flatMap(([word, games]) =>
    games.map(({ table, game, fault }) => `${word}: ${game} ${table}: ${fault}`),
  );
  const sum = `${live} running games, ${entries} entries played again, ${move} of other rules move over unchanged, ${change.length} go on from their checkpoint, ${end.length} end undecided, ${differ.length} would differ`;
  return { json: checked, text: [...lines, sum].join('\n'), ok: code === 0 };
}
