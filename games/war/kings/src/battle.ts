/** KM-5: abilities of Rulers in battle take the place of a combat card. */
import { run } from '@pony/engine';
import type { Battle } from '../../src/content/types.ts';
import type { MoreSteps } from '../../src/module.ts';
import type { War } from '../../src/state.ts';
import { chieftainAsk } from './chieftains.ts';
import { kingsOf } from './state.ts';

const begin = run<War, Battle>('kingsBattle', (s) => {
  kingsOf(s).cancelled = 0;
});
const round = run<War, Battle>('kingsRound', (s) => {
  const k = kingsOf(s);
  k.gives = -1;
  k.cancels = -1;
  k.vain = 0;
});

export const battleSteps: readonly MoreSteps[] = [
  { to: 'battle', where: { after: 'declare' }, steps: [begin] },
  { to: 'battle', where: { after: 'round' }, steps: [round] },
  { to: 'battle', where: { before: 'show' }, steps: [chieftainAsk] },
];
