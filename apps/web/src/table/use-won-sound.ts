import { play, type Seat, type Situation } from '@pony/ui';
import { useEffect, useRef } from 'react';

/** A bell when it is the reader's turn again, and another sound when the game is won; silent unless sound is on. */
export function useWonSound({ outcome, asked, decisions }: Situation, viewer: readonly Seat[]): void {
  const mine = asked.some((seat) => viewer.includes(seat));
  const before = useRef({ mine, over: outcome !== null, decisions });
  useEffect(() => {
    const was = before.current;
    before.current = { mine, over: outcome !== null, decisions };
    if (outcome && !was.over) play(viewer.some((seat) => outcome.seats[seat] === 'won') ? 'won' : 'turn');
    else if (mine && !was.mine) play('turn');
  }, [outcome, mine, decisions, viewer]);
}
