/** Passwords by scrypt. Few are worked on at once: each costs 32 MB and some time, on purpose. */
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { Problem } from '../problem.ts';

const LOG_N = 15;
const R = 8;
const P = 1;
const BYTES = 32;
const AT_ONCE = 2;
const MOST_WAITING = 20;

let working = 0;
const waiting: (() => void)[] = [];

async function derive(password: string, salt: Buffer, logN: number, r: number, p: number): Promise<Buffer> {
  if (waiting.length >= MOST_WAITING) throw new Problem(503, 'busy');
  if (working >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  working++;
  try {
    const options = { N: 2 ** logN, r, p, maxmem: 256 * 2 ** logN * r };
    return await new Promise((resolve, reject) =>
      scrypt(password.normalize('NFKC'), salt, BYTES, options, (error, key) => (error ? reject(error) : resolve(key))),
    );
  } finally {
    working--;
    waiting.shift()?.();
  }
}

export async function keepPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, LOG_N, R, P);
  return ['scrypt', LOG_N, R, P, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Takes as long for an account that does not exist. */
export async function isPassword(password: string, kept: string | null): Promise<boolean> {
  const [, logN, r, p, salt, key] = (kept ?? `scrypt$${LOG_N}$${R}$${P}$AAAA$`).split('$');
  const wanted = Buffer.from(key, 'base64url');
  const found = await derive(password, Buffer.from(salt, 'base64url'), Number(logN), Number(r), Number(p));
  return wanted.length === found.length && timingSafeEqual(wanted, found);
}
