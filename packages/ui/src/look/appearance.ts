/** What a reader may set about the look of everything. */
export interface Appearance {
  theme: 'system' | 'light' | 'candle';
  /** Per cent of the usual text size, 90 to 150. */
  textSize: number;
  motion: 'system' | 'on' | 'off';
  /** Patterns beside every colour. */
  marks: boolean;
}

const dark = '(prefers-color-scheme: dark)';
const still = '(prefers-reduced-motion: reduce)';

/** Writes the appearance onto the page. Call again when a setting or the system changes. */
export function applyAppearance(look: Appearance, page: HTMLElement = document.documentElement): void {
  const candle = look.theme === 'candle' || (look.theme === 'system' && matchMedia(dark).matches);
  page.dataset.theme = candle ? 'candle' : 'light';
  page.dataset.motion = look.motion === 'system' ? (matchMedia(still).matches ? 'off' : 'on') : look.motion;
  page.dataset.marks = look.marks ? 'on' : 'off';
  page.dataset.text = look.textSize > 100 ? 'large' : 'usual';
  page.style.setProperty('--text-scale', String(look.textSize / 100));
  const bar = page.ownerDocument.querySelector('meta[name="theme-color"]');
  bar?.setAttribute('content', getComputedStyle(page).getPropertyValue('--table').trim());
}

/** Tells when the system changes its mind about theme or motion; returns the way to stop listening. */
export function onSystemChange(listen: () => void): () => void {
  const media = [matchMedia(dark), matchMedia(still)];
  for (const one of media) one.addEventListener('change', listen);
  return () => {
    for (const one of media) one.removeEventListener('change', listen);
  };
}

/** Whether things may move on this page now. */
export const moves = (): boolean => document.documentElement.dataset.motion !== 'off';
