/** The bots as they were before there were three and four players: what later judgement is measured against. */
import type { BotKit } from '@pony/bots';
import type { War } from '../../src/state.ts';
import { evaluate } from './evaluate.ts';
import { follow } from './follow.ts';
import { levels } from './levels.ts';

export const frozen: BotKit<War> = { evaluate, follow, levels };
