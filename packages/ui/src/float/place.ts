/** Where a floating paper goes beside the thing it speaks of. Pure: numbers in, numbers out. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
export type Beside = 'left' | 'right' | 'above' | 'below';
export interface Place {
  left: number;
  top: number;
  beside: Beside;
  /** Where the tail points, along the edge that faces the thing. */
  nib: number;
}

const GAP = 12;
const EDGE = 8;
const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, Math.max(low, high)));

interface Size {
  width: number;
  height: number;
}

/** What is left over on each side of a thing once the paper lies there; below 0 it does not fit. */
function freeBeside(thing: Box, paper: Size, room: Box): Record<Beside, number> {
  return {
    left: thing.left - room.left - GAP - EDGE - paper.width,
    right: room.left + room.width - (thing.left + thing.width) - GAP - EDGE - paper.width,
    above: thing.top - room.top - GAP - EDGE - paper.height,
    below: room.top + room.height - (thing.top + thing.height) - GAP - EDGE - paper.height,
  };
}

/** Chooses the side with room, prefers the asked one, keeps the paper inside `room`. */
export function place(thing: Box, paper: Size, room: Box, prefer: Beside = 'right'): Place {
  const free = freeBeside(thing, paper, room);
  const opposite: Record<Beside, Beside> = { left: 'right', right: 'left', above: 'below', below: 'above' };
  const others = (['right', 'left', 'below', 'above'] as const).toSorted((a, b) => free[b] - free[a]);
  const beside = [prefer, opposite[prefer]].find((one) => free[one] >= 0) ?? others[0];

  const middleX = thing.left + thing.width / 2;
  const middleY = thing.top + thing.height / 2;
  const across = beside === 'above' || beside === 'below';
  const wish = {
    left: beside === 'left' ? thing.left - GAP - paper.width : thing.left + thing.width + GAP,
    top: beside === 'above' ? thing.top - GAP - paper.height : thing.top + thing.height + GAP,
  };
  const left = clamp(
    across ? middleX - paper.width / 2 : wish.left,
    room.left + EDGE,
    room.left + room.width - EDGE - paper.width,
  );
  const top = clamp(
    across ? wish.top : middleY - paper.height / 2,
    room.top + EDGE,
    room.top + room.height - EDGE - paper.height,
  );
  const nib = across ? clamp(middleX - left, 18, paper.width - 18) : clamp(middleY - top, 18, paper.height - 18);
  return { left, top, beside, nib };
}

/** The same for a thing within an area that is to stay in sight: beside the area where there is room, level with the thing. */
export function placeClear(thing: Box, area: Box, paper: Size, room: Box, prefer: Beside = 'right'): Place {
  if (Object.values(freeBeside(area, paper, room)).every((left) => left < 0)) return place(thing, paper, room, prefer);
  const { beside } = place(area, paper, room, prefer);
  const level =
    beside === 'left' || beside === 'right'
      ? { ...area, top: thing.top, height: thing.height }
      : { ...area, left: thing.left, width: thing.width };
  return place(level, paper, room, beside);
}
