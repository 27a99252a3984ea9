import { LogPanel, logLines, type TableLogLine } from '@pony/ui';
import { useMemo } from 'react';
import { useDuel } from '../duel.ts';
import { SEAT_SEAL, SEAT_SIDE } from '../icons.ts';

export interface LogProps {
  log: readonly TableLogLine[];
  undo: (to?: number) => void;
}

/** A search tells the searcher every card; the sheet has shown them, so the log only counts. */
const brief = (log: LogProps['log']): LogProps['log'] =>
  log.map((line) => ({
    ...line,
    says: line.says.map((said) => {
      const { seat = 0, cards = [] } = said.args ?? {};
      return said.say === 'searches-own' && Array.isArray(cards)
        ? { say: 'searches', args: { seat, count: cards.length } }
        : said;
    }),
  }));

const MARKS = {
  side: (seat: number) => SEAT_SIDE[seat],
  mark: (seat: number) => SEAT_SEAL[seat],
  heading: ({ say }: { say: string }) => say === 'chapter',
};

/** What happened; chapters are headings, names open what they name. */
export function DuelLog({ log, undo, bare, className }: LogProps & { bare?: boolean; className?: string }) {
  const { text, follow, situation, mood, say } = useDuel();
  const lines = useMemo(() => logLines(brief(log), text, MARKS, situation.decisions), [log, text, situation.decisions]);
  const back = mood === 'live' && situation.undo.last !== null && situation.undo.beyond !== 'refused';
  const far = back || mood === 'replay';
  return (
    <LogPanel
      lines={lines}
      title={say('log')}
      hotkey={bare ? undefined : 'L'}
      bare={bare}
      onReference={follow}
      onLine={far ? (line) => undo(Number.parseInt(String(line.id), 10)) : undefined}
      empty={say('emptyLog')}
      className={className}
    />
  );
}
