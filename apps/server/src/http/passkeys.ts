/** Routes: passkeys. */

import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import * as v from 'valibot';
import { deviceOf } from '../identity/device.ts';
import { newId } from '../ids.ts';
import { LIMITS } from '../limits.ts';
import { Problem } from '../problem.ts';
import type { User } from '../store/index.ts';
import { me, renewSession, signIn } from './people.ts';
import { tellOwner, wantProof } from './proof.ts';
import { Login, MeAnswer, Passkey } from './schemas.ts';
import { type Call, route, userOf } from './types.ts';

const MINUTES = 5 * 60_000;
const Start = v.object({ id: v.string(), options: Passkey });
export const Finish = v.strictObject({ id: v.pipe(v.string(), v.maxLength(64)), response: Passkey });

/** The page that asks: its origin was checked before. */
function here({ house, request }: Call): { origin: string; rpID: string } {
  const origin = house.config.origin ?? request.headers.origin ?? `${request.protocol}://${request.host}`;
  if (!URL.canParse(origin)) throw new Problem(400, 'bad-request', 'the host is no host');
  return { origin, rpID: new URL(origin).hostname };
}

async function put(call: Call, challenge: string, userId: string | null): Promise<string> {
  const id = newId();
  await call.house.store.putChallenge(id, challenge, userId, Date.now() + MINUTES);
  return id;
}

async function take(call: Call, id: string): Promise<{ challenge: string; userId: string | null }> {
  const found = await call.house.store.takeChallenge(id, Date.now());
  if (!found) throw new Problem(409, 'passkey-too-late');
  return found;
}

/** Whatever is wrong with an answer, it is refused in the same words. */
async function verified<T extends { verified: boolean }>(work: () => Promise<T>): Promise<T> {
  const result = await work().catch(() => null);
  if (!result?.verified) throw new Problem(401, 'passkey-refused');
  return result;
}

/** Whose passkey has answered; it counts. */
export async function ownerOf(call: Call, answer: v.InferOutput<typeof Finish>): Promise<User> {
  const { store } = call.house;
  const { challenge } = await take(call, answer.id);
  const response = answer.response as unknown as AuthenticationResponseJSON;
  const known = typeof response.id === 'string' ? await store.passkey(response.id) : null;
  const user = known && (await store.user(known.userId));
  if (!known || !user) throw new Problem(401, 'passkey-refused');
  const { origin, rpID } = here(call);
  const { authenticationInfo } = await verified(() =>
    verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: false,
      credential: {
        id: known.id,
        publicKey: new Uint8Array(Buffer.from(known.publicKey, 'base64url')),
        counter: known.counter,
      },
    }),
  );
  await store.countPasskey(known.id, authenticationInfo.newCounter, Date.now());
  return user;
}

export const passkeyRoutes = [
  route({
    method: 'POST',
    path: '/api/passkeys/new',
    summary: 'Begins to add a passkey: options for navigator.credentials.create',
    answer: Start,
    signedIn: true,
    rate: 'signIn',
    run: async (call) => {
      const user = userOf(call);
      wantProof(call);
      const known = await call.house.store.passkeys(user.id);
      if (known.length >= LIMITS.passkeys) throw new Problem(429, 'too-many-devices');
      const options = await generateRegistrationOptions({
        rpName: 'Prancing Pony',
        rpID: here(call).rpID,
        userName: user.login ?? user.name,
        userID: new TextEncoder().encode(user.id),
        excludeCredentials: known.map(({ id }) => ({ id })),
        supportedAlgorithmIDs: [-8, -7, -257],
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      });
      return { id: await put(call, options.challenge, user.id), options };
    },
  }),
  route({
    method: 'POST',
    path: '/api/passkeys',
    summary: 'Adds the passkey; a guest becomes an account of the given name, seats stay',
    body: v.strictObject({ ...Finish.entries, login: v.optional(Login) }),
    answer: MeAnswer,
    signedIn: true,
    rate: 'signIn',
    run: async (call) => {
      const user = userOf(call);
      wantProof(call);
      const { store } = call.house;
      const { challenge, userId } = await take(call, call.body.id);
      if (userId !== user.id) throw new Problem(401, 'passkey-refused');
      const { origin, rpID } = here(call);
      const { registrationInfo } = await verified(() =>
        verifyRegistrationResponse({
          response: call.body.response as unknown as RegistrationResponseJSON,
          expectedChallenge: challenge,
          expectedOrigin: origin,
          expectedRPID: rpID,
          requireUserVerification: false,
          supportedAlgorithmIDs: [-8, -7, -257],
        }),
      );
      if (!registrationInfo) throw new Problem(401, 'passkey-refused');
      const login = user.login ?? call.body.login;
      if (!login) throw new Problem(422, 'name-wanted');
      const { id, publicKey, counter, transports } = registrationInfo.credential;
      if (await store.passkey(id)) throw new Problem(401, 'passkey-refused');
      if (user.login === null && !(await store.register(user.id, login, null))) throw new Problem(409, 'name-taken');
      const added = await store.addPasskey({
        id,
        userId: user.id,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports: JSON.stringify(transports ?? []),
        device: deviceOf(call.request.headers['user-agent']),
        since: Date.now(),
      });
      if (!added) throw new Problem(401, 'passkey-refused');
      if (user.login === null) await renewSession(call, user);
      else tellOwner(call, user.id, 'passkey-added');
      return me({ ...user, login });
    },
  }),
  route({
    method: 'POST',
    path: '/api/passkeys/sign-in/new',
    summary: 'Begins to sign in by passkey: options for navigator.credentials.get',
    answer: Start,
    rate: 'signIn',
    run: async (call) => {
      const options = await generateAuthenticationOptions({ rpID: here(call).rpID, userVerification: 'preferred' });
      return { id: await put(call, options.challenge, null), options };
    },
  }),
  route({
    method: 'POST',
    path: '/api/passkeys/sign-in',
    summary: 'Signs in by passkey; what the guest of this browser held goes with it',
    body: Finish,
    answer: MeAnswer,
    rate: 'signIn',
    run: async (call) => {
      const user = await ownerOf(call, call.body);
      await signIn(call, user);
      return me(user);
    },
  }),
];
