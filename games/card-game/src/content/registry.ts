/** Where rules look texts up. Cards and locations are entered by content/index.ts. */
import { CARD_COUNT, CARDS, LOCATIONS, TITLE, TITLES } from '../data.ts';
import { type Ability, ACTION, type Content, ON_ACTIVATION, ON_EVENT, ON_PLAY, ON_REACH } from './types.ts';

const NOTHING: readonly Ability[] = [];
const EMPTY: Content = { id: '' };

/** By card, then by location. */
const CONTENT: Content[] = Array.from({ length: CARD_COUNT + LOCATIONS.length }, () => EMPTY);
const ABILITIES: (readonly Ability[])[] = CONTENT.map(() => NOTHING);
/** By card: number of its action, of its event text; -1 for none. */
export const ACTION_OF: number[] = CARDS.map(() => -1);
export const EVENT_OF: number[] = CARDS.map(() => -1);
/** By card: 1 when something happens on playing or reaching. */
export const HAS_ARRIVAL: number[] = CARDS.map(() => 0);
/** Cards with texts that reach others. */
export const LENDERS: number[] = [];

export const srcOfLocation = (location: number): number => CARD_COUNT + location;

export function enter(list: readonly Content[]): void {
  for (const one of list) {
    const title = TITLES.indexOf(one.id);
    if (title >= 0) {
      TITLE.forEach((of, card) => {
        if (of === title) enterAt(card, one);
      });
    } else {
      const location = LOCATIONS.indexOf(one.id);
      if (location < 0) throw new Error(`no card or location is called ${one.id}`);
      enterAt(srcOfLocation(location), one);
    }
  }
}

function enterAt(src: number, one: Content): void {
  CONTENT[src] = one;
  ABILITIES[src] = one.abilities ?? NOTHING;
  if (src >= CARD_COUNT) return;
  ACTION_OF[src] = ABILITIES[src].findIndex((ability) => ability.when === ACTION);
  EVENT_OF[src] = ABILITIES[src].findIndex((ability) => ability.when === ON_EVENT);
  HAS_ARRIVAL[src] = ABILITIES[src].some((ability) => ability.when === ON_PLAY || ability.when === ON_REACH) ? 1 : 0;
  if (one.lends) LENDERS.push(src);
}

export const contentOf = (src: number): Content => CONTENT[src];
export const abilitiesOf = (src: number): readonly Ability[] => ABILITIES[src];
export const activationOf = (location: number): number =>
  ABILITIES[srcOfLocation(location)].findIndex((ability) => ability.when === ON_ACTIVATION);
/** Everything entered, each text once. */
export const entered = (): Content[] => [...new Set(CONTENT)];
