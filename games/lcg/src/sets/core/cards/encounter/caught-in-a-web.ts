/** Caught in a Web (LC-29.12): a treachery that becomes a Condition on a hero of the player with the highest threat. */
import { PHASE } from '../../../../lists.ts';
import { playersInOrder } from '../../../../state.ts';
import {
  anyPlayer,
  attachTo,
  cancelIt,
  card,
  face,
  filter,
  forced,
  hero,
  host,
  isHost,
  it,
  oneOfThese,
  pick,
  playerWhere,
  selfAnywhere,
  spendFrom,
  WHY,
  when,
  whenRevealed,
} from '../../../../words/index.ts';
import { becomes, playerChosen } from '../words.ts';

const highest = playerWhere((s, seat) => playersInOrder(s).every((other) => s.threat[other] <= s.threat[seat]));

export const caughtInAWeb = [
  card(
    'caught-in-a-web',
    whenRevealed(
      pick(anyPlayer(highest)),
      pick(hero(filter((s, card, u) => s.ctl[card] === playerChosen(u), WHY.notYours)), {
        by: (_s, u) => playerChosen(u),
      }),
      becomes('caught-in-a-web.attached'),
      attachTo(selfAnywhere, it),
    ),
  ),
  face(
    'caught-in-a-web.attached',
    { type: 'attachment', marks: ['condition'] },
    // Each copy asks for its own payment, in step 7.2 alone.
    forced(
      when('readies', isHost, (s, occ) => occ.by < 0 && s.phase === PHASE.refresh),
      { who: (s, self) => s.ctl[s.host[self]] },
      oneOfThese({ say: 'pay-web', ops: [spendFrom(2, host)] }, { say: 'stay-exhausted', ops: [cancelIt()] }),
    ),
  ),
];
