import { useWords } from '../words.ts';
import { OnlineProblem } from './api.ts';

/** What a refusal of the server means, in the reader's words. */
export function useProblemWords(): (problem: unknown) => string {
  const { say, has } = useWords();
  return (problem) => {
    const word = problem instanceof OnlineProblem ? problem.say : 'server-error';
    return has(`online.error.${word}`) ? say(`online.error.${word}`) : say('online.error.server-error');
  };
}
