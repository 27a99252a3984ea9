/**
 * The vocabulary of event cards. A card is
 *
 *   export const athelas = event('athelas', { ops: [rollCorruption(3, (s) => (s.guide === STRIDER ? 3 : 5), -1)] });
 *
 * `requires` are the printed conditions (content/requires.ts), all of which must hold (WR-5.11); `ops` the parts in printed
 * order (WR-5.27); `table` what the card does while it lies on the table (TableCard in content/types.ts).
 *
 * Parts: heal, corrupt, rollCorruption · tileInPlay, drawHuntTile, rollHunt, revealTheFellowship, moveFellowship,
 * hideFellowship · politics, nameNation, wakeAndAdvance · recruit, recruitAmong, upgrade · drawCards, discardTableCard, turnDice ·
 * moveCompanions, moveOneGroup, separate, moveNazgul · moveArmies, attackWith, attackBetween, rollHits ·
 * simply (no choice), when (condition), chooseOne, mayChoose (branches), own (a procedure of the card's own).
 *
 * A part that cannot be done is left out by its own procedure; nothing here checks it beforehand.
 */
import type { EventCard } from './types.ts';

export const event = (id: string, card: Omit<EventCard, 'id'>): EventCard => ({ id, ...card });

export * from './ops/armies.ts';
export * from './ops/choices.ts';
export * from './ops/core.ts';
export * from './ops/recruit.ts';
export * from './ops/recruit-among.ts';
export * from './ops/simple.ts';
export * from './requires.ts';
