/** Cards that lie face down fly where the log says they went; cards with a face travel by themselves. */
import { fly, type TableLogLine } from '@pony/ui';
import { useEffect, useRef } from 'react';
import { flightOf } from './flight-of.ts';

const boxOf = (selector: string): DOMRect | null => {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  return box && box.width > 0 ? box : null;
};

/** Lets fly what the newest lines tell; nothing flies when the log jumps, as in a replay or after an undo. */
export function useFlights(log: readonly TableLogLine[], still: boolean): void {
  const seen = useRef(log.at(-1)?.n ?? 0);
  useEffect(() => {
    const last = log.at(-1)?.n ?? 0;
    const news = last > seen.current && last - seen.current <= 4 ? log.filter((line) => line.n > seen.current) : [];
    seen.current = last;
    if (still) return;
    for (const { seat, from, to } of news.flatMap((line) => line.says.flatMap((say) => flightOf(say.say, say.args)))) {
      const back = document.querySelector(`[data-pile="${from} ${seat}"] svg, [data-pile="${to} ${seat}"] svg`);
      const start = boxOf(`[data-pile="${from} ${seat}"]`);
      const end = boxOf(`[data-pile="${to} ${seat}"]`);
      if (back && start && end) fly(back, start, end);
    }
  }, [log, still]);
}
