/** One game at the terminal: people type, bots think, everything is told in the reader's language. */
import { writeFileSync } from 'node:fs';
import {
  explain,
  type Offer,
  offers,
  optionFromWords,
  optionToWords,
  pending,
  type Refusal,
  type Seat,
  sameOption,
} from '@pony/engine';
import type { LoadedGame } from '@pony/games';
import { answerUndo, botToMove, decide, decideForBot, logFor, record, type Table, undo } from '@pony/table';
import { type GameText, gameText, makeText, plain } from '@pony/text';
import en from '../../text/en.json' with { type: 'json' };
import uk from '../../text/uk.json' with { type: 'json' };
import type { Lang } from '../lang.ts';
import { tableLines, wrapped } from './screen.ts';
import type { Terminal } from './terminal.ts';

interface Session {
  readonly loaded: LoadedGame;
  readonly table: Table;
  readonly terminal: Terminal;
  readonly wordsFor: (seat: Seat | null) => GameText;
  /** Decisions told so far, and the seat that read them last. */
  told: number;
  reader: Seat | null;
}

/** Plays until the game is over or the person leaves; false when it was left. */
export async function playAtTerminal(
  loaded: LoadedGame,
  table: Table,
  lang: Lang,
  terminal: Terminal,
): Promise<boolean> {
  const text = makeText(lang, [loaded.texts[lang], { en, uk }[lang]]);
  const session: Session = {
    loaded,
    table,
    terminal,
    wordsFor: (seat) => gameText(text, table.rules, seat),
    told: -1,
    reader: null,
  };
  terminal.say(terminal.bold(text.say('play.title', { title: text.say('title') })));
  terminal.say(terminal.dim(text.say('play.seed', { seed: table.seed })));
  while (!table.state.outcome) {
    const bot = botToMove(table);
    if (bot !== null) botActs(session, bot);
    else if (!(await personActs(session))) return false;
  }
  news(session);
  ending(session);
  return true;
}

const people = (table: Table): Seat[] =>
  table.sitters.flatMap((sitter, seat) => (sitter.holder === 'person' ? [seat] : []));

/** Whose eyes the log is written for while nobody types: the only person's, else a spectator's. */
const eyes = ({ table, reader }: Session): Seat | null => {
  const all = people(table);
  return all.length === 1 ? all[0] : reader;
};

function botActs(session: Session, seat: Seat): void {
  const { table, terminal, loaded } = session;
  const words = session.wordsFor(eyes(session));
  news(session);
  terminal.note(words.render('play.thinks', { seat, level: table.sitters[seat].level ?? '' }));
  decideForBot(table, seat, loaded);
  news(session);
}

/** Tells what happened since it was last told. */
function news(session: Session, from = session.told + 1): void {
  const { table, terminal } = session;
  const seat = eyes(session);
  const words = session.wordsFor(seat);
  for (const line of logFor(table, seat === null ? [] : [seat], from)) {
    const says = line.says.map((say) => plain(words.tell('log', say)));
    for (const [i, say] of says.entries())
      terminal.say(`${terminal.dim(i === 0 && line.n > 0 ? String(line.n).padStart(4) : '    ')}  ${say}`);
  }
  session.told = table.taken.length;
}

function look(session: Session, seat: Seat): void {
  const { table, terminal } = session;
  const view = table.rules.view(table.state, seat);
  for (const line of tableLines(view, table.specs.length, session.wordsFor(seat), terminal)) terminal.say(line);
}

/** One question to the person on the seat that is asked; false when they leave. */
async function personActs(session: Session): Promise<boolean> {
  const { table, terminal } = session;
  const asking = pending(table.rules, table.state);
  const seat = asking?.seats.find((one) => table.sitters[one].holder === 'person');
  if (!asking || seat === undefined) throw new Error('nobody at this table is asked');
  const turned = session.reader !== seat || table.taken.at(-1)?.seat !== seat;
  session.reader = seat;
  news(session);
  const words = session.wordsFor(seat);
  if (turned) {
    terminal.say();
    look(session, seat);
  }
  const all = offers(table.rules, table.state, seat);
  const open = all.filter((one) => !one.refusal);
  terminal.say();
  terminal.say(
    `${terminal.bold(words.render('play.turn', { seat }))}: ${plain(words.tell('prompt', asking.prompt(seat)))}`,
  );
  open.forEach(({ option, tell }, i) => {
    terminal.say(`${String(i + 1).padStart(4)}  ${plain(words.option(option, tell))}`);
  });
  for (;;) {
    const line = await terminal.ask(`${words.say('play.choice')}> `);
    if (line === null) {
      terminal.say(words.say('play.left'));
      return false;
    }
    const [word = '', ...rest] = line.trim().split(/\s+/);
    if (word === '') continue;
    if (word === 'quit' || word === 'q' || word === 'exit') {
      terminal.say(words.say('play.left'));
      return false;
    }
    if (/^\d+$/.test(word)) {
      const chosen = open[Number(word) - 1];
      if (chosen) {
        decide(table, seat, chosen.option);
        return true;
      }
      terminal.say(words.say('play.number', { count: open.length }));
    } else if (word === 'undo' || word === 'u') {
      if (await takeBack(session, seat, rest[0])) return true;
    } else if (word === 'why' || word === 'w') why(session, seat, all, rest.join(' '));
    else if (word === 'look') look(session, seat);
    else if (word === 'log' || word === 'l') {
      const last = Number(rest[0]);
      news(session, last > 0 ? Math.max(0, table.taken.length + 1 - last) : 0);
    } else if (word === 'save') save(session, words, rest.join(' '));
    else if (word === '?' || word === 'help') terminal.say(words.say('play.help'));
    else terminal.say(words.say('play.unknown', { word: line.trim() }));
  }
}

/** True when the question has changed. */
async function takeBack(session: Session, seat: Seat, number: string | undefined): Promise<boolean> {
  const { table, terminal } = session;
  const words = session.wordsFor(seat);
  const last = table.taken.findLastIndex((one) => one.seat === seat) + 1;
  const to = number === undefined ? last : Number(number);
  if (last === 0) {
    terminal.say(words.say('play.nothing'));
    return false;
  }
  const answer = undo(table, seat, to);
  if (!answer.ok) {
    terminal.say(reason(words, answer.refusal));
    return false;
  }
  for (let request = table.request; request; request = table.request) {
    const [other] = request.waiting;
    const names = { by: words.name('seat', seat), n: to, seat: words.name('seat', other) };
    const line = await terminal.ask(`${words.say('play.agree', names)} `);
    answerUndo(table, other, /^(y|yes|т|так)$/i.test(line?.trim() ?? ''));
  }
  if (table.taken.length >= to) {
    terminal.say(words.say('play.refused'));
    return false;
  }
  session.told = table.taken.length;
  session.reader = null;
  terminal.say(words.say('play.undone', { n: to }));
  return true;
}

const reason = (words: GameText, refusal: Refusal): string =>
  plain(words.tell('refuse', refusal)) + (refusal.rule ? ` (${refusal.rule})` : '');

function why({ table, terminal, wordsFor }: Session, seat: Seat, all: readonly Offer[], asked: string): void {
  const words = wordsFor(seat);
  if (asked === '') {
    const reasons = new Map<string, string[]>();
    for (const { option, tell, refusal } of all) {
      if (!refusal) continue;
      const said = reason(words, refusal);
      const named = `${plain(words.option(option, tell))} [${optionToWords(table.rules, option)}]`;
      reasons.set(said, [...(reasons.get(said) ?? []), named]);
    }
    if (reasons.size === 0) terminal.say(words.say('play.allowed'));
    for (const [said, options] of reasons) {
      terminal.say(terminal.bold(said));
      for (const line of wrapped(options.join('; '), terminal.width)) terminal.say(terminal.dim(line));
    }
    return;
  }
  try {
    const option = optionFromWords(table.rules, asked);
    const refusal = explain(table.rules, table.state, seat, option);
    const open = all.filter((one) => !one.refusal);
    const n = open.findIndex((one) => sameOption(one.option, option)) + 1;
    terminal.say(refusal ? reason(words, refusal) : words.say('play.may', { n }));
  } catch (error) {
    terminal.say((error as Error).message);
  }
}

function save({ table, terminal }: Session, words: GameText, name: string): void {
  const file = name || `${table.game.id}-${table.seed.slice(0, 8)}.record`;
  try {
    writeFileSync(file, record(table));
    terminal.say(words.say('play.saved', { file }));
  } catch (error) {
    terminal.say(words.say('play.cannotSave', { file, why: (error as NodeJS.ErrnoException).code ?? '' }));
  }
}

function ending(session: Session): void {
  const { table, terminal } = session;
  const words = session.wordsFor(eyes(session));
  const { outcome } = table.state;
  if (!outcome) return;
  terminal.say();
  terminal.say(`${terminal.bold(words.say('play.over'))} ${plain(words.tell('reason', { say: outcome.reason }))}`);
  outcome.seats.forEach((end, seat) => {
    terminal.say(`  ${words.name('seat', seat)}: ${words.say(`play.${end}`)}`);
  });
  if (outcome.score !== undefined) terminal.say(`  ${words.say('play.score', { score: outcome.score })}`);
}
