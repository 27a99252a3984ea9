import { Suspense, useState } from 'react';
import { go } from '../router.ts';
import type { ScreenProps } from '../screen.ts';
import { TroublePage } from '../screens/TroublePage.tsx';
import { Laying } from './Laying.tsx';
import { paceFrom } from './pace.ts';
import { Seated } from './Seated.tsx';
import { useTable } from './use-table.ts';

/** `/table/:id`: a table of this device. `?table=generic` shows any game at the generic table. */
export default function TablePage({ params, query }: ScreenProps) {
  const [pace] = useState(() => paceFrom(query));
  const at = useTable(params.id, pace);
  const { trouble, shown } = at;
  if (trouble)
    return (
      <TroublePage trouble={trouble} onWayOut={trouble.kind === 'table-elsewhere' ? at.takeOver : () => go('/')} />
    );
  if (!shown) return <Laying />;
  return (
    <Suspense fallback={<Laying />}>
      <Seated at={at} shown={shown} generic={query.get('table') === 'generic'} />
    </Suspense>
  );
}
