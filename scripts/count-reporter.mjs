// A reporter of node:test that writes one line: tests passed, failed, skipped or put off.
export default async function* count(source) {
  let counts = { passed: 0, failed: 0, cancelled: 0, skipped: 0, todo: 0 };
  for await (const { type, data } of source) {
    if (type === 'test:summary' && data.file === undefined) counts = data.counts;
  }
  yield `${counts.passed} ${counts.failed + counts.cancelled} ${counts.skipped + counts.todo}\n`;
}
