import { Icon, Panel } from '@pony/ui';
import { useMemo } from 'react';
import { SHELF } from '../games.ts';
import { learned } from '../learn/progress.ts';
import { playedOnline } from '../parts/played.ts';
import { usePlayedHere } from '../parts/use-here.ts';
import { useWords } from '../words.ts';
import type { PlayedGame } from './api.ts';
import { MARK_ICONS, MARKS, marksOf } from './marks.ts';
import css from './Profile.module.css';

const SHELVES = SHELF.filter(({ load }) => load).map(({ id }) => id);

/** What was done once, here or online: no points, no levels. */
export function Marks({ games }: { games: readonly PlayedGame[] }) {
  const { say } = useWords();
  const here = usePlayedHere();
  const earned = useMemo(
    () => marksOf({ games: [...(here ?? []), ...games.map(playedOnline)], shelves: SHELVES, learned: learned() }),
    [here, games],
  );
  return (
    <Panel className={css.paper} label={say('online.profile.marks')}>
      <header className={css.title}>
        <h2>{say('online.profile.marks')}</h2>
        <small>{say('online.profile.marksOf', { n: earned.length, all: MARKS.length })}</small>
      </header>
      <ul className={css.marks}>
        {MARKS.map((mark) => (
          <li key={mark} data-mark={mark} data-earned={earned.includes(mark) || undefined}>
            <i aria-hidden="true">
              <Icon name={MARK_ICONS[mark]} />
            </i>
            <span>
              <b>{say(`online.profile.mark.${mark}.name`)}</b>
              <small>{say(`online.profile.mark.${mark}.how`)}</small>
              {!earned.includes(mark) && <small className="pony-aloud">{say('online.profile.notYet')}</small>}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
