import type { BotKit } from '@pony/bots';
import type { CardGame } from '../src/state.ts';
import { evaluate } from './evaluate.ts';
import { levels } from './levels.ts';

export const bots: BotKit<CardGame> = { evaluate, levels };
