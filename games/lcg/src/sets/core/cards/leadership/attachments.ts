/** Attachments of Leadership. */
import { action, card, exhaust, gain, gainsMark, host, mod, mods, self } from '../../../../words/index.ts';
import { isTitled } from '../words.ts';

export const leadershipAttachments = [
  card('steward-of-gondor', gainsMark('gondor', 'host'), action({ cost: [exhaust(self)] }, gain(2, host))),
  card(
    'celebrians-stone',
    mods(mod('willpower', 2, 'host')),
    gainsMark('spirit', 'host', (s, _self, target) => isTitled(s, target, 'aragorn')),
  ),
];
