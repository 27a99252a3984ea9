// `npm run check`: types, style and the import law.
import { underNode24 } from './node24.mjs';

await underNode24();
const { importLaw, style, types, walk } = await import('./steps.mjs');

process.exit(
  await walk([
    ['types', types],
    ['style', style],
    ['import law', importLaw],
  ]),
);
