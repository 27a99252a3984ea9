/** Chapter IX: the Hunt roll (9B). The tile it may lead to is in damage.ts. */
import { address, procedure, refusal, run } from '@pony/engine';
import { ask } from '../ask.ts';
import { isOccupied, isStrongholdOf, nazgulIn } from '../board.ts';
import { COMBAT, FREE, HUNT, SHADOW } from '../data.ts';
import { editionOf, tableOf } from '../edition.ts';
import { CARD, NO, REROLL } from '../options.ts';
import { deciderIf } from '../seats.ts';
import type { War } from '../state.ts';
import type { OptionOf } from '../verbs.ts';
import { huntTile, tileFor, WHY } from './hunt-tile.ts';
import { ROLLED } from './strength.ts';
import { discardTable, hasHuntCard, huntCards } from './table.ts';

export { huntTile, tileFor, WHY } from './hunt-tile.ts';

export interface HuntRoll {
  /** Dice as they fell, those rolled again plus ROLLED.again. */
  rolled: number[];
  modifier: number;
  successes: number;
  failed: number;
}
export const huntRoll = address<HuntRoll>('hunt-roll');
export const rollOfMove = (): HuntRoll => ({ rolled: [], modifier: 0, successes: 0, failed: 0 });

const REFUSE_HUNT = {
  noRerolls: refusal<War>('WR-9.16', 'no-hunt-rerolls'),
  notOnTable: refusal<War>('WR-9.94', 'not-on-table'),
};

/** WR-9.16, WR-9.19: one for each of a Shadow Stronghold, Shadow units, a Nazgûl in the region of the figure. */
export function huntRerolls(s: War): number {
  if (s.mordor >= 0) return 0; // WR-9.76
  const region = s.bearers;
  let count = 0;
  if (isStrongholdOf(s, SHADOW, region)) count++;
  if (isOccupied(s, SHADOW, region)) count++;
  if (nazgulIn(s, region)) count++;
  return count;
}

/** WR-9.12: every FP die in the Hunt Box helps. */
export const huntModifier = (s: War): number => s.huntBox[FREE] * HUNT.modifierPerFreePeoplesDie;

/** WR-9.11: dice of the Hunt roll. */
export function huntDice(s: War): number {
  let dice = Math.min(s.huntBox[SHADOW], HUNT.maxDice);
  for (const change of editionOf(s).huntDice) dice = change(s, dice);
  return dice;
}

/** What dice rolled again get beside the modifier of the roll. */
function rerollModifier(s: War): number {
  let sum = 0;
  for (const more of editionOf(s).huntReroll) sum += more(s);
  return sum;
}

/** WR-9.12 to WR-9.14. */
export function succeeds(natural: number, modifier: number): boolean {
  return natural !== HUNT.alwaysFails && natural + modifier >= HUNT.hitOn;
}

export const huntRolls = procedure<War, HuntRoll>('hunt-roll', [
  run('level', (s, f) => {
    if (s.huntBox[SHADOW] === 0) return 'end'; // WR-9.20
    f.modifier = huntModifier(s);
  }),
  // WR-9.100: before the dice are thrown
  ask('before', {
    seats: (s) => deciderIf(s, { either: SHADOW }, hasHuntCard(s, SHADOW, 'before-roll')),
    prompt: (s) => ({ say: 'hunt-before-roll', args: { count: s.huntBox[SHADOW] } }),
    candidates: (s, _f, _seat, out) => {
      for (const card of huntCards(s, SHADOW, 'before-roll')) out.push(CARD[card]);
      out.push(NO);
    },
    refuse: (s, _f, _seat, option) =>
      option[0] === 'no' || (option[0] === 'card' && huntCards(s, SHADOW, 'before-roll').includes(option[1]))
        ? null
        : REFUSE_HUNT.notOnTable,
    answer: (s, f, _seat, option: OptionOf<'card' | 'no'>, cx) => {
      if (option[0] === 'no') return;
      f.modifier += tableOf(s, option[1])?.amount ?? 0;
      discardTable(s, SHADOW, option[1], cx);
    },
  }),
  run('roll', (s, f, cx) => {
    const dice = huntDice(s);
    const rolled: number[] = [];
    for (let i = 0; i < dice; i++) rolled.push(cx.roll(COMBAT.sides));
    f.rolled = rolled.slice();
    for (const natural of rolled) if (succeeds(natural, f.modifier)) f.successes++;
    f.failed = dice - f.successes;
    cx.emit('hunt-rolls', { dice: rolled, modifier: f.modifier, count: f.successes });
  }),
  // WR-9.16 to WR-9.18
  ask('reroll', {
    seats: (s, f) => deciderIf(s, { either: SHADOW }, f.failed > 0 && huntRerolls(s) > 0),
    prompt: (s, f) => ({ say: 'hunt-reroll', args: { count: Math.min(f.failed, huntRerolls(s)) } }),
    candidates: (s, f, _seat, out) => {
      for (let n = Math.min(f.failed, huntRerolls(s)); n >= 0; n--) out.push(REROLL[n]);
    },
    refuse: (s, f, _seat, option) =>
      option[0] === 'reroll' && option[1] <= Math.min(f.failed, huntRerolls(s)) ? null : REFUSE_HUNT.noRerolls,
    answer: (s, f, _seat, option: OptionOf<'reroll'>, cx) => {
      const rolled: number[] = [];
      const modifier = f.modifier + rerollModifier(s);
      for (let i = 0; i < option[1]; i++) rolled.push(cx.roll(COMBAT.sides));
      for (const natural of rolled) f.rolled.push(natural + ROLLED.again);
      const more = rolled.filter((natural) => succeeds(natural, modifier)).length;
      f.successes += more;
      if (rolled.length > 0) cx.emit('hunt-rerolls', { dice: rolled, modifier, count: more });
    },
  }),
  // WR-9.30
  run('tile', (_s, f, cx) => {
    if (f.successes > 0) cx.call(huntTile, { ...tileFor(WHY.roll), eye: f.successes });
    else cx.emit('hunt-fails');
  }),
  // The roll lies on the table until its tile is dealt with.
  run('over', () => undefined),
]);
