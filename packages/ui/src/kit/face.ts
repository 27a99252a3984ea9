/** What a card of a card game shows, as data: every shape in which it can be drawn reads this. */
import type { IconName, Side, State } from '../types.ts';

/** A number of a card. */
export interface CardStat {
  readonly icon: IconName;
  /** What is counted, read aloud. */
  readonly label: string;
  readonly value: number | string;
  /** Against what is printed. */
  readonly change?: 'up' | 'down';
  /** Counts in what is going on now. */
  readonly counts?: boolean;
  /** On ink: threat. */
  readonly dark?: boolean;
  /** The first to go where there is no room. */
  readonly minor?: boolean;
}

/** Counters that lie on a card. */
export interface CardToken {
  readonly icon: IconName;
  readonly label: string;
  readonly count: number | string;
  readonly tone?: 'gain' | 'harm' | 'way';
}

/** A keyword worth a sign of its own: Ranged, Sentinel. */
export interface CardBadge {
  readonly icon: IconName;
  readonly label: string;
}

/** A card that lies under another: an attachment, an item, a captive. */
export interface Attached {
  readonly id: string;
  readonly name: string;
  readonly color?: string;
  readonly icon?: IconName;
  readonly exhausted?: boolean;
  readonly state?: State;
  readonly onPress?: (from: Element) => void;
}

export interface PlayFace {
  readonly name: string;
  /** Band and edge: sphere, faction, kind of card. White letters stand on it. */
  readonly color: string;
  /** Emblem of its people or kind; colour is never alone. */
  readonly emblem?: { readonly icon: IconName; readonly label: string };
  readonly cost?: number | string;
  /** Kind and traits, in a few words. */
  readonly typeLine?: string;
  readonly stats?: readonly CardStat[];
  readonly tokens?: readonly CardToken[];
  readonly badges?: readonly CardBadge[];
  readonly attachments?: readonly Attached[];
  /** At the right end of the foot: letter of the sphere, allowed paths. */
  readonly foot?: { readonly text: string; readonly label: string };
  /** Whose it is, where seats lie mixed: the mark of a seat. */
  readonly owner?: { readonly mark: string; readonly seat: number; readonly side?: Side; readonly label: string };
  readonly exhausted?: boolean;
  /** Taking part in what goes on now: committed, attacking. */
  readonly committed?: { readonly icon: IconName; readonly label: string };
  /** Cards that lie face down on it, or were turned up: shadow cards. */
  readonly under?: { readonly icon: IconName; readonly label: string };
  /** A hero, a location: a thicker edge. */
  readonly strong?: boolean;
  /** Not yet there: lies where it would go. */
  readonly ghost?: boolean;
  readonly fresh?: string;
  readonly picture?: { readonly seed: string; readonly motif?: IconName };
}

/** Everything a card says, in words. */
export function faceWords(face: PlayFace, words: { exhausted: string; price?: string }): string {
  const { name, cost, typeLine, stats = [], tokens = [], badges = [], attachments = [] } = face;
  return [
    cost === undefined ? name : `${name}, ${cost}`,
    typeLine,
    face.owner?.label,
    ...stats.map(({ label, value }) => `${label} ${value}`),
    ...tokens.map(({ label, count }) => `${label} ${count}`),
    ...badges.map(({ label }) => label),
    face.foot?.label,
    face.exhausted ? words.exhausted : undefined,
    face.committed?.label,
    face.under?.label,
    ...attachments.map((one) => one.name),
    words.price,
  ]
    .filter(Boolean)
    .join('. ');
}
