import { Panel } from '@pony/ui';
import { NATIONS } from '../data/facts.ts';
import { useWar } from '../war.ts';
import { NationBadge } from './Bits.tsx';
import css from './ReservesPanel.module.css';

const KINDS = ['regulars', 'elites', 'leaders'] as const;

/** What may still be recruited, in brief: Regulars, Elites, Leaders of each nation, or of the reader's own. */
export function ReservesPanel({ own, className }: { own?: boolean; className?: string }) {
  const { view, words, open, me } = useWar();
  return (
    <Panel label={words.say('table.reserves')} className={className}>
      <button type="button" className={css.head} data-rove onClick={() => open({ what: 'nations' })}>
        <span className="pony-caps">{words.say('table.reserves')}</span>
      </button>
      <ul className={css.list}>
        {NATIONS.map((nation, i) => {
          if (own && nation.side !== me) return null;
          const counts = KINDS.map((_, kind) => view.reserve[i * 3 + kind]);
          const aloud = KINDS.map((kind, at) => words.say(`count.${kind}`, { n: counts[at] })).join(', ');
          return (
            <li key={nation.id} className={css.nation}>
              <NationBadge nation={i} label={`${words.nation(i)}: ${aloud}`} />
              <span aria-hidden="true">{counts.join(' · ')}</span>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
