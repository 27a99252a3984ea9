// Frame times while the map is dragged with an army in every region: `node scripts/war-table/frames.mjs`.
// Builds the workshop and serves it; an address of a workshop that is already served may be given instead.
// The last figure is what the page itself computes for a frame, which other programs on the machine do not change.
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import { findChromium } from '../chromium.mjs';
import { staticServer } from '../serve.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

async function served() {
  await build({ configFile: here('./vite.config.mjs'), logLevel: 'error' });
  const server = staticServer(here('../../node_modules/.cache/war-table-built'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { at: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() };
}

const { at, close } = process.argv[2] ? { at: process.argv[2], close: () => {} } : await served();
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--headless', '--disable-gpu'],
});
const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
/** A frame at 60 a second takes 16.7 ms. */
const IN_TIME = 17;

async function measure(name, query, act) {
  await page.goto(`${at}?story=map&crowded=1&${query}`, { waitUntil: 'networkidle' });
  await page.locator('[data-k]').waitFor({ state: 'attached' });
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(1000);
  await page.evaluate(() => {
    window.frames_ = [];
    let last = performance.now();
    const tick = (now) => {
      window.frames_.push(now - last);
      last = now;
      window.ticking = requestAnimationFrame(tick);
    };
    window.ticking = requestAnimationFrame(tick);
  });
  await browser.startTracing(page, { categories: ['cc', 'devtools.timeline'] });
  const began = Date.now();
  await act();
  const took = Date.now() - began;
  const frames = await page.evaluate(() => {
    cancelAnimationFrame(window.ticking);
    return window.frames_.slice(2);
  });
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const commits = traceEvents.filter(({ name }) => name === 'ProxyMain::BeginMainFrame::commit').length;
  const own = traceEvents.filter(({ name, tdur }) => name === 'ProxyMain::BeginMainFrame' && tdur);
  const spent = own.reduce((sum, { tdur }) => sum + tdur, 0) / 1000 / Math.max(1, commits);
  frames.sort((a, b) => a - b);
  const part = (share) => (frames[Math.min(frames.length - 1, Math.floor(frames.length * share))] ?? 0).toFixed(1);
  const inTime = frames.filter((ms) => ms < IN_TIME).length / Math.max(1, frames.length);
  process.stdout.write(
    `${name.padEnd(20)} ${String(frames.length).padStart(4)} frames in ${took} ms: median ${part(0.5)} ms, p95 ${part(0.95)} ms, ` +
      `longest ${part(1)} ms, ${(inTime * 100).toFixed(0)} % under ${IN_TIME} ms${commits < 10 ? '' : `; computed ${spent.toFixed(1)} ms a frame`}\n`,
  );
}

async function drag() {
  await page.mouse.move(700, 400);
  await page.mouse.down();
  for (let i = 0; i <= 120; i++) {
    await page.mouse.move(700 + Math.sin(i / 12) * 320, 400 + Math.cos(i / 9) * 220 - 220);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
  }
  await page.mouse.up();
}

async function wheel() {
  await page.mouse.move(700, 400);
  for (let i = 0; i < 60; i++) {
    await page.mouse.wheel(0, i < 30 ? -40 : 40);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
  }
}

await measure('idle', 'k=1.6&x=540&y=450', () => page.waitForTimeout(1500));
await measure('drag, realm (1.6)', 'k=1.6&x=540&y=450', drag);
await measure('drag, region (2.6)', 'k=2.6&x=540&y=450', drag);
await measure('drag, near (3.4)', 'k=3.4&x=540&y=450', drag);
await measure('wheel 0.9 to 3', '', wheel);
await browser.close();
close();
