import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { usePhone } from '../look/use-media.ts';
import type { IconName } from '../types.ts';
import { useUi } from '../ui-context.tsx';
import { AsideTab } from './AsideTab.tsx';
import css from './Hint.module.css';
import { type Place, place, placeClear } from './place.ts';
import { useAnchorBox } from './use-anchor.ts';

interface HintProps {
  /** Selectors of what it points at: of those in sight the last wins. */
  points: readonly string[];
  /** An area around it that must stay in sight; of no account once it points elsewhere. */
  clear?: string;
  label: string;
  /** Small capitals above the words. */
  over: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
  /** Buttons and links. */
  foot?: ReactNode;
  icon?: IconName;
  /** Which of the hints this is, for whoever looks for it. */
  step?: string;
  /** Shakes once whenever it changes. */
  shake?: number;
}

/** The height of the prompt bar, and of the top bar over the table. */
function room(): { left: number; top: number; width: number; height: number } {
  const prompt = Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--prompt-height')) || 0;
  return { left: 0, top: 44, width: innerWidth, height: innerHeight - prompt - 44 };
}

/** A small prompt whose tail points at a thing on the table. It never takes the focus and can be put aside. */
export function Hint(props: HintProps) {
  const { points, clear, label, over, aside, children, foot, icon = 'gi:open-book', step, shake = 0 } = props;
  const { say } = useUi();
  const phone = usePhone();
  const paper = useRef<HTMLDivElement>(null);
  const box = useAnchorBox(points);
  const area = useAnchorBox(clear === undefined ? [] : [clear]);
  const [at, setAt] = useState<Place | null>(null);
  const [folded, setFolded] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words are another size
  useLayoutEffect(() => {
    const here = paper.current;
    if (!here) return;
    const lay = (): void => {
      const size = { width: here.offsetWidth, height: here.offsetHeight };
      const space = room();
      const middle = { left: innerWidth / 2, top: space.top + space.height / 2 - size.height / 2, width: 0, height: 0 };
      const prefer = phone ? 'below' : 'right';
      const thing = box ?? middle;
      const inside = box && area && box.left < area.left + area.width && box.left + box.width > area.left;
      setAt(inside ? placeClear(thing, area, size, space, prefer) : place(thing, size, space, prefer));
    };
    const watch = new ResizeObserver(lay);
    watch.observe(here);
    lay();
    return () => watch.disconnect();
  }, [box, area, phone, folded, children]);
  if (folded) return <AsideTab label={label} icon={icon} onBack={() => setFolded(false)} />;
  const style = { left: at?.left ?? 0, top: at?.top ?? 0, opacity: at ? undefined : 0 };
  return createPortal(
    <>
      {box && (
        <span
          className={css.ring}
          style={{ left: box.left - 5, top: box.top - 5, width: box.width + 10, height: box.height + 10 }}
          aria-hidden="true"
        />
      )}
      <section
        ref={paper}
        className={css.hint}
        aria-label={label}
        data-hint-step={step}
        data-beside={at?.beside}
        data-afloat={box?.afloat || undefined}
        style={style}
      >
        {box && at && <span className={css.nib} style={{ '--nib': `${at.nib}px` } as CSSProperties} />}
        <div key={shake} className={shake > 0 ? css.shaken : undefined}>
          <header className={css.over}>
            <span>{over}</span>
            {aside}
            <button type="button" className={css.fold} onClick={() => setFolded(true)}>
              {say('ui.putAside')}
            </button>
          </header>
          <div aria-live="polite">{children}</div>
          {foot && <footer className={css.foot}>{foot}</footer>}
        </div>
      </section>
    </>,
    document.body,
  );
}
