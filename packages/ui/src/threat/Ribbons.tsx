import { plain } from '@pony/text';
import { type RefObject, useEffect, useRef } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { GameText, TableSize } from '../table-props.ts';
import css from './Ribbons.module.css';
import type { Threat } from './threat.ts';

interface RibbonsProps {
  of: readonly Threat[];
  text: GameText;
  size: TableSize;
  /** The table they hang in. */
  root: RefObject<HTMLElement | null>;
  /** Changes whenever the table may look different. */
  version: number;
}

/** A phone has one line for them. */
const MOST = { wide: 3, tablet: 3, phone: 1 } as const;
const GAP = 3;

/** The first of these that is seen. */
function seen(root: HTMLElement, selector: string): { one: HTMLElement; box: DOMRect } | null {
  for (const one of root.querySelectorAll<HTMLElement>(selector)) {
    const box = one.getBoundingClientRect();
    if (box.width > 0 && box.height > 0) return { one, box };
  }
  return null;
}

/** Hangs every ribbon under what it speaks of, and every plate under its piece; none lies on another, none leaves the table. */
function hang(root: HTMLElement, own: HTMLElement, size: TableSize): void {
  const frame = root.getBoundingClientRect();
  const under = seen(root, '[data-threatens]') ?? seen(root, 'header');
  const taken: DOMRect[] = [];
  for (const one of own.querySelectorAll<HTMLElement>('[data-threat], [data-plate]')) {
    const { road, plate } = one.dataset;
    const found = plate
      ? seen(root, `main [data-look="${plate}"], main [data-thing="${plate}"]`)
      : ((size === 'phone' ? null : seen(root, `[data-road~="${road}"]:not([data-threat])`)) ?? under);
    one.hidden = found === null;
    if (!found) continue;
    const { box } = found;
    const { width, height } = one.getBoundingClientRect();
    const most = frame.width - width - GAP;
    const left = size === 'phone' && !plate ? 0 : Math.max(0, Math.min(most, box.left - frame.left));
    // From the edge of the whole panel, so that nothing in it is covered; a panel with room to spare takes it inside.
    const panel = plate ? box : (found.one.closest('section, [data-threatens]')?.getBoundingClientRect() ?? box);
    const lift = plate ? height / 2 : found.one.dataset.threatens === 'inside' ? height : 0;
    let top = Math.max(0, Math.min(frame.height - height, panel.bottom - frame.top - lift));
    for (const other of taken)
      if (left < other.right && left + width > other.left && top < other.bottom && top + height > other.top)
        top = other.bottom + GAP;
    taken.push(new DOMRect(left, top, width, height));
    one.style.translate = `${Math.round(left)}px ${Math.round(top)}px`;
  }
}

/**
 * What threatens the reader, on ribbons that hang from the other side's panel under the road they speak of. They take no
 * press, are read aloud once, and stay until the threat is over.
 */
export function Ribbons({ of, text, size, root, version }: RibbonsProps) {
  const own = useRef<HTMLDivElement>(null);
  const shown = of.slice(0, MOST[size]);
  const sentences = shown.map(({ id, args }) => plain(text.tell('threat', { say: id, args })));
  const words = sentences.join('. ');
  // Once the table stands: on the first drawing it is not there yet while this is laid out.
  // biome-ignore lint/correctness/useExhaustiveDependencies: where things lie follows from the version and the words
  useEffect(() => {
    const table = root.current;
    const layer = own.current;
    if (!table || !layer || words === '') return;
    const place = (): void => hang(table, layer, size);
    place();
    const again = requestAnimationFrame(place);
    const watch = new ResizeObserver(place);
    watch.observe(table);
    return () => {
      cancelAnimationFrame(again);
      watch.disconnect();
    };
  }, [root, size, version, words]);
  return (
    <>
      <div ref={own} className={css.layer} data-size={size} aria-hidden="true">
        {shown.map(({ id, side, icon, road, args }, i) => (
          <span
            key={`${id} ${JSON.stringify(args)}`}
            className={css.hung}
            hidden
            data-threat={id}
            data-road={road}
            data-side={side}
          >
            <span className={css.ribbon}>
              <Icon name={icon} />
              {sentences[i]}
            </span>
          </span>
        ))}
        {shown.flatMap(({ id, args, side, icon, with: pieces = [] }) =>
          pieces.map((piece) => (
            <span key={`${id} ${piece}`} className={css.plate} hidden data-plate={piece} data-side={side}>
              <Icon name={icon} />
              {text.render('threat.wins-with-it', args)}
            </span>
          )),
        )}
      </div>
      <p className="pony-aloud" role="status">
        {words}
      </p>
    </>
  );
}
