import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const NAME = /\b(gi|pp):([a-zA-Z][a-zA-Z0-9-]*)/g;
const READ = /\.(tsx?|json)$/;
const ASIDE = new Set(['node_modules', 'dist', 'test', 'e2e', 'golden']);
const DEV = '/sprite.svg';

interface IconSet {
  icons: Record<string, { body: string; width?: number; height?: number }>;
  aliases?: Record<string, { parent: string }>;
  width?: number;
  height?: number;
}

function* files(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (ASIDE.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* files(path);
    else if (READ.test(entry.name)) yield path;
  }
}

/** Every icon named anywhere in the sources. */
function usedNames(folders: readonly string[]): string[] {
  const names = new Set<string>();
  for (const folder of folders)
    for (const file of files(folder)) for (const [name] of readFileSync(file, 'utf8').matchAll(NAME)) names.add(name);
  return [...names].sort();
}

/** One SVG with a symbol for every used icon; throws for a name that no set has. */
function buildSprite(folders: readonly string[]): string {
  const set = require('@iconify-json/game-icons/icons.json') as IconSet;
  const own = readFileSync(require.resolve('@pony/ui/icons/own-icons.svg'), 'utf8');
  const drawings = new Map<string, string>();
  for (const [symbol, id] of own.matchAll(/<symbol id="pp-([^"]+)".*?<\/symbol>/gs)) drawings.set(id, symbol);
  const symbols = usedNames(folders).map((name) => {
    const [from, id] = name.split(':');
    if (from === 'pp') {
      const drawing = drawings.get(id);
      if (!drawing) throw new Error(`There is no drawing ${name} in own-icons.svg`);
      return drawing;
    }
    const icon = set.icons[id] ?? set.icons[set.aliases?.[id]?.parent ?? ''];
    if (!icon) throw new Error(`There is no icon ${name} in game-icons`);
    const box = `0 0 ${icon.width ?? set.width ?? 512} ${icon.height ?? set.height ?? 512}`;
    return `<symbol id="gi-${id}" viewBox="${box}">${icon.body}</symbol>`;
  });
  const credit = '<!-- gi: game-icons.net, CC BY 3.0. pp: Prancing Pony, MIT. -->';
  return `<svg xmlns="http://www.w3.org/2000/svg">${credit}${symbols.join('')}</svg>`;
}

/** Gives the address of the sprite as `__SPRITE__`; only icons whose names stand in `folders` are in it. */
export function sprite(folders: readonly string[]): Plugin {
  let file = { name: '', source: '' };
  return {
    name: 'pony-sprite',
    config(_config, { command }) {
      if (command === 'build') {
        const source = buildSprite(folders);
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
        file = { name: `assets/sprite-${hash}.svg`, source };
      }
      return { define: { __SPRITE__: JSON.stringify(command === 'build' ? `/${file.name}` : DEV) } };
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: file.name, source: file.source });
    },
    configureServer(server) {
      server.middlewares.use(DEV, (_request, response) => {
        response.setHeader('content-type', 'image/svg+xml');
        response.end(buildSprite(folders));
      });
    },
  };
}
