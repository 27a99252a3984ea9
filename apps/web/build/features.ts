/** What the client needs of a browser, and since when browsers have it; docs/browsers.md tells the same in words. */
export interface Feature {
  readonly name: string;
  /** How it is found in built files. */
  readonly css?: RegExp;
  readonly script?: RegExp;
  readonly since: readonly [safari: number, firefox: number, chromium: number];
  /** What happens where it is missing; what has no such words is needed. */
  readonly without?: string;
}

/** Engines of the last two and a half years: a needed feature must be in all of them. */
const BASELINE = [17.5, 126, 125] as const;
/** No browser at all. */
const NEVER = Number.POSITIVE_INFINITY;

export const FEATURES: readonly Feature[] = [
  { name: ':has()', css: /:has\(/, since: [15.4, 121, 105] },
  { name: 'subgrid', css: /subgrid/, since: [16, 71, 117] },
  { name: 'container queries', css: /@container/, since: [16, 110, 105] },
  { name: 'color-mix()', css: /color-mix\(/, since: [16.2, 113, 111] },
  { name: 'dvh', css: /\ddvh/, since: [15.4, 101, 108] },
  {
    name: 'text-wrap: balance',
    css: /text-wrap:\s*balance/,
    since: [17.5, 121, 114],
    without: 'lines end as they fall',
  },
  { name: 'text-wrap: pretty', css: /text-wrap:\s*pretty/, since: [26, NEVER, 117], without: 'lines end as they fall' },
  {
    name: 'scrollbar-color',
    css: /scrollbar-color/,
    since: [26.2, 64, 121],
    without: 'scroll bars look as the system draws them',
  },
  { name: 'AbortSignal.timeout', script: /AbortSignal\.timeout/, since: [16, 100, 103] },
  { name: 'Web Locks', script: /\blocks\b/, since: [15.4, 96, 69], without: 'two windows may open one table' },
  { name: 'CompressionStream', script: /CompressionStream/, since: [16.4, 113, 80] },
  { name: 'Intl.ListFormat', script: /Intl\.ListFormat/, since: [14.1, 78, 72] },
  { name: 'toSorted', script: /\.toSorted\(/, since: [16, 115, 110] },
  {
    name: 'ClipboardItem',
    script: /ClipboardItem/,
    since: [13.1, 127, 76],
    without: 'a link is copied once it is made, or shown to be taken by hand',
  },
  {
    name: 'PublicKeyCredential',
    script: /PublicKeyCredential/,
    since: [13, 60, 67],
    without: 'passkeys are not offered',
  },
  {
    name: 'PushManager',
    script: /PushManager/,
    since: [16.4, 44, 42],
    without: 'notices by the browser are not offered',
  },
];

/** What must not be in built files, and why. */
export const SHUNNED: readonly {
  readonly name: string;
  readonly css?: RegExp;
  readonly script?: RegExp;
  readonly why: string;
}[] = [
  {
    name: 'zoom',
    css: /[;{]\s*zoom\s*:/,
    why: 'WebKit measures what lies under it wrong: size it by a variable (--scale)',
  },
  { name: 'field-sizing', css: /field-sizing/, why: 'younger than the baseline' },
  { name: '@starting-style', css: /@starting-style/, why: 'younger than the baseline' },
  { name: 'anchor positioning', css: /anchor-name|position-anchor/, why: 'younger than the baseline' },
  { name: 'light-dark()', css: /light-dark\(/, why: 'younger than the baseline' },
  { name: 'crypto.randomUUID', script: /randomUUID/, why: 'missing on pages without https' },
  { name: 'requestIdleCallback', script: /requestIdleCallback/, why: 'missing in Safari' },
  {
    name: 'parse…FromJSON of passkeys',
    script: /parse(Creation|Request)OptionsFromJSON/,
    why: 'younger than the baseline',
  },
  { name: 'Promise.try', script: /Promise\.try\(/, why: 'younger than the baseline' },
  { name: 'helpers of iterators', script: /Iterator\.from\(/, why: 'younger than the baseline' },
  { name: 'bytes by base64', script: /\.fromBase64\(|\.toBase64\(/, why: 'younger than the baseline' },
  { name: 'RegExp.escape', script: /RegExp\.escape\(/, why: 'younger than the baseline' },
];

/** What is wrong with built files, one line each. */
export function faultsOf(css: string, script: string): string[] {
  const inside = (one: { css?: RegExp; script?: RegExp }): boolean =>
    (one.css?.test(css) ?? false) || (one.script?.test(script) ?? false);
  return [
    ...SHUNNED.flatMap((one) => (inside(one) ? [`${one.name} must not be used: ${one.why}`] : [])),
    ...FEATURES.flatMap(({ name, since, without, ...where }) => {
      if (!inside(where)) return [`${name} is needed no more: take it off the list`];
      const young = since.some((version, engine) => version > BASELINE[engine]);
      return young && without === undefined ? [`${name} is younger than the baseline`] : [];
    }),
  ];
}
