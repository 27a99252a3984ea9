import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Situation } from '@pony/protocol';
import type { Browser, Page } from 'playwright-core';
import { onSqlite } from '../../server/test/help/databases.ts';
import { openBrowser } from './browser.ts';
import {
  giveUp,
  heldBy,
  invite,
  nothingHidden,
  openHouse,
  type Player,
  player,
  seated,
  sitDown,
  tableId,
  turnAt,
} from './online.ts';
import { take, versionOf } from './war.ts';

let browser: Browser;
before(async () => {
  browser = await openBrowser();
});
after(() => browser?.close());

/** About as many decisions as a short turn has. */
const DECISIONS = 16;

const now = ({ frames }: Player): Situation => heldBy(frames)[heldBy(frames).length - 1];
const shows = (page: Page, card: number): Promise<number> => page.locator(`[data-thing="card ${card}"]`).count();
interface Hands {
  readonly sides: readonly { readonly hand: readonly number[] | null }[];
}
const handOf = (one: Player, seat: number): readonly number[] =>
  (now(one).view as unknown as Hands).sides[seat].hand ?? [];

onSqlite((fresh) => {
  test('War of the Ring between two browsers, a third looks on; each sees their own hand only', async (t) => {
    const house = await openHouse(await fresh(), t);
    const ann = await player(browser, 'Ann');
    const bob = await player(browser, 'Боб', { size: 'tablet', lang: 'uk', touch: false });
    const cid = await player(browser, 'Cid');
    const all = [ann, bob, cid];
    const link = await invite(ann, house, 'link', 'war');
    await sitDown(bob, link);
    await seated(ann.page);
    await cid.page.goto(ann.page.url());
    await seated(cid.page);

    for (let n = 0; n < DECISIONS; n++) {
      const mover = await turnAt(all);
      assert.ok(mover, 'the game goes on');
      const { view, offers } = now(mover);
      const legal = offers.filter(({ refusal }) => !refusal).map(({ option }) => option);
      const calm = legal.filter(([verb]) => verb !== 'ring' && verb !== 'skip');
      const from = calm.length > 0 ? calm : legal;
      await take(mover.page, view, from[(n * 7) % from.length], 'mouse');
    }
    await turnAt(all);

    const seats = [ann, bob].sort((a, b) => (now(a).seat ?? 0) - (now(b).seat ?? 0));
    for (const [seat, one] of seats.entries()) {
      const hand = handOf(one, seat);
      assert.ok(hand.length > 0);
      assert.deepEqual(handOf(one, 1 - seat), [], `${one.name} is not told the other hand`);
      assert.deepEqual(handOf(cid, seat), [], 'nor is whoever looks on');
      for (const card of hand) {
        assert.equal(await shows(one.page, card), 1, `${one.name} sees card ${card}`);
        assert.equal(await shows(seats[1 - seat].page, card), 0);
        assert.equal(await shows(cid.page, card), 0);
      }
    }
    assert.equal(await cid.page.locator('[data-version] main [data-state=legal]').count(), 0);
    assert.equal(new Set(await Promise.all(all.map(({ page }) => versionOf(page)))).size, 1);

    const told = all.map(({ name, frames }) => {
      const seat = seats.findIndex((one) => one.name === name);
      return { name, seats: seat < 0 ? [] : [seat], frames: frames.slice() };
    });
    await giveUp(bob);
    for (const { page } of all) await page.locator('footer[data-mood=over]').waitFor();
    const record = await (await fetch(`${house.address}/api/tables/${tableId(ann.page)}/record`)).text();
    assert.ok((await nothingHidden(record, told)) >= 3 * DECISIONS);
    assert.deepEqual(
      all.flatMap(({ complaints }) => complaints),
      [],
    );
    await Promise.all(all.map(({ context }) => context.close()));
  });
});
