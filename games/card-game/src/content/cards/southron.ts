/** Cards of the Southrons. */
import { ATTACK, factionNamed, IS_PATH, locationNamed, locationsThat, showsFaction } from '../../data.ts';
import type { Content } from '../types.ts';
import { actionIf, bring, bringFromDeck, card, eliminateSelf, iconsAt, noBattleground } from '../words.ts';

const SOUTHRON_BATTLEGROUNDS = locationsThat(
  (location) => !IS_PATH[location] && showsFaction(location, factionNamed('southron')),
);
/** CG-41.32, CG-41.73: stronger at the battleground it brings out. */
const raiders = (id: string, at: string): Content => {
  const location = locationNamed(at);
  return card(id, { icons: iconsAt(location, ATTACK, 1) }, bringFromDeck(location));
};
const callers = (id: string, at: string): Content => card(id, {}, bringFromDeck(locationNamed(at)));

/** CG-41.33 */
const serpent = card(
  'the-black-serpent',
  {},
  actionIf(
    'reserve',
    noBattleground(SOUTHRON_BATTLEGROUNDS, false, true),
    eliminateSelf,
    bring(SOUTHRON_BATTLEGROUNDS, false, true),
  ),
);

export const southron: readonly Content[] = [
  raiders('coastal-raiders', 'dol-amroth'),
  callers('corsairs-of-umbar', 'umbar'),
  callers('haradrim-regulars', 'harad'),
  raiders('haradrim-cavalry', 'minas-tirith'),
  raiders('the-black-fleet', 'pelargir'),
  serpent,
];
