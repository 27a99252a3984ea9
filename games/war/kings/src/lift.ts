/** KM-13: a Companion beside the Sovereign of a Nation that wakes or advances takes a tile off him. KM-14: or frees the land of him. */

import { address, type Cx, procedure, refusal } from '@pony/engine';
import type { Action } from '../../src/content/types.ts';
import { CHARACTER, FREE } from '../../src/data.ts';
import type { Nation } from '../../src/ids.ts';
import { NO, YES } from '../../src/options.ts';
import { deciderIf } from '../../src/seats.ts';
import type { War } from '../../src/state.ts';
import { ask } from './ask.ts';
import { GREY, HOME, NATION, SOVEREIGNS, sovereignOfNation } from './data.ts';
import { canLift, friendIn, isCorrupted, isGrey, liftTile, removeCorrupted, sovereignRegion } from './sovereigns.ts';
import type { OptionOf } from './verbs.ts';

const lift = address<{ who: number }>('lift-corruption');

const REFUSE_LIFT = {
  choose: refusal<War>('KM-13.3', 'yes-or-no'),
  notCorrupted: refusal<War>('KM-14.1', 'not-corrupted'),
  noFriend: refusal<War>('KM-14.1', 'no-friend-there'),
};

const mayLift = (s: War, k: number): boolean =>
  isGrey(s, k) && canLift(s, k) && friendIn(s, NATION[k], sovereignRegion(s, k));

/** KM-13.1, KM-13.8: each waking and each step is a trigger of its own. */
export function stirs(s: War, nation: Nation, cx: Cx): void {
  const who = sovereignOfNation(nation);
  if (who >= 0 && mayLift(s, who)) cx.call(lift, { who });
}

export const lifting = procedure<War, { who: number }>('lift-corruption', [
  ask('whether', {
    seats: (s, f) => deciderIf(s, { either: FREE }, mayLift(s, f.who)),
    prompt: (_s, f) => ({ say: 'lift-corruption', args: { character: GREY[f.who] } }),
    candidates: (_s, _f, _seat, out) => {
      out.push(YES, NO);
    },
    refuse: (_s, _f, _seat, option) => (option[0] === 'yes' || option[0] === 'no' ? null : REFUSE_LIFT.choose),
    answer: (s, f, _seat, option, cx) => {
      if (option[0] === 'yes') liftTile(s, f.who, cx);
    },
  }),
]);

/** KM-14.1 to KM-14.7. */
export const oust: Action = {
  verb: 'oust',
  results: [CHARACTER],
  side: FREE,
  candidates: (s, _side, die, as, out) => {
    for (let k = 0; k < SOVEREIGNS.length; k++) if (isCorrupted(s, k)) out.push(['oust', GREY[k], die, as]);
  },
  refuse: (s, _side, option: OptionOf<'oust'>) => {
    const k = GREY.indexOf(option[1]);
    if (k < 0 || !isCorrupted(s, k)) return REFUSE_LIFT.notCorrupted;
    return friendIn(s, NATION[k], HOME[k]) ? null : REFUSE_LIFT.noFriend;
  },
  act: (s, _side, option: OptionOf<'oust'>, _as, cx) => removeCorrupted(s, GREY.indexOf(option[1]), cx),
};
