import { classes, Icon } from '@pony/ui';
import type { ReactNode } from 'react';
import { useDuel } from '../duel.ts';
import { RACES_TO_WIN, REGIONS } from '../facts.ts';
import { Ring } from '../marks/marks.tsx';
import css from './Roads.module.css';

interface RoadProps {
  mark: ReactNode;
  label: string;
  value: number;
  goal: number;
}

function Road({ mark, label, value, goal }: RoadProps) {
  return (
    <span className={css.road} role="img" aria-label={label} title={label} data-near={goal - value <= 1 || undefined}>
      {mark}
      <span className={css.bar}>
        <i style={{ width: `${(100 * Math.min(value, goal)) / goal}%` }} />
      </span>
      <b aria-hidden="true">
        {value}
        <small>/{goal}</small>
      </b>
    </span>
  );
}

/** How far a side has come on each of the three roads to victory. */
export function Roads({ seat, quest = true, className }: { seat: number; quest?: boolean; className?: string }) {
  const { view, say } = useDuel();
  const side = view.sides[seat];
  return (
    <span className={classes(css.roads, className)} data-side={seat === 0 ? 'light' : 'dark'} data-roads={seat}>
      {quest && (
        <Road
          mark={<Ring />}
          label={say('roadQuest', { n: side.quest, goal: view.goal })}
          value={side.quest}
          goal={view.goal}
        />
      )}
      <Road
        mark={<Icon name="pp:k-alliance" className={css.leaf} />}
        label={say('roadRaces', { n: side.races, goal: RACES_TO_WIN })}
        value={side.races}
        goal={RACES_TO_WIN}
      />
      <Road
        mark={<Icon name="gi:flying-flag" className={css.flag} />}
        label={say('roadRegions', { n: side.regions, goal: REGIONS.length })}
        value={side.regions}
        goal={REGIONS.length}
      />
    </span>
  );
}
