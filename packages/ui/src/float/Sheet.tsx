import { type ReactNode, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../base/Button.tsx';
import { classes } from '../classes.ts';
import type { IconName } from '../types.ts';
import { useUi } from '../ui-context.tsx';
import { AsideTab } from './AsideTab.tsx';
import css from './Sheet.module.css';
import { useFloatFocus } from './use-float.ts';

interface SheetProps {
  title: ReactNode;
  children: ReactNode;
  onClose: () => void;
  /** Plain words of the title, when the title is more than words. */
  label?: string;
  icon?: IconName;
  /** Only the paper, no heading: a large card. */
  bare?: boolean;
  className?: string;
}

const FLICK = 70;

/** A sheet that rises from the prompt on a phone and lies at the right on a wide screen. Never modal. */
export function Sheet({ title, children, onClose, label, icon = 'pp:cards', bare, className }: SheetProps) {
  const { say } = useUi();
  const sheet = useRef<HTMLDivElement>(null);
  const id = useId();
  const [aside, setAside] = useState(false);
  const grip = useRef<number | null>(null);
  useFloatFocus(sheet, onClose, !aside);
  const name = label ?? (typeof title === 'string' ? title : '');

  if (aside) return <AsideTab label={name} icon={icon} onBack={() => setAside(false)} />;
  return createPortal(
    <div
      ref={sheet}
      className={classes(css.sheet, bare && css.bare, className)}
      role="dialog"
      aria-label={label}
      aria-labelledby={label ? undefined : id}
      tabIndex={-1}
    >
      <div
        className={css.grip}
        onPointerDown={(event) => {
          grip.current = event.clientY;
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={(event) => {
          if (grip.current === null || !sheet.current) return;
          sheet.current.style.translate = `0 ${Math.max(0, event.clientY - grip.current)}px`;
        }}
        onPointerUp={(event) => {
          const far = grip.current !== null && event.clientY - grip.current > FLICK;
          grip.current = null;
          if (sheet.current) sheet.current.style.translate = '';
          if (far) onClose();
        }}
      />
      <header className={css.head}>
        {bare ? <span id={id} /> : <h2 id={id}>{title}</h2>}
        <Button kind="link" onPress={() => setAside(true)}>
          {say('ui.putAside')}
        </Button>
        <Button kind="link" icon="pp:x" label={say('ui.close')} onPress={onClose} />
      </header>
      <div className={css.body}>{children}</div>
    </div>,
    document.body,
  );
}
