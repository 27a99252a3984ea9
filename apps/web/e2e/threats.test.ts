/** Threats are said on ribbons before they strike, at every table, and can be turned off. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BaseView } from '@pony/engine';
import { type Threat, threatsTo } from '@pony/ui/threat';
import type { Page } from 'playwright-core';
import { threats as ofCardGame } from '../../../games/card-game/ui/threats.ts';
import { threats as ofDuel } from '../../../games/duel/ui/threats.ts';
import { threats as ofLcg } from '../../../games/lcg/ui/threats.ts';
import { threats as ofKings } from '../../../games/war/kings/ui/threats.ts';
import { threats as ofWar } from '../../../games/war/ui/threats.ts';
import { overflow, seriousFindings, smallControls, strangeWords } from './audit.ts';
import { goWithin, type LangName, SIZES, type SizeName, turnTo, walkTo } from './browser.ts';
import { goldenWhen } from './golden.ts';
import { read } from './play.ts';
import { sitAt } from './sit.ts';
import { openSite } from './site.ts';
import { keptOf } from './tables.ts';

const site = openSite();

interface Case {
  readonly folder: string;
  readonly name: string;
  readonly mine: number;
  readonly threats: (view: never) => readonly Threat[];
  readonly id: string;
  readonly en: RegExp;
  readonly uk: RegExp;
}

const CASES: readonly Case[] = [
  {
    folder: 'duel',
    name: 'races',
    mine: 1,
    threats: ofDuel,
    id: 'races',
    en: /needs 1 more people/,
    uk: /бракує ще 1 народу/,
  },
  {
    folder: 'duel',
    name: 'quest-of-sauron',
    mine: 0,
    threats: ofDuel,
    id: 'nazgul',
    en: /from Frodo and Sam/,
    uk: /від Фродо і Сема/,
  },
  {
    folder: 'war',
    name: 'ring',
    mine: 1,
    threats: ofWar,
    id: 'doom',
    en: /from the Crack of Doom/,
    uk: /від Розколини Недолі/,
  },
  {
    folder: 'war',
    name: 'conquest-of-the-shadow',
    mine: 0,
    threats: ofWar,
    id: 'points',
    en: /short of 10/,
    uk: /до 10 бракує/,
  },
  {
    folder: 'war/kings',
    name: 'kings-of-four',
    mine: 0,
    threats: ofKings,
    id: 'sovereign',
    en: /may corrupt him/,
    uk: /може його споганити/,
  },
  {
    folder: 'card-game',
    name: 'trilogy-lead',
    mine: 1,
    threats: ofCardGame,
    id: 'lead',
    en: /ahead by \d of 10/,
    uk: /перевага \d з 10/,
  },
  {
    folder: 'lcg',
    name: 'escape-lost',
    mine: 0,
    threats: ofLcg,
    id: 'dial',
    en: /threat.* of 50/i,
    uk: /загроза.* з 50/i,
  },
];

/** What can be pressed or read under a ribbon, and what can be pressed under a plate, point by point: nothing may. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const STEP = 8;
    const PRESSED = 'button, a, input, [data-thing], [data-look]';
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { pointer-events: auto !important }');
    document.adoptedStyleSheets.push(sheet);
    const found = new Set<string>();
    for (const one of document.querySelectorAll('[data-threat], [data-plate]')) {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const isRead = (it: Element): boolean =>
        it instanceof SVGElement || [...it.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
      const under = (it: Element): boolean =>
        !one.contains(it) &&
        !it.contains(one) &&
        (it.closest(PRESSED) !== null || (one.matches('[data-threat]') && isRead(it)));
      for (let x = left + 1; x < right; x += STEP)
        for (let y = top + 1; y < bottom; y += STEP)
          for (const it of document.elementsFromPoint(x, y))
            if (under(it)) found.add(`${one.textContent} on ${it.tagName} ${it.textContent?.slice(0, 30)}`);
    }
    document.adoptedStyleSheets.pop();
    return [...found];
  });

/** The ribbon is seen whole, inside the window, over the prompt, and has its place to itself. */
async function hangs(page: Page, id: string, words: RegExp, where: string): Promise<void> {
  const ribbon = page.locator(`[data-threat=${id}]`);
  await ribbon.filter({ hasText: words }).waitFor();
  await page.getByRole('status').filter({ hasText: words }).first().waitFor({ state: 'attached' });
  const box = await ribbon.boundingBox();
  const prompt = await page.locator('footer[data-mood]').boundingBox();
  const view = page.viewportSize();
  assert.ok(box && prompt && view);
  assert.ok(box.x >= 0 && box.x + box.width <= view.width + 1, `${where}: lies at ${box.x} and is ${box.width} wide`);
  assert.ok(box.y > 20 && box.y + box.height <= prompt.y + 1, `${where}: hangs down to ${box.y + box.height}`);
  assert.deepEqual(await covered(page), [], where);
}

/** The same on a tablet held upright, with the largest letters too. */
async function hangsOnTablet(page: Page, id: string, words: RegExp, row: string): Promise<void> {
  const text = (size: number): Promise<void> =>
    page.evaluate((textSize) => {
      const newValue = JSON.stringify({ pace: 'off', asked: ['*'], lang: 'en', theme: 'light', textSize });
      dispatchEvent(new StorageEvent('storage', { key: 'pony.settings', newValue }));
    }, size);
  await page.setViewportSize(SIZES.tablet);
  for (const size of [150, 100]) {
    await text(size);
    await page.waitForFunction(
      (px) => parseFloat(getComputedStyle(document.documentElement).fontSize) === px,
      size * 0.16,
    );
    await hangs(page, id, words, `${row} on a tablet, text at ${size} %`);
    assert.deepEqual(await overflow(page, false), [], `${row} on a tablet, text at ${size} %`);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${row}-tablet-${size}.png` });
  }
  await page.setViewportSize(SIZES.desktop);
}

for (const size of ['desktop', 'phone'] as const satisfies readonly SizeName[])
  test(`every game says what threatens, at ${size} in both languages`, async () => {
    let seated: Awaited<ReturnType<typeof sitAt>> | undefined;
    for (const { folder, name, mine, threats, id, en, uk } of CASES) {
      const fits = (view: BaseView): boolean => threatsTo(threats(view as never), [mine], mine)[0]?.id === id;
      const row = keptOf(await goldenWhen({ folder, name, mine: [mine], fits }), `${folder.replace('/', '-')}-${id}`);
      if (!seated) seated = await sitAt(site, row, { size });
      else await goWithin(seated.page, `/table/${row.id}`, { tables: [row] });
      const { page } = seated;
      for (const [lang, words] of [
        ['uk', uk],
        ['en', en],
      ] as const satisfies readonly (readonly [LangName, RegExp])[]) {
        await turnTo(page, 'light', lang);
        await hangs(page, id, words, `${row.id} ${lang}`);
        if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${row.id}-${size}-${lang}.png` });
        assert.deepEqual(await strangeWords(page, lang), [], `${row.id} ${lang}`);
      }
      if (size === 'desktop') await hangsOnTablet(page, id, en, row.id);
      assert.deepEqual(await seriousFindings(page), [], row.id);
      assert.deepEqual(await overflow(page, false), [], row.id);
      assert.deepEqual(await smallControls(page), [], row.id);
    }
    assert.deepEqual(seated?.complaints, []);
    await seated?.context.close();
  });

test('warnings are turned off at the table and on again in the settings', async () => {
  const fits = (view: BaseView): boolean => ofDuel(view as never).some(({ id }) => id === 'races');
  const row = keptOf(await goldenWhen({ folder: 'duel', name: 'races', mine: [1], fits }), 'races');
  const { page, context, complaints } = await sitAt(site, row);
  const ribbon = page.locator('[data-threat=races]');
  await ribbon.waitFor();
  await read(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'No warnings of threats' }).click();
  await ribbon.waitFor({ state: 'detached' });
  await walkTo(page, '/settings');
  await page.getByRole('radio', { name: 'When one side is near victory' }).check({ force: true });
  await walkTo(page, '/table/races');
  await ribbon.waitFor();
  assert.deepEqual(complaints, []);
  await context.close();
});
