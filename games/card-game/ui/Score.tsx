import { classes, Icon, OrderStrip, Panel } from '@pony/ui';
import { useFought } from './Combat.tsx';
import { isPath, LOCATIONS, NUMERALS } from './facts.ts';
import css from './Score.module.css';
import { useTable } from './table-state.ts';

/** Points of both sides, and what they come from. */
export function Score({ className }: { className?: string }) {
  const { view, text, props } = useTable();
  const list = (side: number) => (
    <ul>
      {view.scored[side]
        .filter((location) => side === 0 || !isPath(location))
        .map((location) => (
          <li key={location}>
            <span>{text.name('location', location)}</span> <b>{LOCATIONS[location].points}</b>
          </li>
        ))}
      {side === 1 && view.corruption > 0 && (
        <li>
          <span>{text.say('word.corruption')}</span> <b>{view.corruption}</b>
        </li>
      )}
      {view.ringPoints[side] > 0 && (
        <li className={css.later}>
          <span>{text.say('table.atTheEnd')}</span> <b>+{view.ringPoints[side]}</b>
        </li>
      )}
    </ul>
  );
  return (
    <Panel
      label={text.say('word.points')}
      className={classes(css.score, props.size === 'tablet' && css.onTablet, className)}
    >
      <header>
        <b data-side="light">
          <Icon name="pp:star" /> {view.points[0]}
        </b>
        <span className="pony-caps">
          {text.render('table.round', { n: view.round, path: view.lastPath, last: view.finalPath })}
        </span>
        <b data-side="dark">
          {view.points[1]} <Icon name="pp:eye" />
        </b>
      </header>
      <PathTrack />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is scrolled by keys too */}
      <section className={css.areas} tabIndex={0} aria-label={text.say('word.points')}>
        {list(0)}
        {list(1)}
      </section>
    </Panel>
  );
}

/** The paths of the scenario in a row: whose each is, which one is active, which are to come. */
function PathTrack() {
  const { view, text } = useTable();
  const { scored, lastPath, finalPath, locations } = view;
  const has = (list: readonly number[], n: number): boolean => list.some((one) => LOCATIONS[one].number === n);
  const active = locations.map((one) => one.location);
  return (
    <ol className={css.track} aria-label={text.say('table.track')}>
      {Array.from({ length: finalPath }, (_, i) => i + 1).map((n) => {
        const side = scored.findIndex((list) => has(list, n));
        const at = has(active, n) ? 'now' : side >= 0 ? 'won' : n <= lastPath ? 'gone' : 'later';
        const words = {
          now: 'table.trackNow',
          won: 'table.trackWon',
          gone: 'table.trackGone',
          later: 'table.trackLater',
        } as const;
        return (
          <li key={n} data-at={at} data-side={at === 'won' ? (side === 0 ? 'light' : 'dark') : undefined}>
            <span role="img" aria-label={text.render(words[at], { n, side: Math.max(0, side) })}>
              {n}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** What every location would bring if it were fought now, and the points after that. */
export function IfFought({ className }: { className?: string }) {
  const { view, text } = useTable();
  if (view.locations.length === 0) return null;
  const sum = (side: number): number =>
    view.locations.reduce((all, one) => all + (one.winner === side ? one.gain : 0), view.points[side]);
  return (
    <Panel label={text.say('table.ifFought')} className={classes(css.ifFought, className)}>
      <h3 className="pony-caps">{text.say('table.ifFought')}</h3>
      <ul>
        {view.locations.map((one) => (
          <li key={one.location} data-side={one.winner === 0 ? 'light' : one.winner === 1 ? 'dark' : undefined}>
            <span>
              {text.render('table.ifFoughtLine', {
                location: one.location,
                attack: one.attack,
                defence: one.defence,
              })}
            </span>
            <b>{one.winner < 0 ? '–' : `${text.name('side', one.winner)} +${one.gain}`}</b>
          </li>
        ))}
      </ul>
      <p>{text.render('table.ifFoughtSum', { free: sum(0), shadow: sum(1) })}</p>
    </Panel>
  );
}

/** The button to what the last fights brought. */
export function ToFights() {
  const { text, open } = useTable();
  const fought = useFought();
  if (!fought) return null;
  return (
    <button type="button" className={css.toFights} data-rove onClick={() => open({ what: 'fights', id: 0 })}>
      <Icon name="gi:crossed-swords" />
      {text.render('fight.of', { n: fought.round })}
    </button>
  );
}

/** On a phone all of it lies on one sheet. */
export function ScoreSheet() {
  return (
    <div className={css.scoreSheet}>
      <Score />
      <IfFought />
      <Order />
      <ToFights />
    </div>
  );
}

/** Who acts after whom. */
export function Order() {
  const { view, text, props } = useTable();
  const { asked } = props.situation;
  return (
    <Panel label={text.say('table.order')} className={css.order}>
      <OrderStrip
        label={text.say('table.order')}
        seats={view.order.map((seat, i) => ({
          id: String(i),
          mark: NUMERALS[i],
          side: view.players[seat].side === 0 ? 'light' : 'dark',
          words: text.name('seat', seat),
          at: asked.includes(seat) ? 'on' : view.passed & (1 << seat) ? 'done' : undefined,
        }))}
      />
    </Panel>
  );
}
