/** Staging one encounter card (LC-8.10 to LC-8.19, LC-23.4 to LC-23.12), and new stages of the quest (LC-8.33 to LC-8.41). */
import { ask, type Cx, call, type Option, procedure, refusal, run } from '@pony/engine';
import { restrictedOn } from '../effects/checks.ts';
import { KIND } from '../kinds.ts';
import { BIT, CALL, MARK, PHASE, STAT, ZONE } from '../lists.ts';
import {
  cards,
  cardsIn,
  discardZone,
  has,
  isObjective,
  isTreachery,
  type Lcg,
  playersInOrder,
  stageOf,
  stat,
} from '../state.ts';
import { win } from './victory.ts';

export const DONE: Option = ['done'];

/** LC-8.17, LC-24.8: in the quest phase alone. */
export function renewEncounterDeck(s: Lcg, cx: Cx): void {
  if (s.phase !== PHASE.quest || cardsIn(s, ZONE['encounter-deck']).length > 0) return;
  const pile = cardsIn(s, ZONE['encounter-discard']).slice();
  if (pile.length === 0) return;
  const deck = cards.zone(ZONE['encounter-deck']);
  for (const card of pile) cards.move(s, cx, card, deck);
  cards.shuffle(s, cx, deck);
  cx.emit('renews-encounter-deck', { n: pile.length });
}

export interface Reveal {
  /** Number of the reveal, to which texts can refer; -1 before it began. */
  number: number;
  card: number;
  since: number;
  /** Objective that the card will guard, -1 for none (LC-23.4). */
  guards: number;
  surges: number;
}
export const revealLocals = (guards = -1): Reveal => ({ number: -1, card: -1, since: -1, guards, surges: 0 });

/** Whether the revealed card is still the one that was turned up. */
const holds = (s: Lcg, f: Reveal): boolean => s.since[f.card] === f.since;
/** Still turned up and not yet placed. */
const waits = (s: Lcg, f: Reveal): boolean => holds(s, f) && cards.kindOf(s.zone[f.card]) === ZONE.revealing;

export const revealCard = procedure<Lcg, Reveal>('reveal', [
  // LC-8.11: turn it face up; LC-8.18, LC-8.19, LC-24.8
  run('turn', (s, f, cx) => {
    renewEncounterDeck(s, cx);
    const card = cards.takeTop(s, cards.zone(ZONE['encounter-deck']));
    if (card < 0) {
      cx.emit('nothing-to-reveal');
      return 'over';
    }
    cards.move(s, cx, card, cards.zone(ZONE.revealing));
    f.card = card;
    f.since = s.since[card];
    f.number = ++s.stamp;
    cards.happen(s, cx, null, KIND.revealed, { subject: card, why: f.number });
  }),
  // LC-8.12, LC-20.4; LC-29.33: one that has left does nothing more
  run('doomed', (s, f, cx) => {
    if (!holds(s, f)) return 'staged';
    const n = stat(s, f.card, STAT.doomed);
    if (n > 0)
      cards.happenAll(
        s,
        cx,
        null,
        KIND['threat-up'],
        playersInOrder(s).map((seat) => ({ seat, n, by: f.card, why: f.number })),
      );
  }),
  run('text', (s, f, cx) => {
    if (holds(s, f)) cards.callTexts(s, cx, f.card, CALL['when-revealed'], { why: f.number });
  }),
  // Surge is counted before the card is placed: one that its text gave it ends with the object (LC-29.15)
  run('count', (s, f) => {
    f.surges = holds(s, f) ? stat(s, f.card, STAT.surge) : 0;
    return waits(s, f) ? undefined : 'surge';
  }),
  // LC-23.10: an objective is no guard; the next card is
  call('instead', { name: 'reveal' }, (s, f) =>
    f.guards >= 0 && isObjective(s, f.card) ? revealLocals(f.guards) : null,
  ),
  // LC-23.4: the guard is revealed first, then both are placed; one that came up as a guard is placed before its own
  call('guard', { name: 'reveal' }, (s, f) => (f.guards < 0 && isGuarded(s, f.card) ? revealLocals(f.card) : null)),
  // LC-8.13, LC-8.14, LC-23.8
  run('place', (s, f, cx) => {
    if (!waits(s, f)) return 'surge';
    if (isTreachery(s, f.card)) cards.move(s, cx, f.card, discardZone(s, f.card));
    else
      cards.happen(s, cx, null, KIND.placed, {
        subject: f.card,
        a: guardedBy(s, f),
        why: f.number,
      });
  }),
  call('own-guard', { name: 'reveal' }, (s, f) =>
    f.guards >= 0 && isObjective(s, f.card) && isGuarded(s, f.card) ? revealLocals(f.card) : null,
  ),
  // LC-20.5 to LC-20.9
  run('surge', (_s, f, cx) => {
    f.surges -= 1;
    if (f.surges < 0) return 'staged';
    cx.emit('surges', { card: f.card });
    return undefined;
  }),
  call('surged', { name: 'reveal' }, () => revealLocals()),
  run('again', () => 'surge'),
  run('staged', (s, f, cx) => {
    renewEncounterDeck(s, cx); // LC-8.18
    cards.happen(s, cx, null, KIND.staged, { why: f.number, a: f.card });
  }),
  run('over', () => undefined),
]);

/** Several encounter cards one after the other (LC-8.10). */
export const revealSeveral = procedure<Lcg, { left: number }>('reveal-several', [
  run('more', (_s, f) => {
    f.left -= 1;
    return f.left < 0 ? 'over' : undefined;
  }),
  call('card', revealCard, () => revealLocals()),
  run('again', () => 'more'),
  run('over', () => undefined),
]);

/** LC-23.4, LC-23.10: the objective it guards, as long as that is there; objectives guard nothing. */
const guardedBy = (s: Lcg, f: Reveal): number =>
  f.guards >= 0 &&
  !isObjective(s, f.card) &&
  (cards.inPlay(s, f.guards) || cards.kindOf(s.zone[f.guards]) === ZONE.revealing)
    ? f.guards
    : -1;

const isGuarded = (s: Lcg, card: number): boolean => isObjective(s, card) && has(s, card, MARK.guarded);

/** LC-8.34 to LC-8.36: side A of the next stage, then side B; LC-4.13. */
export interface Advance {
  stage: number;
}
export const advance = procedure<Lcg, Advance>('advance', [
  run('next', (s, f, cx) => {
    const deck = cardsIn(s, ZONE['quest-deck']);
    if (deck.length === 0) {
      win(s, cx, 'quest-completed');
      return undefined;
    }
    f.stage = deck[deck.length - 1];
    cards.happen(s, cx, null, KIND.advances, { subject: f.stage });
  }),
  run('side-a', (s, f, cx) => {
    cards.callTexts(s, cx, f.stage, CALL.setup);
  }),
  run('turn', (s, f, cx) => {
    const b = cards.formOf(`${cards.titles[s.title[f.stage]].id}.b`);
    cards.happen(s, cx, null, KIND.turns, { subject: f.stage, a: b });
  }),
  run('side-b', (s, f, cx) => {
    cards.callTexts(s, cx, f.stage, CALL['when-revealed']);
  }),
  // LC-29.4: only now may its own conditions be judged; LC-8.41: whatever they are is looked at anew
  run('read', (s, f, cx) => {
    if (stageOf(s) === f.stage) {
      s.bits[f.stage] |= BIT.read;
      cards.happen(s, cx, null, KIND.settles, { subject: f.stage });
    }
  }),
]);

const NOT_OLD = refusal<Lcg>('LC-22.12', 'restricted-old-one');

/** LC-22.11, LC-22.12: which of the two old Restricted attachments goes. */
export const overloaded = procedure<Lcg, { host: number }>('overloaded', [
  ask('discard', {
    seats: (s, f) => (restrictedOn(s, f.host).length > 2 ? [s.ctl[f.host]] : []),
    prompt: (_s, f, seat) => ({ say: 'restricted', args: { seat, card: f.host } }),
    candidates: (s, f, _seat, out) => {
      for (const card of restrictedOn(s, f.host).slice(0, 2)) out.push(['pick', card]);
    },
    refuse: (s, f, _seat, option) =>
      option[0] === 'pick' && restrictedOn(s, f.host).slice(0, 2).includes(option[1]) ? null : NOT_OLD,
    answer: (s, _f, _seat, option, cx) => {
      cards.happen(s, cx, null, KIND.discarded, { subject: option[1] });
    },
  }),
  // Only now: before it has left, it would be noticed a second time
  run('lightened', (s, f) => {
    s.bits[f.host] &= ~BIT.overloaded;
  }),
]);
