/** The page's end of the line to a record that is studied in a worker. */
import type { BaseView, Option } from '@pony/engine';
import type { LogLine, Situation } from '@pony/protocol';
import type { Viewer } from '@pony/table';
import type { LineStep, Weighed } from '../review/types.ts';
import type { RecordFault } from './faults.ts';
import type { Answer, Ask, Command, StudyFacts } from './messages.ts';
import type { Sitters } from './study.ts';

/** A record that cannot be shown. */
export class Unreadable extends Error {
  readonly fault: RecordFault;
  constructor(fault: RecordFault) {
    super(fault.say);
    this.name = 'Unreadable';
    this.fault = fault;
  }
}

export interface OpenRecord {
  readonly facts: StudyFacts;
  look(n: number, viewer: Viewer): Promise<Situation>;
  log(viewer: Viewer): Promise<LogLine[]>;
  views(from: number, to: number, viewer: Viewer): Promise<BaseView[]>;
  /** What a seat could hope for after each of the decisions, in percent. */
  judge(from: number, to: number, seat: number): Promise<number[]>;
  weigh(n: number): Promise<Weighed | null>;
  /** How it might have gone on, had that been chosen at decision `n`. */
  line(n: number, option: Option, viewer: Viewer): Promise<LineStep[]>;
  close(): void;
}

/** Lays a record open; throws Unreadable. */
export async function openRecord(
  text: string,
  how: { sitters?: Sitters | string; asFar?: boolean; brief?: boolean } = {},
): Promise<OpenRecord> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'replay' });
  const waiting = new Map<number, { resolve(value: unknown): void; reject(fault: Unreadable): void }>();
  let last = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    const one = waiting.get(data.key);
    waiting.delete(data.key);
    if (data.ok) one?.resolve(data.value);
    else one?.reject(new Unreadable(data.fault));
  });
  worker.addEventListener('error', (event) => {
    const message = event.message || 'the worker could not be started';
    for (const { reject } of waiting.values()) reject(new Unreadable({ say: 'unknown', args: { message } }));
    waiting.clear();
  });
  function ask<T>(command: Command): Promise<T> {
    const key = ++last;
    return new Promise<T>((resolve, reject) => {
      waiting.set(key, { resolve, reject });
      worker.postMessage({ ...command, key } satisfies Ask);
    });
  }
  try {
    const facts = await ask<StudyFacts>({ do: 'open', text, ...how });
    return {
      facts,
      look: (n, viewer) => ask({ do: 'look', n, viewer }),
      log: (viewer) => ask({ do: 'log', viewer }),
      views: (from, to, viewer) => ask({ do: 'views', from, to, viewer }),
      judge: (from, to, seat) => ask({ do: 'judge', from, to, seat }),
      weigh: (n) => ask({ do: 'weigh', n }),
      line: (n, option, viewer) => ask({ do: 'line', n, option, viewer }),
      close: () => worker.terminate(),
    };
  } catch (fault) {
    worker.terminate();
    throw fault;
  }
}
