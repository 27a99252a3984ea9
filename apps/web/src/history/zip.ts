/** Several texts in one file that every system can open (ZIP, nothing compressed). Pure. */
export interface Paper {
  readonly name: string;
  readonly text: string;
}

const POLYNOMIAL = 0xedb88320;
const TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let sum = n;
  for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ POLYNOMIAL : sum >>> 1;
  return sum;
});

function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = TABLE[(sum ^ byte) & 255] ^ (sum >>> 8);
  return ~sum >>> 0;
}

/** Numbers of two and four bytes, the lowest byte first. */
const row = (...fields: readonly (readonly [value: number, bytes: 2 | 4])[]): number[] =>
  fields.flatMap(([value, bytes]) => Array.from({ length: bytes }, (_, i) => (value >>> (8 * i)) & 255));

const VERSION = 20;
/** Names are UTF-8. */
const FLAGS = 0x0800;
/** The first day the format knows: records hold no clock. */
const DAY = (1 << 5) | 1;

export function zipOf(papers: readonly Paper[]): Uint8Array<ArrayBuffer> {
  const index: number[] = [];
  const utf8 = new TextEncoder();
  const chunks: Uint8Array[] = [];
  let at = 0;
  const put = (bytes: Uint8Array): void => {
    chunks.push(bytes);
    at += bytes.length;
  };
  for (const { name, text } of papers) {
    const [called, body] = [utf8.encode(name), utf8.encode(text)];
    const facts = row(
      [FLAGS, 2],
      [0, 2],
      [0, 2],
      [DAY, 2],
      [crc32(body), 4],
      [body.length, 4],
      [body.length, 4],
      [called.length, 2],
      [0, 2],
    );
    index.push(...row([0x02014b50, 4], [VERSION, 2], [VERSION, 2]), ...facts);
    index.push(...row([0, 2], [0, 2], [0, 2], [0, 4], [at, 4]), ...called);
    put(Uint8Array.from([...row([0x04034b50, 4], [VERSION, 2]), ...facts, ...called]));
    put(body);
  }
  const begins = at;
  put(Uint8Array.from(index));
  const count = papers.length;
  put(
    Uint8Array.from(
      row([0x06054b50, 4], [0, 2], [0, 2], [count, 2], [count, 2], [index.length, 4], [begins, 4], [0, 2]),
    ),
  );
  const whole = new Uint8Array(at);
  let to = 0;
  for (const chunk of chunks) {
    whole.set(chunk, to);
    to += chunk.length;
  }
  return whole;
}
