import { type RefObject, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../icon/Icon.tsx';
import type { Thing } from '../point/aims.ts';
import css from './Rings.module.css';

/** What was played or would have been better, and the things it points at. */
export interface Ring {
  readonly id: 'played' | 'better';
  readonly label: string;
  readonly things: readonly Thing[];
}

interface RingsProps {
  of: readonly Ring[];
  /** The table they lie on. */
  root: RefObject<HTMLElement | null>;
  /** Changes whenever the table may look different. */
  version: unknown;
}

/** A ring where it lies in the window; a region has its own outline. */
interface Laid {
  readonly key: string;
  readonly id: Ring['id'];
  readonly box: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
  readonly outline?: { readonly d: string; readonly matrix: string };
  /** Stands at the last thing of a choice; above it where another has taken the place below. */
  readonly plate?: { readonly label: string; readonly above: boolean };
}

const ICON = { played: 'gi:walking-boot', better: 'pp:tick' } as const;
/** Things lower than this are not covered by their plate. */
const SMALL = 90;
/** So far from the edge of the window stands the middle of a plate. */
const EDGE = 56;
const AROUND = { played: 3, better: 6 } as const;

/** The things on the table by their names, those that are seen. */
function seen(root: HTMLElement, { kind, id }: Thing): Element | null {
  for (const selector of [`[data-thing="${kind} ${id}"]`, `[data-look="${kind} ${id}"]`, `[data-${kind}="${id}"]`])
    for (const one of root.querySelectorAll(`main ${selector}`)) {
      const { width, height } = one.getBoundingClientRect();
      if (width > 0 && height > 0) return one;
    }
  return null;
}

function outlineOf(element: Element): Laid['outline'] {
  if (!(element instanceof SVGPathElement)) return undefined;
  const matrix = element.getScreenCTM();
  const d = element.getAttribute('d');
  if (!matrix || d === null) return undefined;
  const { a, b, c, d: scale, e, f } = matrix;
  return { d, matrix: `matrix(${[a, b, c, scale, e, f].join(' ')})` };
}

function laidOn(root: HTMLElement, rings: readonly Ring[], bring: boolean): Laid[] {
  const out: Laid[] = [];
  const plated = new Set<Element>();
  for (const { id, label, things } of rings) {
    const found = things.flatMap((thing) => seen(root, thing) ?? []);
    found.forEach((element, i) => {
      if (bring && i === 0) element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const around = AROUND[id];
      const last = i === found.length - 1;
      out.push({
        key: `${id} ${i}`,
        id,
        box: { left: left - around, top: top - around, width: width + 2 * around, height: height + 2 * around },
        outline: outlineOf(element),
        plate: last ? { label, above: plated.has(element) } : undefined,
      });
      if (last) plated.add(element);
    });
  }
  return out;
}

/** Rings on the table round what was played and what would have been better. They take no press; the words beside them say the same. */
export function Rings({ of, root, version }: RingsProps) {
  const [laid, setLaid] = useState<readonly Laid[]>([]);
  const names = JSON.stringify(of);
  // biome-ignore lint/correctness/useExhaustiveDependencies: where things lie follows from the version and the names
  useEffect(() => {
    const table = root.current;
    if (!table) return;
    let waits = 0;
    let known = '';
    const place = (bring = false): void => {
      const next = laidOn(table, of, bring);
      const words = JSON.stringify(next);
      if (words !== known) setLaid(next);
      known = words;
    };
    const soon = (): void => {
      cancelAnimationFrame(waits);
      waits = requestAnimationFrame(() => place());
    };
    place(true);
    soon();
    const grows = new ResizeObserver(soon);
    grows.observe(table);
    const changes = new MutationObserver(soon);
    changes.observe(table, { subtree: true, childList: true, attributes: true });
    const events = ['scroll', 'transitionend', 'animationend'] as const;
    for (const event of events) table.addEventListener(event, soon, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(waits);
      grows.disconnect();
      changes.disconnect();
      for (const event of events) table.removeEventListener(event, soon, { capture: true });
    };
  }, [root, version, names]);
  return createPortal(
    <div className={css.layer} aria-hidden="true">
      {laid.map(({ key, id, box, outline, plate }) => (
        <div key={key}>
          {outline ? (
            <svg className={css.outline} data-ring={id}>
              <g transform={outline.matrix}>
                <path d={outline.d} className={css.under} />
                <path d={outline.d} />
              </g>
            </svg>
          ) : (
            <i className={css.ring} data-ring={id} style={box} />
          )}
          {plate && (
            <span
              className={css.plate}
              data-plate={id}
              data-small={box.height < SMALL || undefined}
              data-above={plate.above || undefined}
              style={{
                left: Math.max(EDGE, box.left + box.width / 2),
                top: plate.above ? box.top : box.top + box.height,
              }}
            >
              <Icon name={ICON[id]} />
              {plate.label}
            </span>
          )}
        </div>
      ))}
    </div>,
    document.body,
  );
}
