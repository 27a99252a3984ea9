import { Button } from '@pony/ui';
import { Notice } from '../parts/Notice.tsx';
import { PageBar } from '../parts/PageBar.tsx';
import { useTitle } from '../parts/use-title.ts';
import { useWords } from '../words.ts';

/** The server ended the line, or refused: why, and the way out. `word` is one of `online.error`. */
export function Farewell({ word }: { word: string }) {
  const { say, has } = useWords();
  const key = has(`online.error.${word}`) ? word : 'server-error';
  useTitle(say('online.ended'));
  const reload = key === 'other-protocol' || key === 'server-error' || key === 'too-fast' || key === 'no-line';
  return (
    <Notice
      bar={<PageBar />}
      seed={word}
      tone="skill"
      motif="gi:locked-door"
      title={say('online.ended')}
      words={say(`online.error.${key}`)}
    >
      {reload ? (
        <Button kind="main" large onPress={() => location.reload()}>
          {say('newer.act')}
        </Button>
      ) : (
        <Button kind="main" large href={word === 'signed-out' ? '/account' : '/lobby'}>
          {say(word === 'signed-out' ? 'online.account.signIn' : 'online.lobby.title')}
        </Button>
      )}
      <Button large href="/">
        {say('notFound.act')}
      </Button>
    </Notice>
  );
}
