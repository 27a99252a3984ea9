import { type ReactNode, useState } from 'react';
import css from './Online.module.css';
import { useProblemWords } from './problem.ts';

/** Runs what the reader asked for; `problem` says why it did not work, where there is something to say. */
export function useAttempt(): { attempt: (work: () => Promise<unknown>) => void; problem: ReactNode } {
  const wordsOf = useProblemWords();
  const [words, setWords] = useState<string | null>(null);
  return {
    problem: words && (
      <p className={css.problem} role="alert">
        {words}
      </p>
    ),
    attempt: (work) => {
      setWords(null);
      // Somebody who closes the browser's own window has said no; that is no fault.
      work().catch((fault: unknown) => !(fault instanceof DOMException) && setWords(wordsOf(fault)));
    },
  };
}
