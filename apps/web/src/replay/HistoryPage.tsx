import { Button, Panel, Seal, type Side, sealOfSide } from '@pony/ui';
import { useEffect, useState } from 'react';
import { SHELF } from '../games.ts';
import { tablesHere } from '../local/client.ts';
import { PageBar } from '../parts/PageBar.tsx';
import { tableState } from '../parts/table-state.ts';
import { useSeatNames } from '../parts/use-seat-names.ts';
import { useTitle } from '../parts/use-title.ts';
import { isSpoilt, type KeptTable } from '../store/kept.ts';
import { type ReadLang, useWords } from '../words.ts';
import { FileButton } from './FileButton.tsx';
import css from './History.module.css';

/** Games that are over on this device, newest first; null until they are read, an empty list when nothing is kept. */
function useFinished(): readonly KeptTable[] | null {
  const [tables, setTables] = useState<readonly KeptTable[] | null>(null);
  useEffect(() => {
    let gone = false;
    tablesHere().then(
      (rows) => !gone && setTables(rows.flatMap((row) => (isSpoilt(row) || row.summary.won === null ? [] : [row]))),
      () => !gone && setTables([]),
    );
    return () => {
      gone = true;
    };
  }, []);
  return tables;
}

interface RowProps {
  table: KeptTable;
  seatName: (game: string, seat: string) => string;
}

function Row({ table, seatName }: RowProps) {
  const { say, lang } = useWords();
  const { id, game, changed, summary } = table;
  const title = SHELF.find((shelf) => shelf.game === game)?.title[lang as ReadLang] ?? game;
  const { say: key, seats } = tableState(summary);
  const state = say(`home.${key}`, {
    seat: new Intl.ListFormat(lang).format(seats.map((seat) => seatName(game, seat))),
  });
  const day = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' }).format(changed);
  const side: Side = key === 'youWon' ? 'light' : key === 'youLost' ? 'dark' : 'neutral';
  const who = summary.seats.map(({ id: seat, who: sitter, level }) => {
    const words = sitter === 'bot' ? say(`ui.level.${level ?? 'ranger'}`) : say(`play.${sitter}`);
    return `${seatName(game, seat)}: ${words}`;
  });
  return (
    <li className={css.row} data-side={side}>
      <Seal side={side} icon={side === 'neutral' ? 'pp:pony' : sealOfSide(side)} className={css.seal} />
      <div className={css.words}>
        <b>
          {title} · {state}
        </b>
        <span>{who.join(' · ')}</span>
        <span>
          {day} · {say('home.decisions', { n: summary.decisions })}
        </span>
      </div>
      <Button icon="pp:play" href={`/replay/${id}`} label={say('history.replay', { game: title, state, day })}>
        {say('play.replay')}
      </Button>
      <Button
        icon="gi:mountain-road"
        href={`/replay/${id}?n=${summary.decisions}&charts`}
        label={say('history.charts', { game: title, state, day })}
      >
        {say('replay.charts')}
      </Button>
    </li>
  );
}

/** How the games against bots went, in one line. */
function Score({ tables }: { tables: readonly KeptTable[] }) {
  const { say } = useWords();
  const count = (key: string): number => tables.filter(({ summary }) => tableState(summary).say === key).length;
  const [won, lost, shared] = [count('youWon'), count('youLost'), count('shared')];
  if (won + lost === 0) return null;
  return <p className={css.score}>{say('history.score', { won, lost, shared })}</p>;
}

/** `/history`: what was played on this device, and the door for records from elsewhere. */
export default function HistoryPage() {
  const { say } = useWords();
  const tables = useFinished();
  const seatName = useSeatNames(tables ?? []);
  useTitle(say('history.title'));
  const first = SHELF.find((shelf) => shelf.load);
  return (
    <main className={css.page}>
      <PageBar />
      <header className={css.head}>
        <h1>{say('history.title')}</h1>
        <FileButton>{say('replay.openFile')}</FileButton>
      </header>
      <Panel as="div" className={css.paper}>
        {tables && <Score tables={tables} />}
        {tables?.length === 0 && (
          <p className={css.none}>
            {say('history.none')} {first && <a href={`/table/new?game=${first.id}`}>{say('home.playABot')}</a>}
          </p>
        )}
        <ol className={css.list}>
          {tables?.map((table) => (
            <Row key={table.id} table={table} seatName={seatName} />
          ))}
        </ol>
        <p className={css.hint}>{say('history.hint')}</p>
      </Panel>
    </main>
  );
}
