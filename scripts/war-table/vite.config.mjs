// The workshop of the War of the Ring table: `npx vite scripts/war-table`. No part of the client that is built and served.
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { sprite } from '../../apps/web/build/sprite.ts';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  cacheDir: here('../../node_modules/.cache/war-table'),
  plugins: [react(), sprite([here('.'), here('../../packages/ui/src'), here('../../games/war/ui')])],
  server: { fs: { allow: [here('../..')] } },
  build: { outDir: here('../../node_modules/.cache/war-table-built'), emptyOutDir: true, target: 'es2023' },
});
