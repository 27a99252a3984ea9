/** Pieces and coins fly where the log says they went; cards and characters travel by themselves. */
import { fly, type TableLogLine } from '@pony/ui';
import { useEffect, useRef } from 'react';
import { flightOf } from './flight-of.ts';

const find = (selector: string): Element | null => document.querySelector(selector);

/** A token of a side, wherever one is drawn. */
const pieceOf = (seat: number): Element | null =>
  find(`[data-supply="${seat}"] svg`) ?? find(`[data-units^="${seat}-"] svg`);

/** The first of these places that is in sight. */
function placeOf(selectors: readonly string[]): DOMRect | null {
  for (const selector of selectors) {
    const box = find(selector)?.getBoundingClientRect();
    if (box && box.width > 0) return box;
  }
  return null;
}

/** Lets fly what the newest lines tell; nothing flies when the log jumps, as in a replay or after an undo. */
export function useFlights(log: readonly TableLogLine[], still: boolean): void {
  const seen = useRef(log.at(-1)?.n ?? 0);
  useEffect(() => {
    const last = log.at(-1)?.n ?? 0;
    const news = last > seen.current && last - seen.current <= 4 ? log.filter((line) => line.n > seen.current) : [];
    seen.current = last;
    if (still) return;
    for (const { seat, from, to } of news.flatMap((line) => line.says.flatMap((say) => flightOf(say.say, say.args)))) {
      const piece = seat === null ? find('[data-purse] [aria-hidden]') : pieceOf(seat);
      const start = placeOf(from);
      const end = placeOf(to);
      if (piece && start && end) fly(piece, start, end);
    }
  }, [log, still]);
}
