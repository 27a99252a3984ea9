import assert from 'node:assert/strict';
import { test } from 'node:test';
import { soakJobs } from '../src/soak-jobs.ts';
import { inside } from './pony.ts';

for (const { title, share } of soakJobs) {
  if (!share) continue;
  test(`a share of the soak: ${title}`, async () => {
    const { code, err, out } = await inside('soak', '--share', '--only', title);
    assert.equal(code, 0, `pony ${share.command.join(' ')}\n${err}${out}`);
  });
}
