/** The chance to win, as `pony train war` learned it. */
import { chancesBy, type Learnt } from '@pony/bots';
import type { Seat } from '@pony/engine';
import { SHADOW } from '../src/data.ts';
import { sideOfSeat } from '../src/seats.ts';
import type { War } from '../src/state.ts';
import fitted from './chance.json' with { type: 'json' };
import { FEATURES } from './features.ts';
import { type Look, lookAt } from './look.ts';

function write(s: War, look: Look, out: Float64Array): void {
  for (let i = 0; i < FEATURES.length; i++) out[i] = FEATURES[i][1](s, look);
}

const learnt: Learnt<War> = {
  names: FEATURES.map(([name]) => name),
  read: (s, _seat, out) => write(s, lookAt(s), out),
  against: (s, seat) => sideOfSeat(s, seat) === SHADOW,
  setup: (s) => `${s.players}${'kings' in s ? ' kings' : ''}`,
  fitted,
};

export const chances = chancesBy(learnt);

const numbers = new Float64Array(FEATURES.length);

/** The chance where the look is there already. */
export function chanceBy(s: War, seat: Seat, look: Look): number | null {
  write(s, look, numbers);
  return chances.from(s, seat, numbers);
}
