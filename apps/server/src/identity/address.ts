/** Whom limits count: where a request comes from. */
import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';

/** What belongs to one household: an IPv4 address, or the /64 of an IPv6 address. */
export function networkOf(address: string): string {
  const old = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  if (isIPv4(old)) return old;
  if (!isIPv6(address)) return 'unknown';
  const [front, back] = address.toLowerCase().split('%')[0].split('::');
  const parts = (text: string | undefined): string[] => (text ? text.split(':') : []);
  const head = parts(front);
  const zeros = back === undefined ? 0 : 8 - head.length - parts(back).length;
  const all = [...head, ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...parts(back)];
  return `${all
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':')}::/64`;
}

/** Each proxy of ours adds on the right whom it saw; whatever stands left of that anybody may have written. */
export function addressOf(request: IncomingMessage, proxies: number): string {
  const forwarded = request.headers['x-forwarded-for'];
  const said = proxies > 0 && typeof forwarded === 'string' ? forwarded.split(',').map((one) => one.trim()) : [];
  const chain = [request.socket.remoteAddress ?? '', ...said.reverse()];
  return chain[Math.min(proxies, chain.length - 1)];
}
