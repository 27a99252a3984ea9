/** The guided first three rounds: a fixed deal, every decision, and where each hint points. */
import { type LessonCover, loading } from '@pony/ui/lesson';
import things from './things.json' with { type: 'json' };

/** Numbers of the cards and titles of the script, as its deck and its scenario deal them. */
export const THINGS: Readonly<Record<string, number>> = things;

/** Titles of the hand are named without owner and copy. */
const isTitle = (name: string): boolean => !/[:.]/.test(name);
const thing = (name: string): string => `[data-look="${isTitle(name) ? 'title' : 'card'} ${THINGS[name]}"]`;

const PLACES: Readonly<Record<string, (name: string) => string>> = {
  card: thing,
  title: thing,
  acts: () => '[data-acts]',
  band: () => '[data-part="band"]',
  dials: () => '[data-part="dials"]',
  quest: () => '[data-part="quest"]',
  staging: () => '[data-part="staging"]',
};

/** `card p1:aragorn` as a selector. */
export function placeOf(words: string): string {
  const [what, name = ''] = words.split(' ');
  return PLACES[what](name);
}

/** The card a decision names; what names none is a button. */
export function pointsOf(decision: string): readonly string[] {
  const name = decision.split(' ')[2];
  return name === undefined || THINGS[name] === undefined ? ['[data-acts]'] : [thing(name), '[role="menu"]'];
}

/** The one lesson. */
export const lessons: readonly LessonCover[] = [
  {
    id: 'first',
    load: loading({ placeOf, pointsOf }, () => [
      import('./lesson.json', { with: { type: 'json' } }),
      import('../../text/learn.en.json', { with: { type: 'json' } }),
      import('../../text/learn.uk.json', { with: { type: 'json' } }),
    ]),
  },
];
