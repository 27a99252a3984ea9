import { Button } from '@pony/ui';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { PLACES } from '../map/atlas.ts';
import type { Camera } from '../map/use-camera.ts';
import { WarMap } from '../map/WarMap.tsx';
import { litRegions } from '../point/targets.ts';
import { useWar } from '../war.ts';
import css from './WarBoard.module.css';

/** How near the map comes when it goes somewhere by itself. */
const REALM = 1.5;

interface WarBoardProps {
  mini?: boolean;
  /** Opens near the decision instead of with the whole map. */
  near?: boolean;
  children?: ReactNode;
  className?: string;
}

/** The map with everything that may be chosen on it, and ways to go where something happens. */
export function WarBoard({ mini, near, children, className }: WarBoardProps) {
  const { regions, fellowship, offers, view, region, press, words, situation } = useWar();
  const camera = useRef<Camera>(null);
  const lit = useMemo(() => litRegions(offers, view), [offers, view]);
  const { battle } = view;
  const spots = (list: readonly number[]) => list.map((one) => PLACES[one].anchor);
  const battleAt = battle ? [battle.from, ...(battle.place < PLACES.length ? [battle.place] : [])] : [];
  const decision = lit.size > 0 && lit.size < 40 ? [...lit.keys()] : [fellowship.region];

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the table opens
  useEffect(() => {
    if (near) camera.current?.show(spots(decision), REALM);
  }, []);
  useEffect(() => {
    if (region !== null) camera.current?.reveal(PLACES[region].anchor);
  }, [region]);
  return (
    <WarMap
      regions={regions}
      fellowship={fellowship}
      lit={lit}
      selected={region}
      onRegion={(id, from) => press({ kind: 'region', id }, from)}
      mini={mini}
      camera={camera}
      className={className}
    >
      <nav className={css.goTo} aria-label={words.say('map.label')} data-version={situation.version}>
        <Button
          icon="gi:ring"
          label={words.say('map.goFellowship')}
          onPress={() => camera.current?.show(spots([fellowship.region]), REALM)}
        />
        {battle && (
          <Button
            icon="gi:crossed-swords"
            label={words.say('map.goBattle')}
            onPress={() => camera.current?.show(spots(battleAt), 2.4)}
          />
        )}
        {lit.size > 0 && (
          <Button
            icon="pp:find"
            label={words.say('map.goMove')}
            onPress={() => camera.current?.show(spots(decision), REALM)}
          />
        )}
      </nav>
      {children}
    </WarMap>
  );
}
