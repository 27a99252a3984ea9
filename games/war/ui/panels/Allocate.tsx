import { isLegal } from '@pony/ui';
import { useWar, type War } from '../war.ts';
import css from './Allocate.module.css';
import { percent } from './odds.ts';

/** Whether dice are put into the Hunt Box. */
export const isAllocating = ({ offers }: Pick<War, 'offers'>): boolean =>
  offers.some(({ option }) => option[0] === 'allocate');

/** How many dice go into the Hunt Box: each number with its chance to find the Fellowship, and the dice left to act. */
export function Allocate() {
  const { offers, words, view, take } = useWar();
  const { byDice } = view.hunt.odds;
  const rows = offers.filter(({ option }) => option[0] === 'allocate');
  const most = Math.max(0, ...rows.map(({ option }) => Number(option[1])));
  return (
    <div className={css.grid} style={{ '--columns': Math.min(4, most + 1) } as React.CSSProperties}>
      {rows.map((offer) => {
        const n = Number(offer.option[1]);
        return (
          <button
            key={n}
            type="button"
            className={css.cell}
            data-rove
            data-act={offer.option.join(' ')}
            data-lit={isLegal(offer) || undefined}
            aria-disabled={!isLegal(offer) || undefined}
            onClick={(event) => take(offer, event.currentTarget)}
          >
            <b>
              {n}
              <span className="pony-aloud"> {words.say('table.huntBox')}</span>
            </b>
            <small>{percent(byDice[Math.min(n, byDice.length - 1)], words.lang)}</small>
          </button>
        );
      })}
    </div>
  );
}
