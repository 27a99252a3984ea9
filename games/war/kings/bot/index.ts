/** Bots that know what Kings of Middle-earth puts on the table. */
import type { BotKit } from '@pony/bots';
import { chances } from '../../bot/chance.ts';
import { levels } from '../../bot/levels.ts';
import { TASTES, type Taste } from '../../bot/taste.ts';
import { tastesOf } from '../../bot/teachers.ts';
import type { War } from '../../src/state.ts';
import { evaluateBy } from './evaluate.ts';
import { followBy, prune } from './follow.ts';
import { shy } from './shy.ts';

/** Bots of such tastes, by side. */
const botsOf = (tastes: readonly Taste[]): BotKit<War> => ({
  evaluate: evaluateBy(tastes),
  follow: followBy(tastes),
  prune,
  levels,
  chances,
});
const plain = botsOf(TASTES);

export const bots: BotKit<War> = {
  ...plain,
  styles: { shy: shy(plain) },
  teacher: (words) => botsOf(tastesOf(words)),
};
