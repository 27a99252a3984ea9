import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { overflow, seriousFindings, smallControls, strangeWords } from './audit.ts';
import {
  arrive,
  LANGS,
  type LangName,
  openBrowser,
  SIZES,
  type SizeName,
  serveDist,
  THEMES,
  type Theme,
  visitor,
} from './browser.ts';
import { SCREENS } from './screens.ts';

/** As if another window had changed the settings: the screen is the same, in another theme and another language. */
async function turnTo(page: Page, theme: Theme, lang: LangName): Promise<void> {
  await page.evaluate(
    (settings) => {
      dispatchEvent(new StorageEvent('storage', { key: 'pony.settings', newValue: JSON.stringify(settings) }));
    },
    { theme, lang },
  );
  await page.locator(`html[data-theme=${theme}][lang=${lang}]`).waitFor();
}

const PATIENCE = 10_000;

/** Words that are still strange when all that follows a change of language has come. */
async function wordsSettled(page: Page, lang: LangName): Promise<string[]> {
  const end = performance.now() + PATIENCE;
  let strange = await strangeWords(page, lang);
  while (strange.length > 0 && performance.now() < end) strange = await strangeWords(page, lang);
  return strange;
}

/** Every screen at a size, in both themes and both languages; what a theme changes is only the colours. */
export function auditScreens(size: SizeName): void {
  let browser: Browser;
  let site: Awaited<ReturnType<typeof serveDist>>;
  before(async () => {
    [browser, site] = await Promise.all([openBrowser(), serveDist()]);
  });
  after(async () => {
    await browser?.close();
    await site?.close();
  });
  for (const [turn, screen] of SCREENS.entries()) {
    if (screen.audit && !screen.audit.includes(size)) continue;
    test(`${screen.name} at ${SIZES[size].width}x${SIZES[size].height}: both themes, both languages, nothing serious`, async () => {
      const [theme, other] = THEMES;
      const [lang, foreign] = turn % 2 === 0 ? LANGS : [...LANGS].reverse();
      const context = await visitor(browser, { size, theme, lang });
      const { page, complaints } = await arrive(context, site.address + screen.path);
      await screen.prepare?.(page);
      const look = async (lang: LangName, rule?: 'color-contrast'): Promise<void> => {
        const where = `${screen.name} ${size} ${lang}`;
        assert.equal(await page.locator('h1').count(), 1, `${where}: one h1`);
        assert.deepEqual(await seriousFindings(page, rule), [], where);
        assert.deepEqual(await smallControls(page), [], where);
        assert.deepEqual(await wordsSettled(page, lang), [], where);
        assert.deepEqual(await overflow(page, screen.scrolls), [], where);
      };
      assert.equal(await page.locator('html').getAttribute('data-theme'), theme);
      await look(lang);
      await turnTo(page, other, foreign);
      await look(foreign, 'color-contrast');
      assert.deepEqual(complaints, [], `${screen.name} ${size}`);
      await context.close();
    });
  }
}
