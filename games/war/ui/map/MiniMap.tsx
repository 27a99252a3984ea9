import type { RefObject } from 'react';
import { SHADOW } from '../data/facts.ts';
import type { RegionState } from '../types.ts';
import { holderOf } from './arrange.ts';
import { LAND, PLACES, SIZE, type Spot } from './atlas.ts';
import css from './MiniMap.module.css';

interface MiniMapProps {
  regions: readonly RegionState[];
  /** The frame that shows which part is seen. */
  window: RefObject<SVGRectElement | null>;
  onPoint: (spot: Spot) => void;
}

/** The whole map, small: armies as dots, and the part one sees. */
export function MiniMap({ regions, window, onPoint }: MiniMapProps) {
  return (
    <svg
      className={css.mini}
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      aria-hidden="true"
      onClick={(event) => {
        const box = event.currentTarget.getBoundingClientRect();
        onPoint({
          x: ((event.clientX - box.left) / box.width) * SIZE.width,
          y: ((event.clientY - box.top) / box.height) * SIZE.height,
        });
      }}
    >
      <path d={LAND.sea} className={css.sea} />
      {regions.map((state, region) => {
        const side = holderOf(state);
        if (side < 0) return null;
        const { x, y } = PLACES[region].anchor;
        const { id } = PLACES[region];
        return side === SHADOW ? (
          <path key={id} d={`M${x} ${y - 34}l34 34-34 34-34-34Z`} className={css.dark} />
        ) : (
          <circle key={id} cx={x} cy={y} r={27} className={css.light} />
        );
      })}
      <rect ref={window} className={css.window} />
    </svg>
  );
}
