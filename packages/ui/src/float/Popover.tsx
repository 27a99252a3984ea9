import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { classes } from '../classes.ts';
import { usePhone } from '../look/use-media.ts';
import type { IconName } from '../types.ts';
import { useUi } from '../ui-context.tsx';
import { AsideTab } from './AsideTab.tsx';
import css from './Popover.module.css';
import { type Beside, type Place, place } from './place.ts';
import { useFloatFocus } from './use-float.ts';

interface PopoverProps {
  /** The thing it speaks of. Without it the paper lies in the middle. */
  anchor: Element | null;
  label: string;
  children: ReactNode;
  onClose: () => void;
  beside?: Beside;
  /** Shown on the tab it folds into when put aside. */
  icon?: IconName;
  width?: number;
  className?: string;
}

/** The part of the screen above the prompt bar. */
function room(): { left: number; top: number; width: number; height: number } {
  const prompt = Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--prompt-height')) || 0;
  return { left: 0, top: 0, width: innerWidth, height: innerHeight - prompt };
}

/** Paper beside a thing (on a phone: a sheet above the prompt). Never modal; can be put aside to look at the board. */
export function Popover(props: PopoverProps) {
  const { anchor, label, children, onClose, beside = 'left', icon = 'pp:q', width = 420, className } = props;
  const { say } = useUi();
  const phone = usePhone();
  const paper = useRef<HTMLDivElement>(null);
  const title = useId();
  const [aside, setAside] = useState(false);
  const [at, setAt] = useState<Place | null>(null);
  useFloatFocus(paper, onClose, !aside);

  useLayoutEffect(() => {
    if (aside || phone) return;
    const lay = (): void => {
      if (!paper.current) return;
      const size = { width: paper.current.offsetWidth, height: paper.current.offsetHeight };
      const middle = { left: innerWidth / 2, top: innerHeight / 2, width: 0, height: 0 };
      setAt(place(anchor?.isConnected ? anchor.getBoundingClientRect() : middle, size, room(), beside));
    };
    lay();
    addEventListener('resize', lay);
    return () => removeEventListener('resize', lay);
  }, [anchor, aside, phone, beside]);

  if (aside) return <AsideTab label={label} icon={icon} onBack={() => setAside(false)} />;
  return createPortal(
    <div
      ref={paper}
      className={classes(css.paper, phone && css.sheet, className)}
      role="dialog"
      aria-labelledby={title}
      tabIndex={-1}
      data-beside={at?.beside}
      style={phone ? undefined : { width, left: at?.left ?? 0, top: at?.top ?? 0, opacity: at ? undefined : 0 }}
    >
      <span id={title} className="pony-aloud">
        {label}
      </span>
      {!phone && at && <span className={css.nib} style={{ '--nib': `${at.nib}px` } as React.CSSProperties} />}
      <button type="button" className={css.aside} onClick={() => setAside(true)}>
        {say('ui.putAside')}
      </button>
      {children}
    </div>,
    document.body,
  );
}
