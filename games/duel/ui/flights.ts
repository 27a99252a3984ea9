/** Pieces and coins fly where the log says they went; cards and characters travel by themselves. */
import { fly, type TableLogLine } from '@pony/ui';
import { useEffect, useRef } from 'react';

const find = (selector: string): Element | null => document.querySelector(selector);

interface Flight {
  /** What flies: a copy of it. */
  what: string;
  from: string;
  to: string;
}

const supply = (seat: unknown): string => `[data-supply="${seat}"]`;
const purse = (seat: unknown): string => `[data-purse="${seat}"]`;
const region = (id: unknown): string => `[data-region="${id}"]`;

/** From event to flight; events that move nothing have none. */
export function flightOf(say: string, args: Readonly<Record<string, unknown>> = {}): Flight[] {
  const { seat, from, to, region: at } = args;
  const other = 1 - Number(seat);
  switch (say) {
    case 'places':
      return [{ what: supply(seat), from: supply(seat), to: region(at) }];
    case 'moves':
      return [{ what: supply(seat), from: region(from), to: region(to) }];
    case 'removes':
      return [{ what: supply(other), from: region(at), to: supply(other) }];
    case 'conflict':
      return [0, 1].map((one) => ({ what: supply(one), from: region(at), to: supply(one) }));
    case 'loses-coin':
      return [{ what: `${purse(seat)} [aria-hidden]`, from: purse(seat), to: purse(1 - Number(seat)) }];
    default:
      return [];
  }
}

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
