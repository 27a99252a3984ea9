/** Recovery codes: eight words of 50 bits to be written down; each lets the owner of an account in once. Kept hashed. */
import { randomInt } from 'node:crypto';
import { hashed } from '../ids.ts';

const COUNT = 8;
/** Without letters and digits that look alike. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 10;

export function newCodes(): string[] {
  return Array.from({ length: COUNT }, () => {
    const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
    return `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`;
  });
}

/** As it is kept, however it was written: spaces, dashes and capitals do not matter. */
export const keptCode = (userId: string, code: string): string =>
  hashed(`${userId} ${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`);
