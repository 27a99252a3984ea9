import { Button, Seal, type Side, sealOfSide } from '@pony/ui';
import { SHELF } from '../games.ts';
import { saveAs } from '../save-as.ts';
import { isSpoilt, type KeptTable, type Spoilt } from '../store/kept.ts';
import { type ReadLang, useWords } from '../words.ts';
import css from './MyTables.module.css';
import { tableState } from './table-state.ts';

/** The seal of the side the reader plays; of the house where that is not one of two. */
function sealOf({ seats }: KeptTable['summary']): Side {
  const own = seats.flatMap(({ who }, i) => (who === 'you' ? [i] : []));
  if (seats.length !== 2 || own.length !== 1) return 'neutral';
  return own[0] === 0 ? 'light' : 'dark';
}

interface TableRowProps {
  row: KeptTable | Spoilt;
  /** The name of a seat of this game. */
  seatName: (game: string, seat: string) => string;
  onDrop: (row: KeptTable | Spoilt) => void;
}

/** One table: which game, whose move, a button to go on and one to delete it. */
export function TableRow({ row, seatName, onDrop }: TableRowProps) {
  const { say, lang } = useWords();
  if (isSpoilt(row))
    return (
      <div className={css.row}>
        <Seal side="neutral" icon="gi:broken-shield" className={css.seal} />
        <span className={css.words}>
          <b>{say('home.unreadable')}</b>
        </span>
        <Button onPress={() => saveAs('prancing-pony.txt', row.text)}>{say('home.saveCopy')}</Button>
        {row.id && (
          <Button
            icon="pp:x"
            kind="link"
            className={css.drop}
            label={say('home.deleteTable', { game: say('home.unreadable'), state: row.id })}
            onPress={() => onDrop(row)}
          />
        )}
      </div>
    );
  const { id, game, summary } = row;
  const side = sealOf(summary);
  const name = SHELF.find((shelf) => shelf.id === game)?.title[lang as ReadLang] ?? game;
  const { say: key, seats, yours } = tableState(summary);
  const list = new Intl.ListFormat(lang).format(seats.map((seat) => seatName(game, seat)));
  const state = say(`home.${key}`, { seat: list });
  const act = say(yours ? 'home.playOn' : summary.won ? 'home.look' : 'home.sitDown');
  return (
    <div className={css.row} data-yours={yours || undefined}>
      <Seal side={side} icon={sealOfSide(side)} className={css.seal} />
      <span className={css.words}>
        <b>{name}</b>
        <em>
          {state} · {say('home.decisions', { n: summary.decisions })}
        </em>
      </span>
      <Button
        kind={yours ? 'main' : 'paper'}
        href={`/table/${id}`}
        label={say('home.openTable', { act, game: name, state })}
      >
        {act}
      </Button>
      <Button
        icon="pp:x"
        kind="link"
        className={css.drop}
        label={say('home.deleteTable', { game: name, state })}
        onPress={() => onDrop(row)}
      />
    </div>
  );
}
