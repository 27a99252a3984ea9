import { useEffect } from 'react';
import { useWords } from '../words.ts';

/** Names the page in the browser's tab. */
export function useTitle(title?: string): void {
  const { say } = useWords();
  const brand = say('brand.short');
  useEffect(() => {
    document.title = title ? `${title} · ${brand}` : say('brand.long');
  }, [title, brand, say]);
}
