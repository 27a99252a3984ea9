/** Death! Ride, Ride to Ruin! (CG-41.45, CG-41.46) */
import { ask, END, procedure, refusal, run, type Seat } from '@pony/engine';
import { FACTION, factionNamed, IS_PATH } from '../../data.ts';
import { DONE, ELIMINATE } from '../../options.ts';
import { eliminate } from '../../rules/lose.ts';
import { type CardGame, holderOf, inReserve, itemsOf, JUST, locationOf, NOBODY, ON, playerOf } from '../../state.ts';
import { type Content, forCards } from '../types.ts';
import { card, event } from '../words.ts';

const ROHAN = factionNamed('rohan');
const MORDOR = factionNamed('mordor');

const REFUSE_RIDE = {
  rideOrDone: refusal<CardGame>('CG-41.45', 'ride-or-done'),
  mordorAnswers: refusal<CardGame>('CG-41.46', 'mordor-answers'),
};

interface Riding {
  seat: Seat;
  /** Rohan cards eliminated so far; what Mordor still owes. */
  n: number;
  owed: number;
}

const riders = (s: CardGame, seat: Seat): number[] =>
  s.play.filter((one) => FACTION[one] === ROHAN && inReserve(s, one) && holderOf(s, one) === seat);

/** Mordor's cards on active battlegrounds, items too. */
const answering = (s: CardGame): number[] =>
  s.play.filter((one) => FACTION[one] === MORDOR && s.at[one] >= ON && !IS_PATH[locationOf(s, one)]);

/** Cards of a faction that go when this one goes: itself and its items. */
const going = (s: CardGame, one: number, faction: number): number =>
  1 + itemsOf(s, one).filter((item) => FACTION[item] === faction).length;

const ride = procedure<CardGame, Riding>('death-ride', [
  ask('ride', {
    seats: (s, f) => (riders(s, f.seat).length > 0 ? JUST[f.seat] : NOBODY),
    prompt: (_s, f, seat) => ({ say: 'death-ride', args: { seat, n: f.n } }),
    candidates: (s, f, _seat, out) => {
      for (const one of riders(s, f.seat)) out.push(ELIMINATE[one]);
      out.push(DONE);
    },
    refuse: (s, f, _seat, option) => {
      if (option[0] === 'done') return null;
      return option[0] === 'eliminate' && riders(s, f.seat).includes(option[1]) ? null : REFUSE_RIDE.rideOrDone;
    },
    answer: (s, f, _seat, option, cx) => {
      if (option[0] === 'done') return;
      f.n += going(s, option[1], ROHAN);
      eliminate(s, option[1], cx);
      return 'ride';
    },
  }),
  run('count', (s, f) => {
    f.owed = f.n;
    f.seat = playerOf(s, MORDOR);
    return f.seat < 0 ? END : undefined;
  }),
  run('owed', (s, f, cx) => {
    if (f.owed <= 0) return END;
    const left = answering(s);
    if (left.length > f.owed) return undefined;
    for (const one of left) if (s.at[one] >= ON) eliminate(s, one, cx);
    return END;
  }),
  ask('answer', {
    seats: (_s, f) => JUST[f.seat],
    prompt: (_s, f, seat) => ({ say: 'death-ride-answer', args: { seat, n: f.owed } }),
    candidates: (s, _f, _seat, out) => {
      for (const one of answering(s)) out.push(ELIMINATE[one]);
    },
    refuse: (s, _f, _seat, option) =>
      option[0] === 'eliminate' && answering(s).includes(option[1]) ? null : REFUSE_RIDE.mordorAnswers,
    answer: (s, f, _seat, option, cx) => {
      f.owed -= going(s, option[1], MORDOR);
      eliminate(s, option[1], cx);
      return 'owed';
    },
  }),
]);

export const deathRide: Content = {
  ...card(
    'death-ride-ride-to-ruin',
    {},
    event((_s, f, cx) => cx.call(ride, { seat: f.seat, n: 0, owed: 0 })),
  ),
  procedures: [forCards(ride)],
};
