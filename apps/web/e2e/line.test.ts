import assert from 'node:assert/strict';
import { test } from 'node:test';
import { onSqlite } from '../../server/test/help/databases.ts';
import { close, complaintsOf, invite, openHouse, player, seated, sitDown, turnAt } from './online.ts';
import { turnOf } from './play.ts';
import { openSite } from './site.ts';

const site = openSite();

onSqlite((fresh) => {
  test('a move that nobody answers is said to be on its way at once, is named and kept after seconds, and counts when the line is back', async (t) => {
    const house = await openHouse(await fresh(), t);
    const ann = await player(site.browser, 'Ann');
    const bob = await player(site.browser, 'Bob');
    const players = [ann, bob];
    let dumb = false;
    for (const { page } of players)
      await page.routeWebSocket('**/api/socket', (socket) => {
        const server = socket.connectToServer();
        // The line stays up and brings nothing, as one does whose other end has gone.
        socket.onMessage((message) => !dumb && server.send(message));
        server.onMessage((message) => !dumb && socket.send(message));
      });
    await sitDown(bob, await invite(ann, house));
    await seated(ann.page);
    const mover = (await turnAt(players)) ?? ann;
    const { page } = mover;
    const { version } = await turnOf(page);
    const prompt = page.locator('footer[data-mood]');
    dumb = true;
    await page.locator('[data-version]:not([data-fresh]) main [data-state=legal]').first().click();
    await prompt.locator('[data-acts] button').first().click();
    await prompt.filter({ hasText: 'Sending' }).waitFor();
    await page.locator('footer[data-mood=away]', { hasText: /“.+” is kept; trying again/ }).waitFor();
    assert.equal((await turnOf(page)).version, version);
    dumb = false;
    await page.getByRole('button', { name: 'Try now' }).click();
    await page.locator(`[data-line=open]:not([data-version="${version}"])`).waitFor();
    assert.deepEqual(complaintsOf(players), []);
    await close(players);
  });

  test('a device that loses its network says so at once, and comes back with it', async (t) => {
    const house = await openHouse(await fresh(), t);
    const ann = await player(site.browser, 'Ann');
    const bob = await player(site.browser, 'Bob');
    await sitDown(bob, await invite(ann, house));
    await seated(ann.page);
    await ann.context.setOffline(true);
    await ann.page.locator('[data-line=away]').waitFor();
    await ann.context.setOffline(false);
    await ann.page.locator('[data-line=open]').waitFor();
    await close([ann, bob]);
  });
});
