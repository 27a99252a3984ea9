import { PromptBar } from '@pony/ui';
import { PageBar } from '../parts/PageBar.tsx';
import { useTitle } from '../parts/use-title.ts';
import { useWords } from '../words.ts';
import css from './Table.module.css';

/** Before the table is there: the bar where it will speak. */
export function Laying({ title }: { title?: string }) {
  const { say } = useWords();
  useTitle(title);
  return (
    <main className={css.laying} aria-busy="true">
      <h1 className="pony-aloud">{title ?? say('loading')}</h1>
      <PageBar />
      <PromptBar
        side="neutral"
        seal="pp:pony"
        over={title ?? say('brand.short')}
        sentence={[say('loading')]}
        mood="waiting"
      />
    </main>
  );
}
