import { refusal } from '@pony/engine';
import { ask } from '../../ask.ts';
import { EVENT, FREE, GANDALF_GREY } from '../../data.ts';
import { deckOfCard, guideOf } from '../../edition.ts';
import type { Part } from '../../module.ts';
import { NO, YES } from '../../options.ts';
import { deckAt, drawCard, handLimit } from '../../rules/cards.ts';
import type { PlayEvent } from '../../rules/playing.ts';
import { actorOf, deciderIf } from '../../seats.ts';
import type { War } from '../../state.ts';
import { captainOfTheWest } from './captains.ts';

const REFUSE_GREY = {
  drawOrNot: refusal<War>('WR-5.44', 'draw-or-not'),
};

/** WR-5.44, WR-5.55: as Guide he may draw from the deck of the event just played. */
const draws = ask<PlayEvent>('guideDraws', {
  seats: (s, f) =>
    deciderIf(
      s,
      { action: FREE },
      f.side === FREE &&
        f.paid === EVENT &&
        f.guide === 1 &&
        guideOf(s)?.drawsAfterEvent === true &&
        deckAt(s, FREE, deckOfCard(s, f.card)).length > 0,
    ),
  prompt: (s, f) => ({ say: 'guide-draws', args: { character: s.guide, deck: deckOfCard(s, f.card) } }),
  candidates: (_s, _f, _seat, out) => {
    out.push(YES, NO);
  },
  refuse: (_s, _f, _seat, option) => (option[0] === 'yes' || option[0] === 'no' ? null : REFUSE_GREY.drawOrNot),
  answer: (s, f, _seat, option, cx) => {
    if (option[0] === 'no') return;
    const seat = actorOf(s, FREE);
    drawCard(s, seat, deckOfCard(s, f.card), cx);
    cx.call(handLimit, { seat });
  },
});

export const gandalfTheGrey: Part = {
  id: 'gandalf-the-grey',
  strength: captainOfTheWest(GANDALF_GREY),
  guide: { drawsAfterEvent: true },
  steps: [{ to: 'play-event', where: { after: 'discard' }, steps: [draws] }],
};
