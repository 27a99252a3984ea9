import { useEffect } from 'react';
import { useWords } from '../words.ts';

const ICON = '/icon.svg';
const CALLS = '/icon-turn.svg';

/** The sign of the page in the browser's tab. */
function wear(icon: string): void {
  document.querySelector('link[rel=icon]')?.setAttribute('href', icon);
}

/** Names the page in the browser's tab; one that calls says so there, in words and by its sign. */
export function useTitle(title?: string, calls = false): void {
  const { say } = useWords();
  const brand = say('brand.short');
  const call = say('ui.yourTurn');
  useEffect(() => {
    const own = title ? `${title} · ${brand}` : say('brand.long');
    document.title = calls ? `● ${call} · ${own}` : own;
  }, [title, brand, say, calls, call]);
  useEffect(() => {
    if (!calls) return;
    wear(CALLS);
    return () => wear(ICON);
  }, [calls]);
}
