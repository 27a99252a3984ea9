import { procedure, refusal } from '@pony/engine';
import { ask } from '../../ask.ts';
import { characterRegion, isBesieged, isShared, leadersAt, leadersOf } from '../../board.ts';
import {
  ARAGORN,
  FREE,
  figureOf,
  GANDALF_GREY,
  GANDALF_WHITE,
  inside,
  kindOf,
  LEADER,
  NATIONS_OF,
  nationOf,
  region,
  WILL,
} from '../../data.ts';
import { LOSE } from '../../options.ts';
import { loseLeader } from '../../rules/casualties.ts';
import { commandOf } from '../../rules/command.ts';
import { type About, deciderIf, nationsOfSeat, teamOf } from '../../seats.ts';
import type { War } from '../../state.ts';
import type { OptionOf } from '../../verbs.ts';
import type { OpLocals } from '../types.ts';
import { besiegedByShadow, event, own } from '../vocabulary.ts';

const MINAS_TIRITH = region('minas-tirith');
const WALLS = inside(MINAS_TIRITH);
const NO_SUCH_LEADER = refusal<War>('WR-5.26', 'no-such-leader');

/** WR-11.48: of Armies apart the player whose Leaders are inside, the Leading Player where both have some. */
function chooser(s: War): About {
  if (s.mixed[WALLS] === 1 || !isShared(s, FREE, WALLS)) return { seat: commandOf(s, FREE, WALLS) };
  const owners = teamOf(s, FREE).filter((seat) => nationsOfSeat(s, seat).some((n) => leadersOf(s, WALLS, n) > 0));
  return owners.length === 1 ? { seat: owners[0] } : { team: FREE };
}

/** A Leader inside dies; FP says which (WR-5.26). */
const leaderDies = procedure<War, OpLocals>('denethors-folly', [
  ask('which', {
    seats: (s) => deciderIf(s, chooser(s), leadersAt(s, FREE, WALLS) > 0),
    prompt: (_s, f) => ({ say: 'lose-leader', args: { card: f.card } }),
    candidates: (s, _f, _seat, out) => {
      for (const nation of NATIONS_OF[FREE])
        if (leadersOf(s, WALLS, nation) > 0) out.push(LOSE[figureOf(nation, LEADER)]);
    },
    refuse: (s, _f, _seat, option) => {
      if (option[0] !== 'lose') return NO_SUCH_LEADER;
      const figure = option[1];
      const isLeader = kindOf(figure) === LEADER && NATIONS_OF[FREE].includes(nationOf(figure));
      return isLeader && leadersOf(s, WALLS, nationOf(figure)) > 0 ? null : NO_SUCH_LEADER;
    },
    answer: (s, _f, _seat, option: OptionOf<'lose'>, cx) => loseLeader(s, WALLS, option[1], cx),
  }),
]);

/** While Minas Tirith is besieged no FP combat card works there. */
export const denethorsFolly = event('denethors-folly', {
  requires: [besiegedByShadow(MINAS_TIRITH)],
  ops: [own(leaderDies, undefined, () => ({ places: [WALLS] }))],
  table: {
    keep: (s) => isBesieged(s, MINAS_TIRITH) && s.control[MINAS_TIRITH] === FREE,
    forbidsCombatCard: (_s, side, where) => side === FREE && where === MINAS_TIRITH,
    removal: {
      price: (s, face) => {
        const counsel = [GANDALF_GREY, GANDALF_WHITE, ARAGORN].some((c) => characterRegion(s, c) === MINAS_TIRITH);
        return face === WILL || counsel ? 'free' : null;
      },
    },
  },
});
