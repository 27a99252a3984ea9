import { BARE, type Camera, classes } from '@pony/ui';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { PLACES } from '../map/atlas.ts';
import type { MapPlace } from '../map/GoTo.tsx';
import { WarMap } from '../map/WarMap.tsx';
import { farOf } from '../point/far.ts';
import { useEdition } from '../slots.tsx';
import { PENCIL } from '../told/late.ts';
import { useWar } from '../war.ts';
import { useMarches } from './use-marches.ts';
import css from './WarBoard.module.css';

/** How near the map comes when it goes somewhere by itself. */
const REALM = 1.5;

interface WarBoardProps {
  mini?: boolean;
  /** Opens near the decision instead of with the whole map. */
  near?: boolean;
  /** Height in pixels of what lies over the lower edge of the map. */
  covered?: number;
  children?: ReactNode;
  className?: string;
}

/** The map with everything that may be chosen on it, and ways to go where something happens. */
export function WarBoard({ mini, near, covered = 0, children, className }: WarBoardProps) {
  const war = useWar();
  const { regions, fellowship, offers, view, region, press, words, situation, log, mood, touched, targets } = war;
  const { deeds, traced, telling } = war;
  const root = useRef<HTMLDivElement>(null);
  const camera = useRef<Camera>(null);
  useMarches(root, camera, log, mood === 'replay');
  const { pieces } = useEdition();
  const more = useMemo(() => pieces?.(view), [pieces, view]);
  const lit = useMemo(() => {
    const far = [...farOf(offers, view).keys()].map((id) => [id, 'pick'] as const);
    return new Map([...far, ...targets.litRegions(offers, view)]);
  }, [offers, view, targets]);
  const { battle } = view;
  const from = situation.prompt?.args?.from;
  const begun = typeof from === 'number' && situation.prompt !== null ? from : null;
  const spots = (list: readonly number[]) => list.map((one) => PLACES[one].anchor);
  const battleAt = battle ? [battle.from, ...(battle.place < PLACES.length ? [battle.place] : [])] : [];
  const asked = situation.prompt?.args?.region;
  const about = typeof asked === 'number' && asked < PLACES.length ? asked : fellowship.region;
  const decision = lit.size > 0 && lit.size < 40 ? [...lit.keys()] : [about];

  const places: MapPlace[] = [
    {
      id: 'fellowship',
      label: words.say('map.goFellowship'),
      icon: 'gi:ring',
      spots: spots([fellowship.region]),
      k: REALM,
    },
  ];
  if (battle)
    places.unshift({
      id: 'battle',
      label: words.say('map.goBattle'),
      icon: 'gi:crossed-swords',
      spots: spots(battleAt),
      k: 2.4,
    });
  if (lit.size > 0)
    places.unshift({ id: 'move', label: words.say('map.goMove'), icon: 'pp:find', spots: spots(decision), k: REALM });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the table opens
  useEffect(() => {
    if (near) camera.current?.show(spots(decision), REALM);
  }, []);
  useEffect(() => camera.current?.cover({ ...BARE, bottom: covered }), [covered]);
  useEffect(() => {
    if (region !== null) camera.current?.reveal(PLACES[region].anchor);
  }, [region]);
  const spoken = telling?.act?.say.args;
  const happens = [spoken?.from, spoken?.to, spoken?.region].filter(
    (one): one is number => typeof one === 'number' && one >= 0 && one < PLACES.length,
  );
  const id = telling?.act?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the map goes where something is told, once
  useEffect(() => {
    for (const one of happens) camera.current?.reveal(PLACES[one].anchor);
  }, [id]);
  useEffect(() => {
    if (!traced || traced === 'turn' || !traced.fly) return;
    const deed = deeds.find(({ n }) => n === traced.n);
    const at = (deed?.says ?? []).flatMap(({ args = {} }) => [args.from, args.to, args.region]);
    const there = at.filter((one): one is number => typeof one === 'number' && one >= 0 && one < PLACES.length);
    if (there.length > 0) camera.current?.show(there.map((one) => PLACES[one].anchor));
  }, [traced, deeds]);
  return (
    <div ref={root} className={classes(css.board, className)}>
      <WarMap
        regions={regions}
        fellowship={fellowship}
        more={more}
        lit={lit}
        selected={region ?? begun}
        path={view.way?.path}
        steps={view.way?.left}
        touched={touched?.regions}
        under={(k) => <PENCIL.Part k={k} />}
        onRegion={(id, from) => press({ kind: 'region', id }, from)}
        goTo={places}
        mini={mini}
        camera={camera}
      >
        {children}
      </WarMap>
    </div>
  );
}
