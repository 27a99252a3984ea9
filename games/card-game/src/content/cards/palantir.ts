/** Palantír of Orthanc (CG-41.47, CG-41.70). */
import { ask, END, type Option, procedure, refusal, run, type Seat } from '@pony/engine';
import { CYCLE_CARD, ELIMINATE } from '../../options.ts';
import { cycleCard, drawApart, goneCard, keepApart } from '../../rules/piles.ts';
import { APART, type CardGame, distinct, JUST, NOBODY } from '../../state.ts';
import { type Content, forCards } from '../types.ts';
import { actionIf, card } from '../words.ts';

const REFUSE_PALANTIR = {
  oncePerRound: refusal<CardGame>('CG-23.6', 'once-a-round', (_s, _f, _seat, o) => ({ card: o[1] })),
  oneOfThree: refusal<CardGame>('CG-41.70', 'one-of-three'),
};

interface Looking {
  seat: Seat;
  /** Where the cards looked at begin among the cards apart. */
  base: number;
}

const group = (s: CardGame, f: Looking): number[] => distinct(s.apart.slice(f.base));
const isThere = (s: CardGame, f: Looking, option: Option): boolean =>
  s.at[option[1]] === APART && s.apart.indexOf(option[1]) >= f.base;

const look = procedure<CardGame, Looking>('palantir', [
  run('draw', (s, f, cx) => {
    f.base = s.apart.length;
    drawApart(s, f.seat, 3, cx);
  }),
  ask('eliminate', {
    seats: (s, f) => (s.apart.length > f.base ? JUST[f.seat] : NOBODY),
    prompt: (_s, _f, seat) => ({ say: 'palantir-eliminate', args: { seat } }),
    candidates: (s, f, _seat, out) => {
      for (const one of group(s, f)) out.push(ELIMINATE[one]);
    },
    refuse: (s, f, _seat, option) =>
      option[0] === 'eliminate' && isThere(s, f, option) ? null : REFUSE_PALANTIR.oneOfThree,
    answer: (s, _f, seat, option, cx) => {
      const one = option[1];
      cx.whisper(
        JUST[seat],
        { say: 'eliminates-card', args: { seat, card: one } },
        { say: 'eliminates', args: { seat } },
      );
      goneCard(s, one, false, cx);
    },
  }),
  ask('cycle', {
    seats: (s, f) => (s.apart.length > f.base ? JUST[f.seat] : NOBODY),
    prompt: (_s, _f, seat) => ({ say: 'palantir-cycle', args: { seat } }),
    candidates: (s, f, _seat, out) => {
      for (const one of group(s, f)) out.push(CYCLE_CARD[one]);
    },
    refuse: (s, f, _seat, option) =>
      option[0] === 'cycle' && isThere(s, f, option) ? null : REFUSE_PALANTIR.oneOfThree,
    answer: (s, _f, seat, option, cx) => {
      const one = option[1];
      cx.whisper(JUST[seat], { say: 'cycles-card', args: { seat, card: one } }, { say: 'cycles', args: { seat } });
      cycleCard(s, one, false, cx);
    },
  }),
  run('keep', (s, f, cx) => {
    for (const one of s.apart.slice(f.base)) {
      keepApart(s, one);
      cx.whisper(
        JUST[f.seat],
        { say: 'draws-cards', args: { seat: f.seat, cards: [one] } },
        { say: 'draws', args: { seat: f.seat, n: 1 } },
      );
    }
    return END;
  }),
]);

export const palantir: Content = {
  ...card(
    'palantir-of-orthanc',
    {},
    actionIf(
      'reserve',
      (s, _seat, self) => (s.used.includes(self) ? REFUSE_PALANTIR.oncePerRound : null),
      (s, f) => void s.used.push(f.src),
      (_s, f, cx) => cx.call(look, { seat: f.seat, base: -1 }),
    ),
  ),
  procedures: [forCards(look)],
};
