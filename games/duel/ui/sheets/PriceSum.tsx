import { Coin } from '@pony/ui';
import { type Price, type SideView, useDuel } from '../duel.ts';
import { OwnFortress, SkillMark, times } from '../marks/marks.tsx';
import { type PriceRow, priceRows } from '../prices.ts';
import css from './PriceSum.module.css';

/** The sign of a line of the sum. */
export function RowMark({ row }: { row: PriceRow }) {
  const { situation, view } = useDuel();
  if (row.fortress) return <OwnFortress seat={situation.seat ?? view.active} />;
  if (row.skill === undefined) return null;
  const { skill } = row;
  return times(row.times ?? 1).map((time) => <SkillMark key={time} skill={skill} aloud={false} />);
}

/** Where a price comes from, line by line. */
export function PriceSum({ price, cost, side }: { price: Price; cost: readonly number[]; side: SideView }) {
  const duel = useDuel();
  const rows = priceRows(duel, price, cost, side);
  if (rows.length === 0) return null;
  return (
    <ul className={css.sum}>
      {rows.map((row) => (
        <li key={row.id}>
          <span className={css.mark}>
            <RowMark row={row} />
          </span>
          <span>{row.words}</span>
          <Coin value={row.coins < 0 ? `−${-row.coins}` : row.coins} />
        </li>
      ))}
    </ul>
  );
}
