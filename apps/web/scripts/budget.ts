/** Fails when more script than the budget is needed before a game's own chunk, or by a game's own chunk. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const BUDGET = 250 * 1024;
/** Of one game: its table with the map, rules, bot and words in all languages; lessons and the player aid come
 * when they are asked for, what is only shown once something happens comes after the table. */
const GAME_BUDGET = 200 * 1024;
/** What an expansion adds to it, for those who play with it. */
const EXPANSION_BUDGET = 40 * 1024;
/** Of the pictures of a game, which come once a table stands: the composer, and the lines with their silhouettes. */
const PICTURES_BUDGET = 53 * 1024;
const GAMES = [
  { game: 'duel', budget: GAME_BUDGET },
  { game: 'war', budget: GAME_BUDGET },
  { game: 'war', expansion: 'kings', budget: EXPANSION_BUDGET },
  { game: 'card-game', budget: GAME_BUDGET },
  { game: 'lcg', budget: GAME_BUDGET },
];
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

const EXPANSIONS = GAMES.flatMap((one) => (one.expansion ? [one.expansion] : []));

/**
 * The scripts that hold nothing but parts of a game, or of one of its expansions; one whose parts all stand in another is
 * the same again, for a worker. An expansion that is only offered is part of the game.
 */
function ofGame(game: string, expansion?: string): string[] {
  const found: { file: string; parts: ReadonlySet<string> }[] = [];
  for (const file of readdirSync(`${dist}assets`).filter((name) => name.endsWith('.js.map'))) {
    const { sources } = JSON.parse(readFileSync(`${dist}assets/${file}`, 'utf8')) as { sources: string[] };
    const parts = sources.map((source) => source.split(`/games/${game}/`)[1]);
    if (parts.length === 0 || parts.some((part) => part === undefined)) continue;
    const [other] = EXPANSIONS.filter((id) => parts.some((part) => part.startsWith(`${id}/`) && !/offer/.test(part)));
    if (
      other === expansion &&
      !parts.every((part) => /learn|ui\/(drama|told\/|aid\/|pictures\/|stages\/|sheets\/)/.test(part))
    )
      found.push({ file: `assets/${file.slice(0, -4)}`, parts: new Set(parts) });
  }
  const once: typeof found = [];
  for (const one of found.toSorted((a, b) => b.parts.size - a.parts.size))
    if (!once.some(({ parts }) => [...one.parts].every((part) => parts.has(part)))) once.push(one);
  return once.map(({ file }) => file);
}

for (const { game, expansion, budget } of GAMES) {
  const files = ofGame(game, expansion);
  const size = files.reduce((sum, file) => sum + gzipSync(readFileSync(dist + file)).length, 0);
  said(
    `${(size / 1024).toFixed(1).padStart(8)} KB  compressed script of ${expansion ?? game} alone, of ${budget / 1024}`,
  );
  if (files.length > 0 && size <= budget) continue;
  const fault = files.length === 0 ? 'has no script of its own' : 'is over its budget';
  process.stderr.write(`${expansion ?? game} ${fault}\n`);
  process.exit(1);
}

/** As the server sends it. */
const sent = (file: string): number =>
  brotliCompressSync(readFileSync(dist + file), { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;

/** The scripts all of whose parts match. */
const holding = (part: RegExp): string[] =>
  readdirSync(`${dist}assets`)
    .filter((name) => name.endsWith('.js.map'))
    .filter((name) => {
      const { sources } = JSON.parse(readFileSync(`${dist}assets/${name}`, 'utf8')) as { sources: string[] };
      return sources.length > 0 && sources.every((source) => part.test(source));
    })
    .map((name) => `assets/${name.slice(0, -4)}`);

const composer = holding(/\/packages\/art\//).reduce((sum, file) => sum + sent(file), 0);
for (const file of holding(/\/ui\/pictures\//)) {
  const size = composer + sent(file);
  said(
    `${(size / 1024).toFixed(1).padStart(8)} KB  pictures with their composer, ${file}, of ${PICTURES_BUDGET / 1024}`,
  );
  if (composer > 0 && size <= PICTURES_BUDGET) continue;
  process.stderr.write(`${file} is over its budget\n`);
  process.exit(1);
}
