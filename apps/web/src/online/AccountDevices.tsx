import { Button } from '@pony/ui';
import { useCallback, useEffect, useState } from 'react';
import { useWords } from '../words.ts';
import { api, type Devices } from './api.ts';
import css from './Online.module.css';
import { useProven } from './Proof.tsx';

/** Where the reader is signed in and by which passkeys he may come in, since when and when last; each may be taken away. */
export function AccountDevices() {
  const { say, lang } = useWords();
  const { attempt, problem, proof } = useProven();
  const [open, setOpen] = useState(false);
  const [found, setFound] = useState<Devices | null>(null);
  const ask = useCallback(() => api.devices().then(setFound), []);
  useEffect(() => {
    if (open) ask().catch(() => undefined);
  }, [open, ask]);
  const day = new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : lang, { dateStyle: 'medium' });
  const on = (time: number): string => (time > 0 ? day.format(time) : say('online.devices.unknown'));
  const remove = (work: () => Promise<unknown>): void => attempt(() => work().then(ask));
  if (!open)
    return (
      <div className={css.form}>
        <div className={css.acts}>
          <Button onPress={() => setOpen(true)}>{say('online.devices.title')}</Button>
        </div>
      </div>
    );
  return (
    <section className={css.form} aria-label={say('online.devices.title')}>
      <h2>{say('online.devices.sessions')}</h2>
      <ul className={css.devices}>
        {found?.sessions.map(({ id, device, since, seen, here }) => (
          <li key={id}>
            <span>
              <b>{device || say('online.devices.nameless')}</b>{' '}
              {say('online.devices.when', { since: on(since), seen: on(seen) })}
            </span>
            {here ? (
              <em>{say('online.devices.here')}</em>
            ) : (
              <Button onPress={() => remove(() => api.endSession(id))}>{say('online.devices.end')}</Button>
            )}
          </li>
        ))}
      </ul>
      <h2>{say('online.devices.passkeys')}</h2>
      {found?.passkeys.length === 0 && <p>{say('online.devices.none')}</p>}
      <ul className={css.devices}>
        {found?.passkeys.map(({ id, device, since, used }) => (
          <li key={id}>
            <span>
              <b>{device || say('online.devices.nameless')}</b>{' '}
              {say('online.devices.when', { since: on(since), seen: on(used) })}
            </span>
            <Button onPress={() => remove(() => api.dropPasskey(id))}>{say('online.devices.remove')}</Button>
          </li>
        ))}
      </ul>
      {proof}
      {problem}
    </section>
  );
}
