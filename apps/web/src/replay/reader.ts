/** Answers what the page asks of one record. Everything it needs from outside is handed in, so that it runs anywhere. */
import type { BotKit } from '@pony/bots';
import { type Game, type Options, parseRecord, printRecord } from '@pony/engine';
import { outcomeOf } from '@pony/table';
import { betterLine, judged, weighed } from '../review/judging.ts';
import { recordFault } from './faults.ts';
import { readBrief } from './link.ts';
import type { Answer, Ask, Command, StudyFacts } from './messages.ts';
import { asFarAsItGoes, fillIn, openStudy, type Study } from './study.ts';

/** Games that can be loaded, by their ids; throws for any other. */
export type LoadGame = (id: string, options: Options) => Promise<{ readonly game: Game; readonly bots: BotKit }>;

/** A game that is not on the table here. */
class NoSuchGame extends Error {}

export function openReader(load: LoadGame): (ask: Ask) => Promise<Answer> {
  let study: Study | null = null;
  let kit: BotKit | null = null;
  let text = '';

  async function open(command: Extract<Command, { do: 'open' }>): Promise<StudyFacts> {
    text = command.text;
    const brief = command.brief ? readBrief(text) : null;
    const given = brief?.record ?? parseRecord(text);
    const { game, bots } = await load(given.game, given.options).catch(() => {
      throw new NoSuchGame(given.game);
    });
    const whole = brief ? fillIn(game, given, brief.last) : given;
    const record = command.asFar ? asFarAsItGoes(game, whole) : whole;
    kit = bots;
    study = openStudy(game, record, command.sitters);
    return {
      game: record.game,
      options: study.table.options,
      seats: record.seats,
      decisions: study.decisions,
      left: whole.lines.length - study.decisions,
      over: study.over || command.asFar === true,
      change: study.change,
      outcome: outcomeOf(study.table),
      deciders: study.table.taken.map(({ seat }) => seat),
      text: record === given ? text : printRecord(record),
    };
  }

  function obey(command: Command): Promise<StudyFacts> | Extract<Answer, { ok: true }>['value'] {
    if (command.do === 'open') return open(command);
    if (!study || !kit) throw new Error('no record lies open');
    if (command.do === 'look') return study.situation(command.n, command.viewer);
    if (command.do === 'log') return study.log(command.viewer);
    if (command.do === 'judge') return judged(study, kit, command.from, command.to, command.seat);
    if (command.do === 'weigh') return weighed(study, kit, command.n);
    if (command.do === 'line') return betterLine(study, kit, command.n, command.option, command.viewer);
    return study.views(command.from, command.to, command.viewer);
  }

  return async ({ key, ...command }) => {
    try {
      return { key, ok: true, value: await obey(command) };
    } catch (fault) {
      if (fault instanceof NoSuchGame)
        return { key, ok: false, fault: { say: 'noGame', args: { game: fault.message } } };
      const message = fault instanceof Error ? fault.message : String(fault);
      return { key, ok: false, fault: recordFault(message, text) };
    }
  };
}
