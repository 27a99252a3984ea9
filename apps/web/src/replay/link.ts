/**
 * A whole game in an address: its record without what playing it again brings back, packed. It needs no server and stays
 * with whoever has the link; the part after # is never sent anywhere.
 */
import { type GameRecord, parseRecord } from '@pony/engine';

const TAIL = / \| [^|\n]* \| ([0-9a-f]{8})$/gm;
const UNKNOWN = '00000000';

/** The record without chance and checksums, but for the last one. */
export function briefRecord(text: string): string {
  const last = [...text.matchAll(TAIL)].at(-1)?.[1] ?? UNKNOWN;
  return `${last}\n${text.replace(TAIL, '')}`;
}

/** A brief record as far as it can be read: chance and checksums are still to be filled in. Throws BadRecord. */
export function readBrief(brief: string): { record: GameRecord; last: string } {
  const cut = brief.indexOf('\n');
  const text = brief.slice(cut + 1).replace(/^(\d+ \S+ [^|\n]+)$/gm, `$1 | - | ${UNKNOWN}`);
  return { record: parseRecord(text), last: brief.slice(0, cut) };
}

/** No record is longer; a short link may hold a text of any length, and is not unpacked further than this. */
const LONGEST = 4_000_000;

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    if (length > LONGEST) {
      await reader.cancel();
      throw new Error('this is longer than any record');
    }
    parts.push(part.value);
  }
  return new Uint8Array(await new Blob(parts as Uint8Array<ArrayBuffer>[]).arrayBuffer());
}

export async function pack(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** Null for anything that was not packed here. */
export async function unpack(words: string): Promise<string | null> {
  try {
    const plain = atob(words.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(
      await through(bytes, new DecompressionStream('deflate-raw')),
    );
  } catch {
    return null;
  }
}

export const LINK = 'link';

/** The address of a move of a game, for anyone. */
export const linkTo = async (text: string, n: number): Promise<string> =>
  `${location.origin}/replay/${LINK}?n=${n}#${await pack(briefRecord(text))}`;
