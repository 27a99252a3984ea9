import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { refereeOf } from '@pony/games/referees';
import { noLaws, type Violation } from '@pony/testkit';
import { type Command, count, text } from '../command.ts';
import { spread } from '../crew.ts';
import { addCounts, lines } from '../figures.ts';
import { fullOptions, gameOf, givenJobs, givenOptions, MANY_FLAGS } from '../given.ts';

export const fuzz: Command = {
  name: 'fuzz',
  summary: 'plays at random under the laws; a violation writes a record that leads to it',
  usage:
    'fuzz <game> [--games N] [--seed S] [--options k=v,k=v] [--every N] [--laws referee] [--out DIR] [--jobs N] [--json]',
  help: `Plays N games (100) at random and prints
  {game, games, decisions, violations, laws: {options, refusals, roundTrip, replay, nonInterference, undo, conservation, views, reach,
  referee, judgement}}
with how often each law was checked. Every game draws the options that are not given, and so the seat count, from its seed.
Exit code 1 when a law was broken; the record of every violation is written to --out (the current folder).
  --games N        how many games
  --seed S         any words ("pony")
  --options k=v    options of the game, the same in every one
  --every N        the costly laws at one step in N, drawn for (1)
  --laws referee   the game's referee alone, who judges every decision from the table before and after it and the log
  --jobs N         worker threads (all cores)`,
  words: [1, 1],
  flags: { ...MANY_FLAGS, every: { type: 'string' }, laws: { type: 'string' }, out: { type: 'string' } },
  run: async (given) => {
    const { game } = await gameOf(given.words[0]);
    const options = givenOptions(given) ?? {};
    fullOptions(game, options); // names what is wrong
    const games = count(given, 'games', 100);
    const which = text(given, 'laws') ?? 'all';
    if (which !== 'all' && which !== 'referee') throw new Error(`--laws: "${which}" is neither all nor referee`);
    const refereeOnly = which === 'referee';
    if (refereeOnly && !(await refereeOf(game.id))) throw new Error(`${game.id} has no referee`);
    const data = {
      game: game.id,
      options,
      seed: text(given, 'seed') ?? 'pony',
      every: count(given, 'every', 1),
      refereeOnly,
    };
    const parts = await spread({ job: 'fuzz', data, games, jobs: givenJobs(given), label: `fuzz ${game.id}` });
    const laws = noLaws();
    for (const part of parts) addCounts(laws, part.laws);
    const violations = parts.flatMap((part) => part.violations);
    const json = {
      game: game.id,
      games,
      decisions: parts.reduce((sum, part) => sum + part.decisions, 0),
      violations: violations.length,
      laws,
    };
    for (const violation of violations) {
      const file = keepRecord(game.id, violation, text(given, 'out') ?? '.');
      process.stderr.write(
        `law ${violation.law} broken at decision ${violation.step}: ${violation.message}\n  ${file}\n`,
      );
    }
    return { json, text: lines(json), ok: violations.length === 0 };
  },
};

/** Writes the record that leads to a violation; returns its file. */
export function keepRecord(game: string, { law, step, seed, record }: Violation, folder: string): string {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${game}-${law}-${seed.slice(0, 8)}-${step}.record`);
  writeFileSync(file, record);
  return file;
}
