/** Long texts as the database keeps them: deflated, a sixth of their length, with a checksum that says whether they are whole. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';

const deflate = promisify(deflateRaw);
const inflate = promisify(inflateRaw);
const MARK = 'sealed ';
/** As older programs kept them: deflated without a checksum, or plainly. No plain text began so. */
const OLD_MARK = 'deflated ';

const sumOf = (deflated: string): string => createHash('sha256').update(deflated).digest('hex').slice(0, 32);

export async function pack(text: string): Promise<string> {
  const deflated = (await deflate(text, { level: 1 })).toString('base64');
  return `${MARK}${sumOf(deflated)} ${deflated}`;
}

/** Null for what is not whole; `older`: what an older program kept is taken at its word. */
export async function unpack(kept: string, older: boolean): Promise<string | null> {
  try {
    if (kept.startsWith(MARK)) {
      const [, sum, deflated] = kept.split(' ');
      return sumOf(deflated) === sum ? String(await inflate(Buffer.from(deflated, 'base64'))) : null;
    }
    if (!older) return null;
    return kept.startsWith(OLD_MARK) ? String(await inflate(Buffer.from(kept.slice(OLD_MARK.length), 'base64'))) : kept;
  } catch {
    return null;
  }
}
