import type { BaseView } from '@pony/engine';
import type { Viewer } from '@pony/table';
import type { ChartPoint, GameUi } from '@pony/ui';
import { useEffect, useState } from 'react';
import type { OpenRecord } from './client.ts';
import { countersOf, type Series, seriesOf } from './series.ts';

/** So many moments are fetched at a time, so that the page never waits. */
const AT_ONCE = 24;

interface Drawn {
  record: OpenRecord;
  viewer: Viewer;
  points: GameUi['charts'];
  /** How many there are. */
  seats: number;
}

/** The numbers of the record as the viewer saw them, from where its boards are known; null until they are all there. */
export function useSeries({ record, viewer, points, seats }: Drawn): readonly Series[] | null {
  const [series, setSeries] = useState<readonly Series[] | null>(null);
  useEffect(() => {
    let gone = false;
    const read = async (): Promise<void> => {
      const all: (readonly ChartPoint[])[] = [];
      for (let from = record.facts.change ?? 0; from <= record.facts.decisions && !gone; from += AT_ONCE) {
        const views = await record.views(from, Math.min(from + AT_ONCE - 1, record.facts.decisions), viewer);
        all.push(...views.map((view: BaseView) => points?.(view) ?? countersOf(view, seats)));
      }
      if (!gone) setSeries(seriesOf(all));
    };
    read().catch(() => !gone && setSeries([]));
    return () => {
      gone = true;
    };
  }, [record, viewer, points, seats]);
  return series;
}
