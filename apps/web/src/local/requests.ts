/** What the people before the screen ask of an open table. */
import { explain } from '@pony/engine';
import { answerUndo, askedNow, type Answer as Decided, decide, resign, undo, undoView } from '@pony/table';
import type { Answer, Command } from './messages.ts';
import { type OpenTable, people } from './open-table.ts';

interface Ways {
  now(): number;
  changed(open: OpenTable): void;
  tell(open: OpenTable): void;
  goOn(open: OpenTable): void;
}

const OK: Answer = { ok: true };

export function atTable(open: OpenTable, command: Command, ways: Ways): Answer {
  const { table } = open;
  const seat = people(table).find((one) => askedNow(table).includes(one));
  const said = (decided: Decided): Answer => {
    if (!decided.ok) return decided;
    open.away = null;
    ways.changed(open);
    return OK;
  };
  switch (command.do) {
    case 'decide':
      if (seat === undefined) return { ok: false, refusal: { rule: null, say: 'not-your-turn' } };
      return said(decide(table, seat, command.option, { version: command.version, now: ways.now() }));
    case 'undo':
      return takeBack(open, command.to, ways.now(), said);
    case 'answer-undo': {
      const waiting = table.request?.waiting ?? [];
      for (const one of command.yes ? waiting : waiting.slice(0, 1)) answerUndo(table, one, command.yes, ways.now());
      ways.changed(open);
      return OK;
    }
    case 'why':
      return { ok: true, value: seat === undefined ? null : explain(table.rules, table.state, seat, command.option) };
    case 'resign':
      return said(resign(table, seat ?? people(table)[0] ?? -1, ways.now()));
    case 'uncover':
      open.uncovered = seat ?? null;
      ways.tell(open);
      return OK;
    case 'pace':
      open.running = command.running ?? open.running;
      if (command.gap !== undefined) open.pace = { ...open.pace, gap: command.gap };
      open.fault = null;
      break;
    case 'step':
      open.running = false;
      open.steps = 1;
      break;
    default:
      throw new Error(`the house does not know how to ${command.do}`);
  }
  ways.tell(open);
  ways.goOn(open);
  return OK;
}

/**
 * Whose decision it is takes it back, as far as people go; without a number the newest one of theirs. Back to what a bot
 * did means back to what was decided next.
 */
function takeBack(open: OpenTable, to: number | undefined, now: number, said: (decided: Decided) => Answer): Answer {
  const { table } = open;
  const own = people(table);
  const next = table.taken.findIndex(({ seat }, i) => i + 1 >= (to ?? 0) && own.includes(seat)) + 1;
  const n = to === undefined ? undoView(table, own).last : next || to;
  if (n === null) return { ok: false, refusal: { rule: null, say: 'undo-nothing' } };
  const whose = table.taken[n - 1]?.seat;
  return said(undo(table, own.includes(whose) ? whose : (own[0] ?? -1), n, now));
}
