/** Chapter V, 5B: an Event card is played, carried out and discarded or laid on the table. */
import { procedure, refusal, run } from '@pony/engine';
import { ask } from '../ask.ts';
import { startEventOp } from '../content/registry.ts';
import { DECK_COUNT, EVENT, SHADOW, type Side } from '../data.ts';
import { eventOf, playerOfCard, staysOnTable, typeOfCard } from '../edition.ts';
import type { CardNo } from '../ids.ts';
import { DECK } from '../options.ts';
import { actorOf, deciderIf, isFor, roleOf } from '../seats.ts';
import type { War } from '../state.ts';
import type { OptionOf } from '../verbs.ts';
import { deckAt, drawCard, handLimit, takeFromHand } from './cards.ts';
import type { PlayEvent } from './playing.ts';
import { layOnTable, watchTable } from './table.ts';

export const REFUSE_EVENT = {
  notInHand: refusal<War>('WR-5.08', 'not-in-hand'),
  wrongDie: refusal<War>('WR-5.08', 'card-needs-other-die', (_s, _f, _seat, o) => ({ card: o[1] })),
  drawOrNot: refusal<War>('WR-5.44', 'draw-or-not'),
  emptyDeck: refusal<War>('WR-5.07', 'deck-empty'),
  otherPlayer: refusal<War>('WR-11.22', 'card-of-other-player', (_s, _f, _seat, o) => ({ card: o[1] })),
};

/** WR-11.22: why the player who acts may not play a card of his hand, whatever pays for it. */
export const refuseSymbol = (s: War, side: Side, card: CardNo) =>
  isFor(s, actorOf(s, side), playerOfCard(s, card)) ? null : REFUSE_EVENT.otherPlayer;

/** WR-5.11: the first requirement that is not met. */
export function refuseRequirements(s: War, side: Side, card: CardNo) {
  const { requires } = eventOf(s, card);
  if (requires) for (const one of requires) if (!one.holds(s, side)) return one.refusal;
  return null;
}

/** WR-5.08, WR-5.09. */
export const paysFor = (s: War, result: number, card: CardNo): boolean =>
  result === EVENT || result === typeOfCard(s, card);

export const events = procedure<War, PlayEvent>('play-event', [
  run('play', (s, f, cx) => {
    takeFromHand(s, actorOf(s, f.side), f.card);
    cx.reveal('card', f.card);
    cx.emit('plays', { side: roleOf(s, actorOf(s, f.side)), card: f.card });
  }),
  // WR-5.27: part by part, in the printed order
  run('parts', (s, f, cx) => {
    const { ops } = eventOf(s, f.card);
    if (f.next >= ops.length) return 'discard';
    const op = f.next++;
    startEventOp(s, f, op, cx);
    return 'parts';
  }),
  // WR-5.10, WR-5.15
  run('discard', (s, f, cx) => {
    f.open = 0;
    if (staysOnTable(s, f.card)) {
      layOnTable(s, f.side, f.card);
      watchTable(s, cx);
    } else s.played[f.side].push(f.card);
  }),
  // WR-5.44: The Palantír of Orthanc
  ask('tableDraws', {
    seats: (s, f) =>
      deciderIf(
        s,
        { action: SHADOW },
        f.side === SHADOW &&
          f.paid === EVENT &&
          s.table[SHADOW].includes(f.drawer) &&
          deckAt(s, SHADOW, 0).length + deckAt(s, SHADOW, 1).length > 0,
      ),
    prompt: (_s, f) => ({ say: 'table-draws', args: { card: f.drawer } }),
    candidates: (_s, _f, _seat, out) => {
      for (let deck = 0; deck < DECK_COUNT; deck++) out.push(DECK[deck]);
    },
    refuse: (s, _f, _seat, option) => {
      if (option[0] !== 'deck') return REFUSE_EVENT.drawOrNot;
      return deckAt(s, SHADOW, option[1]).length > 0 ? null : REFUSE_EVENT.emptyDeck;
    },
    answer: (s, _f, _seat, option: OptionOf<'deck'>, cx) => {
      const seat = actorOf(s, SHADOW);
      drawCard(s, seat, option[1], cx);
      cx.call(handLimit, { seat });
    },
  }),
]);
