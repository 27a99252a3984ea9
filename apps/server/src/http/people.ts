/** Routes: guests, accounts, and how to be told of one's turn. */
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Config } from '../config.ts';
import { endSessions } from '../hub/index.ts';
import { deviceOf } from '../identity/device.ts';
import { addressOnNetwork, isItself } from '../identity/network.ts';
import { isPassword, keepPassword } from '../identity/passwords.ts';
import { cookieOf, newGuest, openSession } from '../identity/sessions.ts';
import { hashed } from '../ids.ts';
import { LIMITS } from '../limits.ts';
import { checkTarget } from '../notices/outbound.ts';
import { Problem } from '../problem.ts';
import type { User } from '../store/index.ts';
import { forgetPerson } from '../tables/forget.ts';
import { handOver } from '../tables/seats.ts';
import { tellOwner, wantProof } from './proof.ts';
import { Done, Login, MeAnswer, Name, Password, Subscription } from './schemas.ts';
import { type Call, route, userOf } from './types.ts';

export const me = (user: User | null) => ({
  user: user && { id: user.id, name: user.name, login: user.login },
  webhook: user?.webhook ?? null,
  password: user?.hasPassword ?? false,
});

/** A link made on the machine the server runs on leads nowhere elsewhere: its pages are told a better address. */
function networkOf(config: Config, { hostname, socket }: FastifyRequest): { network?: string } {
  const found = isItself(hostname) ? addressOnNetwork(config, socket.localPort ?? config.port) : null;
  return found ? { network: found } : {};
}

function setCookie({ house, request, reply }: Call, token: string | null): void {
  const secure = house.config.origin?.startsWith('https:') ?? request.protocol === 'https';
  reply.header('set-cookie', cookieOf(token, secure, house.config.sessionDays));
}

/** A session whose holder has just proved to be its owner. */
const provenSession = ({ house, request }: Call, user: User): Promise<string> =>
  openSession(house.store, user.id, { device: deviceOf(request.headers['user-agent']), proven: true });

/** A new session for an account; what the browser held as a guest goes with it. */
export async function signIn(call: Call, user: User): Promise<void> {
  const { house, session } = call;
  setCookie(call, await provenSession(call, user));
  if (!session) return;
  await house.store.closeSession(session.id);
  await endSessions(house.hub, session.id);
  if (session.user.login === null && session.user.id !== user.id) await handOver(house.hub, session.user, user);
}

/** Whoever becomes an account gets a new session: one that somebody else knew of is worth nothing, its lines end. */
export async function renewSession(call: Call, user: User): Promise<void> {
  const { house, session } = call;
  setCookie(call, await provenSession(call, user));
  if (!session) return;
  await house.store.closeSession(session.id);
  await endSessions(house.hub, session.id, 'restarting');
}

export const peopleRoutes = [
  route({
    method: 'GET',
    path: '/api/me',
    summary: 'Who is asking; `user` is null without a session',
    answer: MeAnswer,
    run: async ({ session, house, request }) => ({
      ...me(session?.user ?? null),
      ...networkOf(house.config, request),
      ...(session?.user.login != null && house.config.moderators.includes(session.user.login)
        ? { moderator: true }
        : null),
    }),
  }),
  route({
    method: 'POST',
    path: '/api/guest',
    summary: 'Becomes a guest: a name is enough. With a session: changes the name',
    body: v.strictObject({ name: Name }),
    answer: MeAnswer,
    run: async (call) => {
      const { house, session, body, network } = call;
      if (session) {
        await house.store.rename(session.user.id, body.name);
        return me({ ...session.user, name: body.name });
      }
      if (!house.buckets.take('guest', network)) throw new Problem(429, 'too-fast');
      const { user, token } = await newGuest(house.store, body.name);
      setCookie(call, token);
      return me(user);
    },
  }),
  route({
    method: 'POST',
    path: '/api/account',
    summary: 'Turns the guest into an account with name and password; seats stay',
    body: v.strictObject({ login: Login, password: Password }),
    answer: MeAnswer,
    signedIn: true,
    rate: 'signIn',
    run: async (call) => {
      const user = userOf(call);
      const { login, password } = call.body;
      const { store } = call.house;
      if (user.login !== null) throw new Problem(409, 'has-account');
      if (!(await store.register(user.id, login, await keepPassword(password, call.network))))
        throw new Problem(409, 'name-taken');
      await renewSession(call, user);
      return me({ ...user, login, hasPassword: true });
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/account',
    summary: 'Forgets you: name, account, devices and words are taken out; running games go to a bot or are given up',
    body: v.strictObject({ password: v.optional(Password) }),
    answer: Done,
    signedIn: true,
    rate: 'signIn',
    run: async (call) => {
      const user = userOf(call);
      const { store, hub } = call.house;
      const found = user.login === null ? null : await store.byLogin(user.login);
      if (found && !found.password) wantProof(call);
      if (found?.password && !(await isPassword(call.body.password ?? '', found.password, call.network)))
        throw new Problem(401, 'wrong-password');
      await forgetPerson(hub, user);
      setCookie(call, null);
      return { done: true };
    },
  }),
  route({
    method: 'POST',
    path: '/api/sign-in',
    summary: 'Signs in by name and password; what the guest of this browser held goes with it',
    body: v.strictObject({ login: Login, password: Password }),
    answer: MeAnswer,
    rate: 'signIn',
    run: async (call) => {
      const { login, password } = call.body;
      const { store } = call.house;
      const found = await store.byLogin(login);
      if (!(await isPassword(password, found?.password ?? null, call.network)) || !found)
        throw new Problem(401, 'wrong-password');
      await signIn(call, found.user);
      return me(found.user);
    },
  }),
  route({
    method: 'POST',
    path: '/api/password',
    summary: 'Sets a new password and signs out everywhere else',
    body: v.strictObject({ password: Password, old: v.optional(Password) }),
    answer: Done,
    signedIn: true,
    rate: 'signIn',
    run: async (call) => {
      const user = userOf(call);
      const { store } = call.house;
      const found = user.login === null ? null : await store.byLogin(user.login);
      if (!found) throw new Problem(409, 'no-account');
      if (found.password === null) wantProof(call);
      if (found.password !== null && !(await isPassword(call.body.old ?? '', found.password, call.network)))
        throw new Problem(401, 'wrong-password');
      await store.setPassword(user.id, await keepPassword(call.body.password, call.network));
      await store.closeSessions(user.id);
      await endSessions(call.house.hub, user.id);
      setCookie(call, await provenSession(call, user));
      tellOwner(call, user.id, 'password-set');
      return { done: true };
    },
  }),
  route({
    method: 'POST',
    path: '/api/sign-out',
    summary: 'Ends this session; a guest without account cannot come back',
    body: v.strictObject({ everywhere: v.optional(v.boolean(), false) }),
    answer: Done,
    signedIn: true,
    run: async (call) => {
      const { house, session, body } = call;
      if (session) {
        if (body.everywhere) await house.store.closeSessions(session.user.id);
        else await house.store.closeSession(session.id);
        await endSessions(house.hub, body.everywhere ? session.user.id : session.id);
      }
      setCookie(call, null);
      return { done: true };
    },
  }),
  route({
    method: 'GET',
    path: '/api/push/key',
    summary: 'The public key that a browser needs to subscribe to turn notices',
    answer: v.object({ key: v.string() }),
    run: async ({ house }) => ({ key: house.pushKey }),
  }),
  route({
    method: 'POST',
    path: '/api/push',
    summary: 'Turn notices to this browser',
    body: Subscription,
    answer: Done,
    signedIn: true,
    run: async (call) => {
      const user = userOf(call);
      const { store, config } = call.house;
      checkTarget(call.body.endpoint, config.outboundAnywhere);
      const id = hashed(call.body.endpoint);
      if (!(await store.addPush(id, user.id, JSON.stringify(call.body), Date.now(), LIMITS.pushes)))
        throw new Problem(429, 'too-many-devices');
      return { done: true };
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/push',
    summary: 'No more turn notices to this browser',
    body: v.strictObject({ endpoint: v.pipe(v.string(), v.maxLength(1000)) }),
    answer: Done,
    signedIn: true,
    run: async (call) => {
      await call.house.store.dropPush(hashed(call.body.endpoint), userOf(call).id);
      return { done: true };
    },
  }),
  route({
    method: 'POST',
    path: '/api/webhook',
    summary: 'Turn notices to an address of your own (https); null for none',
    body: v.strictObject({ url: v.nullable(v.pipe(v.string(), v.url(), v.maxLength(500))) }),
    answer: Done,
    signedIn: true,
    rate: 'link',
    run: async (call) => {
      const { url } = call.body;
      if (url !== null) checkTarget(url, call.house.config.outboundAnywhere);
      await call.house.store.setWebhook(userOf(call).id, url);
      return { done: true };
    },
  }),
];
