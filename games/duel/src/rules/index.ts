import { procedures } from '@pony/engine';
import type { Duel } from '../state.ts';
import { alliances } from './alliances.ts';
import { cards } from './cards.ts';
import { chapters } from './chapters.ts';
import { search } from './discard.ts';
import { effects } from './effects.ts';
import { tiles } from './tiles.ts';
import { turn } from './turn.ts';

export const main = chapters;
export const duelProcedures = procedures<Duel>([chapters, turn, cards, tiles, effects, search, alliances]);
