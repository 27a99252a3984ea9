import { refusal } from '@pony/engine';
import { ask } from '../../ask.ts';
import { SHADOW, WITCH_KING } from '../../data.ts';
import { deckOfCard } from '../../edition.ts';
import type { Part } from '../../module.ts';
import { NO, YES } from '../../options.ts';
import { deckAt, drawCard, handLimit } from '../../rules/cards.ts';
import { isFighting } from '../../rules/strength.ts';
import { deciderIf } from '../../seats.ts';
import type { War } from '../../state.ts';
import type { Battle } from '../types.ts';

const REFUSE_SORCERER = {
  choose: refusal<War>('WR-6.808', 'yes-or-no'),
};

/** WR-6.808: Sorcerer draws from the deck of the combat card shown in the first round. */
const sorcerer = ask<Battle>('sorcerer', {
  seats: (s, f) =>
    deciderIf(
      s,
      { seat: f.command[SHADOW] },
      f.round === 1 &&
        f.card[SHADOW] >= 0 &&
        isFighting(s, f, WITCH_KING) &&
        deckAt(s, SHADOW, deckOfCard(s, f.card[SHADOW])).length > 0,
    ),
  prompt: (s, f) => ({ say: 'sorcerer', args: { deck: deckOfCard(s, f.card[SHADOW]) } }),
  candidates: (_s, _f, _seat, out) => {
    out.push(YES, NO);
  },
  refuse: (_s, _f, _seat, option) => (option[0] === 'yes' || option[0] === 'no' ? null : REFUSE_SORCERER.choose),
  answer: (s, f, _seat, option, cx) => {
    if (option[0] === 'no') return;
    drawCard(s, f.command[SHADOW], deckOfCard(s, f.card[SHADOW]), cx);
    cx.call(handLimit, { seat: f.command[SHADOW] });
  },
});

export const witchKing: Part = {
  id: 'witch-king',
  steps: [{ to: 'battle', where: { after: 'show' }, steps: [sorcerer] }],
};
