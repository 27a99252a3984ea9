/** The guided first game: a fixed deal, every decision of both sides, and where each hint points. */
import { type Lesson, type LessonCover, readScript } from '@pony/ui/lesson';
import en from '../../text/learn.en.json' with { type: 'json' };
import uk from '../../text/learn.uk.json' with { type: 'json' };
import { CARDS, RACES, REGIONS, TILES } from '../facts.ts';
import script from './lesson.json' with { type: 'json' };

const card = (id: string): number => CARDS.findIndex((one) => one.id === id);
const tile = (id: string): number => TILES.findIndex((one) => one.id === id);
const region = (id: string): number => REGIONS.indexOf(id);

/** Things a hint may point at, as the table marks them. */
const PLACES: Readonly<Record<string, (id: string) => string>> = {
  layout: () => 'section[data-chapter]',
  card: (id) => `section[data-chapter] [data-look="card ${card(id)}"]`,
  tile: (id) => `[data-look="tile ${tile(id)}"]`,
  map: () => 'section:has([data-region])',
  region: (id) => `[data-region="${region(id)}"]`,
  /** Only once it may be chosen. */
  lit: (id) => `[data-region="${region(id)}"]:has([data-state="legal"])`,
  stack: (id) => `[data-stack="${RACES.indexOf(id as (typeof RACES)[number])}"]`,
  character: (seat) => `[data-travel="character-${seat}"]`,
  purse: (seat) => `[data-purse="${seat}"]`,
  roads: (seat) => `[data-roads="${seat}"]`,
  discard: () => 'button[data-chapter]',
  acts: () => '[data-acts]',
  menu: () => '[role="menu"]',
  sheet: () => '[role="dialog"]',
};

/** `card ch1-grey-01` as a selector. */
export function placeOf(words: string): string {
  const [what, id = ''] = words.split(' ');
  return PLACES[what](id);
}

export const lesson: Lesson = readScript(script, { en, uk }, { placeOf });

/** The one lesson of Duel. */
export const lessons: readonly LessonCover[] = [{ id: 'first', load: async () => lesson }];
