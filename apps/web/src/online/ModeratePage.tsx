import { Button, Panel } from '@pony/ui';
import { useEffect, useState } from 'react';
import { PageBar } from '../parts/PageBar.tsx';
import { useTitle } from '../parts/use-title.ts';
import { useWords } from '../words.ts';
import { api, type Report } from './api.ts';
import { Farewell } from './Farewell.tsx';
import { useServer } from './me.ts';
import css from './Online.module.css';
import { useAttempt } from './use-attempt.tsx';

const SILENT_DAYS = 7;

/** `/moderate`: what people reported, for those the host has named. */
export default function ModeratePage() {
  const { say, lang } = useWords();
  const server = useServer();
  const { attempt, problem } = useAttempt();
  const [reports, setReports] = useState<readonly Report[] | null>(null);
  useTitle(say('online.moderate.title'));
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when it is known who asks
  useEffect(() => {
    if (server.is === 'here') attempt(async () => setReports(await api.reports()));
  }, [server.is]);
  if (server.is === 'none') return <Farewell word="no-server" />;
  const time = new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : lang, { dateStyle: 'medium', timeStyle: 'short' });
  const deal = (report: Report, remove: boolean, days: number): void =>
    attempt(async () => {
      await api.dealWith(report.id, remove, days);
      setReports(await api.reports());
    });
  return (
    <main className={css.page}>
      <PageBar />
      <Panel className={css.paper}>
        <header className={css.head}>
          <h1>{say('online.moderate.title')}</h1>
          <p>{say('online.moderate.how')}</p>
        </header>
        {problem}
        {reports?.length === 0 && <p>{say('online.moderate.none')}</p>}
        <ol className={css.lines}>
          {reports?.map((report) => (
            <li key={report.id}>
              <b>{report.name}</b> <time dateTime={new Date(report.on).toISOString()}>{time.format(report.on)}</time>
              <p>{report.text}</p>
              <div className={css.acts}>
                <Button onPress={() => deal(report, false, 0)}>{say('online.moderate.stand')}</Button>
                <Button onPress={() => deal(report, true, 0)}>{say('online.moderate.remove')}</Button>
                <Button onPress={() => deal(report, true, SILENT_DAYS)}>
                  {say('online.moderate.silence', { days: SILENT_DAYS })}
                </Button>
                <a href={`/online/${report.table}`}>{say('online.moderate.table')}</a>
              </div>
            </li>
          ))}
        </ol>
      </Panel>
    </main>
  );
}
