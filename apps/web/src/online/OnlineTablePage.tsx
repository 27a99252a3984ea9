import { PromptBar } from '@pony/ui';
import { Suspense } from 'react';
import { PageBar } from '../parts/PageBar.tsx';
import type { ScreenProps } from '../screen.ts';
import { Laying } from '../table/Laying.tsx';
import { useWords } from '../words.ts';
import { Farewell } from './Farewell.tsx';
import css from './Online.module.css';
import { OnlineSeated } from './OnlineSeated.tsx';
import { Reconnecting, useAwaySpeech } from './Reconnecting.tsx';
import { useOnlineTable } from './use-online-table.ts';
import { WaitingRoom } from './WaitingRoom.tsx';

/** `/online/:id`: a table of the server, before the start, while it runs and when it is over. */
export default function OnlineTablePage({ params, query }: ScreenProps) {
  const { say } = useWords();
  const at = useOnlineTable(params.id);
  const { heard, acts } = at;
  const speech = useAwaySpeech(heard);
  if (heard.goodbye) return <Farewell word={heard.goodbye} />;
  if (heard.line === 'opening' && heard.tries > 1)
    return (
      <main className={css.down}>
        <h1 className="pony-aloud">{say('loading')}</h1>
        <PageBar />
        <PromptBar {...speech}>
          <Reconnecting onTry={acts.tryNow} />
        </PromptBar>
      </main>
    );
  if (!heard.table) return <Laying />;
  if (heard.table.status === 'waiting') return <WaitingRoom at={at} table={heard.table} />;
  if (!heard.situation) return <Laying />;
  return (
    <Suspense fallback={<Laying />}>
      <OnlineSeated
        at={at}
        table={heard.table}
        situation={heard.situation}
        generic={query.get('table') === 'generic'}
      />
    </Suspense>
  );
}
