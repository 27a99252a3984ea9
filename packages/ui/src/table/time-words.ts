const SECOND = 1000;
const DAY = 24 * 3600;
const two = (n: number): string => String(n).padStart(2, '0');

/** So much time in figures: minutes and seconds, hours, or days. */
export function timeWords(ms: number, days: (n: number) => string): string {
  const left = Math.max(0, Math.ceil(ms / SECOND));
  if (left >= 2 * DAY) return days(Math.floor(left / DAY));
  if (left >= 3600) return `${Math.floor(left / 3600)}:${two(Math.floor(left / 60) % 60)}:${two(left % 60)}`;
  return `${Math.floor(left / 60)}:${two(left % 60)}`;
}
