/** KM-15: Dark Chieftains come into play, and what they give in battle (KM-5). */
import { address, type Cx, procedure, refusal } from '@pony/engine';
import { isAside, regionOf, unitsOf } from '../../src/board.ts';
import type { Action, Battle, CombatEffect } from '../../src/content/types.ts';
import { FIELD, MUSTER, nation, SHADOW, type Side, sortOf } from '../../src/data.ts';
import { editionOf, playerOfCharacter } from '../../src/edition.ts';
import type { CharacterNo, Place } from '../../src/ids.ts';
import { NO, TO } from '../../src/options.ts';
import { usesOf } from '../../src/rules/dice.ts';
import { hitNow, isFighting } from '../../src/rules/strength.ts';
import { watchTable } from '../../src/rules/table.ts';
import { actorOf, decider, deciderIf, isFor } from '../../src/seats.ts';
import type { War } from '../../src/state.ts';
import { ask } from './ask.ts';
import { CHIEFTAINS, chieftainRow, RULER } from './data.ts';
import { chieftainOf } from './rulers/index.ts';
import { kingsOf } from './state.ts';
import type { OptionOf } from './verbs.ts';

const summon = address<{ character: CharacterNo }>('summon');

const REFUSE_CHIEFTAIN = {
  notAside: refusal<War>('KM-15.2', 'character-not-aside'),
  otherDie: refusal<War>('KM-15.2', 'summon-other-die'),
  tooEarly: refusal<War>('KM-15.2', 'summon-too-early'),
  noPlace: refusal<War>('KM-15.3', 'entry-no-place'),
  otherPlayer: refusal<War>('KM-18.9', 'not-your-character'),
  wrongPlace: refusal<War>('KM-15.3', 'entry-wrong-place'),
  choose: refusal<War>('KM-5.10', 'not-in-the-fight'),
};

/** KM-15.3, KM-15.12. */
const mayStandAt = (s: War, c: number, place: Place): boolean =>
  place !== FIELD &&
  (unitsOf(s, place, nation(chieftainRow(c).nation)) > 0 || chieftainOf(c).mayComeTo?.(s, place) === true);
function placesFor(s: War, c: number): number[] {
  const out: number[] = [];
  for (let place = 0; place < FIELD; place++) if (mayStandAt(s, c, place)) out.push(place);
  return out;
}

export const summonAction: Action = {
  verb: 'summon',
  results: null,
  side: SHADOW,
  candidates: (s, side, die, as, out) => {
    if (as !== (sortOf(die) === RULER ? usesOf(s, side, die)[0] : MUSTER)) return;
    for (const c of CHIEFTAINS) if (isAside(s, c)) out.push(['summon', c, die, as]);
  },
  refuse: (s, side, option: OptionOf<'summon'>, as) => {
    const c = option[1];
    if (!CHIEFTAINS.includes(c) || !isAside(s, c)) return REFUSE_CHIEFTAIN.notAside;
    if (as !== MUSTER && sortOf(option[2]) !== RULER) return REFUSE_CHIEFTAIN.otherDie;
    if (!isFor(s, actorOf(s, side), playerOfCharacter(s, c))) return REFUSE_CHIEFTAIN.otherPlayer;
    if (!chieftainOf(c).mayCome(s)) return REFUSE_CHIEFTAIN.tooEarly;
    return placesFor(s, c).length > 0 ? null : REFUSE_CHIEFTAIN.noPlace;
  },
  act: (_s, _side, option: OptionOf<'summon'>, _as, cx) => cx.call(summon, { character: option[1] }),
  anyFace: (die) => sortOf(die) === RULER,
};

export const summoning = procedure<War, { character: CharacterNo }>('summon', [
  ask('where', {
    seats: (s) => decider(s, { action: SHADOW }),
    prompt: (_s, f) => ({ say: 'enter-where', args: { character: f.character } }),
    candidates: (s, f, _seat, out) => {
      for (const place of placesFor(s, f.character)) out.push(TO[place]);
    },
    refuse: (s, f, _seat, option) =>
      option[0] === 'to' && mayStandAt(s, f.character, option[1]) ? null : REFUSE_CHIEFTAIN.wrongPlace,
    // KM-15.7: no Minion is seen
    answer: (s, f, _seat, [, place]: OptionOf<'to'>, cx) => {
      s.at[f.character] = place;
      cx.emit('enters-play', { character: f.character, region: regionOf(s, place) });
      watchTable(s, cx);
    },
  }),
]);

/** KM-5.4, KM-5.10: Chieftains in the fight, while SH has a card to give up. */
const givers = (s: War, b: Battle): number[] =>
  s.sealed[SHADOW] < 0 ? [] : CHIEFTAINS.filter((c) => isFighting(s, b, c));
const GIVE_UP = (c: CharacterNo): OptionOf<'give-up-card'> => ['give-up-card', c];

/** KM-5.13: costs are paid whatever becomes of the effect. */
function pay(b: Battle, c: CharacterNo, cx: Cx): void {
  const { forfeits, ownHits } = chieftainOf(c);
  if (forfeits) b.forfeited |= 1 << c;
  if (ownHits) hitNow(b, SHADOW, ownHits, cx);
}

/** KM-5.8, KM-5.9, KM-5.11: before the cards are shown; one card pays for one ability. */
export const chieftainAsk = ask<Battle>('chieftain', {
  seats: (s, f) => deciderIf(s, { seat: f.command[SHADOW] }, givers(s, f).length > 0),
  prompt: () => ({ say: 'chieftain' }),
  candidates: (s, f, _seat, out) => {
    out.push(NO);
    for (const c of givers(s, f)) out.push(GIVE_UP(c));
  },
  refuse: (s, f, _seat, option) => {
    if (option[0] === 'no') return null;
    const mine = option[0] === 'give-up-card' && givers(s, f).includes(option[1]);
    return mine ? null : REFUSE_CHIEFTAIN.choose;
  },
  answer: (s, f, _seat, option: OptionOf<'no' | 'give-up-card'>, cx) => {
    if (option[0] === 'no') return;
    const [, c] = option;
    kingsOf(s).gives = c;
    cx.emit('gives-up-card', { side: SHADOW, character: c });
    pay(f, c, cx);
  },
});

/** KM-5.1: his effects in the place of those of the card. */
export function combatEffects(s: War, b: Battle, side: Side): readonly CombatEffect[] | null {
  const { gives } = kingsOf(s);
  if (side !== SHADOW || gives < 0) return null;
  return chieftainOf(gives).effects(editionOf(s).cards.combat[b.card[SHADOW]] === chieftainRow(gives).linked);
}
