import { useSyncExternalStore } from 'react';

/** Where the reader is: path and query. */
export interface Place {
  path: string;
  query: URLSearchParams;
}

const listeners = new Set<() => void>();
let here = location.pathname + location.search;

function arrive(): void {
  here = location.pathname + location.search;
  for (const listen of listeners) listen();
}

/** Goes to an address of this site. */
export function go(address: string, how: { replace?: boolean } = {}): void {
  if (how.replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  scrollTo(0, 0);
  arrive();
}

/** Links of this site change the page without loading it anew; everything else stays with the browser. */
export function followLinks(): void {
  addEventListener('popstate', arrive);
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}

/** The parts of a path that a pattern names, `/new/:game`; null when it does not fit. */
export function match(pattern: string, path: string): Record<string, string> | null {
  const want = pattern.split('/').filter(Boolean);
  const have = path.split('/').filter(Boolean);
  if (want.length !== have.length) return null;
  const found: Record<string, string> = {};
  for (const [i, part] of want.entries()) {
    if (part.startsWith(':')) {
      try {
        found[part.slice(1)] = decodeURIComponent(have[i]);
      } catch {
        return null;
      }
    } else if (part !== have[i]) return null;
  }
  return found;
}

export function usePlace(): Place {
  const address = useSyncExternalStore(
    (listen) => {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
    () => here,
  );
  const [path, query = ''] = address.split('?');
  return { path, query: new URLSearchParams(query) };
}
