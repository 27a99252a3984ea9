import { Suspense, useState } from 'react';
import { SHELF, shelfFor } from '../games.ts';
import type { ScreenProps } from '../screen.ts';
import { Laying } from '../table/Laying.tsx';
import { useWords } from '../words.ts';
import { FaultPage } from './FaultPage.tsx';
import { LINK } from './link.ts';
import { ReplayTable } from './ReplayTable.tsx';
import { useRecord } from './use-record.ts';

/** `/replay/:id?n=12`: a table of this device or a file, move by move. */
export default function ReplayPage({ params, query }: ScreenProps) {
  const { say } = useWords();
  const [asFar, setAsFar] = useState(false);
  const [first] = useState(query);
  const opening = useRecord(params.id, asFar);
  if (opening.is === 'reading') return <Laying title={say('replay.title')} />;
  if (opening.is === 'gone')
    return <FaultPage fault={{ say: params.id === LINK ? 'badLink' : 'gone', args: {} }} text="" />;
  if (opening.is === 'faulty')
    return <FaultPage fault={opening.fault} text={opening.text} onAsFar={asFar ? undefined : () => setAsFar(true)} />;
  const { record, source } = opening;
  const { game, options } = record.facts;
  const shelf = shelfFor(game, options) ?? SHELF.find((one) => one.game === game);
  if (!shelf) return <FaultPage fault={{ say: 'noGame', args: { game } }} text={source.text} />;
  return (
    <Suspense fallback={<Laying title={say('replay.title')} />}>
      <ReplayTable key={asFar ? 'part' : 'whole'} id={params.id} {...{ shelf, record, source }} query={first} />
    </Suspense>
  );
}
