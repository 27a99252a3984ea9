import { type ComponentType, useState } from 'react';
import { regionOf } from '../map/atlas.ts';
import type { Lit } from '../map/Regions.tsx';
import { WarMap } from '../map/WarMap.tsx';
import { CROWDED, FELLOWSHIP, REGIONS } from './position.ts';

interface StoryProps {
  query: URLSearchParams;
}

const LIT: ReadonlyMap<number, Lit> = new Map(
  Object.entries({
    fangorn: 'go',
    eastemnet: 'go',
    folde: 'go',
    edoras: 'go',
    'fords-of-isen': 'attack',
    'helms-deep': 'attack',
  } as const).map(([id, kind]) => [regionOf(id), kind]),
);

/** Only the map, over the whole window. */
function MapStory({ query }: StoryProps) {
  const crowded = query.has('crowded');
  const [selected, setSelected] = useState<number | null>(crowded ? null : regionOf('westemnet'));
  return (
    <div style={{ height: '100%', display: 'grid' }}>
      <WarMap
        regions={crowded ? CROWDED : REGIONS}
        fellowship={FELLOWSHIP}
        lit={crowded ? undefined : LIT}
        selected={selected}
        onRegion={setSelected}
        mini={query.has('mini')}
        camera={(camera) => {
          const k = Number(query.get('k'));
          if (k) camera?.show([{ x: Number(query.get('x')), y: Number(query.get('y')) }], k);
        }}
      />
    </div>
  );
}

/** What the workshop page can show, by name. */
export const STORIES: Readonly<Record<string, ComponentType<StoryProps>>> = { map: MapStory };
