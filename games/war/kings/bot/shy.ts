/** Leaves what Kings of Middle-earth offers alone while anything else is offered: shows what the rest of the judgement is worth. */
import type { BotKit } from '@pony/bots';
import type { Option } from '@pony/engine';
import type { War } from '../../src/state.ts';
import { kings } from '../src/kings.ts';

const isOfKings = (option: Option): boolean => Object.hasOwn(kings.notation ?? {}, option[0]);

export const shy = (kit: BotKit<War>): BotKit<War> => ({
  ...kit,
  prune: (_s, _seat, options) => options.filter((option) => !isOfKings(option)),
});
