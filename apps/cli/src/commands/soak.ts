import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Command, Fault, type Given, text } from '../command.ts';
import { type Bound, type SoakJob, soakJobs } from '../soak-jobs.ts';
import { bench } from './bench.ts';
import { browser } from './browser.ts';
import { faults } from './faults.ts';
import { feel } from './feel.ts';
import { fuzz } from './fuzz.ts';
import { harm } from './harm.ts';
import { judge } from './judge.ts';
import { load } from './load.ts';
import { match } from './match.ts';
import { rules } from './rules.ts';
import { screens } from './screens.ts';
import { simulate } from './simulate.ts';

const PARTS: readonly Command[] = [
  bench,
  browser,
  faults,
  feel,
  fuzz,
  harm,
  judge,
  load,
  match,
  rules,
  screens,
  simulate,
];
const REPORT = fileURLToPath(new URL('../../../../docs/benchmarks.md', import.meta.url));

interface Soaked {
  readonly job: SoakJob;
  readonly figures: Record<string, unknown>;
  readonly missed: readonly string[];
  readonly seconds: number;
}

export const soak: Command = {
  name: 'soak',
  summary: 'the full counts: laws, speed and bots; writes docs/benchmarks.md',
  usage: 'soak [--share] [--only WORD] [--dry] [--json]',
  help: `Runs every row of apps/cli/src/soak-jobs.ts on all cores and writes docs/benchmarks.md with commands and figures.
Exit code 1 when a figure is out of its bounds.
  --share          the small part that every test run repeats; docs/benchmarks.md stays as it is
  --only WORD      only rows whose command or title has this word; the other rows of docs/benchmarks.md stay as they are
  --dry            lists the rows and runs nothing`,
  words: [0, 0],
  flags: { only: { type: 'string' }, dry: { type: 'boolean' }, share: { type: 'boolean' } },
  run: async (given) => {
    const only = text(given, 'only');
    const rows = given.flags.share
      ? soakJobs.flatMap((job) => (job.share ? [{ ...job, ...job.share }] : []))
      : soakJobs;
    const jobs = rows.filter((job) => !only || `${job.title} ${job.command.join(' ')}`.includes(only));
    if (jobs.length === 0) throw new Fault(`no row of the soak has the word "${only}"`);
    if (given.flags.dry) {
      const list = jobs.map((job) => `pony ${job.command.join(' ')}`);
      return { json: list, text: list.join('\n'), ok: true };
    }
    const done: Soaked[] = [];
    for (const [i, job] of jobs.entries()) {
      process.stderr.write(`${i + 1}/${jobs.length} ${job.title}: pony ${job.command.join(' ')}\n`);
      done.push(await runRow(job));
      for (const missed of done[i].missed) process.stderr.write(`  out of bounds: ${missed}\n`);
      if (!given.flags.share) writeFileSync(REPORT, page(done));
    }
    return {
      json: done.map(({ job, figures, missed, seconds }) => ({
        command: job.command.join(' '),
        figures,
        missed,
        seconds,
      })),
      text: given.flags.share ? brief(done) : page(done),
      ok: done.every((one) => one.missed.length === 0),
    };
  },
};

const brief = (done: readonly Soaked[]): string =>
  done.map(({ job, missed }) => `${missed.length === 0 ? 'held  ' : 'MISSED'} ${job.title}`).join('\n');

async function runRow(job: SoakJob): Promise<Soaked> {
  const [name, ...args] = job.command;
  const command = PARTS.find((one) => one.name === name);
  if (!command) throw new Error(`the soak cannot run "${name}"`);
  const parsed = parseArgs({ args, options: command.flags, allowPositionals: true });
  const begun = performance.now();
  const figures = await figuresOf(command, { words: parsed.positionals, flags: parsed.values as Given['flags'] });
  const missed = job.bounds.filter((bound) => !keeps(bound, figures)).map((bound) => boundWords(bound, figures));
  return { job, figures, missed, seconds: (performance.now() - begun) / 1000 };
}

/** A command that comes to grief has no figures, so its row does not hold; the other rows are run all the same. */
async function figuresOf(command: Command, given: Given): Promise<Record<string, unknown>> {
  try {
    return (await command.run(given))?.json as Record<string, unknown>;
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    process.stderr.write(`  ${error.message}\n`);
    return {};
  }
}

/** A figure by its dotted path. */
function figure(figures: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], figures);
}

function keeps({ figure: path, least, most }: Bound, figures: unknown): boolean {
  const value = figure(figures, path);
  return typeof value === 'number' && value >= (least ?? -Infinity) && value <= (most ?? Infinity);
}

function boundWords({ figure: path, least, most }: Bound, figures: unknown): string {
  const limit = [
    least === undefined ? '' : `at least ${shown(least)}`,
    most === undefined ? '' : `at most ${shown(most)}`,
  ];
  return `${path} ${shown(figure(figures, path))} (${limit.filter(Boolean).join(', ')})`;
}

function shown(value: unknown): string {
  if (Array.isArray(value)) return value.map(shown).join(' to ');
  return typeof value === 'number' ? value.toLocaleString('en-GB', { maximumFractionDigits: 4 }) : String(value);
}

function row({ job, figures, missed, seconds }: Soaked): string {
  const bounds = job.bounds.map((bound) => boundWords(bound, figures)).join('; ');
  const more = job.show
    .filter((path) => figure(figures, path) !== undefined)
    .map((path) => `${path} ${shown(figure(figures, path))}`)
    .join('; ');
  const held = missed.length === 0 ? 'yes' : '**no**';
  return `| ${job.title} | \`${job.command.join(' ')}\` | ${bounds} | ${held} | ${more} | ${shown(Math.round(seconds))} s |`;
}

/** Rows that were not run stay as an earlier page has them. */
function page(done: readonly Soaked[]): string {
  const before = existsSync(REPORT) ? readFileSync(REPORT, 'utf8').split('\n') : [];
  const rows = soakJobs.flatMap((job) => {
    const now = done.find((one) => one.job.title === job.title);
    return now ? [row(now)] : before.filter((line) => line.startsWith(`| ${job.title} |`));
  });
  return [
    '# Benchmarks',
    '',
    'Written by `npm run soak`; every row is the command `npm run -s pony -- <command>` with its figures.',
    `Node ${process.versions.node}, ${availableParallelism()} cores; \`bench\` counts processor time.`,
    '',
    '| what | command | must show | held | other figures | took |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}
