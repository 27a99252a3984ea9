/** Bots that know what Kings of Middle-earth puts on the table. */
import type { BotKit } from '@pony/bots';
import { levels } from '../../bot/levels.ts';
import type { War } from '../../src/state.ts';
import { evaluate } from './evaluate.ts';
import { follow, prune } from './follow.ts';
import { shy } from './shy.ts';

const plain: BotKit<War> = { evaluate, follow, prune, levels };

export const bots: BotKit<War> = { ...plain, styles: { shy: shy(plain) } };
