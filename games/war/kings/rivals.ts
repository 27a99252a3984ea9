/** What the judgement of the bots is measured against, by name. Only those load it who play matches. */
import type { BotKit } from '@pony/bots';
import { frozen } from '../bot/frozen/index.ts';
import type { War } from '../src/state.ts';
import { bots } from './bot/index.ts';
import { shy } from './bot/shy.ts';

export const rivals: Readonly<Record<string, BotKit<War>>> = { frozen, shy: shy(bots) };
