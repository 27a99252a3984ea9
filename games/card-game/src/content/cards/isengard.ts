/** Cards of Isengard. */
import { ask, procedure, refusal, type Seat } from '@pony/engine';
import { CHARACTER, FACTION, factionNamed, IS_PATH, locationsThat, showsFaction, TYPE } from '../../data.ts';
import { CHOOSE, SEEK_SARUMAN, STRIKE_ROHAN } from '../../options.ts';
import { type CardGame, inReserve, JUST } from '../../state.ts';
import { ANY_FIGHT, type Content, FORSAKEN_TOP, forCards, type Op } from '../types.ts';
import {
  action,
  bring,
  card,
  eliminateOne,
  eliminateSelf,
  event,
  FROM_DECK,
  mayGo,
  noBattleground,
  pathAction,
  take,
  the,
} from '../words.ts';
import { palantir } from './palantir.ts';

const ROHAN = factionNamed('rohan');
const ISENGARD_BATTLEGROUNDS = locationsThat(
  (location) => !IS_PATH[location] && showsFaction(location, factionNamed('isengard')),
);
const SARUMAN = the('saruman');

const REFUSE_ISENGARD = {
  oneOfTwo: refusal<CardGame>('CG-41.66', 'one-of-two'),
  nobodyOfRohan: refusal<CardGame>('CG-23.7', 'nobody-of-rohan'),
  needsSaruman: refusal<CardGame>('CG-41.31', 'needs-saruman'),
};

/** CG-41.66: one of two, chosen after he is gone. */
const rohanCharacters = (s: CardGame): number[] =>
  s.play.filter((one) => TYPE[one] === CHARACTER && FACTION[one] === ROHAN);
const treachery = procedure<CardGame, { seat: Seat; result: number }>('treachery', [
  ask('choose', {
    seats: (_s, f) => JUST[f.seat],
    prompt: (_s, _f, seat) => ({ say: 'treachery', args: { seat } }),
    candidates: (_s, _f, _seat, out) => {
      out.push(CHOOSE[SEEK_SARUMAN], CHOOSE[STRIKE_ROHAN]);
    },
    refuse: (s, _f, _seat, option) => {
      if (option[0] !== 'choose') return REFUSE_ISENGARD.oneOfTwo;
      return option[1] === STRIKE_ROHAN && rohanCharacters(s).length === 0 ? REFUSE_ISENGARD.nobodyOfRohan : null;
    },
    tell: (_s, _f, _seat, option) => ({ say: option[1] === SEEK_SARUMAN ? 'treachery-saruman' : 'treachery-rohan' }),
    answer: (_s, f, _seat, option) => {
      f.result = option[1];
    },
  }),
]);
const seek = take([SARUMAN], FROM_DECK);
const strike = eliminateOne(rohanCharacters);
const chosen: Op = (s, f, cx) => (f.note === SEEK_SARUMAN ? seek : strike)(s, f, cx);
const grima: Content = {
  ...card(
    'grima-wormtongue',
    {},
    action(
      'reserve',
      eliminateSelf,
      (_s, f, cx) => cx.callFor(f, 'note', treachery, { seat: f.seat, result: -1 }),
      chosen,
    ),
  ),
  procedures: [forCards(treachery)],
};

/** CG-41.16, CG-41.37 */
const saruman = card('saruman', { drawsMore: 1, guard: { causes: FORSAKEN_TOP, itemsCycled: true } });
/** CG-41.55 */
const ugluk = card('ugluk', {}, pathAction(0));
const staff = card('sarumans-staff', { carryInPlay: 1 });
/** CG-41.52 */
const woven = card('woven-of-all-colours', { ward: { causes: ANY_FIGHT, itemsCycled: true } });

/** CG-41.31 */
const threats: Content = card(
  'threats-and-promises',
  {},
  {
    ...event(
      bring(ISENGARD_BATTLEGROUNDS, true, true),
      mayGo(
        () => SARUMAN,
        (_s, f) => (f.note >= 0 ? [f.note] : []),
      ),
    ),
    refuse: (s, seat, self) =>
      inReserve(s, SARUMAN)
        ? noBattleground(ISENGARD_BATTLEGROUNDS, true, true)(s, seat, self)
        : REFUSE_ISENGARD.needsSaruman,
    needs: () => SARUMAN,
  },
);

export const isengard: readonly Content[] = [grima, saruman, ugluk, palantir, staff, woven, threats];
