import { Glyph } from '@pony/ui';
import { FREE, NATIONS, NAZGUL_ICON, SHADOW, SIDE } from '../data/facts.ts';
import { type FaceProps, useEdition } from '../slots.tsx';
import { outline } from './outlines.ts';
import css from './pieces.module.css';

export const pieceColour = (side: number): string => `var(--piece-${SIDE[side]})`;

interface At {
  x?: number;
  y?: number;
  size: number;
}

/** The disc of the Free Peoples, the star of the Shadow. */
export function SideShape({
  side,
  x = 0,
  y = 0,
  size,
  fill,
  className,
}: At & { side: number; fill?: string; className: string }) {
  if (side === SHADOW) return <path d={outline('star', x, y, size)} fill={fill} className={className} />;
  return <circle cx={x} cy={y} r={size * 0.45} fill={fill} className={className} />;
}

/** A numeral or letter; its middle lies at x, y. */
export function Numeral({
  x = 0,
  y = 0,
  size,
  children,
  className,
}: At & { children: string | number; className: string }) {
  return (
    <text x={x} y={y + size * 0.35} fontSize={size} className={className}>
      {children}
    </text>
  );
}

/** The emblem of a nation on the shape of its side. */
export function Emblem({ nation, x = 0, y = 0, size }: At & { nation: number }) {
  const { side, ink, emblem } = NATIONS[nation];
  return (
    <>
      <SideShape side={side} x={x} y={y} size={size} fill={ink} className={css.rim} />
      <Glyph name={emblem} x={x - size * 0.29} y={y - size * 0.29} size={size * 0.58} color="var(--seal-ink)" />
    </>
  );
}

/** A small square badge with the emblem of a nation. */
export function Badge({ nation, x = 0, y = 0, size }: At & { nation: number }) {
  const { ink, emblem } = NATIONS[nation];
  const half = size / 2;
  return (
    <>
      <rect x={x - half} y={y - half} width={size} height={size} rx={2.5} fill={ink} className={css.rim} />
      <Glyph name={emblem} x={x - half + 2} y={y - half + 2} size={size - 4} color="var(--seal-ink)" />
    </>
  );
}

/** A Character: the first letter on a dark disc or a dark star, with a gold rim. */
export function Face({ character, letter, x = 0, y = 0, size }: FaceProps) {
  const { face, facts } = useEdition();
  const Own = face?.(character);
  if (Own) return <Own character={character} letter={letter} x={x} y={y} size={size} />;
  return (
    <>
      <SideShape side={facts.characters[character]?.side ?? FREE} x={x} y={y} size={size} className={css.face} />
      <Numeral x={x} y={y} size={size * (letter.length > 1 ? 0.44 : 0.56)} className={css.gold}>
        {letter}
      </Numeral>
    </>
  );
}

/** Nazgûl: a dark star with wings; how many, when there are several. */
export function Wings({ count, x = 0, y = 0, size }: At & { count: number }) {
  return (
    <>
      <path d={outline('star', x, y, size)} className={css.face} />
      <Glyph name={NAZGUL_ICON} x={x - size * 0.3} y={y - size * 0.3} size={size * 0.6} color="#ffd987" />
      {count > 1 && <Pip x={x + size * 0.4} y={y - size * 0.4} value={count} />}
    </>
  );
}

/** A gold numeral on ink: leadership. */
export function Pip({ x, y, value }: { x: number; y: number; value: number }) {
  return (
    <>
      <circle cx={x} cy={y} r="7" className={css.pip} />
      <Numeral x={x} y={y} size={11} className={css.pipText}>
        {value}
      </Numeral>
    </>
  );
}
