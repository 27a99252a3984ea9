import type { Heard } from '@pony/protocol';
import { Button, type TableProps } from '@pony/ui';
import css from '../online/Online.module.css';
import { useWords } from '../words.ts';

/** What the prompt bar says while the line is down. */
export function useAwaySpeech(heard: Heard): NonNullable<TableProps['speech']> {
  const { say } = useWords();
  return {
    side: 'neutral',
    seal: 'pp:pony',
    over: say('online.away.over', { n: Math.max(1, heard.tries) }),
    sentence: [say(heard.kept > 0 ? 'online.away.kept' : 'online.away.words')],
    mood: 'away',
  };
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
