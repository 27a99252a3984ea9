import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { decideOnce } from './play.ts';
import { sitDown } from './sit.ts';
import { openSite } from './site.ts';

const site = openSite();

/** From now on the page notes how long everything travels, in milliseconds. */
const noteTravels = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { travels: seen });
    const look = (): void => {
      for (const one of document.getAnimations()) {
        const effect = one.effect as KeyframeEffect | null;
        const travels = effect?.getKeyframes().some((frame) => 'translate' in frame);
        if (!travels || !effect?.target?.hasAttribute('data-travelling')) continue;
        seen.push(Math.round(Number(effect.getTiming().duration)));
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

const travels = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as unknown as { travels: number[] }).travels);

test('cards travel: the styles of the built client are minified, and a near way still takes 260 ms, a far one 380', async () => {
  const { context, page, complaints } = await sitDown(site, 'seed=travel', {
    context: { reducedMotion: 'no-preference' },
  });
  await noteTravels(page);
  for (let i = 0; i < 4; i++) await decideOnce(page, 'mouse', i);
  const times = new Set(await travels(page));
  assert.ok(times.size > 0, 'something travelled');
  assert.deepEqual(
    [...times].filter((ms) => ms !== 260 && ms !== 380),
    [],
  );
  assert.ok(times.has(260), `${[...times]}`);
  assert.deepEqual(complaints, []);
  await context.close();
});
