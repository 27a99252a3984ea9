import type { Heard } from '@pony/protocol';
import { type DramaNow, type DramaOf, type GameText, type GameUi, type Seat, type Situation, useDrama } from '@pony/ui';
import { useEffect, useRef, useState } from 'react';
import { useSettings } from '../settings.ts';

interface Drama {
  own: GameUi | null;
  heard: Heard;
  situation: Situation;
  viewer: readonly Seat[];
  text: GameText;
}

/** What happens at a table of this page, shown as the reader likes it; what came while the line was down the digest tells. */
export function useTableDrama({ own, heard, situation, viewer, text }: Drama): DramaNow {
  const { pace } = useSettings();
  const [of, setOf] = useState<DramaOf | null | undefined>(own?.drama ? undefined : null);
  useEffect(() => {
    let gone = false;
    // Without it the table is as good, only less is shown.
    own?.drama?.().then(
      (told) => !gone && setOf(() => told),
      () => !gone && setOf(null),
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
  const hurried = situation.clocks?.running.some((seat) => viewer.includes(seat)) ?? false;
  return useDrama({ of, log, view: situation.view, text, viewer, pace, hurried, silent });
}
