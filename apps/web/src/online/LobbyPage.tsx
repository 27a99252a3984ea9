import type { TableInfo } from '@pony/protocol';
import { Button, Panel, Segmented } from '@pony/ui';
import { useCallback, useEffect, useState } from 'react';
import { SHELF, shelfFor } from '../games.ts';
import { PageBar } from '../parts/PageBar.tsx';
import { useSeatNames } from '../parts/use-seat-names.ts';
import { useTitle } from '../parts/use-title.ts';
import { go } from '../router.ts';
import { type ReadLang, useWords } from '../words.ts';
import { api, OnlineProblem } from './api.ts';
import { Farewell } from './Farewell.tsx';
import { beSomebody, useServer } from './me.ts';
import { NameField } from './NameField.tsx';
import css from './Online.module.css';
import { OnlineRow } from './OnlineRow.tsx';
import { useProblemWords } from './problem.ts';

const AGAIN_MS = 5000;

/** `/lobby`: tables that wait for players or may be watched. */
export default function LobbyPage() {
  const { say, lang } = useWords();
  const [game, setGame] = useState('all');
  const wordsOf = useProblemWords();
  const server = useServer();
  const [tables, setTables] = useState<readonly TableInfo[] | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const seatName = useSeatNames(tables ?? []);
  useTitle(say('online.lobby.title'));
  const read = useCallback((): void => {
    if (!document.hidden)
      api.lobby().then((found) => {
        setTables(found);
        setProblem((old: unknown) => (old instanceof OnlineProblem && old.say === 'no-line' ? null : old));
      }, setProblem);
  }, []);
  const here = server.is === 'here';
  useEffect(() => {
    if (!here) return;
    read();
    const timer = setInterval(read, AGAIN_MS);
    return () => clearInterval(timer);
  }, [read, here]);
  if (server.is === 'none') return <Farewell word="no-server" />;
  const join = async (table: TableInfo): Promise<void> => {
    setProblem(null);
    try {
      await beSomebody(say('online.guest'));
      await api.join(table.id);
      go(`/online/${table.id}`);
    } catch (fault) {
      setProblem(fault);
      read();
    }
  };
  const games = [...new Set((tables ?? []).map(({ game }) => game))];
  const wanted = games.includes(game) ? game : 'all';
  const shown = (tables ?? []).filter((table) => wanted === 'all' || table.game === wanted);
  const waiting = shown.filter(({ status }) => status === 'waiting');
  const running = shown.filter(({ status }) => status !== 'waiting');
  const titleOf = (id: string): string => shelfFor(id, {})?.title[lang as ReadLang] ?? id;
  const first = SHELF.find((shelf) => shelf.load);
  return (
    <main className={css.page}>
      <PageBar />
      <Panel className={css.paper}>
        <header className={css.head}>
          <h1>{say('online.lobby.title')}</h1>
          <p>{say('online.lobby.words')}</p>
        </header>
        <NameField />
        {problem !== null && (
          <p className={css.problem} role="alert">
            {wordsOf(problem)}
          </p>
        )}
        {games.length > 1 && (
          <Segmented
            label={say('online.lobby.game')}
            value={wanted}
            segments={['all', ...games].map((value) => ({
              value,
              label: value === 'all' ? say('online.profile.show.all') : titleOf(value),
            }))}
            onChoose={setGame}
          />
        )}
        <h2>{say('online.lobby.waiting')}</h2>
        {tables && waiting.length === 0 && (
          <p className={css.none}>
            {say('online.lobby.none')}{' '}
            {first && <a href={`/new/${first.id}?where=lobby`}>{say('online.lobby.open')}</a>}
          </p>
        )}
        <ul className={css.list}>
          {waiting.map((table) => (
            <OnlineRow key={table.id} table={table} seatName={seatName} as="li">
              {table.seats.some(({ kind }) => kind === 'open') && !table.seats.some(({ yours }) => yours) && (
                <Button kind="main" onPress={() => void join(table)}>
                  {say('home.sitDown')}
                </Button>
              )}
              <Button href={`/online/${table.id}`}>{say('home.look')}</Button>
            </OnlineRow>
          ))}
        </ul>
        {running.length > 0 && (
          <>
            <h2>{say('online.lobby.running')}</h2>
            <ul className={css.list}>
              {running.map((table) => (
                <OnlineRow key={table.id} table={table} seatName={seatName} as="li">
                  <Button icon="pp:eye" href={`/online/${table.id}`}>
                    {say('online.lobby.watch')}
                  </Button>
                </OnlineRow>
              ))}
            </ul>
          </>
        )}
      </Panel>
    </main>
  );
}
