/** Armies and Characters walk where the log says they went. */
import { type Camera, moves, type TableLogLine } from '@pony/ui';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { PLACES } from '../map/atlas.ts';
import type { Told } from '../model.ts';

interface March {
  readonly from: number;
  readonly to: number;
  readonly pieces: readonly string[];
}

const number = (value: unknown): number => (typeof value === 'number' ? value : -1);

/** From an event to the pieces it moves; events that move nothing have none. */
function marchOf({ say, args = {} }: Told): March | null {
  const from = number(args.from);
  const to = number(args.to);
  if (from < 0 || to < 0) return null;
  const army = [`army-${to}`];
  const party = [0, 1].map((side) => `party-${to}-${side}`);
  if (say === 'army-moves' || say === 'retreats' || say === 'advances') return { from, to, pieces: army };
  if (say === 'nazgul-flies') return { from, to, pieces: [...party, ...army] };
  return null;
}

const FAR = 200;

/** Lets the newest moves be seen; nothing walks when the log jumps, as in a replay or after an undo. */
export function useMarches(
  root: RefObject<HTMLElement | null>,
  camera: RefObject<Camera | null>,
  log: readonly TableLogLine[],
  still: boolean,
): void {
  const seen = useRef(log.at(-1)?.n ?? 0);
  useLayoutEffect(() => {
    const last = log.at(-1)?.n ?? 0;
    const news = last > seen.current && last - seen.current <= 4 ? log.filter((line) => line.n > seen.current) : [];
    seen.current = last;
    const k = camera.current?.look().k ?? 0;
    if (still || !moves() || k === 0) return;
    const style = getComputedStyle(document.documentElement);
    const time = (name: string): number => Number.parseFloat(style.getPropertyValue(name)) || 0;
    for (const march of news.flatMap((line) => line.says.map(marchOf))) {
      if (!march) continue;
      const a = PLACES[march.from].anchor;
      const b = PLACES[march.to].anchor;
      const dx = (a.x - b.x) * k;
      const dy = (a.y - b.y) * k;
      const piece = march.pieces.map((key) => root.current?.querySelector(`[data-piece="${key}"]`)).find(Boolean);
      piece?.animate([{ translate: `${dx}px ${dy}px` }, { translate: '0px 0px' }], {
        duration: time(Math.hypot(dx, dy) > FAR ? '--t-far' : '--t-move'),
        easing: 'cubic-bezier(0.5, 0, 0.2, 1)',
      });
    }
  }, [root, camera, log, still]);
}
