/** People who play at a real server, each in a browser of their own; every byte their lines bring is kept. */
import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { parseRecord, rngOf, seedOf } from '@pony/engine';
import { loadGame } from '@pony/games';
import { applyPatch, type LogLine, readServerMessage, type Situation } from '@pony/protocol';
import { fromRecord, logFor, look } from '@pony/table';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Where } from '../../server/test/help/databases.ts';
import { type ServerProcess, serverProcess } from '../../server/test/help/process.ts';
import { DIST, type Visit, visitor, walkTo } from './browser.ts';
import { eventually, NOW_AND_THEN, PATIENCE } from './patience.ts';

export interface House extends ServerProcess {
  readonly address: string;
}

/** A real server process that serves the built client; it ends with the test. */
export async function openHouse(where: Where, test: TestContext): Promise<House> {
  const server = await serverProcess(where, { WEB_DIR: process.env.WEB_DIR ?? DIST });
  test.after(() => server.stop());
  return { ...server, address: `http://127.0.0.1:${server.port}` };
}

export interface Player {
  readonly name: string;
  readonly context: BrowserContext;
  readonly page: Page;
  /** What came over all lines of this browser, frame by frame. */
  readonly frames: string[];
  /** What the server answered to requests for anything but files. */
  readonly answers: string[];
  readonly complaints: string[];
}

export async function player(browser: Browser, name: string, how: Visit = {}): Promise<Player> {
  const context = await visitor(browser, { alone: true, ...how });
  const page = await context.newPage();
  const frames: string[] = [];
  const answers: string[] = [];
  const complaints: string[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.startsWith('/api/'))
      response.text().then(
        (text) => answers.push(text),
        () => {},
      );
  });
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (line) => {
    const ours = !/blocked by Playwright|WebSocket connection to/.test(line.text());
    if (ours && (line.type() === 'error' || line.type() === 'warning')) complaints.push(line.text());
  });
  return { name, context, page, frames, answers, complaints };
}

export const close = (players: readonly Player[]): Promise<unknown> =>
  Promise.all(players.map(({ context }) => context.close()));
export const complaintsOf = (players: readonly Player[]): string[] => players.flatMap(({ complaints }) => complaints);

/** The choice that a game counts, in both languages. */
const RATED = /It counts for both|Враховується обом/;
/** The choice of a clock that runs while one thinks. */
const TIMED = /20 minutes each|20 хвилин на гравця/;

/** Makes a table by link on the page of new tables; gives its address and the link for the other seat. */
export async function invite(
  { page, name }: Player,
  house: House,
  where = 'link',
  game = 'duel',
  { rated = false, timed = false, known = false } = {},
): Promise<string> {
  await walkTo(page, `${house.address}/new/${game}?where=${where}`);
  // Whom the server knows is not asked for a name again.
  if (!known) await page.locator('main input[autocomplete=nickname]').fill(name);
  if (rated) await page.getByRole('radio', { name: RATED }).check();
  if (timed) await page.getByRole('radio', { name: TIMED }).check();
  await page.locator('footer button').last().click();
  await page.waitForURL('**/online/*');
  return where === 'link' ? page.locator('input[readonly]').first().inputValue() : page.url();
}

/** Opens a link and sits down. */
export async function sitDown({ page, name }: Player, link: string): Promise<void> {
  await page.goto(link);
  await page.locator('form input[autocomplete=nickname]').fill(name);
  await page.locator('form button[type=submit]').click();
  await seated(page);
}

export const seated = (page: Page): Promise<void> => page.locator('[data-version]').waitFor();
export const tableId = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? '';

export interface Turn {
  readonly version: number;
  readonly turn: string;
}

/** Waits in the page until it shows this version or a newer one and nothing it sent is unanswered. */
export async function settled({ page }: Player, version: number): Promise<Turn> {
  const found = await page.waitForFunction(
    (least) => {
      const table = document.querySelector<HTMLElement>('[data-version]');
      const now = Number(table?.dataset.version);
      return table?.ariaBusy === 'false' && now >= least ? { version: now, turn: table.dataset.turn ?? '' } : null;
    },
    version,
    NOW_AND_THEN,
  );
  return (await found.jsonValue()) as Turn;
}

/** One decision at a page whose seat is asked: presses what is lit until the table has moved on. */
export const move = ({ page }: Player, n = 0): Promise<Turn> =>
  page.evaluate(
    async ([turn, patience]) => {
      const table = (): HTMLElement | null => document.querySelector<HTMLElement>('[data-version]');
      const open = (selector: string): HTMLElement[] =>
        [...document.querySelectorAll<HTMLElement>(selector)].filter(
          (one) => !one.ariaDisabled && one.getClientRects().length > 0,
        );
      const lit = (where: string): HTMLElement[] =>
        open(`${where} [data-state="legal"]`).map((one) => one.closest<HTMLElement>('button') ?? one);
      const state = (): string =>
        [
          table()?.dataset.version,
          table()?.ariaBusy,
          document.querySelectorAll('[role=menu], [role=dialog]').length,
          document.querySelector('[data-state="selected"]')?.textContent,
          document.querySelector('footer[data-mood]')?.textContent,
        ].join('|');
      const until = async (holds: () => boolean, what: string): Promise<void> => {
        for (const end = performance.now() + patience; !holds(); ) {
          if (performance.now() > end) throw new Error(`${what}: ${state()}`);
          await new Promise((wake) => setTimeout(wake, 5));
        }
      };
      const start = table()?.dataset.version;
      for (let i = 0; table()?.dataset.version === start; i++) {
        const prompt = open('footer[data-mood] button[data-rove]');
        const taken = document.querySelector('[data-state="selected"]') !== null;
        const onTable = lit('[data-version]');
        const lists = [
          open('[role=menu] [role=menuitem]').slice(0, -1),
          // Whatever was taken up and laid down again and again is done as the prompt says.
          taken && (prompt.length > 1 || onTable.length === 0 || i > 6) ? prompt.slice(0, 1) : [],
          open('[role=dialog] article footer button').filter((_, at) => at % 2 === 0),
          lit('[role=dialog]'),
          onTable,
          prompt,
        ];
        const found = lists.find((list) => list.length > 0);
        if (!found || i > 14) throw new Error(`nothing to press after ${i}: ${state()}`);
        const before = state();
        found[(turn + (i > 6 ? i : 0)) % found.length].click();
        await until(() => state() !== before, `a press changed nothing, of ${found.length}`);
        await until(() => table()?.ariaBusy === 'false', 'no answer');
      }
      return { version: Number(table()?.dataset.version), turn: table()?.dataset.turn ?? '' };
    },
    [n, PATIENCE],
  );

/** When all pages show the newest version: whose turn it is, null when the game is over. */
export async function turnAt(players: readonly Player[], least = 0): Promise<Player | null> {
  const turns = await Promise.all(players.map((one) => settled(one, least)));
  const newest = Math.max(...turns.map(({ version }) => version));
  if (turns.some(({ version }) => version < newest)) return turnAt(players, newest);
  const at = turns.findIndex(({ turn }) => turn === 'yours');
  if (at < 0 && turns.some(({ turn }) => turn !== 'over')) throw new Error('nobody is asked');
  return at < 0 ? null : players[at];
}

/** Plays at all pages until the game is over, or so many decisions. */
export async function playBoth(players: readonly Player[], most = 400): Promise<number> {
  let version = 0;
  for (let n = 0; n < most; n++) {
    const next = await turnAt(players, version);
    if (!next) return n;
    ({ version } = await move(next, n));
  }
  await turnAt(players, version);
  return most;
}

/** Gives the game up by the menu. */
export async function giveUp({ page }: Player): Promise<void> {
  await page.locator('header button[aria-expanded]').last().click();
  await page.getByRole('menuitem', { name: /Give up|Здатися/ }).click();
  await page.getByRole('dialog').locator('button:has-text("Give up"), button:has-text("Здатися")').click();
}

/** Everything a browser ever held of the game, in order. */
export function heldBy(frames: readonly string[]): Situation[] {
  const held: Situation[] = [];
  for (const frame of frames) {
    const message = readServerMessage(frame);
    const now = held.at(-1);
    if (message.type === 'full') held.push(message.situation);
    else if (message.type === 'patch' && now?.version === message.from) held.push(applyPatch(now, message.patch));
  }
  return held;
}

/** What a browser holds of the game at a version, once all of it has come. */
export const holdsAt = (frames: readonly string[], version: number): Promise<Situation> =>
  eventually(() => {
    const held = heldBy(frames);
    const now = held[held.length - 1];
    assert.equal(now?.version, version);
    return now;
  });

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const seen = ({ view, prompt, offers, asked, seat }: Pick<Situation, (typeof SEEN)[number]>): unknown =>
  plain({ view, prompt, offers, asked, seat });
const SEEN = ['view', 'prompt', 'offers', 'asked', 'seat'] as const;
/** What a line may bring beside the game: none of it knows a card. */
const BESIDE = ['table', 'presence', 'chat', 'pong', 'done', 'refused', 'over'];

/** What came over the lines of one viewer: `seats` is empty for whoever watches. */
export interface Told {
  readonly name: string;
  readonly seats: readonly number[];
  readonly frames: readonly string[];
}

/**
 * Whatever a viewer ever held is the same when everything it cannot know is dealt anew: so no hidden card was in it. Every
 * frame is looked at: situations, lines of the log, and that nothing else speaks of the game. Says how much was compared.
 */
export async function nothingHidden(record: string, viewers: readonly Told[]): Promise<number> {
  const parsed = parseRecord(record);
  const { game } = await loadGame(parsed.game);
  const whole = fromRecord(game, parsed);
  let compared = 0;
  const worlds = parsed.lines.map((_, n) => n).concat(parsed.lines.length);
  const tables = worlds.map((n) => fromRecord(game, parsed, { decisions: n }));
  for (const { name, seats, frames } of viewers) {
    const known = tables.map((table, n) => {
      const world = table.rules.clone(table.state);
      table.rules.determinize(world, seats[0] ?? null, rngOf(seedOf(`another world ${n} ${name}`)));
      return seen(look(table.rules, world, seats));
    });
    const held = heldBy(frames);
    for (const situation of held) {
      const { decisions } = situation;
      assert.deepEqual(seen(situation), known[decisions], `${name} at decision ${decisions}`);
      compared++;
    }
    const missed = worlds.filter((n) => !held.some(({ decisions }) => decisions === n));
    assert.deepEqual(missed, [], `${name} never saw these`);
    const log = plain(logFor(whole, seats)) as LogLine[];
    for (const frame of frames) {
      const message = readServerMessage(frame);
      if ('log' in message || message.type === 'log')
        for (const line of message.type === 'log' ? message.lines : message.log)
          assert.deepEqual(line.says, log[line.n].says, `${name}, line ${line.n} of the log`);
      else assert.ok(BESIDE.includes(message.type), message.type);
    }
  }
  return compared;
}
