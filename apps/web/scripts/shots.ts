/** `npm run shots`: every screen at three sizes in both themes, into docs/shots. `node scripts/shots.ts home` draws one screen. */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { arrive, LANGS, openBrowser, SIZES, type SizeName, serveDist, THEMES, visitor } from '../e2e/browser.ts';
import { SCREENS } from '../e2e/screens.ts';

const folder = fileURLToPath(new URL(process.env.SHOTS ?? '../../../docs/shots/', import.meta.url));
const wanted = process.argv.slice(2);
mkdirSync(folder, { recursive: true });

const site = await serveDist();
const browser = await openBrowser();
for (const screen of SCREENS) {
  if (wanted.length > 0 && !wanted.includes(screen.name)) continue;
  for (const size of Object.keys(SIZES) as SizeName[])
    for (const theme of THEMES) {
      const lang = theme === 'light' ? LANGS[0] : LANGS[1];
      const context = await visitor(browser, { size, theme, lang });
      const { page } = await arrive(context, site.address + screen.path, screen.kept?.());
      await page.setViewportSize(SIZES[size]);
      await screen.prepare?.(page);
      await page.waitForLoadState('networkidle');
      const file = `${screen.name}-${size}-${theme}.png`;
      // The table under the page is fixed to the window: a longer page is drawn in a longer window.
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      if (screen.scrolls && height > SIZES[size].height) await page.setViewportSize({ ...SIZES[size], height });
      await page.screenshot({ path: folder + file });
      process.stdout.write(`${file}\n`);
      await context.close();
    }
}
await browser.close();
await site.close();
