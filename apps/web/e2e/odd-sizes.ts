/** Where rooms are odd: text at 150 %, a phone on its side, a very large screen. */
import type { Page } from 'playwright-core';
import { goTo, goWithin, SIZES } from './browser.ts';
import type { Screen } from './screens.ts';

export const ODD = [
  { name: 'phone, text at 150 %', size: SIZES.phone, touch: true, textSize: 150 },
  { name: 'desktop, text at 150 %', size: SIZES.desktop, touch: false, textSize: 150 },
  { name: 'phone on its side', size: { width: 780, height: 360 }, touch: true, textSize: 100 },
  { name: '1920x1080', size: { width: 1920, height: 1080 }, touch: false, textSize: 100 },
] as const;

/** Goes to a screen inside the page, once it is in the house, and sets the settings as another window would. */
export async function goToScreen(page: Page, house: string, screen: Screen, settings: object): Promise<void> {
  const kept = screen.kept?.() ?? {};
  if (!page.url().startsWith(house)) await goTo(page, `${house}/no/such/place`);
  await goWithin(page, screen.path, kept, settings);
  await screen.prepare?.(page);
}

/** Buttons of the prompt and lit dice that are out of the window or under something else. */
export const outOfSight = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('footer[data-mood] [data-acts] button, [data-thing^="die "]')]
      .filter((one) => {
        one.scrollIntoView({ block: 'nearest' });
        const { left, top, width, height } = one.getBoundingClientRect();
        const spot = document.elementFromPoint(left + width / 2, top + height / 2);
        return width > 0 && !(spot && one.contains(spot));
      })
      .map((one) => one.textContent ?? ''),
  );
