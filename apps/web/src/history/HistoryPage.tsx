import { Button, Panel, Segmented, usePhone } from '@pony/ui';
import { useEffect, useMemo, useState } from 'react';
import { SHELF } from '../games.ts';
import { tablesHere } from '../local/client.ts';
import { api } from '../online/api.ts';
import { useUser } from '../online/me.ts';
import { PageBar } from '../parts/PageBar.tsx';
import { GameMark, PlayedRow, usePlayedWords } from '../parts/PlayedRow.tsx';
import { ALL, fits, type Played, playedHere, playedOnline, spanOf, type Wanted } from '../parts/played.ts';
import { useGameWords } from '../parts/use-game-words.ts';
import { useTitle } from '../parts/use-title.ts';
import { FileButton } from '../replay/FileButton.tsx';
import { isSpoilt } from '../store/kept.ts';
import { type ReadLang, useWords } from '../words.ts';
import css from './History.module.css';
import { HistorySums } from './HistorySums.tsx';

const SHOWN = 20;

/** Games that are over, here and on the server, the newest first; null until those of this device are read. */
function usePlayed(): readonly Played[] | null {
  const [here, setHere] = useState<readonly Played[] | null>(null);
  const [online, setOnline] = useState<readonly Played[]>([]);
  const user = useUser()?.id;
  useEffect(() => {
    let gone = false;
    tablesHere().then(
      (rows) =>
        !gone && setHere(rows.flatMap((row) => (isSpoilt(row) || row.summary.won === null ? [] : [playedHere(row)]))),
      () => !gone && setHere([]),
    );
    return () => {
      gone = true;
    };
  }, []);
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
  return useMemo(() => here && [...here, ...online].toSorted((a, b) => b.on - a.on), [here, online]);
}

/** `/history`: what was played on this device and online, and the door for records from elsewhere. */
export default function HistoryPage() {
  const { say, lang } = useWords();
  const phone = usePhone();
  const all = usePlayed();
  const [wanted, setWanted] = useState<Wanted>(ALL);
  const [most, setMost] = useState(SHOWN);
  const [filters, setFilters] = useState(false);
  const words = useGameWords((all ?? []).map(({ game }) => game));
  const told = usePlayedWords(words);
  useTitle(say('history.title'));
  const now = Date.now();
  const rows = (all ?? []).map((game) => ({ game, words: told(game) }));
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
          <Segmented
            showLabel
            label={say('history.results')}
            value={wanted.result}
            segments={(['all', 'won', 'lost'] as const).map((value) => ({
              value,
              label: say(`history.show.${value}`),
            }))}
            onChoose={(result) => set({ result })}
          />
          <Segmented
            showLabel
            label={say('history.against')}
            value={wanted.against}
            segments={(['all', 'people', 'bots'] as const).map((value) => ({
              value,
              label: say(`history.show.${value}`),
            }))}
            onChoose={(against) => set({ against })}
          />
          <Segmented
            showLabel
            label={say('history.where')}
            value={wanted.where}
            segments={(['all', 'here', 'online'] as const).map((value) => ({
              value,
              label: say(`history.show.${value}`),
            }))}
            onChoose={(where) => set({ where })}
          />
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
      <PageBar />
      <header className={css.head}>
        <h1>{say('history.title')}</h1>
        <FileButton>{say('replay.openFile')}</FileButton>
      </header>
      <div className={css.sheets}>
        {choose}
        <Panel as="section" className={css.list} label={say('history.title')}>
          <h2 role="status">{all && say('history.count', { n: found.length })}</h2>
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
              const head = i === 0 || spanOf(shown[i - 1].game.on, now) !== span;
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
    </main>
  );
}
