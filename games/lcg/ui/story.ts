/** The log in the reader's words. Only cards are worth looking at: phases and players are plain words there. */
import { type GameText, logLines, type TableLogLine } from '@pony/ui';

const MARKS = {
  side: () => 'light' as const,
  mark: () => 'pp:star' as const,
  heading: ({ say }: { say: string }) => say === 'round-begins',
};
const LOOKED_AT = new Set(['card', 'printed']);

export const storyOf = (log: readonly TableLogLine[], text: GameText, fresh: number): ReturnType<typeof logLines> =>
  logLines(log, text, MARKS, fresh).map((line) => ({
    ...line,
    words:
      typeof line.words === 'string'
        ? line.words
        : line.words.map((part) => (typeof part === 'string' || LOOKED_AT.has(part.kind) ? part : part.text)),
  }));
