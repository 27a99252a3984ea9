/** Addresses in the database: an HMAC under a secret that only this service knows, so that a backup tells nobody where people live. */
import { createHmac } from 'node:crypto';
import { newSecret } from './ids.ts';
import type { Store } from './store/index.ts';

export async function sealOf(store: Store): Promise<(network: string) => string> {
  const secret = await store.secret('networks', newSecret());
  return (network) => createHmac('sha256', secret).update(network).digest('base64url').slice(0, 22);
}
