import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import type { NetworkInterfaceInfo } from 'node:os';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { addressOnNetwork } from '../src/identity/network.ts';
import { serverProcess } from './help/process.ts';

const at = (address: string, internal = false): NetworkInterfaceInfo[] => [
  { address, internal, family: 'IPv4', netmask: '255.255.255.0', mac: '00:00:00:00:00:00', cidr: null },
];
const HOME = { lo: at('127.0.0.1', true), docker0: at('172.17.0.1'), gone: at('169.254.3.4'), wifi: at('192.168.1.7') };
const open = { origin: null, host: '0.0.0.0' };

test('the address on this network is the one a home gives; none where the host says it, where only this machine listens, without a network', () => {
  assert.equal(addressOnNetwork(open, 8080, HOME), 'http://192.168.1.7:8080');
  assert.equal(addressOnNetwork({ ...open, host: '10.0.0.5' }, 80, {}), 'http://10.0.0.5:80');
  assert.equal(addressOnNetwork({ ...open, host: '127.0.0.1' }, 8080, HOME), null);
  assert.equal(addressOnNetwork({ ...open, origin: 'https://inn.example' }, 8080, HOME), null);
  assert.equal(addressOnNetwork(open, 8080, { lo: HOME.lo }), null);
});

test('a server says where it is found on this network, and to whoever asks on the machine itself alone', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'pony-network-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const server = await serverProcess({ file: join(folder, 'pony.sqlite') }, { HOST: '0.0.0.0' });
  t.after(server.stop);
  const expected = addressOnNetwork(open, server.port);
  const answer = await fetch(`http://127.0.0.1:${server.port}/api/me`);
  assert.equal(((await answer.json()) as { network?: string }).network ?? null, expected);
  if (expected) assert.ok(server.said().includes(`On this network: ${expected}`));
});
