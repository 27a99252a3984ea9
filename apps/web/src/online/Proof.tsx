import { Button } from '@pony/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useWords } from '../words.ts';
import { api, OnlineProblem } from './api.ts';
import css from './Online.module.css';
import { hasPasskeys, proveByPasskey } from './passkeys.ts';
import { useAttempt } from './use-attempt.tsx';

/**
 * Runs what opens the account. Where the server wants to know first who is asking, the reader says so once more, and what he asked for is done;
 * `proof` is the form for it.
 */
export function useProven(): { attempt: (work: () => Promise<unknown>) => void; problem: ReactNode; proof: ReactNode } {
  const { attempt, problem } = useAttempt();
  const [waits, setWaits] = useState<(() => Promise<unknown>) | null>(null);
  const proven = (work: () => Promise<unknown>): void =>
    attempt(() =>
      work().catch((fault: unknown) => {
        if (!(fault instanceof OnlineProblem && fault.say === 'proof-wanted')) throw fault;
        setWaits(() => work);
      }),
    );
  const proof = waits && (
    <Proof
      onProven={() => {
        setWaits(null);
        proven(waits);
      }}
      onNever={() => setWaits(null)}
    />
  );
  return { attempt: proven, problem, proof };
}

interface ProofProps {
  onProven: () => void;
  onNever: () => void;
}

function Proof({ onProven, onNever }: ProofProps) {
  const { say } = useWords();
  const { attempt, problem } = useAttempt();
  const [password, setPassword] = useState('');
  const prove = (by: () => Promise<unknown>): void => attempt(() => by().then(onProven));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    prove(() => api.prove({ password }));
  };
  return (
    <form className={css.form} onSubmit={submit}>
      <p>{say('online.proof.how')}</p>
      <label className={css.field}>
        <span>{say('online.account.password')}</span>
        <input
          type="password"
          value={password}
          required
          minLength={8}
          maxLength={200}
          autoComplete="current-password"
          onChange={(event) => setPassword(event.target.value)}
        />
      </label>
      {problem}
      <div className={css.acts}>
        <Button submit kind="main">
          {say('online.proof.go')}
        </Button>
        {hasPasskeys() && (
          <Button icon="gi:key" onPress={() => prove(proveByPasskey)}>
            {say('online.account.signInPasskey')}
          </Button>
        )}
        <Button onPress={onNever}>{say('online.account.never')}</Button>
      </div>
    </form>
  );
}
