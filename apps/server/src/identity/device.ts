/** What a browser says of itself, in two words: for its owner to know it again, and no more than that. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg/, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/Chrom(e|ium)\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

export function deviceOf(agent: string | undefined): string {
  const named = (list: typeof BROWSERS): string[] => {
    const found = list.find(([pattern]) => pattern.test(agent ?? ''));
    return found ? [found[1]] : [];
  };
  return [...named(BROWSERS), ...named(SYSTEMS)].join(', ');
}
