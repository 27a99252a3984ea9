/** Cards of Mordor. */
import { refusal } from '@pony/engine';
import {
  ARMY,
  CHARACTER,
  cardsThat,
  DEFENCE,
  factionNamed,
  hasSubtype,
  IS_PATH,
  locationNamed,
  locationsThat,
  showsFaction,
  TYPE,
} from '../../data.ts';
import { activePath, type CardGame, inReserve, locationOf } from '../../state.ts';
import { type Ability, ANY_FIGHT, type Content, FORSAKEN_TOP, type Op } from '../types.ts';
import {
  action,
  actionIf,
  attackOnPath,
  battlegrounds,
  bring,
  card,
  corrupt,
  cycleSelf,
  cycles,
  cycleWielder,
  cycling,
  draw,
  drawAndPlay,
  drawing,
  eachFree,
  eachShadow,
  eliminateSelf,
  event,
  FROM_CYCLE,
  forsaking,
  iconsAt,
  isShadowBattlegroundActive,
  mark,
  mayCycle,
  mayGo,
  needsBattleground,
  needsPath,
  noBattleground,
  onPlay,
  onPlayIf,
  onReach,
  take,
  the,
  toPath,
  toReserve,
} from '../words.ts';

export const NAZGUL = cardsThat((one) => hasSubtype(one, 'nazgul') && TYPE[one] === CHARACTER);
export const ARMIES = cardsThat((one) => TYPE[one] === ARMY);
const WITCH_KING = the('the-witch-king');
const CIRITH_UNGOL = locationNamed('cirith-ungol');
const MORDOR_BATTLEGROUNDS = locationsThat(
  (location) => !IS_PATH[location] && showsFaction(location, factionNamed('mordor')),
);

const REFUSE_MORDOR = {
  battlegroundFirst: refusal<CardGame>('CG-41.20', 'shadow-battleground-active', (_s, _f, _seat, o) => ({
    card: o[1],
  })),
  needsWitchKing: refusal<CardGame>('CG-41.31', 'needs-witch-king'),
};

/** CG-41.49: icons added to the card itself. */
const snarl: Op = (s, f, cx) => {
  const n = locationOf(s, f.src) === CIRITH_UNGOL ? 2 : 1;
  s.tokens[f.src] += n;
  cx.emit('adds-icons', { card: f.src, n });
};
const gorbag = card('gorbag-and-shagrat', {}, onReach(toPath, mayCycle, cycles(1), snarl));

/** CG-41.58 */
const grishnakh = card('grishnakh', {}, action('path', eliminateSelf, corrupt(1)));

/** CG-41.20 */
const bars: Content['bars'] = (s, _self, location) =>
  IS_PATH[location] && isShadowBattlegroundActive(s) ? REFUSE_MORDOR.battlegroundFirst : null;
const mouth = card('mouth-of-sauron', { bars, drawsMore: 1 });
const eye = card('the-lidless-eye', { bars, carryInReserve: 1 }, onPlay(eachShadow(drawing(1))));

/** CG-41.72: cycled out of the reserve, items included. */
const ridesOut = (id: string, ...ops: Op[]): Content => card(id, {}, action('reserve', cycleSelf, ...ops));
const ridesOutIf = (id: string, refuse: Ability['refuse'], ...ops: Op[]): Content =>
  card(id, {}, actionIf('reserve', refuse, cycleSelf, ...ops));
const beguiler = ridesOut('the-beguiler', eachFree(cycling(1)));
const easterling = card(
  'the-black-easterling',
  { icons: iconsAt(locationNamed('dol-guldur'), DEFENCE, 1) },
  onPlay(draw(1)),
);
const commander = ridesOut('the-commander', eachShadow(drawing(1)));
const destroyer = ridesOutIf('the-destroyer', needsBattleground, mark(true, battlegrounds));
const hunter = ridesOutIf('the-hunter', needsPath, attackOnPath);
/** CG-41.41 */
const messenger = ridesOut('the-messenger', take(NAZGUL, FROM_CYCLE));
const reaver = ridesOut('the-reaver', eachFree(forsaking(1)));
const warrior = ridesOutIf('the-warrior', needsBattleground, mark(false, battlegrounds));
/** CG-41.16, CG-41.37 */
const witchKing = card('the-witch-king', { drawsMore: 1, guard: { causes: FORSAKEN_TOP, itemsCycled: true } });

/** CG-41.40 */
const breath = card('black-breath', {}, action('location', cycleWielder, corrupt(1)));
/** CG-41.42 */
const mount = card(
  'black-riders-mount',
  {},
  onPlayIf(
    toReserve,
    mayGo(
      (s, f) => s.host[f.src],
      (s) => (activePath(s) >= 0 ? [activePath(s)] : []),
    ),
  ),
);
const beast = card(
  'fell-beast',
  {},
  onPlayIf(
    toReserve,
    mayGo((s, f) => s.host[f.src], battlegrounds),
  ),
);
/** CG-41.57 */
const blade = card('morgul-blade', {}, action('path', eliminateSelf, corrupt(1)));
/** CG-41.52 */
const mantle = card('nazguls-mantle', { ward: { causes: ANY_FIGHT, itemsCycled: true } });

/** CG-41.31 */
const captain: Content = card(
  'the-black-captain',
  {},
  {
    ...event(
      bring(MORDOR_BATTLEGROUNDS, true, true),
      mayGo(
        () => WITCH_KING,
        (_s, f) => (f.note >= 0 ? [f.note] : []),
      ),
    ),
    refuse: (s, seat, self) =>
      inReserve(s, WITCH_KING)
        ? noBattleground(MORDOR_BATTLEGROUNDS, true, true)(s, seat, self)
        : REFUSE_MORDOR.needsWitchKing,
    needs: () => WITCH_KING,
  },
);
/** CG-41.64 */
const noDawn = card('the-day-without-dawn', {}, event(drawAndPlay(7, 2, ARMIES, -1, 1)));
const abroad = card('the-ringwraiths-are-abroad', {}, event(drawAndPlay(7, 2, NAZGUL, -1, 1)));

export const mordor: readonly Content[] = [
  gorbag,
  grishnakh,
  mouth,
  eye,
  beguiler,
  easterling,
  commander,
  destroyer,
  hunter,
  messenger,
  reaver,
  warrior,
  witchKing,
  breath,
  mount,
  beast,
  blade,
  mantle,
  captain,
  noDawn,
  abroad,
];
