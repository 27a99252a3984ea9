import { Button, Popover, usePhone } from '@pony/ui';
import { type FormEvent, useRef, useState } from 'react';
import { go } from '../router.ts';
import { useWords } from '../words.ts';
import css from './Lobby.module.css';
import { codeIn } from './links.ts';

/** The way to a table for whoever was told a link or its last part. */
export function JoinByCode() {
  const { say } = useWords();
  const phone = usePhone();
  const button = useRef<HTMLButtonElement & HTMLAnchorElement>(null);
  const [open, setOpen] = useState(false);
  const [words, setWords] = useState('');
  const [wrong, setWrong] = useState(false);
  const join = (event: FormEvent): void => {
    event.preventDefault();
    const code = codeIn(words);
    setWrong(code === null);
    if (code !== null) go(`/join/${code}`);
  };
  return (
    <>
      <Button
        ref={button}
        icon="pp:chain"
        act="code"
        label={phone ? say('online.lobby.code') : undefined}
        expanded={open}
        onPress={() => setOpen(!open)}
      >
        {phone ? null : say('online.lobby.code')}
      </Button>
      {open && (
        <Popover
          anchor={button.current}
          beside="below"
          label={say('online.lobby.code')}
          icon="pp:chain"
          onClose={() => setOpen(false)}
        >
          <div className={css.code}>
            <p>{say('online.lobby.codeHow')}</p>
            <form onSubmit={join}>
              <input
                value={words}
                aria-label={say('online.lobby.code')}
                aria-invalid={wrong}
                autoComplete="off"
                spellCheck={false}
                maxLength={300}
                data-first
                onChange={(event) => setWords(event.target.value)}
              />
              <Button submit>{say('online.lobby.codeGo')}</Button>
            </form>
            {wrong && (
              <p className={css.problem} role="alert">
                {say('online.lobby.codeWrong')}
              </p>
            )}
          </div>
        </Popover>
      )}
    </>
  );
}
