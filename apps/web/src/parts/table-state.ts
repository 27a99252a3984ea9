import type { KeptTable } from '../store/kept.ts';

/** What is to be said of a table: a sentence under `home.`, the seats it speaks of, and whether somebody here must move. */
export interface TableState {
  say: 'yourMove' | 'seatsMove' | 'waitingFor' | 'watching' | 'youWon' | 'youLost' | 'won' | 'shared';
  seats: readonly string[];
  yours: boolean;
}

/** Whose turn it is at a table, or how it ended, for the people of this device. */
export function tableState({ seats, asked, won }: KeptTable['summary']): TableState {
  const people = seats.filter(({ who }) => who !== 'bot').map(({ id }) => id);
  const alone = people.length > 0 && seats.every(({ who }) => who !== 'friend');
  if (won) {
    if (seats.length > 1 && won.length === seats.length && !alone) return { say: 'shared', seats: won, yours: false };
    if (!alone) return { say: 'won', seats: won, yours: false };
    if (won.length === seats.length && seats.length > people.length) return { say: 'shared', seats: won, yours: false };
    return { say: won.some((id) => people.includes(id)) ? 'youWon' : 'youLost', seats: won, yours: false };
  }
  if (people.length === 0) return { say: 'watching', seats: asked, yours: false };
  const here = asked.filter((id) => people.includes(id));
  if (here.length === 0) return { say: 'waitingFor', seats: asked, yours: false };
  return { say: alone ? 'yourMove' : 'seatsMove', seats: here, yours: true };
}
