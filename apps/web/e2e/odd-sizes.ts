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

/** Names that run over the edge of their button, and what lies before the beginning of something that is scrolled. */
export const spilled = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const scrolls = (one: Element): boolean => /auto|scroll/.test(getComputedStyle(one).overflowY);
    const folded = (one: Element | null): boolean =>
      one !== null &&
      (getComputedStyle(one).overflow !== 'visible' || (!one.matches('button') && folded(one.parentElement)));
    const words = [...document.querySelectorAll<HTMLElement>('main button b')].filter((one) => {
      const edge = one.closest('button')?.getBoundingClientRect();
      const text = document.createRange();
      text.selectNodeContents(one);
      const { left, right, top, bottom, width } = text.getBoundingClientRect();
      if (!edge || width === 0 || !/\p{L}{4}/u.test(one.textContent ?? '') || folded(one)) return false;
      return left < edge.left - 2 || right > edge.right + 2 || top < edge.top - 4 || bottom > edge.bottom + 4;
    });
    const scroller = (one: Element | null): Element | null =>
      !one || scrolls(one) ? one : scroller(one.parentElement);
    const lost = [...document.querySelectorAll<HTMLElement>('main section, main [data-thing]')].filter((one) => {
      const box = scroller(one.parentElement);
      const start = box ? box.getBoundingClientRect().top - box.scrollTop - 2 : Number.NEGATIVE_INFINITY;
      return one.clientHeight > 0 && one.getBoundingClientRect().top < start;
    });
    return [...words, ...lost].map((one) => `${one.className} ${one.textContent?.slice(0, 40)}`);
  });

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
