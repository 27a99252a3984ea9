/** Searching the encounter deck (LC-4.19, LC-18.27, LC-29.81). */
import type { Using } from '@pony/cards';
import type { Cx } from '@pony/engine';
import { KIND } from '../../../kinds.ts';
import { ZONE } from '../../../lists.ts';
import { cards, cardsIn, type Lcg } from '../../../state.ts';
import { op } from '../../../words/index.ts';

/** All players look through the encounter deck. */
export const lookThrough = op((s: Lcg, _u: Using, cx: Cx) =>
  cards.look(s, cx, -1, [...cardsIn(s, ZONE['encounter-deck'])]),
);

export const shuffleEncounterDeck = op((s: Lcg, _u: Using, cx: Cx) => {
  cards.shuffle(s, cx, cards.zone(ZONE['encounter-deck']));
  cx.emit('shuffles-encounter-deck');
});

/** One copy of each title, added to the staging area without being revealed (LC-4.12). */
export const addToStaging = (...titles: readonly string[]) =>
  op((s: Lcg, u: Using, cx: Cx) => {
    const deck = cards.zone(ZONE['encounter-deck']);
    const found = titles.map((id) => cards.takeCopy(s, deck, cards.titleOf(id))).filter((card) => card >= 0);
    if (found.length === 0) return false;
    cards.happenAll(
      s,
      cx,
      u,
      KIND.placed,
      found.map((subject) => ({ subject })),
    );
  });
