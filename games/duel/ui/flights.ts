/** Pieces and coins fly where the log says they went; cards and characters travel by themselves. */
import { fly, type TableLogLine } from '@pony/ui';
import { useEffect, useRef } from 'react';
import { flightOf } from './flight-of.ts';

const find = (selector: string): Element | null => document.querySelector(selector);

/** Lets fly what the newest lines tell; nothing flies when the log jumps, as in a replay or after an undo. */
export function useFlights(log: readonly TableLogLine[], still: boolean): void {
  const seen = useRef(log.at(-1)?.n ?? 0);
  useEffect(() => {
    const last = log.at(-1)?.n ?? 0;
    const news = last > seen.current && last - seen.current <= 4 ? log.filter((line) => line.n > seen.current) : [];
    seen.current = last;
    if (still) return;
    for (const { what, from, to } of news.flatMap((line) => line.says.flatMap((say) => flightOf(say.say, say.args)))) {
      const thing = find(`${what} svg`) ?? find(what);
      const start = find(from);
      const end = find(to);
      if (thing && start && end) fly(thing, start.getBoundingClientRect(), end.getBoundingClientRect());
    }
  }, [log, still]);
}
