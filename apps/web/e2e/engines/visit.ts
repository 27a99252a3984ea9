/** A visitor in Firefox or WebKit, before whom nothing that happens is held. */
import type { Page } from 'playwright-core';
import type { Engines } from '../../../../scripts/engines.mjs';
import type { Driver, EngineName } from './driver.ts';
import { openFirefox } from './marionette.ts';
import { type EnginePage, pageOf } from './page.ts';
import { openWebKit } from './webkit.ts';

export interface Visitor {
  readonly name: EngineName;
  readonly page: EnginePage;
  /** The same page for those who play at pages of Chromium: it has all they press and look at. */
  readonly played: Page;
  close(): Promise<void>;
}

const DESKTOP = { width: 1366, height: 768 };

const open: { readonly [name in EngineName]: (engines: Engines) => Promise<Driver> | undefined } = {
  firefox: ({ firefox }) => (firefox === undefined ? undefined : openFirefox(firefox)),
  webkit: ({ webkit }) => (webkit === undefined ? undefined : openWebKit(webkit, DESKTOP)),
};

export async function visit(name: EngineName, engines: Engines): Promise<Visitor> {
  const driver = await open[name](engines);
  if (!driver) throw new Error(`${name} is not on this system`);
  try {
    const page = pageOf(driver);
    await driver.ask('timeouts', { script: 15_000, pageLoad: 15_000 });
    await sized(driver, page);
    return { name, page, played: page as unknown as Page, close: driver.close };
  } catch (fault) {
    await driver.close();
    throw fault;
  }
}

/** The window so large that the page has the size of a desktop. */
async function sized(driver: Driver, page: EnginePage): Promise<void> {
  const frame = await page.evaluate(() => [outerWidth - innerWidth, outerHeight - innerHeight]);
  await driver.ask('window/rect', {
    x: 0,
    y: 0,
    width: DESKTOP.width + frame[0],
    height: DESKTOP.height + frame[1],
  });
}

/** As somebody who wants nothing that happens held; before the program starts. */
export const atOnce = (page: EnginePage): Promise<void> =>
  page.evaluate(() => {
    const newValue = '{"pace":"at-once"}';
    localStorage.setItem('pony.settings', newValue);
    dispatchEvent(new StorageEvent('storage', { key: 'pony.settings', newValue }));
  });
