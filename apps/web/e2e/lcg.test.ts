/** The Lord of the Rings: The Card Game at a screen: a quest by mouse, touch and keys. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BrowserContext, Page } from 'playwright-core';
import { overflow, seriousFindings, smallControls, strangeWords } from './audit.ts';
import { arrive, goWithin, SIZES, turnTo, visitor } from './browser.ts';
import { changed, decideOnce, myTurn, stateOf, turnOf } from './play.ts';
import { openSite } from './site.ts';

const site = openSite();
const SOLO = 'game=lcg&players=1&p1=you&difficulty=easy&deck%40p1=sample-leadership-spirit&gap=0';

let context: BrowserContext;
let page: Page;
let complaints: string[];
/** The one page that all tests but the last move about in. */
async function openedAt(path: string): Promise<void> {
  context = await visitor(site.browser, { context: { viewport: { width: 1440, height: 900 } } });
  ({ page, complaints } = await arrive(context, site.address + path));
}

/** Everything an eye or a reader would stumble over, in both languages and both lights. */
async function audited(what: string, mayScroll = false): Promise<void> {
  for (const [theme, lang] of [
    ['light', 'en'],
    ['candle', 'uk'],
  ] as const) {
    await turnTo(page, theme, lang);
    const found = [
      ...(await seriousFindings(page)),
      ...(await overflow(page, mayScroll)),
      ...(await strangeWords(page, lang)),
    ];
    assert.deepEqual(found, [], `${what}, ${theme}, ${lang}`);
  }
  assert.deepEqual(await smallControls(page), [], what);
  await turnTo(page, 'light', 'en');
}

/** The rule behind the question that is asked. */
const ruleOf = (at: Page): Promise<string> =>
  at.evaluate(() => document.querySelector('footer [data-act=rule]')?.textContent ?? '');
const lit = (at: Page, what = ''): Promise<string[]> =>
  at.evaluate(
    (begins) =>
      [...document.querySelectorAll<HTMLElement>('[data-version] [data-state="legal"][data-look]')]
        .map((one) => one.dataset.look ?? '')
        .filter((look) => look.startsWith(begins)),
    what,
  );
const band = (at: Page): Promise<number[]> =>
  at.evaluate(() =>
    [...document.querySelectorAll('[data-part=band] b')].map((one) => Number(one.textContent)).filter(Number.isFinite),
  );

/** One press: on a lit thing, else on a button of the prompt; the page has answered when it is over. */
async function pressOne(at: Page, thing: string | null, act = 'last'): Promise<void> {
  await at.locator('[data-version]:not([data-fresh])').waitFor();
  const state = await stateOf(at);
  const menu = at.locator('[role=menu] [role=menuitem]');
  if ((await menu.count()) > 0) await menu.first().click();
  else if (thing) await at.locator(`[data-version] [data-state="legal"][data-look="${thing}"]`).first().click();
  else if ((await at.locator('[data-acts] button').count()) > 0) {
    const buttons = at.locator(act === 'last' ? '[data-acts] button' : `[data-acts] [data-act="${act}"]`);
    await buttons.last().click();
  } else await at.locator('[data-version] [data-state="legal"], [data-choices] button').first().click();
  assert.ok(await changed(at, state, false), `${thing ?? act}: ${state}`);
}

/** A person who wants nothing special: plays what can be paid, quests past the threat, defends, strikes back. */
async function calmly(at: Page): Promise<void> {
  const rule = await ruleOf(at);
  const [things, held] = [await lit(at, 'card'), await lit(at, 'title')];
  const [threat = 0, willpower = 0] = await band(at);
  if (rule === 'LC-F2.2') return pressOne(at, held[0] ?? null, 'pass');
  if (rule.startsWith('LC-W') || rule === 'LC-17.23' || rule === 'LC-18.1') return pressOne(at, null);
  if (rule === 'LC-8.1') return pressOne(at, willpower > threat + 1 ? null : (things[0] ?? null));
  if (rule === 'LC-10.1') return pressOne(at, null);
  return pressOne(at, things[0] ?? held[0] ?? null);
}

const roundOf = async (at: Page): Promise<number> =>
  Number(/\d+/.exec((await at.locator('header b, header + * b').first().textContent()) ?? '')?.[0] ?? 0);

test('a solo quest by mouse: a round takes fewer than 25 presses, and the table is sound to look at', async () => {
  await openedAt(`/table/new?${SOLO}&seed=mouse`);
  await myTurn(page);
  const presses: number[] = [];
  for (let n = 0; n < 140; n++) {
    if ((await turnOf(page)).turn === 'over') break;
    const round = await roundOf(page);
    if (round > 3) break;
    presses[round] = (presses[round] ?? 0) + 1;
    const rule = await ruleOf(page);
    if (rule.startsWith('LC-W')) assert.ok((await lit(page)).length > 0, 'a window in which nothing can be done');
    if (rule === 'LC-8.1' && round === 1)
      assert.match(await page.locator('[data-part=band]').innerText(), /threat|progress|success/i);
    await calmly(page);
  }
  const [, ...rounds] = presses;
  assert.ok(rounds.length >= 2, `rounds: ${presses}`);
  const mean = rounds.reduce((sum, one) => sum + one, 0) / rounds.length;
  assert.ok(mean < 25, `presses a round: ${rounds}`);
  await audited('the table');
});

test('one round by touch at 360 by 780, one by keyboard', async () => {
  await page.setViewportSize(SIZES.phone);
  await goWithin(page, `/table/new?${SOLO}&seed=touch`, {});
  await myTurn(page);
  for (let n = 0; n < 60 && (await roundOf(page)) < 2 && (await turnOf(page)).turn !== 'over'; n++) await calmly(page);
  assert.ok((await roundOf(page)) >= 2 || (await turnOf(page)).turn === 'over');
  await audited('the table on a phone');
  await page.setViewportSize({ width: 1440, height: 900 });
  await goWithin(page, `/table/new?${SOLO}&seed=keys`, {});
  await myTurn(page);
  for (let n = 0; n < 14; n++) {
    if ((await turnOf(page)).turn === 'over') break;
    await decideOnce(page, 'keys', n);
  }
  assert.deepEqual(complaints, []);
  await context.close();
});
