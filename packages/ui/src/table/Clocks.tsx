import type { ClockView } from '@pony/protocol';
import { useEffect, useState } from 'react';
import { useUi } from '../ui-context.tsx';
import css from './Clocks.module.css';
import { sideOfSeat } from './sides.ts';
import { timeWords } from './time-words.ts';

interface ClocksProps {
  clocks: ClockView;
  seats: readonly { readonly team: string }[];
  name(seat: number): string;
  /** The time by which the clocks count. */
  now?: () => number;
}

const SECOND = 1000;

/** The time every seat has left; those that run count down. */
export function Clocks({ clocks, seats, name, now = Date.now }: ClocksProps) {
  const { say } = useUi();
  const [, tick] = useState(0);
  const runs = clocks.running.length > 0;
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => tick((n) => n + 1), SECOND);
    return () => clearInterval(timer);
  }, [runs]);
  return (
    <div className={css.clocks}>
      {clocks.left.map((left, seat) => {
        const running = clocks.running.includes(seat);
        const time = timeWords(running ? left - (now() - clocks.at) : left, (n) => say('ui.days', { n }));
        return (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: seats keep their places
            key={seat}
            className={css.clock}
            data-side={sideOfSeat(seats, seat)}
            data-running={running || undefined}
            role="timer"
            aria-label={say('ui.timeLeft', { seat: name(seat), time })}
          >
            {time}
          </span>
        );
      })}
    </div>
  );
}
