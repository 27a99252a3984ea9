import { Button, copyText } from '@pony/ui';
import { useRef, useState } from 'react';
import { useWords } from '../words.ts';
import css from './Online.module.css';

interface CopyLinkProps {
  address: string;
  label: string;
  named?: boolean;
  /** It is copied by a button elsewhere. */
  bare?: boolean;
}

/** An address to send to somebody: seen, selected at a touch, copied at a press. */
export function CopyLink({ address, label, named = false, bare = false }: CopyLinkProps) {
  const { say } = useWords();
  const [copied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const copy = (): void => {
    void copyText(address).then((taken) => {
      setCopied(taken);
      field.current?.select();
    });
  };
  return (
    <div className={css.link}>
      {named && <span>{label}</span>}
      <input
        ref={field}
        readOnly
        value={address}
        aria-label={label}
        onFocus={(event) => event.currentTarget.select()}
      />
      {!bare && (
        <Button icon="pp:share" onPress={copy}>
          {say(copied ? 'trouble.copied' : 'online.copy')}
        </Button>
      )}
    </div>
  );
}
