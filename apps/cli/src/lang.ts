import { Fault } from './command.ts';

const LANGS = ['en', 'uk'] as const;
export type Lang = (typeof LANGS)[number];

export function langOf(word: string | undefined): Lang {
  const found = LANGS.find((lang) => lang === (word ?? 'en'));
  if (!found) throw new Fault(`--lang takes ${LANGS.join(' or ')}, not "${word}"`);
  return found;
}
