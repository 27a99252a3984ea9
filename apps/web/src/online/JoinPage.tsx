import type { TableInfo } from '@pony/protocol';
import { Button, Panel } from '@pony/ui';
import { type FormEvent, useEffect, useState } from 'react';
import { shelfFor } from '../games.ts';
import { PageBar } from '../parts/PageBar.tsx';
import { useSeatNames } from '../parts/use-seat-names.ts';
import { useTitle } from '../parts/use-title.ts';
import { go } from '../router.ts';
import { Scene } from '../scenes/Scene.tsx';
import type { ScreenProps } from '../screen.ts';
import { Laying } from '../table/Laying.tsx';
import { type ReadLang, useWords } from '../words.ts';
import { api, OnlineProblem } from './api.ts';
import { Farewell } from './Farewell.tsx';
import { beSomebody } from './me.ts';
import { NameField } from './NameField.tsx';
import css from './Online.module.css';
import { usePaceWords } from './pace-words.ts';
import { useProblemWords } from './problem.ts';

/** `/join/:token`: what a link is for, and one button to sit down. */
export default function JoinPage({ params }: ScreenProps) {
  const [found, setFound] = useState<{ table: TableInfo; seat: number } | null>(null);
  const [fault, setFault] = useState<unknown>(null);
  useEffect(() => {
    api.link(params.token).then(setFound, setFault);
  }, [params.token]);
  if (fault) return <Farewell word={fault instanceof OnlineProblem ? fault.say : 'server-error'} />;
  return found ? <Invitation {...found} token={params.token} /> : <Laying />;
}

function Invitation({ table, seat, token }: { table: TableInfo; seat: number; token: string }) {
  const { say, lang } = useWords();
  const wordsOf = useProblemWords();
  const paceWords = usePaceWords();
  const names = useSeatNames([{ game: table.game }]);
  const [problem, setProblem] = useState<unknown>(null);
  const shelf = shelfFor(table.game, table.options);
  const title = shelf?.title[lang as ReadLang] ?? table.game;
  useTitle(title);
  const hosts = table.seats.filter(({ kind }) => kind === 'person').map(({ name }) => name);
  const sit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setProblem(null);
    try {
      await beSomebody(say('online.guest'));
      const { table: id } = await api.sitDown(token);
      go(`/online/${id}`, { replace: true });
    } catch (cause) {
      setProblem(cause);
    }
  };
  return (
    <main className={css.page}>
      <PageBar />
      <Panel className={css.invitation}>
        {shelf && <Scene name={shelf.id} className={css.scene} />}
        <form onSubmit={(event) => void sit(event)}>
          <span className="pony-caps">{title}</span>
          <h1>
            {hosts.length > 0
              ? say('online.join.from', { names: new Intl.ListFormat(lang).format(hosts) })
              : say('online.join.title')}
          </h1>
          <p>{say('online.join.seat', { seat: names(table.game, table.seats[seat].id) })}</p>
          <p>{paceWords(table.pace)}</p>
          <NameField />
          {problem !== null && (
            <p className={css.problem} role="alert">
              {wordsOf(problem)}
            </p>
          )}
          <Button kind="main" large submit>
            {say('home.sitDown')}
          </Button>
        </form>
      </Panel>
    </main>
  );
}
