import { type GameUi, pictureBook } from '@pony/ui';
import type { LcgView } from '../src/view.ts';
import { charts, moment } from './charts.ts';
import { crowd } from './crowd.ts';
import { drawn } from './drawn.ts';
import { habits } from './habits.ts';
import { LcgTable } from './LcgTable.tsx';
import { ruleOfPrompt } from './prompt-rules.ts';
import { result } from './result.ts';
import { aimOf } from './targets.ts';
import { threats } from './threats.ts';

export { LcgTable };

/** Everything the screens around the table may ask of the game. */
export const ui: GameUi<LcgView> = {
  Table: LcgTable,
  charts,
  roads: ['threat', 'damage'],
  moment,
  aim: (offer, view) => aimOf(offer, drawn(view)),
  result,
  promptRule: ruleOfPrompt,
  threats,
  pictures: pictureBook(async () => (await import('./pictures/index.ts')).pictures),
  habits,
  crowd,
  aid: async () => (await import('./aid/aid.ts')).aid,
  drama: async () => (await import('./drama.ts')).drama,
};
