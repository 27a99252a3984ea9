/** What lies over the table, as one stack: Escape closes the top one and nothing else. */
import { useEffect, useRef } from 'react';

/** table: a choice begun, a mode that is on. paper: whatever floats over the table. */
export type Depth = 'table' | 'paper';

interface Layer {
  readonly depth: Depth;
  close(): void;
}

/** The layers open in this document, lowest first. */
const stack: Layer[] = [];

function onKey(event: KeyboardEvent): void {
  const top = stack.at(-1);
  if (event.key !== 'Escape' || event.defaultPrevented || !top) return;
  event.preventDefault();
  top.close();
}

/** Papers lie over everything that is on the table; among equals the newest is on top. */
function lay(layer: Layer): void {
  const above = layer.depth === 'table' ? stack.findIndex(({ depth }) => depth === 'paper') : -1;
  stack.splice(above < 0 ? stack.length : above, 0, layer);
  if (stack.length === 1) document.addEventListener('keydown', onKey);
}

function lift(layer: Layer): void {
  stack.splice(stack.indexOf(layer), 1);
  if (stack.length === 0) document.removeEventListener('keydown', onKey);
}

/** Something open that Escape closes when nothing lies over it. */
export function useLayer(onClose: () => void, open = true, depth: Depth = 'paper'): void {
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    if (!open) return;
    const layer: Layer = { depth, close: () => close.current() };
    lay(layer);
    return () => lift(layer);
  }, [open, depth]);
}
