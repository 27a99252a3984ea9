/** Rules 17 and 18: the three roads to an immediate victory, and the count at the end of chapter 3. */
import type { Cx, Outcome, Seat } from '@pony/engine';
import { GOAL, RACES, REGION_COUNT, tokensThat } from '../data.ts';
import { type Duel, hasToken, isPresent, other, regionsHeld } from '../state.ts';

const EAGLE = tokensThat('eagle');
const RACES_TO_WIN = 6;

function wins(winner: Seat, reason: string): Outcome {
  return { seats: winner === 0 ? ['won', 'lost'] : ['lost', 'won'], reason };
}

/** DU-17.1, DU-17.2: the own character has made its last step. */
export function checkQuest(s: Duel, seat: Seat, cx: Cx): boolean {
  if (s.quest[seat] < GOAL) return false;
  cx.emit('wins', { seat, reason: 'quest' });
  cx.end(wins(seat, 'quest'));
  return true;
}

/** DU-17.3, DU-17.5: different races on green cards. */
export function differentRaces(s: Duel, seat: Seat): number {
  let different = 0;
  for (let race = 0; race < RACES.length; race++) if (s.races[seat * RACES.length + race] > 0) different++;
  return different;
}

/** DU-17.4: the eagle counts as one of the six. */
export const raceSymbols = (s: Duel, seat: Seat): number =>
  differentRaces(s, seat) + (hasToken(s, seat, EAGLE) ? 1 : 0);

export function checkRaces(s: Duel, seat: Seat, cx: Cx): boolean {
  if (raceSymbols(s, seat) < RACES_TO_WIN) return false;
  cx.emit('wins', { seat, reason: 'races' });
  cx.end(wins(seat, 'races'));
  return true;
}

/** DU-17.6: present in all seven regions; DU-17.10: the active player is looked at first. */
export function checkConquest(s: Duel, cx: Cx): boolean {
  for (const seat of [s.active, other(s.active)]) {
    let region = 0;
    while (region < REGION_COUNT && isPresent(s, seat, region)) region++;
    if (region < REGION_COUNT) continue;
    cx.emit('wins', { seat, reason: 'conquest' });
    cx.end(wins(seat, 'conquest'));
    return true;
  }
  return false;
}

/** DU-18.1 to DU-18.4: more regions than the other; with equal counts the victory is shared. */
export function countRegions(s: Duel, cx: Cx): void {
  const held = [regionsHeld(s, 0), regionsHeld(s, 1)];
  cx.emit('counts-regions', { fellowship: held[0], sauron: held[1] });
  if (held[0] === held[1]) {
    cx.emit('shares');
    cx.end({ seats: ['shared', 'shared'], reason: 'shared' });
    return;
  }
  const seat = held[0] > held[1] ? 0 : 1;
  cx.emit('wins', { seat, reason: 'regions' });
  cx.end(wins(seat, 'regions'));
}
