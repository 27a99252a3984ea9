import { NATIONS, SAURON } from '../data/facts.ts';
import { FigureCount, NationBadge } from '../panels/Bits.tsx';
import { useWar } from '../war.ts';
import css from './sheets.module.css';

const KINDS = ['regulars', 'elites', 'leaders'] as const;

/** Figures that may still come, and those that are gone for good, nation by nation. */
export function Reserves() {
  const { view, words } = useWar();
  const row = (counts: readonly number[], nation: number) =>
    KINDS.map((kind, i) => {
      const count = counts[nation * 3 + i];
      const shown = kind === 'leaders' && nation === SAURON ? 'nazgul' : kind;
      return count > 0 ? <FigureCount key={kind} nation={nation} kind={shown} count={count} /> : null;
    });
  return (
    <table className={css.reserves}>
      <thead>
        <tr>
          <td />
          <th scope="col">{words.say('table.reserves')}</th>
          <th scope="col">{words.say('table.casualties')}</th>
        </tr>
      </thead>
      <tbody>
        {NATIONS.map((nation, i) => {
          const left = view.reserve.slice(i * 3, i * 3 + 3).some((count) => count > 0);
          return (
            <tr key={nation.id}>
              <th scope="row">
                <NationBadge nation={i} label={words.nation(i)} />
              </th>
              <td>
                <span className={css.counts}>{left ? row(view.reserve, i) : words.say('table.noReserves')}</span>
              </td>
              <td>
                <span className={css.counts}>{row(view.lost, i)}</span>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
