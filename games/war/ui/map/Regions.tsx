import { useRoving } from '@pony/ui';
import { type CSSProperties, type KeyboardEvent, memo, useMemo, useRef } from 'react';
import { SHADOW, SIDE } from '../data/facts.ts';
import type { FellowshipState, RegionState } from '../types.ts';
import { tellRegion } from '../words/tell.ts';
import { useWarWords } from '../words/words.ts';
import type { Lit } from './arrows.ts';
import { gate, PLACES, SIZE, type Spot } from './atlas.ts';
import css from './Regions.module.css';
import { takenBy } from './taken.ts';

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

/** Conquered land: falling strokes of the Shadow, level ones of the Free Peoples, and the conqueror's border. */
const Taken = memo(function Taken({ by }: { by: readonly (readonly number[])[] }) {
  return by.map(
    (list, side) =>
      list.length > 0 && (
        <g key={SIDE[side]} className={css.taken} data-side={SIDE[side]} data-taken={list.join(' ')}>
          <pattern id={`war-hatch-${side}`} width="9" height="9" patternUnits="userSpaceOnUse">
            <path d={side === SHADOW ? 'M-2 -2L11 11M-2 7L2 11M7 -2L11 2' : 'M0 4.500H9'} />
          </pattern>
          <path d={list.map((region) => PLACES[region].outline).join('')} style={{ fill: `url(#war-hatch-${side})` }} />
        </g>
      ),
  );
});

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
  const taken = useMemo(() => takenBy(regions), [regions]);
  const glow = [...lit.keys()].filter((region) => region !== selected);
  return (
    <div ref={root}>
      <svg
        viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
        style={size}
        className={css.regions}
        data-many={lit.size > MANY || undefined}
      >
        <Taken by={taken} />
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
