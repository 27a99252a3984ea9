/**
 * Every screen at every size: `node apps/web/e2e/every-screen.ts [name begins with]`. Three usual sizes and four odd ones, in
 * Ukrainian by candle-light and in English by day in turns; prints what is wrong: words, serious findings of axe, controls under 44 px,
 * pages that scroll. PONY_SHOTS names a folder for pictures.
 */
import { join } from 'node:path';
import { overflow, seriousFindings, smallControls, strangeWords } from './audit.ts';
import { LANGS, openBrowser, openPage, SIZES, serveDist, THEMES, visitor } from './browser.ts';
import { GAME_PAGES, GAME_TABLES } from './game-screens.ts';
import { goToScreen, ODD, outOfSight } from './odd-sizes.ts';
import { SCREENS, type Screen } from './screens.ts';

const [begins = '', only = ''] = process.argv.slice(2);
const shots = process.env.PONY_SHOTS;
const ROOMS = [
  ...Object.entries(SIZES).map(([name, size]) => ({ name, size, touch: name === 'phone', textSize: 100 })),
  ...ODD,
].filter(({ name }) => name.startsWith(only));
/** A page that has broken settings needs a house of its own. */
const ALL: readonly Screen[] = [...SCREENS, ...GAME_TABLES, ...GAME_PAGES].filter(
  ({ name }) => name !== 'trouble' && name.startsWith(begins),
);

const [browser, house] = await Promise.all([openBrowser(), serveDist()]);
const findings: string[] = [];
let looks = 0;
for (const [n, { name, size, touch, textSize }] of ROOMS.entries()) {
  const context = await visitor(browser, { context: { viewport: size, hasTouch: touch } });
  const { page, complaints } = await openPage(context);
  for (const [i, screen] of ALL.entries()) {
    const [lang, theme] = [LANGS[(i + n) % 2], THEMES[(i + n) % 2]];
    const where = `${screen.name}, ${name}, ${lang}`;
    try {
      await goToScreen(page, house.address, screen, { textSize, lang, theme });
      await page.evaluate(() => document.fonts.ready.then(() => {}));
      const found = [
        ...(await strangeWords(page, lang)),
        ...(await overflow(page, screen.scrolls)),
        ...(await smallControls(page)),
        ...(await seriousFindings(page)),
        ...(screen.scrolls ? [] : (await outOfSight(page)).map((one) => `out of sight: ${one}`)),
        ...complaints.splice(0),
      ];
      findings.push(...found.map((one) => `${where}: ${one}`));
      if (shots) await page.screenshot({ path: join(shots, `${screen.name}-${n}-${lang}.png`) });
    } catch (error) {
      findings.push(`${where}: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
    }
    looks++;
  }
  await context.close();
}
process.stdout.write(
  `${JSON.stringify({ screens: ALL.length, sizes: ROOMS.length, looks, findings: findings.length, found: findings }, null, 1)}\n`,
);
await browser.close();
await house.close();
process.exitCode = findings.length > 0 ? 1 : 0;
