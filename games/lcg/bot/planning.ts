/** Planning while somebody only looks ahead: what brings resources and objectives that are due first, then the best ally or attachment that can be paid. */
import type { Option, Seat } from '@pony/engine';
import { MARK, STAT, TYPE, ZONE } from '../src/lists.ts';
import { cardsIn, has, type Lcg, stat, typeOf } from '../src/state.ts';
import { boonOf } from './evaluate.ts';
import { bestOf } from './fight.ts';
import { isDue } from './objectives.ts';
import { worth } from './reckon.ts';
import { weights } from './weights.ts';

/** What brings resources comes before everything else, and so does what the stage waits for. */
const FIRST = 9;

export function planning(s: Lcg, seat: Seat, options: readonly Option[], pass: number): number {
  const hand = cardsIn(s, ZONE.hand, seat);
  const value = ([verb, what]: Option): number => {
    if (verb === 'use') return isDue(s, what) ? 2 * FIRST : has(s, what, MARK.title) ? FIRST : -1;
    if (verb !== 'play' && verb !== 'play-to') return -1;
    const card = hand.find((one) => s.title[one] === what);
    return card === undefined ? -1 : worthPlaying(s, card);
  };
  const best = bestOf(options, value);
  return value(options[best]) > 0 ? best : pass;
}

function worthPlaying(s: Lcg, card: number): number {
  const type = typeOf(s, card);
  const w = weights(s);
  const cost = w.spent * stat(s, card, STAT.cost);
  if (type === TYPE.ally) return worth(s, card) - cost;
  return type === TYPE.attachment ? boonOf(s.form[card]) + (has(s, card, MARK.title) ? FIRST : 0) - cost : -1;
}
