import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { readRuleBook } from '../src/learn/rulebook.ts';

const FILE = /^RULES(?:\.([a-z]{2}))?\.md$/;
const DEV = '/rules/';

interface Ledger {
  game: string;
  lang: string;
  path: string;
}

/** The ledgers of all games and of their expansions: `RULES.md` is English, `RULES.uk.md` Ukrainian. */
function ledgers(games: string): Ledger[] {
  return readdirSync(games, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .flatMap(({ name: game }) => [
      ...readdirSync(join(games, game)).flatMap((file) => {
        const named = FILE.exec(file);
        return named ? [{ game, lang: named[1] ?? 'en', path: join(games, game, file) }] : [];
      }),
      ...(existsSync(join(games, game, 'RULES.md')) ? ledgers(join(games, game)) : []),
    ]);
}

/** Gives the addresses of the rules as `__RULES__`: game by game, language by language, each a file of its own. */
export function rules(games: string): Plugin {
  let files: { name: string; source: string }[] = [];
  return {
    name: 'pony-rules',
    config(_config, { command }) {
      const addresses: Record<string, Record<string, string>> = {};
      files = [];
      for (const { game, lang, path } of ledgers(games)) {
        const source = JSON.stringify(readRuleBook(readFileSync(path, 'utf8')));
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
        const name = `assets/rules-${game}-${lang}-${hash}.json`;
        if (command === 'build') files.push({ name, source });
        addresses[game] ??= {};
        addresses[game][lang] = command === 'build' ? `/${name}` : `${DEV}${game}-${lang}.json`;
      }
      return { define: { __RULES__: JSON.stringify(addresses) } };
    },
    generateBundle() {
      for (const { name, source } of files) this.emitFile({ type: 'asset', fileName: name, source });
    },
    configureServer(server) {
      server.middlewares.use(DEV, (request, response, next) => {
        const wanted = ledgers(games).find(({ game, lang }) => request.url === `/${game}-${lang}.json`);
        if (!wanted) return next();
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(readRuleBook(readFileSync(wanted.path, 'utf8'))));
      });
    },
  };
}
