import type { BotKit } from '@pony/bots';
import type { Option, Seat } from '@pony/engine';
import type { Lcg } from '../src/state.ts';
import { evaluate } from './evaluate.ts';
import { follow } from './follow.ts';
import { levels } from './levels.ts';
import { ahead } from './look.ts';

/** Whom a bot has chosen it does not take back. */
const prune = (_s: Lcg, _seat: Seat, options: readonly Option[]): readonly Option[] =>
  options.some(([verb]) => verb === 'back') ? options.filter(([verb]) => verb !== 'back') : options;

export const bots: BotKit<Lcg> = { evaluate, follow, prune, ahead, levels };
