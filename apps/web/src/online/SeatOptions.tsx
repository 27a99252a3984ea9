import type { OptionSpec } from '@pony/engine';
import type { SeatInfo, TableInfo } from '@pony/protocol';
import { makeText } from '@pony/text';
import { Button, Segmented } from '@pony/ui';
import { type FormEvent, Suspense, use, useMemo, useState } from 'react';
import { loaded, type Shelf, shelfFor } from '../games.ts';
import { type ReadLang, useWords } from '../words.ts';
import { api } from './api.ts';
import css from './Online.module.css';

interface SeatOptionsProps {
  seat: SeatInfo;
  table: TableInfo;
  /** Of the game; only those that every seat has for itself are shown. */
  specs: readonly OptionSpec[];
  attempt(work: () => Promise<unknown>): void;
}

/** What the reader's own seat may choose until the start: a deck, say. Nothing where a game has nothing of the kind. */
export function SeatOptions(props: SeatOptionsProps) {
  const shelf = shelfFor(props.table.game, props.table.options);
  if (!shelf || !props.specs.some(({ perSeat }) => perSeat)) return null;
  return (
    <Suspense>
      <Choices {...props} shelf={shelf} />
    </Suspense>
  );
}

function Choices({ seat, table, specs, attempt, shelf }: SeatOptionsProps & { shelf: Shelf }) {
  const lang = useWords().lang as ReadLang;
  const { texts } = use(loaded(shelf));
  const words = useMemo(() => makeText(lang, [texts[lang]]), [lang, texts]);
  const named = (id: string, value = 'name'): string => {
    const key = `setup.${id}.${value}`;
    return words.has(key) ? words.say(key) : value === 'name' ? id : value;
  };
  const chosen = seat.options ?? {};
  const choose = (id: string, value: string): void =>
    attempt(() => api.setOptions(table.id, seat.seat, { ...chosen, [id]: value }));
  return (
    <div className={css.own} data-own-options={seat.id}>
      {specs
        .filter(({ perSeat }) => perSeat)
        .map(({ id, values }) =>
          values ? (
            <Segmented
              key={id}
              showLabel
              label={named(id)}
              value={chosen[id] ?? values[0]}
              segments={values.map((value) => ({ value, label: named(id, value) }))}
              onChoose={(value) => choose(id, value)}
            />
          ) : (
            <Written
              key={`${id} ${chosen[id]}`}
              label={named(id)}
              kept={chosen[id] ?? ''}
              onKeep={(text) => choose(id, text)}
            />
          ),
        )}
    </div>
  );
}

/** An option in words of one's own. */
function Written({ label, kept, onKeep }: { label: string; kept: string; onKeep: (text: string) => void }) {
  const { say } = useWords();
  const [text, setText] = useState(kept);
  const keep = (event: FormEvent): void => {
    event.preventDefault();
    onKeep(text);
  };
  return (
    <form className={css.form} onSubmit={keep}>
      <label className={css.field}>
        <span>{label}</span>
        <textarea value={text} rows={4} maxLength={4000} onChange={(event) => setText(event.target.value)} />
      </label>
      {text !== kept && (
        <div className={css.acts}>
          <Button submit>{say('online.seat.keep')}</Button>
        </div>
      )}
    </form>
  );
}
