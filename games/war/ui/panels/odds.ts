/** The chance that at least one of some dice succeeds. */
export const chanceOfAny = (dice: number, from: number): number => 1 - ((Math.max(2, from) - 1) / 6) ** dice;

/** A share as whole per cent. */
export const percent = (share: number, lang: string): string =>
  new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 0 }).format(share);
