/** What the log tells as acts: which sentences are worth their time, and what is shown with them. Pure. */
import type { BaseView, Say } from '@pony/engine';
import type { LogLine } from '@pony/protocol';
import type { GameText, Part } from '@pony/text';
import type { Sound } from '../sound.ts';
import type { IconName, Side, Tone } from '../types.ts';

/** Something shown with a sentence. */
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
  /** Chance, a reveal or a loss: told to whoever caused it as well. */
  readonly chance?: true;
  /** Not worth its time: a picture only for those who look back at it. */
  readonly quiet?: true;
  /** Milliseconds at a calm pace in which it is seen, and read; else USUAL_MS. What is thrown is in the air before. */
  readonly ms?: number;
  /** Whose it is: the side that rolls, draws or loses. */
  readonly side?: Side;
  /** Said after the sentence of the log: what it all came to. */
  readonly sum?: string;
}

/** Time of an act whose game does not say otherwise. */
const USUAL_MS = 900;
/** Time of dice and tiles in the air. */
const ALOFT_MS = 620;
/** Whether it is thrown or drawn: it is in the air before it can be read. */
export const isThrown = ({ is }: Prop): boolean => is === 'pips' || is === 'die' || is === 'tile';

/** What has happened so far: the decision that is told, and everything before it. */
export interface SoFar {
  readonly line: LogLine;
  readonly log: readonly LogLine[];
}

/** Which sentences of a game are worth their time, and what they show; from the log and from what the reader sees. */
export type DramaOf<V extends BaseView = BaseView> = (say: Say, view: V, text: GameText, soFar?: SoFar) => Drama | null;

/** One sentence that is told. */
export interface Act {
  /** The decision and the place among its sentences. */
  readonly id: string;
  readonly seat: number | null;
  /** The reader decided it. */
  readonly own: boolean;
  readonly say: Say;
  readonly sentence: readonly Part[];
  readonly props: readonly Prop[];
  readonly sound: Sound;
  readonly chance: boolean;
  /** In the air, then to be read. */
  readonly aloft: number;
  readonly ms: number;
  readonly side?: Side;
}

export interface Telling<V extends BaseView = BaseView> {
  readonly of: DramaOf<V>;
  readonly view: V;
  readonly text: GameText;
  readonly viewer: readonly number[];
}

/** What a reader decided is known to him already, unless chance had a hand in it. */
const isTold = ({ quiet, chance }: Drama, own: boolean): boolean => !quiet && (!own || chance === true);

/** Sounds of a decision that are heard as it comes, each once: of what is not told, or of everything where nothing is. */
export function soundsOf<V extends BaseView>(
  line: LogLine,
  log: readonly LogLine[],
  { of, view, text, viewer }: Telling<V>,
  all: boolean,
): ReadonlySet<Sound> {
  const own = line.seat !== null && viewer.includes(line.seat);
  const dramas = line.says.flatMap((say) => of(say, view, text, { line, log }) ?? []);
  return new Set(dramas.filter((one) => !one.quiet && (all || !isTold(one, own))).map(({ sound }) => sound));
}

/** What of a decision is worth its time for this reader, sentence by sentence. */
export function actsOf<V extends BaseView>(
  line: LogLine,
  log: readonly LogLine[],
  { of, view, text, viewer }: Telling<V>,
): Act[] {
  const own = line.seat !== null && viewer.includes(line.seat);
  return line.says.flatMap((say, i): Act[] => {
    const drama = of(say, view, text, { line, log });
    if (!drama || !isTold(drama, own)) return [];
    const { props, sound, chance = false, ms = USUAL_MS, side, sum } = drama;
    const told = text.tell('log', say);
    const sentence = sum ? [...told, ' ', sum] : told;
    const aloft = props.some(isThrown) ? ALOFT_MS : 0;
    return [{ id: `${line.n}.${i}`, seat: line.seat, own, say, sentence, props, sound, chance, aloft, ms, side }];
  });
}
