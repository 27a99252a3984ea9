/** Encounter set Escape from Dol Guldur; objectives and Iron Shackles have files of their own. */
import { ZONE } from '../../../../lists.ts';
import { cards, cardsIn, engagedWith, isIn, isObjective, type Lcg, playerCount, stageOf } from '../../../../state.ts';
import {
  after,
  attachmentsOf,
  bans,
  bonusWhile,
  card,
  character,
  discardAllFromPlay,
  discardFromPlay,
  engagedEnemies,
  forced,
  isA,
  isSelf,
  it,
  notPermanent,
  ofCall,
  oneOf,
  onlyIf,
  op,
  pick,
  raiseThreat,
  selfAnywhere,
  shadow,
  toStaging,
  undefended,
  whenRevealed,
  you,
  yours,
} from '../../../../words/index.ts';
import { shadowOfSelf } from '../attack.ts';
import { orcGuards } from '../orc-guard.ts';

/** LC-29.29: an unclaimed objective, guarded or not. */
const unclaimed = (s: Lcg): number[] => cardsIn(s, ZONE.staging).filter((card) => isObjective(s, card));
const shuffleIn = op((s: Lcg, u, cx) => {
  const card = it(s, u);
  if (card < 0) return false;
  const deck = cards.zone(ZONE['encounter-deck']);
  cards.move(s, cx, card, deck);
  cards.shuffle(s, cx, deck);
  cx.emit('shuffled-in', { card, by: u.card });
});

export const escapeFromDolGuldur = [
  card(
    'dungeon-jailor',
    forced(
      after('fails', (s, _occ, self) => isIn(s, self, ZONE.staging)),
      {},
      pick(oneOf(unclaimed)),
      shuffleIn,
    ),
  ),
  card(
    'nazgul-of-dol-guldur',
    bans('attach'),
    forced(after('rescued', isA('hero')), { from: 'aside' }, toStaging(selfAnywhere)),
    // LC-29.20: once for each shadow effect that really resolved, while it is engaged with a player.
    forced(
      after('resolves', ofCall('shadow'), shadowOfSelf, (s, _occ, self) => engagedWith(s, self) >= 0),
      { who: (s, self) => engagedWith(s, self) },
      pick(character(yours)),
      discardFromPlay(),
    ),
  ),
  card(
    'cavern-guardian',
    shadow(
      onlyIf(
        undefended,
        [discardAllFromPlay(attachmentsOf(you))],
        [pick(oneOf(attachmentsOf(you), notPermanent)), discardFromPlay()],
      ),
    ),
  ),
  card(
    'under-the-shadow',
    whenRevealed(
      bonusWhile(
        'menace',
        (s) => playerCount(s),
        'phase',
        'bonus-staging',
        (s, card) => card === stageOf(s),
      ),
    ),
    shadow(raiseThreat((s, u) => engagedEnemies(you)(s, u).length, you)),
  ),
  card('tower-gate', forced(after('travels', isSelf), {}, orcGuards)),
];
