import { Button, Panel, Seal, Slip, usePhone } from '@pony/ui';
import { useEffect, useState } from 'react';
import { shelfFor } from '../games.ts';
import { InnBar, InnTabs } from '../parts/InnBar.tsx';
import { useTitle } from '../parts/use-title.ts';
import type { ScreenProps } from '../screen.ts';
import { useWords } from '../words.ts';
import { api, type Profile } from './api.ts';
import { Farewell } from './Farewell.tsx';
import { useServer } from './me.ts';
import { OnlineTables } from './OnlineTables.tsx';
import css from './Profile.module.css';
import { ByGame, LastGames } from './ProfileGames.tsx';
import { Marks } from './ProfileMarks.tsx';
import { Against, toneOf } from './ProfilePeople.tsx';
import { useProblemWords } from './problem.ts';

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
      <InnBar here="profile" />
      {problem !== null && (
        <Panel className={css.paper}>
          <p role="alert">{wordsOf(problem)}</p>
          <Button href="/account">{say('online.account.title')}</Button>
        </Panel>
      )}
      {profile && <Shown profile={profile} own={!login} />}
      <InnTabs here="profile" />
    </main>
  );
}

function Shown({ profile, own }: { profile: Profile; own: boolean }) {
  const { say } = useWords();
  const phone = usePhone();
  const [copied, setCopied] = useState(false);
  const all = profile.bySeat.reduce(
    (sum, { won, lost, shared }) => ({ won: sum.won + won, lost: sum.lost + lost, shared: sum.shared + shared }),
    { won: 0, lost: 0, shared: 0 },
  );
  const known = new Set(profile.bySeat.map(({ game }) => shelfFor(game, {})?.id ?? game)).size;
  const numbers = { games: all.won + all.lost + all.shared, won: all.won, known };
  /** Only an account can be looked up. */
  const address = own && profile.login ? `${location.origin}/profile/${encodeURIComponent(profile.login)}` : null;
  const share = async (url: string): Promise<void> => {
    // Whoever closes the sheet of the system has only changed his mind.
    if (typeof navigator.share === 'function')
      await navigator.share({ title: profile.name, url }).catch(() => undefined);
    else {
      await navigator.clipboard.writeText(url);
      setCopied(true);
    }
  };
  const head = (
    <Panel className={css.person}>
      <Seal side="neutral" icon="pp:pony" tone={toneOf(profile.name)} letter={profile.name} className={css.seal} />
      <h1>{profile.name}</h1>
      <dl className={css.sums}>
        {(Object.keys(numbers) as (keyof typeof numbers)[]).map((what) => (
          <div key={what}>
            <dd>{numbers[what]}</dd>
            <dt>{say(`online.profile.${what}`, { n: numbers[what] })}</dt>
          </div>
        ))}
      </dl>
      {own && (
        <div className={css.acts}>
          <Button icon="gi:quill-ink" href="/account">
            {say('online.account.title')}
          </Button>
          {address && (
            <Button icon="pp:share" act="share" onPress={() => void share(address)}>
              {say('online.profile.shareIt')}
            </Button>
          )}
        </div>
      )}
    </Panel>
  );
  const running = own && <OnlineTables running />;
  return (
    <div className={css.sheets} data-own={own || undefined}>
      <div className={css.left}>
        {head}
        {phone && running}
        {own && !phone && <Marks games={profile.games} />}
      </div>
      <div className={css.middle}>
        <ByGame profile={profile} own={own} />
        {own && <LastGames games={profile.games} />}
      </div>
      {own && (
        <div className={css.right}>
          {!phone && running}
          <Against profile={profile} />
          {phone && <Marks games={profile.games} />}
        </div>
      )}
      {copied && <Slip onClose={() => setCopied(false)}>{say('online.profile.copied')}</Slip>}
    </div>
  );
}
