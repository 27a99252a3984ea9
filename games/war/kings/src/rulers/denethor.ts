import { address, type Cx, procedure, refusal } from '@pony/engine';
import { regionOf } from '../../../src/board.ts';
import { DECK_COUNT, ELITE, EVENT, FREE, LEADER, type Side, sortOf } from '../../../src/data.ts';
import type { CardNo, Deck } from '../../../src/ids.ts';
import { CARD, DECK, DONE } from '../../../src/options.ts';
import { deckAt, drawCard, handLimit } from '../../../src/rules/cards.ts';
import { wear, wornBits } from '../../../src/rules/command.ts';
import { REFUSE_EVENT, refuseRequirements, refuseSymbol } from '../../../src/rules/events.ts';
import { eventPlay, playEvent } from '../../../src/rules/playing.ts';
import { actorOf, controls, decider, deciderIf } from '../../../src/seats.ts';
import type { War } from '../../../src/state.ts';
import { ask } from '../ask.ts';
import { AWAKENED, DENETHOR, HOME, NATION, RULER } from '../data.ts';
import { isAwakened } from '../sovereigns.ts';
import type { OptionOf } from '../verbs.ts';
import type { Sovereign } from './ruler.ts';
import { fateOf } from './weakness.ts';

// Palantír of Anárion (KM-24.5)

const looks = (s: War): boolean => isAwakened(s, DENETHOR) && regionOf(s, s.at[AWAKENED[DENETHOR]]) === HOME[DENETHOR];
const anyCard = (s: War): boolean => deckAt(s, FREE, 0).length + deckAt(s, FREE, 1).length > 0;
const mayPlay = (s: War, card: CardNo): boolean =>
  refuseSymbol(s, FREE, card) === null && refuseRequirements(s, FREE, card) === null;
/** KM-8.10: a card could be drawn or played. */
const canRead = (s: War): boolean =>
  looks(s) && (anyCard(s) || s.hands[actorOf(s, FREE)].some((card) => mayPlay(s, card)));

const REFUSE_STONE = {
  drawOrNot: refusal<War>('KM-24.5', 'draw-or-not'),
};

/** One more card after an Event result of the Ruler die; with the token first the card the die draws or plays. */
const stone = address<{ free: number }>('palantir-of-anarion');
const stones = procedure<War, { free: number }>('palantir-of-anarion', [
  ask('use', {
    seats: (s, f) => deciderIf(s, { action: FREE }, f.free === 0),
    prompt: () => ({ say: 'stone-draw-or-play' }),
    candidates: (s, _f, _seat, out) => {
      for (let deck = 0; deck < DECK_COUNT; deck++) out.push(DECK[deck]);
      for (const card of s.hands[actorOf(s, FREE)]) out.push(CARD[card]);
    },
    refuse: (s, _f, _seat, option) => {
      if (option[0] === 'deck') return deckAt(s, FREE, option[1]).length > 0 ? null : REFUSE_EVENT.emptyDeck;
      if (option[0] !== 'card' || !s.hands[actorOf(s, FREE)].includes(option[1])) return REFUSE_EVENT.notInHand;
      return mayPlay(s, option[1]) ? null : (refuseRequirements(s, FREE, option[1]) ?? REFUSE_EVENT.notInHand);
    },
    answer: (s, _f, _seat, option: OptionOf<'deck' | 'card'>, cx) => {
      if (option[0] === 'deck') draw(s, option[1], cx);
      else cx.call(playEvent, eventPlay(s, FREE, option[1], EVENT));
    },
  }),
  ask('more', {
    seats: (s) => (looks(s) && anyCard(s) ? decider(s, { action: FREE }) : []),
    prompt: () => ({ say: 'stone-draw' }),
    candidates: (_s, _f, _seat, out) => {
      for (let deck = 0; deck < DECK_COUNT; deck++) out.push(DECK[deck]);
      out.push(DONE);
    },
    refuse: (s, _f, _seat, option) => {
      if (option[0] === 'done') return null;
      if (option[0] !== 'deck') return REFUSE_STONE.drawOrNot;
      return deckAt(s, FREE, option[1]).length > 0 ? null : REFUSE_EVENT.emptyDeck;
    },
    answer: (s, _f, _seat, option: OptionOf<'done' | 'deck'>, cx) => {
      if (option[0] === 'done') return;
      wear(s, FREE, GONDOR_BIT); // KM-18.14
      draw(s, option[1], cx);
    },
  }),
]);
const GONDOR_BIT = 1 << NATION[DENETHOR];
function draw(s: War, deck: Deck, cx: Cx): void {
  const seat = actorOf(s, FREE);
  drawCard(s, seat, deck, cx);
  cx.call(handLimit, { seat });
}

export const denethor: Sovereign = {
  id: 'denethor-awakened',
  who: DENETHOR,
  exchanges: true,
  second: { result: EVENT, byCard: true, can: canRead, call: (_s, _die, cx) => cx.call(stone, { free: 0 }) },
  used: (s, side: Side, die, as, verb, cx) => {
    if (side !== FREE || sortOf(die) !== RULER || as !== EVENT || (verb !== 'draw' && verb !== 'play')) return;
    if (!looks(s) || (wornBits(s, FREE) & GONDOR_BIT) !== 0) return; // KM-18.14
    if (controls(s, actorOf(s, FREE), NATION[DENETHOR])) cx.call(stone, { free: 1 });
  },
  procedures: [stones],
  ...fateOf(DENETHOR, ELITE, LEADER),
};
