/** Cards of the Hobbits and the Dwarves. */
import { CHARACTER, cardsThat, FACTION, factionNamed, PATH_DEFENCE, showsFaction, TYPE } from '../../data.ts';
import { isOnPath } from '../../state.ts';
import { ANY_CAUSE, type Content, FORSAKEN_RESERVE, type Guard, LOST_PATH_FIGHT } from '../types.ts';
import {
  action,
  actionIf,
  card,
  cycleSelf,
  defenceOnNewPath,
  defenceOnPath,
  draw,
  eliminateSelf,
  event,
  FROM_CYCLE,
  mayTake,
  needsPath,
  newPath,
  onPlay,
  take,
  titled,
} from '../words.ts';

const MONSTROUS = factionNamed('monstrous');
export const HOBBIT_CHARACTERS = cardsThat((one) => TYPE[one] === CHARACTER && FACTION[one] === factionNamed('hobbit'));
/** CG-41.13 */
export const LOST_ON_PATHS: Guard = { causes: LOST_PATH_FIGHT, itemsCycled: true };

/** CG-41.69 */
const gimli = card('gimli', {}, onPlay(mayTake(titled('dwarven-axe'), FROM_CYCLE)));

/** CG-41.11 */
const bilbo = card(
  'bilbo-baggins',
  { guard: { causes: ANY_CAUSE, itemsCycled: true } },
  action('reserve', cycleSelf, draw(2)),
);
/** CG-41.12 */
const fatty = card(
  'fatty-bolger',
  { guard: { causes: FORSAKEN_RESERVE, itemsCycled: true } },
  action('reserve', eliminateSelf, draw(3)),
);
/** CG-41.10 */
const frodo = card('frodo-baggins', { guard: { causes: ANY_CAUSE, itemsCycled: false } });

/** CG-41.22: battlegrounds and armies of another faction. */
const friendOf = (id: 'rohan' | 'dunedain') => {
  const faction = factionNamed(id);
  return {
    guard: LOST_ON_PATHS,
    opens: (_s: unknown, _self: number, location: number) => showsFaction(location, faction),
    supportedBy: (_s: unknown, _self: number, army: number) => FACTION[army] === faction,
  };
};
const merry = card('merry-brandybuck', friendOf('rohan'));
const pippin = card('pippin-took', friendOf('dunedain'));

/** CG-41.71 */
const sam = card('sam-gamgee', {}, actionIf('reserve', needsPath, cycleSelf, defenceOnPath));
/** CG-41.68 */
const herbs = card(
  'herbs-and-stewed-rabbit',
  {},
  action('in-play', eliminateSelf, take(HOBBIT_CHARACTERS, FROM_CYCLE), draw(1)),
);
/** CG-41.3 */
const sting = card('sting', {
  icons: (s, self, icon) =>
    icon === PATH_DEFENCE &&
    isOnPath(s, self) &&
    s.play.some((one) => s.at[one] === s.at[self] && TYPE[one] === CHARACTER && FACTION[one] === MONSTROUS)
      ? 1
      : 0,
});
/** CG-41.36 */
const anotherWay = card('there-is-another-way', {}, event(newPath(0), defenceOnNewPath));

export const hobbit: readonly Content[] = [gimli, bilbo, fatty, frodo, merry, pippin, sam, herbs, sting, anotherWay];
