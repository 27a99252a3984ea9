/// <reference lib="webworker" />
/** The house in a worker; started a second time under the name `think` it is where its bots think. */
import { serveThinking, thinker } from '@pony/bots';
import { loadGame } from '@pony/games';
import { randomHex } from '../random.ts';
import { dropTable, keepTable, keptTable, keptTables } from '../store/db.ts';
import { troubleOf } from '../trouble.ts';
import { openHouse, type Visit, type World } from './house.ts';
import type { FromHouse, Request, ToHouse } from './post.ts';

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

const draw = (): string => randomHex(16);

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

function serve(): void {
  const house = openHouse({
    load: loadGame,
    store: { keep: keepTable, get: keptTable, list: keptTables, drop: dropTable },
    think,
    hold,
    now: () => Date.now(),
    after: (ms, work) => {
      const timer = setTimeout(work, ms);
      return () => clearTimeout(timer);
    },
    draw,
  });
  const visits = new Map<number, Visit>();
  const post = (message: FromHouse): void => self.postMessage(message);
  const obey = (request: Request): unknown => {
    if (request.do === 'new') return house.begin(request.order);
    if (request.do === 'record') return house.record(request.id);
    return request.do === 'drop' ? house.drop(request.id) : house.unkept();
  };
  const answer = async (key: number, request: Request): Promise<void> => {
    try {
      post({ key, value: await obey(request) });
    } catch (fault) {
      const { kind, details } = troubleOf(fault);
      post({ key, trouble: kind, details });
    }
  };
  self.addEventListener('message', ({ data }: MessageEvent<ToHouse>) => {
    if ('key' in data) void answer(data.key, data.request);
    else if ('open' in data) {
      const { wire, open } = data;
      const bye = (): void => post({ wire, closed: true });
      visits.set(
        wire,
        house.visit(open, (text) => post({ wire, text }), bye),
      );
    } else if ('text' in data) void visits.get(data.wire)?.hear(data.text);
    else {
      void visits.get(data.wire)?.leave();
      visits.delete(data.wire);
    }
  });
}

if (self.name === THINK) serveThinking(self, loadGame);
else serve();
