import { PromptBar } from '@pony/ui';
import { lazy, Suspense, useMemo, useState } from 'react';
import { Farewell } from '../online/Farewell.tsx';
import onlineCss from '../online/Online.module.css';
import { useTold } from '../online/tell.ts';
import { useShares } from '../online/use-shares.ts';
import { PageBar } from '../parts/PageBar.tsx';
import { go } from '../router.ts';
import type { ScreenProps } from '../screen.ts';
import { TroublePage } from '../screens/TroublePage.tsx';
import { isTrouble, Trouble } from '../trouble.ts';
import { useWords } from '../words.ts';
import { Laying } from './Laying.tsx';
import type { Place } from './line.ts';
import { tempoFrom } from './pace.ts';
import { Reconnecting, useAwaySpeech } from './Reconnecting.tsx';
import { Seated } from './Seated.tsx';
import { useTable } from './use-table.ts';

const WaitingRoom = lazy(() => import('../online/WaitingRoom.tsx'));

/** `/table/:id`: a table of this device. `?table=generic` shows any game at the generic table. */
export function TableHere({ params, query }: ScreenProps) {
  const [takeOver, setTakeOver] = useState(false);
  const [tempo] = useState(() => tempoFrom(query));
  const place = useMemo(() => ({ tempo, takeOver }), [tempo, takeOver]);
  return <TableAt id={params.id} place={place} query={query} onTakeOver={() => setTakeOver(true)} />;
}

/** `/online/:id`: a table of the server, before the start, while it runs and when it is over. */
export function TableOnline({ params, query }: ScreenProps) {
  return <TableAt id={params.id} place="server" query={query} />;
}

interface TableAtProps {
  id: string;
  place: Place;
  query: URLSearchParams;
  onTakeOver?: () => void;
}

function TableAt({ id, place, query, onTakeOver }: TableAtProps) {
  const { say } = useWords();
  const at = useTable(id, place);
  const { heard, acts } = at;
  const speech = useAwaySpeech(heard);
  const { goodbye, table, situation } = heard;
  useTold(place === 'server' ? table : null);
  useShares(place === 'server' ? table : null);
  if (goodbye !== null && place !== 'server' && isTrouble(goodbye))
    return (
      <TroublePage
        trouble={new Trouble(goodbye, heard.details)}
        onWayOut={goodbye === 'table-elsewhere' && onTakeOver ? onTakeOver : () => go('/')}
      />
    );
  if (goodbye !== null) return <Farewell word={goodbye} />;
  if (heard.line === 'opening' && heard.tries > 1)
    return (
      <main className={onlineCss.down}>
        <h1 className="pony-aloud">{say('loading')}</h1>
        <PageBar />
        <PromptBar {...speech}>
          <Reconnecting onTry={acts.tryNow} />
        </PromptBar>
      </main>
    );
  if (!table) return <Laying />;
  if (table.status !== 'waiting' && !situation) return <Laying />;
  return (
    <Suspense fallback={<Laying />}>
      {situation && table.status !== 'waiting' ? (
        <Seated
          at={at}
          table={table}
          situation={situation}
          here={place !== 'server'}
          generic={query.get('table') === 'generic'}
        />
      ) : (
        <WaitingRoom at={at} table={table} />
      )}
    </Suspense>
  );
}
