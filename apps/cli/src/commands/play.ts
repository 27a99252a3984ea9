import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { BOT_NAMES, type BotName } from '@pony/bots';
import { BadRecord, type GameRecord, parseRecord } from '@pony/engine';
import { fromRecord, openTable, type Sitter } from '@pony/table';
import { type Command, Fault, type Given, text } from '../command.ts';
import { fullOptions, GAME_FLAGS, gameOf, givenOptions, seatWords } from '../given.ts';
import { langOf } from '../lang.ts';
import { playAtTerminal } from '../play/session.ts';
import { openTerminal } from '../play/terminal.ts';

export const play: Command = {
  name: 'play',
  summary: 'a game in the terminal, against bots or with others at the same keyboard',
  usage: 'play <game> [--seats human,ranger] [--seed S] [--lang en|uk] [--options k=v,k=v] [--from FILE]',
  help: `Type the number of an option to take it; undo, why, look, log, save and quit work at every question.
  --seats a,b      human or a bot for every seat, in the order of pony games (human, then ranger)
  --seed S         any words; without it the game is drawn by lot
  --lang en|uk     language (en)
  --options k=v    options of the game
  --from FILE      goes on from a record`,
  words: [1, 1],
  flags: { ...GAME_FLAGS, seats: { type: 'string' }, lang: { type: 'string' }, from: { type: 'string' } },
  run: async (given) => {
    const lang = langOf(text(given, 'lang'));
    const loaded = await gameOf(given.words[0]);
    const { game } = loaded;
    const from = givenRecord(given, game.id);
    const options = fullOptions(game, from?.options ?? givenOptions(given) ?? {});
    const words = seatWords(given, game, options, (seat) => (seat === 0 ? 'human' : 'ranger'), ['human', ...BOT_NAMES]);
    const seats = words.map((word, seat) => sitterOf(word, seat));
    const table = from
      ? attempt(() => fromRecord(game, from, { seats, undo: 'consent' }))
      : openTable({
          game,
          options,
          seed: text(given, 'seed') ?? randomBytes(16).toString('hex'),
          seats,
          undo: 'consent',
        });
    const terminal = openTerminal();
    try {
      await playAtTerminal(loaded, table, lang, terminal);
    } finally {
      terminal.close();
    }
    return null;
  },
};

const sitterOf = (word: string, seat: number): Pick<Sitter, 'holder'> & Partial<Sitter> =>
  word === 'human' ? { holder: 'person', person: `seat ${seat}` } : { holder: 'bot', level: word as BotName };

function givenRecord(given: Given, game: string): GameRecord | null {
  const file = text(given, 'from');
  if (file === undefined) return null;
  for (const flag of ['seed', 'options'])
    if (given.flags[flag] !== undefined) throw new Fault(`--from brings its own ${flag}: leave --${flag} out`);
  let content: string;
  try {
    content = readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Fault(code === 'ENOENT' ? `there is no file ${file}` : `${file} cannot be read: ${code}`);
  }
  const record = attempt(() => parseRecord(content));
  if (record.game !== game) throw new Fault(`${file} is a record of ${record.game}, not of ${game}`);
  return record;
}

function attempt<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof BadRecord) throw new Fault(error.message);
    throw error;
  }
}
