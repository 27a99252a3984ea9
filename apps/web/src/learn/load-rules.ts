import { useEffect, useState } from 'react';
import { useWords } from '../words.ts';
import type { RuleBook } from './rulebook.ts';

export interface LoadedRules {
  readonly book: RuleBook;
  /** The language they are written in, which need not be the reader's. */
  readonly lang: string;
}

const loading = new Map<string, Promise<RuleBook>>();

export const hasRules = (game: string): boolean => Object.hasOwn(__RULES__, game);

function fetchBook(address: string): Promise<RuleBook> {
  let promise = loading.get(address);
  if (!promise) {
    promise = fetch(address).then((answer) => {
      if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
      return answer.json() as Promise<RuleBook>;
    });
    promise.catch(() => loading.delete(address));
    loading.set(address, promise);
  }
  return promise;
}

/** The rules of a game in the reader's language where they are written in it, else in English. */
async function loadRules(game: string, lang: string): Promise<LoadedRules> {
  const written = __RULES__[game];
  const own = Object.hasOwn(written, lang) ? lang : 'en';
  return { book: await fetchBook(written[own]), lang: own };
}

/** The rules once they are there; null before, an error when they cannot be had. */
export function useRules(game: string): LoadedRules | Error | null {
  const { lang } = useWords();
  const [rules, setRules] = useState<LoadedRules | Error | null>(null);
  useEffect(() => {
    let gone = false;
    loadRules(game, lang).then(
      (found) => !gone && setRules(found),
      (fault: Error) => !gone && setRules(fault),
    );
    return () => {
      gone = true;
    };
  }, [game, lang]);
  return rules;
}
