import { after, before } from 'node:test';
import type { Browser } from 'playwright-core';
import { DIST, openBrowser, serveDist } from './browser.ts';

/** A browser, and the client to visit with it. */
export interface Site {
  readonly browser: Browser;
  readonly address: string;
}

/** Opens the client for all tests of a file, and closes it after them; another folder may be served instead. */
export function openSite(folder: () => string | Promise<string> = () => DIST): Site {
  const site = {} as { -readonly [name in keyof Site]: Site[name] };
  const toClose: (() => Promise<unknown>)[] = [];
  before(async () => {
    const served = await serveDist(await folder());
    toClose.push(served.close);
    site.address = served.address;
    const browser = await openBrowser({ seen: process.env.SHOTS !== undefined });
    toClose.push(() => browser.close());
    site.browser = browser;
  });
  after(async () => {
    for (const close of toClose.reverse()) await close();
  });
  return site;
}
