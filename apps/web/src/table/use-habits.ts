import {
  answerTo,
  type GameUi,
  type Habits,
  habitAt,
  habitsOn,
  type Option,
  type PromptAction,
  type Situation,
} from '@pony/ui';
import { useEffect, useRef, useState } from 'react';
import { ALL_ASKED, change, useSettings } from '../settings.ts';
import { useWords } from '../words.ts';

interface HabitsInput {
  game: string;
  own: GameUi | null;
  situation: Situation;
  /** Somebody at this screen may decide now. */
  live: boolean;
  choose(option: Option): void;
  undo(to: number): void;
}

export interface HabitsNow {
  /** What may be said about them, beside the answers of the question. */
  readonly more: readonly PromptAction[];
  /** What was answered by habit last: its id, and how to be asked again. */
  readonly did: { readonly id: string; again(): void } | null;
}

const NONE: Habits = { usual: [], plain: () => false };

/**
 * Answers by itself what the reader wants answered so: usual questions and only options. After an undo everything is asked
 * until the reader has decided something.
 */
export function useHabits({ game, own, situation, live, choose, undo }: HabitsInput): HabitsNow {
  const { say } = useWords();
  const settings = useSettings();
  const habits = own?.habits ?? NONE;
  const { decisions, version, question } = situation;
  const kept = (id: string): string => `${game}/${id}`;
  const on = habitsOn(
    habits,
    (id) => settings.habits.includes(kept(id)),
    (id) => settings.asked.includes(kept(id)) || settings.asked.includes(ALL_ASKED),
  );
  const [did, setDid] = useState<{ id: string; n: number } | null>(null);
  /** The habit about which the reader wants to be asked this time. */
  const [wanted, setWanted] = useState<string | null>(null);
  const seen = useRef(decisions);
  const undone = useRef(-1);
  if (decisions < seen.current) undone.current = decisions;
  seen.current = decisions;
  const here = live && situation.prompt !== null;
  const usual = here ? habitAt(situation, habits) : null;
  const liked = { on: on.filter((id) => id !== wanted), singles: settings.singles };
  const answer = here && decisions !== undone.current ? answerTo(situation, habits, liked) : null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: every question is answered once
  useEffect(() => {
    if (did && decisions > did.n && question !== null) setDid(null);
    const leads = habits.usual.find(({ id }) => id === wanted);
    if (leads && question !== null && ![...leads.at, ...(leads.before ?? [])].includes(question)) setWanted(null);
    if (!answer) return;
    if (answer.habit !== null) setDid({ id: answer.habit, n: decisions + 1 });
    choose(answer.option);
  }, [version, answer === null]);

  const more: PromptAction[] = [];
  if (usual && !on.includes(usual.habit.id))
    more.push({
      id: 'habit',
      kind: 'link',
      label: say('play.habitDo'),
      onPress: () => {
        undone.current = -1;
        change({
          habits: [...settings.habits, kept(usual.habit.id)],
          asked: settings.asked.filter((one) => one !== kept(usual.habit.id)),
        });
      },
    });
  const ahead = here
    ? habits.usual.find(({ id, before }) => on.includes(id) && before?.includes(question ?? ''))
    : undefined;
  if (ahead)
    more.push({
      id: 'habit-ask',
      kind: 'link',
      label: say(wanted === ahead.id ? 'play.habitAsked' : 'play.habitAsk'),
      onPress: () => setWanted(wanted === ahead.id ? null : ahead.id),
    });
  if (!did) return { more, did: null };
  const { freeFrom, beyond } = situation.undo;
  return {
    more,
    did: {
      id: did.id,
      again: () => {
        change({
          habits: settings.habits.filter((one) => one !== kept(did.id)),
          asked: settings.asked.includes(ALL_ASKED) ? settings.asked : [...settings.asked, kept(did.id)],
        });
        setDid(null);
        if (decisions >= did.n && (beyond === 'granted' || (freeFrom !== null && did.n >= freeFrom))) undo(did.n);
      },
    },
  };
}
