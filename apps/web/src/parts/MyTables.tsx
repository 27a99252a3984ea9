import { Button, classes, type IconName, Panel, Seal, type Side } from '@pony/ui';
import { useEffect, useState } from 'react';
import { SHELF } from '../games.ts';
import { type KeptTable, keptTables } from '../store/db.ts';
import { type ReadLang, useWords } from '../words.ts';
import css from './MyTables.module.css';

const SHOWN = 3;

/** The seal of a game on the list of tables. */
const SEALS: Record<string, { side: Side; icon: IconName }> = {
  duel: { side: 'light', icon: 'pp:star' },
  war: { side: 'dark', icon: 'pp:eye' },
};

interface TableRowsProps {
  tables: readonly KeptTable[];
}

/** Tables as rows: which game, whose move, one button. */
export function TableRows({ tables }: TableRowsProps) {
  const { say, lang } = useWords();
  return (
    <Panel className={css.mine} label={say('home.tables')}>
      <h2 className="pony-caps">{say('home.tables')}</h2>
      {tables.map(({ id, game, summary }) => {
        const seal = SEALS[game] ?? { side: 'neutral', icon: 'pp:pony' };
        const name = SHELF.find((shelf) => shelf.id === game)?.title[lang as ReadLang] ?? game;
        const state = say(summary.over ? 'home.over' : summary.yourMove ? 'home.yourMove' : 'home.waiting');
        return (
          <div key={id} className={css.row} data-yours={(summary.yourMove && !summary.over) || undefined}>
            <Seal side={seal.side} icon={seal.icon} className={css.seal} />
            <span className={css.words}>
              <b>{name}</b>
              <em>
                {state} · {say('home.decisions', { n: summary.decisions })}
              </em>
            </span>
            <Button
              kind={summary.yourMove && !summary.over ? 'main' : 'paper'}
              href={summary.over ? `/replay/${id}` : `/table/${id}`}
              label={say('home.openTable', { game: name, state })}
            >
              {say(summary.yourMove && !summary.over ? 'home.playOn' : 'home.look')}
            </Button>
          </div>
        );
      })}
    </Panel>
  );
}

/** The tables kept on this device; before the first game, one line and one act. */
export function MyTables() {
  const { say } = useWords();
  const [tables, setTables] = useState<readonly KeptTable[]>([]);
  useEffect(() => {
    let gone = false;
    keptTables().then(
      (found) => !gone && setTables(found.slice(0, SHOWN)),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, []);
  if (tables.length > 0) return <TableRows tables={tables} />;
  const first = SHELF.find((shelf) => shelf.load);
  return (
    <Panel className={classes(css.mine, css.none)} label={say('home.tables')}>
      <h2 className="pony-caps">{say('home.tables')}</h2>
      <p>
        {say('home.noTables')} {first && <a href={`/table/new?game=${first.id}`}>{say('home.playABot')}</a>}
      </p>
    </Panel>
  );
}
