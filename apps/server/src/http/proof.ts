/** What opens an account wants a proof that is fresh, and its owner is told of it. */
import type { AccountChange } from '../notices/index.ts';
import { Problem } from '../problem.ts';
import type { Call } from './types.ts';

const FRESH_MS = 5 * 60_000;

/** Whoever asks has said the password, used a passkey or a code in the last five minutes. Guests have nothing to prove it by. */
export function wantProof({ session }: Pick<Call, 'session'>): void {
  if (!session || session.user.login === null) return;
  if (session.provenOn < Date.now() - FRESH_MS) throw new Problem(403, 'proof-wanted');
}

/** By all the ways he wants to be told of anything; nobody waits for it. */
export function tellOwner(
  { house, request }: Pick<Call, 'house' | 'request'>,
  userId: string,
  what: AccountChange,
): void {
  house
    .tell(userId, { type: 'account', what, url: house.config.origin && `${house.config.origin}/account` })
    .catch((error: Error) => request.log.warn({ error: error.message }, 'an owner was not told'));
}
