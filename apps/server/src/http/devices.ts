/** Routes: a fresh proof, and the sessions and passkeys of an account. */
import * as v from 'valibot';
import { endSessions } from '../hub/index.ts';
import { keptCode } from '../identity/codes.ts';
import { isPassword } from '../identity/passwords.ts';
import { hashed } from '../ids.ts';
import { Problem } from '../problem.ts';
import { Finish, ownerOf } from './passkeys.ts';
import { tellOwner, wantProof } from './proof.ts';
import { Code, DevicesAnswer, Done, Password } from './schemas.ts';
import { type Call, route, userOf } from './types.ts';

const DONE = { done: true };

/** What is told of a session or a passkey leads back to neither. */
const sign = (kept: string): string => hashed(kept).slice(0, 22);

/** Throws unless the account of this session is proved to be the asker's. */
async function prove(call: Call<v.InferOutput<typeof Proof>>): Promise<void> {
  const user = userOf(call);
  const { store } = call.house;
  const { body } = call;
  if ('response' in body) {
    if ((await ownerOf(call, body)).id !== user.id) throw new Problem(401, 'passkey-refused');
  } else if ('code' in body) {
    if (!(await store.useCode(user.id, keptCode(user.id, body.code)))) throw new Problem(401, 'wrong-code');
  } else {
    const found = user.login === null ? null : await store.byLogin(user.login);
    if (!(await isPassword(body.password, found?.password ?? null, call.network)) || !found)
      throw new Problem(401, 'wrong-password');
  }
}
const Proof = v.union([v.strictObject({ password: Password }), v.strictObject({ code: Code }), Finish]);

export const deviceRoutes = [
  route({
    method: 'POST',
    path: '/api/proof',
    summary: 'Proves once more who you are, by password, recovery code or passkey: good for five minutes',
    body: Proof,
    answer: Done,
    signedIn: true,
    rate: 'signIn',
    run: async (call) => {
      await prove(call);
      if (call.session) await call.house.store.proveSession(call.session.id, Date.now());
      return DONE;
    },
  }),
  route({
    method: 'GET',
    path: '/api/devices',
    summary: 'Your sessions and passkeys: on what device, since when, when last seen',
    answer: DevicesAnswer,
    signedIn: true,
    run: async (call) => {
      const { store } = call.house;
      const user = userOf(call);
      const [sessions, passkeys] = await Promise.all([store.sessionsOf(user.id), store.passkeys(user.id)]);
      return {
        sessions: sessions.map(({ token, device, since, seen }) => ({
          id: sign(token),
          device,
          since,
          seen,
          here: token === call.session?.id,
        })),
        passkeys: passkeys.map(({ id, device, since, used }) => ({ id: sign(id), device, since, used })),
      };
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/devices/sessions/{session}',
    summary: 'Ends one of your sessions, wherever it is',
    answer: Done,
    signedIn: true,
    run: async (call) => {
      const { store, hub } = call.house;
      const found = (await store.sessionsOf(userOf(call).id)).find(({ token }) => sign(token) === call.params.session);
      if (!found) throw new Problem(404, 'not-found');
      await store.closeSession(found.token);
      await endSessions(hub, found.token);
      return DONE;
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/devices/passkeys/{passkey}',
    summary: 'Removes one of your passkeys; the last one of an account without a password stays. Wants a fresh proof',
    answer: Done,
    signedIn: true,
    run: async (call) => {
      const { store } = call.house;
      const user = userOf(call);
      wantProof(call);
      const keys = await store.passkeys(user.id);
      const found = keys.find(({ id }) => sign(id) === call.params.passkey);
      if (!found) throw new Problem(404, 'not-found');
      if (keys.length === 1 && !user.hasPassword) throw new Problem(409, 'last-key');
      await store.dropPasskey(found.id, user.id);
      tellOwner(call, user.id, 'passkey-removed');
      return DONE;
    },
  }),
];
