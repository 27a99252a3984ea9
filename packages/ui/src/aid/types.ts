/** What a game tells for its player aid: plain data, so that it can be read and tested without a page. */
import type { BaseView, Seat } from '@pony/engine';
import type { GameText } from '@pony/text';
import type { IconName, Shape, Side } from '../types.ts';

export type { IconName } from '../types.ts';

/** A sign as it is drawn on the table. */
export type AidSign =
  | { readonly icon: IconName; readonly ground?: string; readonly round?: boolean; readonly letter?: string }
  | { readonly mark: { readonly shape: Shape; readonly icon: IconName; readonly color: string } }
  | { readonly dice: readonly { readonly side: Side; readonly glyphs: readonly IconName[]; readonly letter: string }[] }
  | { readonly unit: { readonly side: Side; readonly count: number } }
  | { readonly coin: number | string; readonly loss?: boolean }
  | { readonly words: string; readonly side?: Side };

/** A sign, its name, what it means, and how it stands now. */
export interface AidRow {
  readonly sign: AidSign;
  readonly name?: string;
  readonly words?: string;
  readonly now?: string;
}

export interface AidSection {
  readonly id: string;
  readonly title: string;
  readonly rows: readonly AidRow[];
  /** small: many that need little room each. wide: takes the whole breadth. */
  readonly as?: 'small' | 'wide';
}

/** A tab. */
export interface AidPage {
  readonly id: string;
  readonly label: string;
  readonly sections: readonly AidSection[];
  /** Where there is room, pages of one group are one. */
  readonly group?: { readonly id: string; readonly label: string };
}

/** A way to win, and how far each side has come on it. */
export interface AidRoad {
  readonly icon: IconName;
  readonly title: string;
  readonly words: string;
  readonly meters: readonly {
    readonly side: Side;
    readonly name: string;
    readonly value: number;
    readonly goal: number;
  }[];
}

export interface Aid {
  readonly roads: readonly AidRoad[];
  readonly pages: readonly AidPage[];
}

export interface AidAt<V extends BaseView = BaseView> {
  readonly view: V;
  readonly text: Pick<GameText, 'lang' | 'say' | 'has' | 'name'>;
  readonly viewer: readonly Seat[];
}

export type AidOf<V extends BaseView = BaseView> = (at: AidAt<V>) => Aid;
