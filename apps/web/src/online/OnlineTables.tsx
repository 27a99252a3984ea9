import type { TableInfo } from '@pony/protocol';
import { Button, Panel } from '@pony/ui';
import { useEffect, useState } from 'react';
import css from '../parts/MyTables.module.css';
import { useSeatNames } from '../parts/use-seat-names.ts';
import { useWords } from '../words.ts';
import { api } from './api.ts';
import { useUser } from './me.ts';
import { OnlineRow, useOnlineState } from './OnlineRow.tsx';

const AGAIN_MS = 10_000;
const SHOWN = 6;

interface OnlineTablesProps {
  /** How many there are, and how many of them wait for the reader. */
  onFound?(count: number, waiting: number): void;
  running?: boolean;
}

/** The reader's tables on the server, those that wait for them first; `running`: none that is over. Nothing where there are none. */
export function OnlineTables({ onFound, running = false }: OnlineTablesProps) {
  const { say } = useWords();
  const user = useUser();
  const [tables, setTables] = useState<readonly TableInfo[]>([]);
  const seatName = useSeatNames(tables);
  const stateOf = useOnlineState();
  const id = user?.id;
  useEffect(() => {
    if (!id) return setTables([]);
    let gone = false;
    const read = (): void => {
      if (!document.hidden)
        api.mine().then(
          (found) => !gone && setTables(found),
          () => undefined,
        );
    };
    read();
    const timer = setInterval(read, AGAIN_MS);
    document.addEventListener('visibilitychange', read);
    return () => {
      gone = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', read);
    };
  }, [id]);
  const yours = (table: TableInfo): boolean => stateOf(table, seatName).yours;
  const waiting = tables.filter(yours).length;
  useEffect(() => onFound?.(tables.length, waiting), [tables.length, waiting, onFound]);
  const wanted = running ? tables.filter(({ status }) => status !== 'over') : tables;
  if (wanted.length === 0) return null;
  const title = say(running ? 'online.running' : 'online.mine');
  const sorted = wanted.toSorted((a, b) => Number(yours(b)) - Number(yours(a)));
  return (
    <Panel className={css.mine} label={title}>
      <h2 className="pony-caps">{title}</h2>
      {sorted.slice(0, SHOWN).map((table) => {
        const mine = yours(table);
        const act = say(mine ? 'home.playOn' : 'home.look');
        return (
          <OnlineRow key={table.id} table={table} seatName={seatName}>
            <Button kind={mine ? 'main' : 'paper'} href={`/online/${table.id}`}>
              {act}
            </Button>
          </OnlineRow>
        );
      })}
    </Panel>
  );
}
