import { type Bundle, makeText, type Text } from '@pony/text';
import uiEn from '@pony/ui/text/en.json' with { type: 'json' };
import uiUk from '@pony/ui/text/uk.json' with { type: 'json' };
import { createContext, useContext } from 'react';
import webEn from '../text/en.json' with { type: 'json' };
import onlineEn from '../text/online.en.json' with { type: 'json' };
import onlineUk from '../text/online.uk.json' with { type: 'json' };
import webUk from '../text/uk.json' with { type: 'json' };
import type { Settings } from './settings.ts';

export type ReadLang = 'en' | 'uk';

const bundles: Record<ReadLang, readonly Bundle[]> = {
  en: [webEn, onlineEn, uiEn],
  uk: [webUk, onlineUk, uiUk],
};
const texts = new Map<ReadLang, Text>();

/** The language to read in: as set, else as the browser asks. */
export function langOf(set: Settings['lang'], asked: readonly string[] = navigator.languages): ReadLang {
  if (set !== 'system') return set;
  for (const one of asked) {
    const short = one.slice(0, 2).toLowerCase();
    if (short === 'en') return 'en';
    if (short === 'uk' || short === 'ru' || short === 'be') return 'uk';
  }
  return 'en';
}

/** All words of the client in a language. */
export function textIn(lang: ReadLang): Text {
  let text = texts.get(lang);
  if (!text) {
    text = makeText(lang, bundles[lang]);
    texts.set(lang, text);
  }
  return text;
}

/** The words of a game over those of the client, and over all the names in another language. */
export const wordsOver = (lang: ReadLang, game: Bundle, names: Bundle = {}): Text =>
  makeText(lang, [names, game, ...bundles[lang]]);

const Words = createContext<Text>(textIn('en'));
export const WordsProvider = Words;

/** The words of the client: `const { say } = useWords()`. */
export const useWords = (): Text => useContext(Words);
