/** Bots that know what Kings of Middle-earth puts on the table. */
import type { BotKit } from '@pony/bots';
import type { Seat } from '@pony/engine';
import { evaluate as evaluateWar } from '../../bot/evaluate.ts';
import { follow } from '../../bot/follow.ts';
import { frozen } from '../../bot/frozen/index.ts';
import { levels } from '../../bot/levels.ts';
import { inPlay } from '../../src/board.ts';
import { FREE } from '../../src/data.ts';
import { sideOfSeat } from '../../src/seats.ts';
import type { War } from '../../src/state.ts';
import { CHIEFTAINS, RESISTANCE, SOVEREIGNS } from '../src/data.ts';
import { corruptionLevel, isAwakened, isCorrupted, isGrey } from '../src/sovereigns.ts';
import { kingsOf, TOKEN } from '../src/state.ts';
import { shy } from './shy.ts';

/** What pieces are worth beside a die in the pool (0.2): an Awakened Sovereign, the first Ruler of a side, an unused token. */
const AWAKENED_WORTH = 0.05;
const FIRST_RULER = 0.09;
const TOKEN_WORTH = 0.03;
const CHIEFTAIN_WORTH = 0.05;
const CORRUPTED_WORTH = 0.1;
/** A grey Sovereign as near to Corruption as can be. */
const BURDEN = 0.06;

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
  good += AWAKENED_WORTH * awakened + (awakened > 0 ? FIRST_RULER : 0);
  const chieftains = CHIEFTAINS.filter((c) => inPlay(s, c)).length;
  return good - CHIEFTAIN_WORTH * chieftains - (chieftains > 0 ? FIRST_RULER : 0);
}

/** From -1 (lost) to 1 (won). */
export function evaluate(s: War, seat: Seat): number {
  const value = evaluateWar(s, seat);
  if (!('kings' in s)) return value;
  const more = sideOfSeat(s, seat) === FREE ? crowns(s) : -crowns(s);
  return value + more * (1 - Math.abs(value)) ** 2;
}

const kit: BotKit<War> = { evaluate, follow, levels };
export const bots: BotKit<War> = { ...kit, rivals: { frozen, shy: shy(kit) } };
