// The size of the table's own script and style, map included, without React and the shared parts.
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const { output } = (
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: {
      write: false,
      target: 'es2023',
      minify: true,
      lib: { entry: here('../../games/war/ui/index.tsx'), formats: ['es'], fileName: 'war' },
      rolldownOptions: { external: [/^react/, /^@pony\/(ui|text)/, /^motion/] },
    },
  })
).flat()[0];
let total = 0;
for (const file of output) {
  const source = file.type === 'chunk' ? file.code : file.source;
  const packed = gzipSync(source).length;
  total += packed;
  process.stdout.write(
    `${file.fileName}: ${source.length} bytes, gzip ${packed}, brotli ${brotliCompressSync(source).length}\n`,
  );
}
process.stdout.write(`together, gzip: ${(total / 1024).toFixed(1)} KB\n`);
