/** Random bytes as hex digits; `crypto.randomUUID` is missing on pages without https. */
export const randomHex = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The id of something that is kept on this device. */
export const newId = (): string => randomHex(4);
