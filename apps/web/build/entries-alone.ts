import type { Plugin } from 'vite';

/**
 * Fails the build when a chunk imports the entry of a worker: Safari's engine evaluates an entry once more for whoever imports it, and
 * two houses in one worker fight for one table. What both need belongs into a chunk of its own.
 */
export function entriesAlone(): Plugin {
  return {
    name: 'pony-entries-alone',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const entries = new Set(chunks.flatMap(({ isEntry, fileName }) => (isEntry ? [fileName] : [])));
        for (const { fileName, imports, dynamicImports } of chunks)
          for (const wanted of [...imports, ...dynamicImports])
            if (entries.has(wanted)) throw new Error(`${fileName} imports ${wanted}, the entry of a worker`);
      },
    },
  };
}
