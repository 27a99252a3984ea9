/** Turn notices: one message for all tables that wait for a person, and not again for a while. */
import webPush from 'web-push';
import type { Config } from '../config.ts';
import type { Log } from '../hub/types.ts';
import type { Metrics } from '../metrics.ts';
import type { Store, Waited } from '../store/index.ts';
import { jsonLetter, type Letter, send } from './outbound.ts';

const LOOK_MS = 10_000;
/** Side by side: each has its time, and none waits for another. */
const MOST_AT_ONCE = 100;

export interface Keys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The digest as it is sent: no name, no card, nothing of the game. */
interface Notice {
  readonly type: 'your-turn';
  readonly tables: readonly (Pick<Waited, 'game' | 'why'> & { readonly id: string; readonly url: string | null })[];
}

/** Something that opens an account was changed. */
export type AccountChange = 'passkey-added' | 'passkey-removed' | 'codes-made' | 'password-set' | 'recovered';
interface AccountNotice {
  readonly type: 'account';
  readonly what: AccountChange;
  readonly url: string | null;
}

export async function pushKeys(store: Store): Promise<Keys> {
  return JSON.parse(await store.secret('push-keys', JSON.stringify(webPush.generateVAPIDKeys())));
}

export interface Notices {
  tell(userId: string, notice: Notice | AccountNotice): Promise<void>;
  /** Looks once who waits, and tells them. */
  look(): Promise<number>;
  stop(): Promise<void>;
}

export function startNotices(store: Store, config: Config, keys: Keys, metrics: Metrics, log: Log): Notices {
  const look = async (): Promise<number> => {
    const on = Date.now();
    const before = on - config.noticeEveryMs;
    const waited = await store.waitedFor(on - config.noticeAfterMs, before);
    const people = [...new Set(waited.map(({ userId }) => userId))].slice(0, MOST_AT_ONCE);
    const told = await Promise.all(
      people.map(async (userId) => {
        if (!(await store.claimNotice(userId, before, on))) return false;
        const url = (id: string): string | null => config.origin && `${config.origin}/online/${id}`;
        const tables = waited
          .filter((one) => one.userId === userId)
          .map(({ table, game, why }) => ({ id: table, game, why, url: url(table) }));
        await tell(userId, { type: 'your-turn', tables });
        return true;
      }),
    );
    return told.filter(Boolean).length;
  };
  const tell = async (userId: string, notice: Notice | AccountNotice): Promise<void> => {
    const user = await store.user(userId);
    const pushes = await store.pushes(userId);
    const count = (how: string, ok: boolean): void => metrics.count('pony_notices_total', `way="${how}",ok="${ok}"`);
    const url = user?.webhook;
    const hook = url
      ? [post(() => jsonLetter(url, notice)).then((status) => count('webhook', status >= 200 && status < 300))]
      : [];
    await Promise.all([
      ...hook,
      ...pushes.map(async ({ id, body }) => {
        const status = await post(() => pushLetter(body, notice));
        count('push', status === 201 || status === 200);
        if (status === 404 || status === 410) await store.dropPush(id, userId);
      }),
    ]);
  };
  const stopped = new AbortController();
  /** The status of whoever was written to; 0 when nobody was reached in time. */
  const post = async (letter: () => Letter): Promise<number> => {
    const signal = AbortSignal.any([stopped.signal, AbortSignal.timeout(config.outboundMs)]);
    try {
      return await send(letter(), { anywhere: config.outboundAnywhere, signal });
    } catch {
      return 0;
    }
  };
  const pushLetter = (body: string, notice: Notice | AccountNotice): Letter => {
    const letter = webPush.generateRequestDetails(
      JSON.parse(body) as webPush.PushSubscription,
      JSON.stringify(notice),
      {
        vapidDetails: { subject: config.pushContact, ...keys },
        TTL: 86_400,
      },
    );
    return { url: letter.endpoint, headers: letter.headers, body: letter.body };
  };
  let looking: Promise<unknown> | null = null;
  const timer = setInterval(() => {
    looking ??= look()
      .catch((error) => log.warn({ error: error.message }, 'notices were not sent'))
      .finally(() => {
        looking = null;
      });
  }, LOOK_MS);
  return {
    look,
    tell,
    async stop() {
      clearInterval(timer);
      stopped.abort();
      await looking;
    },
  };
}
