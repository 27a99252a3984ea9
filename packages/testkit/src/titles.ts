/** Reading test files without running them. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

export interface Source {
  readonly file: string;
  readonly text: string;
}

/** Files of some folders whose names end so, in order; a folder that is not there has none. Comments are blanked out. */
export function sources(folders: readonly string[], ends: readonly string[]): Source[] {
  return folders.flatMap((folder) => files(folder, ends)).map((file) => ({ file, text: withoutComments(file) }));
}

function files(folder: string, ends: readonly string[]): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : files(path, ends);
      return ends.some((end) => entry.name.endsWith(end)) ? [path] : [];
    });
}

const withoutComments = (file: string): string =>
  readFileSync(file, 'utf8')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/\/\*[\s\S]*?\*\//g, '');

export interface Title {
  readonly file: string;
  readonly text: string;
  /** Put together at run time: a reader of the file cannot know it. */
  readonly made: boolean;
  /** The test does not run. */
  readonly skipped: boolean;
}

const CALL = /\b(?:test|rule|it|describe|suite)((?:\.\w+)*)\s*\(\s*(?=['"`])/g;
const LITERAL = /(['"`])((?:\\[\s\S]|(?!\1)[^\\])*)\1/y;
const PLUS = /\s*\+\s*(?=['"`])/y;

/** Titles of the tests of a file: literals, also several joined by +. */
export function titlesOf({ file, text }: Source): Title[] {
  return [...text.matchAll(CALL)].map((call) => {
    let at = call.index + call[0].length;
    let title = '';
    for (;;) {
      LITERAL.lastIndex = at;
      const found = LITERAL.exec(text);
      if (!found) break;
      title += found[2].replace(/\\(['"`])/g, '$1');
      PLUS.lastIndex = LITERAL.lastIndex;
      const more = PLUS.exec(text);
      if (!more) break;
      at = PLUS.lastIndex;
    }
    return { file, text: title, made: title.includes('${'), skipped: /\.(?:skip|todo)\b/.test(call[1]) };
  });
}
