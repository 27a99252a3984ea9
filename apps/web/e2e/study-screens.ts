/** The screens of replay, played games, rules and lesson, for audits and pictures. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import type { Kept } from './browser.ts';
import { NOW_AND_THEN } from './patience.ts';

const golden = (name: string): string =>
  readFileSync(new URL(`../../../games/duel/golden/${name}.record`, import.meta.url), 'utf8');

/** A finished game of Duel, and how many decisions it has. */
export const RECORD = golden('regions');
export const MOVES = RECORD.match(/^\d+ .*\|/gm)?.length ?? 0;

/** Opens a record file on a page that takes one. */
export async function openFile(page: Page, text: string | Buffer, name = 'game.record'): Promise<void> {
  const buffer = typeof text === 'string' ? Buffer.from(text) : text;
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer });
}

/** Opens a record and goes to one of its moves. */
export async function replayAt(page: Page, n: number, text = RECORD): Promise<void> {
  await openFile(page, text);
  await page.locator('[data-player]').waitFor();
  await page.locator('[data-player] input[type=range]').fill(String(n));
  await shownMove(page, n);
}

/** Waits until a move is shown, on the table and in the bar. */
export async function shownMove(page: Page, n: number): Promise<void> {
  await page.waitForFunction(
    (wanted) => {
      const over = document.querySelector('footer[data-mood] [role=status]')?.textContent ?? '';
      const table = document.querySelector<HTMLElement>('[data-version]');
      return over.match(/\d+/)?.[0] === String(wanted) && table?.dataset.version === String(wanted);
    },
    n,
    NOW_AND_THEN,
  );
}

/** Where a lesson is, for a visitor who left it at a step, counted from 1. */
export const lessonPlace = (step: number, lesson = 'duel'): { path: string; kept: () => Kept } => ({
  path: `/learn/${lesson}`,
  kept: () => ({ words: { [`pony.lesson.${lesson.replace('/', '.')}`]: String(step - 1) } }),
});
const hinted = (page: Page): Promise<void> => page.locator('[data-hint-step]').waitFor();

const broken = RECORD.replace(/^31 .*$/m, (line) => line.replace(/[0-9a-f]{8}$/, '00000000'));
const old = RECORD.replace(/^rules .*$/m, 'rules 0');

export const STUDY_SCREENS = [
  { name: 'history', path: '/history', scrolls: true, audit: ['phone'] as const },
  { name: 'replay', path: '/history', scrolls: false, prepare: (page: Page) => replayAt(page, 61) },
  { name: 'replay-end', path: '/history', scrolls: false, prepare: (page: Page) => replayAt(page, MOVES) },
  {
    name: 'replay-charts',
    path: '/history',
    scrolls: false,
    prepare: async (page: Page) => {
      await replayAt(page, 72);
      await page.locator('header button[aria-pressed]').click();
      await page.locator('figure').waitFor();
    },
  },
  {
    name: 'replay-menu',
    path: '/history',
    scrolls: false,
    audit: ['phone'] as const,
    prepare: async (page: Page) => {
      await replayAt(page, 20);
      await page.locator('header button[aria-expanded]').last().click();
      await page.getByRole('menu').waitFor();
    },
  },
  {
    name: 'record-broken',
    path: '/history',
    scrolls: true,
    audit: ['desktop', 'phone'] as const,
    prepare: async (page: Page) => {
      await openFile(page, broken);
      await page.locator('details').waitFor();
    },
  },
  {
    name: 'record-old',
    path: '/history',
    scrolls: true,
    audit: ['phone'] as const,
    prepare: async (page: Page) => {
      await openFile(page, old);
      await page.locator('details').waitFor();
    },
  },
  { name: 'lesson', ...lessonPlace(14), scrolls: false, prepare: hinted },
  { name: 'lesson-map', ...lessonPlace(21), scrolls: false, prepare: hinted },
  { name: 'lessons', path: '/learn/war', scrolls: true, audit: ['phone'] as const },
  {
    name: 'lesson-war',
    ...lessonPlace(14, 'war/free'),
    scrolls: false,
    audit: ['desktop', 'phone'] as const,
    prepare: hinted,
  },
  {
    name: 'lesson-rule',
    ...lessonPlace(20),
    scrolls: false,
    audit: ['phone', 'desktop'] as const,
    prepare: async (page: Page) => {
      await page.locator('[data-hint-step] footer button').last().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'rules',
    path: '/learn/duel/rules',
    scrolls: true,
    prepare: (page: Page) => page.locator('article').first().waitFor(),
  },
  {
    name: 'rules-search',
    path: '/learn/duel/rules?q=DU-9',
    scrolls: true,
    prepare: (page: Page) => page.locator('article').first().waitFor(),
  },
];
