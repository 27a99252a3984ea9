import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { entriesAlone } from './build/entries-alone.ts';
import { json } from './build/json.ts';
import { offline } from './build/offline.ts';
import { pictures } from './build/pictures.ts';
import { rules } from './build/rules.ts';
import { sprite } from './build/sprite.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  plugins: [
    json(),
    pictures(),
    react(),
    sprite([here('src'), here('../../packages/ui/src'), here('../../games')]),
    rules(here('../../games')),
    offline(here('public')),
  ],
  worker: {
    format: 'es',
    plugins: () => [entriesAlone()],
    rolldownOptions: {
      // What the house and the games in their own chunks both need lies beside the entry, not in it.
      output: { codeSplitting: { groups: [{ name: 'shared', test: (id) => id.includes('/packages/') }] } },
    },
  },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    sourcemap: true,
    rolldownOptions: {
      input: { main: here('index.html'), sw: here('src/offline/worker.ts') },
      output: {
        entryFileNames: (chunk) => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
});
