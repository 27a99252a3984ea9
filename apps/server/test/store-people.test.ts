import assert from 'node:assert/strict';
import { test } from 'node:test';
import { onBoth } from './help/databases.ts';
import { opened, withTable } from './help/rows.ts';

onBoth('store of people', (fresh) => {
  test('sessions belong to people; a closed one is gone', async () => {
    const store = await opened(fresh);
    await store.openSession('hash-1', 'ann', 10);
    assert.deepEqual((await store.session('hash-1'))?.user, {
      id: 'ann',
      name: 'Ann',
      login: null,
      webhook: null,
      hasPassword: false,
    });
    await store.touchSession('hash-1', 99);
    assert.equal((await store.session('hash-1'))?.seenOn, 99);
    await store.closeSession('hash-1');
    assert.equal(await store.session('hash-1'), null);
    await store.openSession('old', 'ann', 10);
    await store.openSession('new', 'ann', 20);
    await store.dropSessions(15);
    assert.equal(await store.session('old'), null);
    assert.notEqual(await store.session('new'), null);
    await store.close();
  });

  test('guests who never did anything are forgotten, nobody else', async () => {
    const store = await withTable(fresh);
    for (const id of ['idle', 'seen', 'account', 'talker']) {
      await store.createUser(id, id, 10);
      await store.openSession(`session ${id}`, id, 10);
    }
    await store.touchSession('session seen', 500);
    await store.register('account', 'account', null);
    await store.say('t1', { userId: 'talker', seat: null, name: 'talker', text: 'hm', at: 1 }, 'k', 10);
    await store.dropGuests(100);
    assert.equal(await store.user('idle'), null);
    assert.equal(await store.session('session idle'), null);
    for (const id of ['ann', 'seen', 'account', 'talker']) assert.notEqual(await store.user(id), null, id);
    await store.close();
  });

  test('the name of an account is given once', async () => {
    const store = await opened(fresh);
    assert.equal(await store.register('ann', 'galadriel', 'secret'), true);
    assert.equal(await store.register('bob', 'galadriel', 'secret'), false);
    assert.equal(await store.register('ann', 'other', 'secret'), false);
    assert.deepEqual(await store.byLogin('galadriel'), {
      user: { id: 'ann', name: 'Ann', login: 'galadriel', webhook: null, hasPassword: true },
      password: 'secret',
    });
    assert.equal(await store.byLogin('nobody'), null);
    await store.close();
  });

  test('passkeys and challenges; a challenge is taken once and not after its time', async () => {
    const store = await opened(fresh);
    const passkey = {
      id: 'k1',
      userId: 'ann',
      publicKey: 'AAAA',
      counter: 0,
      transports: '["usb"]',
      device: '',
      since: 5,
    };
    await store.addPasskey(passkey);
    await store.countPasskey('k1', 7, 9);
    assert.deepEqual(await store.passkey('k1'), { ...passkey, counter: 7, used: 9 });
    assert.equal((await store.passkeys('ann')).length, 1);
    await store.putChallenge('c1', 'word', 'ann', 100);
    assert.deepEqual(await store.takeChallenge('c1', 50), { challenge: 'word', userId: 'ann' });
    assert.equal(await store.takeChallenge('c1', 50), null);
    await store.putChallenge('c2', 'word', null, 100);
    assert.equal(await store.takeChallenge('c2', 101), null);
    await store.close();
  });
});
