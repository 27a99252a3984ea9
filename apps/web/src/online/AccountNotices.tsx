import { Button, Segmented } from '@pony/ui';
import { type FormEvent, useEffect, useState } from 'react';
import { useWords } from '../words.ts';
import { api } from './api.ts';
import css from './Online.module.css';
import { pushOn, setPush } from './push.ts';
import { useAttempt } from './use-attempt.tsx';

/** Turn notices to this browser. */
export function PushNotices() {
  const { say } = useWords();
  const { attempt, problem } = useAttempt();
  const [on, setOn] = useState<boolean | null>(null);
  const [denied, setDenied] = useState(false);
  useEffect(() => {
    pushOn().then(setOn, () => setOn(false));
  }, []);
  if (on === null) return null;
  const choose = (wish: boolean): void =>
    attempt(async () => {
      const now = await setPush(wish).catch((fault: unknown) => {
        // The browser has no push service to subscribe at.
        if (fault instanceof DOMException) return false;
        throw fault;
      });
      setOn(now);
      setDenied(wish && !now);
    });
  return (
    <div className={css.form}>
      <Segmented
        showLabel
        label={say('online.notices.title')}
        value={on ? 'on' : 'off'}
        segments={(['off', 'on'] as const).map((value) => ({ value, label: say(`online.notices.${value}`) }))}
        onChoose={(value) => choose(value === 'on')}
      />
      <p>{say(denied ? 'online.notices.denied' : 'online.notices.how')}</p>
      {problem}
    </div>
  );
}

/** Turn notices to an address of the reader's own. */
export function Webhook({ kept, onKept }: { kept: string | null; onKept: () => void }) {
  const { say } = useWords();
  const { attempt, problem } = useAttempt();
  const [url, setUrl] = useState(kept ?? '');
  const keep = (event: FormEvent): void => {
    event.preventDefault();
    attempt(async () => {
      await api.setWebhook(url.trim() || null);
      onKept();
    });
  };
  return (
    <form className={css.form} onSubmit={keep}>
      <label className={css.field}>
        <span>{say('online.notices.webhook')}</span>
        <input type="url" value={url} maxLength={500} onChange={(event) => setUrl(event.target.value)} />
      </label>
      <p>{say(kept ? 'online.notices.webhookOn' : 'online.notices.webhookHow')}</p>
      {problem}
      {url.trim() !== (kept ?? '') && (
        <div className={css.acts}>
          <Button submit>{say(url.trim() ? 'online.notices.keepWebhook' : 'online.notices.dropWebhook')}</Button>
        </div>
      )}
    </form>
  );
}
