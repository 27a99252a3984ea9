/** A Hunt casualty may cost FP a Character card as well, while such a Shadow card lies on the table (WR-9.96). */
import { address, procedure, refusal } from '@pony/engine';
import { ask } from '../ask.ts';
import { FREE, SHADOW } from '../data.ts';
import { deckOfCard } from '../edition.ts';
import { CARD, NO } from '../options.ts';
import { deciderIf, teamOf } from '../seats.ts';
import type { War } from '../state.ts';
import type { OptionOf } from '../verbs.ts';
import { discardFromHand } from './cards.ts';
import { discardTable, hasHuntCard } from './table.ts';

const CHARACTER_DECK = 0;
const inHand = (s: War): number[] =>
  teamOf(s, FREE)
    .flatMap((seat) => s.hands[seat])
    .filter((card) => deckOfCard(s, card) === CHARACTER_DECK);
const onTable = (s: War): number[] => s.table[FREE].filter((card) => deckOfCard(s, card) === CHARACTER_DECK);

const REFUSE_SORROW = {
  noCard: refusal<War>('WR-9.96', 'no-character-card'),
};

export const sorrow = address('sorrow');
export const sorrows = procedure<War>('sorrow', [
  ask('choose', {
    seats: (s) =>
      deciderIf(
        s,
        { either: SHADOW },
        hasHuntCard(s, SHADOW, 'on-casualty') && inHand(s).length + onTable(s).length > 0,
      ),
    prompt: () => ({ say: 'sorrow' }),
    candidates: (s, _f, _seat, out) => {
      out.push(['random-card']);
      for (const card of onTable(s)) out.push(CARD[card]);
      out.push(NO);
    },
    refuse: (s, _f, _seat, option) => {
      if (option[0] === 'no') return null;
      if (option[0] === 'random-card') return inHand(s).length > 0 ? null : REFUSE_SORROW.noCard;
      return option[0] === 'card' && onTable(s).includes(option[1]) ? null : REFUSE_SORROW.noCard;
    },
    answer: (s, _f, _seat, option: OptionOf<'card' | 'no' | 'random-card'>, cx) => {
      if (option[0] === 'no') return;
      if (option[0] === 'card') {
        discardTable(s, FREE, option[1], cx);
        return;
      }
      const card = cx.pick(inHand(s));
      cx.reveal('card', card);
      const owner = teamOf(s, FREE).find((seat) => s.hands[seat].includes(card)) ?? 0;
      discardFromHand(s, owner, card, cx);
    },
  }),
]);
