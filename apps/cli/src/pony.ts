/** Finds the command, reads its flags, prints its report. */
import { parseArgs } from 'node:util';
import { type Command, Fault, type Given } from './command.ts';
import { bench } from './commands/bench.ts';
import { browser } from './commands/browser.ts';
import { faults } from './commands/faults.ts';
import { feel } from './commands/feel.ts';
import { freeze } from './commands/freeze.ts';
import { fuzz } from './commands/fuzz.ts';
import { games } from './commands/games.ts';
import { harm } from './commands/harm.ts';
import { judge } from './commands/judge.ts';
import { load } from './commands/load.ts';
import { match } from './commands/match.ts';
import { play } from './commands/play.ts';
import { replay } from './commands/replay.ts';
import { rules } from './commands/rules.ts';
import { say } from './commands/say.ts';
import { screens } from './commands/screens.ts';
import { server } from './commands/server.ts';
import { simulate } from './commands/simulate.ts';
import { soak } from './commands/soak.ts';
import { train } from './commands/train.ts';

const COMMANDS: readonly Command[] = [
  games,
  play,
  simulate,
  match,
  freeze,
  judge,
  train,
  fuzz,
  bench,
  replay,
  rules,
  say,
  server,
  load,
  faults,
  harm,
  browser,
  feel,
  screens,
  soak,
];
const CALL = 'npm run -s pony --';

export interface Streams {
  out(text: string): void;
  err(text: string): void;
}

/** Runs a command; returns the exit code. */
export async function pony(args: readonly string[], streams: Streams): Promise<number> {
  try {
    return await run(args, streams);
  } catch (error) {
    const known = error instanceof Fault;
    streams.err(`pony: ${known ? error.message : ((error as Error).stack ?? String(error))}\n`);
    return 1;
  }
}

async function run([name, ...rest]: readonly string[], { out }: Streams): Promise<number> {
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    out(overview());
    return name === undefined ? 1 : 0;
  }
  const command = COMMANDS.find((one) => one.name === name);
  if (!command)
    throw new Fault(`there is no command "${name}"; there are: ${COMMANDS.map((one) => one.name).join(', ')}`);
  const given = read(command, rest);
  if (given.flags.help) {
    out(`${CALL} ${command.usage}\n\n${command.help}\n`);
    return 0;
  }
  const report = await command.run(given);
  if (!report) return 0;
  out(given.flags.json ? `${JSON.stringify(report.json, null, 2)}\n` : `${report.text}\n`);
  return report.ok ? 0 : 1;
}

function read(command: Command, args: string[]): Given {
  const options = { ...command.flags, help: { type: 'boolean', short: 'h' }, json: { type: 'boolean' } } as const;
  let parsed: { values: Given['flags']; positionals: string[] };
  try {
    parsed = parseArgs({ args, options, allowPositionals: true, strict: true });
  } catch (error) {
    const [first] = (error as Error).message.split('. ');
    throw new Fault(`${first.replace(/\.$/, '')}; see ${CALL} ${command.name} --help`);
  }
  const { values: flags, positionals: words } = parsed;
  const [least, most] = command.words;
  if (!flags.help && (words.length < least || words.length > most))
    throw new Fault(`it is: ${command.usage}; see ${CALL} ${command.name} --help`);
  return { words, flags };
}

function overview(): string {
  const width = Math.max(...COMMANDS.map((one) => one.name.length));
  const list = COMMANDS.map((one) => `  ${one.name.padEnd(width)}  ${one.summary}`);
  return `${CALL} <command>\n\n${list.join('\n')}\n\nEvery command has --help; those that print figures have --json.\n`;
}
