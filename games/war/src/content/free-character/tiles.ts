/** Four gifts that put a special tile into the Hunt Pool of Mordor (WR-9.04). */
import { event, tileInPlay } from '../vocabulary.ts';

export const elvenCloaks = event('elven-cloaks', { ops: [tileInPlay] });
export const elvenRope = event('elven-rope', { ops: [tileInPlay] });
export const phialOfGaladriel = event('phial-of-galadriel', { ops: [tileInPlay] });
export const smeagolHelpsNiceMaster = event('smeagol-helps-nice-master', { ops: [tileInPlay] });
