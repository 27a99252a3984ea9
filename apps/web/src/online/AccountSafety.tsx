import { Button } from '@pony/ui';
import { type FormEvent, useState } from 'react';
import { useWords } from '../words.ts';
import { api } from './api.ts';
import { setUser } from './me.ts';
import css from './Online.module.css';
import { useProven } from './Proof.tsx';
import { useAttempt } from './use-attempt.tsx';

interface FieldProps {
  label: string;
  value: string;
  fresh?: boolean;
  onChange(value: string): void;
}

function PasswordField({ label, value, fresh, onChange }: FieldProps) {
  return (
    <label className={css.field}>
      <span>{label}</span>
      <input
        type="password"
        value={value}
        required
        minLength={8}
        maxLength={200}
        autoComplete={fresh ? 'new-password' : 'current-password'}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}

/** A new password, or the first one of an account that came by passkey. */
export function NewPassword({ has, onSet }: { has: boolean; onSet: () => void }) {
  const { say } = useWords();
  const { attempt, problem, proof } = useProven();
  const [open, setOpen] = useState(false);
  const [done, setDone] = useState(false);
  const [old, setOld] = useState('');
  const [fresh, setFresh] = useState('');
  const title = say(has ? 'online.account.changePassword' : 'online.account.setPassword');
  const change = (event: FormEvent): void => {
    event.preventDefault();
    attempt(async () => {
      await api.setPassword(fresh, has ? old : undefined);
      setOld('');
      setFresh('');
      setOpen(false);
      setDone(true);
      onSet();
    });
  };
  if (proof) return proof;
  return (
    <form className={css.form} onSubmit={change}>
      {done && <p role="status">{say('online.account.passwordChanged')}</p>}
      {open && has && <PasswordField label={say('online.account.oldPassword')} value={old} onChange={setOld} />}
      {open && <PasswordField fresh label={say('online.account.newPassword')} value={fresh} onChange={setFresh} />}
      {problem}
      <div className={css.acts}>
        {open ? (
          <>
            <Button submit kind="main">
              {title}
            </Button>
            <Button onPress={() => setOpen(false)}>{say('online.account.never')}</Button>
          </>
        ) : (
          <Button onPress={() => setOpen(true)}>{title}</Button>
        )}
      </div>
    </form>
  );
}

/** Codes to be written down: each lets the owner in once when the password is forgotten. They are shown this once. */
export function RecoveryCodes({ has }: { has: boolean }) {
  const { say } = useWords();
  const { attempt, problem, proof } = useProven();
  const [open, setOpen] = useState(false);
  const [password, setPassword] = useState('');
  const [codes, setCodes] = useState<readonly string[]>([]);
  const make = (event: FormEvent): void => {
    event.preventDefault();
    attempt(async () => {
      setCodes(await api.newCodes(has ? password : undefined));
      setPassword('');
      setOpen(false);
    });
  };
  if (proof) return proof;
  return (
    <form className={css.form} onSubmit={make}>
      {(open || codes.length > 0) && <p>{say('online.recovery.how')}</p>}
      {codes.length > 0 && (
        <ol className={css.codes} lang="zxx" aria-label={say('online.recovery.codes')}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
      )}
      {open && has && (
        <PasswordField label={say('online.account.oldPassword')} value={password} onChange={setPassword} />
      )}
      {problem}
      <div className={css.acts}>
        {open ? (
          <>
            <Button submit kind="main">
              {say('online.recovery.make')}
            </Button>
            <Button onPress={() => setOpen(false)}>{say('online.account.never')}</Button>
          </>
        ) : (
          <Button onPress={() => setOpen(true)}>{say('online.recovery.make')}</Button>
        )}
      </div>
    </form>
  );
}

/** Whoever was muted at some table is read again. */
export function Unmute() {
  const { say } = useWords();
  const { attempt, problem } = useAttempt();
  const [done, setDone] = useState(false);
  const unmute = (): void =>
    attempt(async () => {
      await api.unmuteAll();
      setDone(true);
    });
  return (
    <div className={css.form}>
      {done && <p role="status">{say('online.chat.unmuted')}</p>}
      {problem}
      <div className={css.acts}>
        <Button onPress={unmute}>{say('online.chat.unmute')}</Button>
      </div>
    </div>
  );
}

/** Everything that tells who the reader is can be taken out, for good. */
export function Forget({ has, account }: { has: boolean; account: boolean }) {
  const { say } = useWords();
  const { attempt, problem, proof } = useProven();
  const [open, setOpen] = useState(false);
  const [password, setPassword] = useState('');
  const forget = (event: FormEvent): void => {
    event.preventDefault();
    attempt(async () => {
      await api.forget(has ? password : undefined);
      setUser(null);
    });
  };
  const title = say(account ? 'online.forget.account' : 'online.forget.guest');
  if (!open)
    return (
      <div className={css.form}>
        <div className={css.acts}>
          <Button onPress={() => setOpen(true)}>{title}</Button>
        </div>
      </div>
    );
  if (proof) return proof;
  return (
    <form className={css.form} onSubmit={forget}>
      <p>{say('online.forget.how')}</p>
      {has && <PasswordField label={say('online.account.oldPassword')} value={password} onChange={setPassword} />}
      {problem}
      <div className={css.acts}>
        <Button submit kind="main">
          {say('online.forget.act')}
        </Button>
        <Button onPress={() => setOpen(false)}>{say('online.account.never')}</Button>
      </div>
    </form>
  );
}
