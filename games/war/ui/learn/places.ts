/** Where hints point: from words of the script to selectors of what stands on the table. */
import { CARDS, CHARACTERS, FACES, NATIONS } from '../data/facts.ts';
import { PLACES } from '../map/atlas.ts';
import en from '../text/en.json' with { type: 'json' };
import uk from '../text/uk.json' with { type: 'json' };

const at = (list: readonly { id: string }[], id: string): number => {
  const found = list.findIndex((one) => one.id === id);
  if (found < 0) throw new Error(`the table has no "${id}"`);
  return found;
};
const nation = (id: string): number => at(NATIONS, id);
const region = (id: string): number => at(PLACES, id);
const card = (id: string): number => at(CARDS, id);
const character = (id: string): number => at(CHARACTERS, id);
const die = (id: string): number => FACES.indexOf(id as (typeof FACES)[number]);

const KINDS = ['regular', 'elite', 'leader'];
function figure(id: string): number {
  const of = id === 'nazgul' ? 'sauron' : id.slice(0, id.lastIndexOf('-'));
  const kind = id === 'nazgul' ? 'leader' : id.slice(id.lastIndexOf('-') + 1);
  return nation(of) * KINDS.length + KINDS.indexOf(kind);
}

/** A part of the table by its name, whatever the language. */
const called = (name: (words: typeof en) => string): string =>
  [en, uk].map((words) => `[aria-label="${name(words)}"]`).join(', ');

/** What follows the last number of a text. */
const last = (text: string): string => text.slice(text.lastIndexOf('}') + 1);

const LIT = ':is([data-state="legal"], [data-state="selected"], [data-lit], [data-chosen])';

/** Of a part of a side: the side. */
const PARTS: Readonly<Record<string, string>> = {
  gondor: 'free-peoples',
  rohan: 'free-peoples',
  'witch-king': 'shadow',
  saruman: 'shadow',
};

/** The sides as the table calls them. */
export const SIDE_NAMES: Readonly<Record<string, { en: string; uk: string }>> = {
  'free-peoples': { en: 'Free Peoples', uk: 'Вільні Народи' },
  shadow: { en: 'Shadow', uk: 'Тінь' },
};

/** Things a hint may point at. */
const THINGS: Readonly<Record<string, (id: string) => string>> = {
  map: () => called(({ map }) => map.label),
  points: () =>
    [en, uk].map(({ table }) => `span:has(> [role="img"][aria-label$="${last(table.pointsOf)}"])`).join(', '),
  hunt: () => called(({ table }) => table.huntBox),
  fellowship: () => called(({ table }) => table.fellowship),
  /** On a phone hand and nations lie behind tabs. */
  politics: () => `${called(({ table }) => table.politics)}, [role="tab"]:nth-child(3)`,
  hand: () => `${called(({ table }) => table.yourHand)}, [role="tab"]:nth-child(2)`,
  order: () => called(({ team }) => team.order),
  battle: () => called(({ stage }) => stage.battle),
  dice: () => 'div:has(> [data-thing^="die "])',
  tray: (side) =>
    Object.values(SIDE_NAMES[PARTS[side] ?? side])
      .map((name) => `section[aria-label="${name}"]`)
      .join(', '),
  /** Nothing at all. */
  none: () => ':not(*)',
  piece: (id) => `[data-piece$="-${region(id)}"]`,
  region: (id) => `[data-region="${region(id)}"]`,
  nation: (id) => `[data-thing="nation ${nation(id)}"]`,
  card: (id) => `[data-thing="card ${card(id)}"]`,
  die: (id) => `[data-thing="die ${die(id)}"]${LIT}`,
};

/** `region rivendell` as a selector. */
export function placeOf(words: string): string {
  const [what, id = ''] = words.split(' ');
  return THINGS[what](id);
}

type Kind = 'die' | 'region' | 'card' | 'nation' | 'character' | 'figure' | 'count';
const IDS: Readonly<Record<Kind, (id: string) => number>> = {
  die,
  region,
  card,
  nation,
  character,
  figure,
  count: Number,
};

/** What the words of a verb name, and whether a die pays for it. */
const VERBS: Readonly<Record<string, readonly Kind[]>> = {
  march: ['die', 'die'],
  attack: ['die', 'die'],
  travel: ['die', 'die'],
  hide: ['die', 'die'],
  separate: ['die', 'die'],
  fly: ['die', 'die'],
  muster: ['die', 'die'],
  ring: ['die', 'die'],
  play: ['card', 'die', 'die'],
  advance: ['nation', 'die', 'die'],
  enter: ['character', 'die', 'die'],
  army: ['region'],
  target: ['region'],
  to: ['region'],
  step: ['region'],
  nazgul: ['region'],
  recruit: ['figure', 'region'],
  leave: ['figure'],
  lose: ['figure'],
  companion: ['character'],
  guide: ['character'],
  card: ['card'],
  allocate: ['count'],
  reroll: ['count'],
};

/** Only once a die is chosen. */
const WITH_DIE = 'body:has([data-thing^="die "][data-state="selected"])';
const WITH_RING = 'body:has([data-thing^="ring "][data-state="selected"])';

/** From the die to the button: everything pressed on the way to a decision; the last that is in sight is next. */
export function pointsOf(decision: string): string[] {
  const [, verb, ...names] = decision.split(' ');
  const kinds = VERBS[verb] ?? [];
  const ids = names.map((name, i) => IDS[kinds[i]](name));
  const out: string[] = [];
  const pays = kinds.indexOf('die');
  if (verb === 'ring') out.push(`[data-thing^="ring "]${LIT}`, `${WITH_RING} ${THINGS.die(names[pays])}`);
  else if (pays >= 0) out.push(THINGS.die(names[pays]));
  if (verb === 'play') out.push('[data-act="hand"]');
  kinds.forEach((kind, i) => {
    if (kind === 'region') out.push(`[data-region="${ids[i]}"][data-state="legal"]`);
    else if (kind !== 'die' && kind !== 'count')
      out.push(`${pays >= 0 ? `${WITH_DIE} ` : ''}[data-thing="${kind} ${ids[i]}"]${LIT}`);
  });
  out.push(`[data-act="${[verb, ...ids].join(' ')}"]`);
  return out;
}

/** What stays in sight around the thing to press: the dice, or the other things it is chosen from; on the map nothing. */
export function clearOf(decision: string): string | undefined {
  const [side, verb] = decision.split(' ');
  const kinds = VERBS[verb] ?? [];
  if (kinds.includes('die')) return THINGS.tray(side);
  if (kinds.includes('region')) return undefined;
  return pointsOf(decision)
    .map((point) => `div:has(> ${point})`)
    .join(', ');
}
