import type { LogLine } from '@pony/protocol';
import { type DramaOf, type GameText, type GameUi, PropPicture, Seal, type Side, sealOfSide } from '@pony/ui';
import type { Prop } from '@pony/ui/drama';
import { useEffect, useState } from 'react';
import type { OpenRecord } from '../replay/client.ts';
import { useMoment } from '../replay/use-record.ts';
import css from './Review.module.css';

/** What a game shows of its log; null until it is there, and where it shows nothing. */
export function useDramaOf(own: GameUi | null): DramaOf | null {
  const [of, setOf] = useState<DramaOf | null>(null);
  useEffect(() => {
    let gone = false;
    own?.drama?.().then(
      (told) => !gone && setOf(() => told),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [own]);
  return of;
}

interface TurnPictureProps {
  record: OpenRecord;
  viewer: readonly number[];
  /** What was told at the turning point. */
  line: LogLine | undefined;
  of: DramaOf | null;
  own: GameUi | null;
  text: GameText;
  side: Side;
}

/** The card, tile, die or event of a turning point; where nothing of the kind was told, the seal of who decided. */
export function TurnPicture({ record, viewer, line, of, own, text, side }: TurnPictureProps) {
  const situation = useMoment(record, line?.n ?? 0, viewer);
  const told = situation && of && line ? line.says.flatMap((say) => of(say, situation.view, text)?.props ?? []) : [];
  const events = (line?.says ?? []).flatMap((say): Prop[] => {
    const moment = own?.moment?.(say);
    return moment?.is === 'event' ? [{ is: 'sign', icon: moment.icon }] : [];
  });
  const prop = told.find(({ is }) => is === 'card') ?? told.find(({ is }) => is !== 'sign') ?? told[0] ?? events[0];
  return (
    <span className={css.picture} data-picture={prop?.is ?? 'seal'}>
      {prop ? <PropPicture prop={prop} /> : <Seal side={side} icon={sealOfSide(side)} />}
    </span>
  );
}
