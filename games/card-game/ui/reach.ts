/** How far this table reaches, for the law of reach: on a small screen, where a fight leaves the least in sight. */
import type { Offered } from '@pony/protocol';
import type { Reach } from '@pony/ui/reach';
import type { CardGameView } from '../src/view.ts';
import { drawn } from './drawn.ts';

import { aimOf } from './targets.ts';

export const reach: Reach<CardGameView, Offered> = {
  drawn: (view, seat, offers) =>
    drawn({ view, mine: [seat], size: 'phone', offers, aim: (offer) => aimOf(offer, seat) }).things,
  aim: (offer, _view, seat) => aimOf(offer, seat),
};
