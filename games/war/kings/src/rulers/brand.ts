import { refusal } from '@pony/engine';
import { hasUnits, unitsOf } from '../../../src/board.ts';
import { cancelEnemyCard, effect } from '../../../src/content/combat.ts';
import type { Battle, CombatEffect } from '../../../src/content/types.ts';
import {
  CITY,
  FREE,
  kindOf,
  LEADER,
  NORTH,
  nationOf,
  REGULAR,
  SETTLEMENT,
  SHADOW,
  type Side,
} from '../../../src/data.ts';
import { NO, YES } from '../../../src/options.ts';
import { isFighting, placeOf } from '../../../src/rules/strength.ts';
import { controllerOf, deciderIf } from '../../../src/seats.ts';
import type { War } from '../../../src/state.ts';
import { ask } from '../ask.ts';
import { AWAKENED, BRAND } from '../data.ts';
import { isCorrupted } from '../sovereigns.ts';
import { kingsOf } from '../state.ts';
import { callToArms } from './calling.ts';
import type { Calls, Sovereign } from './ruler.ts';

const REFUSE_BRAND = {
  choose: refusal<War>('KM-5.8', 'yes-or-no'),
  corrupted: refusal<War>('KM-24.9', 'corrupted-king'),
};

// Heir of Bard (KM-24.1), Shadow in the North (KM-24.10): the other card has no effect

const CANCEL: readonly CombatEffect[] = [effect(0, (_s, b, side) => cancelEnemyCard(b, side))];

const northFights = (s: War, b: Battle): boolean => unitsOf(s, placeOf(b, FREE), NORTH) > 0;
/** Who may give up his card to cancel the other, -1 for nobody. */
function canceller(s: War, b: Battle): Side {
  if (kingsOf(s).cancelled === 1 || b.card[FREE] < 0 || b.card[SHADOW] < 0 || !northFights(s, b)) return -1;
  if (!hasUnits(s, SHADOW, placeOf(b, SHADOW))) return -1; // the last one fell by a hit of its own (KM-25.2)
  if (isCorrupted(s, BRAND)) return kingsOf(s).gives < 0 ? SHADOW : -1; // KM-5.11
  const his = isFighting(s, b, AWAKENED[BRAND]) && b.command[FREE] === controllerOf(s, NORTH); // KM-18.13
  return his ? FREE : -1;
}

const heir = ask<Battle>('heir', {
  seats: (s, f) => {
    const side = canceller(s, f);
    return side < 0 ? [] : deciderIf(s, { seat: f.command[side] }, true);
  },
  prompt: (s, f) => ({ say: canceller(s, f) === FREE ? 'heir-of-bard' : 'shadow-in-the-north' }),
  candidates: (_s, _f, _seat, out) => {
    out.push(YES, NO);
  },
  refuse: (_s, _f, _seat, option) => (option[0] === 'yes' || option[0] === 'no' ? null : REFUSE_BRAND.choose),
  answer: (s, f, _seat, option, cx) => {
    if (option[0] === 'no') return;
    const k = kingsOf(s);
    k.cancels = canceller(s, f);
    k.cancelled = 1;
    cx.emit('gives-up-to-cancel', { side: k.cancels });
  },
});

// Call to Arms (KM-24.2)
const calls: Calls = { settlements: 2, beside: [REGULAR, LEADER] };

export const brand: Sovereign = {
  id: 'brand-awakened',
  who: BRAND,
  mayWakeIn: (region) => SETTLEMENT[region] >= CITY,
  combatEffects: (s, _b, side) => (kingsOf(s).cancels === side ? CANCEL : null),
  steps: [{ to: 'battle', where: { after: 'show' }, steps: [heir] }],
  calls,
  second: callToArms(BRAND, calls),
  refuseRecruit: (s, side, figure) =>
    side === FREE && nationOf(figure) === NORTH && kindOf(figure) !== REGULAR && isCorrupted(s, BRAND)
      ? REFUSE_BRAND.corrupted
      : null,
};
