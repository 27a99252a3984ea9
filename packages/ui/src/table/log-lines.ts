import type { Say } from '@pony/engine';
import type { LogLine as TableLine } from '@pony/protocol';
import type { GameText } from '@pony/text';
import type { LogLine } from '../talk/LogPanel.tsx';
import type { IconName, Side } from '../types.ts';

interface Marks {
  side(seat: number): Side;
  mark(seat: number): IconName;
  /** Sentences that begin a new part of the story. */
  heading(say: Say): boolean;
}

/** The log in the reader's words: what a seat did, and under it what came of it. */
export function logLines(log: readonly TableLine[], text: GameText, marks: Marks, fresh: number): LogLine[] {
  return log.flatMap((line) => {
    let first = line.seat !== null;
    return line.says.map((say, i): LogLine => {
      const words = text.tell('log', say);
      const id = `${line.n}.${i}`;
      if (marks.heading(say)) return { id, words, heading: true };
      const under = !first;
      first = false;
      const of = line.seat === null ? {} : { side: marks.side(line.seat), mark: marks.mark(line.seat) };
      return { id, words, under, fresh: line.n >= fresh, ...of };
    });
  });
}
