/** Words that carry out larger steps of the rules: revealing, guarding, claiming, winning and losing. */
import type { DoOp, OwnOp } from '@pony/cards';
import { lose } from '../effects/table.ts';
import { KIND } from '../kinds.ts';
import { ZONE } from '../lists.ts';
import { revealCard, revealLocals, revealSeveral } from '../rules/reveal.ts';
import { win } from '../rules/victory.ts';
import { cards, cardsIn, type Lcg } from '../state.ts';
import { op } from './do.ts';
import { type Count, countOf, type Ref } from './refs.ts';
import { WHY } from './refusals.ts';

export { lose, win };

/** Encounter cards revealed one after the other, each staged completely (LC-8.10). */
export const reveal = (n: Count): OwnOp<Lcg> => ({
  op: 'own',
  procedure: revealSeveral,
  locals: (s, u) => ({ left: countOf(n, s, u) }),
  can: (s) => (cardsIn(s, ZONE['encounter-deck']).length > 0 ? null : WHY.nothingThere), // LC-24.9
});
/** The next encounter card is revealed as the guard of an objective (LC-23.4, LC-29.6). */
export const revealGuard = (objective: Ref): OwnOp<Lcg> => ({
  op: 'own',
  procedure: revealCard,
  locals: (s, u) => revealLocals(objective(s, u)),
});
/** LC-23.3: an objective is claimed and attached to a hero; `form`: the face it has from then on. */
export const claimFor = (objective: Ref, hero: Ref, form?: string): DoOp<Lcg> =>
  op((s, u, cx) => {
    const card = objective(s, u);
    const host = hero(s, u);
    if (card < 0 || host < 0) return false;
    cards.happen(s, cx, u, KIND.claimed, {
      subject: card,
      seat: s.ctl[host],
      a: host,
      b: form === undefined ? -1 : cards.formOf(form),
    });
  });
