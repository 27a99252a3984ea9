// Pictures of the workshop's stories: `node scripts/war-table/shots.mjs <folder> [name...]`; the page must be served on :5199.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { findChromium } from '../chromium.mjs';

const SIZES = { desktop: [1366, 768], tablet: [820, 1180], phone: [360, 780] };
/** name: [size, query, what to do before the picture] */
const SHOTS = {
  'map-desktop': ['desktop', 'story=map'],
  'map-candle': ['desktop', 'story=map&lang=uk&theme=candle'],
  'map-crowded': ['desktop', 'story=map&crowded=1'],
  'map-realm': ['desktop', 'story=map&k=1.6&x=540&y=520'],
  'map-region': ['desktop', 'story=map&k=2.6&x=480&y=540&lang=uk'],
  'map-phone': ['phone', 'story=map&k=1.5&x=520&y=520&mini=1&lang=uk'],
  'table-start': ['desktop', 'story=table&seed=a&until=march'],
  'table-die': [
    'desktop',
    'story=table&seed=a&until=march',
    (page) => page.locator('[class*=_dice] button').first().click(),
  ],
  'table-look': [
    'desktop',
    'story=table&seed=a&n=60&until=march',
    (page) => page.locator('[data-region="57"]').click(),
  ],
  'table-move': ['desktop', 'story=table&seed=b&n=30&until=to'],
  'table-card': [
    'desktop',
    'story=table&seed=a&until=march',
    (page) => page.locator('[data-travel^=card]').first().click(),
  ],
  'table-candle': ['desktop', 'story=table&seed=a&n=60&until=to&lang=uk&theme=candle'],
  'table-tablet': [
    'tablet',
    'story=table&seed=a&n=60&until=march',
    (page) => page.locator('[data-region="57"]').click(),
  ],
  'table-phone': ['phone', 'story=table&seed=a&n=60&until=to&lang=uk'],
  'table-phone-start': ['phone', 'story=table&seed=a&until=march&lang=uk'],
  'table-phone-region': [
    'phone',
    'story=table&seed=a&until=march',
    (page) => page.locator('[data-region="57"]').click({ force: true }),
  ],
  'table-shadow': ['desktop', 'story=table&seed=a&n=40&seat=1&until=march'],
  'battle-cards': ['desktop', 'story=table&seed=a&until=combat-card'],
  'battle-losses': ['desktop', 'story=table&seed=a&n=300&until=take-loss'],
  'battle-retreat': ['desktop', 'story=table&seed=a&n=300&until=stand-or-retreat'],
  'battle-siege': ['desktop', 'story=table&seed=d&n=600&until=take-loss&lang=uk&theme=candle'],
  'battle-tablet': ['tablet', 'story=table&seed=a&n=300&until=stand-or-retreat'],
  'battle-phone': ['phone', 'story=table&seed=a&n=300&until=stand-or-retreat&lang=uk'],
  'battle-losses-phone': ['phone', 'story=table&seed=a&n=300&until=take-loss&lang=uk'],
  'battle-aside': [
    'desktop',
    'story=table&seed=a&n=300&until=stand-or-retreat',
    (page) => page.getByRole('button', { name: 'Put aside' }).click(),
  ],
  'hunt-casualty': ['desktop', 'story=table&seed=d&until=casualty'],
  'hunt-card': ['desktop', 'story=table&seed=a&n=200&until=hunt-replaces&lang=uk&theme=candle'],
  'hunt-phone': ['phone', 'story=table&seed=d&until=casualty'],
  'pick-leave': ['desktop', 'story=table&seed=a&n=60&until=leave-behind'],
  'pick-phone': ['phone', 'story=table&seed=a&n=60&until=leave-behind&lang=uk'],
  'pick-companions': ['desktop', 'story=table&seed=a&until=separate'],
  'pick-allocate': ['desktop', 'story=table&seed=a&n=37&seat=1&until=allocate'],
  'pick-nazgul': ['desktop', 'story=table&seed=a&n=82&seat=1&until=nazgul-goes'],
  'pick-recruit': ['desktop', 'story=table&seed=a&n=200&until=recruit&lang=uk'],
  'pick-way': ['desktop', 'story=table&seed=a&n=200&until=declare-way'],
};

const [folder = 'shots', ...names] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--headless', '--disable-gpu'],
});
for (const [name, [size, query, act]] of Object.entries(SHOTS)) {
  if (names.length > 0 && !names.some((wanted) => name.startsWith(wanted))) continue;
  const [width, height] = SIZES[size];
  const page = await browser.newPage({ viewport: { width, height }, hasTouch: size === 'phone' });
  page.on(
    'console',
    (line) => ['error', 'warning'].includes(line.type()) && process.stderr.write(`${name}: ${line.text()}\n`),
  );
  page.on('pageerror', (error) => process.stderr.write(`${name}: ${error}\n`));
  await page.goto(`http://localhost:5199/?${query}`, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  if (act) await act(page);
  await page.waitForTimeout(900);
  await page.screenshot({ path: join(folder, `${name}.png`) });
  await page.close();
}
await browser.close();
