import { Icon } from '@pony/ui';
import { FREE, SEAL, SHADOW } from '../data/facts.ts';
import { hasTeams } from '../team.ts';
import { RING_ROAD, SEALS } from '../told/late.ts';
import { useWar } from '../war.ts';
import { TurnOrder } from './Teams.tsx';
import css from './Top.module.css';

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
              {wide && <SEALS.Part side={side} held={points} goal={pointsToWin} />}
              <span className={css.rest}>{rest}</span>
            </span>
          );
        })}
      </span>
      {wide && <RING_ROAD.Part />}
    </div>
  );
}
