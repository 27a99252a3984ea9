import { ACCOUNT_NAME } from '@pony/protocol';
import { Button, Panel, Segmented } from '@pony/ui';
import { type FormEvent, useState } from 'react';
import { PageBar } from '../parts/PageBar.tsx';
import { useTitle } from '../parts/use-title.ts';
import { change } from '../settings.ts';
import { useWords } from '../words.ts';
import { AccountDevices } from './AccountDevices.tsx';
import { PushNotices, Webhook } from './AccountNotices.tsx';
import { Forget, NewPassword, RecoveryCodes, Unmute } from './AccountSafety.tsx';
import { api, OnlineProblem, type User } from './api.ts';
import { Farewell } from './Farewell.tsx';
import { beSomebody, setUser, useServer } from './me.ts';
import css from './Online.module.css';
import { useProven } from './Proof.tsx';
import { addPasskey, hasPasskeys, signInByPasskey } from './passkeys.ts';
import { canPush } from './push.ts';
import { useAttempt } from './use-attempt.tsx';
import { useMe } from './use-me.ts';

/** `/account`: who the reader is on this server; a guest may become an account, or sign in to one. */
export default function AccountPage() {
  const { say } = useWords();
  const server = useServer();
  useTitle(say('online.account.title'));
  const user = server.is === 'here' ? server.user : null;
  const { me, ask } = useMe(user);
  if (server.is === 'none') return <Farewell word="no-server" />;
  return (
    <main className={css.page}>
      <PageBar />
      <Panel className={css.paper}>
        <header className={css.head}>
          <h1>{say('online.account.title')}</h1>
          {user && (
            <Button icon="gi:laurel-crown" href="/profile">
              {say('online.profile.title')}
            </Button>
          )}
          <p>
            {user
              ? say(user.login ? 'online.account.as' : 'online.account.guest', {
                  name: user.name,
                  login: user.login ?? '',
                })
              : say('online.account.nobody')}
          </p>
        </header>
        {server.is === 'here' && (user?.login ? <SignedIn user={user} /> : <Doors user={user} />)}
        {user && <Name user={user} />}
        {user && canPush() && <PushNotices />}
        {user && me && <Webhook key={`hook-${me.webhook}`} kept={me.webhook} onKept={ask} />}
        {user?.login && me && <NewPassword has={me.password} onSet={ask} />}
        {user?.login && me && <RecoveryCodes has={me.password} />}
        {user?.login && <AccountDevices />}
        {user && <Unmute />}
        {me?.moderator && (
          <p className={css.form}>
            <a href="/moderate">{say('online.moderate.title')}</a>
          </p>
        )}
        {user && me && <Forget has={me.password} account={user.login !== null} />}
      </Panel>
    </main>
  );
}

function Doors({ user }: { user: User | null }) {
  const { say } = useWords();
  const { attempt, problem } = useAttempt();
  const [door, setDoor] = useState<'signIn' | 'create' | 'recover'>('signIn');
  const [code, setCode] = useState('');
  const [keep, setKeep] = useState(false);
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const enter = (event: FormEvent): void => {
    event.preventDefault();
    attempt(async () => {
      if (door === 'signIn') setUser((await api.signIn(login, password)).user);
      else if (door === 'recover') setUser((await api.recover(login, code, password, keep)).user);
      else await create(async () => (await api.account(name, password)).user);
    });
  };
  const name = login.trim();
  const wrong = door === 'create' && name !== '' && !ACCOUNT_NAME.test(name.normalize('NFKC'));
  /** Who was nobody before is nobody again when no account comes of it. */
  const create = async (make: () => Promise<User>): Promise<void> => {
    if (!ACCOUNT_NAME.test(name.normalize('NFKC'))) throw new OnlineProblem('bad-login');
    if (!user) await beSomebody(name);
    try {
      setUser(await make());
    } catch (fault) {
      if (!user) {
        await api.forget().catch(() => undefined);
        setUser(null);
      }
      throw fault;
    }
  };
  const byPasskey = (): void =>
    attempt(async () => {
      if (door === 'signIn') setUser(await signInByPasskey());
      else await create(() => addPasskey(name));
    });
  return (
    <form className={css.form} onSubmit={enter} noValidate={door === 'create' && wrong}>
      <Segmented
        label={say('online.account.title')}
        value={door}
        segments={(['signIn', 'create', 'recover'] as const).map((value) => ({
          value,
          label: say(`online.account.${value}`),
        }))}
        onChoose={setDoor}
      />
      <p>{say(`online.account.${door}How`)}</p>
      <label className={css.field}>
        <span>{say('online.account.login')}</span>
        <input
          value={login}
          required
          maxLength={40}
          autoComplete="username"
          aria-invalid={wrong || undefined}
          aria-describedby={door === 'create' ? 'login-may-be' : undefined}
          onChange={(event) => setLogin(event.target.value)}
        />
        {door === 'create' && (
          <em id="login-may-be" className={wrong ? css.problem : undefined}>
            {say('online.account.loginMayBe')}
          </em>
        )}
      </label>
      {door === 'recover' && (
        <label className={css.field}>
          <span>{say('online.recovery.code')}</span>
          <input
            value={code}
            required
            maxLength={40}
            autoComplete="one-time-code"
            onChange={(event) => setCode(event.target.value)}
          />
        </label>
      )}
      <label className={css.field}>
        <span>{say(door === 'recover' ? 'online.account.newPassword' : 'online.account.password')}</span>
        <input
          type="password"
          value={password}
          required
          minLength={8}
          maxLength={200}
          autoComplete={door === 'signIn' ? 'current-password' : 'new-password'}
          onChange={(event) => setPassword(event.target.value)}
        />
      </label>
      {door === 'recover' && (
        <label className={css.check}>
          <input type="checkbox" checked={keep} onChange={(event) => setKeep(event.target.checked)} />
          <span>{say('online.recovery.keep')}</span>
        </label>
      )}
      {problem}
      <div className={css.acts}>
        <Button kind="main" large submit>
          {say(`online.account.${door}`)}
        </Button>
        {hasPasskeys() && door !== 'recover' && (
          <Button large icon="gi:key" onPress={byPasskey}>
            {say(`online.account.${door}Passkey`)}
          </Button>
        )}
      </div>
    </form>
  );
}

function SignedIn({ user }: { user: User }) {
  const { say } = useWords();
  const { attempt, problem, proof } = useProven();
  const [added, setAdded] = useState(false);
  return (
    <div className={css.form}>
      {proof}
      {problem}
      <div className={css.acts}>
        {hasPasskeys() && (
          <Button
            icon="gi:key"
            onPress={() =>
              attempt(async () => {
                await addPasskey();
                setAdded(true);
              })
            }
          >
            {say(added ? 'online.account.passkeyAdded' : 'online.account.addPasskey')}
          </Button>
        )}
        <Button
          label={say('online.account.signOutOf', { login: user.login ?? '' })}
          onPress={() =>
            attempt(async () => {
              await api.signOut();
              setUser(null);
            })
          }
        >
          {say('online.account.signOut')}
        </Button>
      </div>
    </div>
  );
}

/** The name others see. */
function Name({ user }: { user: User }) {
  const { say } = useWords();
  const { attempt, problem } = useAttempt();
  const [name, setName] = useState(user.name);
  const keep = (event: FormEvent): void => {
    event.preventDefault();
    attempt(async () => {
      setUser((await api.guest(name)).user);
      change({ name });
    });
  };
  return (
    <form className={css.form} onSubmit={keep}>
      <label className={css.field}>
        <span>{say('online.name')}</span>
        <input
          value={name}
          required
          maxLength={40}
          autoComplete="nickname"
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      {problem}
      {name.trim() !== user.name && (
        <div className={css.acts}>
          <Button submit>{say('online.account.keepName')}</Button>
        </div>
      )}
    </form>
  );
}
