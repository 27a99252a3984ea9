/** A server whose machine can be told to misbehave: its wall clock jumps. Its notices go out at once and may go to machines of the test. */
import { readConfig } from '../../src/config.ts';
import { gameIds, playable } from '../../src/playable.ts';
import { startServer } from '../../src/server.ts';

export type Told = { readonly jump: number } | { readonly notice: true } | { readonly longest: true };

const truth = Date.now;
await Promise.all(gameIds().map(playable));
const server = await startServer({
  ...readConfig(process.env),
  outboundAnywhere: true,
  noticeAfterMs: 0,
  noticeEveryMs: 1,
});
/** The most processor time the main thread took before it looked at anything else: what others wait for on a machine of their own. */
let longest = 0;
let used = ownTime();
setInterval(() => {
  const now = ownTime();
  longest = Math.max(longest, now - used);
  used = now;
}, 2);
function ownTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

process.on('message', (told: Told) => {
  if ('jump' in told) Date.now = () => truth() + told.jump;
  else if ('longest' in told) {
    process.send?.({ longest: Math.round(longest) });
    longest = 0;
  } else void server.notice();
});
process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)));
process.stdout.write(`open at http://localhost:${server.port}\n`);
