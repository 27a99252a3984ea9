/** The only door to the outside: https, and never to a private address, also not by way of a name that leads there. */
import { lookup as lookUp } from 'node:dns';
import { request as httpRequest } from 'node:http';
import { Agent, request as httpsRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { Problem } from '../problem.ts';

/** Apart, because a list of both takes every old address for one inside ::ffff:0:0. */
const closed4 = new BlockList();
const closed6 = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  closed4.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::', 96],
  ['::ffff:0:0', 96],
  ['::ffff:0:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  closed6.addSubnet(net, bits, 'ipv6');

/** An address of the public internet. */
export function isPublic(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !closed4.check(address, 'ipv4');
  return version === 6 && !closed6.check(address, 'ipv6');
}

/** Throws on an address that we do not write to. */
export function checkTarget(url: string, anywhere = false): URL {
  if (!URL.canParse(url)) throw new Problem(422, 'bad-address', 'this is not an address');
  const target = new URL(url);
  if (anywhere && (target.protocol === 'http:' || target.protocol === 'https:')) return target;
  if (target.protocol !== 'https:') throw new Problem(422, 'bad-address', 'only https:// is written to');
  if (target.username || target.password) throw new Problem(422, 'bad-address', 'an address with a password in it');
  if (target.port && target.port !== '443' && target.port !== '8443')
    throw new Problem(422, 'bad-address', 'only port 443 or 8443');
  const host = target.hostname.replace(/^\[|\]$/g, '');
  if (
    isIP(host)
      ? !isPublic(host)
      : !host.includes('.') || /(^|\.)(localhost|local|internal|lan|home|arpa)\.?$/.test(host)
  )
    throw new Problem(422, 'bad-address', 'an address inside a private network');
  return target;
}

/** Whatever a name leads to at the moment of connecting must be public. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookUp(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '', 0);
    const open = addresses.filter(({ address }) => isPublic(address));
    if (open.length === 0) return callback(new Error('this name leads into a private network'), '', 0);
    if (options.all) return (callback as unknown as (e: null, all: typeof open) => void)(null, open);
    callback(null, open[0].address, open[0].family);
  });
};

const publicAgent = new Agent({ lookup: publicLookup, keepAlive: false });

/** What is sent, and where. */
export interface Letter {
  readonly url: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string | Buffer;
}

export interface Way {
  /** Only tests write to their own machine. */
  readonly anywhere: boolean;
  /** Ends whatever is still under way, however little of it drips in. */
  readonly signal: AbortSignal;
}

/** The status it was answered with, 0 without one. Redirects are not followed and answers are not read. */
export function send({ url, headers, body }: Letter, { anywhere, signal }: Way): Promise<number> {
  const target = checkTarget(url, anywhere);
  const options = { method: 'POST', headers: { 'user-agent': 'prancing-pony', ...headers }, signal };
  return new Promise((resolve) => {
    const taken = (response: { statusCode?: number; destroy(): void }): void => {
      response.destroy();
      resolve(response.statusCode ?? 0);
    };
    const request =
      target.protocol === 'http:'
        ? httpRequest(target, options, taken)
        : httpsRequest(target, { ...options, ...(anywhere ? null : { agent: publicAgent }) }, taken);
    request.on('error', () => resolve(0));
    request.end(body);
  });
}

export function jsonLetter(url: string, value: object): Letter {
  const body = JSON.stringify(value);
  return { url, headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }, body };
}
