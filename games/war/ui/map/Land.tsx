import { Glyph } from '@pony/ui';
import { type CSSProperties, memo } from 'react';
import { NATIONS } from '../data/facts.ts';
import { LAND, SIZE } from './atlas.ts';
import css from './Land.module.css';
import { SCENERY } from './scenery.ts';

const ROSE = [0, 90, 180, 270];

/** A compass rose in the western sea. */
function Compass() {
  return (
    <g className={css.compass} transform="translate(88 735)">
      <circle r="34" />
      <circle r="30" className={css.fine} />
      {ROSE.map((turn) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path d="M0 -20 L5 -5 L20 -20 L5 -5Z" className={css.fine} transform="rotate(45)" />
          <path d="M0 -44 L6.500 -7 L0 0Z" className={css.dark} />
          <path d="M0 -44 L-6.500 -7 L0 0Z" className={css.light} />
          <path d="M14 -14 L6.500 -2.500 L2.500 -6.500Z" className={css.dark} />
        </g>
      ))}
      <circle r="3" className={css.light} />
    </g>
  );
}

/** Everything on the map that never moves: land, sea, borders, rivers, mountains, woods. Drawn once for each zoom. */
export const Land = memo(function Land() {
  const { far, near } = SCENERY;
  return (
    <g className={css.land}>
      <rect width={SIZE.width} height={SIZE.height} className={css.ground} />
      {NATIONS.map((nation, i) => (
        <path
          key={nation.id}
          d={LAND.tints[i]}
          className={css.tint}
          style={{ '--ink-of': nation.ink } as CSSProperties}
        />
      ))}
      <path d={LAND.forests} className={css.forest} />
      <clipPath id="war-sea">
        <path d={LAND.sea} />
      </clipPath>
      <rect x={-SIZE.width} y={-SIZE.height} width={SIZE.width} height={SIZE.height * 3} className={css.sea} />
      <path d={LAND.sea} className={css.sea} />
      <g clipPath="url(#war-sea)" className={css.waves}>
        <path d={LAND.coast} className={css.wave3} />
        <path d={LAND.coast} className={css.wave2} />
        <path d={LAND.coast} className={css.wave1} />
        <path d={LAND.coast} className={css.wave0} />
      </g>
      <Compass />
      <path d={LAND.coast} className={css.coast} />
      <path d={LAND.lakes} className={css.lake} />
      <path d={LAND.islands} className={css.island} />
      {NATIONS.map((nation, i) => (
        <path
          key={nation.id}
          d={LAND.nationEdges[i]}
          className={css.nationEdge}
          style={{ '--ink-of': nation.ink } as CSSProperties}
        />
      ))}
      <path d={LAND.openBorders} className={css.open} />
      {LAND.rivers.map(({ width, d }) => (
        <path key={d} d={d} className={css.river} style={{ '--wide': width } as CSSProperties} />
      ))}
      <path d={near.marsh} className={css.fine2} data-near />
      <path d={near.grass} className={css.fine2} data-near />
      <path d={near.waste} className={css.stones} data-near />
      <path d={near.hills} className={css.fine2} data-near />
      <path d={far.trees} className={css.tree} />
      <path d={near.trees} className={css.tree} data-near />
      <path d={LAND.impassable} className={css.ridge} />
      <g data-far>
        <path d={far.peaks.body} className={css.peak} />
        <path d={far.peaks.shade} className={css.shade} />
      </g>
      <g data-near>
        <path d={near.peaks.body} className={css.peak} />
        <path d={near.peaks.shade} className={css.shade} />
      </g>
      <Glyph
        name="gi:smoking-volcano"
        x={LAND.volcano[0] - 12}
        y={LAND.volcano[1] - 14}
        size={24}
        color="var(--road)"
      />
      <path d={`M${-SIZE.width} 0H${SIZE.width}V${SIZE.height}H${-SIZE.width}`} className={css.frame} />
      <path d={`M${-SIZE.width} 5H${SIZE.width - 5}V${SIZE.height - 5}H${-SIZE.width}`} className={css.neat} />
    </g>
  );
});
