import { type RefObject, useLayoutEffect, useState } from 'react';

export interface Room {
  readonly w: number;
  readonly h: number;
  /** Size of the reader's letters, 1 as usual. */
  readonly t: number;
}

const lettersNow = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;

/** How much room a table has: of the frame around an element, whatever stands beside it. */
export function useRoom(inside: RefObject<HTMLElement | null>): Room {
  const [room, setRoom] = useState<Room>(() => ({ w: innerWidth, h: innerHeight, t: lettersNow() }));
  useLayoutEffect(() => {
    const frame = inside.current?.closest('[data-room]');
    if (!frame) return;
    const look = (): void => {
      const { clientWidth: w, clientHeight: h } = frame;
      const t = lettersNow();
      setRoom((was) => (was.w === w && was.h === h && was.t === t ? was : { w, h, t }));
    };
    look();
    const watch = new ResizeObserver(look);
    watch.observe(frame);
    const letters = new MutationObserver(look);
    letters.observe(document.documentElement, { attributes: true, attributeFilter: ['style'] });
    return () => {
      watch.disconnect();
      letters.disconnect();
    };
  }, [inside]);
  return room;
}
