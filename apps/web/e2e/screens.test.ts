import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { overflow, seriousFindings, smallControls, strangeWords } from './audit.ts';
import { arrive, LANGS, openBrowser, SIZES, type SizeName, serveDist, THEMES, visitor } from './browser.ts';
import { SCREENS } from './screens.ts';

let browser: Browser;
let site: Awaited<ReturnType<typeof serveDist>>;
before(async () => {
  [browser, site] = await Promise.all([openBrowser(), serveDist()]);
});
after(async () => {
  await browser?.close();
  await site?.close();
});

/** Both themes and both languages at every size; what a theme changes is only the colours. */
for (const screen of SCREENS)
  for (const [turn, size] of (screen.audit ?? (Object.keys(SIZES) as SizeName[])).entries())
    test(`${screen.name} at ${SIZES[size].width}x${SIZES[size].height}: both themes, both languages, nothing serious`, async () => {
      for (const [i, theme] of THEMES.entries()) {
        const lang = LANGS[(i + turn) % LANGS.length];
        const context = await visitor(browser, { size, theme, lang });
        const { page, complaints } = await arrive(context, site.address + screen.path);
        await screen.prepare?.(page);
        const where = `${screen.name} ${size} ${theme} ${lang}`;
        assert.equal(await page.locator('html').getAttribute('data-theme'), theme, where);
        assert.equal(await page.locator('h1').count(), 1, `${where}: one h1`);
        assert.deepEqual(await seriousFindings(page, i > 0 ? 'color-contrast' : undefined), [], where);
        assert.deepEqual(await smallControls(page), [], where);
        assert.deepEqual(await strangeWords(page, lang), [], where);
        assert.deepEqual(await overflow(page, screen.scrolls), [], where);
        assert.deepEqual(complaints, [], where);
        await context.close();
      }
    });
