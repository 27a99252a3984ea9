import { readFileSync } from 'node:fs';
import {
  BadRecord,
  type GameEvent,
  type GameRecord,
  parseRecord,
  replay as play,
  printResult,
  type Say,
} from '@pony/engine';
import { gameText, makeText, plain } from '@pony/text';
import { type Command, Fault, text } from '../command.ts';
import { gameOf } from '../given.ts';
import { langOf } from '../lang.ts';

export const replay: Command = {
  name: 'replay',
  summary: 'plays a record again, verifies every checksum and prints the log',
  usage: 'replay <file.record> [--lang en|uk] [--quiet] [--json]',
  help: `Plays the record again under these rules. Every checksum, every die and the result must agree; if one does not, or if
the file is no record of these rules, it says which and where, with exit code 1.
  --lang en|uk     language of the log (en)
  --quiet          only say whether it holds
  --json           {game, rules, options, seats, decisions, result, log}`,
  words: [1, 1],
  flags: { lang: { type: 'string' }, quiet: { type: 'boolean' } },
  run: async (given) => {
    const file = given.words[0];
    const lang = langOf(text(given, 'lang'));
    const record = readRecord(file);
    const { game, texts } = await gameOf(record.game);
    const { rules, options, state, opening, steps } = attempt(file, () => play(game, record));
    const words = gameText(makeText(lang, [texts[lang]]), rules);
    const says = (events: readonly GameEvent[]): string[] =>
      events.map((event): Say => event.secret?.face ?? event).map((say) => plain(words.tell('log', say)));
    const log = [
      { n: 0, seat: null as string | null, option: '', says: says(opening.events) },
      ...steps.map((step, i) => ({
        n: i + 1,
        seat: record.lines[i].seat as string | null,
        option: record.lines[i].option,
        says: says(step.events),
      })),
    ];
    const result = state.outcome ? printResult(state.outcome) : null;
    const holds = `${file}: ${steps.length} decisions of ${game.id}, every checksum holds; ${result ?? 'the game is not over'}`;
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
        result,
        ...(given.flags.quiet ? null : { log }),
      },
      text: given.flags.quiet ? holds : [...printed, '', holds].join('\n'),
      ok: true,
    };
  },
};

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
