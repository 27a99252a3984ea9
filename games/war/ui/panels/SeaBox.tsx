import { classes, Icon } from '@pony/ui';
import { PLACES } from '../map/atlas.ts';
import { Slot, useFilled } from '../slots.tsx';
import { sharesOf } from '../team.ts';
import { unitsOf } from '../types.ts';
import { useWar } from '../war.ts';
import { NationBadge } from './Bits.tsx';
import css from './SeaBox.module.css';
import { TableCards } from './TableCards.tsx';
import { Mark } from './Teams.tsx';

const STEPS = [0, 1, 2, 3, 4, 5];

/** The Mordor Track: five steps to the Crack of Doom. */
export function MordorTrack() {
  const { fellowship, words } = useWar();
  const at = fellowship.mordor;
  const label = at < 0 ? words.say('table.mordorOut') : words.say('table.mordorAt', { n: at });
  return (
    <div className={css.mordor} role="img" aria-label={label}>
      {STEPS.map((step) => (
        <span key={step} className={classes(step === at && css.at, step === 5 && css.doom)} aria-hidden="true">
          {step === at ? <Icon name="gi:ring" /> : step === 5 ? <Icon name="gi:smoking-volcano" /> : step}
        </span>
      ))}
    </div>
  );
}

/** Armies of two players: who commands, and how many units are whose. */
function SharedArmies() {
  const { view, regions, words, lookAt, playerOf } = useWar();
  const all = regions.flatMap(({ forces, inside }, region) =>
    [...forces, inside].flatMap((force) => (force?.command ? [{ region, force, command: force.command }] : [])),
  );
  if (all.length === 0) return null;
  return (
    <>
      <span className="pony-caps">{words.say('team.mixedArmies')}</span>
      {all.slice(0, 3).map(({ region, force, command }) => (
        <button
          key={`${region}-${force.side}`}
          type="button"
          className={classes(css.siege, css.shared)}
          data-rove
          onClick={() => lookAt(region)}
        >
          <Mark seat={command.seat} />
          <span>
            <b>{words.region(region)}</b>
            <span className={css.meta}>
              {[
                ...(command.mixed ? [] : [words.say('team.apart')]),
                ...sharesOf(view, force)
                  .filter(({ units }) => units > 0)
                  .map(({ seat, units }) => words.say('team.share', { name: playerOf(seat), n: units })),
              ].join(', ')}
            </span>
          </span>
        </button>
      ))}
    </>
  );
}

/** On the sea: what an expansion shows there, cards that lie on the table, who is besieged, and the way through Mordor. */
export function SeaBox({ cards }: { cards?: boolean }) {
  const { view, regions, words, lookAt, fellowship } = useWar();
  const filled = useFilled('tracks');
  return (
    <div className={classes(css.box, filled && css.wide)}>
      <Slot name="tracks" />
      {cards && <TableCards bare />}
      {view.sieges.length > 0 && <span className="pony-caps">{words.say('table.sieges')}</span>}
      {view.sieges.slice(0, 3).map((region) => {
        const { inside, forces } = regions[region];
        const around = Math.max(...forces.map(unitsOf));
        return (
          <button key={region} type="button" className={css.siege} data-rove onClick={() => lookAt(region)}>
            <NationBadge nation={PLACES[region].nation} />
            <span>
              <b>{words.region(region)}</b>
              <span className={css.meta}>{words.say('table.siege', { inside: unitsOf(inside), around })}</span>
            </span>
          </button>
        );
      })}
      <SharedArmies />
      {(!filled || fellowship.mordor >= 0) && (
        <div className={css.road} data-far={fellowship.mordor < 0 || undefined}>
          <span className="pony-caps">{words.say('table.mordor')}</span>
          <MordorTrack />
        </div>
      )}
    </div>
  );
}
