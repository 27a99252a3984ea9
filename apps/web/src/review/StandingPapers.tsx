import type { TableInfo } from '@pony/protocol';
import { FairDisc, Panel } from '@pony/ui';
import { useState } from 'react';
import { FairDice } from '../table/FairDice.tsx';
import { useWords } from '../words.ts';
import css from './Review.module.css';
import type { Standing } from './use-standing.ts';

interface StandingPapersProps {
  standing: Standing;
  game: string;
  table: TableInfo | null;
}

/** Under the roads: what the game did to the rating, the tally against the other, and that the dice were fair. */
export function StandingPapers({ standing, game, table }: StandingPapersProps) {
  const { say } = useWords();
  const [open, setOpen] = useState(false);
  const { rating, against, fairness, verdict } = standing;
  return (
    <>
      {(rating || against) && (
        <Panel as="section" className={css.tally} label={say('review.standing')}>
          <dl>
            {rating && (
              <div data-rating>
                <dt>{say('review.rating', { game })}</dt>
                <dd>{say('review.ratingChange', rating)}</dd>
              </div>
            )}
            {against && (
              <div data-against>
                <dt>{say('review.against', { name: against.bot ? say(`ui.level.${against.name}`) : against.name })}</dt>
                <dd>{say('review.tally', { won: against.won, lost: against.lost })}</dd>
              </div>
            )}
          </dl>
        </Panel>
      )}
      {table && verdict && (
        <Panel as="section" className={css.fair}>
          <FairDisc is={verdict === 'leftOut' ? 'broken' : verdict} />
          <p>
            <b>{say(`review.fair.${verdict}`)}</b> {say(`review.fairHow.${verdict}`)}{' '}
            <button type="button" onClick={() => setOpen(true)}>
              {say('review.how')}
            </button>
          </p>
        </Panel>
      )}
      {open && table && <FairDice table={table} fairness={fairness} onClose={() => setOpen(false)} />}
    </>
  );
}
