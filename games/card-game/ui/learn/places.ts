/** Where hints point: from words of the script to selectors of what stands on the table. */
import en from '../../text/en.json' with { type: 'json' };
import uk from '../../text/uk.json' with { type: 'json' };
import { CARDS, LOCATIONS } from '../facts.ts';

const SEATS = ['frodo', 'witch-king', 'aragorn', 'saruman'];

/** `mordor-orcs.5` is the fifth of the equal cards. */
function card(name: string): number {
  const [title, copy = '1'] = name.split('.');
  const first = CARDS.findIndex((one) => one.id === title);
  if (first < 0) throw new Error(`the table has no card "${name}"`);
  return first + Number(copy) - 1;
}
function location(name: string): number {
  const found = LOCATIONS.findIndex((one) => one.id === name);
  if (found < 0) throw new Error(`the table has no location "${name}"`);
  return found;
}

/** A part of the table by its name, whatever the language. */
const called = (name: (words: typeof en) => string): string =>
  [en, uk].map((words) => `[aria-label="${name(words)}"]`).join(', ');

const LIT = ':is([data-state="legal"], [data-state="selected"])';
const thing = (kind: string, id: number): string => `[data-thing="${kind} ${id}"]`;
/** Only once a card is taken up. */
const holding = (id: number): string => `body:has(${thing('card', id)}[data-state="selected"])`;

const THINGS: Readonly<Record<string, (id: string) => string>> = {
  score: () => `${called(({ word }) => word.points)}, [data-score]`,
  hand: () => called(({ zone }) => zone.hand),
  lanes: () => `${called(({ zone }) => zone.active)}, #card-game-lane`,
  location: (id) => thing('location', location(id)),
  card: (id) => thing('card', card(id)),
  seat: (id) => [en, uk].map((words) => `section[aria-label="${words.seat[id as 'frodo']}"]`).join(', '),
  /** Nothing at all. */
  none: () => ':not(*)',
};

/** `location bag-end` as a selector. */
export function placeOf(words: string): string {
  const [what, id = ''] = words.split(' ');
  return THINGS[what](id);
}

const ON_CARD = new Set(['cycle', 'eliminate', 'forsake', 'take']);
const HELD = new Set(['use', 'event']);
const ON_LOCATION = new Set(['bring', 'go', 'fight', 'mark']);

/** From the card to the place: everything pressed on the way to a decision; the last that is in sight is next. */
export function pointsOf(decision: string): string[] {
  const [seat, verb, a = '', b = ''] = decision.split(' ');
  if (ON_CARD.has(verb)) return [`${thing('card', card(a))}${LIT}`];
  if (HELD.has(verb)) return [`${thing('card', card(a))}${LIT}`, `[data-act="${verb}"]`];
  if (ON_LOCATION.has(verb)) return [`${thing('location', location(a))}${LIT}`];
  if (verb === 'forsake-top') return [thing('deck', SEATS.indexOf(seat))];
  if (verb === 'give')
    return [`${thing('card', card(a))}${LIT}`, `${holding(card(a))} ${thing('card', card(b))}[data-state="legal"]`];
  if (verb === 'play') {
    const to = b === 'reserve' ? thing('reserve', SEATS.indexOf(seat)) : thing('location', location(b));
    return [`${thing('card', card(a))}${LIT}`, `${holding(card(a))} ${to}`];
  }
  return [`[data-act="${verb}"]`];
}

/** What stays in sight around the thing to press: the hand it is chosen from. */
export function clearOf(decision: string): string | undefined {
  const verb = decision.split(' ')[1];
  return verb === 'cycle' ? THINGS.hand('') : undefined;
}
