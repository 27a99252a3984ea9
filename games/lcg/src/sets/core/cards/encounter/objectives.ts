/** Gandalf's Map, Dungeon Torch, Shadow Key (LC-29.30): claimed for 2 threat once unguarded; detached they go back to the staging area. */
import type { Ability, Using } from '@pony/cards';
import type { Cx } from '@pony/engine';
import { KIND } from '../../../../kinds.ts';
import { BIT, ZONE } from '../../../../lists.ts';
import { cards, guardsOf, isIn, type Lcg } from '../../../../state.ts';
import {
  action,
  after,
  bans,
  card,
  claimFor,
  controllerOf,
  damage,
  forced,
  hero,
  host,
  isSelf,
  it,
  op,
  pick,
  raiseThreat,
  selfAnywhere,
  WHY,
  when,
  you,
  yours,
} from '../../../../words/index.ts';
import { isClaimed } from '../words.ts';

/** LC-23.15: back in the staging area it is nobody's and unguarded. */
const backToStaging = op((s: Lcg, u: Using, cx: Cx) => {
  s.bits[u.card] &= ~BIT.finished;
  cards.changeControl(s, u.card, -1);
  cards.happen(s, cx, u, KIND.placed, { subject: u.card });
});
const claim = action(
  {
    who: 'any',
    may: (s, u) => {
      if (!isIn(s, u.card, ZONE.staging)) return WHY.wrong;
      return guardsOf(s, u.card).length > 0 ? WHY.guarded : null; // LC-23.5
    },
    cost: [raiseThreat(2, you)],
  },
  pick(hero(yours)),
  claimFor(selfAnywhere, it),
);
// The scenario sees to it: whoever has claimed it may just have been eliminated.
const goesBack = forced(
  when('leaves', isSelf, (s, _occ, self) => isClaimed(s, self)),
  { instead: true, quiet: true, who: () => -1 },
  backToStaging,
);
const claimed = (s: Lcg, _occ: unknown, self: number): boolean => isClaimed(s, self);
const objective = (id: string, ...abilities: readonly Ability<Lcg>[]) => card(id, claim, goesBack, ...abilities);

export const objectives = [
  objective('gandalfs-map', bans('attack', 'host'), bans('defend', 'host')),
  objective('dungeon-torch', forced(after('round-ends', claimed), {}, raiseThreat(2, controllerOf(host)))),
  objective('shadow-key', forced(after('round-ends', claimed), {}, damage(1, host))),
];
