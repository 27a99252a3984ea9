/** Options in words and back: `move arnor rhovanion`. Words are for records, terminals and bug reports. */
import { fitsNotation } from './machine.ts';
import type { Core, Option, Rules } from './types.ts';

/** Kinds whose numbers are written as they are. */
const PLAIN = 'count';

export function optionToWords<S extends Core>(rules: Rules<S>, option: Option): string {
  const kinds = rules.notation[option[0]] ?? [];
  const words = kinds.map((kind, i) => nameOf(rules, kind, option[i + 1] as number));
  return [option[0], ...words].join(' ');
}

/** Throws, naming the word that was not understood. */
export function optionFromWords<S extends Core>(rules: Rules<S>, words: string): Option {
  const [verb, ...names] = words.trim().split(/\s+/);
  if (!Object.hasOwn(rules.notation, verb)) throw new Error(`unknown verb "${verb}" in "${words}"`);
  const kinds = rules.notation[verb];
  if (kinds.length !== names.length)
    throw new Error(`"${verb}" takes ${kinds.length} words, not ${names.length}: "${words}"`);
  const ids = kinds.map((kind, i) => {
    const id = idOf(rules, kind, names[i]);
    if (id === undefined) throw new Error(`unknown ${kind} "${names[i]}" in "${words}"`);
    return id;
  });
  const option: Option = [verb, ...ids];
  if (!fitsNotation(rules, option)) throw new Error(`no such option: "${words}"`);
  return option;
}

export function nameOf<S extends Core>(rules: Rules<S>, kind: string, id: number): string {
  return kind === PLAIN ? String(id) : rules.name(kind, id);
}

function idOf<S extends Core>(rules: Rules<S>, kind: string, name: string): number | undefined {
  if (kind === PLAIN) return /^\d{1,9}$/.test(name) ? Number(name) : undefined;
  return rules.find(kind, name);
}
