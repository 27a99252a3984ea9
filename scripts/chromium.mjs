// The browser of the browser tests: $CHROMIUM, else one on the PATH, else one from the system's package manager.
import { pathToFileURL } from 'node:url';
import { bring, onPath, runnable } from './programs.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The path of a Chromium; throws when there is none and none can be installed. */
export function findChromium() {
  const named = process.env.CHROMIUM;
  if (named) {
    if (runnable(named)) return named;
    throw new Error(`CHROMIUM is set to ${named}, which is no program.`);
  }
  const found = onPath(...NAMES) ?? (bring('chromium') && onPath(...NAMES));
  if (found) return found;
  throw new Error('The browser tests need Chromium: install it, or set CHROMIUM to the path of one.');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.stdout.write(`${findChromium()}\n`);
