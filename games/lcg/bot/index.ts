import type { BotKit } from '@pony/bots';
import { ascending } from '../src/kernel.ts';
import type { Lcg } from '../src/state.ts';
import { evaluate } from './evaluate.ts';
import { follow } from './follow.ts';
import { levels } from './levels.ts';

export const bots: BotKit<Lcg> = { evaluate, follow, prune: (s, _seat, options) => ascending(s, options), levels };
