import type { Digest } from '@pony/protocol';
import { Button, type GameText, Words } from '@pony/ui';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useWords } from '../words.ts';
import css from './Table.module.css';

/** "While you were away": at most five lines above the prompt, gone at a press or with the next decision. */
export function Away({ digest, text }: { digest: Digest; text: GameText }) {
  const { say } = useWords();
  const [gone, setGone] = useState(false);
  if (gone) return null;
  return createPortal(
    <section className={css.away} aria-label={say('play.away')}>
      <header>
        <h2 className="pony-caps">{say('play.away')}</h2>
        <Button kind="link" icon="pp:x" label={say('play.awayClose')} onPress={() => setGone(true)} />
      </header>
      <ul>
        {digest.lines.map((line) => (
          <li key={`${line.n} ${JSON.stringify(line)}`}>
            <Words of={text.tell('log', line)} />
          </li>
        ))}
        {digest.left > 0 && <li className={css.more}>{say('play.awayMore', { n: digest.left })}</li>}
      </ul>
    </section>,
    document.body,
  );
}
