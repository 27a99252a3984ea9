import { Button, classes, Panel, Slip } from '@pony/ui';
import { useCallback, useEffect, useState } from 'react';
import { SHELF } from '../games.ts';
import { dropTable, restoreTable, tablesHere } from '../local/client.ts';
import { isSpoilt, type KeptTable, type Spoilt } from '../store/kept.ts';
import { keepNotes } from '../store/notes.ts';
import { forgetSeen } from '../table/seen.ts';
import { useWords } from '../words.ts';
import css from './MyTables.module.css';
import { TableRow } from './TableRow.tsx';
import { useSeatNames } from './use-seat-names.ts';

type Row = KeptTable | Spoilt;
const SHOWN = 3;

/** The tables kept on this device; before the first game, one line and one act, unless the reader has others. */
export function MyTables({ others = false }: { others?: boolean }) {
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
    forgetSeen(row.id);
    keepNotes(row.id, '');
    setDropped(isSpoilt(row) ? null : row);
    await read();
  };
  const first = SHELF.find((shelf) => shelf.load);
  return (
    <>
      <Panel className={classes(css.mine, tables.length === 0 && css.none)} label={say('home.tables')}>
        {(tables.length > 0 || !others) && <h2 className="pony-caps">{say('home.tables')}</h2>}
        {tables.length === 0 && !others && (
          <p>
            {say('home.noTables')} {first && <a href={`/table/new?game=${first.id}`}>{say('home.playABot')}</a>}
          </p>
        )}
        {tables.slice(0, all ? undefined : SHOWN).map((row) => (
          <TableRow key={row.id} row={row} seatName={seatName} onDrop={(one) => void drop(one)} />
        ))}
        <a className={css.history} href="/history">
          {say('home.history')}
        </a>
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
