import { Segmented } from '@pony/ui';
import { type FocusEvent, type FormEvent, useId, useState } from 'react';
import { useWords } from '../words.ts';
import css from './Choice.module.css';

/** All in sight while they are few. */
const FEW = 5;
const LONGEST = 4000;

interface ChoiceProps {
  label: string;
  /** Null: any text. */
  values: readonly string[] | null;
  /** Beside any text: some that stand ready. */
  known?: readonly string[];
  /** Further ones that the reader has kept. */
  own?: readonly { value: string; label: string }[];
  value: string;
  /** What the chosen value asks or gives. */
  note?: string;
  named(value: string): string;
  onChoose(value: string): void;
}

export function Choice(props: ChoiceProps) {
  return (
    <>
      <Plain {...props} />
      {props.note && <p className={css.note}>{props.note}</p>}
    </>
  );
}

/** One option of a game: a few values side by side, many in a list, or words of one's own. */
function Plain({ label, values, known = [], own = [], value, named, onChoose }: ChoiceProps) {
  const id = useId();
  if (!values && known.length > 0) return <KnownOrWritten {...{ label, known, own, value, named, onChoose }} />;
  if (!values) return <Written key={value} label={label} kept={value} onKeep={onChoose} />;
  if (values.length <= FEW)
    return (
      <Segmented
        showLabel
        label={label}
        value={value}
        segments={values.map((one) => ({ value: one, label: named(one) }))}
        onChoose={onChoose}
      />
    );
  return (
    <div className={css.list}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChoose(event.target.value)}>
        {values.map((one) => (
          <option key={one} value={one}>
            {named(one)}
          </option>
        ))}
      </select>
    </div>
  );
}

const OWN = 'own';

/** A text out of a list, or one of one's own. */
function KnownOrWritten({
  label,
  known,
  own,
  value,
  named,
  onChoose,
}: Omit<ChoiceProps, 'values' | 'note'> & Required<Pick<ChoiceProps, 'known' | 'own'>>) {
  const id = useId();
  const [writes, setWrites] = useState(
    value !== '' && !known.includes(value) && !own.some((one) => one.value === value),
  );
  return (
    <>
      <div className={css.list}>
        <label htmlFor={id}>{label}</label>
        <select
          id={id}
          value={writes ? OWN : value}
          onChange={({ target }) => {
            setWrites(target.value === OWN);
            if (target.value !== OWN) onChoose(target.value);
          }}
        >
          {['', ...known].map((one) => (
            <option key={one} value={one}>
              {named(one === '' ? 'usual' : one)}
            </option>
          ))}
          {own.map((one) => (
            <option key={one.value} value={one.value}>
              {one.label}
            </option>
          ))}
          <option value={OWN}>{named(OWN)}</option>
        </select>
      </div>
      {writes && <Written key={value} label={named(OWN)} kept={known.includes(value) ? '' : value} onKeep={onChoose} />}
    </>
  );
}

/** An option in words of one's own. */
function Written({ label, kept, onKeep }: { label: string; kept: string; onKeep: (text: string) => void }) {
  const { say } = useWords();
  const id = useId();
  const [text, setText] = useState(kept);
  const keep = (event: FormEvent): void => {
    event.preventDefault();
    onKeep(text);
  };
  /** Whoever goes to the button has not left yet. */
  const leave = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (text !== kept && !currentTarget.contains(relatedTarget)) onKeep(text);
  };
  return (
    <form className={css.written} onSubmit={keep} onBlur={leave}>
      <label htmlFor={id}>{label}</label>
      <textarea id={id} value={text} rows={4} maxLength={LONGEST} onChange={(event) => setText(event.target.value)} />
      {text !== kept && <button type="submit">{say('online.seat.keep')}</button>}
    </form>
  );
}
