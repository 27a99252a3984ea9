import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { options, sha256, sharedSeed } from '@pony/engine';
import { loadGame } from '@pony/games';
import { askedNow, decide, mixIn, NO_SHARE, openTable, outcomeOf, record } from '@pony/table';
import { pony } from './pony.ts';

const folder = mkdtempSync(join(tmpdir(), 'pony-cli-server-'));
after(() => rmSync(folder, { recursive: true, force: true }));

/** `missing`: the second seat was not there when the game began, and came when it was asked. */
async function playedOnline(missing = false): Promise<{ file: string; commitment: string }> {
  const { game } = await loadGame('duel');
  const [drawn, salt] = ['5'.repeat(32), 'a'.repeat(32)];
  const commitment = sha256(drawn + salt);
  const shares = ['6'.repeat(32), missing ? NO_SHARE : '7'.repeat(32)];
  const seed = sharedSeed(drawn, missing ? shares.slice(0, 1) : shares);
  const seats = [{ holder: 'person' }, { holder: 'person' }] as const;
  const table = openTable({ game, seed, seats, extra: { drawn, shares: shares.join(' '), salt, commitment } });
  while (!outcomeOf(table)) {
    const [seat] = askedNow(table);
    if (seat === 1 && table.awaited.includes(1)) mixIn(table, 1, '7'.repeat(32));
    decide(table, seat, options(table.rules, table.state, seat)[0]);
  }
  const file = join(folder, 'online.record');
  writeFileSync(file, record(table));
  return { file, commitment };
}

test('replay --commitment: the seed is the one the table bound itself to', async () => {
  const { file, commitment } = await playedOnline();
  const good = await pony(['replay', file, '--quiet', '--commitment', commitment]);
  assert.equal(good.code, 0, good.err);
  assert.match(good.out, /commitment of the dice holds/);
  const bad = await pony(['replay', file, '--quiet', '--commitment', '0'.repeat(64)]);
  assert.equal(bad.code, 1);
  assert.match(bad.err, new RegExp(`give the commitment ${commitment}, not 0000`));
  const other = join(folder, 'other.record');
  writeFileSync(other, readFileSync(file, 'utf8').replace(/^shares 6/m, 'shares 8'));
  assert.match((await pony(['replay', other, '--commitment', commitment])).err, /do not give the seed/);
  writeFileSync(other, readFileSync(file, 'utf8').replace(/^shares \S+ /m, 'shares '));
  assert.match((await pony(['replay', other, '--commitment', commitment])).err, /not one share/);
  const short = await pony(['replay', file, '--commitment', 'abc']);
  assert.match(short.err, /64 hex digits/);
  const plain = join(folder, 'plain.record');
  writeFileSync(plain, readFileSync(file, 'utf8').replace(/^salt .*\n/m, ''));
  assert.match((await pony(['replay', plain, '--commitment', commitment])).err, /no salt/);
});

test('replay --commitment: of a game begun without somebody it says which chance was made without whom', async () => {
  const { file, commitment } = await playedOnline(true);
  const found = await pony(['replay', file, '--commitment', commitment]);
  assert.equal(found.code, 0, found.err);
  assert.match(found.out, /-- the share of sauron came/);
  assert.match(found.out, /commitment of the dice holds; all chance up to decision \d+ was made without sauron; /);
  const other = join(folder, 'never.record');
  writeFileSync(other, readFileSync(file, 'utf8').replace(/^shares (\S+) -/m, 'shares - $1'));
  assert.match(
    (await pony(['replay', other, '--commitment', commitment])).err,
    /a share of sauron comes late that was not missing/,
  );
});

test('server: what is wrong is named', async () => {
  assert.match((await pony(['server', 'dance'])).err, /check, save and restore, not "dance"/);
  assert.match((await pony(['server', 'save'])).err, /takes the name of a file/);
  const none = await pony(['server', 'check'], '', folder);
  assert.equal(none.code, 1);
  assert.match(none.err, /could not be checked/);
});
