/** Cards of the Wizards. */
import { ARMY, ATTACK, DEFENCE, FACTION, factionNamed, locationNamed, TYPE } from '../../data.ts';
import { type CardGame, isOnPath, ON } from '../../state.ts';
import { removeSuperseded } from '../removal.ts';
import { type Content, FORSAKEN_TOP } from '../types.ts';
import {
  action,
  card,
  corrupt,
  cycleItem,
  cycleSelf,
  cycling,
  eachShadow,
  eliminateOne,
  eliminateSelf,
  FROM_CYCLE,
  iconsAt,
  mayTake,
  onPlay,
  onReach,
  pathAction,
  playerIs,
  take,
  the,
  titled,
  toBattleground,
} from '../words.ts';
import { HOBBIT_CHARACTERS, LOST_ON_PATHS } from './hobbit.ts';

const ISENGARD = factionNamed('isengard');

/** CG-41.34 */
const grey = card('gandalf-the-grey', {}, pathAction(1));
/** CG-17.1, CG-41.16, CG-41.37 */
const white = card(
  'gandalf-the-white',
  { drawsMore: 1, guard: { causes: FORSAKEN_TOP, itemsCycled: true }, supersedes: the('gandalf-the-grey') },
  onPlay(removeSuperseded),
);
/** CG-41.50 */
const gwaihir = card(
  'gwaihir-the-windlord',
  {},
  action('reserve', cycleSelf, take(titled('gandalf-the-grey', 'gandalf-the-white'), FROM_CYCLE)),
);
/** CG-41.28: every full pair of Isengard armies and characters. */
const quickbeam = card('quickbeam', {
  icons: (s, self, icon) => {
    if ((icon !== ATTACK && icon !== DEFENCE) || s.at[self] < ON || isOnPath(s, self)) return 0;
    const there = s.play.filter((one) => s.at[one] === s.at[self] && s.host[one] < 0 && FACTION[one] === ISENGARD);
    return Math.floor(there.length / 2);
  },
});
/** CG-12.14, CG-41.13, CG-41.34 */
const smeagol = card('smeagol', { guard: LOST_ON_PATHS }, pathAction(1, corrupt(1)));
/** CG-41.44 */
const isengardArmies = (s: CardGame, self: number): number[] =>
  s.play.filter((one) => s.at[one] === s.at[self] && TYPE[one] === ARMY && FACTION[one] === ISENGARD);
const treebeard = card(
  'treebeard',
  { icons: iconsAt(locationNamed('orthanc'), ATTACK, 1) },
  onReach(
    toBattleground,
    eliminateOne((s, f) => isengardArmies(s, f.src), 'isengard'),
  ),
);
/** CG-41.67 */
const entDraught = card(
  'ent-draught',
  {},
  action('in-play', eliminateSelf, playerIs('hobbit'), mayTake(HOBBIT_CHARACTERS, FROM_CYCLE, 2)),
);
const staff = card('gandalfs-staff', { carryInPlay: 1 });
const narya = card('narya-ring-of-fire', {}, action('reserve', cycleItem, eachShadow(cycling(1))));

export const wizard: readonly Content[] = [
  grey,
  white,
  gwaihir,
  quickbeam,
  smeagol,
  treebeard,
  entDraught,
  staff,
  narya,
];
