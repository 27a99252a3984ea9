import { Icon } from '@pony/ui';
import { FREE, SEAL, SHADOW, SIDE } from '../data/facts.ts';
import { upTo } from '../model.ts';
import { outline } from '../pieces/outlines.ts';
import { hasTeams } from '../team.ts';
import { useWar } from '../war.ts';
import { TurnOrder } from './Teams.tsx';
import css from './Top.module.css';

/** The points a side needs, as seals: those it has are full. */
function Seals({ side, held, goal }: { side: number; held: number; goal: number }) {
  return (
    <svg className={css.seals} data-side={SIDE[side]} viewBox={`0 0 ${goal * STEP} 14`} width={goal * STEP} height={14}>
      {upTo(goal).map((i) => (
        <path key={i} d={outline('star', i * STEP + STEP / 2, 7, 12)} data-held={i < held || undefined} />
      ))}
    </svg>
  );
}
const STEP = 14;

/** The road of the Ring: its steps in Mordor from one end, the Corruption that creeps in from the other. */
function RingRoad() {
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

/** Turn, phase and victory points; with room enough how far both sides are on each of their roads. */
export function TurnAndPoints() {
  const { view, words, size } = useWar();
  const teams = hasTeams(view);
  const wide = size === 'wide' && !teams;
  return (
    <div className={css.top}>
      <span className={css.chap}>
        {size !== 'phone' && <span>{words.say('table.turn', { n: view.turn })}</span>}
        <span data-on>
          {size === 'phone' ? words.say('table.turn', { n: view.turn }) : words.say(`table.phase.${view.phase}`)}
        </span>
      </span>
      {teams && size === 'wide' && <TurnOrder />}
      <span className={css.points}>
        {[FREE, SHADOW].map((side) => {
          const { points, pointsToWin } = view.sides[side];
          const aloud = words.say('table.pointsOf', { side: words.side(side), n: points, goal: pointsToWin });
          const rest = wide
            ? words.say(side === SHADOW ? 'table.points' : 'table.of', { n: '', goal: pointsToWin }).trim()
            : `/${pointsToWin}`;
          return (
            <span key={side} className={css.side} role="img" aria-label={aloud}>
              <Icon name={SEAL[side]} className={side === FREE ? css.light : css.dark} />
              <b>{points}</b>
              {wide && <Seals side={side} held={points} goal={pointsToWin} />}
              <span className={css.rest}>{rest}</span>
            </span>
          );
        })}
      </span>
      {wide && <RingRoad />}
    </div>
  );
}
