import { Button } from '@pony/ui';
import { Notice } from '../parts/Notice.tsx';
import { PageBar } from '../parts/PageBar.tsx';
import { useTitle } from '../parts/use-title.ts';
import { useWords } from '../words.ts';

/** An address that leads nowhere. */
export function NotFound() {
  const { say } = useWords();
  useTitle(say('notFound.title'));
  return (
    <Notice
      bar={<PageBar />}
      seed="nowhere"
      tone="skill"
      motif="gi:locked-door"
      title={say('notFound.title')}
      words={say('notFound.words')}
    >
      <Button kind="main" large href="/">
        {say('notFound.act')}
      </Button>
    </Notice>
  );
}
