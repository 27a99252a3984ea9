/**
 * Numbers that name things. Each sort is a number of its own: a Nation given where a region is wanted does not compile. A plain
 * number (a loop, a sum) fits any of them. A region is also the place outside its walls.
 */
declare const sort: unique symbol;
type Id<K extends string> = number & { readonly [sort]?: K };

export type Side = Id<'side'>;
/** A seat at the table: with three and four players no side. */
export type SeatNo = Id<'seat'>;
export type Region = Id<'region'>;
/** A region, the inside of a Stronghold, or the force in hand. */
export type Place = Id<'region' | 'place'>;
export type Nation = Id<'nation'>;
/** A sort of figures: Nation and kind. */
export type Figure = Id<'figure'>;
export type CharacterNo = Id<'character'>;
export type CardNo = Id<'card'>;
export type TileNo = Id<'tile'>;
export type Deck = Id<'deck'>;
/** A die as it lies there: its sort and the face it shows. */
export type Die = Id<'die'>;

/** The sort of number that a kind of target has. */
export interface Kinds {
  readonly region: Region;
  readonly place: Place;
  readonly nation: Nation;
  readonly figure: Figure;
  readonly character: CharacterNo;
  readonly card: CardNo;
  readonly tile: TileNo;
  readonly deck: Deck;
  readonly die: Die;
  readonly count: number;
}
export type TargetKind = keyof Kinds;
