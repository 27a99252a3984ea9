import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Situation } from '@pony/protocol';
import type { Page } from 'playwright-core';
import { onSqlite } from '../../server/test/help/databases.ts';
import {
  giveUp,
  holdsAt,
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
import { eventually } from './patience.ts';
import { openSite } from './site.ts';
import { take, versionOf } from './war.ts';

const site = openSite();

/** About as many decisions as a short turn has. */
const DECISIONS = 16;

/** What a player's browser holds at the version its page shows. */
const now = async ({ frames, page }: Player): Promise<Situation> => holdsAt(frames, await versionOf(page));
const shows = (page: Page, card: number, times: number): Promise<void> =>
  eventually(async () =>
    assert.equal(await page.locator(`[data-thing="card ${card}"]`).count(), times, `card ${card}`),
  );
interface Hands {
  readonly sides: readonly { readonly hand: readonly number[] | null }[];
  readonly hunting: object | null;
  readonly battle: object | null;
}
/** Over the stage of a Hunt or a battle a hand is not laid out. */
const staged = async (one: Player): Promise<boolean> => {
  const { hunting, battle } = (await now(one)).view as unknown as Hands;
  return hunting !== null || battle !== null;
};
const handOf = async (one: Player, seat: number): Promise<readonly number[]> =>
  ((await now(one)).view as unknown as Hands).sides[seat].hand ?? [];

onSqlite((fresh) => {
  test('War of the Ring between two browsers, a third looks on; each sees their own hand only', async (t) => {
    const house = await openHouse(await fresh(), t);
    const ann = await player(site.browser, 'Ann');
    const bob = await player(site.browser, 'Боб', { size: 'tablet', lang: 'uk', touch: false });
    const cid = await player(site.browser, 'Cid');
    const all = [ann, bob, cid];
    const link = await invite(ann, house, 'link', 'war');
    await sitDown(bob, link);
    await seated(ann.page);
    await cid.page.goto(ann.page.url());
    await seated(cid.page);

    for (let n = 0; n < DECISIONS || (await staged(ann)); n++) {
      const mover = await turnAt(all);
      assert.ok(mover, 'the game goes on');
      const { view, offers } = await now(mover);
      const legal = offers.filter(({ refusal }) => !refusal).map(({ option }) => option);
      const calm = legal.filter(([verb]) => verb !== 'ring' && verb !== 'skip');
      const from = calm.length > 0 ? calm : legal;
      await take(mover.page, view, from[(n * 7) % from.length], 'mouse');
    }
    await turnAt(all);

    const seats = ((await now(ann)).seat ?? 0) <= ((await now(bob)).seat ?? 0) ? [ann, bob] : [bob, ann];
    for (const [seat, one] of seats.entries()) {
      const hand = await handOf(one, seat);
      assert.ok(hand.length > 0);
      assert.deepEqual(await handOf(one, 1 - seat), [], `${one.name} is not told the other hand`);
      assert.deepEqual(await handOf(cid, seat), [], 'nor is whoever looks on');
      for (const card of hand) {
        await shows(one.page, card, 1);
        await shows(seats[1 - seat].page, card, 0);
        await shows(cid.page, card, 0);
      }
    }
    await cid.page.locator('[data-version] main [data-state=legal]').first().waitFor({ state: 'detached' });
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
