/** Enters the tiny set as its author would: a line in two lists, a word at the end of a third. Files are changed as they are read. */
import { registerHooks } from 'node:module';

const home = new URL('.', import.meta.url).href;
const LINES: Readonly<Record<string, readonly (readonly [after: string, line: string])[]>> = {
  'src/sets/printed.ts': [
    ["import { CORE } from './core/rows.ts';", `import { FORD } from '${home}rows.ts';`],
    ['PRINTED: readonly SetRows[] = [CORE', ', FORD'],
  ],
  'src/sets.ts': [
    ["import { CORE } from './sets/core/rows.ts';", `import { FORD } from '${home}rows.ts';`],
    ["import { charges, goals } from './sets/core/goals.ts';", `import { FORD_TEXTS } from '${home}texts.ts';`],
    [
      '{ rows: CORE, texts: CORE_TEXTS, resolutions: coreResolutions, handsOn, goals, charges, readsOrder },',
      '{ rows: FORD, texts: FORD_TEXTS, resolutions: {}, handsOn: () => [], goals: {}, charges: {}, readsOrder: [] },',
    ],
  ],
  'src/lists.ts': [["  'claimed',", "  'ford-folk',"]],
};

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    const [, lines] = Object.entries(LINES).find(([file]) => url.endsWith(`/games/lcg/${file}`)) ?? [];
    if (!lines) return loaded;
    let source = String(loaded.source);
    for (const [after, line] of lines) {
      if (!source.includes(after)) throw new Error(`${url} does not have "${after}" any more`);
      source = source.replace(after, `${after}\n${line}`);
    }
    return { ...loaded, source };
  },
});
