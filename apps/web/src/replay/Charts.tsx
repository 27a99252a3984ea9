import type { Viewer } from '@pony/table';
import type { Text } from '@pony/text';
import { type ChartLine, type GameUi, LineChart, type SeatView, Segmented, Sheet, sideOfSeat } from '@pony/ui';
import { useState } from 'react';
import { useWords } from '../words.ts';
import type { OpenRecord } from './client.ts';
import css from './Replay.module.css';
import { type Series, seatsOfLines } from './series.ts';
import { useSeries } from './use-series.ts';

const COLORS = { light: 'var(--side-light)', dark: 'var(--side-dark)', neutral: 'var(--ink-2)' } as const;
const MARKS = ['disc', 'star', 'square', 'diamond'] as const;
const DASHES = ['solid', 'dashed', 'dotted', 'solid'] as const;

interface ChartsProps {
  record: OpenRecord;
  viewer: Viewer;
  points: GameUi['charts'];
  text: Text;
  seats: readonly SeatView[];
  name(seat: number): string;
  n: number;
  onGo: (n: number) => void;
  onClose: () => void;
}

/** Charts of the game: a tap on a line goes to that moment. */
export function Charts(props: ChartsProps) {
  const { record, text, seats, name, n, onGo, onClose } = props;
  const first = record.facts.change ?? 0;
  const { say } = useWords();
  const series = useSeries({ ...props, seats: seats.length });
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = series?.find(({ id }) => id === chosen) ?? series?.[0];
  const label = (one: Series): string => text.say(one.label);
  const whose = shown && seatsOfLines(shown, seats);
  const lines = shown?.values.map(
    (values, i): ChartLine => ({
      id: String(i),
      label: whose?.[i].map(name).join(', ') ?? '',
      values,
      color: COLORS[sideOfSeat(seats, whose?.[i][0] ?? i)],
      mark: MARKS[i % MARKS.length],
      dash: DASHES[i % DASHES.length],
    }),
  );
  return (
    <Sheet title={say('replay.charts')} icon="gi:mountain-road" onClose={onClose} className={css.charts}>
      {series === null && <p>{say('replay.counting')}</p>}
      {series?.length === 0 && <p>{say('replay.noCharts')}</p>}
      {series && shown && lines && (
        <>
          <Segmented
            label={say('replay.charts')}
            value={shown.id}
            segments={series.map((one) => ({ value: one.id, label: label(one) }))}
            onChoose={setChosen}
            className={css.which}
          />
          <LineChart
            title={label(shown)}
            across={say('replay.decision')}
            lines={lines}
            names={lines[0].values.map((_, at) => String(first + at))}
            now={n < first ? undefined : n - first}
            onPick={(at) => onGo(first + at)}
          />
        </>
      )}
    </Sheet>
  );
}
