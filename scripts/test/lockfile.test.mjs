import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lockFaults } from '../lockfile.mjs';

test('a lock file without addresses and with every platform is in order', () => {
  const packages = {
    '': { name: 'root' },
    'node_modules/@pony/engine': { resolved: 'packages/engine', link: true },
    'node_modules/tool': { version: '1.0.0', optionalDependencies: { '@tool/mac': '1.0.0' } },
    'packages/engine/node_modules/@tool/mac': { version: '1.0.0', optional: true },
  };
  assert.deepEqual(lockFaults({ packages }), []);
});

test('an address and a missing platform are found', () => {
  const packages = {
    'node_modules/tool': {
      version: '1.0.0',
      resolved: 'https://registry.example/tool.tgz',
      optionalDependencies: { '@tool/mac': '1.0.0' },
    },
  };
  assert.deepEqual(lockFaults({ packages }), [
    "node_modules/tool is bound to https://registry.example/tool.tgz: npm must run with this tree's .npmrc",
    '@tool/mac, wanted by node_modules/tool, is missing: npm ci would refuse',
  ]);
});
