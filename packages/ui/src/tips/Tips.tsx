import { type RefObject, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useUi } from '../ui-context.tsx';
import { onHold } from './hold.ts';
import css from './Tips.module.css';

/** What has a name to be read: signs, regions, whatever says so itself. */
const NAMED = '[data-tip], [role=img][aria-label], [data-region][aria-label]';
/** Things that open large by a long press have no tip for it. */
const LARGE = '[data-look], [data-thing]';
const HOVER_MS = 450;

interface Tip {
  readonly words: string;
  readonly x: number;
  readonly y: number;
}

/** The sign that is pressed; under a button without words of its own, the one it lies over. */
function signAt({ target, clientX, clientY }: PointerEvent): Element | null {
  const pressed = target as Element;
  if (pressed.closest(LARGE)) return null;
  const beside = pressed.closest('button')?.parentElement?.querySelectorAll(NAMED) ?? [];
  const under = [...beside].find((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  });
  return pressed.closest(NAMED) ?? under ?? null;
}

const wordsOf = (one: Element): string => one.getAttribute('data-tip') ?? one.getAttribute('aria-label') ?? '';

/** The name of a sign, beside it: while the mouse rests there, or by a long press. It takes no press and is not read aloud twice. */
export function Tips({ root }: { root: RefObject<HTMLElement | null> }) {
  const { lang } = useUi();
  const [tip, setTip] = useState<Tip | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is named changes with the language
  useEffect(() => {
    const table = root.current;
    if (!table) return;
    let over: Element | null = null;
    const hide = (): void => {
      clearTimeout(timer.current);
      over = null;
      setTip(null);
    };
    const show = (one: Element, x: number, y: number): void => {
      const words = wordsOf(one);
      if (words) setTip({ words, x, y });
    };
    const held = (event: PointerEvent): (() => void) | null => {
      const one = signAt(event);
      return one && (() => show(one, event.clientX, event.clientY));
    };
    const enter = (event: PointerEvent): void => {
      if (event.pointerType !== 'mouse') return;
      const one = (event.target as Element).closest(NAMED);
      if (one === over) return;
      hide();
      over = one;
      // Under the mouse the browser shows a title by itself, under a finger it does not.
      if (one && !one.closest('[title]'))
        timer.current = setTimeout(() => show(one, event.clientX, event.clientY), HOVER_MS);
    };
    const end = onHold(table, held, (tell) => tell());
    table.addEventListener('pointerover', enter);
    table.addEventListener('pointerdown', hide);
    table.addEventListener('pointerleave', hide);
    table.addEventListener('wheel', hide, { passive: true });
    return () => {
      hide();
      end();
      table.removeEventListener('pointerover', enter);
      table.removeEventListener('pointerdown', hide);
      table.removeEventListener('pointerleave', hide);
      table.removeEventListener('wheel', hide);
    };
  }, [root, lang]);
  if (!tip) return null;
  const right = tip.x > innerWidth / 2;
  const above = tip.y > innerHeight / 2;
  return createPortal(
    <p
      className={css.tip}
      aria-hidden="true"
      data-tip-shown
      style={{
        [right ? 'right' : 'left']: right ? innerWidth - tip.x : tip.x,
        [above ? 'bottom' : 'top']: above ? innerHeight - tip.y + 14 : tip.y + 18,
      }}
    >
      {tip.words}
    </p>,
    document.body,
  );
}
