/** Cards of the Dúnedain. */
import { type Frame, refusal } from '@pony/engine';
import {
  ATTACK,
  DEFENCE,
  FACTION,
  FREE,
  factionNamed,
  IS_PATH,
  LOCATION_SIDE,
  locationNamed,
  locationsThat,
  NUMBER,
  SHADOW,
  SIDE,
  showsFaction,
} from '../../data.ts';
import { unusedPaths } from '../../rules/locations.ts';
import { drawCards } from '../../rules/piles.ts';
import { permit } from '../../rules/places.ts';
import { type CardGame, locationOf } from '../../state.ts';
import { removeSuperseded } from '../removal.ts';
import { type Content, FORSAKEN_TOP, type Op, type Using } from '../types.ts';
import {
  action,
  actionIf,
  bring,
  card,
  cycleSelf,
  cycles,
  draw,
  event,
  FROM_DECK,
  forsakes,
  iconsAt,
  may,
  mayCycle,
  newPath,
  noBattleground,
  onPlay,
  onReach,
  pathAction,
  permits,
  standsIn,
  take,
  the,
  titled,
  toPath,
  wielderGoes,
} from '../words.ts';

const DUNEDAIN = factionNamed('dunedain');
const ROHAN = factionNamed('rohan');
const MINAS_TIRITH = locationNamed('minas-tirith');
const DUNEDAIN_BATTLEGROUNDS = locationsThat((location) => !IS_PATH[location] && showsFaction(location, DUNEDAIN));
const RANGERS = titled('strider', 'aragorn');

const REFUSE_DUNEDAIN = {
  gateStays: refusal<CardGame>('CG-41.21', 'gate-stays-home'),
};

/** CG-41.25 */
const deadMen: Content = card('dead-men-of-dunharrow', {
  icons: (_s, _self, icon, supports) => (RANGERS.includes(supports) && (icon === ATTACK || icon === DEFENCE) ? 2 : 0),
});

const knights = card('knights-of-dol-amroth', { icons: iconsAt(locationNamed('dol-amroth'), DEFENCE, 1) });
const guards = card('guards-of-the-citadel', { icons: iconsAt(MINAS_TIRITH, DEFENCE, 1) });

/** CG-41.21 */
const gate = card('the-great-gate', {
  icons: iconsAt(MINAS_TIRITH, DEFENCE, 3),
  bars: (_s, _self, location) =>
    !IS_PATH[location] && LOCATION_SIDE[location] === SHADOW ? REFUSE_DUNEDAIN.gateStays : null,
});

/** CG-17.2, CG-41.16, CG-41.37 */
const aragorn = card(
  'aragorn',
  { drawsMore: 1, guard: { causes: FORSAKEN_TOP, itemsCycled: true }, supersedes: the('strider') },
  onPlay(removeSuperseded),
);

/** CG-41.43 */
const boromir = card('boromir', {}, onPlay(draw(1)), onReach(toPath, forsakes(1)));

/** CG-41.50: he lies in the reserve himself, so there is always something to forsake. */
const denethor = card('denethor', {}, action('reserve', forsakes(1), take(titled('boromir', 'faramir'), FROM_DECK)));

/** CG-41.35: asked only while another path of the number is left. */
const faramir = card(
  'faramir',
  {},
  onReach(
    (s, self) => toPath(s, self) && NUMBER[locationOf(s, self)] === 7 && unusedPaths(s, 7).length > 0,
    may,
    newPath(0),
  ),
);

const halbarad = card('halbarad', {}, action('reserve', cycleSelf, take(RANGERS, FROM_DECK)));

/** CG-41.69 */
const imrahil = card(
  'prince-imrahil',
  {},
  onPlay(mayCycle, cycles(1), take(titled('knights-of-dol-amroth'), FROM_DECK)),
);

/** CG-41.34 */
const strider = card('strider', {}, pathAction(1));

/** CG-41.30 */
const anduril = card(
  'anduril',
  {},
  actionIf(
    'reserve',
    noBattleground(DUNEDAIN_BATTLEGROUNDS, true, true),
    bring(DUNEDAIN_BATTLEGROUNDS, true, true),
    wielderGoes,
  ),
);

/** CG-41.6: counted after the two forsakes. */
const drawAfterPaths: Op = (s, f: Frame & Using, cx) => drawCards(s, f.seat, standsIn(s, ...RANGERS) ? 5 : 4, cx);
const pathsOfTheDead = card('paths-of-the-dead', {}, event(forsakes(2), drawAfterPaths));

/** CG-41.23, CG-41.53 */
const ARROW = permit({ opens: (_s, one, location) => FACTION[one] === ROHAN && showsFaction(location, DUNEDAIN) });
const redArrow = card('the-red-arrow', {}, event(permits(ARROW)));

/** CG-41.24 */
const HUNTED_BY = titled('legolas', 'gimli', 'strider', 'aragorn');
const HUNTERS = permit({
  opens: (_s, one) => HUNTED_BY.includes(one),
  supports: (_s, character, army) => HUNTED_BY.includes(character) && SIDE[army] === FREE,
});
const threeHunters = card('the-three-hunters', {}, event(permits(HUNTERS)));

export const dunedain: readonly Content[] = [
  deadMen,
  knights,
  guards,
  gate,
  aragorn,
  boromir,
  denethor,
  faramir,
  halbarad,
  imrahil,
  strider,
  anduril,
  pathsOfTheDead,
  redArrow,
  threeHunters,
];
