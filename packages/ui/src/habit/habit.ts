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

/** What the reader likes. */
export interface Liked {
  /** Habits that are on, by id. */
  readonly on: readonly string[];
  /** Only options are taken by themselves. */
  readonly singles: boolean;
}

const legal = ({ offers }: Pick<Asked, 'offers'>): Option[] =>
  offers.flatMap(({ option, refusal }) => (refusal === undefined ? [option] : []));

/** The habit that a question belongs to, with its answer; null when there is none, or it is worth asking. */
export function habitAt<V extends BaseView>(
  asked: Asked<V>,
  { usual }: Habits<V>,
): { habit: Habit<V>; option: Option } | null {
  const habit = usual.find(({ at }) => asked.question !== null && at.includes(asked.question));
  const option = habit?.answer(asked) ?? null;
  if (!habit || option === null) return null;
  const words = option.join(' ');
  return legal(asked).some((one) => one.join(' ') === words) ? { habit, option } : null;
}

/** What is answered by itself, and by which habit (null: it is the only option); null when the reader decides. */
export function answerTo<V extends BaseView>(
  asked: Asked<V>,
  habits: Habits<V>,
  { on, singles }: Liked,
): { option: Option; habit: string | null } | null {
  const found = habitAt(asked, habits);
  if (found && on.includes(found.habit.id)) return { option: found.option, habit: found.habit.id };
  const options = legal(asked);
  return singles && options.length === 1 && habits.plain(asked) ? { option: options[0], habit: null } : null;
}
