/** The scale of the war, in the top bar: all of it is empty when a war begins. */
import { Icon } from '@pony/ui';
import { SIDE } from '../data/facts.ts';
import { upTo } from '../model.ts';
import { outline } from '../pieces/outlines.ts';
import { useWar } from '../war.ts';
import css from './Scale.module.css';

/** The points a side needs, as seals: those it has are full. */
export function Seals({ side, held, goal }: { side: number; held: number; goal: number }) {
  return (
    <svg
      className={css.seals}
      data-seals
      data-side={SIDE[side]}
      viewBox={`0 0 ${goal * STEP} 14`}
      width={goal * STEP}
      height={14}
    >
      {upTo(goal).map((i) => (
        <path key={i} d={outline('star', i * STEP + STEP / 2, 7, 12)} data-held={i < held || undefined} />
      ))}
    </svg>
  );
}
const STEP = 14;

/** The road of the Ring: its steps in Mordor from one end, the Corruption that creeps in from the other. */
export function RingRoad() {
  const { fellowship, words } = useWar();
  const { mordor, corruption } = fellowship;
  const steps = mordor >= 0 ? words.say('table.mordorStep', { n: mordor }) : words.say('table.notInMordor');
  return (
    <span
      className={css.road}
      role="img"
      aria-label={`${words.say('table.fellowship')}: ${steps}, ${words.say('table.corruption', { n: corruption })}`}
      title={`${steps} · ${words.say('table.corruption', { n: corruption })}`}
    >
      <Icon name="gi:ring" />
      <svg viewBox="0 0 132 16" width={132} height={16}>
        <path d="M2 5H130" className={css.thread} />
        {upTo(MORDOR).map((i) => (
          <path key={i} d={`M${70 + i * 13} 9l5 -8l5 8z`} className={css.step} data-held={i < mordor || undefined} />
        ))}
        <path d={`M${130 - 128 * (corruption / DOOM)} 13H130`} className={css.ink} />
        <path d="M2 13H130" className={css.bed} />
      </svg>
    </span>
  );
}
const MORDOR = 5;
const DOOM = 12;
