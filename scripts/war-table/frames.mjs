// Frame times while the map is dragged with an army in every region: `node scripts/war-table/frames.mjs`, page on :5199.
// The last figure is what the page itself computes for a frame, which other programs on the machine do not change.
import { chromium } from 'playwright-core';
import { findChromium } from '../chromium.mjs';

const at = process.argv[2] ?? 'http://localhost:5199/';
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--headless', '--disable-gpu'],
});
const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });

async function measure(name, query, act) {
  await page.goto(`${at}?story=map&crowded=1&${query}`, { waitUntil: 'networkidle' });
  await page.waitForTimeout(1200);
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
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const commits = traceEvents.filter(({ name }) => name === 'ProxyMain::BeginMainFrame::commit').length;
  const own = traceEvents.filter(({ name, tdur }) => name === 'ProxyMain::BeginMainFrame' && tdur);
  const spent = own.reduce((sum, { tdur }) => sum + tdur, 0) / 1000 / Math.max(1, commits);
  const frames = await page.evaluate(() => {
    cancelAnimationFrame(window.ticking);
    return window.frames_.slice(2);
  });
  frames.sort((a, b) => a - b);
  const part = (share) => (frames[Math.min(frames.length - 1, Math.floor(frames.length * share))] ?? 0).toFixed(1);
  const slow = frames.filter((ms) => ms > 20).length;
  process.stdout.write(
    `${name.padEnd(22)} ${String(frames.length).padStart(4)} frames in ${took} ms, median ${part(0.5)} ms, ` +
      `95% ${part(0.95)} ms, longest ${part(1)} ms, ${slow} over 20 ms; computed ${spent.toFixed(1)} ms a frame\n`,
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
