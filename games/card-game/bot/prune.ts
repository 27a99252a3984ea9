/** What is worth thinking about: of many cards that could be given up, those that are worth least; nothing that only puts off the end. */
import type { Option, Seat } from '@pony/engine';
import { EVENT, TYPE } from '../src/data.ts';
import type { CardGame } from '../src/state.ts';
import { aheadOf, worthIn } from './worth.ts';

/** Verbs that give up a card of one's own hand. */
const GIVES_UP: ReadonlySet<string> = new Set(['cycle', 'forsake', 'eliminate']);
const KEPT = 3;

/** Turns of a seat in one action phase after which nothing but repeating goes on. */
const PATIENCE = 24;

/** CG-23.6: an action whose cost comes back can be used for ever; a bot that likes no end of the phase would. */
function isStalling(s: CardGame): boolean {
  const phase = s.stack.find((f) => f.p === 'action-phase') as unknown as { turn: number } | undefined;
  return phase !== undefined && phase.turn - s.first > PATIENCE * s.hands.length;
}

export function prune(s: CardGame, seat: Seat, all: readonly Option[]): readonly Option[] {
  const options = isStalling(s) ? all.filter(([verb]) => verb !== 'use') : all;
  const given = options.filter(([verb, card]) => GIVES_UP.has(verb) && s.hands[seat].includes(card));
  if (given.length <= KEPT) return options;
  const ahead = aheadOf(s);
  const worth = ([, card]: Option): number => worthIn(card, ahead) + (TYPE[card] === EVENT ? 0.2 : 0);
  const kept = given.toSorted((a, b) => worth(a) - worth(b)).slice(0, KEPT);
  return options.filter((option) => !given.includes(option) || kept.includes(option));
}
