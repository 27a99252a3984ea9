import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Ledger, ledgers } from '@pony/games';
import {
  type ContentCoverage,
  contentCoverage,
  type RefusalCoverage,
  readLedger,
  refusalCoverage,
  ruleCoverage,
  sources,
  titlesOf,
} from '@pony/testkit';
import { type Command, Fault } from '../command.ts';

interface Covered {
  readonly game: string;
  readonly rules: number;
  readonly tested: number;
  readonly look: number;
  readonly table: number;
  readonly later: number;
  readonly notIncluded?: number;
  readonly untested: readonly string[];
  readonly content: Readonly<Record<string, ContentCoverage>>;
  readonly refusals: RefusalCoverage;
  readonly faults: readonly string[];
}

export const rules: Command = {
  name: 'rules',
  summary: 'which rules, cards and refusals have a test; reads the files, runs nothing',
  usage: 'rules [ledger] [--json]',
  help: `For every ledger, or the one named (${ledgers.map((one) => one.id).join(', ')}), prints
  {game, rules, tested, look, table, later, untested, content: {<kind>: {total, tested, untested}}, refusals, faults}
A rule is tested when its id stands in the literal title of a test. Marks after an id in RULES.md: [look] is tested in the
browser, [table] binds only people or the box, [later] comes later, [not included]. Content is named in a title as [id].
A refusal is provoked when a call of refuses(...) names its rule and its sentence.
Exit code 1 when a rule, a card or a refusal is without a test, or a title or ledger is at fault.`,
  words: [0, 1],
  flags: {},
  run: async (given) => {
    const [wanted] = given.words;
    const chosen = ledgers.filter((ledger) => wanted === undefined || ledger.id === wanted);
    if (chosen.length === 0)
      throw new Fault(`there is no ledger "${wanted}"; there are: ${ledgers.map((one) => one.id).join(', ')}`);
    const all = await Promise.all(chosen.map(covered));
    return {
      json: wanted === undefined ? all : all[0],
      text: all.map(shown).join('\n\n'),
      ok: all.every(isComplete),
    };
  },
};

const home = dirname(fileURLToPath(import.meta.resolve('@pony/games')));

async function covered(ledger: Ledger): Promise<Covered> {
  const at = (paths: readonly string[]): string[] => paths.map((path) => join(home, path));
  const tests = sources(at(ledger.tests), ['.test.ts', '.test.tsx']).map((source) => ({
    ...source,
    file: relative(home, source.file),
  }));
  const code = sources(at(ledger.code), ['.ts']);
  const titles = tests.flatMap(titlesOf);
  const { faults, notIncluded, untested, ...counts } = ruleCoverage(readLedger(join(home, ledger.rules)), titles);
  return {
    game: ledger.id,
    ...counts,
    ...(notIncluded > 0 ? { notIncluded } : null),
    untested,
    content: contentCoverage(await ledger.content(), titles),
    refusals: refusalCoverage(code, tests),
    faults,
  };
}

const isComplete = (one: Covered): boolean =>
  one.untested.length === 0 &&
  one.faults.length === 0 &&
  one.refusals.unprovoked.length === 0 &&
  Object.values(one.content).every((kind) => kind.untested.length === 0);

function shown(one: Covered): string {
  const rows = [
    `${one.game}: ${one.rules} rules, ${one.tested} tested, ${one.look} look, ${one.table} table, ${one.later} later${one.notIncluded ? `, ${one.notIncluded} not included` : ''}`,
    missing('rules', one.untested),
    ...Object.entries(one.content).map(
      ([kind, { total, tested, untested }]) => `  ${kind}: ${tested} of ${total} tested${tail(untested)}`,
    ),
    `  refusals: ${one.refusals.provoked} of ${one.refusals.total} provoked${tail(one.refusals.unprovoked)}`,
    ...one.faults.map((fault) => `  fault: ${fault}`),
  ];
  return rows.filter((row) => row !== '').join('\n');
}

const missing = (what: string, ids: readonly string[]): string =>
  ids.length === 0 ? '' : `  ${what} without a test: ${ids.join(' ')}`;
const tail = (ids: readonly string[]): string => (ids.length === 0 ? '' : `; missing: ${ids.join(', ')}`);
