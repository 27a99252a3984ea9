import { Button, Hint, Icon, type Lesson, type PromptAction, UiProvider, usePhone } from '@pony/ui';
import { use, useMemo } from 'react';
import type { Shelf } from '../games.ts';
import { planAddress, seatsOf, usualPlan } from '../new-table.ts';
import { useSettings } from '../settings.ts';
import tableCss from '../table/Table.module.css';
import { useScene } from '../table/use-scene.ts';
import { useWords } from '../words.ts';
import { partOf } from './course.ts';
import css from './Learn.module.css';
import { useLesson } from './use-lesson.ts';

interface LessonAtProps {
  shelf: Shelf;
  /** Under what name the way through it is kept. */
  name: string;
  promise: Promise<Lesson>;
}

/** The real table of the game with a hint that points at what to do next. */
export function LessonAt({ shelf, name: kept, promise }: LessonAtProps) {
  const { say } = useWords();
  const phone = usePhone();
  const { name } = useSettings();
  const lesson = use(promise);
  const viewer = useMemo(() => [lesson.seat], [lesson]);
  const options = useMemo(() => ({ ...shelf.options, ...lesson.options }), [shelf, lesson]);
  const scene = useScene({
    shelf,
    game: shelf.game,
    options,
    viewer,
    generic: false,
    page: say('learn.title'),
    more: lesson.texts,
  });
  const { lang, size, game, Table, words, text, ui, bar, openRule, sheet } = scene;
  const at = useLesson(game, lesson, kept, name.trim() || say('play.you'));
  const { step, index, playing } = at;

  const last = index === lesson.steps.length - 1;
  const acts = Array.from({ length: at.act + 1 }, (_, n) => `learn.step.${step.id}.act${n > 0 ? n + 1 : ''}`);
  const act = acts.findLast((key) => words.has(key));
  const { points, clear } = step.acts?.[at.act] ?? step;
  const part = lesson.parts[partOf(lesson, index)];
  const seats = seatsOf(game, options);
  const plan = { ...usualPlan(seats), options: { ...lesson.options } };
  plan.sitters.forEach((sitter, seat) => {
    sitter.who = seat === lesson.seat ? 'you' : 'bot';
  });
  const table = planAddress(shelf.id, seats, plan);
  const onward = say(seats.length > 1 ? 'learn.playBot' : 'learn.playAlone');
  const after: PromptAction[] = [
    { id: 'rules', kind: 'quiet', icon: 'gi:open-book', label: say('rules.title'), href: `/learn/${shelf.id}/rules` },
    { id: 'play', kind: 'main', icon: 'pp:play', label: onward, href: table },
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
        points={playing ? [] : (points ?? [])}
        clear={playing ? undefined : clear}
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
              <Button kind="main" icon="pp:play" href={table}>
                {onward}
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
            {(at.act < 1 || !phone) && <p>{words.say(`learn.step.${step.id}.words`)}</p>}
            {act && (
              <p className={css.act} data-hint-act={at.act}>
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
