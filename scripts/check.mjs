// `npm run check`: types, style, the import law, nothing unused, casts.
import { underNode24 } from './node24.mjs';

await underNode24();
const { checks, walk } = await import('./steps.mjs');

process.exit(await walk([['checks', checks]]));
