/** Four horrors that put a special tile into the Hunt Pool of Mordor (WR-9.04). */
import { event, tileInPlay } from '../vocabulary.ts';

export const shelobsLair = event('shelobs-lair', { ops: [tileInPlay] });
export const theRingIsMine = event('the-ring-is-mine', { ops: [tileInPlay] });
export const onOnTheyWent = event('on-on-they-went', { ops: [tileInPlay] });
export const giveItToUss = event('give-it-to-uss', { ops: [tileInPlay] });
