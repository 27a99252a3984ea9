import { address, procedure, refusal, run } from '@pony/engine';
import { companionsInFellowship } from '../../../src/board.ts';
import { CHARACTER, ELITE, FREE } from '../../../src/data.ts';
import type { Die } from '../../../src/ids.ts';
import { anyCompanions, canMoveCompanions, moveCompanions, usualReach } from '../../../src/rules/characters.ts';
import { canTravel, travel } from '../../../src/rules/fellowship.ts';
import { separate } from '../../../src/rules/separate.ts';
import { decider } from '../../../src/seats.ts';
import type { War } from '../../../src/state.ts';
import { ask } from '../ask.ts';
import { THRANDUIL } from '../data.ts';
import { kingsOf } from '../state.ts';
import type { KingsOption, OptionOf } from '../verbs.ts';
import type { Sovereign } from './ruler.ts';
import { fateOf } from './weakness.ts';

// Far-sighted (KM-24.8)

type Way = OptionOf<'move-fellowship' | 'move-companions' | 'separate-companions'>;
const WAYS: readonly Way[] = [['move-fellowship'], ['move-companions'], ['separate-companions']];
const TRAVEL = 0;
const MOVE = 1;
const SEPARATE = 2;
const wayOf = (option: KingsOption): number => WAYS.findIndex(([verb]) => verb === option[0]);
const reach = () => ({ ...usualReach(), extra: 1 });

function can(s: War, way: number): boolean {
  if (s.mordor >= 0) return false;
  if (way === TRAVEL) return canTravel(s);
  if (way === MOVE) return canMoveCompanions(s, reach());
  return way === SEPARATE && companionsInFellowship(s) > 0;
}
const canSee = (s: War): boolean => [TRAVEL, MOVE, SEPARATE].some((way) => can(s, way));

const REFUSE_SIGHT = { notNow: refusal<War>('KM-24.8', 'no-such-choice') };

interface Sight {
  die: Die;
  way: number;
}
const farSighted = address<Sight>('far-sighted');
const sights = procedure<War, Sight>('far-sighted', [
  ask('choose', {
    seats: (s) => decider(s, { action: FREE }),
    prompt: () => ({ say: 'far-sighted' }),
    candidates: (_s, _f, _seat, out) => {
      out.push(...WAYS);
    },
    refuse: (s, _f, _seat, option) => (can(s, wayOf(option)) ? null : REFUSE_SIGHT.notNow),
    tell: (_s, _f, _seat, [verb]) => ({ say: `far-sighted-${verb}` }),
    answer: (s, f, _seat, option, cx) => {
      f.way = wayOf(option);
      if (f.way === TRAVEL) {
        kingsOf(s).farSight = 1;
        cx.call(travel, { die: f.die });
      } else if (f.way === MOVE) cx.call(moveCompanions, { ...anyCompanions(s, 0), extra: 1 });
      else cx.call(separate, { ...reach(), group: 0 });
    },
  }),
  run('over', (s) => {
    kingsOf(s).farSight = 0;
  }),
]);

export const thranduil: Sovereign = {
  id: 'thranduil-awakened',
  who: THRANDUIL,
  exchanges: true,
  second: { result: CHARACTER, can: canSee, call: (_s, die, cx) => cx.call(farSighted, { die, way: -1 }) },
  huntDice: (s, dice) => (kingsOf(s).farSight === 1 ? Math.max(Math.min(dice, 1), dice - 1) : dice),
  procedures: [sights],
  ...fateOf(THRANDUIL, ELITE),
};
