/** Where others on the same network find the server, so that a link made on the machine it runs on leads there. */
import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';
import type { Config } from '../config.ts';

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

const EVERYWHERE = ['0.0.0.0', '::'];
const ITSELF = /^(localhost|127\.[\d.]+|\[?::1\]?)$/;
/** Addresses as homes give them come before those of networks inside a machine. */
const HOMELY = [/^192\.168\./, /^10\./, /^172\.(1[6-9]|2\d|3[01])\./];

const rank = (address: string): number =>
  (HOMELY.findIndex((one) => one.test(address)) + HOMELY.length + 1) % (HOMELY.length + 1);

/** Null where the host has said what the address is, where only this machine is listened to, and where there is no network. */
export function addressOnNetwork(
  { origin, host }: Pick<Config, 'origin' | 'host'>,
  port: number,
  interfaces: Interfaces = networkInterfaces(),
): string | null {
  if (origin !== null || ITSELF.test(host)) return null;
  if (!EVERYWHERE.includes(host)) return `http://${host}:${port}`;
  const found = Object.values(interfaces)
    .flatMap((all) => all ?? [])
    .filter(({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'))
    .map(({ address }) => address)
    .toSorted((a, b) => rank(a) - rank(b));
  return found.length > 0 ? `http://${found[0]}:${port}` : null;
}

/** Whether a request was made on the machine itself: nobody else is told what its address at home is. */
export const isItself = (hostname: string): boolean => ITSELF.test(hostname);
