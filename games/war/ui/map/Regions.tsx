import { useRoving } from '@pony/ui';
import { type CSSProperties, type KeyboardEvent, memo, useRef } from 'react';
import type { FellowshipState, RegionState } from '../types.ts';
import { tellRegion } from '../words/tell.ts';
import { useWarWords } from '../words/words.ts';
import type { Lit } from './arrows.ts';
import { gate, PLACES, SIZE, type Spot } from './atlas.ts';
import css from './Regions.module.css';

/** What choosing a lit region does: go or place there, attack it, walk through it. */

interface RegionsProps {
  regions: readonly RegionState[];
  fellowship: FellowshipState | null;
  lit: ReadonlyMap<number, Lit>;
  selected: number | null;
  path: readonly number[];
  touched: ReadonlySet<number>;
  size: CSSProperties;
  onRegion?: (region: number, from: Element) => void;
  onFocus: (spot: Spot) => void;
}

/** Through the gates between the regions. */
const way = (path: readonly number[]): string =>
  path
    .map((region, i) => {
      const { x, y } = PLACES[region].anchor;
      const through = i > 0 ? gate(path[i - 1], region) : null;
      return `${i === 0 ? 'M' : through ? `L${through.x} ${through.y}L` : 'L'}${x} ${y}`;
    })
    .join('');

/** With more lit regions than this only their outlines shine. */
export const MANY = 30;

/** Every region as something to point at: lit, chosen, or only looked at. */
export const Regions = memo(function Regions(props: RegionsProps) {
  const { regions, fellowship, lit, selected, path, touched, size, onRegion, onFocus } = props;
  const words = useWarWords();
  const root = useRef<HTMLDivElement>(null);
  useRoving(root);
  const key = (region: number) => (event: KeyboardEvent<SVGPathElement>) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onRegion?.(region, event.currentTarget);
  };
  const glow = [...lit.keys()].filter((region) => region !== selected);
  return (
    <div ref={root}>
      <svg
        viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
        style={size}
        className={css.regions}
        data-many={lit.size > MANY || undefined}
      >
        <path d={glow.map((region) => PLACES[region].outline).join('')} className={css.lit} />
        {selected !== null && <path d={PLACES[selected].outline} className={css.chosen} />}
        <path d={glow.map((region) => PLACES[region].outline).join('')} className={css.halo} />
        <path d={glow.map((region) => PLACES[region].outline).join('')} className={css.line} />
        {selected !== null && (
          <>
            <path d={PLACES[selected].outline} className={css.chosenHalo} />
            <path d={PLACES[selected].outline} className={css.chosenLine} />
          </>
        )}
        {touched.size > 0 && (
          <g className={css.touched} data-touched={[...touched].join(' ')}>
            <path d={[...touched].map((region) => PLACES[region].outline).join('')} className={css.under} />
            <path d={[...touched].map((region) => PLACES[region].outline).join('')} />
          </g>
        )}
        {path.length > 1 && (
          <g data-path={path.join(' ')}>
            <path className={css.wayUnder} d={way(path)} />
            <path className={css.way} d={way(path)} />
          </g>
        )}
        {PLACES.map((place, region) => (
          // biome-ignore lint/a11y/useSemanticElements: the outline of a region is its own button
          <path
            key={place.id}
            d={place.outline}
            className={css.region}
            role="button"
            tabIndex={-1}
            data-rove={lit.size === 0 || lit.has(region) || undefined}
            data-region={region}
            data-state={lit.has(region) ? 'legal' : undefined}
            aria-pressed={selected === region}
            aria-label={tellRegion(region, regions[region], fellowship?.region === region, words)}
            onClick={(event) => onRegion?.(region, event.currentTarget)}
            onKeyDown={key(region)}
            onFocus={() => onFocus(place.anchor)}
          />
        ))}
      </svg>
    </div>
  );
});
