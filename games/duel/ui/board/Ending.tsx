import { Icon, Panel, Seal } from '@pony/ui';
import { useDuel } from '../duel.ts';
import { RACES_TO_WIN, REGIONS, SIDES } from '../facts.ts';
import { SEAT_SEAL, SEAT_SIDE } from '../icons.ts';
import css from './Ending.module.css';

const ROADS = ['quest', 'races', 'regions'] as const;
const DECIDED: Readonly<Record<string, (typeof ROADS)[number]>> = {
  quest: 'quest',
  races: 'races',
  conquest: 'regions',
  regions: 'regions',
  shared: 'regions',
};

/** How the game stood when it ended: both sides on the three roads, and which of them decided it. */
export function Ending() {
  const { view, situation, text, say } = useDuel();
  const { outcome } = situation;
  if (!outcome) return null;
  const goal = { quest: view.goal, races: RACES_TO_WIN, regions: REGIONS.length };
  return (
    <Panel className={css.ending} label={text.say(`reason.${outcome.reason}`)}>
      <table>
        <thead>
          <tr>
            <td />
            {SIDES.map((side, seat) => (
              <th key={side} scope="col" data-won={outcome.seats[seat] !== 'lost' || undefined}>
                <Seal side={SEAT_SIDE[seat]} icon={SEAT_SEAL[seat]} className={css.seal} />
                {text.say(`seat.${side}`)}
                {outcome.seats[seat] !== 'lost' && <Icon name="gi:laurel-crown" label={say('victory')} />}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROADS.map((road) => (
            <tr key={road} data-decided={DECIDED[outcome.reason] === road || undefined}>
              <th scope="row">{text.say(`counter.${road}`)}</th>
              {SIDES.map((side, seat) => (
                <td key={side}>
                  <b>{view.sides[seat][road]}</b>
                  <small>/{goal[road]}</small>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
