import { memo } from 'react';
import { REGION_LOOK } from '../icons.ts';
import map from '../map.json' with { type: 'json' };
import css from './MapArt.module.css';

const SHORES = [
  { line: 27.2, sea: 26, faint: 0.16 },
  { line: 19.2, sea: 18, faint: 0.24 },
  { line: 12.2, sea: 11, faint: 0.34 },
  { line: 6.2, sea: 5, faint: 0.5 },
];

export const MAP_SIZE = { width: map.width, height: map.height };
/** Where the name plate of each region stands, in board order. */
export const PLATES: readonly { x: number; y: number }[] = map.regions.map(({ plate: [x, y] }) => ({ x, y }));
export const SHAPES: readonly string[] = map.regions.map((region) => region.shape);

/** The land: coast, tints, rivers, peaks, trees, roads. It never changes, so it is drawn once. */
export const MapArt = memo(function MapArt({ small }: { small?: boolean }) {
  return (
    <g className={css.art}>
      {SHORES.map(({ line, sea, faint }) => (
        <g key={line} strokeLinejoin="round" fill="none">
          <path d={map.coast} stroke="var(--sea-line)" strokeWidth={line} opacity={faint} />
          <path d={map.coast} stroke="var(--sea)" strokeWidth={sea} />
        </g>
      ))}
      <path d={map.coast} fill="var(--land)" stroke="var(--land-edge)" strokeWidth="1.8" strokeLinejoin="round" />
      {map.regions.map(({ id, shape }, i) => (
        <path key={id} d={shape} fill={REGION_LOOK[i].land} fillOpacity=".15" className={css.border} />
      ))}
      <path d={map.river} fill="none" stroke="var(--river)" strokeWidth="1.8" strokeLinecap="round" opacity=".8" />
      {!small && (
        <>
          <path d={map.peaks} fill="var(--land)" stroke="var(--map-ink)" strokeWidth=".9" strokeLinejoin="round" />
          <path d={map.shade} fill="none" stroke="var(--map-ink)" strokeWidth=".7" />
          <path d={map.trees} fill="var(--forest)" fillOpacity=".55" stroke="var(--map-ink)" strokeWidth=".6" />
          <g transform="translate(38.7 320)" fill="none" stroke="var(--map-ink)" strokeWidth=".8" opacity=".8">
            <circle r="17" />
            <circle r="13" strokeDasharray="1 3" />
            <path d="M0-22 4 0 0 22-4 0Z" fill="var(--map-ink)" fillOpacity=".75" />
            <path d="M-22 0 0-3.5 22 0 0 3.5Z" fill="var(--land)" />
          </g>
        </>
      )}
      <path d={map.roads} fill="none" stroke="var(--land)" strokeWidth="5" opacity=".75" />
      <path d={map.roads} className={css.roads} />
    </g>
  );
});
