import { classes, Icon, LogPanel, logLines, Words } from '@pony/ui';
import { useMemo } from 'react';
import { SEAL, SIDE } from '../data/facts.ts';
import { useWar } from '../war.ts';
import css from './Log.module.css';

const marks = (sides: readonly number[]) => ({
  side: (seat: number) => SIDE[sides[seat]] ?? 'neutral',
  mark: (seat: number) => SEAL[sides[seat]] ?? 'pp:pony',
  heading: ({ say }: { say: string }) => say === 'turn',
});

/** What happened; turns are headings, names open what they name. */
export function WarLog({ undo, className }: { undo: (to?: number) => void; className?: string }) {
  const { log, text, words, follow, situation, mood, view } = useWar();
  const sides = view.seats.map((seat) => seat.side).join(' ');
  const lines = useMemo(
    () => logLines(log, text, marks(sides.split(' ').map(Number)), situation.decisions),
    [log, text, sides, situation.decisions],
  );
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

/** The newest lines, as many as there is room for; pressing them opens the whole log. */
export function LastLines({ most, className }: { most: number; className?: string }) {
  const { log, text, words, open, sideOf } = useWar();
  const lines = useMemo(() => {
    const out: { key: string; seat: number | null; parts: ReturnType<typeof text.tell>; under: boolean }[] = [];
    for (let i = log.length - 1; i >= 0 && out.length < most; i--)
      for (let j = log[i].says.length - 1; j >= 0 && out.length < most; j--)
        out.unshift({
          key: `${log[i].n}.${j}`,
          seat: log[i].seat,
          parts: text.tell('log', log[i].says[j]),
          under: j > 0,
        });
    return out;
  }, [log, text, most]);
  return (
    <button
      type="button"
      className={classes(css.last, className)}
      data-rove
      data-act="log"
      onClick={() => open({ what: 'log' })}
    >
      <span className={css.lines}>
        {lines.length === 0 && <span>{words.say('table.emptyLog')}</span>}
        {lines.map(({ key, seat, parts, under }, i) => (
          <span key={key} className={css.line} data-under={under || undefined}>
            {seat !== null && !under && <Icon name={SEAL[sideOf(seat)]} className={css[SIDE[sideOf(seat)]]} />}
            <span data-last={i === lines.length - 1 || undefined}>
              <Words of={parts} />
            </span>
          </span>
        ))}
      </span>
    </button>
  );
}
