import type { BaseView } from '@pony/engine';
import { type AidOf, type GameText, type GameUi, type Seat, type TableSize, useHotkeys } from '@pony/ui';
import { lazy, type ReactNode, Suspense, useState } from 'react';

/** Loaded when it is opened. */
const AidAt = lazy(() => import('./AidAt.tsx'));

interface Aided {
  own: GameUi | null;
  view: BaseView;
  text: GameText;
  viewer: readonly Seat[];
  size: TableSize;
}

/** The player aid: opened and closed by H, and by whoever calls `toggle`; null where a game has none. */
export function useAid({ own, ...at }: Aided): { toggle: (() => void) | null; sheet: ReactNode } {
  const [open, setOpen] = useState(false);
  const [of, setOf] = useState<{ readonly aid: AidOf } | null>(null);
  const toggle = (): void => {
    setOpen(!open);
    if (!of)
      own?.aid?.().then(
        (aid) => setOf({ aid }),
        () => setOpen(false),
      );
  };
  const has = own?.aid !== undefined;
  useHotkeys({ h: has ? toggle : undefined });
  return {
    toggle: has ? toggle : null,
    sheet: open && of && (
      <Suspense fallback={null}>
        <AidAt of={of.aid} {...at} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  };
}
