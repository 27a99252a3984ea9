/** Turn notices: one message for all tables that wait for a person, and not again for a while. */
import webPush from 'web-push';
import type { Config } from '../config.ts';
import type { Log } from '../hub/types.ts';
import type { Metrics } from '../metrics.ts';
import type { Store } from '../store/index.ts';
import { checkTarget, post, publicAgent } from './outbound.ts';

const LOOK_MS = 10_000;
const MOST_AT_ONCE = 20;

export interface Keys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The digest as it is sent: no name, no card, nothing of the game. */
export interface Notice {
  readonly type: 'your-turn';
  readonly tables: readonly { readonly id: string; readonly game: string; readonly url: string | null }[];
}

export async function pushKeys(store: Store): Promise<Keys> {
  return JSON.parse(await store.secret('push-keys', JSON.stringify(webPush.generateVAPIDKeys())));
}

export interface Notices {
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
    let told = 0;
    for (const userId of people) {
      if (!(await store.claimNotice(userId, before, on))) continue;
      const url = (id: string): string | null => config.origin && `${config.origin}/online/${id}`;
      const tables = waited
        .filter((one) => one.userId === userId)
        .map(({ table, game }) => ({ id: table, game, url: url(table) }));
      await tell(userId, { type: 'your-turn', tables });
      told++;
    }
    return told;
  };
  const tell = async (userId: string, notice: Notice): Promise<void> => {
    const user = await store.user(userId);
    const pushes = await store.pushes(userId);
    const count = (way: string, ok: boolean): void => metrics.count('pony_notices_total', `way="${way}",ok="${ok}"`);
    const hook = user?.webhook
      ? [post(user.webhook, notice, config.outboundAnywhere).then((ok) => count('webhook', ok))]
      : [];
    await Promise.all([
      ...hook,
      ...pushes.map(async ({ id, body }) => {
        const status = await push(body, notice);
        count('push', status === 201 || status === 200);
        if (status === 404 || status === 410) await store.dropPush(id, userId);
      }),
    ]);
  };
  /** The status of the push service; 0 when it was not reached. */
  const push = async (body: string, notice: Notice): Promise<number> => {
    const subscription = JSON.parse(body) as webPush.PushSubscription;
    const anywhere = config.outboundAnywhere;
    try {
      checkTarget(subscription.endpoint, anywhere);
      const sent = await webPush.sendNotification(subscription, JSON.stringify(notice), {
        vapidDetails: { subject: config.pushContact, ...keys },
        TTL: 86_400,
        timeout: 10_000,
        ...(anywhere ? null : { agent: publicAgent }),
      });
      return sent.statusCode;
    } catch (error) {
      return (error as { statusCode?: number }).statusCode ?? 0;
    }
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
    async stop() {
      clearInterval(timer);
      await looking;
    },
  };
}
