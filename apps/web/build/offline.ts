import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const LEFT_OUT = /\.map$|^sw\.js$/;

/** Writes the list of everything the client needs offline, and its version, into the service worker. */
export function offline(publicFolder: string): Plugin {
  return {
    name: 'pony-offline',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const hash = createHash('sha256');
        const list: string[] = [];
        for (const file of Object.values(bundle)) {
          if (LEFT_OUT.test(file.fileName)) continue;
          hash.update(file.fileName).update(file.type === 'chunk' ? file.code : file.source);
          list.push(`/${file.fileName === 'index.html' ? '' : file.fileName}`);
        }
        for (const name of readdirSync(publicFolder)) {
          hash.update(name).update(readFileSync(join(publicFolder, name)));
          list.push(`/${name}`);
        }
        const worker = Object.values(bundle).find((file) => file.fileName === 'sw.js');
        if (worker?.type !== 'chunk') throw new Error('The service worker was not built');
        if (worker.imports.length > 0) throw new Error('The service worker must not import anything');
        worker.code = worker.code
          .replace('__PRECACHE__', JSON.stringify(list.sort()))
          .replace('__VERSION__', JSON.stringify(hash.digest('hex').slice(0, 12)));
      },
    },
  };
}
