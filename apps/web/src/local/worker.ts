/// <reference lib="webworker" />
/** The house in a worker; started a second time under the name `think` it is where its bots think. */
import { serveThinking, thinker } from '@pony/bots';
import { loadGame } from '@pony/games';
import { dropTable, keepTable, keptTable, keptTables } from '../store/db.ts';
import { openHouse, type World } from './house.ts';
import type { Ask } from './messages.ts';

declare const self: DedicatedWorkerGlobalScope;

const THINK = 'think';

/** How long a window that is closing may take to let go of its tables. */
const PATIENCE = 1000;

/** One window at a time has a table open; browsers without locks trust their reader. */
const hold: World['hold'] = (id, how, lost) => {
  const { locks } = navigator;
  if (!locks) return Promise.resolve(() => undefined);
  const options: Record<typeof how, LockOptions> = {
    now: { ifAvailable: true },
    soon: { signal: AbortSignal.timeout(PATIENCE) },
    takeOver: { steal: true },
  };
  return new Promise((resolve) => {
    let held = false;
    locks
      .request(`pony table ${id}`, options[how], (lock) => {
        if (!lock) return resolve(null);
        held = true;
        return new Promise<void>((release) => resolve(release));
      })
      .catch(() => (held ? lost() : resolve(null)));
  });
};

const draw = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

let ask: World['think'] | null = null;

/** Thinking happens in a worker of its own, started when it is first needed and anew after it broke down. */
const think: World['think'] = (question) => {
  if (!ask) {
    const bots = new Worker(self.location.href, { type: 'module', name: THINK });
    const put = thinker(bots);
    const broken = new Promise<never>((_, reject) => {
      bots.addEventListener('error', (event) => {
        ask = null;
        bots.terminate();
        reject(new Error(event.message || 'the bots cannot be reached'));
      });
    });
    broken.catch(() => undefined);
    ask = (one) => Promise.race([put(one), broken]);
  }
  return ask(question);
};

if (self.name === THINK) serveThinking(self, loadGame);
else {
  const house = openHouse({
    load: loadGame,
    store: { keep: keepTable, get: keptTable, list: keptTables, drop: dropTable },
    think,
    hold,
    now: () => Date.now(),
    pause: (ms) => new Promise((done) => setTimeout(done, ms)),
    draw,
    tell: (told) => self.postMessage(told),
  });
  self.addEventListener('message', (event: MessageEvent<Ask>) => void house.hear(event.data));
}
