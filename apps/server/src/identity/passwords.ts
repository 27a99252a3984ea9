/** Passwords by scrypt. Few are worked on at once: each costs 32 MB and some time, on purpose. Nobody's fill the whole line. */
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { Problem } from '../problem.ts';

const LOG_N = 15;
const R = 8;
const P = 1;
const BYTES = 32;
const AT_ONCE = 2;
const MOST_WAITING = 64;
/** A school may sign in at once; the rest of the line is for others. */
const MOST_OF_ONE = 16;

let working = 0;
const waiting: (() => void)[] = [];
const asked = new Map<string, number>();

interface Cost {
  readonly logN: number;
  readonly r: number;
  readonly p: number;
}

/** `who`: where the one who asks comes from. */
async function derive(password: string, salt: Buffer, cost: Cost, who: string): Promise<Buffer> {
  const before = asked.get(who) ?? 0;
  if (waiting.length >= MOST_WAITING || before >= MOST_OF_ONE) throw new Problem(503, 'busy');
  asked.set(who, before + 1);
  try {
    return await inLine(password, salt, cost);
  } finally {
    const left = (asked.get(who) ?? 1) - 1;
    if (left > 0) asked.set(who, left);
    else asked.delete(who);
  }
}

async function inLine(password: string, salt: Buffer, { logN, r, p }: Cost): Promise<Buffer> {
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

export async function keepPassword(password: string, who: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, { logN: LOG_N, r: R, p: P }, who);
  return ['scrypt', LOG_N, R, P, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Takes as long for an account that does not exist. */
export async function isPassword(password: string, kept: string | null, who: string): Promise<boolean> {
  const [, logN, r, p, salt, key] = (kept ?? `scrypt$${LOG_N}$${R}$${P}$AAAA$`).split('$');
  const wanted = Buffer.from(key, 'base64url');
  const cost = { logN: Number(logN), r: Number(r), p: Number(p) };
  const found = await derive(password, Buffer.from(salt, 'base64url'), cost, who);
  return wanted.length === found.length && timingSafeEqual(wanted, found);
}
