/**
 * A whole game of Duel by two people at a real server, each in a browser of their own, while a third looks on:
 * `node apps/web/e2e/whole-online.ts`. Every byte that came is looked at for hidden cards. Prints figures.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseRecord } from '@pony/engine';
import { serverProcess } from '../../server/test/help/process.ts';
import { DIST, openBrowser } from './browser.ts';
import { close, complaintsOf, invite, nothingHidden, playBoth, player, seated, sitDown, tableId } from './online.ts';

const folder = mkdtempSync(join(tmpdir(), 'pony-whole-online-'));
const [browser, server] = await Promise.all([
  openBrowser({ seen: false }),
  serverProcess({ file: join(folder, 'pony.sqlite') }, { WEB_DIR: process.env.WEB_DIR ?? DIST }),
]);
const house = { ...server, address: `http://127.0.0.1:${server.port}` };
try {
  const begun = performance.now();
  const ann = await player(browser, 'Ann');
  const bob = await player(browser, 'Боб', { size: 'phone', lang: 'uk' });
  const cid = await player(browser, 'Cid', { size: 'tablet' });
  const all = [ann, bob, cid];
  await sitDown(bob, await invite(ann, house));
  await seated(ann.page);
  await cid.page.goto(ann.page.url());
  await seated(cid.page);
  const byHand = await playBoth([ann, bob]);
  for (const { page } of all) await page.locator('footer[data-mood=over]').waitFor();
  const record = await (await fetch(`${house.address}/api/tables/${tableId(ann.page)}/record`)).text();
  const { result, lines } = parseRecord(record);
  const compared = await nothingHidden(record, [
    { name: 'Ann', seats: [0], frames: ann.frames },
    { name: 'Bob', seats: [1], frames: bob.frames },
    { name: 'Cid', seats: [], frames: cid.frames },
  ]);
  const complaints = complaintsOf(all);
  for (const one of complaints) process.stderr.write(`${one}\n`);
  process.stdout.write(
    `${JSON.stringify({
      game: 'duel',
      finished: result ? 1 : 0,
      reason: result?.split(' ')[1] ?? '',
      decisions: lines.length,
      byHand,
      compared,
      complaints: complaints.length,
      seconds: Math.round((performance.now() - begun) / 1000),
    })}\n`,
  );
  await close(all);
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
