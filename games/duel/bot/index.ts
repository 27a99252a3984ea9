import type { BotKit } from '@pony/bots';
import type { Duel } from '../src/state.ts';
import { evaluate } from './evaluate.ts';
import { levels } from './levels.ts';
import { policy } from './policy.ts';

export const bots: BotKit<Duel> = { evaluate, policy, levels };
