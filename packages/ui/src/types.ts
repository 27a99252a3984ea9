import type { Part } from '@pony/text';

export type { Part, Reference } from '@pony/text';

/** Sides are named for all games: Fellowship and Free Peoples are light, Sauron and Shadow are dark. */
export type Side = 'light' | 'dark' | 'neutral';

/** Outlines that tell things apart without colour. */
export type Shape = 'diamond' | 'square' | 'shield' | 'circle' | 'pennant' | 'hexagon' | 'heart';

/** How a thing stands towards the decision that is asked for. */
export type State = 'rest' | 'legal' | 'selected' | 'not-now' | 'refused';

/** Names an icon: `gi:` of game-icons, `pp:` of our own drawings. */
export type IconName = `gi:${string}` | `pp:${string}`;

/** Colour family of a card or a picture: a band (white ink on it) and a wash, `--k-<tone>` and `--w-<tone>`. */
export type Tone = 'skill' | 'treasure' | 'quest' | 'alliance' | 'war' | 'manoeuvre' | (string & {});

/** A sentence: words and things that may be pointed at. */
export type Sentence = string | readonly Part[];
