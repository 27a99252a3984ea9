import { type ReactNode, useEffect, useState } from 'react';
import { moves } from '../look/appearance.ts';
import css from './Flip.module.css';

interface FlipProps {
  /** Whether the face is up; a change turns it over. */
  up: boolean;
  face: ReactNode;
  back: ReactNode;
}

/** A card turned up: a quarter turn, the other side, a quarter turn back. */
export function Flip({ up, face, back }: FlipProps) {
  const [shown, setShown] = useState(up);
  const turning = shown !== up;
  useEffect(() => {
    if (turning && !moves()) setShown(up);
  }, [turning, up]);
  return (
    <span className={css.flip} data-turn={turning ? 'away' : 'towards'} onAnimationEnd={() => setShown(up)}>
      {shown ? face : back}
    </span>
  );
}
