import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as v from 'valibot';
import type { Config } from '../config.ts';
import type { Hub } from '../hub/types.ts';
import type { Session } from '../identity/sessions.ts';
import type { Buckets, Rates } from '../limits.ts';
import type { Notices } from '../notices/index.ts';
import { Problem } from '../problem.ts';
import type { Store, User } from '../store/index.ts';

/** What every route may use. */
export interface House {
  readonly config: Config;
  readonly store: Store;
  readonly hub: Hub;
  readonly buckets: Buckets;
  readonly pushKey: string;
  /** Tells a person by webhook and push. */
  readonly tell: Notices['tell'];
}

export interface Call<B = unknown> {
  readonly house: House;
  readonly session: Session | null;
  /** Where it comes from, as limits count. */
  readonly network: string;
  readonly body: B;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export interface Route<S extends v.GenericSchema = v.GenericSchema> {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** `{name}` stands for a word. */
  readonly path: string;
  readonly summary: string;
  readonly body?: S;
  readonly answer: v.GenericSchema | 'text';
  /** Only with a session, guest or account. */
  readonly signedIn?: boolean;
  readonly rate?: keyof Rates;
  run(call: Call<v.InferOutput<S>>): Promise<unknown>;
}

/** Keeps the type of the body. */
export const route = <S extends v.GenericSchema>(one: Route<S>): Route => one;

/** Who acts, and where from, as limits count. */
export const comerOf = (call: Pick<Call, 'session' | 'network'>) => ({ user: userOf(call), network: call.network });

export function userOf({ session }: Pick<Call, 'session'>): User {
  if (!session) throw new Problem(401, 'sign-in');
  return session.user;
}
