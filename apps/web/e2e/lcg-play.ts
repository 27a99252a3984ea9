/** A person at the table of The Lord of the Rings: The Card Game who wants nothing special. */
import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright-core';
import { eventually } from './patience.ts';
import { changed, read, stateOf, turnOf } from './play.ts';

/** The rule behind the question that is asked. */
export const ruleOf = (at: Page): Promise<string> =>
  at.evaluate(() => document.querySelector('footer [data-act=rule]')?.textContent ?? '');
export const lit = (at: Page, what = ''): Promise<string[]> =>
  at.evaluate(
    (begins) =>
      [...document.querySelectorAll<HTMLElement>(':is([data-version], [role=dialog]) [data-state="legal"][data-look]')]
        .map((one) => one.dataset.look ?? '')
        .filter((look) => look.startsWith(begins)),
    what,
  );
export const band = (at: Page): Promise<number[]> =>
  at.evaluate(() =>
    [...document.querySelectorAll('[data-part=band] b')].map((one) => Number(one.textContent)).filter(Number.isFinite),
  );

const LIT = ':is([data-version], [role=dialog]) [data-state="legal"]';
export type Press = (target: Locator) => Promise<void>;
const click: Press = (target) => target.click({ timeout: 5000 });

async function targetOf(at: Page, thing: string | null, act: string): Promise<Locator> {
  const menu = at.locator('[role=menu] [role=menuitem]');
  if ((await menu.count()) > 0) return menu.first();
  if (thing) return at.locator(`${LIT}[data-look="${thing}"]`).first();
  if ((await at.locator('[data-acts] button').count()) > 0)
    return at.locator(act === 'last' ? '[data-acts] button' : `[data-acts] [data-act="${act}"]`).last();
  const opened = at.locator('[role=dialog] [data-state="legal"]');
  if ((await opened.count()) > 0) return opened.first();
  return at.locator('[data-version] [data-state="legal"], [data-choices] button').first();
}

/** One press: on a lit thing, else on a button of the prompt; the page has answered when it is over. */
export async function pressOne(at: Page, thing: string | null, act = 'last', press = click): Promise<void> {
  await read(at);
  const state = await stateOf(at);
  const target = await targetOf(at, thing, act);
  // A press that was not heard is made again, as everywhere: it may have been taken for the second of a double one.
  await eventually(async () => {
    const fault = await press(target).catch((one: Error) => one);
    if (await changed(at, state, false)) return;
    // The table may have passed for the seat, or another have decided, before the press came: whoever plays on looks again.
    const gone = (await turnOf(at)).turn !== 'yours' || (await target.count()) === 0;
    assert.ok(gone, `${thing ?? act}: ${state} ${fault?.message ?? ''}`);
  });
}

/** A person who wants nothing special: plays what can be paid, quests past the threat, defends, strikes back. */
export async function calmly(at: Page, press = click): Promise<void> {
  await read(at);
  const rule = await ruleOf(at);
  const [things, held] = [await lit(at, 'card'), await lit(at, 'title')];
  const [threat = 0, willpower = 0] = await band(at);
  const on = (thing: string | null, act?: string): Promise<void> => pressOne(at, thing, act, press);
  if (rule === 'LC-F2.2') return on(held[0] ?? null, 'pass');
  if (rule.startsWith('LC-W') || rule === 'LC-17.23' || rule === 'LC-18.1') return on(null);
  if (rule === 'LC-8.1') return on(willpower > threat + 1 ? null : (things[0] ?? null));
  if (rule === 'LC-10.1') return on(null);
  return on(things[0] ?? held[0] ?? null);
}

export const roundOf = async (at: Page): Promise<number> =>
  Number(/\d+/.exec((await at.locator('header b, header + * b').first().textContent()) ?? '')?.[0] ?? 0);
