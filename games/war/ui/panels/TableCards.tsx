import { Panel } from '@pony/ui';
import { FREE, SHADOW, SIDE } from '../data/facts.ts';
import { useWar } from '../war.ts';
import { Spine } from './Hand.tsx';
import css from './TableCards.module.css';

/** Cards that lie on the table and last; nothing at all while there are none. */
export function TableCards({ always, bare }: { always?: boolean; bare?: boolean }) {
  const { view, words } = useWar();
  const some = view.sides.some((side) => side.table.length > 0);
  if (!some && !always) return null;
  const inside = (
    <>
      <span className="pony-caps">{words.say('table.onTable')}</span>
      {!some && <p className={css.empty}>{words.say('table.nothingOnTable')}</p>}
      {[FREE, SHADOW].map((side) =>
        view.sides[side].table.map((card) => (
          <div key={card} className={css.card} data-side={SIDE[side]}>
            <Spine card={card} />
          </div>
        )),
      )}
    </>
  );
  if (bare) return <div className={css.bare}>{inside}</div>;
  return (
    <Panel label={words.say('table.onTable')} className={css.panel}>
      {inside}
    </Panel>
  );
}
