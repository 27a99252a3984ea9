import { Button, Panel, Segmented, usePhone } from '@pony/ui';
import { useEffect, useMemo, useState } from 'react';
import { SHELF } from '../games.ts';
import { api } from '../online/api.ts';
import { useUser } from '../online/me.ts';
import { InnBar, InnTabs } from '../parts/InnBar.tsx';
import { GameMark, PlayedRow, usePlayedWords } from '../parts/PlayedRow.tsx';
import {
  ALL,
  fits,
  inOrder,
  ORDERS,
  type Order,
  type Played,
  playedOnline,
  spanOf,
  type Wanted,
} from '../parts/played.ts';
import { useGameWords } from '../parts/use-game-words.ts';
import { usePlayedHere } from '../parts/use-here.ts';
import { useTitle } from '../parts/use-title.ts';
import { FileButton } from '../replay/FileButton.tsx';
import { curveOf } from '../store/curves.ts';
import { type ReadLang, useWords } from '../words.ts';
import css from './History.module.css';
import { HistorySums } from './HistorySums.tsx';

const SHOWN = 20;
/** Filters beside the games and the words: each lets one of its values through. */
const FILTERS: readonly { of: keyof Wanted; values: readonly string[] }[] = [
  { of: 'result', values: ['all', 'won', 'lost'] },
  { of: 'against', values: ['all', 'people', 'bots'] },
  { of: 'side', values: ['all', 'light', 'dark'] },
  { of: 'where', values: ['all', 'here', 'online'] },
];

/** Games that are over, here and on the server, the newest first; null until those of this device are read. */
function usePlayed(): readonly Played[] | null {
  const here = usePlayedHere();
  const [online, setOnline] = useState<readonly Played[]>([]);
  const user = useUser()?.id;
  useEffect(() => {
    let gone = false;
    if (user)
      api.profile().then(
        ({ games }) => !gone && setOnline(games.map(playedOnline)),
        () => undefined,
      );
    return () => {
      gone = true;
    };
  }, [user]);
  return useMemo(() => here && inOrder([...here, ...online], 'newest', curveOf), [here, online]);
}

/** `/history`: what was played on this device and online, and the door for records from elsewhere. */
export default function HistoryPage() {
  const { say, lang } = useWords();
  const phone = usePhone();
  const all = usePlayed();
  const [wanted, setWanted] = useState<Wanted>(ALL);
  const [order, setOrder] = useState<Order>('newest');
  const [most, setMost] = useState(SHOWN);
  const [filters, setFilters] = useState(false);
  const words = useGameWords((all ?? []).map(({ game }) => game));
  const told = usePlayedWords(words);
  useTitle(say('history.title'));
  const now = Date.now();
  const rows = inOrder(all ?? [], order, curveOf).map((game) => ({ game, words: told(game) }));
  const found = rows.filter(({ game, words: { title, end, who, day } }) =>
    fits(game, wanted, [title, end, who, day].join(' ')),
  );
  const shown = found.slice(0, most);
  const set = (part: Partial<Wanted>): void => {
    setWanted({ ...wanted, ...part });
    setMost(SHOWN);
  };
  const shelves = SHELF.filter(({ id }) => all?.some((one) => one.shelf === id));
  const month = new Intl.DateTimeFormat(lang, { month: 'long', year: 'numeric' });
  const headOf = (span: string): string =>
    span === 'week' || span === 'month' ? say(`history.span.${span}`) : month.format(new Date(`${span}-15`));
  const first = SHELF.find((shelf) => shelf.load);
  const choose = (
    <Panel as="section" className={css.filters} label={say('history.filters')}>
      <input
        type="search"
        className={css.search}
        value={wanted.words}
        aria-label={say('history.search')}
        placeholder={say('history.search')}
        onChange={(event) => set({ words: event.target.value })}
      />
      {(!phone || filters) && (
        <>
          {shelves.length > 1 && (
            <fieldset className={css.games}>
              <legend className="pony-caps">{say('home.games')}</legend>
              {shelves.map(({ id, title }) => (
                <label key={id}>
                  <input
                    type="checkbox"
                    checked={!wanted.without.includes(id)}
                    onChange={(event) =>
                      set({
                        without: event.target.checked
                          ? wanted.without.filter((one) => one !== id)
                          : [...wanted.without, id],
                      })
                    }
                  />
                  <GameMark shelf={id} />
                  <span>{title[lang as ReadLang]}</span>
                  <small>{all?.filter((one) => one.shelf === id).length}</small>
                </label>
              ))}
            </fieldset>
          )}
          {FILTERS.map(({ of, values }) => (
            <Segmented
              key={of}
              showLabel
              label={say(`history.filter.${of}`)}
              value={wanted[of] as string}
              segments={values.map((value) => ({ value, label: say(`history.show.${value}`) }))}
              onChoose={(value) => set({ [of]: value })}
            />
          ))}
        </>
      )}
      {phone && (
        <Button
          icon="gi:settings-knobs"
          expanded={filters}
          label={say('history.filters')}
          onPress={() => setFilters(!filters)}
        />
      )}
    </Panel>
  );
  return (
    <main className={css.page}>
      <InnBar here="history" />
      <header className={css.head}>
        <h1>{say('history.title')}</h1>
        <FileButton>{say('replay.openFile')}</FileButton>
      </header>
      <div className={css.sheets}>
        {choose}
        <Panel as="section" className={css.list} label={say('history.title')}>
          <header className={css.bar}>
            <h2 role="status">{all && say('history.count', { n: found.length })}</h2>
            {all && all.length > 1 && (
              <Segmented
                label={say('history.order')}
                value={order}
                segments={ORDERS.map((value) => ({ value, label: say(`history.by.${value}`) }))}
                onChoose={setOrder}
              />
            )}
          </header>
          {all?.length === 0 && (
            <p className={css.none}>
              {say('history.none')} {first && <a href={`/table/new?game=${first.id}`}>{say('home.playABot')}</a>}
            </p>
          )}
          {all && all.length > 0 && found.length === 0 && (
            <p className={css.none}>
              {say('history.noneFits')}{' '}
              <Button kind="link" onPress={() => setWanted(ALL)}>
                {say('history.allAgain')}
              </Button>
            </p>
          )}
          <ol>
            {shown.map(({ game, words: its }, i) => {
              const span = spanOf(game.on, now);
              const head = order === 'newest' && (i === 0 || spanOf(shown[i - 1].game.on, now) !== span);
              return [
                head && (
                  <li key={`head ${span}`} className={css.span}>
                    <h3 className="pony-caps">{headOf(span)}</h3>
                  </li>
                ),
                <PlayedRow key={game.id} game={game} words={its} />,
              ];
            })}
          </ol>
          {found.length > most && (
            <footer>
              <span className="pony-caps">{say('history.shown', { n: shown.length, all: found.length })}</span>
              <Button onPress={() => setMost(most + SHOWN)}>{say('history.older')}</Button>
            </footer>
          )}
          <p className={css.hint}>{say('history.hint')}</p>
        </Panel>
        {all && all.length > 0 && <HistorySums games={found.map(({ game }) => game)} words={words} now={now} />}
      </div>
      <InnTabs here="history" />
    </main>
  );
}
