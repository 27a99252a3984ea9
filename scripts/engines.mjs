// The two engines besides Chromium: Firefox and WebKitGTK, found on this system, or brought by apt-get where there is one.
import { bring, hasApt, onPath, programAt } from './programs.mjs';

/** Of all engines the walk goes through. */
export const ENGINES = 3;

const firefox = () => onPath('firefox-esr', 'firefox');
const MINI_BROWSER = ['/usr/lib/*/webkit2gtk-4.1/MiniBrowser', '/usr/libexec/webkit2gtk-4.1/MiniBrowser'];

function webkit() {
  const [driver, browser, screen] = [onPath('WebKitWebDriver'), programAt(...MINI_BROWSER), onPath('Xvfb')];
  return driver && browser && screen ? { driver, browser, screen } : undefined;
}

/** The first that is found, or brought by one of these ways; throws where apt-get could not bring it. */
function wanted(name, find, ...ways) {
  const found = find();
  if (found || !hasApt()) return found;
  for (const packages of ways) {
    const brought = bring(...packages) && find();
    if (brought) return brought;
  }
  throw new Error(`${name} could not be installed: install ${ways[0].join(', ')} yourself.`);
}

/** The programs of Firefox and WebKit; where there is no apt-get only those that are there already. */
export const findEngines = () => ({
  firefox: wanted('Firefox', firefox, ['firefox-esr'], ['firefox']),
  webkit: wanted('WebKit', webkit, ['webkit2gtk-driver', 'libwebkit2gtk-4.1-0', 'xvfb']),
});
