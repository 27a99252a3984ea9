import { change, useSettings } from '../settings.ts';
import { useWords } from '../words.ts';
import { useUser } from './me.ts';
import css from './Online.module.css';

/** The name others see; somebody who has one already is told which. */
export function NameField() {
  const { say } = useWords();
  const { name } = useSettings();
  const user = useUser();
  if (user) return <p className={css.asWhom}>{say('online.asWhom', { name: user.name })}</p>;
  return (
    <label className={css.field}>
      <span>{say('online.name')}</span>
      <input
        value={name}
        maxLength={40}
        placeholder={say('online.guest')}
        autoComplete="nickname"
        onChange={(event) => change({ name: event.target.value })}
      />
    </label>
  );
}
