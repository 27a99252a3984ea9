import type { BotKit } from '@pony/bots';
import type { CardGame } from '../src/state.ts';
import { evaluate } from './evaluate.ts';
import { follow } from './follow.ts';
import { horizon } from './horizon.ts';
import { levels } from './levels.ts';
import { prune } from './prune.ts';

export const bots: BotKit<CardGame> = { evaluate, prune, follow, horizon, levels };
