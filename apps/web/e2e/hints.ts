/** The hints of a lesson. */
import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright-core';
import { eventually } from './patience.ts';

export const hint = (page: Page, id?: string): Locator =>
  page.locator(id ? `[data-hint-step="${id}"]` : '[data-hint-step]');

/** Presses no longer than this at a button that may go away by itself. */
const HURRY = 400;

/** Waits until a step is shown, hurrying the table on to it; it may come by itself meanwhile. */
export async function until(page: Page, id: string, words = 'Skip ahead'): Promise<void> {
  const hurry = page.getByRole('button', { name: words });
  await hint(page, id).or(hurry).first().waitFor();
  if (await hurry.count()) await hurry.click({ timeout: HURRY }).catch(() => undefined);
  await hint(page, id).waitFor();
}

/** Waits until a hint has found a place where all of it is seen. */
export const inSight = (page: Page, id: string): Promise<void> =>
  eventually(async () => {
    const box = await hint(page, id).boundingBox();
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    assert.ok(box && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height, id);
  });
