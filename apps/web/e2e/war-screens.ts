/** The screens of War of the Ring, for audits and pictures. */
import type { Page } from 'playwright-core';
import type { SizeName } from './browser.ts';
import { QUICK } from './play.ts';
import { openFile, shownMove } from './study-screens.ts';
import { keptOf, lay } from './tables.ts';
import { actionLike, course, goldenWar, momentLike, readerAt, type Span, said, verbAt } from './war.ts';

const GAMES = ['ring', 'conquest-of-the-shadow', 'corruption', 'conquest-over-hobbits', 'conquest-of-the-free-peoples'];
const EMPTY = '/nowhere';
const NONE: readonly SizeName[] = [];

/** Sits down at a moment of a golden game. */
async function at(page: Page, span: Span): Promise<void> {
  await lay(page, keptOf(readerAt(span), 'war'));
  await page.goto(new URL(`/table/war?${QUICK}`, page.url()).href);
  await page.locator('[data-version]').waitFor();
  await page.locator('[data-region], section[data-size]').first().waitFor();
}

/** The choice of an action, after the game has got going. */
const action = (verb = 'march'): Span => momentLike(GAMES, verb);
const assault = (): Span =>
  actionLike(GAMES, ({ says, verbs }) => says.has('captures') && !says.has('advances') && verbs.has('attack'));
/** The same decision of a span, by its verb. */
const within = ({ name, from, to }: Span, verbs: readonly string[]): Span => {
  const found = course(name).taken.findIndex(({ option }, i) => i >= from && i < to && verbs.includes(option[0]));
  return { name, from: found < 0 ? to - 1 : found, to: found + 1 };
};
const inMordor = (): Span => {
  const { name, from } = momentLike(['ring'], 'travel', ({ from: n }) => said('ring', n + 1).includes('climbs'));
  const last = course(name).taken.findLastIndex((_, i) => said(name, i + 1).includes('climbs'));
  return { name, from: Math.max(from, last), to: last + 1 };
};

/** Presses a lit die, so that its actions are seen. */
async function chooseDie(page: Page, span: Span): Promise<void> {
  const { option } = course(span.name).taken[span.from];
  await page.locator(`[data-thing="die ${option[1]}"][data-state=legal]`).first().click();
  await page.locator('[data-act^="march"]').first().waitFor();
}

/** Presses the region that is attacked, so that the chances are seen before the attack. */
async function weighAttack(page: Page, span: Span): Promise<void> {
  const { option } = course(span.name).taken[span.from];
  const target = page.locator(`[data-region="${option[1]}"]`);
  if ((await target.getAttribute('data-state')) === 'legal') {
    await target.focus();
    await target.press('Enter');
  }
  await page.locator(`[data-act="${option.join(' ')}"]`).waitFor();
}

/** Opens one of the phone's sheets by its tab; on a larger table the thing itself is pressed. */
async function openSheet(page: Page, tab: number, thing: string): Promise<void> {
  const tabs = page.getByRole('tab');
  const small = (await tabs.count()) > 0;
  await (small ? tabs.nth(tab) : page.locator(thing).last()).click();
  if (small) await page.getByRole('dialog').waitFor();
}

export const WAR_SCREENS = [
  {
    name: 'war-start',
    path: EMPTY,
    scrolls: false,
    audit: NONE,
    prepare: (page: Page) => at(page, { name: 'ring', from: 0, to: 1 }),
  },
  { name: 'war-action', path: EMPTY, scrolls: false, prepare: (page: Page) => at(page, action()) },
  {
    name: 'war-die',
    path: EMPTY,
    scrolls: false,
    audit: ['phone'] as const,
    prepare: async (page: Page) => {
      await at(page, action());
      await chooseDie(page, action());
    },
  },
  {
    name: 'war-move',
    path: EMPTY,
    scrolls: false,
    audit: NONE,
    prepare: (page: Page) =>
      at(
        page,
        momentLike(GAMES, 'to', ({ name, from }) => verbAt(name, from) === 'army'),
      ),
  },
  {
    name: 'war-odds',
    path: EMPTY,
    scrolls: false,
    audit: ['desktop', 'phone'] as const,
    prepare: async (page: Page) => {
      const span = momentLike(GAMES, 'target', ({ from }) => from > 60);
      await at(page, span);
      await weighAttack(page, span);
    },
  },
  {
    name: 'war-battle',
    path: EMPTY,
    scrolls: false,
    prepare: (page: Page) => at(page, momentLike(GAMES, 'lose')),
  },
  {
    name: 'war-siege',
    path: EMPTY,
    scrolls: false,
    audit: ['desktop'] as const,
    prepare: (page: Page) => at(page, within(assault(), ['reroll', 'no', 'card'])),
  },
  {
    name: 'war-hunt',
    path: EMPTY,
    scrolls: false,
    prepare: (page: Page) => at(page, momentLike(GAMES, 'casualty-guide')),
  },
  { name: 'war-mordor', path: EMPTY, scrolls: false, audit: NONE, prepare: (page: Page) => at(page, inMordor()) },
  {
    name: 'war-nations',
    path: EMPTY,
    scrolls: false,
    audit: ['phone'] as const,
    prepare: async (page: Page) => {
      await at(page, action());
      await openSheet(page, 2, 'section:has([data-thing^="nation "]) > button');
    },
  },
  {
    name: 'war-hand',
    path: EMPTY,
    scrolls: false,
    audit: ['phone'] as const,
    prepare: async (page: Page) => {
      await at(page, action());
      await openSheet(page, 1, '[data-thing^="card "]');
    },
  },
  {
    name: 'war-end',
    path: EMPTY,
    scrolls: false,
    audit: ['desktop', 'phone'] as const,
    prepare: (page: Page) => at(page, { name: 'ring', from: course('ring').taken.length, to: 0 }),
  },
  {
    name: 'war-charts',
    path: '/history',
    scrolls: false,
    audit: NONE,
    prepare: async (page: Page) => {
      await openFile(page, goldenWar('ring'));
      await shownMove(page, 0);
      await page.locator('[data-player] input[type=range]').fill('300');
      await shownMove(page, 300);
      await page.locator('header button[aria-pressed]').click();
      await page.locator('figure').waitFor();
    },
  },
];
