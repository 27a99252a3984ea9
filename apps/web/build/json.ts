import type { Plugin } from 'vite';

/** While developing, JSON is served as a script: an import that insists on JSON would be refused by the browser. */
export const json = (): Plugin => ({
  name: 'pony-json',
  apply: 'serve',
  enforce: 'pre',
  transform: (code, id) =>
    /\.tsx?$/.test(id) && code.includes("{ with: { type: 'json' } }")
      ? code.replaceAll(/,\s*\{ with: \{ type: 'json' \} \}/g, '')
      : null,
});
