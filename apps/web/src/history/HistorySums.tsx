import { Button, Panel, ShareBar } from '@pony/ui';
import { useState } from 'react';
import { endingsOf, longestRun, monthsOf, type Played, wonFrom } from '../parts/played.ts';
import type { useGameWords } from '../parts/use-game-words.ts';
import { curveOf } from '../store/curves.ts';
import { useWords } from '../words.ts';
import { saveCopy } from './copy.ts';
import css from './History.module.css';

interface HistorySumsProps {
  games: readonly Played[];
  words: ReturnType<typeof useGameWords>;
  now: number;
}

/** What the games come to: month by month, how they end, the longest run; and a copy of them all. */
export function HistorySums({ games, words, now }: HistorySumsProps) {
  const { say, lang } = useWords();
  const months = monthsOf(games, now);
  const highest = Math.max(1, ...months.flatMap(({ won, lost }) => [won, lost]));
  const short = new Intl.DateTimeFormat(lang, { month: 'short' });
  const endings = endingsOf(games).flatMap((one) => {
    const name = words(one.game, 'reason', one.reason);
    return name ? [{ ...one, name }] : [];
  });
  const [left, setLeft] = useState(0);
  const from = wonFrom(games, curveOf);
  return (
    <aside className={css.sums} aria-label={say('history.sums')}>
      <Panel as="section" className={css.sum}>
        <h2>{say('history.months')}</h2>
        <ol className={css.months}>
          {months.map(({ month, won, lost }) => {
            const name = short.format(new Date(`${month}-15`));
            return (
              <li key={month}>
                <span className="pony-aloud">{say('history.month', { month: name, won, lost })}</span>
                <i
                  aria-hidden="true"
                  data-n={won || undefined}
                  style={{ '--high': won / highest } as React.CSSProperties}
                />
                <i
                  aria-hidden="true"
                  data-lost={lost > 0 ? 'some' : 'none'}
                  style={{ '--high': lost / highest } as React.CSSProperties}
                />
                <b aria-hidden="true">{name}</b>
              </li>
            );
          })}
        </ol>
        <p className={css.legend} aria-hidden="true">
          <span>{say('history.show.won')}</span>
          <span data-lost>{say('history.show.lost')}</span>
        </p>
      </Panel>
      {endings.length > 0 && (
        <Panel as="section" className={css.sum}>
          <h2>{say('history.endings')}</h2>
          <ul className={css.endings}>
            {endings.map(({ game, reason, name, share }) => (
              <li key={`${game} ${reason}`}>
                <ShareBar share={share} />
                <span>
                  <b>{say('review.percent', { n: Math.round(100 * share) })}</b> {name}
                </span>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <Panel as="section" className={css.sum}>
        <h2>{say('history.records')}</h2>
        <dl className={css.records}>
          <div>
            <dt>{say('history.run')}</dt>
            <dd>{longestRun(games)}</dd>
          </div>
          {from !== null && (
            <div>
              <dt>{say('history.closest')}</dt>
              <dd>{say('review.percent', { n: from })}</dd>
            </div>
          )}
        </dl>
        <div className={css.copy}>
          <span>{say('history.copy')}</span>
          <Button icon="gi:save" label={say('history.copyHow')} onPress={() => void saveCopy(games).then(setLeft)} />
        </div>
        {left > 0 && <p role="alert">{say('history.copyLeft', { n: left })}</p>}
      </Panel>
    </aside>
  );
}
