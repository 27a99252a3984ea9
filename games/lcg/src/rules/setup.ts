/** Set-up with the players: first player, opening hands, campaign, the first stage (LC-4.1, steps 4 to 7; LC-26.25; LC-27.3). */
import { ask, askTogether, call, type Option, procedure, refusal, run } from '@pony/engine';
import { KIND } from '../kinds.ts';
import { CALL, TOKEN, ZONE } from '../lists.ts';
import { cards, cardsIn, damageOn, heroesOf, type Lcg, playersInOrder, setTokens } from '../state.ts';
import { advance, DONE } from './reveal.ts';

const REFUSE = {
  first: refusal<Lcg>('LC-4.4', 'name-a-player'),
  heal: refusal<Lcg>('LC-27.3', 'heal-or-done'),
  mulligan: refusal<Lcg>('LC-4.6', 'keep-or-mulligan'),
};
/** Heroes of a seat with damage from the last game. */
const wounded = (s: Lcg, seat: number): number[] => heroesOf(s, seat).filter((hero) => damageOn(s, hero) > 0);
const KEEP: Option = ['keep'];
const MULLIGAN: Option = ['mulligan'];
const HAND = 6;

export const setupGame = procedure<Lcg>('setup', [
  // LC-27.3, LC-27.4: before anything else, player by player
  run('wounded', (s) => {
    while (s.healing < s.threat.length && wounded(s, s.healing).length === 0) s.healing++;
    return s.healing < s.threat.length ? undefined : 'vote';
  }),
  ask('heal', {
    seats: (s) => [s.healing],
    prompt: (_s, _f, seat) => ({ say: 'heal', args: { seat } }),
    candidates: (s, _f, seat, out) => {
      for (const hero of wounded(s, seat)) out.push(['heal', hero]);
      out.push(DONE);
    },
    refuse: (s, _f, seat, option) =>
      option[0] === 'done' || (option[0] === 'heal' && wounded(s, seat).includes(option[1])) ? null : REFUSE.heal,
    answer: (s, _f, seat, option, cx) => {
      if (option[0] === 'done') s.healing++;
      else {
        const hero = option[1];
        setTokens(s, hero, TOKEN.damage, 0);
        s.threat[seat] += 1;
        s.healed.push(hero);
        cx.emit('healed-before', { seat, card: hero });
      }
      return 'wounded';
    },
  }),
  // LC-4.4: by majority, else at random
  askTogether('vote', {
    seats: (s) => (s.votes.length === 1 ? [] : s.votes.flatMap((vote, seat) => (vote < 0 ? [seat] : []))),
    prompt: (_s, _f, seat) => ({ say: 'first-player', args: { seat } }),
    candidates: (s, _f, _seat, out) => {
      for (let seat = 0; seat < s.votes.length; seat++) out.push(['first', seat]);
    },
    refuse: (s, _f, _seat, option) => (option[0] === 'first' && option[1] < s.votes.length ? null : REFUSE.first),
    answer: (s, _f, seat, option) => {
      s.votes[seat] = option[1];
    },
  }),
  run('first', (s, _f, cx) => {
    const seats = s.votes.map((_, seat) => seat);
    const chosen = seats.find((seat) => s.votes.filter((vote) => vote === seat).length * 2 > seats.length);
    if (seats.length === 1) return;
    s.first = chosen ?? cx.pick(seats);
    cx.emit(chosen === undefined ? 'first-by-lot' : 'first-by-vote', { seat: s.first });
  }),
  // LC-4.5
  run('hands', (s, _f, cx) =>
    cards.happenAll(
      s,
      cx,
      null,
      KIND.draws,
      playersInOrder(s).map((seat) => ({ seat, n: HAND })),
    ),
  ),
  // LC-4.6, LC-4.18: each by itself
  askTogether('mulligan', {
    seats: (s) => s.mulligans.flatMap((taken, seat) => (taken < 0 ? [seat] : [])),
    prompt: (_s, _f, seat) => ({ say: 'mulligan', args: { seat } }),
    candidates: (_s, _f, _seat, out) => {
      out.push(KEEP, MULLIGAN);
    },
    refuse: (_s, _f, _seat, option) => (option[0] === 'keep' || option[0] === 'mulligan' ? null : REFUSE.mulligan),
    answer: (s, _f, seat, option) => {
      s.mulligans[seat] = option[0] === 'mulligan' ? 1 : 0;
    },
  }),
  run('again', (s, _f, cx) => {
    const seats = playersInOrder(s).filter((seat) => s.mulligans[seat] === 1);
    for (const seat of seats) {
      for (const card of cardsIn(s, ZONE.hand, seat).slice()) cards.move(s, cx, card, cards.zone(ZONE.deck, seat));
      cards.shuffle(s, cx, cards.zone(ZONE.deck, seat));
      cx.emit('mulligan', { seat });
    }
    if (seats.length > 0)
      cards.happenAll(
        s,
        cx,
        null,
        KIND.draws,
        seats.map((seat) => ({ seat, n: HAND })),
      );
  }),
  // LC-26.5, LC-26.26
  run('campaign', (s, _f, cx) => {
    const [card] = cardsIn(s, ZONE.campaign);
    if (card !== undefined) cards.callTexts(s, cx, card, CALL.setup);
  }),
  // LC-4.7, LC-4.8
  call('stage', advance, () => ({ stage: -1 })),
]);
