import { type RefObject, useEffect, useRef } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { GameText, TableSize } from '../table-props.ts';
import css from './Ribbons.module.css';
import type { Threat } from './threat.ts';

interface PlatesProps {
  of: readonly Threat[];
  text: GameText;
  size: TableSize;
  /** The table on which the pieces lie. */
  root: RefObject<HTMLElement | null>;
  /** Changes whenever the table may look different. */
  version: number;
}

/** Lays every plate under its piece; one whose piece is not in sight is not shown. */
function lay(root: HTMLElement, own: HTMLElement): void {
  const frame = root.getBoundingClientRect();
  for (const one of own.querySelectorAll<HTMLElement>('[data-plate]')) {
    const { plate } = one.dataset;
    const pieces = root.querySelectorAll(`main [data-look="${plate}"], main [data-thing="${plate}"]`);
    const box = [...pieces].map((piece) => piece.getBoundingClientRect()).find(({ width }) => width > 0);
    one.hidden = box === undefined;
    if (!box) continue;
    const { width, height } = one.getBoundingClientRect();
    const left = Math.max(0, Math.min(frame.width - width, box.left + (box.width - width) / 2 - frame.left));
    const top = Math.min(frame.height - height, box.bottom - frame.top);
    one.style.translate = `${Math.round(left)}px ${Math.round(top)}px`;
  }
}

/** Under every open piece that would do what threatens: that it would. */
export function Plates({ of, text, size, root, version }: PlatesProps) {
  const own = useRef<HTMLDivElement>(null);
  const names = of.flatMap(({ with: pieces = [] }) => pieces).join();
  // Once the table stands: on the first drawing it is not there yet while this is laid out.
  // biome-ignore lint/correctness/useExhaustiveDependencies: where things lie follows from the version and the pieces
  useEffect(() => {
    const table = root.current;
    const layer = own.current;
    if (!table || !layer || names === '') return;
    const place = (): void => lay(table, layer);
    place();
    const again = requestAnimationFrame(place);
    const watch = new ResizeObserver(place);
    watch.observe(table);
    return () => {
      cancelAnimationFrame(again);
      watch.disconnect();
    };
  }, [root, size, version, names]);
  if (names === '') return null;
  return (
    <div ref={own} className={css.layer} data-size={size} aria-hidden="true">
      {of.flatMap(({ id, args, side, icon, with: pieces = [] }) =>
        pieces.map((piece) => (
          <span key={`${id} ${piece}`} className={css.plate} hidden data-plate={piece} data-side={side}>
            <Icon name={icon} />
            {text.render('threat.wins-with-it', args)}
          </span>
        )),
      )}
    </div>
  );
}
