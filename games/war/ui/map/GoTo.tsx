import { Button, type Camera, type IconName, Menu } from '@pony/ui';
import { type RefObject, useState } from 'react';
import { useWarWords } from '../words/words.ts';
import type { Spot } from './atlas.ts';

/** A place worth going to. */
export interface MapPlace {
  readonly id: string;
  readonly label: string;
  readonly icon: IconName;
  readonly spots: readonly Spot[];
  /** How near, at most. */
  readonly k: number;
}

/** Takes the map to the decision, the Fellowship, a battle, or shows the whole. */
export function GoTo({ places, camera }: { places: readonly MapPlace[]; camera: RefObject<Camera | null> }) {
  const words = useWarWords();
  const [anchor, setAnchor] = useState<Element | null>(null);
  if (places.length === 0)
    return <Button label={words.say('map.whole')} onPress={() => camera.current?.whole()} icon="pp:fit" />;
  return (
    <>
      <Button
        label={words.say('map.goTo')}
        act="go"
        icon="gi:compass"
        expanded={anchor !== null}
        onPress={(event) => setAnchor(anchor ? null : event.currentTarget)}
      />
      {anchor && (
        <Menu
          anchor={anchor}
          label={words.say('map.goTo')}
          items={[
            ...places.map(({ id, label, icon }) => ({ id, label, icon })),
            { id: 'whole', label: words.say('map.whole'), icon: 'pp:fit' as const },
          ]}
          onClose={() => setAnchor(null)}
          onPick={(id) => {
            setAnchor(null);
            const place = places.find((one) => one.id === id);
            if (place) camera.current?.show(place.spots, place.k);
            else camera.current?.whole();
          }}
        />
      )}
    </>
  );
}
