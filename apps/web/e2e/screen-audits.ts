import assert from 'node:assert/strict';
import { test } from 'node:test';
import { overflow, type Rules, seriousFindings, smallControls, strangeWords } from './audit.ts';
import {
  goTo,
  goWithin,
  type Kept,
  LANGS,
  type LangName,
  openPage,
  SIZES,
  type SizeName,
  THEMES,
  turnTo,
  visitor,
} from './browser.ts';
import { eventually } from './patience.ts';
import { SCREENS } from './screens.ts';
import { openSite } from './site.ts';

/**
 * Every screen at a size, in both themes and both languages; what a theme changes is only the colours, and the colours of a
 * tablet are those of a desktop.
 */
export function auditScreens(size: SizeName): void {
  const colours = size !== 'tablet';
  const site = openSite();
  /** One visitor goes through all screens, the device furnished anew for each. */
  let one: ReturnType<typeof openPage> | undefined;
  /** The screen before had settings of its own. */
  let anew = false;
  for (const screen of SCREENS) {
    if (screen.audit && !screen.audit.includes(size)) continue;
    test(`${screen.name} at ${SIZES[size].width}x${SIZES[size].height}: both themes, both languages, nothing serious`, async () => {
      const [theme, other] = THEMES;
      const [lang, foreign] = LANGS;
      one ??= visitor(site.browser, { size, theme, lang }).then(openPage);
      const { page, complaints } = await one;
      const kept: Kept = screen.kept?.() ?? {};
      const inside = page.url().startsWith(site.address) && !('pony.settings' in (kept.words ?? {})) && !anew;
      anew = 'pony.settings' in (kept.words ?? {});
      if (inside) {
        await goWithin(page, screen.path, kept);
        await turnTo(page, theme, lang);
      } else await goTo(page, site.address + screen.path, kept);
      await screen.prepare?.(page);
      const look = async (lang: LangName, rules: Rules | null): Promise<void> => {
        const where = `${screen.name} ${size} ${lang}`;
        const none = (look: () => Promise<string[]>) =>
          eventually(async () => assert.deepEqual(await look(), [], where));
        await none(() => strangeWords(page, lang));
        if (rules) await none(() => seriousFindings(page, rules));
        await none(() => smallControls(page));
        await none(() => overflow(page, screen.scrolls));
        assert.equal(await page.locator('h1').count(), 1, `${where}: one h1`);
      };
      assert.equal(await page.locator('html').getAttribute('data-theme'), theme);
      await look(lang, colours ? 'all' : 'the others');
      await turnTo(page, other, foreign);
      await look(foreign, colours ? 'contrast' : null);
      assert.deepEqual(complaints.splice(0), [], `${screen.name} ${size}`);
    });
  }
}
