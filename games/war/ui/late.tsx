/** Parts of the table that nobody sees before something happens: fetched once the table stands. */
import { type ComponentType, lazy, Suspense, useState } from 'react';

export interface Late<P extends object> {
  readonly Part: ComponentType<P>;
  /** Has it come ahead of its time. */
  fetch(): void;
}

export function late<P extends object>(load: () => Promise<ComponentType<P>>): Late<P> {
  let here: ComponentType<P> | null = null;
  const come = async () => {
    here = await load();
    return { default: here };
  };
  const Coming = lazy(come);
  return {
    Part: (props) => {
      const [Shown] = useState<ComponentType<P>>(() => here ?? Coming);
      return (
        <Suspense>
          <Shown {...props} />
        </Suspense>
      );
    },
    // What does not come now is asked for again when it is needed.
    fetch: () => void come().catch(() => {}),
  };
}
