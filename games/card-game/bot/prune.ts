/** What is worth thinking about: of many cards that could be given up, those that are worth least. */
import type { Option, Seat } from '@pony/engine';
import { EVENT, TYPE } from '../src/data.ts';
import type { CardGame } from '../src/state.ts';
import { aheadOf, worthIn } from './worth.ts';

/** Verbs that give up a card of one's own hand. */
const GIVES_UP: ReadonlySet<string> = new Set(['cycle', 'forsake', 'eliminate']);
const KEPT = 3;

export function prune(s: CardGame, seat: Seat, options: readonly Option[]): readonly Option[] {
  const given = options.filter(([verb, card]) => GIVES_UP.has(verb) && s.hands[seat].includes(card as number));
  if (given.length <= KEPT) return options;
  const ahead = aheadOf(s);
  const worth = ([, card]: Option): number =>
    worthIn(card as number, ahead) + (TYPE[card as number] === EVENT ? 0.2 : 0);
  const kept = given.toSorted((a, b) => worth(a) - worth(b)).slice(0, KEPT);
  return options.filter((option) => !given.includes(option) || kept.includes(option));
}
