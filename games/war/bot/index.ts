import type { BotKit } from '@pony/bots';
import type { War } from '../src/state.ts';
import { evaluate } from './evaluate.ts';
import { follow } from './follow.ts';
import { levels } from './levels.ts';

export const bots: BotKit<War> = { evaluate, follow, levels };
