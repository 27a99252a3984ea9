/** The same short walk in Firefox and in WebKit, the engine of Safari; all other browser tests run in Chromium. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findEngines } from '../../../scripts/engines.mjs';
import { serveDist } from './browser.ts';
import type { EngineName } from './engines/driver.ts';
import { atOnce, visit } from './engines/visit.ts';
import { decideOnce, myTurn, QUICK, turnOf } from './play.ts';

const engines = findEngines();
const NAMES: Readonly<Record<EngineName, string>> = { firefox: 'Firefox', webkit: 'WebKit' };
const here = (['firefox', 'webkit'] as const).filter((name) => engines[name] !== undefined);

/** So long a table has lain when nothing else wants it. */
const LAIN = 2_000;

for (const name of here)
  test(`${NAMES[name]}: home, a table laid and played at, left and found again, and all of it without a server`, async (t) => {
    const site = await serveDist();
    let served = true;
    const close = async (): Promise<void> => {
      if (served) await site.close();
      served = false;
    };
    t.after(close);
    const { page, played, ...visitor } = await visit(name, engines);
    t.after(visitor.close);

    await page.goto(`${site.address}/`);
    await page.locator('main h2').waitFor();
    const hidden = await page.evaluate(() => {
      const games = [...document.querySelectorAll('main article')];
      return games.flatMap((one) => {
        const [picture, name] = ['svg', 'h2'].map((part) => one.querySelector(part)?.getBoundingClientRect());
        return picture && name && picture.bottom <= name.top ? [] : [one.ariaLabel];
      });
    });
    assert.deepEqual(hidden, [], 'no picture lies on the name of a game');
    await atOnce(page);

    await page.goto(`${site.address}/table/new?game=duel&seed=three engines&${QUICK}`);
    await myTurn(played);
    const laid = await page.evaluate(() => performance.now());
    for (let n = 0; n < 3; n++) await decideOnce(played, 'mouse', n);
    await page.waitForFunction((since) => performance.now() > since, laid + LAIN);
    const before = await turnOf(played);
    assert.ok(before.version > 2, `still there: ${JSON.stringify(before)}`);
    const address = await page.url();

    await page.reload();
    await myTurn(played);
    assert.deepEqual(await turnOf(played), before);
    assert.deepEqual(await page.complaints(), []);

    await page.goto(`${site.address}/icon.svg`);
    await page.goto(address);
    await myTurn(played);
    assert.deepEqual(await turnOf(played), before, 'a page that was left keeps no table to itself');

    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await close();
    await page.reload();
    await myTurn(played);
    assert.deepEqual(await turnOf(played), before);
    await decideOnce(played, 'mouse');
    assert.deepEqual(await page.complaints(), []);
  });
