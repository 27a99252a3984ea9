import { animate } from 'motion/mini';
import { moves } from '../look/appearance.ts';

/** Where every travelling thing was, by its identity. */
export type Places = Map<string, DOMRect>;

const FAR = 200;
const EASE = [0.5, 0, 0.2, 1] as const;
const OUTLINE = 1200;
const STAGGER = 0.04;

/** Seconds of a duration as styles write it: `260ms`, or `.26s` once they are minified. */
function seconds(duration: string): number {
  const number = Number.parseFloat(duration) || 0;
  return /[\d.]\s*ms\s*$/.test(duration) ? number / 1000 : number;
}

const token = (name: string): number => seconds(getComputedStyle(document.documentElement).getPropertyValue(name));

const things = (root: ParentNode): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('[data-travel]')];

/** Remembers where things lie now. */
export function places(root: ParentNode): Places {
  const out: Places = new Map();
  for (const thing of things(root)) out.set(thing.dataset.travel as string, thing.getBoundingClientRect());
  return out;
}

/**
 * Lets everything that has changed its place travel from where it was. Identity is `data-travel`, so a card may leave one
 * list and enter another. Without motion, what moved is outlined for a moment instead.
 */
export function travel(root: ParentNode, before: Places): void {
  const near = token('--t-move');
  const far = token('--t-far');
  let turn = 0;
  for (const thing of things(root)) {
    const from = before.get(thing.dataset.travel as string);
    if (!from || from.width === 0) continue;
    const to = thing.getBoundingClientRect();
    const dx = from.left + from.width / 2 - (to.left + to.width / 2);
    const dy = from.top + from.height / 2 - (to.top + to.height / 2);
    if (to.width === 0 || Math.hypot(dx, dy) < 2) continue;
    if (!moves()) {
      thing.dataset.changed = '';
      setTimeout(() => delete thing.dataset.changed, OUTLINE);
      continue;
    }
    const size = Math.min(3, Math.max(0.3, from.width / to.width));
    const duration = Math.hypot(dx, dy) > FAR ? far : near;
    const delay = Math.min(turn++, 8) * STAGGER;
    thing.dataset.travelling = '';
    const done = (): void => {
      delete thing.dataset.travelling;
    };
    animate(
      thing,
      { translate: [`${dx}px ${dy}px`, '0px 0px'], scale: [size, (1 + size) / 2 + 0.04, 1] },
      { duration, delay, ease: EASE },
    ).then(done, done);
  }
}

/** Lets a small copy fly from one place to another: a coin into a purse. */
export function fly(what: Element, from: DOMRect, to: DOMRect): void {
  if (!moves()) return;
  const copy = what.cloneNode(true) as HTMLElement;
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${from.left + from.width / 2}px`,
    top: `${from.top + from.height / 2}px`,
    margin: '0',
    zIndex: 'var(--z-toast)',
    pointerEvents: 'none',
  });
  copy.setAttribute('aria-hidden', 'true');
  document.body.append(copy);
  const dx = to.left + to.width / 2 - (from.left + from.width / 2);
  const dy = to.top + to.height / 2 - (from.top + from.height / 2);
  const lift = Math.min(60, Math.hypot(dx, dy) / 3);
  const gone = (): void => copy.remove();
  animate(
    copy,
    { translate: ['0px 0px', `${dx / 2}px ${dy / 2 - lift}px`, `${dx}px ${dy}px`] },
    { duration: token('--t-far'), ease: EASE },
  ).then(gone, gone);
}

/** Ends at once everything that is moving, except what breathes for ever. */
export function skipMotion(): void {
  for (const one of document.getAnimations()) {
    const timing = one.effect?.getComputedTiming();
    if (timing && timing.iterations !== Number.POSITIVE_INFINITY) one.finish();
  }
}

/** Any input skips what is running. Returns the way to stop listening. */
export function skipOnInput(): () => void {
  const skip = (): void => skipMotion();
  const kinds = ['pointerdown', 'keydown', 'wheel'] as const;
  for (const kind of kinds) addEventListener(kind, skip, { capture: true, passive: true });
  return () => {
    for (const kind of kinds) removeEventListener(kind, skip, { capture: true });
  };
}
