import type { BotKit } from '@pony/bots';
import type { War } from '../src/state.ts';
import { chances } from './chance.ts';
import { evaluate, evaluateBy } from './evaluate.ts';
import { follow, followBy } from './follow.ts';
import { levels } from './levels.ts';
import type { Taste } from './taste.ts';
import { tastesOf } from './teachers.ts';

/** Bots of such tastes, by side. */
const botsOf = (tastes: readonly Taste[]): BotKit<War> => ({
  evaluate: evaluateBy(tastes),
  follow: followBy(tastes),
  levels,
  chances,
});

export const bots: BotKit<War> = { evaluate, follow, levels, chances, teacher: (words) => botsOf(tastesOf(words)) };
