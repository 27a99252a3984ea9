import { Button, Hint, Icon, type Lesson, type PromptAction, UiProvider, usePhone } from '@pony/ui';
import { Suspense, use, useEffect, useMemo } from 'react';
import { lessonOf } from '../game-ui.ts';
import { type Shelf, shelfOf } from '../games.ts';
import { go } from '../router.ts';
import type { ScreenProps } from '../screen.ts';
import { NotFound } from '../screens/NotFound.tsx';
import { useSettings } from '../settings.ts';
import { Laying } from '../table/Laying.tsx';
import tableCss from '../table/Table.module.css';
import { useScene } from '../table/use-scene.ts';
import { type ReadLang, useWords } from '../words.ts';
import { partOf } from './course.ts';
import css from './Learn.module.css';
import { hasRules } from './load-rules.ts';
import { useLesson } from './use-lesson.ts';

const lessons = new Map<string, Promise<Lesson>>();

function lessonFor(game: string, load: () => Promise<Lesson>): Promise<Lesson> {
  let promise = lessons.get(game);
  if (!promise) {
    promise = load();
    promise.catch(() => lessons.delete(game));
    lessons.set(game, promise);
  }
  return promise;
}

/** `/learn/:game`: the guided first game; a game without one has its rules. */
export default function LearnPage({ params }: ScreenProps) {
  const { lang } = useWords();
  const shelf = shelfOf(params.game);
  const load = shelf && lessonOf(shelf.game);
  const instead = !load && hasRules(shelf?.game ?? '');
  useEffect(() => {
    if (instead) go(`/learn/${params.game}/rules`, { replace: true });
  }, [instead, params.game]);
  if (shelf && load)
    return (
      <Suspense fallback={<Laying title={shelf.title[lang as ReadLang]} />}>
        <LessonAt shelf={shelf} promise={lessonFor(shelf.game, load)} />
      </Suspense>
    );
  return instead ? <Laying /> : <NotFound />;
}

/** The real table of the game with a hint that points at what to do next. */
function LessonAt({ shelf, promise }: { shelf: Shelf; promise: Promise<Lesson> }) {
  const { say } = useWords();
  const phone = usePhone();
  const { name } = useSettings();
  const lesson = use(promise);
  const viewer = useMemo(() => [lesson.seat], [lesson]);
  const scene = useScene({
    shelf,
    game: shelf.game,
    options: shelf.options,
    viewer,
    generic: false,
    page: say('learn.title'),
    more: lesson.texts,
  });
  const { lang, size, game, Table, words, text, ui, bar, openRule, sheet } = scene;
  const at = useLesson(game, lesson, name.trim() || say('play.you'));
  const { step, index, playing } = at;

  const last = index === lesson.steps.length - 1;
  const act = `learn.step.${step.id}.act`;
  const part = lesson.parts[partOf(lesson, index)];
  const after: PromptAction[] = [
    { id: 'rules', kind: 'quiet', icon: 'gi:open-book', label: say('rules.title'), href: `/learn/${shelf.id}/rules` },
    { id: 'play', kind: 'main', icon: 'pp:play', label: say('learn.playBot'), href: `/table/new?game=${shelf.id}` },
  ];
  const button = (icon: 'pp:again' | 'pp:x', label: string) =>
    size === 'wide' ? { icon, children: label } : { icon, label };
  return (
    <UiProvider value={ui}>
      <div className={tableCss.page} data-version={at.situation.version}>
        <Table
          situation={at.situation}
          log={at.log}
          text={text}
          lang={lang}
          viewer={viewer}
          size={size}
          mood="live"
          choose={at.choose}
          undo={at.back}
          why={at.why}
          openRule={openRule}
          bar={{
            ...bar,
            children: (
              <>
                {index > 0 && !phone && <Button {...button('pp:again', say('learn.again'))} onPress={at.again} />}
                <Button {...button('pp:x', say('learn.leave'))} href="/" />
              </>
            ),
          }}
          after={after}
        />
      </div>
      <Hint
        points={playing ? [] : (step.points ?? [])}
        clear={playing ? undefined : step.clear}
        label={say('learn.hint')}
        step={playing ? undefined : step.id}
        over={say('learn.over', {
          part: words.say(`learn.part.${part}`),
          n: index + 1,
          all: lesson.steps.length,
        })}
        shake={at.astray}
        foot={
          <>
            {!playing && !last && (
              <Button kind={step.acts ? 'link' : 'main'} onPress={at.next}>
                {say(step.acts ? 'learn.forMe' : 'learn.next')}
              </Button>
            )}
            {playing && (
              <Button kind="link" onPress={at.next}>
                {say('learn.hurry')}
              </Button>
            )}
            {last && (
              <Button kind="main" icon="pp:play" href={`/table/new?game=${shelf.id}`}>
                {say('learn.playBot')}
              </Button>
            )}
            {index > 0 && !playing && (
              <Button kind="link" onPress={() => at.back()}>
                {say('learn.back')}
              </Button>
            )}
            {step.rule && !playing && (
              <Button kind="link" onPress={() => openRule(step.rule as string)}>
                {say('ui.rule', { id: step.rule })}
              </Button>
            )}
          </>
        }
      >
        {playing ? (
          <p>{say('learn.watch')}</p>
        ) : (
          <>
            {at.astray > 0 && <p className={css.astray}>{say('learn.astray')}</p>}
            <p>{words.say(`learn.step.${step.id}.words`)}</p>
            {words.has(act) && (
              <p className={css.act}>
                <Icon name="gi:walking-boot" />
                <b>{words.say(act)}</b>
              </p>
            )}
          </>
        )}
      </Hint>
      {sheet}
    </UiProvider>
  );
}
