/** The screens of War of the Ring, for audits and pictures. */
import type { Page } from 'playwright-core';
import { SIZES, type SizeName } from './browser.ts';
import { QUICK } from './play.ts';
import { openFile, shownMove } from './study-screens.ts';
import { keptOf } from './tables.ts';
import { actionLike, course, goldenWar, momentLike, readerAt, type Span, said, verbAt } from './war.ts';

const GAMES = ['ring', 'conquest-of-the-shadow', 'corruption', 'conquest-over-hobbits', 'conquest-of-the-free-peoples'];
const NONE: readonly SizeName[] = [];

/** The screen of who decides at a moment of a golden game. */
const at = (name: string, moment: () => Span) => ({
  name,
  path: `/table/${name}?${QUICK}`,
  kept: () => ({ tables: [keptOf(readerAt(moment()), name)] }),
});
/** The map or a stage is there. */
const laidOut = (page: Page): Promise<void> => page.locator('[data-region], section[data-size]').first().waitFor();

/** The choice of an action, after the game has got going. */
const action = (): Span => momentLike(GAMES, 'march');
const attack = (): Span => momentLike(GAMES, 'target', ({ from }) => from > 60);
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
  const target = page.locator(`[data-region="${option[1]}"][data-state=legal]`);
  const act = page.locator(`[data-act="${option.join(' ')}"]`);
  await target.or(act).first().waitFor();
  if (await target.count()) {
    await target.focus();
    await target.press('Enter');
  }
  await act.waitFor();
}

/** Opens one of the phone's sheets by its tab; on a larger table the thing itself is pressed. */
async function openSheet(page: Page, tab: number, thing: string): Promise<void> {
  const small = page.viewportSize()?.width === SIZES.phone.width;
  await (small ? page.getByRole('tab').nth(tab) : page.locator(thing).last()).click();
  if (small) await page.getByRole('dialog').waitFor();
}

export const WAR_SCREENS = [
  { ...at('war-start', () => ({ name: 'ring', from: 0, to: 1 })), scrolls: false, audit: NONE, prepare: laidOut },
  { ...at('war-action', action), scrolls: false, prepare: laidOut },
  {
    ...at('war-die', action),
    scrolls: false,
    audit: ['phone'] as const,
    prepare: (page: Page) => chooseDie(page, action()),
  },
  {
    ...at('war-move', () => momentLike(GAMES, 'to', ({ name, from }) => verbAt(name, from) === 'army')),
    scrolls: false,
    audit: NONE,
    prepare: laidOut,
  },
  {
    ...at('war-odds', attack),
    scrolls: false,
    audit: ['desktop', 'phone'] as const,
    prepare: (page: Page) => weighAttack(page, attack()),
  },
  { ...at('war-battle', () => momentLike(GAMES, 'lose')), scrolls: false, prepare: laidOut },
  {
    ...at('war-siege', () => within(assault(), ['reroll', 'no', 'card'])),
    scrolls: false,
    audit: ['desktop'] as const,
    prepare: laidOut,
  },
  { ...at('war-hunt', () => momentLike(GAMES, 'casualty-guide')), scrolls: false, prepare: laidOut },
  { ...at('war-mordor', inMordor), scrolls: false, audit: NONE, prepare: laidOut },
  {
    ...at('war-nations', action),
    scrolls: false,
    audit: ['phone'] as const,
    prepare: (page: Page) => openSheet(page, 2, 'section:has([data-thing^="nation "]) > button'),
  },
  {
    ...at('war-hand', action),
    scrolls: false,
    audit: ['phone'] as const,
    prepare: (page: Page) => openSheet(page, 1, '[data-thing^="card "]'),
  },
  {
    ...at('war-end', () => ({ name: 'ring', from: course('ring').taken.length, to: 0 })),
    scrolls: false,
    audit: ['desktop', 'phone'] as const,
    prepare: laidOut,
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
