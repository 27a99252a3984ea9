/** Numbers of chance in the reader's language. */

/** A share as whole per cent. */
export const percent = (share: number, lang: string): string =>
  new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 0 }).format(share);

/** Hits to be expected, with one decimal. */
export const tenths = (hits: number, lang: string): string =>
  new Intl.NumberFormat(lang, { maximumFractionDigits: 1 }).format(hits);

/** "5–6", or "6" alone. */
export const faces = (from: number): string => (from >= 6 ? '6' : `${from}–6`);
