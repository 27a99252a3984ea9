/** What may soon decide a game, said before it strikes. Each game names its own; the table only hangs them up. */
import type { Args, Seat } from '@pony/engine';
import type { IconName, Side } from '../types.ts';

export interface Threat {
  /** Its sentence in the texts of the game: `threat.<id>`. */
  readonly id: string;
  readonly args?: Args;
  /** The rule by which it would strike. */
  readonly rule: string;
  /** Whose threat it is. */
  readonly side: Side;
  /** Seats it would harm. */
  readonly against: readonly Seat[];
  readonly icon: IconName;
  /** Pieces lying open that would do it, as `data-look` or `data-thing` name them. */
  readonly with?: readonly string[];
}

/** The threats a reader is told: those against the own seats; all of them for whoever only looks on. */
export function threatsTo(all: readonly Threat[], viewer: readonly Seat[], asked: Seat | null): readonly Threat[] {
  if (viewer.length === 0) return all;
  const mine = asked !== null && viewer.includes(asked) ? [asked] : viewer;
  return all.filter(({ against }) => against.some((seat) => mine.includes(seat)));
}
