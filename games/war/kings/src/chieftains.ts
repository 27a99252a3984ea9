/** KM-15: Dark Chieftains come into play, and what they give in battle (KM-5, KM-25). */
import { address, procedure, refusal } from '@pony/engine';
import { isAside, isAtWar, regionOf, unitsOf } from '../../src/board.ts';
import type { Action, Battle } from '../../src/content/types.ts';
import {
  areAdjacent,
  DWARVES,
  ELVES,
  FIELD,
  GONDOR,
  MUSTER,
  NORTH,
  nation,
  REGION_COUNT,
  ROHAN,
  SHADOW,
  sortOf,
} from '../../src/data.ts';
import { playerOfCharacter } from '../../src/edition.ts';
import type { CharacterNo } from '../../src/ids.ts';
import { NO, TO } from '../../src/options.ts';
import { usesOf } from '../../src/rules/dice.ts';
import { isFree } from '../../src/rules/movement.ts';
import { isFighting } from '../../src/rules/strength.ts';
import { watchTable } from '../../src/rules/table.ts';
import { actorOf, decider, deciderIf, isFor } from '../../src/seats.ts';
import type { War } from '../../src/state.ts';
import { ask } from './ask.ts';
import { CHIEFTAINS, chieftainRow, MIRKWOOD, RULER, SERPENT, UGLUK } from './data.ts';
import { kingsOf } from './state.ts';
import type { OptionOf } from './verbs.ts';

const summon = address<{ character: number }>('summon');

export const REFUSE_CHIEFTAIN = {
  notAside: refusal<War>('KM-15.2', 'character-not-aside'),
  otherDie: refusal<War>('KM-15.2', 'summon-other-die'),
  tooEarly: refusal<War>('KM-15.2', 'summon-too-early'),
  noPlace: refusal<War>('KM-15.3', 'entry-no-place'),
  otherPlayer: refusal<War>('KM-18.9', 'not-your-character'),
  wrongPlace: refusal<War>('KM-15.3', 'entry-wrong-place'),
  choose: refusal<War>('KM-5.10', 'not-in-the-fight'),
};

/** KM-25.1, KM-25.3, KM-25.5. */
function mayCome(s: War, c: number): boolean {
  if (c === SERPENT) return isAtWar(s, GONDOR);
  if (c === MIRKWOOD) return [DWARVES, ELVES, NORTH].some((one) => isAtWar(s, one));
  return isAtWar(s, ROHAN) || s.hidden === 0;
}

/** KM-15.12, KM-15.13. */
function mayStandAt(s: War, c: number, place: number): boolean {
  if (place === FIELD) return false;
  if (unitsOf(s, place, nation(chieftainRow(c).nation)) > 0) return true;
  if (c !== UGLUK || s.hidden === 1 || s.mordor >= 0 || place >= REGION_COUNT) return false;
  return (place === s.bearers || areAdjacent(place, s.bearers)) && isFree(s, SHADOW, place);
}
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
    if (!mayCome(s, c)) return REFUSE_CHIEFTAIN.tooEarly;
    return placesFor(s, c).length > 0 ? null : REFUSE_CHIEFTAIN.noPlace;
  },
  act: (_s, _side, option: OptionOf<'summon'>, _as, cx) => cx.call(summon, { character: option[1] }),
};

export const summoning = procedure<War, { character: number }>('summon', [
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

/** KM-5.8, KM-5.9, KM-5.11: before the cards are shown; one card pays for one ability. */
export const chieftainAsk = (pay: (s: War, b: Battle, c: number, cx: Parameters<Action['act']>[4]) => void) =>
  ask<Battle>('chieftain', {
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
      pay(s, f, c, cx);
    },
  });
