import { STRIDER } from '../../data.ts';
import { event, rollCorruption } from '../vocabulary.ts';

/** Three dice heal on 5 or more, on 3 or more while Strider guides. */
export const athelas = event('athelas', { ops: [rollCorruption(3, (s) => (s.guide === STRIDER ? 3 : 5), -1)] });
