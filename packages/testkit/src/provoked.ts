/** Every reason the rules can give must be provoked by a test: refusal constants against `refuses(...)`. */
import type { Source } from './titles.ts';

export interface RefusalConstant {
  readonly rule: string;
  readonly say: string;
}

export interface RefusalCoverage {
  readonly total: number;
  readonly provoked: number;
  readonly unprovoked: string[];
}

const CONSTANT = /\brefusal(?:<[^(]*>)?\(\s*'([^']+)',\s*'([^']+)'/g;

export function refusalConstants(code: readonly Source[]): RefusalConstant[] {
  return code.flatMap(({ text }) => [...text.matchAll(CONSTANT)].map(([, rule, say]) => ({ rule, say })));
}

/** A constant is provoked when one call of `refuses` names its rule and its sentence. */
export function refusalCoverage(code: readonly Source[], tests: readonly Source[]): RefusalCoverage {
  const constants = refusalConstants(code);
  const calls = tests.flatMap(({ text }) => [...text.matchAll(/\brefuses\(/g)].map((call) => words(text, call.index)));
  const unprovoked = constants.filter(({ rule, say }) => !calls.some((call) => call.has(rule) && call.has(say)));
  return {
    total: constants.length,
    provoked: constants.length - unprovoked.length,
    unprovoked: unprovoked.map(({ rule, say }) => `${rule} ${say}`),
  };
}

/** The string literals between the brackets of a call. */
function words(text: string, from: number): Set<string> {
  const found = new Set<string>();
  let depth = 0;
  const piece = /[()]|(['"`])((?:\\[\s\S]|(?!\1)[^\\])*)\1/g;
  piece.lastIndex = from;
  for (let one = piece.exec(text); one; one = piece.exec(text)) {
    if (one[0] === '(') depth++;
    else if (one[0] === ')') {
      if (--depth === 0) break;
    } else found.add(one[2]);
  }
  return found;
}
