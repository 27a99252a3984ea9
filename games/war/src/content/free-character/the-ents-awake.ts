import { procedure, refusal } from '@pony/engine';
import { ask } from '../../ask.ts';
import { characterRegion, hasUnits, inPlay, placeIn } from '../../board.ts';
import { FREE, GANDALF_WHITE, REGION_NATION, ROHAN, region, SARUMAN, SHADOW } from '../../data.ts';
import { deckOfCard } from '../../edition.ts';
import { CARD, DONE } from '../../options.ts';
import { removeCharacter } from '../../rules/characters.ts';
import { REFUSE_EVENT, refuseRequirements, refuseSymbol } from '../../rules/events.ts';
import { eventPlay, playEvent } from '../../rules/playing.ts';
import { actorOf, deciderIf } from '../../seats.ts';
import type { War } from '../../state.ts';
import type { OptionOf } from '../../verbs.ts';
import type { EventCard, OpLocals } from '../types.ts';
import { companionStandsIn, event, own, rollHits, simply, someInPlay, when } from '../vocabulary.ts';

const CHARACTER_DECK = 0;
const FANGORN = region('fangorn');
const ORTHANC = region('orthanc');
const NOT_CHARACTER = refusal<War>('WR-5.42', 'not-a-character-card');

const isolated = (s: War): boolean =>
  inPlay(s, SARUMAN) && characterRegion(s, SARUMAN) === ORTHANC && !hasUnits(s, SHADOW, s.at[SARUMAN]);

const gandalfIsNear = (s: War): boolean => {
  if (!inPlay(s, GANDALF_WHITE)) return false;
  const here = characterRegion(s, GANDALF_WHITE);
  return here === FANGORN || REGION_NATION[here] === ROHAN;
};

/** WR-5.43: one more Character card from hand, without a die. */
const another = procedure<War, OpLocals>('the-ents-awake', [
  ask('which', {
    seats: (s) => deciderIf(s, { action: FREE }, s.hands[actorOf(s, FREE)].length > 0),
    prompt: (_s, f) => ({ say: 'play-another', args: { card: f.card } }),
    candidates: (s, _f, _seat, out) => {
      for (const card of s.hands[actorOf(s, FREE)]) out.push(CARD[card]);
      out.push(DONE);
    },
    refuse: (s, _f, _seat, option) => {
      if (option[0] === 'done') return null;
      if (option[0] !== 'card') return REFUSE_EVENT.notInHand;
      const card = option[1];
      if (!s.hands[actorOf(s, FREE)].includes(card)) return REFUSE_EVENT.notInHand;
      if (deckOfCard(s, card) !== CHARACTER_DECK) return NOT_CHARACTER;
      return refuseSymbol(s, FREE, card) ?? refuseRequirements(s, FREE, card);
    },
    answer: (s, _f, _seat, option: OptionOf<'card' | 'done'>, cx) => {
      if (option[0] === 'card') cx.call(playEvent, eventPlay(s, FREE, option[1], -1));
    },
  }),
]);

/** WR-5.37: three dice against Orthanc, an isolated Saruman falls, and Gandalf may play on. */
const ents = (id: string): EventCard =>
  event(id, {
    requires: [someInPlay(GANDALF_WHITE), companionStandsIn(FANGORN)],
    ops: [
      rollHits({
        targets: (s) => {
          const place = placeIn(s, SHADOW, ORTHANC);
          return hasUnits(s, SHADOW, place) ? [place] : [];
        },
        dice: 3,
        hitOn: 4,
        asAttack: true,
      }),
      simply(
        (s, _f, cx) => {
          if (isolated(s)) removeCharacter(s, SARUMAN, cx);
        },
        () => ({ characters: [SARUMAN] }),
      ),
      when(
        gandalfIsNear,
        own(another, undefined, () => ({})),
      ),
    ],
  });

export const treebeard = ents('the-ents-awake-treebeard');
export const huorns = ents('the-ents-awake-huorns');
export const entmoot = ents('the-ents-awake-entmoot');
