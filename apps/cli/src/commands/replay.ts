import { readFileSync } from 'node:fs';
import {
  BadRecord,
  completeOptions,
  type Game,
  type GameEvent,
  type GameRecord,
  parseRecord,
  replay as play,
  printResult,
  type Say,
  sha256,
  sharedSeed,
} from '@pony/engine';
import { NO_SHARE } from '@pony/table';
import { gameText, makeText, plain } from '@pony/text';
import { type Command, Fault, text } from '../command.ts';
import { gameOf } from '../given.ts';
import { langOf } from '../lang.ts';

export const replay: Command = {
  name: 'replay',
  summary: 'plays a record again, verifies every checksum and prints the log',
  usage: 'replay <file.record> [--commitment HEX] [--lang en|uk] [--quiet] [--json]',
  help: `Plays the record again under these rules. Every checksum, every die and the result must agree; if one does not, or if
the file is no record of these rules, it says which and where, with exit code 1. Of a game whose rules changed on the way it checks all
since then, and before as far as these rules play the same; the rest is shown from its log, and it says which.
  --commitment HEX what an online table showed at the start: SHA-256 of what the server drew and of the salt must give it, and the
                   seed must come of that and of the shares of the seats; whose share was missing, and until when, is said
  --lang en|uk     language of the log (en)
  --quiet          only say whether it holds
  --json           {game, rules, options, seats, decisions, result, log; changedAfter and sameBefore where the rules changed}`,
  words: [1, 1],
  flags: { commitment: { type: 'string' }, lang: { type: 'string' }, quiet: { type: 'boolean' } },
  run: async (given) => {
    const file = given.words[0];
    const lang = langOf(text(given, 'lang'));
    const record = readRecord(file);
    const fair = checkDice(file, record, text(given, 'commitment'));
    const { game, texts } = await gameOf(record.game);
    const { rules, options, state, opening, steps } = attempt(file, () => play(game, record));
    const words = gameText(makeText(lang, [texts[lang]]), rules);
    const says = (events: readonly GameEvent[]): string[] =>
      events.map((event): Say => event.secret?.face ?? event).map((say) => plain(words.tell('log', say)));
    const newRules = (n: number): string[] =>
      (record.changes ?? [])
        .filter(({ after }) => after === n)
        .map(
          ({ from, to }) =>
            `-- rules of version ${to}; up to here version ${from}, shown from its log and not played again`,
        );
    const shares = (n: number): string[] =>
      (record.shares ?? [])
        .filter(({ after }) => after === n)
        .map(({ seat }) => `-- the share of ${seat} came: up to here chance was made without it`);
    const log = [
      { n: 0, seat: null as string | null, option: '', says: [...says(opening.events), ...shares(0), ...newRules(0)] },
      ...steps.map((step, i) => ({
        n: i + 1,
        seat: record.lines[i].seat as string | null,
        option: record.lines[i].option,
        says: [...says(step.events), ...shares(i + 1), ...newRules(i + 1)],
      })),
    ];
    const same = record.changes ? playedAlike(game, record) : steps.length;
    const result = state.outcome ? printResult(state.outcome) : null;
    const holds = `${file}: ${steps.length} decisions of ${game.id}, every checksum${since(record, same)}${fair ? ' and the commitment of the dice' : ''} holds${without(record)}; ${result ?? 'the game is not over'}`;
    const printed = log.map(({ n, seat, option, says: lines }) =>
      [seat === null ? '' : `${n} ${seat} ${option}`, ...lines.map((line) => `    ${line}`)].filter(Boolean).join('\n'),
    );
    return {
      json: {
        game: game.id,
        rules: record.rules,
        options,
        seats: record.seats,
        decisions: steps.length,
        ...(record.changes ? { changedAfter: record.changes.at(-1)?.after, sameBefore: same } : null),
        result,
        ...(fair ? { commitment: fair } : null),
        ...(given.flags.quiet ? null : { log }),
      },
      text: given.flags.quiet ? holds : [...printed, '', holds].join('\n'),
      ok: true,
    };
  },
};

/** Which chance was made without whom. */
function without({ seats, extra, shares = [] }: GameRecord): string {
  const missing = (extra.shares ?? '').split(' ').flatMap((share, i) => (share === NO_SHARE ? [seats[i]] : []));
  return missing
    .map((seat) => {
      const came = shares.find((late) => late.seat === seat);
      return `; all chance${came ? ` up to decision ${came.after}` : ''} was made without ${seat}`;
    })
    .join('');
}

/** What these rules could check, when others played the beginning. */
function since({ changes = [] }: GameRecord, same: number): string {
  const change = changes.at(-1);
  if (!change) return '';
  const { after } = change;
  const rest = same < after ? ` (decisions ${same + 1} to ${after} are shown from their log)` : '';
  return ` since the rules changed after decision ${after} and of the first ${same} before${rest}`;
}

/** So many decisions from the beginning play the same under these rules, although others played them. */
function playedAlike(game: Game, record: GameRecord): number {
  const { changes = [], ...rest } = record;
  const after = changes.at(-1)?.after ?? 0;
  const { version } = game.rules(completeOptions(game, record.options));
  let same = 0;
  try {
    play(game, { ...rest, rules: version, lines: record.lines.slice(0, after), result: null }, (_state, n) => {
      same = n;
    });
  } catch (error) {
    if (!(error instanceof BadRecord)) throw error;
  }
  return same;
}

/** The seed is the one the table bound itself to before the game began. */
function checkDice(
  file: string,
  { seed, seats, extra, shares: late = [] }: GameRecord,
  given: string | undefined,
): string | null {
  if (given === undefined) return null;
  const wanted = given.trim().toLowerCase();
  if (!/^[0-9a-f]{64}$/.test(wanted)) throw new Fault('--commitment takes 64 hex digits');
  if (!extra.salt) throw new Fault(`${file}: there is no salt in its head, so no commitment can be checked`);
  const drawn = extra.drawn ?? seed;
  const found = sha256(drawn + extra.salt);
  if (found !== wanted) throw new Fault(`${file}: seed and salt give the commitment ${found}, not ${wanted}`);
  if (!extra.drawn) return found;
  const shares = (extra.shares ?? '').split(' ');
  if (shares.length !== seats.length || !shares.every((share) => share === NO_SHARE || /^[0-9a-f]{32}$/.test(share)))
    throw new Fault(`${file}: there is not one share of 32 hex digits for every seat in its head`);
  for (const [i, { seat }] of late.entries()) {
    const missing = shares[seats.indexOf(seat)] === NO_SHARE;
    if (!missing || late.findIndex((one) => one.seat === seat) !== i)
      throw new Fault(`${file}: a share of ${seat} comes late that was not missing`);
  }
  const there = shares.filter((share) => share !== NO_SHARE);
  if (sharedSeed(drawn, there) !== seed)
    throw new Fault(`${file}: what the server drew and the shares of the seats do not give the seed`);
  return found;
}

function readRecord(file: string): GameRecord {
  let content: string;
  try {
    content = readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Fault(code === 'ENOENT' ? `there is no file ${file}` : `${file} cannot be read: ${code}`);
  }
  return attempt(file, () => parseRecord(content));
}

function attempt<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof BadRecord) throw new Fault(`${file}: ${error.message}`);
    throw error;
  }
}
