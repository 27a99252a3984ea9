import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Rules of which no finding is ever serious. */
const MILD = [
  'aria-allowed-role',
  'empty-heading',
  'empty-table-header',
  'heading-order',
  'image-redundant-alt',
  'landmark-banner-is-top-level',
  'landmark-complementary-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
  'meta-viewport-large',
  'page-has-heading-one',
  'presentation-role-conflict',
  'region',
  'skip-link',
];

/** By what is looked: by all rules, by that of contrast alone, or, where the colours are seen elsewhere, by all the others. */
export type Rules = 'all' | 'contrast' | 'the others';

/** What axe finds serious or critical, one line a finding; of the whole page, or of one part of it where the rest is seen elsewhere. */
export async function seriousFindings(page: Page, rules: Rules = 'all', within = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ path: axe });
  const off = rules === 'the others' ? [...MILD, 'color-contrast'] : MILD;
  const how = { alone: rules === 'contrast', off, within };
  return page.evaluate(async ({ alone, off, within }) => {
    const { axe, veil } = window as unknown as {
      axe: { run: (where: Element, how: object) => Promise<AxeResult> };
      veil?: CSSStyleSheet;
    };
    interface AxeResult {
      violations: { id: string; impact: string; nodes: { target: string[]; failureSummary: string }[] }[];
    }
    const every = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    // What is not painted has no contrast.
    if (veil && !off.includes('color-contrast')) veil.disabled = true;
    const where = document.querySelector(within);
    if (!where) throw new Error(`there is no ${within} to look at`);
    const { violations } = await axe.run(where, {
      ...(alone
        ? { runOnly: { type: 'rule', values: ['color-contrast'] } }
        : { runOnly: every, rules: Object.fromEntries(off.map((id) => [id, { enabled: false }])) }),
      resultTypes: ['violations'],
      preload: false,
    });
    if (veil) veil.disabled = false;
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
      );
  }, how);
}

/**
 * Controls that are smaller than 44 by 44, found by pressing around their middle. Words inside a sentence are no controls
 * of their own size (WCAG 2.5.8, inline); what is hidden or off the screen cannot be pressed.
 */
export async function smallControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SIZE = 44;
    const NEAR = SIZE / 2 - 1;
    const faults: string[] = [];
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [role=button]',
    );
    for (const control of controls) {
      const box = control.getBoundingClientRect();
      if (box.width === 0 || getComputedStyle(control).visibility === 'hidden') continue;
      // A region is as large as the map draws it, and the map can be brought closer (WCAG 2.5.5, essential).
      if (control.matches('path[data-region]')) continue;
      const { display } = getComputedStyle(control);
      // A phone brings smaller letters closer as soon as somebody writes.
      const { fontSize } = getComputedStyle(control);
      if (control.matches('input:not([type=range], [type=radio], [type=checkbox]), select, textarea'))
        if (matchMedia('(pointer: coarse)').matches && Number.parseFloat(fontSize) < 16)
          faults.push(`${control.getAttribute('aria-label') ?? control.tagName}: letters of ${fontSize}`);
      const inline =
        (display === 'inline' && control.closest('p, li, footer, [role=log], [role=status]')) ||
        (display === 'inline-block' && control.closest('[role=status]'));
      if (inline) continue;
      control.scrollIntoView({ block: 'center', inline: 'center' });
      const { left, top, width, height } = control.getBoundingClientRect();
      const x = left + width / 2;
      const y = top + height / 2;
      const hits = (dx: number, dy: number): boolean => {
        const spot = document.elementFromPoint(
          Math.min(innerWidth - 1, Math.max(0, x + dx)),
          Math.min(innerHeight - 1, Math.max(0, y + dy)),
        );
        return (
          spot !== null &&
          (control.contains(spot) ||
            (spot.contains(control) === false &&
              spot.closest('label') === control.closest('label') &&
              control.closest('label') !== null))
        );
      };
      const wide = width >= SIZE - 0.5 || (hits(-NEAR, 0) && hits(NEAR, 0));
      const high = height >= SIZE - 0.5 || (hits(0, -NEAR) && hits(0, NEAR));
      if (!wide || !high)
        faults.push(
          `${control.tagName.toLowerCase()} "${control.getAttribute('aria-label') ?? control.textContent}": ${Math.round(width)} x ${Math.round(height)}`,
        );
    }
    scrollTo(0, 0);
    return faults;
  });
}

/** Text keys that reached the page instead of words, words in a foreign alphabet, and numbers with a hyphen for a minus. */
export async function strangeWords(page: Page, lang: 'en' | 'uk'): Promise<string[]> {
  return page.evaluate((reading) => {
    const faults: string[] = [];
    const look = (text: string, own: Element | null): void => {
      const words = text.trim();
      if (!words) return;
      if (/^[a-z]+(-[a-z]+)*(\.[a-zA-Z-]+)+$/.test(words) && !/\.(net|org|com)$/.test(words))
        faults.push(`key: ${words}`);
      if (/\{[a-z_]+\}/i.test(words)) faults.push(`hole: ${words}`);
      if (/(^|[\s(])-\d/.test(words)) faults.push(`hyphen for a minus: ${words}`);
      const other = own?.closest('[lang]')?.getAttribute('lang') !== reading;
      if (!other && reading === 'en' && /[а-яґєії]/i.test(words)) faults.push(`not English: ${words}`);
      if (
        !other &&
        reading === 'uk' &&
        /[a-z]{4,}/i.test(words) &&
        !/^(Prancing Pony|game-icons\.net|Alegreya.*|English|OFL.*)$/i.test(words)
      )
        if (!/[а-яґєії]/i.test(words)) faults.push(`not Ukrainian: ${words}`);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (parent && !parent.closest('noscript, script, style, pre')) look(walker.currentNode.textContent ?? '', parent);
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]'))
      for (const name of ['aria-label', 'title', 'placeholder']) look(element.getAttribute(name) ?? '', element);
    if (document.documentElement.lang !== reading) faults.push(`lang is ${document.documentElement.lang}`);
    look(document.title, document.documentElement);
    return faults;
  }, lang);
}

/** Whether the page is wider or, where it must not scroll, higher than the window. */
export async function overflow(page: Page, mayScrollDown: boolean): Promise<string[]> {
  return page.evaluate((down) => {
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
    const faults: string[] = [];
    if (scrollWidth > clientWidth) faults.push(`${scrollWidth} px wide in a window of ${clientWidth}`);
    if (!down && scrollHeight > clientHeight) faults.push(`${scrollHeight} px high in a window of ${clientHeight}`);
    return faults;
  }, mayScrollDown);
}
