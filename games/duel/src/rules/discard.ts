/** DU-12.1, DU-15.18: look through the whole discard alone, choose a card and play it without paying. */
import { address, ask, type Option, procedure, refusal, run } from '@pony/engine';
import { CARDS } from '../data.ts';
import { type Duel, discardSize } from '../state.ts';
import { playCard } from './cards.ts';
import { DONE } from './icons.ts';

export const searchDiscard = address('search');

const REFUSE_SEARCH = {
  notInDiscard: refusal<Duel>('DU-12.10', 'not-in-discard', (_s, _f, _seat, o) => ({ card: o[1] })),
  onlyPick: refusal<Duel>('DU-12.1', 'only-pick'),
};

const PICK: readonly Option[] = CARDS.map((_, card) => ['pick', card] as const);

/** Takes a card out of the discard; what others had seen of the leftovers stays seen. */
function takeFromDiscard(s: Duel, card: number): void {
  const open = s.discard.indexOf(card);
  if (open >= 0) {
    s.discard.splice(open, 1);
    return;
  }
  const left = s.leftovers.indexOf(card);
  s.leftovers.splice(left, 1);
  s.looked = s.looked.map((seen) => (left < seen ? seen - 1 : seen));
}

export const search = procedure<Duel>('search', [
  run('look', (s, _f, cx) => {
    const seat = s.active;
    s.looked[seat] = s.leftovers.length;
    for (const card of s.leftovers) cx.reveal('card', card);
    const cards = [...s.discard, ...s.leftovers];
    cx.whisper(
      [seat],
      { say: 'searches-own', args: { seat, cards } },
      { say: 'searches', args: { seat, count: cards.length } },
    );
  }),
  ask('pick', {
    seats: (s) => (discardSize(s) > 0 ? [s.active] : []),
    prompt: (s, _f, seat) => ({ say: 'pick', args: { seat, count: discardSize(s) } }),
    candidates: (s, _f, _seat, out) => {
      for (const card of s.discard) out.push(PICK[card]);
      for (const card of s.leftovers) out.push(PICK[card]);
      out.push(DONE); // DU-19.9
    },
    refuse: (s, _f, _seat, option) => {
      if (option[0] === 'done') return null;
      if (option[0] !== 'pick') return REFUSE_SEARCH.onlyPick;
      const card = option[1];
      return s.discard.includes(card) || s.leftovers.includes(card) ? null : REFUSE_SEARCH.notInDiscard;
    },
    answer: (s, _f, _seat, option, cx) => {
      if (option[0] === 'done') return;
      const card = option[1];
      takeFromDiscard(s, card);
      cx.emit('plays-from-discard', { seat: s.active, card });
      // DU-12.9: not made free by a chain symbol
      cx.call(playCard, { card, chained: 0, tokens: s.tokens[s.active] });
    },
  }),
]);
