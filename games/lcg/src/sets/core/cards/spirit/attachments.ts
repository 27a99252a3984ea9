/** Attachments of Spirit. */
import { action, card, exhaust, host, mod, mods, readyCard, self } from '../../../../words/index.ts';

export const spiritAttachments = [
  card('the-favor-of-the-lady', mods(mod('willpower', 1, 'host'))),
  card('power-in-the-earth', mods(mod('threat', -1, 'host'))),
  card('unexpected-courage', action({ cost: [exhaust(self)] }, readyCard(host))),
];
