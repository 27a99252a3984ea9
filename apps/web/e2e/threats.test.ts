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
import { goWithin, type LangName, type SizeName, turnTo, walkTo } from './browser.ts';
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

/** The ribbon is seen, inside the window, and lies on no control of the prompt. */
async function hangs(page: Page, id: string, words: RegExp): Promise<void> {
  const ribbon = page.locator(`[data-threat=${id}]`);
  await ribbon.filter({ hasText: words }).waitFor();
  await page.getByRole('status').filter({ hasText: words }).first().waitFor({ state: 'attached' });
  const box = await ribbon.boundingBox();
  const prompt = await page.locator('footer[data-mood]').boundingBox();
  const view = page.viewportSize();
  assert.ok(box && prompt && view);
  assert.ok(box.x >= 0 && box.x + box.width <= view.width + 1, `${id} lies at ${box.x} and is ${box.width} wide`);
  assert.ok(box.y > 20 && box.y + box.height <= prompt.y + 1, `${id} hangs down to ${box.y + box.height}`);
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
        await hangs(page, id, words);
        if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${row.id}-${size}-${lang}.png` });
        assert.deepEqual(await strangeWords(page, lang), [], `${row.id} ${lang}`);
      }
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
