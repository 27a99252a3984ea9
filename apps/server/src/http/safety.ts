/** Routes: recovery codes, muting and reporting, and what moderators do about reports. */
import * as v from 'valibot';
import { tellLine } from '../hub/chat.ts';
import { endSessions } from '../hub/index.ts';
import { keptCode, newCodes } from '../identity/codes.ts';
import { isPassword, keepPassword } from '../identity/passwords.ts';
import { newId } from '../ids.ts';
import { Problem } from '../problem.ts';
import type { User } from '../store/index.ts';
import { me, signIn } from './people.ts';
import { tellOwner, wantProof } from './proof.ts';
import { Code, Done, Login, MeAnswer, Password, ReportsAnswer } from './schemas.ts';
import { info } from './tables.ts';
import { type Call, route, userOf } from './types.ts';

const DONE = { done: true };
const DAY = 86_400_000;
const MOST_SHOWN = 100;

/** Accounts that the host has named. */
const isModerator = ({ house }: Pick<Call, 'house'>, user: User | null): boolean =>
  user?.login != null && house.config.moderators.includes(user.login);

function moderator(call: Call): User {
  const user = userOf(call);
  if (!isModerator(call, user)) throw new Problem(403, 'not-moderator');
  return user;
}

async function lineOf(call: Call) {
  const { id, n } = call.params;
  if (!/^\d{1,6}$/.test(n)) throw new Problem(404, 'no-such-line');
  await info(call, id);
  const line = await call.house.store.chatLine(id, Number(n));
  if (!line || line.userId === userOf(call).id) throw new Problem(404, 'no-such-line');
  return { ...line, n: Number(n) };
}

export const safetyRoutes = [
  route({
    method: 'POST',
    path: '/api/recovery-codes',
    summary:
      'New recovery codes for your account, told once; the old ones are void. The password is wanted where there is one',
    body: v.strictObject({ password: v.optional(Password) }),
    answer: v.object({ codes: v.array(v.string()) }),
    signedIn: true,
    rate: 'signIn',
    run: async (call) => {
      const user = userOf(call);
      const { store } = call.house;
      const found = user.login === null ? null : await store.byLogin(user.login);
      if (!found) throw new Problem(409, 'no-account');
      if (!found.password) wantProof(call);
      if (found.password && !(await isPassword(call.body.password ?? '', found.password, call.network)))
        throw new Problem(401, 'wrong-password');
      const codes = newCodes();
      await store.setCodes(
        user.id,
        codes.map((code) => keptCode(user.id, code)),
      );
      tellOwner(call, user.id, 'codes-made');
      return { codes };
    },
  }),
  route({
    method: 'POST',
    path: '/api/recover',
    summary:
      'A recovery code and a new password let the owner of an account in, once a code; all other sessions end, and passkeys go unless they are kept',
    body: v.strictObject({
      login: Login,
      code: Code,
      password: Password,
      keepPasskeys: v.optional(v.boolean(), false),
    }),
    answer: MeAnswer,
    rate: 'signIn',
    run: async (call) => {
      const { login, code, password } = call.body;
      const { store, hub } = call.house;
      const found = await store.byLogin(login);
      // The same work whether or not there is such an account.
      const kept = await keepPassword(password, call.network);
      if (!found || !(await store.useCode(found.user.id, keptCode(found.user.id, code))))
        throw new Problem(401, 'wrong-code');
      await store.setPassword(found.user.id, kept);
      if (!call.body.keepPasskeys) await store.dropPasskeys(found.user.id);
      await store.closeSessions(found.user.id);
      await endSessions(hub, found.user.id);
      tellOwner(call, found.user.id, 'recovered');
      await signIn(call, found.user);
      return me({ ...found.user, hasPassword: true });
    },
  }),
  route({
    method: 'POST',
    path: '/api/tables/{id}/chat/{n}/mute',
    summary: 'You read nothing more of whoever said that line, at any table',
    answer: Done,
    signedIn: true,
    run: async (call) => {
      await call.house.store.mute(userOf(call).id, (await lineOf(call)).userId);
      return DONE;
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/mutes',
    summary: 'You read everybody again',
    answer: Done,
    signedIn: true,
    run: async (call) => {
      await call.house.store.unmuteAll(userOf(call).id);
      return DONE;
    },
  }),
  route({
    method: 'POST',
    path: '/api/tables/{id}/chat/{n}/report',
    summary: 'Tells the host of a line that is out of place',
    answer: Done,
    signedIn: true,
    rate: 'link',
    run: async (call) => {
      const { userId, name, text, n } = await lineOf(call);
      const report = { id: newId(), table: call.params.id, n, about: userId, name, text, on: Date.now() };
      await call.house.store.report(report, userOf(call).id);
      return DONE;
    },
  }),
  route({
    method: 'GET',
    path: '/api/reports',
    summary: 'For moderators: reports nobody has dealt with, the oldest first',
    answer: ReportsAnswer,
    signedIn: true,
    run: async (call) => {
      moderator(call);
      const reports = await call.house.store.reports(MOST_SHOWN);
      return { reports: reports.map(({ id, table, n, name, text, on }) => ({ id, table, n, name, text, on })) };
    },
  }),
  route({
    method: 'POST',
    path: '/api/reports/{report}',
    summary: 'For moderators: lets it stand, takes the line out, or also silences who said it for so many days',
    body: v.strictObject({
      remove: v.boolean(),
      silentDays: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3650)), 0),
    }),
    answer: Done,
    signedIn: true,
    run: async (call) => {
      moderator(call);
      const { store, hub } = call.house;
      const report = await store.openReport(call.params.report);
      if (!report) throw new Problem(404, 'no-such-report');
      if (call.body.remove) {
        await store.dropLine(report.table, report.n);
        await tellLine(hub, report.table, report.n);
      }
      if (call.body.silentDays > 0) await store.silence(report.about, Date.now() + call.body.silentDays * DAY);
      await store.closeReport(report, Date.now());
      return DONE;
    },
  }),
];
