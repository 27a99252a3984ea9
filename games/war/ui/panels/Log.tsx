import { Icon, LogPanel, logLines, Words } from '@pony/ui';
import { useMemo } from 'react';
import { SEAL, SIDE } from '../data/facts.ts';
import { useWar } from '../war.ts';
import css from './Log.module.css';

const MARKS = {
  side: (seat: number) => SIDE[seat] ?? 'neutral',
  mark: (seat: number) => SEAL[seat] ?? 'pp:pony',
  heading: ({ say }: { say: string }) => say === 'turn',
};

/** What happened; turns are headings, names open what they name. */
export function WarLog({ undo, className }: { undo: (to?: number) => void; className?: string }) {
  const { log, text, words, follow, situation, mood } = useWar();
  const lines = useMemo(() => logLines(log, text, MARKS, situation.decisions), [log, text, situation.decisions]);
  const far = mood === 'live' && situation.undo.last !== null && situation.undo.beyond !== 'refused';
  return (
    <LogPanel
      lines={lines}
      title={words.say('table.log')}
      bare
      onReference={follow}
      onLine={far ? (line) => undo(Number.parseInt(String(line.id), 10)) : undefined}
      empty={words.say('table.emptyLog')}
      className={className}
    />
  );
}

/** The newest line; pressing it opens the whole log. */
export function LastLine({ className }: { className?: string }) {
  const { log, text, words, open } = useWar();
  const line = log.findLast(({ says }) => says.length > 0);
  return (
    <button type="button" className={`${css.last} ${className ?? ''}`} data-rove onClick={() => open({ what: 'log' })}>
      {line?.seat != null && <Icon name={SEAL[line.seat]} className={css[SIDE[line.seat]]} />}
      <span>{line ? <Words of={text.tell('log', line.says[0])} /> : words.say('table.emptyLog')}</span>
    </button>
  );
}
