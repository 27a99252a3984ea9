/** What the log tells as acts on a stage: which lines are worth a pause, and which of them wait to be read. Pure. */
import type { BaseView, Say } from '@pony/engine';
import type { LogLine } from '@pony/protocol';
import type { GameText, Part } from '@pony/text';
import type { Sound } from '../sound.ts';
import type { IconName, Side, Tone } from '../types.ts';

/** Something laid on the stage. */
export type Prop =
  /** A die with pips; `hit` once it is known what counts. */
  | { readonly is: 'pips'; readonly value: number; readonly hit?: boolean }
  /** A die with pictures. */
  | {
      readonly is: 'die';
      readonly side: Side;
      readonly glyphs: readonly IconName[];
      readonly letter?: string;
      readonly label: string;
      readonly mark?: IconName;
    }
  /** A tile or a token that was turned up: its number or its sign. */
  | {
      readonly is: 'tile';
      readonly side: Side;
      readonly label: string;
      readonly value?: string;
      readonly icon?: IconName;
    }
  /** A card, or somebody who arrives: what it is, its name and what it does. */
  | {
      readonly is: 'card';
      readonly name: string;
      readonly kind: string;
      readonly icon: IconName;
      readonly seed: string;
      readonly tone: Tone;
      readonly band?: string;
      readonly text?: string;
    }
  /** Only a sign: a capture, a quest that failed. */
  | { readonly is: 'sign'; readonly icon: IconName };

/** What a game shows for a sentence of its log. */
export interface Drama {
  readonly sound: Sound;
  readonly props: readonly Prop[];
  /** Chance or a reveal: shown to whoever caused it as well. */
  readonly chance?: true;
  /** Not worth a pause: a picture only for those who look back at it. */
  readonly quiet?: true;
}

/** Which sentences of a game are worth a pause, and what they show; from the log and from what the reader sees. */
export type DramaOf<V extends BaseView = BaseView> = (say: Say, view: V, text: GameText) => Drama | null;

/** calm: held until it was read. brisk: shown for a moment. at-once: nothing is shown. */
export const PACES = ['calm', 'brisk', 'at-once'] as const;
export type Pace = (typeof PACES)[number];

/**
 * blocks: what others did waits until the reader goes on. stays: what the reader's own decision brought stays until the
 * next press, which is heard as well. passes: it is gone after a moment.
 */
export type How = 'blocks' | 'stays' | 'passes';
/** Nothing is held while the reader's own clock runs, nor for those who only watch. */
export function howShown(pace: Pace, now: { own: boolean; hurried: boolean; watching: boolean }): How {
  if (pace !== 'calm' || now.hurried || now.watching) return 'passes';
  return now.own ? 'stays' : 'blocks';
}

/** One decision that is worth a pause. */
export interface Act {
  /** Number of the decision. */
  readonly id: number;
  /** The reader decided it. */
  readonly own: boolean;
  readonly sentences: readonly (readonly Part[])[];
  readonly props: readonly Prop[];
  readonly sound: Sound;
}

export interface Telling<V extends BaseView = BaseView> {
  readonly of: DramaOf<V>;
  readonly view: V;
  readonly text: GameText;
  readonly viewer: readonly number[];
}

/** The same sign twice says no more than once. */
const isFirst = (prop: Prop, at: number, all: readonly Prop[]): boolean =>
  prop.is !== 'sign' || all.findIndex((one) => one.is === 'sign' && one.icon === prop.icon) === at;

/** A decision as an act; null when nothing of it is worth a pause for this reader. */
export function actOf<V extends BaseView>(line: LogLine, { of, view, text, viewer }: Telling<V>): Act | null {
  const own = line.seat !== null && viewer.includes(line.seat);
  const found = line.says.flatMap((say) => {
    const drama = of(say, view, text);
    return drama && !drama.quiet && (!own || drama.chance) ? [{ say, drama }] : [];
  });
  if (found.length === 0) return null;
  return {
    id: line.n,
    own,
    sentences: found.map(({ say }) => text.tell('log', say)),
    props: found.flatMap(({ drama }) => drama.props).filter(isFirst),
    sound: found[0].drama.sound,
  };
}

/** How far the log has been looked through, and the acts that wait. */
export interface Programme {
  readonly seen: number;
  readonly acts: readonly Act[];
}

/** The programme once the log has gone on; what was taken back is not shown any more. */
export function goOn<V extends BaseView>(
  { seen, acts }: Programme,
  log: readonly LogLine[],
  telling: Telling<V>,
): Programme {
  const last = log.at(-1)?.n ?? 0;
  const kept = acts.filter(({ id }) => id <= last);
  const news = log.filter(({ n }) => n > seen).flatMap((line) => actOf(line, telling) ?? []);
  return { seen: last, acts: [...kept, ...news] };
}
