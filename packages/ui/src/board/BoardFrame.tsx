import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../base/Button.tsx';
import { classes } from '../classes.ts';
import { useUi } from '../ui-context.tsx';
import css from './BoardFrame.module.css';
import { type Look, leastZoom } from './camera.ts';
import { useCamera } from './use-camera.ts';

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

const room = ({ clientWidth, clientHeight }: HTMLElement) => ({ width: clientWidth, height: clientHeight });

/** A board in a frame: wheel, pinch, drag, buttons, + and -, 0 for the whole. */
export function BoardFrame(props: BoardFrameProps) {
  const { width, height, label, art, children, fit = 'contain', nearest = 3, focus, onRest, className } = props;
  const { say } = useUi();
  const frame = useRef<HTMLDivElement>(null);
  const camera = useCamera(frame, {
    world: { width, height, fit, nearest },
    onMove: ({ k, x, y }) => {
      const window = frame.current;
      if (!window) return;
      window.style.setProperty('--k', String(k));
      window.style.setProperty('--x', `${x}px`);
      window.style.setProperty('--y', `${y}px`);
      window.dataset.fitted = String(k <= leastZoom({ width, height, fit }, room(window)) * 1.001);
    },
    onRest,
  });
  useEffect(() => {
    if (focus) camera.current?.show([focus], focus.k);
  }, [focus, camera]);
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
          <Button label={say('ui.zoomIn')} onPress={() => camera.current?.zoom(1.4)} icon="pp:plus" />
          <Button label={say('ui.zoomOut')} onPress={() => camera.current?.zoom(1 / 1.4)} icon="pp:minus" />
          <Button label={say('ui.wholeBoard')} onPress={() => camera.current?.whole()} icon="pp:fit" />
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
