import { sameOption } from '@pony/engine';
import type { Heard } from '@pony/protocol';
import { Button, type GameText, type Situation, type TableProps } from '@pony/ui';
import { useEffect, useState } from 'react';
import css from '../online/Online.module.css';
import { useWords } from '../words.ts';

type Speech = NonNullable<TableProps['speech']>;

/** What the prompt bar says while the line is down; `move` names the decision that is kept. */
export function useAwaySpeech(heard: Heard, move?: string | null): Speech {
  const { say } = useWords();
  const words = say(heard.kept > 0 ? 'online.away.kept' : 'online.away.words');
  return {
    side: 'neutral',
    seal: 'pp:pony',
    over: say('online.away.over', { n: Math.max(1, heard.tries) }),
    sentence: [move ? say('online.away.keptMove', { move }) : words],
    mood: 'away',
  };
}

/** An answer that comes sooner needs no word about its coming. */
const AT_ONCE_MS = 200;

/** What the prompt bar says while a decision is on its way; null when there is none, or only for a blink. */
export function useSending(heard: Heard, move: string | null): Speech | null {
  const { say } = useWords();
  const { key = null } = heard.sending ?? {};
  const [late, setLate] = useState<string | null>(null);
  useEffect(() => {
    if (key === null) return;
    const timer = setTimeout(() => setLate(key), AT_ONCE_MS);
    return () => clearTimeout(timer);
  }, [key]);
  if (key === null || late !== key || heard.line !== 'open') return null;
  return {
    side: 'neutral',
    seal: 'pp:pony',
    over: say('online.away.sending'),
    sentence: [move ?? say('online.away.unnamed')],
    mood: 'waiting',
  };
}

/** The decision that is on its way, in the words in which it was offered. */
export function sendingWords({ sending }: Heard, { offers }: Situation, text: GameText): string | null {
  if (!sending) return null;
  const offer = offers.find(({ option }) => sameOption(option, sending.option));
  const parts = text.option(sending.option, offer?.tell);
  return parts.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}

/** Instead of buttons while the line is down: it is tried again by itself, or at once. */
export function Reconnecting({ onTry }: { onTry: () => void }) {
  const { say } = useWords();
  return (
    <div className={css.away} data-acts>
      <span className={css.dashes} aria-hidden="true" />
      <Button kind="quiet" icon="pp:again" onPress={onTry}>
        {say('online.away.act')}
      </Button>
    </div>
  );
}
