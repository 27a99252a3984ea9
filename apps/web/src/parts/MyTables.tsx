import { Button, classes, Panel, Slip } from '@pony/ui';
import { useCallback, useEffect, useState } from 'react';
import { loaded, SHELF } from '../games.ts';
import { dropTable, restoreTable, tablesHere } from '../local/client.ts';
import { isSpoilt, type KeptTable, type Spoilt } from '../store/kept.ts';
import { type ReadLang, useWords } from '../words.ts';
import css from './MyTables.module.css';
import { TableRow } from './TableRow.tsx';

type Row = KeptTable | Spoilt;
const SHOWN = 3;

/** Names of seats, from the words of the games that are on the list. */
function useSeatNames(tables: readonly Row[]): (game: string, seat: string) => string {
  const { lang } = useWords();
  const [names, setNames] = useState<Readonly<Record<string, unknown>>>({});
  const games = [...new Set(tables.flatMap((row) => (isSpoilt(row) ? [] : [row.game])))].join(' ');
  useEffect(() => {
    let gone = false;
    for (const game of games.split(' ')) {
      const shelf = SHELF.find((one) => one.game === game && one.load);
      if (!shelf) continue;
      loaded(shelf).then(
        ({ texts }) => !gone && setNames((all) => ({ ...all, [game]: texts[lang as ReadLang].seat })),
        () => undefined,
      );
    }
    return () => {
      gone = true;
    };
  }, [games, lang]);
  return (game, seat) => (names[game] as Record<string, string> | undefined)?.[seat] ?? '…';
}

/** The tables kept on this device; before the first game, one line and one act. */
export function MyTables() {
  const { say } = useWords();
  const [tables, setTables] = useState<readonly Row[]>([]);
  const [all, setAll] = useState(false);
  const [dropped, setDropped] = useState<KeptTable | null>(null);
  const seatName = useSeatNames(tables);
  const read = useCallback(async (): Promise<void> => {
    try {
      setTables(await tablesHere());
    } catch {
      setTables([]);
    }
  }, []);
  useEffect(() => void read(), [read]);

  const drop = async (row: Row): Promise<void> => {
    setTables(tables.filter(({ id }) => id !== row.id));
    await dropTable(row.id).catch(() => undefined);
    setDropped(isSpoilt(row) ? null : row);
    await read();
  };
  const first = SHELF.find((shelf) => shelf.load);
  return (
    <>
      <Panel className={classes(css.mine, tables.length === 0 && css.none)} label={say('home.tables')}>
        <h2 className="pony-caps">{say('home.tables')}</h2>
        {tables.length === 0 && (
          <p>
            {say('home.noTables')} {first && <a href={`/table/new?game=${first.id}`}>{say('home.playABot')}</a>}
          </p>
        )}
        {tables.slice(0, all ? undefined : SHOWN).map((row) => (
          <TableRow key={row.id} row={row} seatName={seatName} onDrop={(one) => void drop(one)} />
        ))}
        {tables.length > SHOWN && (
          <Button onPress={() => setAll(!all)} expanded={all}>
            {all ? say('home.fewer') : say('home.all', { n: tables.length })}
          </Button>
        )}
      </Panel>
      {dropped && (
        <Slip
          tone="ok"
          action={{
            label: say('home.bringBack'),
            onPress: () => {
              setDropped(null);
              restoreTable(dropped).then(read, () => undefined);
            },
          }}
          onClose={() => setDropped(null)}
        >
          {say('home.deleted')}
        </Slip>
      )}
    </>
  );
}
