/** Fails when more script than the budget is needed before a game's own chunk. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const BUDGET = 250 * 1024;
const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const page = readFileSync(`${dist}index.html`, 'utf8');
const said = (line: string): boolean => process.stdout.write(`${line}\n`);

/** Scripts the page asks for, and everything they import without being asked: what a first visit must fetch. */
function needed(): string[] {
  const found = new Set<string>();
  const visit = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    const code = readFileSync(dist + file, 'utf8');
    for (const [, path] of code.matchAll(
      /(?:^|[;\s}])(?:import|export)\s*(?:[\w*{}\s,$]+?\s*from\s*)?["']\.\/([^"']+\.js)["']/g,
    ))
      visit(`assets/${path}`);
  };
  for (const [, path] of page.matchAll(/<script[^>]+src="\/([^"]+\.js)"/g)) visit(path);
  for (const [, path] of page.matchAll(/rel="modulepreload"[^>]+href="\/([^"]+\.js)"/g)) visit(path);
  return [...found];
}

let total = 0;
for (const file of needed()) {
  const size = gzipSync(readFileSync(dist + file)).length;
  total += size;
  said(`${(size / 1024).toFixed(1).padStart(8)} KB  ${file}`);
}
said(`${(total / 1024).toFixed(1).padStart(8)} KB  compressed script before a game's own chunk, of ${BUDGET / 1024}`);
if (/<script(?![^>]*\bsrc=)[^>]*>/.test(page)) {
  process.stderr.write('index.html has a script of its own: move it to a file\n');
  process.exit(1);
}
if (total > BUDGET) {
  process.stderr.write(`The first load is ${((total - BUDGET) / 1024).toFixed(1)} KB over its budget\n`);
  process.exit(1);
}
