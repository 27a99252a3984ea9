import type { TableInfo } from '@pony/protocol';
import { Button, Panel, PromptBar, type PromptWord, Segmented, sealOfSide, sideOfSeat, usePhone } from '@pony/ui';
import { useCallback, useEffect, useState } from 'react';
import { SHELF, shelfFor } from '../games.ts';
import { InnBar, InnTabs } from '../parts/InnBar.tsx';
import { GameMark, RowWords } from '../parts/PlayedRow.tsx';
import { useSeatNames } from '../parts/use-seat-names.ts';
import { useTitle } from '../parts/use-title.ts';
import { go } from '../router.ts';
import { type ReadLang, useWords } from '../words.ts';
import { api, OnlineProblem, type Profile } from './api.ts';
import { Farewell } from './Farewell.tsx';
import { JoinByCode } from './JoinByCode.tsx';
import css from './Lobby.module.css';
import { ChosenTable, isFree, LobbyCard } from './LobbyTable.tsx';
import { beSomebody, useServer } from './me.ts';
import { NameField } from './NameField.tsx';
import { useOnlineState } from './OnlineRow.tsx';
import { useProblemWords } from './problem.ts';

const AGAIN_MS = 5000;
const PACES = ['all', 'live', 'days'] as const;
type Pace = (typeof PACES)[number];
const paceFits = ({ pace }: TableInfo, wanted: Pace): boolean =>
  wanted === 'all' || (pace?.kind === 'move') === (wanted === 'days');

/** The tables of the lobby, read again and again while the page is looked at. */
function useLobby(here: boolean) {
  const [tables, setTables] = useState<readonly TableInfo[] | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const read = useCallback((): void => {
    if (!document.hidden)
      api.lobby().then((found) => {
        setTables(found);
        setProblem((old: unknown) => (old instanceof OnlineProblem && old.say === 'no-line' ? null : old));
      }, setProblem);
  }, []);
  useEffect(() => {
    if (!here) return;
    read();
    const timer = setInterval(read, AGAIN_MS);
    return () => clearInterval(timer);
  }, [read, here]);
  return { tables, problem, setProblem, read };
}

/** How it stands between the reader and everybody he has played with. */
function useAgainst(user: string | undefined): Profile['against'] {
  const [against, setAgainst] = useState<Profile['against']>([]);
  useEffect(() => {
    if (user)
      api.profile().then(
        (found) => setAgainst(found.against),
        () => undefined,
      );
  }, [user]);
  return against;
}

/** `/lobby`: tables with a free chair, the one that is looked at, and games that may be watched. */
export default function LobbyPage() {
  const { say, lang } = useWords();
  const phone = usePhone();
  const wordsOf = useProblemWords();
  const server = useServer();
  const { tables, problem, setProblem, read } = useLobby(server.is === 'here');
  const [game, setGame] = useState('all');
  const [pace, setPace] = useState<Pace>('all');
  const [filters, setFilters] = useState(false);
  const [picked, setPicked] = useState<{ id: string; seat: number | null } | null>(null);
  const seatName = useSeatNames(tables ?? []);
  const stateOf = useOnlineState();
  const known = server.is === 'here' && server.user !== null;
  const against = useAgainst(server.is === 'here' ? server.user?.id : undefined);
  useTitle(say('online.lobby.title'));
  if (server.is === 'none') return <Farewell word="no-server" />;

  const shelfIdOf = (table: TableInfo): string => shelfFor(table.game, table.options)?.id ?? table.game;
  const titleOf = (table: TableInfo): string =>
    shelfFor(table.game, table.options)?.title[lang as ReadLang] ?? table.game;
  const shelves = SHELF.filter(({ id }) => tables?.some((table) => shelfIdOf(table) === id));
  const wanted = shelves.some(({ id }) => id === game) ? game : 'all';
  const shown = (tables ?? []).filter(
    (table) => (wanted === 'all' || shelfIdOf(table) === wanted) && paceFits(table, pace),
  );
  const waiting = shown.filter(({ status }) => status === 'waiting');
  const running = shown.filter(({ status }) => status !== 'waiting');
  const chosen = waiting.find(({ id }) => id === picked?.id) ?? waiting.find(isFree) ?? waiting[0];
  const free = chosen?.seats.filter(({ kind }) => kind === 'open') ?? [];
  const seat = free.find((one) => one.seat === picked?.seat && picked.id === chosen?.id) ?? free[0];
  const mine = chosen?.seats.some(({ yours }) => yours) ?? false;
  const first = SHELF.find((shelf) => shelf.load);

  const join = async (table: TableInfo, at: number | undefined): Promise<void> => {
    setProblem(null);
    try {
      await beSomebody(say('online.guest'));
      await api.join(table.id, at);
      go(`/online/${table.id}`);
    } catch (fault) {
      setProblem(fault);
      read();
    }
  };
  const sits = chosen?.seats.filter(({ kind, yours }) => !yours && kind === 'person').map(({ name }) => name) ?? [];
  const sentence: PromptWord[] =
    chosen && seat && !mine
      ? [
          say(sits.length > 0 ? 'online.lobby.sitWith' : 'online.lobby.sit', {
            who: new Intl.ListFormat(lang).format(sits),
            game: titleOf(chosen),
            seat: seatName(chosen.game, seat.id),
          }),
        ]
      : [say(mine ? 'online.lobby.yours' : 'online.lobby.empty')];
  const side = chosen && seat ? sideOfSeat(chosen.seats, seat.seat) : 'neutral';
  const make = {
    id: 'make',
    icon: 'gi:door' as const,
    label: say('online.lobby.open'),
    href: `/new/${first?.id}?where=lobby`,
  };
  const name = <NameField />;
  return (
    <div className={css.page}>
      <InnBar here="lobby">
        <JoinByCode />
      </InnBar>
      <main className={css.main}>
        <div className={css.tables}>
          <Panel className={css.top}>
            <h1>{say('online.lobby.count', { n: waiting.filter(isFree).length })}</h1>
            {shelves.length > 1 && (
              <Segmented
                label={say('online.lobby.game')}
                value={wanted}
                segments={[
                  { value: 'all', label: say('online.lobby.all') },
                  ...shelves.map(({ id, title }) => ({
                    value: id as string,
                    label: (
                      <span className={css.sign}>
                        <GameMark shelf={id} />
                        <span className="pony-aloud">{title[lang as ReadLang]}</span>
                      </span>
                    ),
                  })),
                ]}
                onChoose={setGame}
              />
            )}
            {phone && (
              <Button
                icon="gi:settings-knobs"
                expanded={filters}
                label={say('online.pace.title')}
                onPress={() => setFilters(!filters)}
              />
            )}
            {(!phone || filters) && (
              <Segmented
                label={say('online.pace.title')}
                value={pace}
                segments={PACES.map((value) => ({ value, label: say(`online.lobby.pace.${value}`) }))}
                onChoose={setPace}
              />
            )}
          </Panel>
          {(phone ? !known : !chosen) && <Panel className={css.name}>{name}</Panel>}
          {problem !== null && (
            <Panel className={css.name}>
              <p className={css.problem} role="alert">
                {wordsOf(problem)}
              </p>
            </Panel>
          )}
          <ul className={css.cards}>
            {waiting.map((table) => (
              <LobbyCard
                key={table.id}
                table={table}
                title={titleOf(table)}
                seatName={seatName}
                chosen={table === chosen}
                onChoose={() => setPicked({ id: table.id, seat: null })}
              />
            ))}
          </ul>
          {running.length > 0 && (
            <Panel className={css.running}>
              <h2>{say('online.lobby.running')}</h2>
              <ul>
                {running.map((table) => (
                  <li key={table.id}>
                    <GameMark shelf={shelfIdOf(table)} />
                    <RowWords
                      title={table.seats
                        .map(({ kind, name: who }) => (kind === 'bot' ? say('new.bot') : who))
                        .join(' · ')}
                    >
                      {[titleOf(table), stateOf(table, seatName).words].join(' · ')}
                    </RowWords>
                    <Button
                      icon="gi:spyglass"
                      href={`/online/${table.id}`}
                      label={`${say('online.lobby.watch')}: ${titleOf(table)}`}
                    />
                  </li>
                ))}
              </ul>
            </Panel>
          )}
        </div>
        {chosen && !phone && (
          <ChosenTable
            table={chosen}
            title={titleOf(chosen)}
            seatName={seatName}
            seat={seat?.seat ?? null}
            onSeat={(at) => setPicked({ id: chosen.id, seat: at })}
            between={sits.length === 1 ? (against.find(({ name: who, bot }) => who === sits[0] && !bot) ?? null) : null}
          >
            {name}
          </ChosenTable>
        )}
      </main>
      <InnTabs here="lobby" />
      <PromptBar
        side={side}
        seal={chosen && seat ? sealOfSide(side) : 'pp:pony'}
        over={say(chosen && seat && !mine ? 'online.lobby.overFree' : 'inn.lobby')}
        sentence={sentence}
        actions={
          chosen && seat && !mine
            ? [
                { ...make, kind: 'quiet' },
                { id: 'look', kind: 'quiet', label: say('home.look'), href: `/online/${chosen.id}` },
                {
                  id: 'sit',
                  kind: 'main',
                  label: say('home.sitDown'),
                  onPress: () =>
                    void join(chosen, picked?.id === chosen.id && picked.seat !== null ? seat.seat : undefined),
                },
              ]
            : chosen
              ? [
                  { ...make, kind: 'quiet' },
                  { id: 'look', kind: 'main', label: say('home.look'), href: `/online/${chosen.id}` },
                ]
              : [{ ...make, kind: 'main' }]
        }
      />
    </div>
  );
}
