/** A language that covers names only: cards and places in it, everything else in the language that is read. */
import { leaves } from './compare.ts';
import { compile } from './message.ts';
import type { Bundle } from './text.ts';

/** What is wrong with a bundle of names over the whole wording of a game; empty when it fits. */
export function nameFaults(names: Bundle, whole: Bundle, lang: string): string[] {
  const known = leaves(whole);
  const faults: string[] = [];
  for (const [key, name] of leaves(names)) {
    if (!known.has(key)) faults.push(`${lang} ${key}: the game has no such text`);
    else if (name.trim() === '') faults.push(`${lang} ${key}: empty`);
    else if (compile(name, lang).variables.length > 0) faults.push(`${lang} ${key}: a name takes no values`);
  }
  return faults;
}
