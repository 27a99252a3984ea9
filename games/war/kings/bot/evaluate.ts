/** How good a position with Kings is for a side: War's own judgement, and what the Rulers are worth beside it. */
import type { Seat } from '@pony/engine';
import { evaluateBy as warBy } from '../../bot/evaluate.ts';
import type { Taste } from '../../bot/taste.ts';
import { inPlay } from '../../src/board.ts';
import { FREE } from '../../src/data.ts';
import { sideOfSeat } from '../../src/seats.ts';
import type { War } from '../../src/state.ts';
import { CHIEFTAINS, RESISTANCE, SOVEREIGNS } from '../src/data.ts';
import { corruptionLevel, isAwakened, isCorrupted, isGrey } from '../src/sovereigns.ts';
import { kingsOf, TOKEN } from '../src/state.ts';

/**
 * A die more to choose from in every turn to come, by side; it is worth less the later it comes. Of five dice the Free
 * Peoples gain much by leaving out the worst, of eleven the Shadow gains little.
 */
const RULER_DIE = [0.2, 0.08];
const LAST_TURN = 13;
/** What else a Ruler is worth; his Leadership is reckoned with his Army. */
const AWAKENED_WORTH = 0.005;
const TOKEN_WORTH = 0.015;
/** Not much: what falls with him is the best tile of the Hunt. */
const CORRUPTED_WORTH = 0.03;
/** A grey Sovereign as near to Corruption as can be. */
const BURDEN = 0.01;

/** The share of the game in which a die that comes next turn will still be rolled. */
const ahead = (s: War): number => Math.max(0.1, (LAST_TURN - s.turn) / LAST_TURN);

/** Good for the Free Peoples above 0. */
function crowns(s: War): number {
  const { tokens } = kingsOf(s);
  let good = 0;
  let awakened = 0;
  for (let k = 0; k < SOVEREIGNS.length; k++) {
    if (isAwakened(s, k)) awakened++;
    if (isCorrupted(s, k)) good -= CORRUPTED_WORTH;
    if (isGrey(s, k)) good -= (BURDEN * corruptionLevel(s, k)) / RESISTANCE[k];
    if (tokens[k] === TOKEN.ruler) good += TOKEN_WORTH;
  }
  good += AWAKENED_WORTH * awakened + (awakened > 0 ? RULER_DIE[0] * ahead(s) : 0);
  return good - (CHIEFTAINS.some((c) => inPlay(s, c)) ? RULER_DIE[1] * ahead(s) : 0);
}

/** From -1 (lost) to 1 (won), by the taste of each side. */
export function evaluateBy(tastes: readonly Taste[]): (s: War, seat: Seat) => number {
  const evaluateWar = warBy(tastes);
  return (s, seat) => {
    const value = evaluateWar(s, seat);
    if (!('kings' in s)) return value;
    const more = sideOfSeat(s, seat) === FREE ? crowns(s) : -crowns(s);
    return value + more * (1 - Math.abs(value)) ** 2;
  };
}
