// Plays by the pointer only, both sides on one screen: `node scripts/war-table/play.mjs [size] [decisions] [seed]`.
// Every step presses something lit; it ends when nothing lit moves the game on. The page must be served on :5199.
import { chromium } from 'playwright-core';
import { findChromium } from '../chromium.mjs';

const [size = 'desktop', wanted = '150', seed = 'play'] = process.argv.slice(2);
const [width, height] = { desktop: [1366, 768], tablet: [820, 1180], phone: [360, 780] }[size];
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--headless', '--disable-gpu'],
});
const context = await browser.newContext({
  viewport: { width, height },
  hasTouch: size === 'phone',
  isMobile: size === 'phone',
});
const page = await context.newPage();
page.on('pageerror', (error) => process.stdout.write(`error: ${error}\n`));
await page.goto(`http://localhost:5199/?story=table&seat=both&motion=off&seed=${seed}`, { waitUntil: 'networkidle' });

let state = 11;
const below = (n) => {
  state = (Math.imul(state, 1103515245) + 12345) >>> 0;
  return Math.floor((state / 2 ** 32) * n);
};
const LIT = [
  '[data-state="legal"]',
  '[data-lit]',
  '[class*="_choice_"]',
  'footer button:not([aria-disabled])',
  '[role="menuitem"]:not([aria-disabled])',
].join(',');
const BACK = /Take back|Put back|Other die|Повернути|Відкласти|Інший/;
const see = () =>
  page.evaluate(() => ({ n: war.see().decisions, say: war.see().prompt?.say, over: war.see().outcome !== null }));

let stuck = 0;
let now = await see();
const prompts = new Map();
while (now.n < Number(wanted) && !now.over && stuck < 40) {
  const menu = page.locator('[role="menuitem"]:not([aria-disabled])');
  const pool = (await menu.count()) > 0 ? menu : page.locator(LIT);
  const all = await pool.all();
  const good = [];
  for (const one of all) {
    const words =
      (await one.getAttribute('aria-label').catch(() => '')) ?? (await one.textContent().catch(() => '')) ?? '';
    if (!BACK.test(words) || stuck > 12) good.push(one);
  }
  if (good.length === 0) {
    stuck++;
    await page.keyboard.press('Escape');
    continue;
  }
  const pick = good[below(good.length)];
  const mark = await pick.evaluate((one) => one.tagName === 'path').catch(() => false);
  await pick.dispatchEvent('click').catch(() => {});
  if (mark) await page.waitForTimeout(20);
  const next = await see();
  stuck = next.n === now.n ? stuck + 1 : 0;
  prompts.set(now.say, (prompts.get(now.say) ?? 0) + 1);
  now = next;
}
process.stdout.write(`${size}: ${now.n} decisions, ${stuck < 40 ? 'never stuck' : `stuck at ${now.say}`}\n`);
process.stdout.write(`${[...prompts].map(([say, n]) => `${say} ${n}`).join(', ')}\n`);
await browser.close();
process.exit(stuck < 40 ? 0 : 1);
