import type { Undealable } from '@pony/engine';
import type { LoadedGame } from '@pony/games';
import { makeText } from '@pony/text';
import { useMemo } from 'react';
import { type ReadLang, useWords } from '../words.ts';

/** An option of a game in the reader's words, or one of its values. */
export function useOptionWords(texts: LoadedGame['texts']): (id: string, value?: string) => string {
  const lang = useWords().lang as ReadLang;
  const words = useMemo(() => makeText(lang, [texts[lang]]), [lang, texts]);
  return (id, value) => {
    const key = `setup.${id}.${value ?? 'name'}`;
    return words.has(key) ? words.say(key) : (value ?? id);
  };
}

/** What is wrong with options, sentence by sentence; the plain message where the game has no words for it. A `card` is named. */
export function useFaultWords(texts: LoadedGame['texts']): (fault: Undealable) => string[] {
  const lang = useWords().lang as ReadLang;
  const words = useMemo(() => makeText(lang, [texts[lang]]), [lang, texts]);
  return ({ message, says }) =>
    says.length === 0
      ? [message]
      : says.map(({ section, say, args = {} }) => {
          const name = typeof args.card === 'string' ? { name: words.say(`card.${args.card}.name`) } : null;
          return `${words.say(`${section}.${say}`, { ...args, ...name })} `;
        });
}
