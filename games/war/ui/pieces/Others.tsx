import { Glyph } from '@pony/ui';
import { CITY, FREE, NATIONS, STRONGHOLD, TOWN } from '../data/facts.ts';
import type { Level } from '../map/camera.ts';
import { type FellowshipState, type Force, leadersOf } from '../types.ts';
import { ArmyPlate } from './Army.tsx';
import { type Outline, outline } from './outlines.ts';
import css from './pieces.module.css';
import { Face, Numeral, pieceColour, SideShape, Wings } from './Shapes.tsx';

const OUTLINES: Record<number, Outline> = { [TOWN]: 'house', [CITY]: 'square', [STRONGHOLD]: 'hexagon' };

interface SettlementProps {
  kind: number;
  nation: number;
  fortified: boolean;
  /** Who controls it now. */
  control: number;
  size: number;
}

/** A Settlement: house, square or hexagon with the emblem; in enemy hands it carries the mark of who took it. */
export function SettlementMark({ kind, nation, fortified, control, size }: SettlementProps) {
  if (fortified && kind === 0)
    return (
      <g className={css.wall}>
        <Glyph name="pp:fortification" x={-size * 0.6} y={-size * 0.6} size={size * 1.2} color="var(--land-edge)" />
      </g>
    );
  const { ink, emblem, side } = NATIONS[nation];
  const inner = kind === TOWN ? size * 0.45 : size * 0.55;
  const down = kind === TOWN ? size * 0.1 : 0;
  return (
    <>
      <path d={outline(OUTLINES[kind], 0, 0, size)} fill={ink} className={css.edge} />
      <Glyph name={emblem} x={-inner / 2} y={down - inner / 2} size={inner} color="var(--seal-ink)" />
      {control >= 0 && control !== side && (
        <SideShape
          side={control}
          x={size * 0.42}
          y={-size * 0.4}
          size={Math.max(11, size * 0.6)}
          fill={pieceColour(control)}
          className={css.edge}
        />
      )}
    </>
  );
}

/** The broken ring around a Stronghold under siege; from afar with the number of its defenders. */
export function SiegeRing({ radius, count }: { radius: number; count?: number }) {
  return (
    <>
      {count !== undefined && (
        <>
          <circle r={radius - 2.5} fill={pieceColour(FREE)} className={css.edge} />
          <Numeral size={12} className={css.numeral}>
            {count}
          </Numeral>
        </>
      )}
      <circle r={radius} className={css.siege} />
    </>
  );
}

interface SiegeBoxProps {
  force: Force;
  letter: (character: number) => string;
  word: string;
  w: number;
  h: number;
}

/** The garrison behind its walls. */
export function SiegeBox({ force, letter, word, w, h }: SiegeBoxProps) {
  const teeth = 9;
  const step = (2 * w) / teeth;
  let wall = `M${-w} ${h}V${-h}`;
  for (let i = 0; i < teeth; i++) wall += i === teeth - 1 ? `H${w}` : `h${step}v${i % 2 === 0 ? 6 : -6}`;
  return (
    <>
      <path d={`${wall}V${h}Z`} className={css.walls} />
      <text y={-h + 20} className={css.besieged}>
        {word}
      </text>
      <ArmyPlate force={force} letter={letter} y={h - 20} />
    </>
  );
}

/** The Fellowship: the Ring on ink while hidden, on gold when revealed; how far it may have come. */
export function FellowshipPiece({ state, size }: { state: FellowshipState; size: number }) {
  return (
    <>
      <circle r={size * 0.48} className={state.hidden ? css.hidden : css.revealed} />
      <Glyph
        name="gi:ring"
        x={-size * 0.3}
        y={-size * 0.33}
        size={size * 0.63}
        color={state.hidden ? '#f0c25c' : '#2a2018'}
      />
      {state.progress > 0 && (
        <>
          <circle cx={size * 0.4} cy={size * 0.37} r={8} fill={pieceColour(FREE)} className={css.edge} />
          <Numeral x={size * 0.4} y={size * 0.37} size={12} className={css.numeral}>
            {state.progress}
          </Numeral>
        </>
      )}
    </>
  );
}

interface PartyProps {
  force: Force;
  letter: (character: number) => string;
  level: Level;
}

/** Characters or Nazgûl without an army. */
export function Party({ force, letter, level }: PartyProps) {
  const size = level === 1 ? 20 : 26;
  const wings = force.side === FREE ? 0 : leadersOf(force);
  const heads = [...(wings > 0 ? [-1] : []), ...force.characters].slice(0, level === 1 ? 3 : 6);
  const step = size * 0.72;
  const start = (-(heads.length - 1) * step) / 2;
  return heads.map((head, i) =>
    head < 0 ? (
      <Wings key={head} count={wings} x={start + i * step} size={size} />
    ) : (
      <Face key={head} character={head} letter={letter(head)} x={start + i * step} size={size} />
    ),
  );
}
