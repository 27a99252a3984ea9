import type { BaseView } from '@pony/engine';
import type { Viewer } from '@pony/table';
import type { Text } from '@pony/text';
import {
  type ChartLine,
  type ChartPoint,
  type GameUi,
  LineChart,
  type SeatView,
  Segmented,
  Sheet,
  sideOfSeat,
} from '@pony/ui';
import { useEffect, useState } from 'react';
import { useWords } from '../words.ts';
import type { OpenRecord } from './client.ts';
import css from './Replay.module.css';
import { countersOf, type Series, seriesOf } from './series.ts';

/** So many moments are fetched at a time, so that the page never waits. */
const AT_ONCE = 24;
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

/** The numbers of the whole record as the viewer saw them; null until they are all there. */
function useSeries({ record, viewer, points, seats }: Pick<ChartsProps, 'record' | 'viewer' | 'points' | 'seats'>) {
  const [series, setSeries] = useState<readonly Series[] | null>(null);
  const count = seats.length;
  useEffect(() => {
    let gone = false;
    const read = async (): Promise<void> => {
      const all: (readonly ChartPoint[])[] = [];
      for (let from = 0; from <= record.facts.decisions && !gone; from += AT_ONCE) {
        const views = await record.views(from, Math.min(from + AT_ONCE - 1, record.facts.decisions), viewer);
        all.push(...views.map((view: BaseView) => points?.(view) ?? countersOf(view, count)));
      }
      if (!gone) setSeries(seriesOf(all));
    };
    read().catch(() => !gone && setSeries([]));
    return () => {
      gone = true;
    };
  }, [record, viewer, points, count]);
  return series;
}

/** Charts of the game: a tap on a line goes to that moment. */
export function Charts(props: ChartsProps) {
  const { text, seats, name, n, onGo, onClose } = props;
  const { say } = useWords();
  const series = useSeries(props);
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = series?.find(({ id }) => id === chosen) ?? series?.[0];
  const label = (one: Series): string => text.say(one.label);
  const lines = shown?.values.map(
    (values, seat): ChartLine => ({
      id: String(seat),
      label: name(seat),
      values,
      color: COLORS[sideOfSeat(seats, seat)],
      mark: MARKS[seat % MARKS.length],
      dash: DASHES[seat % DASHES.length],
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
            names={lines[0].values.map((_, at) => String(at))}
            now={n}
            onPick={onGo}
          />
        </>
      )}
    </Sheet>
  );
}
