/** What is different with Kings of Middle-earth: a guided turn and a half of the Free Peoples. */
import { type LessonCover, loading } from '@pony/ui/lesson';
import { FACES } from '../../../ui/data/facts.ts';
import * as base from '../../../ui/learn/places.ts';
import { greyOf, SOVEREIGNS } from '../model.ts';
import en from '../text/en.json' with { type: 'json' };
import uk from '../text/uk.json' with { type: 'json' };

const LIT = ':is([data-state="legal"], [data-state="selected"], [data-lit], [data-chosen])';
const AWAKENED = '-awakened';

function character(id: string): number {
  const grey = SOVEREIGNS.indexOf(id.replace(AWAKENED, ''));
  return greyOf(grey) + (id.endsWith(AWAKENED) ? SOVEREIGNS.length : 0);
}
function die(id: string): number {
  const face = FACES.indexOf(id.replace('ruler-', '') as (typeof FACES)[number]);
  return id.startsWith('ruler-') ? FACES.length + face : face;
}
const dieAt = (id: string): string => `[data-thing="die ${die(id)}"]${LIT}`;

/** On a phone the Sovereigns lie behind their counter. */
const placeOf = (words: string): string =>
  words === 'sovereigns'
    ? [en, uk]
        .map(({ kings }) => `[aria-label="${kings.title}"]`)
        .concat('[data-act="sovereigns"]')
        .join(', ')
    : base.placeOf(words);

/** Verbs of Kings name a Sovereign and a die, or a die alone. */
function pointsOf(decision: string): string[] {
  const [, verb, ...names] = decision.split(' ');
  if (verb === 'drop') return [dieAt(names[0])];
  if (verb !== 'awaken' && verb !== 'token') return base.pointsOf(decision);
  const ids = [character(names[0]), ...names.slice(1).map(die)];
  return [dieAt(names[1]), `[data-act="${[verb, ...ids].join(' ')}"]`];
}
const isOwn = (decision: string): boolean => /^\S+ (awaken|token|drop) /.test(decision);

const READING = {
  placeOf,
  pointsOf,
  clearOf: (decision: string) => (isOwn(decision) ? base.placeOf('tray free-peoples') : base.clearOf(decision)),
};

export const lessons: readonly LessonCover[] = [
  {
    id: 'kings',
    load: loading(READING, () => [
      import('./kings.json', { with: { type: 'json' } }),
      import('./kings.en.json', { with: { type: 'json' } }),
      import('./kings.uk.json', { with: { type: 'json' } }),
    ]),
  },
];
