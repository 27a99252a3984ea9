import { Button, Panel, Seal, ShareBar, type Tone } from '@pony/ui';
import { RowWords } from '../parts/PlayedRow.tsx';
import { useWords } from '../words.ts';
import type { Profile } from './api.ts';
import css from './Profile.module.css';

const TONES = ['alliance', 'war', 'manoeuvre', 'treasure', 'quest'] as const;

/** The colour of somebody's seal: the same name, the same colour. */
export const toneOf = (name: string): Tone =>
  TONES[[...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7) % TONES.length];

/** How it stands against everybody, with the way to the next game. */
export function Against({ profile }: { profile: Profile }) {
  const { say, lang } = useWords();
  const day = new Intl.DateTimeFormat(lang, { day: 'numeric', month: 'short' });
  return (
    <Panel className={css.paper}>
      <header className={css.title}>
        <h2>{say('online.profile.against')}</h2>
        <small>{say('online.profile.wonLost')}</small>
      </header>
      {profile.against.length === 0 && <p>{say('online.profile.none')}</p>}
      <ul className={css.list}>
        {profile.against.map(({ name, bot, won, lost, last }) => {
          const who = bot ? `${say('new.bot')} · ${say(`ui.level.${name}`)}` : name;
          return (
            <li key={`${bot} ${name}`} className={css.other}>
              <Seal side="neutral" icon="pp:pony" tone={bot ? 'skill' : toneOf(name)} letter={who} />
              <RowWords title={who}>{say('online.profile.lastOn', { day: day.format(last) })}</RowWords>
              <span className={css.score}>
                <b>
                  {won} : {lost}
                </b>
                <ShareBar two share={won + lost === 0 ? 0.5 : won / (won + lost)} />
              </span>
              <Button
                icon="gi:crossed-swords"
                href={bot ? '/' : '/new/duel?where=link'}
                label={say('online.profile.challenge', { name: who })}
              />
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
