/** Bots that know what Kings of Middle-earth puts on the table. */
import type { BotKit } from '@pony/bots';
import { levels } from '../../bot/levels.ts';
import type { War } from '../../src/state.ts';
import { evaluate } from './evaluate.ts';
import { follow, prune } from './follow.ts';

export const bots: BotKit<War> = { evaluate, follow, prune, levels };
