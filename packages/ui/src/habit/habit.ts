/** Questions that are answered by themselves, for readers who like that. Pure: which they are, the games say. */
import type { BaseView, Option } from '@pony/engine';
import type { Situation } from '@pony/protocol';

/** What is asked now. */
export type Asked<V extends BaseView = BaseView> = Pick<
  Situation<V>,
  'question' | 'prompt' | 'offers' | 'view' | 'seat'
>;

/** A question that is mostly answered in the same way. Nothing may be rolled or revealed by the answer. */
export interface Habit<V extends BaseView = BaseView> {
  /** Nobody would answer otherwise: it is on until the reader wants to be asked. */
  readonly always?: true;
  /** Its words stand under `habit.<id>` in the texts of the game: what is done without asking. */
  readonly id: string;
  /** The questions, as `<procedure>/<step>`. */
  readonly at: readonly string[];
  /** Questions that lead there: at these the reader may say beforehand that they want to be asked. */
  readonly before?: readonly string[];
  /** The usual answer; null: this time it is worth asking. */
  answer(asked: Asked<V>): Option | null;
}

export interface Habits<V extends BaseView = BaseView> {
  readonly usual: readonly Habit<V>[];
  /** Whether the only option may be taken by itself: nothing is rolled or revealed by it. */
  plain(asked: Asked<V>): boolean;
}

/** Of a reader's habits those that are on: the ones he asked for, and the usual ones unless he wants to be asked. */
export const habitsOn = <V extends BaseView>(
  { usual }: Habits<V>,
  wanted: (id: string) => boolean,
  asked: (id: string) => boolean,
): string[] => usual.flatMap(({ id, always }) => (wanted(id) || (always && !asked(id)) ? [id] : []));

/** What the reader likes. */
export interface Liked {
  /** Habits that are on, by id. */
  readonly on: readonly string[];
  /** Only options are taken by themselves. */
  readonly singles: boolean;
}

const legal = ({ offers }: Pick<Asked, 'offers'>): Option[] =>
  offers.flatMap(({ option, refusal }) => (refusal === undefined ? [option] : []));

/** The habits that a question belongs to, each with its answer; without those to which it is worth asking this time. */
function habitsAt<V extends BaseView>(
  asked: Asked<V>,
  { usual }: Habits<V>,
): { readonly habit: Habit<V>; readonly option: Option }[] {
  const may = new Set(legal(asked).map((option) => option.join(' ')));
  return usual.flatMap((habit) => {
    if (asked.question === null || !habit.at.includes(asked.question)) return [];
    const option = habit.answer(asked);
    return option && may.has(option.join(' ')) ? [{ habit, option }] : [];
  });
}

/** The first of them; null when there is none. */
export const habitAt = <V extends BaseView>(asked: Asked<V>, habits: Habits<V>) => habitsAt(asked, habits)[0] ?? null;

/** What is answered by itself, and by which habit (null: it is the only option); null when the reader decides. */
export function answerTo<V extends BaseView>(
  asked: Asked<V>,
  habits: Habits<V>,
  { on, singles }: Liked,
): { option: Option; habit: string | null } | null {
  const found = habitsAt(asked, habits).find(({ habit }) => on.includes(habit.id));
  if (found) return { option: found.option, habit: found.habit.id };
  const options = legal(asked);
  return singles && options.length === 1 && habits.plain(asked) ? { option: options[0], habit: null } : null;
}
