import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CDPSession, Page } from 'playwright-core';
import { onSqlite } from '../../server/test/help/databases.ts';
import { openHouse, player } from './online.ts';
import { eventually } from './patience.ts';
import { openSite } from './site.ts';

const site = openSite();

interface Keeper {
  readonly cdp: CDPSession;
  readonly authenticatorId: string;
}

/** A keeper of passkeys such as a phone or a laptop has one, which says yes to everything. */
async function keeperOf(page: Page): Promise<Keeper> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const;
  return { cdp, ...(await cdp.send('WebAuthn.addVirtualAuthenticator', { options })) };
}

/** In the page: a browser that has passkeys, but turns none of their bytes into words, nor back. */
function turnNothing(): void {
  const known = PublicKeyCredential as unknown as Record<string, unknown>;
  known.parseCreationOptionsFromJSON = undefined;
  known.parseRequestOptionsFromJSON = undefined;
  Object.assign(PublicKeyCredential.prototype, { toJSON: undefined });
}

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();
const says = (page: Page, words: string): Promise<void> => page.getByText(words).first().waitFor();

onSqlite((fresh) => {
  test('a passkey makes an account and opens it on another device; password, address for notices, and the end of it', async (t) => {
    const house = await openHouse(await fresh(), t);
    const account = `http://localhost:${house.port}/account`;
    const laptop = await player(site.browser, 'Ann');
    const { page } = laptop;
    const keeper = await keeperOf(page);
    await page.addInitScript(turnNothing);
    await page.goto(account);
    await page.locator('label:has(input[value=create])').click();
    await page.locator('input[autocomplete=username]').fill('ann.of.bree');
    await press(page, 'Use a passkey instead');
    await says(page, 'signed in as ann.of.bree');
    const { credentials } = await keeper.cdp.send('WebAuthn.getCredentials', keeper);
    assert.deepEqual([credentials.length, credentials[0].rpId, credentials[0].signCount > 0], [1, 'localhost', true]);
    await page.getByRole('button', { name: 'Sign out of ann.of.bree' }).click();
    await says(page, 'You are not known here yet');
    await press(page, 'Sign in with a passkey');
    await says(page, 'signed in as ann.of.bree');

    const phone = await player(site.browser, 'Ann', { size: 'phone' });
    const pocket = await keeperOf(phone.page);
    await phone.page.goto(account);
    const [credential] = (await keeper.cdp.send('WebAuthn.getCredentials', keeper)).credentials;
    await pocket.cdp.send('WebAuthn.addCredential', { authenticatorId: pocket.authenticatorId, credential });
    await press(phone.page, 'Sign in with a passkey');
    await says(phone.page, 'signed in as ann.of.bree');

    // An account has a profile that others may look at: its address is shared, or copied where nothing shares.
    await page.goto(account.replace('account', 'profile'));
    await page.evaluate(() => {
      navigator.clipboard.writeText = async (words) => void Object.assign(window, { copied: words });
    });
    await press(page, 'Share');
    await says(page, 'The address of this profile is copied.');
    const shared = await page.evaluate(() => (window as unknown as { copied: string }).copied);
    assert.equal(new URL(shared).pathname, '/profile/ann.of.bree');
    await page.goto(account);

    await press(page, 'Set a password');
    await page.locator('input[autocomplete=new-password]').fill('barley and oats');
    await press(page, 'Set a password');
    await says(page, 'Every other device was signed out.');
    await phone.page.reload();
    await says(phone.page, 'You are not known here yet');
    await press(page, 'Change the password');
    await page.locator('input[autocomplete=current-password]').fill('rye and oats');
    await page.locator('input[autocomplete=new-password]').fill('wheat and oats');
    await press(page, 'Change the password');
    await says(page, 'Wrong account name or password.');
    await page.locator('input[autocomplete=current-password]').fill('barley and oats');
    await press(page, 'Change the password');
    await page.locator('input[autocomplete=new-password]').waitFor({ state: 'detached' });

    await page.locator('input[type=url]').fill('https://localhost/hook');
    await press(page, 'Send notices there');
    await says(page, 'Notices cannot be sent to this address.');
    await page.locator('input[type=url]').fill('https://example.org/hook');
    await press(page, 'Send notices there');
    await says(page, 'The server sends a short message there');
    await page.reload();
    const hook = page.locator('input[type=url]');
    await eventually(async () => assert.equal(await hook.inputValue(), 'https://example.org/hook'));
    await page.locator('input[type=url]').fill('');
    await press(page, 'Stop sending there');
    await says(page, 'For programs: the server sends');

    await press(page, 'Delete the account');
    await page.locator('input[autocomplete=current-password]').fill('wheat and oats');
    await press(page, 'Delete for good');
    await says(page, 'You are not known here yet');
    await press(phone.page, 'Sign in with a passkey');
    await says(phone.page, 'This passkey was not accepted.');
    for (const { complaints, context } of [laptop, phone]) {
      assert.deepEqual(
        complaints.filter((words) => !words.includes('status of 4')),
        [],
      );
      await context.close();
    }
  });

  test('a notice that is pushed shows itself; a browser without a push service says so', async (t) => {
    const house = await openHouse(await fresh(), t);
    const address = `http://localhost:${house.port}`;
    const ann = await player(site.browser, 'Ann', {
      context: { serviceWorkers: 'allow', permissions: ['notifications'] },
    });
    const { page, context } = ann;
    await page.goto(`${address}/account`);
    await page.waitForFunction(() => navigator.serviceWorker.ready.then(() => true));
    const cdp = await context.newCDPSession(page);
    const registered = new Promise<string>((resolve) => {
      cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        if (registrations[0]) resolve(registrations[0].registrationId);
      });
    });
    await cdp.send('ServiceWorker.enable');
    const registrationId = await registered;
    const data = JSON.stringify({ type: 'your-turn', tables: [{ id: 'some-table', game: 'duel', url: null }] });
    await eventually(async () => {
      // A worker that is just put to rest may miss it: a push service tries again, and the tag keeps it one notice.
      await cdp.send('ServiceWorker.deliverPushMessage', { origin: address, registrationId, data });
      const notices = await page.evaluate(async () =>
        (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, data, tag }) => [
          title,
          data,
          tag,
        ]),
      );
      assert.deepEqual(notices, [['Prancing Pony', '/online/some-table', 'your-turn']]);
    });

    await page.locator('label:has(input[value=create])').click();
    await page.locator('input[autocomplete=username]').fill('ann');
    await page.locator('input[type=password]').fill('barley and oats');
    await page.locator('form button[type=submit]').first().click();
    await says(page, 'signed in as ann');
    await page.evaluate(() => {
      PushManager.prototype.subscribe = () => Promise.reject(new DOMException('no push service', 'AbortError'));
    });
    await page.locator('label:has(input[value=on])').click();
    await says(page, 'The browser does not allow notices');
    await context.close();
  });
});
