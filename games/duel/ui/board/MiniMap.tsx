import { UnitToken } from '@pony/ui';
import { useDuel } from '../duel.ts';
import { REGIONS, SIDES } from '../facts.ts';
import { SEAT_SIDE } from '../icons.ts';
import { MAP_SIZE, MapArt, PLATES } from './MapArt.tsx';
import css from './MiniMap.module.css';

/** The map in small: who stands where; a press shows it whole. */
export function MiniMap({ onOpen }: { onOpen: () => void }) {
  const { view, say, stateOf } = useDuel();
  const lit = REGIONS.some((_, region) => stateOf({ kind: 'region', id: region }) === 'legal');
  const held = SIDES.map((_, seat) => view.sides[seat].regions);
  return (
    <button type="button" className={css.mini} data-rove data-state={lit ? 'legal' : 'rest'} onClick={onOpen}>
      <span className="pony-aloud">{say('miniMap', { fellowship: held[0], sauron: held[1] })}</span>
      <svg viewBox={`0 0 ${MAP_SIZE.width} ${MAP_SIZE.height}`} aria-hidden="true">
        <MapArt small />
      </svg>
      {PLATES.map((plate, region) => (
        <span
          key={REGIONS[region]}
          className={css.spot}
          aria-hidden="true"
          style={{ left: `${(100 * plate.x) / MAP_SIZE.width}%`, top: `${(100 * (plate.y + 10)) / MAP_SIZE.height}%` }}
        >
          {SIDES.map((side, seat) => {
            const { units, fortresses } = view.sides[seat];
            if (units[region] === 0 && !fortresses[region]) return null;
            return (
              <span key={side} className={css.of}>
                {fortresses[region] && <i className={css.fort} data-side={SEAT_SIDE[seat]} />}
                {units[region] > 0 && <UnitToken side={SEAT_SIDE[seat]} count={units[region]} label="" />}
              </span>
            );
          })}
        </span>
      ))}
    </button>
  );
}
