import { useEffect, useRef } from 'react';

/** Single keys for the whole screen, such as `u` for undo. Silent while somebody is typing. */
export function useHotkeys(keys: Readonly<Record<string, (() => void) | undefined>>): void {
  const held = useRef(keys);
  held.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      if ((event.target as HTMLElement).matches?.('input:not([type=radio]):not([type=range]), select, textarea'))
        return;
      const act = held.current[event.key.toLowerCase()];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
