/** How long a finger rests before it is a long press, and how far it may stray meanwhile. */
const HOLD_MS = 500;
const SLOP = 8;

/**
 * A long press of a finger or a pen: `held` is told what was under it when it came down, as `of` saw it, and the press means nothing
 * else any more. A mouse has its other button. Gives what ends it.
 */
export function onHold<T>(
  place: HTMLElement,
  of: (event: PointerEvent) => T | null,
  held: (one: T) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  let spent = false;
  const letGo = (): void => clearTimeout(timer);
  const press = (event: PointerEvent): void => {
    letGo();
    spent = false;
    const one = event.pointerType === 'mouse' ? null : of(event);
    if (one === null) return;
    from = { x: event.clientX, y: event.clientY };
    timer = setTimeout(() => {
      spent = true;
      held(one);
    }, HOLD_MS);
  };
  const move = ({ clientX, clientY }: PointerEvent): void => {
    if (Math.hypot(clientX - from.x, clientY - from.y) > SLOP) letGo();
  };
  // A finger that has held presses nothing when it leaves.
  const click = (event: MouseEvent): void => {
    if (spent) event.stopPropagation();
    spent = false;
  };
  const ends = ['pointerup', 'pointercancel', 'pointerleave'] as const;
  place.addEventListener('click', click, true);
  place.addEventListener('pointerdown', press);
  place.addEventListener('pointermove', move);
  for (const end of ends) place.addEventListener(end, letGo);
  return () => {
    letGo();
    place.removeEventListener('click', click, true);
    place.removeEventListener('pointerdown', press);
    place.removeEventListener('pointermove', move);
    for (const end of ends) place.removeEventListener(end, letGo);
  };
}
