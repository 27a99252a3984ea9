import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BotKit } from '@pony/bots';
import type { Game, Options } from '@pony/engine';
import { type Command, count, Fault, type Report, text } from '../command.ts';
import { spread } from '../crew.ts';
import { lines } from '../figures.ts';
import { fullOptions, gameOf, givenJobs, givenOptions, MANY_FLAGS } from '../given.ts';
import type { KeptGame } from '../jobs/selfplay.ts';
import { commitOf } from '../rival/copy.ts';
import { learn } from '../train/learn.ts';

export const train: Command = {
  name: 'train',
  summary: 'plays games to learn from and fits the chances of a game to them',
  usage:
    'train <game> [--learn] [--games N] [--minutes N] [--seed S] [--options k=v,k=v] [--out DIR] [--jobs N] [--json]',
  help: `Plays until N games (1000) of the seed are kept in --out, each seat with a teacher of its own, and prints
  {game, kept, played, file}
Games kept earlier are not played again, so it goes on where it stopped. --learn plays none, but fits the chance of the game to the
games kept, tries it on one in five that it has not seen, writes the weights with where they come from into the game's folder, and prints
  {game, setup, brier, constant, auc, worst, bins, file}
  --learn          fit; --seed may name several seeds: a,b
  --games N        games to be kept, those of earlier runs counted
  --minutes N      no game is begun later
  --seed S         any words ("teach")
  --out DIR        where they are kept (.cache/train)
  --options k=v    options of the game
  --jobs N         worker threads (all cores)`,
  words: [1, 1],
  flags: { ...MANY_FLAGS, learn: { type: 'boolean' }, minutes: { type: 'string' }, out: { type: 'string' } },
  run: async (given) => {
    const { game, bots } = await gameOf(given.words[0]);
    const options = fullOptions(game, givenOptions(given) ?? {});
    const seed = text(given, 'seed') ?? 'teach';
    if (given.flags.learn) return learnt(game, bots, options, seed.split(','), text(given, 'out'));
    const minutes = count(given, 'minutes');
    const file = fileOf(text(given, 'out') ?? KEPT, game.id, seed);
    const before = keptIn(file).length;
    const games = Math.max(0, count(given, 'games', 1000) - before);
    let played = 0;
    if (games > 0)
      await spread({
        job: 'selfplay',
        data: {
          game: game.id,
          options,
          seed: `${seed}/${before}`,
          until: minutes === undefined ? undefined : Date.now() + minutes * 60_000,
        },
        games,
        jobs: givenJobs(given),
        label: `train ${game.id}`,
        each: (part) => {
          played += part.length;
          for (const one of part) appendFileSync(file, `${JSON.stringify(one)}\n`);
        },
      });
    const json = { game: game.id, kept: before + played, played, file };
    return { json, text: lines(json), ok: true };
  },
};

const KEPT = join('.cache', 'train');

/** Fits the chance of one set-up and puts it beside those of others. */
function learnt(game: Game, kit: BotKit, options: Options, seeds: readonly string[], out = KEPT): Report {
  if (!kit.chances) throw new Fault(`${game.id} has no numbers yet that a chance could be learned from`);
  const games = seeds.flatMap((seed) => keptIn(fileOf(out, game.id, seed)));
  if (games.length < FEWEST)
    throw new Fault(`${games.length} games are kept of these seeds; it takes ${FEWEST} at least`);
  const made = {
    command: `train ${game.id} --learn --seed ${seeds.join(',')}`,
    date: new Date().toISOString().slice(0, 10),
    commit: commitOf('HEAD').slice(0, 8),
  };
  const { setup, fitted, heldOut } = learn(game.rules(options), options, kit.chances.learnt, games, made);
  const file = fileURLToPath(new URL(`../../../../games/${game.id}/bot/chance.json`, import.meta.url));
  const others = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as object) : {};
  writeFileSync(file, `${JSON.stringify({ ...others, [setup]: fitted }, null, 2)}\n`);
  const json = { game: game.id, setup, ...heldOut, bins: Object.fromEntries(heldOut.bins.entries()), file };
  return { json, text: lines(json), ok: true };
}
const FEWEST = 100;

function fileOf(folder: string, game: string, seed: string): string {
  if (!/^[\w.-]+$/.test(seed))
    throw new Fault(`--seed names a file here: letters, digits, dots and dashes, not "${seed}"`);
  mkdirSync(folder, { recursive: true });
  return join(folder, `${game}-${seed}.jsonl`);
}

/** Games kept so far; a line that an interruption cut short is none. */
function keptIn(file: string): KeptGame[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        return line === '' ? [] : [JSON.parse(line) as KeptGame];
      } catch {
        return [];
      }
    });
}
