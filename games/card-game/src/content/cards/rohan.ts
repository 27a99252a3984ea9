/** Cards of Rohan. */
import {
  ARMY,
  ATTACK,
  cardsThat,
  DEFENCE,
  FACTION,
  factionNamed,
  hasSubtype,
  IS_PATH,
  locationsThat,
  TYPE,
} from '../../data.ts';
import type { CardGame } from '../../state.ts';
import type { Content } from '../types.ts';
import {
  actionIf,
  bring,
  card,
  drawAndPlay,
  eliminateOne,
  FROM_CYCLE,
  may,
  mayTake,
  noBattleground,
  onPlay,
  onPlayIf,
  stands,
  titled,
  toBattleground,
  toReserve,
  wielderGoes,
} from '../words.ts';
import { deathRide } from './death-ride.ts';

const ROHAN = factionNamed('rohan');
const GANDALFS = titled('gandalf-the-grey', 'gandalf-the-white');
const BATTLEGROUNDS = locationsThat((location) => !IS_PATH[location]);

const eomer = card(
  'eomer',
  {},
  onPlay(
    drawAndPlay(
      5,
      1,
      cardsThat((one) => FACTION[one] === ROHAN && TYPE[one] === ARMY),
    ),
  ),
);

/** CG-41.65 */
const nazgulThere = (s: CardGame, self: number): number[] =>
  s.play.filter((one) => s.at[one] === s.at[self] && hasSubtype(one, 'nazgul'));
const eowyn = card(
  'eowyn',
  {},
  onPlayIf(
    (s, self) => toBattleground(s, self) && nazgulThere(s, self).length > 0,
    may,
    eliminateOne((s, f) => nazgulThere(s, f.src)),
  ),
  onPlayIf(toReserve, mayTake(titled('merry-brandybuck', 'pippin-took'), FROM_CYCLE)),
);

/** CG-41.27, CG-41.61 */
const theoden = card(
  'theoden',
  { icons: (s, _self, icon) => ((icon === ATTACK || icon === DEFENCE) && stands(s, ...GANDALFS) ? 1 : 0) },
  onPlay(
    drawAndPlay(
      5,
      1,
      cardsThat((one) => FACTION[one] === ROHAN),
    ),
  ),
);

/** CG-41.30 */
const shadowfax = card(
  'shadowfax',
  {},
  actionIf('reserve', noBattleground(BATTLEGROUNDS, true, true), bring(BATTLEGROUNDS, true, true), wielderGoes),
);

export const rohan: readonly Content[] = [eomer, eowyn, theoden, shadowfax, deathRide];
