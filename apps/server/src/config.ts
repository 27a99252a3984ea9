/** Configuration by environment, checked before anything starts. */
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { RATES, type Rates } from './limits.ts';

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Path of the SQLite file, unless there is a url of a PostgreSQL. */
  readonly file: string;
  readonly url: string | null;
  /** Where people reach us; null: wherever the request came to. */
  readonly origin: string | null;
  readonly allowedOrigins: readonly string[];
  /** How many proxies of ours stand before us. */
  readonly proxies: number;
  readonly logLevel: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'silent';
  readonly metricsToken: string | null;
  /** Names of accounts that look after what people say. */
  readonly moderators: readonly string[];
  readonly botThreads: number;
  readonly idleMs: number;
  /** How long seats have to open their shares of chance before the start. */
  readonly openMs: number;
  /** After so long a deploy is over, and no process of the old program is up any more. */
  readonly deployMs: number;
  readonly waitingDays: number;
  readonly sessionDays: number;
  /** Games that are over are taken away after so many days; null keeps them for good. */
  readonly finishedDays: number | null;
  readonly noticeAfterMs: number;
  readonly noticeEveryMs: number;
  /** Whoever is written to has so long to answer, all in all. */
  readonly outboundMs: number;
  /** A database that takes longer than this is not well. */
  readonly healthMs: number;
  /** Whom a push service may write to: mailto: or https: */
  readonly pushContact: string;
  /** Folder of the browser client; null serves none. */
  readonly web: string | null;
  readonly rates: Rates;
  /** Only tests send notices to their own machine. */
  readonly outboundAnywhere: boolean;
}

const WEB = join(import.meta.dirname, '..', '..', 'web', 'dist');

const whole = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/, 'is not a whole number'),
    v.transform(Number),
    v.minValue(least, `is less than ${least}`),
    v.maxValue(most, `is more than ${most}`),
  );
const origin = v.pipe(
  v.string(),
  v.check((text) => URL.canParse(text) && new URL(text).origin === text, 'is not an origin like https://example.org'),
);

const Environment = v.object({
  PORT: v.optional(whole(0, 65535), '8080'),
  HOST: v.optional(v.pipe(v.string(), v.minLength(1, 'is empty')), '0.0.0.0'),
  DATA_DIR: v.optional(v.pipe(v.string(), v.minLength(1, 'is empty')), './data'),
  DATABASE_URL: v.optional(v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\/./, 'is not postgres://...'))),
  PUBLIC_ORIGIN: v.optional(origin),
  ALLOWED_ORIGINS: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) =>
        text
          .split(',')
          .map((one) => one.trim())
          .filter(Boolean),
      ),
      v.array(origin),
    ),
    '',
  ),
  TRUST_PROXY: v.optional(whole(0, 9), '0'),
  LOG_LEVEL: v.optional(
    v.picklist(['trace', 'debug', 'info', 'warn', 'error', 'silent'], 'is no level of a log'),
    'info',
  ),
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16, 'is shorter than 16 characters'))),
  MODERATORS: v.optional(v.string(), ''),
  BOT_THREADS: v.optional(whole(1, 64)),
  IDLE_SECONDS: v.optional(whole(1, 86_400), '30'),
  WAITING_DAYS: v.optional(whole(1, 365), '7'),
  SESSION_DAYS: v.optional(whole(1, 3650), '400'),
  FINISHED_DAYS: v.optional(whole(1, 36_500)),
  NOTICE_AFTER_SECONDS: v.optional(whole(1, 86_400), '60'),
  NOTICE_EVERY_MINUTES: v.optional(whole(1, 1440), '15'),
  PUSH_CONTACT: v.optional(
    v.pipe(v.string(), v.regex(/^(mailto:.+@.+|https:\/\/.+)$/, 'is neither mailto: nor https:')),
    'mailto:pony@example.org',
  ),
  WEB_DIR: v.optional(v.string()),
  RATE_FACTOR: v.optional(whole(1, 1_000_000), '1'),
});

/** Every rate, so many times over: for load tests, and behind a proxy that has limits of its own. */
const rated = (factor: number): Rates =>
  Object.fromEntries(
    Object.entries(RATES).map(([what, { burst, perMinute }]) => [
      what,
      { burst: burst * factor, perMinute: perMinute * factor },
    ]),
  ) as Rates;

type Env = Readonly<Record<string, string | undefined>>;

/** Settings that are not shown, and may stand in a file that `<name>_FILE` names. */
const SECRETS = ['DATABASE_URL', 'METRICS_TOKEN'] as const;
const fileOf = (name: string): string => `${name}_FILE`;

/** The environment with its secrets read from their files; a fault names the setting, never what it holds. */
function withSecrets(env: Env): Env {
  const out: Record<string, string | undefined> = { ...env };
  for (const name of SECRETS) {
    const file = env[fileOf(name)];
    if (!file) continue;
    if (env[name]) throw new Error(`${name} and ${fileOf(name)} are both set`);
    try {
      out[name] = readFileSync(file, 'utf8').trim();
    } catch (error) {
      throw new Error(`${fileOf(name)} cannot be read: ${(error as NodeJS.ErrnoException).code}`);
    }
  }
  return out;
}

/** Every setting on a line: its value and where it comes from. */
export function configCommand(env: Env): void {
  readConfig(env);
  for (const [name, schema] of Object.entries(Environment.entries)) {
    const secret = SECRETS.some((one) => one === name);
    const from = env[name] !== undefined ? 'set' : secret && env[fileOf(name)] ? fileOf(name) : 'default';
    const value = from === 'default' ? (schema.default ?? 'none') : secret ? '(hidden)' : env[name];
    process.stdout.write(`${name}=${value}  # ${from}\n`);
  }
}

/** Throws one error that names everything that is wrong. Secrets are not repeated. */
export function readConfig(given: Env): Config {
  const env = withSecrets(given);
  const result = v.safeParse(
    Environment,
    Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined)),
  );
  if (!result.success)
    throw new Error(result.issues.map((issue) => `${v.getDotPath(issue) ?? '?'} ${issue.message}`).join('\n'));
  const e = result.output;
  return {
    port: e.PORT,
    host: e.HOST,
    file: join(resolve(e.DATA_DIR), 'pony.sqlite'),
    url: e.DATABASE_URL ?? null,
    origin: e.PUBLIC_ORIGIN ?? null,
    allowedOrigins: e.ALLOWED_ORIGINS,
    proxies: e.TRUST_PROXY,
    logLevel: e.LOG_LEVEL,
    metricsToken: e.METRICS_TOKEN ?? null,
    moderators: e.MODERATORS.split(',')
      .map((one) => one.trim().normalize('NFKC').toLowerCase())
      .filter(Boolean),
    botThreads: e.BOT_THREADS ?? Math.max(1, availableParallelism() - 1),
    idleMs: e.IDLE_SECONDS * 1000,
    openMs: 10_000,
    deployMs: 600_000,
    waitingDays: e.WAITING_DAYS,
    sessionDays: e.SESSION_DAYS,
    finishedDays: e.FINISHED_DAYS ?? null,
    noticeAfterMs: e.NOTICE_AFTER_SECONDS * 1000,
    noticeEveryMs: e.NOTICE_EVERY_MINUTES * 60_000,
    outboundMs: 10_000,
    healthMs: 3000,
    pushContact: e.PUSH_CONTACT,
    web: e.WEB_DIR ?? WEB,
    rates: rated(e.RATE_FACTOR),
    outboundAnywhere: false,
  };
}
