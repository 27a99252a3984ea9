/** How far this table reaches, for the law of reach. */
import type { Offered } from '@pony/protocol';
import type { Reach } from '@pony/ui/reach';
import type { LcgView } from '../src/view.ts';
import { drawn } from './drawn.ts';
import { aimOf } from './targets.ts';

export const reach: Reach<LcgView, Offered> = {
  drawn: (view) => drawn(view).things,
  aim: (offer, view) => aimOf(offer, drawn(view)),
};
