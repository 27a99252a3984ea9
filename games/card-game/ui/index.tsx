import { type GameUi, pictureBook } from '@pony/ui';
import { CardGameTable } from './CardGameTable.tsx';
import { charts, moment } from './charts.ts';
import { habits } from './habits.ts';
import { ruleOfPrompt } from './prompt-rules.ts';
import type { CardGameView } from './table-state.ts';
import { aimOf } from './targets.ts';
import { threats } from './threats.ts';

export { CardGameTable };

/** Everything the screens around the table may ask of the Card Game. */
export const ui: GameUi<CardGameView> = {
  Table: CardGameTable,
  charts,
  roads: ['points', 'cards'],
  moment,
  aim: (offer, _view, seat) => aimOf(offer, seat),
  promptRule: (prompt) => ruleOfPrompt(prompt?.say),
  threats,
  pictures: pictureBook(async () => (await import('./pictures/index.ts')).pictures),
  habits,
  aid: async () => (await import('./aid/aid.ts')).aid,
  drama: async () => (await import('./drama.ts')).drama,
};
