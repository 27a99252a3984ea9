import { Button, copyText, Panel, Seal, Slip, type Tab, Tabs, usePhone } from '@pony/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { shelfFor } from '../games.ts';
import { InnBar, InnTabs } from '../parts/InnBar.tsx';
import { useTitle } from '../parts/use-title.ts';
import type { ScreenProps } from '../screen.ts';
import { useWords } from '../words.ts';
import { api, type Profile } from './api.ts';
import { Farewell } from './Farewell.tsx';
import { houseAddress } from './links.ts';
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
  const phone = usePhone();
  const here = server.is === 'here';
  useTitle(say('online.profile.title'));
  useEffect(() => {
    if (here) (login ? api.person(login) : api.profile()).then(setProfile, setProblem);
  }, [here, login]);
  if (server.is === 'none') return <Farewell word="no-server" />;
  /** Only an account can be looked up. */
  const address =
    !login && profile?.login ? `${houseAddress()}/profile/${encodeURIComponent(profile.login)}` : undefined;
  const share = address && <ShareButton name={profile?.name ?? ''} url={address} short={phone} />;
  const tabbed = phone && profile !== null && !login;
  return (
    <main className={css.page} data-tabbed={tabbed || undefined}>
      <InnBar here="profile" menu={tabbed}>
        {tabbed && share}
      </InnBar>
      {problem !== null && (
        <Panel className={css.nobody}>
          <p role="alert">{wordsOf(problem)}</p>
          <Button href="/account">{say('online.account.title')}</Button>
        </Panel>
      )}
      {profile && (tabbed ? <InTabs profile={profile} /> : <Shown profile={profile} own={!login} share={share} />)}
      {!tabbed && <InnTabs here="profile" />}
    </main>
  );
}

/** Sends the address of a profile, or copies it where the system sends nothing. */
function ShareButton({ name, url, short }: { name: string; url: string; short: boolean }) {
  const { say } = useWords();
  const [copied, setCopied] = useState(false);
  const share = async (): Promise<void> => {
    // Whoever closes the sheet of the system has only changed his mind.
    if (typeof navigator.share === 'function') await navigator.share({ title: name, url }).catch(() => undefined);
    else setCopied(await copyText(url));
  };
  return (
    <>
      <Button
        icon="pp:share"
        act="share"
        label={short ? say('online.profile.shareIt') : undefined}
        onPress={() => void share()}
      >
        {short ? null : say('online.profile.shareIt')}
      </Button>
      {copied && <Slip onClose={() => setCopied(false)}>{say('online.profile.copied')}</Slip>}
    </>
  );
}

/** Whose profile it is, since when, and three numbers. */
function Person({ profile, children }: { profile: Profile; children?: ReactNode }) {
  const { say, lang } = useWords();
  const month = new Intl.DateTimeFormat(lang, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const all = profile.bySeat.reduce(
    (sum, { won, lost, shared }) => ({ won: sum.won + won, lost: sum.lost + lost, shared: sum.shared + shared }),
    { won: 0, lost: 0, shared: 0 },
  );
  const known = new Set(profile.bySeat.map(({ game }) => shelfFor(game, {})?.id ?? game)).size;
  const numbers = { games: all.won + all.lost + all.shared, won: all.won, known };
  return (
    <Panel className={css.person}>
      <Seal side="neutral" icon="pp:pony" tone={toneOf(profile.name)} letter={profile.name} className={css.seal} />
      <h1>{profile.name}</h1>
      {profile.since > 0 && (
        <p className={css.since}>{say('online.profile.since', { month: month.format(profile.since) })}</p>
      )}
      <dl className={css.sums}>
        {(Object.keys(numbers) as (keyof typeof numbers)[]).map((what) => (
          <div key={what}>
            <dd>{numbers[what]}</dd>
            <dt>{say(`online.profile.${what}`, { n: numbers[what] })}</dt>
          </div>
        ))}
      </dl>
      {children}
    </Panel>
  );
}

function Shown({ profile, own, share }: { profile: Profile; own: boolean; share: ReactNode }) {
  const { say } = useWords();
  return (
    <div className={css.sheets} data-own={own || undefined}>
      <div className={css.left}>
        <Person profile={profile}>
          {own && (
            <div className={css.acts}>
              <Button icon="gi:quill-ink" href="/account">
                {say('online.account.title')}
              </Button>
              {share}
            </div>
          )}
        </Person>
        {own && <Marks games={profile.games} />}
      </div>
      <div className={css.middle}>
        <ByGame profile={profile} own={own} />
        {own && <LastGames games={profile.games} />}
      </div>
      {own && (
        <div className={css.right}>
          <OnlineTables running />
          <Against profile={profile} />
        </div>
      )}
    </div>
  );
}

const TABS = ['games', 'rivals', 'last', 'marks'] as const;
type Which = (typeof TABS)[number];
const SIGNS = {
  games: 'gi:histogram',
  rivals: 'gi:crossed-swords',
  last: 'gi:scroll-unfurled',
  marks: 'gi:laurel-crown',
} as const;
const PANEL = 'profile-tab';

/** One's own on a phone: whose it is, the tables that run, and one of four papers. */
function InTabs({ profile }: { profile: Profile }) {
  const { say } = useWords();
  const [tab, setTab] = useState<Which>('games');
  const tabs = TABS.map((id): Tab<Which> => ({ id, icon: SIGNS[id], label: say(`online.profile.tab.${id}`) }));
  return (
    <>
      <div className={css.left}>
        <Person profile={profile} />
        {tab === 'games' && <OnlineTables running />}
        <div id={PANEL} role="tabpanel" aria-label={say(`online.profile.tab.${tab}`)}>
          {tab === 'games' && <ByGame profile={profile} own />}
          {tab === 'rivals' && <Against profile={profile} />}
          {tab === 'last' && <LastGames games={profile.games} />}
          {tab === 'marks' && <Marks games={profile.games} />}
        </div>
      </div>
      <Tabs tall label={say('online.profile.title')} tabs={tabs} value={tab} onChoose={setTab} controls={PANEL} />
    </>
  );
}
