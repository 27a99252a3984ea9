import { memo, useCallback, useSyncExternalStore } from 'react';
import { classes } from '../classes.ts';
import type { IconName, Tone } from '../types.ts';
import { useUi } from '../ui-context.tsx';
import css from './Picture.module.css';
import { Vignette } from './Vignette.tsx';

interface PictureProps {
  /** What it shows: the id of a card, a character, a place. */
  seed: string;
  tone: Tone;
  /** Sign of its kind, where there is no picture of it. */
  motif?: IconName;
  /** Its place, to find how wide it is against its height. */
  width?: number;
  height?: number;
  className?: string;
}

/** Blocks are cut square, or as wide as their place, at most so much. */
const WIDEST = 6;
const TENTH = 10;
const shape = (width: number, height: number): number =>
  Math.max(1, Math.min(WIDEST, Math.round((width / height) * TENTH) / TENTH));

const nothing = (): void => {};

/** The picture of a card: a woodcut where the game has one and the reader wants it, else a landscape with its sign. */
export const Picture = memo(function Picture(props: PictureProps) {
  const { seed, tone, motif, width, height, className } = props;
  const { pictures } = useUi();
  const wide = width && height ? shape(width, height) : 1;
  const listen = useCallback((told: () => void) => pictures?.ask(seed, wide, told) ?? nothing, [pictures, seed, wide]);
  const address = useSyncExternalStore(listen, () => (pictures ? pictures.at(seed, wide) : null));
  if (address === null)
    return <Vignette seed={seed} tone={tone} motif={motif} width={width} height={height} className={className} />;
  return (
    <span className={classes(css.place, className)} style={{ background: `var(--w-${tone})` }} aria-hidden="true">
      {address && <img className={css.picture} src={address} alt="" draggable={false} />}
    </span>
  );
});
