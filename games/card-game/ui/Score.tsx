import { classes, OrderStrip, Panel } from '@pony/ui';
import css from './CardGameTable.module.css';
import { isPath, LOCATIONS, NUMERALS } from './facts.ts';
import { useTable } from './table-state.ts';

/** Points of both sides, and what they come from. */
export function Score({ className }: { className?: string }) {
  const { view, text } = useTable();
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
    <Panel label={text.say('word.points')} className={classes(css.score, className)}>
      <header>
        <b data-side="light">{view.points[0]}</b>
        <span className="pony-caps">
          {text.render('table.round', { n: view.round, path: view.lastPath, last: view.finalPath })}
        </span>
        <b data-side="dark">{view.points[1]}</b>
      </header>
      <div className={css.areas}>
        {list(0)}
        {list(1)}
      </div>
    </Panel>
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
