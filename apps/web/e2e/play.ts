/** Plays at a table as a person does: by mouse, by touch or by keys, at whatever is lit. */
import type { Page } from 'playwright-core';
import { NOW_AND_THEN, PATIENCE } from './patience.ts';

export type Means = 'mouse' | 'touch' | 'keys';

export interface Turn {
  version: number;
  turn: 'yours' | 'theirs' | 'over' | null;
  cover: boolean;
}

/** Options of a table address under which a game is the same every time and takes no time. */
export const QUICK = 'gap=0&rounds=8';

export const turnOf = (page: Page): Promise<Turn> =>
  page.evaluate(() => {
    const table = document.querySelector<HTMLElement>('[data-version]');
    return {
      version: Number(table?.dataset.version ?? -1),
      turn: (table?.dataset.turn ?? null) as Turn['turn'],
      cover: document.querySelector('[role=alertdialog]') !== null,
    };
  });

/** Waits until everything decided here was answered and the question has stood there long enough to be read: a press is heard. */
export const read = (page: Page): Promise<void> =>
  page.locator('[data-version]:not([data-fresh], [aria-busy=true])').waitFor();

/** Waits until somebody at this screen is asked, or the game is over. */
export async function myTurn(page: Page, past = -1): Promise<Turn> {
  await page.waitForFunction(
    (version) => {
      const table = document.querySelector<HTMLElement>('[data-version]');
      return table && Number(table.dataset.version) > version && table.dataset.turn !== 'theirs';
    },
    past,
    NOW_AND_THEN,
  );
  return turnOf(page);
}

interface Target {
  /** lit: a press may only open a menu or take the thing up. choice: a press decides. */
  is: 'lit' | 'choice';
  x: number;
  y: number;
  name: string;
}

/** Marks what to press next with data-aim and says where it is; `n` chooses among equals. */
function aim(page: Page, n: number): Promise<Target | null> {
  return page.evaluate((turn) => {
    const near = (one: Element): boolean => {
      const box = one.getBoundingClientRect();
      if (box.width === 0) return false;
      const spot = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      return spot !== null && (one === spot || one.contains(spot));
    };
    const seen = (selector: string): HTMLElement[] => {
      const all = [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => !one.ariaDisabled);
      for (const one of all) one.scrollIntoView({ block: 'nearest' });
      return all.filter(near);
    };
    const lit = (where: string): HTMLElement[] =>
      seen(`${where} [data-state="legal"]`).map((one) => one.closest<HTMLElement>('button') ?? one);
    const prompt = seen('footer[data-mood] button[data-rove]');
    const taken = document.querySelector('[data-state="selected"]') !== null;
    const cover = seen('[role=alertdialog] button');
    const menu = seen('[role=menu] [role=menuitem]').slice(0, -1);
    const paper = seen('[role=dialog] article footer button').filter((_, i) => i % 2 === 0);
    const plain = seen('[data-option][data-legal], [data-choices] button');
    const inPaper = lit('[role=dialog]');
    const onTable = lit('[data-version]');
    const lists: ['lit' | 'choice', HTMLElement[]][] = [
      ['lit', cover],
      ['choice', menu],
      ['choice', taken && (prompt.length > 1 || onTable.length === 0) ? prompt.slice(0, 1) : []],
      ['choice', paper],
      ['lit', inPaper],
      ['choice', plain],
      ['lit', onTable],
      ['choice', prompt],
    ];
    const found = lists.find(([, list]) => list.length > 0);
    if (!found) return null;
    const [is, list] = found;
    const one = list[turn % list.length];
    for (const old of document.querySelectorAll('[data-aim]')) old.removeAttribute('data-aim');
    one.dataset.aim = '';
    const box = one.getBoundingClientRect();
    const name = one.getAttribute('aria-label') ?? one.textContent ?? '';
    return { is, x: box.left + box.width / 2, y: box.top + box.height / 2, name };
  }, n);
}

/** In the page: what changes when a press was heard; null while it is as it was, or while no decision has come. */
function heard({ was, decided }: { was: string | null; decided: boolean }): string | null {
  const table = document.querySelector<HTMLElement>('[data-version]');
  const open = document.querySelectorAll('[role=menu], [role=dialog], [role=alertdialog]').length;
  const chosen = [...document.querySelectorAll('[data-state=selected], [data-chosen]')].map((one) => one.textContent);
  const map = document.querySelector<HTMLElement>('[data-k]')?.style.transform;
  const prompt = document.querySelector('footer[data-mood]')?.textContent;
  const now = [table?.dataset.version, open, chosen.join(), map, prompt].join('|');
  const part = (all: string): string => (decided ? all.split('|')[0] : all);
  return was !== null && part(was) === part(now) ? null : now;
}

/** Everything on the page that a press may change. */
export const stateOf = (page: Page): Promise<string> =>
  page.evaluate(heard, { was: null, decided: false }).then(String);

/** The version a state is of. */
export const versionIn = (state: string): number => Number(state.split('|')[0]);

/** A press that was not heard is repeated after this time; one that decides may take longer. */
const REPEAT = 5_000;
const REPEAT_DECISION = 15_000;

/** Waits until the page differs from what it was, or, after a press that decides, until a decision has come. */
export const changed = (page: Page, was: string, decided: boolean): Promise<boolean> =>
  page.waitForFunction(heard, { was, decided }, { ...NOW_AND_THEN, timeout: decided ? REPEAT_DECISION : REPEAT }).then(
    () => true,
    () => false,
  );

/** Moves the focus to what is aimed at by arrows: straight on where that leads, else round by ways not yet tried. */
export async function focusAim(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { walked: new Map<Element, string[]>() }));
  for (let step = 0; step < 120; step++) {
    const key = await page.evaluate(() => {
      const goal = document.querySelector<HTMLElement>('[data-aim]');
      const here = document.activeElement?.closest('[data-rove], [role=menuitem]');
      if (!goal || document.activeElement === goal) return null;
      if (!here) return 'Tab';
      const a = here.getBoundingClientRect();
      const b = goal.getBoundingClientRect();
      const dx = b.left + b.width / 2 - (a.left + a.width / 2);
      const dy = b.top + b.height / 2 - (a.top + a.height / 2);
      const across = dx > 0 ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
      const down = dy > 0 ? ['ArrowDown', 'ArrowUp'] : ['ArrowUp', 'ArrowDown'];
      const [first, second] = Math.abs(dx) > Math.abs(dy) ? [across, down] : [down, across];
      const { walked } = window as unknown as { walked: Map<Element, string[]> };
      const tried = walked.get(here) ?? [];
      const next = [first[0], second[0], second[1], first[1]].find((one) => !tried.includes(one)) ?? 'Tab';
      walked.set(here, [...tried, next]);
      return next;
    });
    if (key === null) return;
    await page.keyboard.press(key);
  }
  throw new Error('the keyboard does not lead there');
}

async function press(page: Page, target: Target, means: Means): Promise<void> {
  if (means === 'mouse') await page.mouse.click(target.x, target.y);
  else if (means === 'touch') await page.touchscreen.tap(target.x, target.y);
  else {
    await focusAim(page);
    await page.keyboard.press('Enter');
  }
}

/** Presses once at something lit and waits until the page has answered, or until a decision has come by itself. */
export async function pressLit(page: Page, means: Means, n = 0): Promise<void> {
  const tried: string[] = [];
  const start = await stateOf(page);
  let before = start;
  for (const end = performance.now() + PATIENCE; performance.now() < end; before = await stateOf(page)) {
    if (versionIn(before) !== versionIn(start)) return;
    await read(page);
    const target = await aim(page, n);
    if (target) {
      await press(page, target, means);
      if (await changed(page, before, target.is === 'choice')) return;
      tried.push(target.name);
    } else await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  throw new Error(`nothing answers: ${await stateOf(page)}; pressed ${tried.join(' / ')}`);
}

const MOST_PRESSES = 12;

/** Takes one decision: presses until the table has moved on and somebody here is asked again. */
export async function decideOnce(page: Page, means: Means = 'mouse', n = 0): Promise<Turn> {
  const { version } = await myTurn(page);
  for (let i = 0; i < MOST_PRESSES; i++) {
    await pressLit(page, means, n + (i > 6 ? i : 0));
    if ((await turnOf(page)).version !== version) return myTurn(page, version);
  }
  throw new Error(`${MOST_PRESSES} presses and no decision: ${await stateOf(page)}`);
}

/** Plays until the game is over; says how many decisions were taken here. */
export async function playOut(page: Page, means: Means): Promise<number> {
  let { turn } = await myTurn(page);
  for (let count = 0; count < 400; count++) {
    if (turn === 'over') return count;
    ({ turn } = await decideOnce(page, means, count));
  }
  throw new Error('the game does not end');
}
