/** Fails when built files use what browsers of the last two and a half years do not have. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FEATURES, faultsOf } from '../build/features.ts';

const assets = fileURLToPath(new URL('../dist/assets/', import.meta.url));
const all = (ending: string): string =>
  readdirSync(assets)
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(assets + name, 'utf8'))
    .join('\n');

const faults = faultsOf(all('.css'), all('.js'));
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.stdout.write(`browsers: ${FEATURES.length} features looked for, ${faults.length} faults\n`);
process.exit(faults.length > 0 ? 1 : 0);
