import type { Level } from '../../ui/map/camera.ts';
import type { FaceProps } from '../../ui/slots.tsx';
import { useWarWords } from '../../ui/words/words.ts';
import type { SovereignView } from '../src/secrets.ts';
import { greyOf, type Shown, sovereignOf } from './model.ts';
import css from './Tablet.module.css';

const SHAPE = 'M-24 36V-12L-28-32-14-21 0-34 14-21 28-32 24-12V36Z';
const CRACK = 'M6-14-6 2 6 9-8 22-2 34';

interface TabletProps {
  state: SovereignView['state'];
  letter: string;
  x?: number;
  y?: number;
  /** Height in units of the drawing. */
  size: number;
}

/** A crowned tablet with the letter of a Sovereign: grey and dashed, white and blue, or black and cracked. */
function TabletShape({ state, letter, x = 0, y = 0, size }: TabletProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 72})`} data-tablet={state} className={css.tablet}>
      <path d={SHAPE} />
      {state === 'awakened' && <path d="M-17 28V-4M17 28V-4" className={css.inner} />}
      {state === 'corrupted' && <path d={CRACK} className={css.crack} />}
      <text y={20} fontSize={letter.length > 1 ? 27 : 34}>
        {letter}
      </text>
    </g>
  );
}

/** The tablet in a line of text or a panel. */
export function Tablet({ state, letter, size = 34 }: TabletProps) {
  return (
    <svg viewBox="-32 -38 64 78" width={size * 0.82} height={size} className={css.svg} aria-hidden="true">
      <TabletShape state={state} letter={letter} size={72} />
    </svg>
  );
}

/** A Sovereign among other Characters: on a plate, or without an army. */
export function SovereignFace({ character, letter, x, y, size }: FaceProps) {
  const grey = character === greyOf(sovereignOf(character));
  return <TabletShape state={grey ? 'grey' : 'awakened'} letter={letter} x={x} y={y} size={size * 1.15} />;
}

const STAR = 'M0-22 7-12 20-15 15-3 26 6 14 10 16 24 4 17-4 17-16 24-14 10-26 6-15-3-20-15-7-12Z';
const SPIKES = 'M-15-17-18-35-8-27 0-38 8-27 18-35 15-17Z';

/** A Dark Chieftain: a black star under a spiked crown. */
function ChieftainShape({ letter, x = 0, y = 0, size }: Omit<TabletProps, 'state'>) {
  return (
    <g transform={`translate(${x} ${y + size * 0.06}) scale(${size / 62})`} data-chieftain className={css.chieftain}>
      <path d={SPIKES} />
      <path d={STAR} />
      <text y={9} fontSize={letter.length > 1 ? 17 : 22}>
        {letter}
      </text>
    </g>
  );
}

/** The same in a panel. */
export function Chieftain({ letter, size = 30 }: { letter: string; size?: number }) {
  return (
    <svg viewBox="-30 -40 60 68" width={size * 0.88} height={size} className={css.svg} aria-hidden="true">
      <ChieftainShape letter={letter} y={-3.7} size={62} />
    </svg>
  );
}

/** A Chieftain among other Characters. */
export function ChieftainFace({ letter, x, y, size }: FaceProps) {
  return <ChieftainShape letter={letter} x={x} y={y} size={size * 1.35} />;
}

const SIZE: Record<Level, number> = { 1: 24, 2: 34, 3: 34 };
const TILE: Record<Level, number> = { 1: 8, 2: 11, 3: 11 };

export const pieceSize = ({ count, crowns }: Shown, level: Level): { w: number; h: number } => {
  const tiles = count + crowns.length > 0 ? TILE[level] : 0;
  return { w: SIZE[level] * 0.42, h: (SIZE[level] + tiles) / 2 };
};

/** On the map: the tablet, under it the tiles that lie on him. */
export function SovereignPiece({ of, level }: { of: Shown; level: Level }) {
  const words = useWarWords();
  const tiles = of.count + of.crowns.length;
  const tile = TILE[level];
  const up = tiles > 0 ? -tile / 2 : 0;
  return (
    <>
      <TabletShape state={of.state} letter={words.letter(of.character)} y={up} size={SIZE[level]} />
      {Array.from({ length: tiles }, (_, i) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: tiles face down are all alike
          key={i}
          x={(i - tiles / 2) * (tile + 1)}
          y={SIZE[level] / 2 + up - 1}
          width={tile}
          height={tile}
          rx={1.5}
          className={i < of.count ? css.back : css.crown}
        />
      ))}
    </>
  );
}
