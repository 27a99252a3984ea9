import { refusal } from '@pony/engine';
import { ask } from '../../ask.ts';
import { FREE, GANDALF_WHITE } from '../../data.ts';
import { isHobbit } from '../../edition.ts';
import type { Part } from '../../module.ts';
import { NO, YES } from '../../options.ts';
import { isFighting } from '../../rules/strength.ts';
import { deciderIf } from '../../seats.ts';
import type { War } from '../../state.ts';
import type { Battle } from '../types.ts';

const REFUSE_RIDER = {
  choose: refusal<War>('WR-6.802', 'yes-or-no'),
};

const SHADOWFAX = 4;
const HIM = 1 << GANDALF_WHITE;
const rides = (b: Battle): boolean => (b.powers & HIM) !== 0;

/** WR-6.520 (4), WR-6.802: The White Rider gives his Leadership for that of the Nazgûl. */
const rider = ask<Battle>('rider', {
  seats: (s, f) => deciderIf(s, { seat: f.command[FREE] }, f.round === 1 && isFighting(s, f, GANDALF_WHITE)),
  prompt: () => ({ say: 'white-rider' }),
  candidates: (_s, _f, _seat, out) => {
    out.push(YES, NO);
  },
  refuse: (_s, _f, _seat, option) => (option[0] === 'yes' || option[0] === 'no' ? null : REFUSE_RIDER.choose),
  answer: (_s, f, _seat, option, cx) => {
    if (option[0] === 'no') return;
    f.powers |= HIM;
    cx.emit('white-rider');
  },
});

/** WR-6.803: alone or with one Hobbit on Shadowfax. */
function onShadowfax(s: War, group: number): boolean {
  if ((group & HIM) === 0) return false;
  const others = group & ~HIM;
  return others === 0 || ((others & (others - 1)) === 0 && isHobbit(s, 31 - Math.clz32(others)));
}

export const gandalfTheWhite: Part = {
  id: 'gandalf-the-white',
  rating: (_s, b, c, points) => (c === GANDALF_WHITE && rides(b) ? 0 : points),
  stillsNazgul: (_s, b) => rides(b),
  reach: (s, group, range) => (onShadowfax(s, group) ? Math.max(range, SHADOWFAX) : range),
  steps: [{ to: 'battle', where: { after: 'shelter' }, steps: [rider] }],
};
