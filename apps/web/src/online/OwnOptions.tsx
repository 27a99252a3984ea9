import type { OptionSpec, Options } from '@pony/engine';
import { Button, Segmented } from '@pony/ui';
import { type FormEvent, useState } from 'react';
import { useWords } from '../words.ts';
import css from './Online.module.css';

interface OwnOptionsProps {
  specs: readonly OptionSpec[];
  chosen: Options;
  /** An option in words, or one of its values. */
  named(id: string, value?: string): string;
  onChoose(id: string, value: string): void;
}

/** What the reader's own seat may choose until the start: a deck, say. Nothing where a game has nothing of the kind. */
export function OwnOptions({ specs, chosen, named, onChoose }: OwnOptionsProps) {
  return specs.map(({ id, values }) =>
    values ? (
      <Segmented
        key={id}
        showLabel
        label={named(id)}
        value={chosen[id] ?? values[0]}
        segments={values.map((value) => ({ value, label: named(id, value) }))}
        onChoose={(value) => onChoose(id, value)}
      />
    ) : (
      <Written
        key={`${id} ${chosen[id]}`}
        label={named(id)}
        kept={chosen[id] ?? ''}
        onKeep={(text) => onChoose(id, text)}
      />
    ),
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
