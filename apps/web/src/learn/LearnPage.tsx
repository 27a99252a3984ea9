import type { Lesson, LessonCover } from '@pony/ui';
import { Suspense, use, useEffect } from 'react';
import { lessonsOf } from '../game-ui.ts';
import { type Shelf, shelfOf } from '../games.ts';
import { useCalledBack } from '../online/waits.ts';
import { go } from '../router.ts';
import type { ScreenProps } from '../screen.ts';
import { NotFound } from '../screens/NotFound.tsx';
import { Laying } from '../table/Laying.tsx';
import { type ReadLang, useWords } from '../words.ts';
import { LessonAt } from './LessonAt.tsx';
import { LessonList } from './LessonList.tsx';
import { hasRules } from './load-rules.ts';
import { lessonName } from './progress.ts';

const loading = new Map<string, Promise<unknown>>();

/** Loads something once; what failed may be tried again. */
function once<T>(name: string, load: () => Promise<T>): Promise<T> {
  let promise = loading.get(name) as Promise<T> | undefined;
  if (!promise) {
    promise = load();
    promise.catch(() => loading.delete(name));
    loading.set(name, promise);
  }
  return promise;
}

/** `/learn/:game`: the guided game, or a choice where there are several; a game without one has its rules. */
export default function LearnPage({ params }: ScreenProps) {
  const { lang } = useWords();
  const shelf = shelfOf(params.game);
  const load = shelf && lessonsOf(shelf.id);
  useCalledBack();
  const instead = !load && hasRules(shelf?.game ?? '') && params.lesson === undefined;
  useEffect(() => {
    if (instead) go(`/learn/${params.game}/rules`, { replace: true });
  }, [instead, params.game]);
  if (shelf && load)
    return (
      <Suspense fallback={<Laying title={shelf.title[lang as ReadLang]} />}>
        <Lessons shelf={shelf} wanted={params.lesson} promise={once(shelf.id, load)} />
      </Suspense>
    );
  return instead ? <Laying /> : <NotFound />;
}

interface LessonsProps {
  shelf: Shelf;
  wanted: string | undefined;
  promise: Promise<readonly LessonCover[]>;
}

function Lessons({ shelf, wanted, promise }: LessonsProps) {
  const covers = use(promise);
  const only = covers.length === 1 ? covers[0] : undefined;
  const cover = wanted === undefined ? only : covers.find(({ id }) => id === wanted);
  if (!cover) return wanted === undefined ? <LessonList shelf={shelf} covers={covers} /> : <NotFound />;
  const name = lessonName(shelf.id, cover, covers);
  return <LessonAt shelf={shelf} name={name} promise={once<Lesson>(`${shelf.id}/${cover.id}`, cover.load)} />;
}
