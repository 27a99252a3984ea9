import type { Heard } from '@pony/protocol';
import { type DramaOf, type GameText, type GameUi, type Seat, type Situation, type Told, useTelling } from '@pony/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSettings } from '../settings.ts';

interface Drama {
  own: GameUi | null;
  heard: Heard;
  situation: Situation;
  viewer: readonly Seat[];
  text: GameText;
}

/** What happens at a table of this page, told as fast as the reader likes it; what came while the line was down is not told. */
export function useTableTelling({ own, heard, situation, viewer, text }: Drama): Told<Situation['view']> {
  const { pace } = useSettings();
  const [of, setOf] = useState<DramaOf | null>(null);
  useEffect(() => {
    let gone = false;
    // Without it the table is as good, only less is told.
    own?.drama?.().then(
      (told) => !gone && setOf(() => told),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [own]);
  const { line, log } = heard;
  const before = useRef(line);
  const silent = before.current !== 'open' || line !== 'open';
  useEffect(() => {
    before.current = line;
  });
  const frame = useMemo(() => ({ situation, log }), [situation, log]);
  const hurried = situation.clocks?.running.some((seat) => viewer.includes(seat)) ?? false;
  return useTelling({ frame, of, text, viewer, pace, hurried, silent });
}
