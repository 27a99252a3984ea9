/** Stages of Escape from Dol Guldur. */
import type { Using } from '@pony/cards';
import type { Cx } from '@pony/engine';
import { BAN, SPAN, ZONE } from '../../../../lists.ts';
import { cards, cardsIn, isObjective, type Lcg } from '../../../../state.ts';
import {
  after,
  bans,
  type CardText,
  card,
  chosen,
  damage,
  forced,
  inPhase,
  isSelf,
  oneOf,
  op,
  pick,
  response,
  revealGuard,
  setup,
  standing,
  wasType,
  whenRevealed,
} from '../../../../words/index.ts';
import { orcGuards } from '../orc-guard.ts';
import { captureHero, isCaptive, losePrisoner, rescue, rescued } from '../prisoner.ts';
import { addToStaging, shuffleEncounterDeck } from '../search.ts';
import { inPlayTitled, isClaimed, isTitled } from '../words.ts';

const OBJECTIVES = ['gandalfs-map', 'dungeon-torch', 'shadow-key'];
const inStaging = (s: Lcg): number[] => cardsIn(s, ZONE.staging).filter((card) => isObjective(s, card));
/** LC-29.75 */
const claimedBy = (s: Lcg): number =>
  s.play.filter((card) => isClaimed(s, card) && s.ctl[card] >= 0 && OBJECTIVES.some((id) => isTitled(s, card, id)))
    .length;

const setNazgulAside = op((s: Lcg, _u: Using, cx: Cx) => {
  const card = cards.takeCopy(s, cards.zone(ZONE['encounter-deck']), cards.titleOf('nazgul-of-dol-guldur'));
  if (card >= 0) cards.move(s, cx, card, cards.zone(ZONE['set-aside']));
});

/** LC-29.7: allies played by all players together in a round. */
const onePlayed = standing(
  after('played', wasType('ally')),
  { quiet: true },
  {
    op: 'do',
    act: (s, u) => cards.lasting(s, u, { target: -1, kind: 'ban', what: BAN['play-ally'], until: SPAN.round }),
    reaches: (s, target) => target <= -2 && limitsAllies(s),
  },
);
const limitsAllies = (s: Lcg): boolean =>
  cardsIn(s, ZONE.quest).some(
    (card) => isTitled(s, card, 'the-necromancers-tower') || isTitled(s, card, 'through-the-caverns'),
  );

export const escapeQuests: readonly CardText[] = [
  // LC-29.6: one guard each, in an order that the first player sets.
  card(
    'the-necromancers-tower.a',
    setup(
      addToStaging(...OBJECTIVES),
      setNazgulAside,
      shuffleEncounterDeck,
      pick(oneOf(inStaging), { times: OBJECTIVES.length, say: 'guard-order' }),
      ...OBJECTIVES.map((_, k) => revealGuard((s, u) => chosen(s, u, k))),
    ),
  ),
  card(
    'the-necromancers-tower.b',
    whenRevealed(captureHero),
    onePlayed,
    losePrisoner,
    bans('defeat', 'self', (s) => claimedBy(s) < 1),
  ),
  // LC-29.10
  card(
    'through-the-caverns.b',
    response(after('progress', isSelf), {}, rescue, damage(1, rescued)),
    onePlayed,
    losePrisoner,
    bans('defeat', 'self', (s) => claimedBy(s) < OBJECTIVES.length || isCaptive(s)),
  ),
  card(
    'out-of-the-dungeons.b',
    forced(after('phase-begins', inPhase('quest')), {}, orcGuards),
    bans('defeat', 'self', inPlayTitled('nazgul-of-dol-guldur')),
  ),
];
