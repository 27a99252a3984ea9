import { Button, type LessonCover, Panel, Seal } from '@pony/ui';
import type { Shelf } from '../games.ts';
import { PageBar } from '../parts/PageBar.tsx';
import { useTitle } from '../parts/use-title.ts';
import { Scene } from '../scenes/Scene.tsx';
import { type ReadLang, useWords } from '../words.ts';
import css from './LessonList.module.css';
import { lessonName, lessonProgress } from './progress.ts';

/** Several lessons of one game to choose from, with the way into its rules. */
export function LessonList({ shelf, covers }: { shelf: Shelf; covers: readonly LessonCover[] }) {
  const { say, lang } = useWords();
  const title = shelf.title[lang as ReadLang];
  useTitle(`${say('learn.title')}: ${title}`);
  return (
    <main className={css.page}>
      <PageBar />
      <Panel className={css.hero} label={title}>
        <Scene name={shelf.id} className={css.scene} />
        <div className={css.about}>
          <span className="pony-caps">{say('learn.title')}</span>
          <h1>{title}</h1>
          <p>{say('learn.choose')}</p>
        </div>
      </Panel>
      <ul className={css.list}>
        {covers.map((cover) => {
          const { id, title: told } = cover;
          const begun = lessonProgress(lessonName(shelf.id, cover, covers)) > 0;
          return (
            <li key={id}>
              <Panel side={told?.side} className={css.lesson} label={told?.name[lang as ReadLang] ?? id}>
                {told && <Seal side={told.side} icon={told.seal} className={css.seal} />}
                <h2>{told?.name[lang as ReadLang] ?? id}</h2>
                <p>{told?.about[lang as ReadLang]}</p>
                <Button kind="main" icon="pp:play" href={`/learn/${shelf.id}/${id}`}>
                  {say(begun ? 'learn.goOn' : 'learn.begin')}
                </Button>
              </Panel>
            </li>
          );
        })}
      </ul>
      <p className={css.rules}>
        <Button icon="gi:open-book" href={`/learn/${shelf.id}/rules`}>
          {say('rules.title')}
        </Button>
      </p>
    </main>
  );
}
