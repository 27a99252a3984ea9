import { type GameUi, pictureBook } from '@pony/ui';
import { charts, moment } from './charts.ts';
import { DuelTable } from './DuelTable.tsx';
import type { DuelView } from './duel.ts';
import { habits } from './habits.ts';
import { ruleOfPrompt } from './prompt-rules.ts';
import { aimAt } from './targets.ts';
import { threats } from './threats.ts';

export { DuelTable };

/** Everything the screens around the table may ask of Duel. */
export const ui: GameUi<DuelView> = {
  Table: DuelTable,
  charts,
  roads: ['quest', 'races', 'regions'],
  moment,
  aim: (offer, view, seat) => aimAt(offer, seat, view.layout),
  promptRule: (prompt) => ruleOfPrompt(prompt?.say),
  threats,
  pictures: pictureBook(async () => (await import('./pictures/index.ts')).pictures),
  habits,
  aid: async () => (await import('./aid/aid.ts')).aid,
  drama: async () => (await import('./drama.ts')).drama,
};
