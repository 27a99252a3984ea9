/** What a seat sees of the Sovereigns and Chieftains. Pure. */
import type { WarView } from '../../src/view.ts';
import { CHARACTERS } from '../../ui/data/facts.ts';
import { PLACES } from '../../ui/map/atlas.ts';
import type { KingsView, SovereignView } from '../src/secrets.ts';
import packed from './data/facts.json' with { type: 'json' };

const IDS = packed.characterIds.split(' ');
/** Sovereigns in the order of the rules; each is two Characters, grey and Awakened; then come the Chieftains. */
export const SOVEREIGNS = IDS.slice(0, 5);
const FIRST = CHARACTERS.length;
export const greyOf = (k: number): number => FIRST + k;
export const awakenedOf = (k: number): number => FIRST + SOVEREIGNS.length + k;
export const isChieftain = (character: number): boolean => character >= FIRST + 2 * SOVEREIGNS.length;
export const CHIEFTAINS: readonly number[] = IDS.flatMap((_, i) => (isChieftain(FIRST + i) ? [FIRST + i] : []));
/** The Sovereign a Character is a form of, -1 for none. */
export const sovereignOf = (character: number): number =>
  character < FIRST || isChieftain(character) ? -1 : (character - FIRST) % SOVEREIGNS.length;

const region = (id: string): number => PLACES.findIndex((place) => place.id === id);
/** Where each is at home: there he awakens, and there he stands once Corrupted. */
export const HOMES: readonly number[] = ['dale', 'erebor', 'minas-tirith', 'edoras', 'woodland-realm'].map(region);
export const nationOf = (k: number): number => PLACES[HOMES[k]].nation;

export interface Shown extends SovereignView {
  readonly k: number;
}
/** All five; a region is -1 for one out of the game. */
export function sovereignsIn(view: WarView): Shown[] {
  const { kings } = view as WarView & KingsView;
  return kings.sovereigns.map((one, k) => ({ ...one, k, region: regionOf(view, one) }));
}
function regionOf(view: WarView, { state, character, region: place }: SovereignView): number {
  if (state === 'out') return -1;
  if (place < PLACES.length) return place;
  return view.places.find((one) => one.characters.includes(character))?.region ?? -1;
}
export const kingsIn = (view: WarView): KingsView['kings'] => (view as WarView & KingsView).kings;
export const countIn = (view: WarView, state: SovereignView['state']): number =>
  sovereignsIn(view).filter((one) => one.state === state).length;
