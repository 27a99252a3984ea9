// Looks at the workshop's stories at three sizes: axe, no page scroll, hit areas. The page must be served on :5199.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from 'playwright-core';
import { findChromium } from '../chromium.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const SIZES = { desktop: [1366, 768], tablet: [820, 1180], phone: [360, 780] };
const STORIES = {
  act: 'seed=a&until=march',
  move: 'seed=b&n=30&until=to',
  leave: 'seed=a&n=60&until=leave-behind',
  losses: 'seed=a&n=300&until=take-loss',
  retreat: 'seed=a&n=300&until=stand-or-retreat',
  casualty: 'seed=d&until=casualty',
  shadow: 'seed=a&n=82&seat=1&until=nazgul-goes',
};
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--headless', '--disable-gpu'],
});
let faults = 0;
const fault = (text) => {
  faults++;
  process.stdout.write(`${text}\n`);
};
for (const [size, [width, height]] of Object.entries(SIZES))
  for (const theme of ['light', 'candle'])
    for (const [name, query] of Object.entries(STORIES)) {
      const context = await browser.newContext({
        viewport: { width, height },
        hasTouch: size !== 'desktop',
        isMobile: size !== 'desktop',
      });
      const page = await context.newPage();
      const where = `${name} ${size} ${theme}`;
      page.on('pageerror', (error) => fault(`${where}: ${error}`));
      await page.goto(`http://localhost:5199/?story=table&motion=off&theme=${theme}&${query}`, {
        waitUntil: 'networkidle',
      });
      await page.waitForTimeout(500);
      await page.evaluate(axe);
      const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }));
      for (const { id, nodes } of violations)
        fault(
          `${where}: ${id} (${nodes.length}) ${nodes[0].target} ${nodes[0].any[0]?.message ?? nodes[0].all[0]?.message ?? ''}`,
        );
      const scroll = await page.evaluate(() => {
        const { scrollWidth, scrollHeight } = document.documentElement;
        return [scrollWidth - innerWidth, scrollHeight - innerHeight];
      });
      if (scroll.some((by) => by > 0)) fault(`${where}: the page scrolls by ${scroll}`);
      if (size !== 'desktop') {
        // Words of the prompt are pressed well above and below their letters.
        const small = await page.evaluate(() =>
          [...document.querySelectorAll('button, a[href]')]
            .filter((one) => one.checkVisibility())
            .map((one) => ({
              box: one.getBoundingClientRect(),
              name: one.getAttribute('aria-label') ?? one.textContent,
              className: one.className,
            }))
            .filter(({ className }) => !className.includes('_word_'))
            .filter(({ box }) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
            .map(
              ({ box, name, className }) =>
                `${name.slice(0, 24)} ${Math.round(box.width)}x${Math.round(box.height)} ${className.slice(0, 24)}`,
            ),
        );
        if (small.length > 0) fault(`${where}: smaller than 44 px: ${[...new Set(small)].join('; ')}`);
      }
      await context.close();
    }
process.stdout.write(`${faults} faults\n`);
await browser.close();
process.exit(faults > 0 ? 1 : 0);
