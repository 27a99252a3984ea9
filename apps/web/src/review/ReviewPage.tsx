import { Suspense } from 'react';
import { SHELF, shelfFor } from '../games.ts';
import { FaultPage } from '../replay/FaultPage.tsx';
import { useRecord } from '../replay/use-record.ts';
import type { ScreenProps } from '../screen.ts';
import { Laying } from '../table/Laying.tsx';
import { useWords } from '../words.ts';
import { ReviewOf } from './ReviewOf.tsx';

/** `/review/:id?seat=1`: the end of a game, how it leaned, where it turned and what would have been better. */
export default function ReviewPage({ params, query }: ScreenProps) {
  const { say } = useWords();
  const opening = useRecord(params.id, false);
  if (opening.is === 'reading') return <Laying title={say('review.title')} />;
  if (opening.is === 'gone') return <FaultPage fault={{ say: 'gone', args: {} }} text="" />;
  if (opening.is === 'faulty') return <FaultPage fault={opening.fault} text={opening.text} />;
  const { record, source } = opening;
  const { game, options } = record.facts;
  const shelf = shelfFor(game, options) ?? SHELF.find((one) => one.game === game);
  if (!shelf) return <FaultPage fault={{ say: 'noGame', args: { game } }} text={source.text} />;
  return (
    <Suspense fallback={<Laying title={say('review.title')} />}>
      <ReviewOf id={params.id} {...{ shelf, record, source, query }} />
    </Suspense>
  );
}
