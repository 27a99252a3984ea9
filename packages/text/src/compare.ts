import { compile } from './message.ts';
import type { Bundle } from './text.ts';

/** Every leaf of a bundle under its dotted key. */
export function leaves(bundle: Bundle, under = ''): Map<string, string> {
  const out = new Map<string, string>();
  for (const [key, value] of Object.entries(bundle)) {
    const path = under ? `${under}.${key}` : key;
    if (typeof value === 'string') out.set(path, value);
    else for (const [inner, leaf] of leaves(value, path)) out.set(inner, leaf);
  }
  return out;
}

const base = (variable: string): string => variable.replace(/_[a-z]+$/, '');

/**
 * What keeps two languages from saying the same: keys only one of them has, empty sentences, messages that do not parse,
 * and arguments that one language uses and the other forgets. `forms` names sub-keys a language may have alone, such as
 * grammatical cases.
 */
export function compareBundles(
  one: { lang: string; bundle: Bundle },
  other: { lang: string; bundle: Bundle },
  forms: readonly string[] = [],
): string[] {
  const faults: string[] = [];
  const variables = new Map<string, string>();
  const sides = [one, other].map(({ lang, bundle }) => ({ lang, texts: leaves(bundle) }));
  for (const { lang, texts } of sides)
    for (const [key, source] of texts) {
      if (source.trim() === '') faults.push(`${lang} ${key}: empty`);
      try {
        const used = new Set(compile(source, lang).variables.map(base));
        variables.set(`${lang} ${key}`, [...used].sort().join(', '));
      } catch (error) {
        faults.push(`${lang} ${key}: ${error instanceof Error ? error.message : 'does not parse'}`);
      }
    }
  const [first, second] = sides;
  const missing = (from: typeof first, into: typeof first): void => {
    for (const key of from.texts.keys())
      if (!into.texts.has(key) && !forms.includes(key.slice(key.lastIndexOf('.') + 1)))
        faults.push(`${into.lang} ${key}: missing`);
  };
  missing(first, second);
  missing(second, first);
  for (const key of first.texts.keys()) {
    const a = variables.get(`${first.lang} ${key}`);
    const b = variables.get(`${second.lang} ${key}`);
    if (a !== undefined && b !== undefined && a !== b)
      faults.push(`${key}: {${a}} in ${first.lang}, {${b}} in ${second.lang}`);
  }
  return faults;
}
