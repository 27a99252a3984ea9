/** Options that are asked for again and again, made once. */
import type { Option } from '@pony/engine';
import { CARDS, LOCATIONS } from './data.ts';

const table = (verb: string, size: number): readonly Option[] =>
  Array.from({ length: size }, (_, id) => [verb, id] as const);
const square = (verb: string, rows: number, columns: number): readonly (readonly Option[])[] =>
  Array.from({ length: rows }, (_, a) => Array.from({ length: columns }, (__, b) => [verb, a, b] as const));

/** Places: the own reserve, then the locations. */
export const PLACES: readonly string[] = ['reserve', ...LOCATIONS];
export const TO_RESERVE = 0;
export const placeOf = (location: number): number => location + 1;

export const PLAY = square('play', CARDS.length, PLACES.length);
export const GIVE = square('give', CARDS.length, CARDS.length);
export const EVENT_CARD = table('event', CARDS.length);
export const MOVE = square('move', CARDS.length, LOCATIONS.length);
export const USE = table('use', CARDS.length);
export const RING: Option = ['ring'];
export const WINNOW: Option = ['winnow'];
export const CYCLE_CARD = table('cycle', CARDS.length);
export const PASS: Option = ['pass'];
export const FORSAKE = table('forsake', CARDS.length);
export const FORSAKE_TOP: Option = ['forsake-top'];
export const ELIMINATE = table('eliminate', CARDS.length);
export const TAKE = table('take', CARDS.length);
export const NONE: Option = ['none'];
export const BRING = table('bring', LOCATIONS.length);
export const MARK = table('mark', LOCATIONS.length);
export const GO = table('go', LOCATIONS.length);
export const FIGHT = table('fight', LOCATIONS.length);
export const SUPPORT = square('support', CARDS.length, CARDS.length);
export const GUARD = table('guard', CARDS.length);
export const YES: Option = ['yes'];
export const NO: Option = ['no'];
export const DONE: Option = ['done'];

/** The branches of texts that say "one of these" (CG-41.66). */
export const BRANCHES: readonly string[] = ['seek-saruman', 'strike-rohan'];
export const SEEK_SARUMAN = 0;
export const STRIKE_ROHAN = 1;
export const CHOOSE = table('choose', BRANCHES.length);
