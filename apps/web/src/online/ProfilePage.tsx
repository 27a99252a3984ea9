import { Button, Panel, Seal, Segmented } from '@pony/ui';
import { useEffect, useState } from 'react';
import { shelfFor } from '../games.ts';
import { PageBar } from '../parts/PageBar.tsx';
import { useSeatNames } from '../parts/use-seat-names.ts';
import { useTitle } from '../parts/use-title.ts';
import type { ScreenProps } from '../screen.ts';
import { type ReadLang, useWords } from '../words.ts';
import { api, type PlayedGame, type Profile, type Sum } from './api.ts';
import { Farewell } from './Farewell.tsx';
import { useServer } from './me.ts';
import { OnlineTables } from './OnlineTables.tsx';
import css from './Profile.module.css';
import { useProblemWords } from './problem.ts';

const KINDS = ['all', 'won', 'lost', 'people'] as const;
type Kind = (typeof KINDS)[number];
const fits = ({ result, others }: PlayedGame, kind: Kind): boolean =>
  kind === 'all' || (kind === 'people' ? others.some(({ bot }) => !bot) : result === kind);

const count = ({ won, lost, shared }: Sum): number => won + lost + shared;

/** `/profile`: the reader's own; `/profile/:login`: what everybody may know of an account. */
export default function ProfilePage({ params }: ScreenProps) {
  const { say } = useWords();
  const wordsOf = useProblemWords();
  const server = useServer();
  const { login } = params;
  const [profile, setProfile] = useState<Profile | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const here = server.is === 'here';
  useTitle(say('online.profile.title'));
  useEffect(() => {
    if (here) (login ? api.person(login) : api.profile()).then(setProfile, setProblem);
  }, [here, login]);
  if (server.is === 'none') return <Farewell word="no-server" />;
  return (
    <main className={css.page}>
      <PageBar />
      {problem !== null && (
        <Panel className={css.paper}>
          <p role="alert">{wordsOf(problem)}</p>
          <Button href="/account">{say('online.account.title')}</Button>
        </Panel>
      )}
      {profile && <Shown profile={profile} own={!login} />}
    </main>
  );
}

function Shown({ profile, own }: { profile: Profile; own: boolean }) {
  const { say } = useWords();
  const all = profile.bySeat.reduce(
    (sum, { won, lost, shared }) => ({ won: sum.won + won, lost: sum.lost + lost, shared: sum.shared + shared }),
    { won: 0, lost: 0, shared: 0 },
  );
  return (
    <div className={css.sheets}>
      <Panel className={css.paper}>
        <header className={css.head}>
          <Seal side="neutral" icon="pp:pony" className={css.seal} />
          <h1>{profile.name}</h1>
        </header>
        <dl className={css.sums}>
          {(['games', 'won', 'lost'] as const).map((what) => (
            <div key={what}>
              <dt>{say(`online.profile.${what}`)}</dt>
              <dd>{what === 'games' ? count(all) : all[what]}</dd>
            </div>
          ))}
        </dl>
        {own && <Button href="/account">{say('online.account.title')}</Button>}
      </Panel>
      <Ratings profile={profile} />
      {own && <OnlineTables running />}
      {own && <Against profile={profile} />}
      {own && <LastGames games={profile.games} />}
    </div>
  );
}

/** By game and side: how often it was won, the rating and its curve. */
function Ratings({ profile }: { profile: Profile }) {
  const { say, lang } = useWords();
  const seatName = useSeatNames(profile.bySeat);
  const games = [...new Set([...profile.bySeat, ...profile.ratings].map(({ game }) => game))];
  return (
    <Panel className={css.paper}>
      <h2>{say('online.profile.byGame')}</h2>
      {games.length === 0 && <p>{say('online.profile.none')}</p>}
      <ul className={css.list}>
        {games.map((game) => {
          const rating = profile.ratings.find((one) => one.game === game);
          return (
            <li key={game} className={css.game}>
              <b>{shelfFor(game, {})?.title[lang as ReadLang] ?? game}</b>
              <div className={css.bars}>
                {profile.bySeat
                  .filter((one) => one.game === game)
                  .map((one) => (
                    <Bar key={one.seat} label={seatName(game, one.seat)} sum={one} />
                  ))}
              </div>
              {rating && (
                <span className={css.rating}>
                  <Curve values={rating.curve} />
                  <b>{rating.rating}</b>
                  <small>{say('online.profile.sure', { n: rating.deviation })}</small>
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <p className={css.note}>{say('online.profile.how')}</p>
    </Panel>
  );
}

function Bar({ label, sum }: { label: string; sum: Sum }) {
  const { say } = useWords();
  const all = count(sum);
  const share = all === 0 ? 0 : (sum.won + sum.shared / 2) / all;
  return (
    <span className={css.bar}>
      <span>{label}</span>
      <i aria-hidden="true" style={{ '--share': share } as React.CSSProperties} />
      <span>{say('online.profile.share', { percent: Math.round(100 * share), n: all })}</span>
    </span>
  );
}

/** A rating from game to game; the figure beside it says where it ends. */
function Curve({ values }: { values: readonly number[] }) {
  if (values.length < 2) return null;
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const at = values.map((value, i) => {
    const y = high === low ? 0.5 : (high - value) / (high - low);
    return `${4 + (i / (values.length - 1)) * 82} ${4 + y * 22}`;
  });
  return (
    <svg width="90" height="30" viewBox="0 0 90 30" aria-hidden="true">
      <path d={`M${at.join('L')}`} fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}

function Against({ profile }: { profile: Profile }) {
  const { say } = useWords();
  if (profile.against.length === 0) return null;
  return (
    <Panel className={css.paper}>
      <h2>{say('online.profile.against')}</h2>
      <ul className={css.list}>
        {profile.against.map((them) => (
          <li key={`${them.bot} ${them.name}`} className={css.row}>
            <b>{them.bot ? `${say('new.bot')} · ${say(`ui.level.${them.name}`)}` : them.name}</b>
            <Bar label={`${them.won} : ${them.lost}`} sum={them} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function LastGames({ games }: { games: readonly PlayedGame[] }) {
  const { say, lang } = useWords();
  const seatName = useSeatNames(games);
  const [kind, setKind] = useState<Kind>('all');
  const day = new Intl.DateTimeFormat(lang, { dateStyle: 'medium' });
  const shown = games.filter((one) => fits(one, kind));
  return (
    <Panel className={css.paper}>
      <h2>{say('online.profile.last')}</h2>
      <Segmented
        label={say('online.profile.last')}
        value={kind}
        segments={KINDS.map((value) => ({ value, label: say(`online.profile.show.${value}`) }))}
        onChoose={setKind}
      />
      {shown.length === 0 && <p>{say('online.profile.none')}</p>}
      <ol className={css.list}>
        {shown.map((one) => {
          const title = shelfFor(one.game, one.options)?.title[lang as ReadLang] ?? one.game;
          const others = one.others.map(({ name, bot }) => (bot ? say(`ui.level.${name}`) : name));
          return (
            <li key={one.table} className={css.row}>
              <span>
                <b>
                  {title} · {say(`online.profile.result.${one.result}`)}
                </b>
                <small>{[seatName(one.game, one.seat), ...others, day.format(one.on)].join(' · ')}</small>
              </span>
              <Button icon="pp:play" href={`/replay/online-${one.table}`}>
                {say('play.replay')}
              </Button>
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}
