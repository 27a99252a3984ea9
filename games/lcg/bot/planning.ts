/** Planning while somebody only looks ahead: what brings resources first, then the best ally or attachment that can be paid. */
import type { Option } from '@pony/engine';
import { MARK, TYPE } from '../src/lists.ts';
import { has, type Lcg, typeOf } from '../src/state.ts';
import { boonOf } from './evaluate.ts';
import { bestOf } from './fight.ts';
import { worth } from './reckon.ts';

const FIRST = 3;

export function planning(s: Lcg, options: readonly Option[], pass: number): number {
  const value = ([verb, card]: Option): number => {
    if (verb === 'use') return has(s, card as number, MARK.title) ? FIRST : -1;
    return verb === 'play' ? worthPlaying(s, card as number) : -1;
  };
  const best = bestOf(options, value);
  return value(options[best]) > 0 ? best : pass;
}

function worthPlaying(s: Lcg, card: number): number {
  const type = typeOf(s, card);
  if (type === TYPE.ally) return worth(s, card);
  return type === TYPE.attachment ? boonOf(s.form[card]) + (has(s, card, MARK.title) ? 1 : 0) : -1;
}
