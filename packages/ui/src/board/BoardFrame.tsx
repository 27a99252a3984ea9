import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../base/Button.tsx';
import { classes } from '../classes.ts';
import { useUi } from '../ui-context.tsx';
import css from './BoardFrame.module.css';
import { useZoom } from './use-zoom.ts';
import type { Look } from './zoom.ts';

interface BoardFrameProps {
  /** Size of the board in its own units. */
  width: number;
  height: number;
  label: string;
  /** The drawing that zooms: an SVG of `width` by `height`. */
  art: ReactNode;
  /** Pieces and plates, as <Pin>s: they move with the board but keep their pixel size. */
  children?: ReactNode;
  fit?: 'contain' | 'cover';
  /** How many times nearer than the whole board one may come; 1: no zoom at all. */
  nearest?: number;
  /** Bring this point into the middle; a new object moves again. */
  focus?: { x: number; y: number; k?: number } | null;
  onRest?: (look: Look) => void;
  className?: string;
}

/** A board in a frame: wheel, pinch, drag, buttons, + and -, 0 for the whole. */
export function BoardFrame(props: BoardFrameProps) {
  const { width, height, label, art, children, fit = 'contain', nearest = 3, focus, onRest, className } = props;
  const { say } = useUi();
  const frame = useRef<HTMLDivElement>(null);
  const zoom = useZoom(frame, { board: { width, height }, fit, nearest, onRest });
  useEffect(() => {
    if (focus) zoom.current?.show(focus, focus.k);
  }, [focus, zoom]);
  const size = { '--bw': `${width}px`, '--bh': `${height}px` } as CSSProperties;
  return (
    <section className={classes(css.board, className)} aria-label={label}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this is a group of pieces */}
      <div
        ref={frame}
        className={css.window}
        style={size}
        tabIndex={nearest > 1 ? 0 : -1}
        role="group"
        aria-label={label}
      >
        <div className={css.art}>{art}</div>
        <div className={css.pins}>{children}</div>
      </div>
      {nearest > 1 && (
        <div className={css.buttons}>
          <Button label={say('ui.zoomIn')} onPress={() => zoom.current?.zoom(1.4)} icon="pp:plus" />
          <Button label={say('ui.zoomOut')} onPress={() => zoom.current?.zoom(1 / 1.4)} icon="pp:minus" />
          <Button label={say('ui.wholeBoard')} onPress={() => zoom.current?.fit()} icon="pp:fit" />
        </div>
      )}
    </section>
  );
}

interface PinProps {
  /** In units of the board. */
  x: number;
  y: number;
  children: ReactNode;
  className?: string;
}

/** Something on the board that keeps its size while the board zooms; its middle lies on the point. */
export function Pin({ x, y, children, className }: PinProps) {
  return (
    <div className={classes(css.pin, className)} style={{ '--px': x, '--py': y } as CSSProperties}>
      {children}
    </div>
  );
}
