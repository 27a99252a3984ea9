import type { BaseView } from '@pony/engine';
import { classes } from '../classes.ts';
import { moves } from '../look/appearance.ts';
import { Counter } from '../pieces/Counter.tsx';
import type { GameText, Seat } from '../table-props.ts';
import { useUi } from '../ui-context.tsx';
import css from './Generic.module.css';
import { type Choice, choicesAt, isLegal } from './offers.ts';

interface ThingsProps {
  view: BaseView;
  owner: Seat | null;
  text: GameText;
  choices: readonly Choice[];
  onThing: (kind: string, id: number, from: Element) => void;
}

const named = (text: GameText, branch: string, id: string): string =>
  text.has(`${branch}.${id}`) ? text.say(`${branch}.${id}`) : id;

/** Numbers of a seat, or of the table itself. */
export function Counters({ view, owner, text }: Pick<ThingsProps, 'view' | 'owner' | 'text'>) {
  const mine = view.counters.filter((counter) => counter.owner === owner);
  if (mine.length === 0) return null;
  return (
    <ul className={css.counters}>
      {mine.map(({ id, value, max }) => (
        <li key={id} className={classes(css.counter, value === 0 && max === undefined && css.zero)}>
          <span aria-hidden="true">{named(text, 'counter', id)}</span>
          <Counter value={value} max={max} label={named(text, 'counter', id)} />
        </li>
      ))}
    </ul>
  );
}

/** Places where things lie: the things by name, or how many there are. */
export function Zones({ view, owner, text, choices, onThing }: ThingsProps) {
  const { say } = useUi();
  const mine = view.zones.filter((zone) => zone.owner === owner);
  return mine.map(({ id, kind, items }) => {
    const count = typeof items === 'number' ? items : items.length;
    if (owner !== null && count === 0) return null;
    return (
      <div key={id} className={css.zone}>
        <h3 className="pony-caps">
          {named(text, 'zone', id)} <b>{count}</b>
        </h3>
        {typeof items === 'number' || count === 0 ? (
          <span className={css.backs}>{count === 0 ? say('ui.none') : say('ui.faceDown', { n: count })}</span>
        ) : (
          <ul className={css.items}>
            {items.map((item) => {
              const here = choicesAt(choices, kind, item);
              const state = here.some(isLegal) ? 'legal' : here.length > 0 ? 'not-now' : 'rest';
              return (
                <li key={item}>
                  <button
                    type="button"
                    className={css.thing}
                    data-rove
                    data-state={state}
                    data-travel={moves() ? `${kind}-${item}` : undefined}
                    aria-disabled={state === 'not-now' || undefined}
                    onClick={(event) => onThing(kind, item, event.currentTarget)}
                  >
                    {text.name(kind, item)}
                  </button>
                </li>
              );
            })}
          </ul>
        )}
      </div>
    );
  });
}
