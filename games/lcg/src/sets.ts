/**
 * The sets of the game, in the order in which they are entered: another set is one more line here, and one in sets/printed.ts for
 * what is printed on its cards. A set is rows (facts) and texts
 * (behaviour); this file joins the two into titles with their faces. What a type brings along is added here: how an ally, an
 * attachment or a hero comes into play.
 */
import type { Ability, Form, Title } from '@pony/cards';
import { MARK, type MarkWord, STAT, STATS, type StatWord, TYPE, type TypeWord } from './lists.ts';
import type { HandsOn, Resolution } from './sets/core/cards/campaign/resolutions.ts';
import { resolutions as coreResolutions, handsOn } from './sets/core/cards/campaign/resolutions.ts';
import { CORE_TEXTS } from './sets/core/cards/index.ts';
import { charges, goals } from './sets/core/goals.ts';
import { readsOrder } from './sets/core/order.ts';
import { CORE } from './sets/core/rows.ts';
import type { Host, SetRows } from './sets/rows.ts';
import type { Lcg } from './state.ts';
import { playAlly, playAttachment } from './words/entering.ts';
import type { CardText, Face } from './words/text.ts';

export interface CardSet {
  readonly rows: SetRows;
  readonly texts: readonly CardText[];
  /** By stage: the enemy whose defeat finishes it, for bots. */
  readonly goals: Readonly<Record<string, string>>;
  /** By campaign card: whoever must not leave play, for bots. */
  readonly charges: Readonly<Record<string, string>>;
  /** By campaign card: what a won game brings to the log. */
  readonly resolutions: Readonly<Record<string, Resolution>>;
  /** What a finished campaign of the set hands on to the next. */
  readonly handsOn: HandsOn;
  /** Types whose order in a player's discard pile some card of the set reads (LC-2.18). */
  readonly readsOrder: readonly TypeWord[];
}

export const SETS: readonly CardSet[] = [
  { rows: CORE, texts: CORE_TEXTS, resolutions: coreResolutions, handsOn, goals, charges, readsOrder },
];

/** What a row prints, whatever sort of card it is. */
interface Printed {
  readonly id: string;
  readonly type: TypeWord;
  readonly sphere?: string;
  readonly unique?: boolean;
  readonly cost?: number | 'x';
  readonly threat?: number;
  readonly willpower?: number;
  readonly attack?: number;
  readonly defense?: number;
  readonly hitPoints?: number;
  readonly engagement?: number;
  readonly questPoints?: number;
  readonly victory?: number;
  readonly traits?: readonly string[];
  /** A keyword with a number reads `doomed 1`. */
  readonly keywords?: readonly string[];
  readonly shadow?: boolean;
  readonly attach?: Host;
  readonly kind?: 'boon' | 'burden';
}

const NUMBERED = new Set<string>(['doomed', 'surge', 'victory']);

const markOf = (word: string): number => {
  if (!(word in MARK)) throw new Error(`no mark is called ${word}`);
  return MARK[word as MarkWord];
};

function statsOf(row: Printed): number[] {
  const stats = STATS.map(() => -1);
  for (const word of STATS) {
    const value = row[word as keyof Printed];
    if (typeof value === 'number') stats[STAT[word]] = value;
  }
  for (const word of row.keywords ?? []) {
    const [name, n] = word.split(' ');
    if (NUMBERED.has(name)) stats[STAT[name as StatWord]] = n === undefined ? 1 : Number(n);
  }
  if (row.type === 'hero') stats[STAT.income] = 1;
  if (row.type === 'quest') stats[STAT.raise] = 1;
  return stats;
}

function marksOf(row: Printed): number[] {
  const marks = [...(row.traits ?? []), ...(row.keywords ?? []).map((word) => word.split(' ')[0])]
    .filter((word) => !NUMBERED.has(word))
    .map(markOf);
  if (row.sphere && row.sphere !== 'neutral') marks.push(markOf(row.sphere));
  if (row.unique || row.type === 'hero') marks.push(MARK.unique);
  if (row.shadow) marks.push(MARK['shadow-effect']);
  if (row.kind) marks.push(markOf(row.kind));
  return marks;
}

/** What a type brings along, before the texts of the card. */
function typeTexts(row: Printed): readonly Ability<Lcg>[] {
  if (row.type === 'ally') return [playAlly];
  if (row.type === 'attachment' && row.attach) return [playAttachment(row.attach)];
  return [];
}

function formOf(id: string, row: Printed, texts: readonly CardText[]): Form<Lcg> {
  const own = texts.filter((text) => text.id === id && !text.face).flatMap((text) => text.abilities);
  return { id, type: TYPE[row.type], stats: statsOf(row), marks: marksOf(row), abilities: [...typeTexts(row), ...own] };
}

function faceForm(id: string, face: Face, abilities: readonly Ability<Lcg>[]): Form<Lcg> {
  const stats = STATS.map((word) => face.stats?.[word] ?? -1);
  return { id, type: TYPE[face.type], stats, marks: (face.marks ?? []).map((word) => MARK[word]), abilities };
}

/** Cards with two sides: a quest card begins on side A, which has neither points nor the texts of side B. */
function sidesOf(row: Printed, texts: readonly CardText[]): Form<Lcg>[] {
  const { questPoints: _, ...blank } = row;
  return [formOf(`${row.id}.a`, blank, texts), formOf(`${row.id}.b`, row, texts)];
}

/** LC-29.8, LC-29.69: a card turned face down in play is nothing but itself. */
const faceDown: Title<Lcg> = {
  id: 'face-down',
  forms: [faceForm('captive', { type: 'captive', marks: ['unique'] }, [])],
};

function titlesOf({ rows, texts }: CardSet): Title<Lcg>[] {
  const further = (id: string): Form<Lcg>[] =>
    texts
      .filter((text) => text.face && text.id.startsWith(`${id}.`))
      .map((text) => faceForm(text.id, text.face as Face, text.abilities));
  const one = (row: Printed): Title<Lcg> => ({
    id: row.id,
    forms: [formOf(row.id, row, texts), ...further(row.id)],
  });
  const two = (row: Printed): Title<Lcg> => ({ id: row.id, forms: [...sidesOf(row, texts), ...further(row.id)] });
  return [
    ...rows.heroes.map((row) => one({ ...row, type: 'hero' as const })),
    ...rows.playerCards.map((row) => one(row)),
    ...rows.encounterCards.map((row) => one(row)),
    ...rows.quests.map((row) => two({ ...row, type: 'quest' as const })),
    ...rows.campaignCards.map((row) => two({ ...row, type: 'campaign' as const })),
    ...rows.boons.map((row) => one(row)),
    // Faces without a row: cards that lie face down and count as something (LC-29.11)
    ...texts.flatMap(({ id, face, abilities }) =>
      face && !id.includes('.') ? [{ id, forms: [faceForm(id, face, abilities)] }] : [],
    ),
  ];
}

export const TITLES: readonly Title<Lcg>[] = [faceDown, ...SETS.flatMap(titlesOf)];
export const RESOLUTIONS: Readonly<Record<string, Resolution>> = Object.assign(
  {},
  ...SETS.map((set) => set.resolutions),
);
const ORDERED = new Set(SETS.flatMap((set) => set.readsOrder.map((word): number => TYPE[word])));
/** LC-2.18: some card of these sets reads in which order cards of this type lie in a discard pile. */
export const ordered = (type: number): boolean => ORDERED.has(type);
export const handedOn: HandsOn = (pool, players) => SETS.flatMap((set) => set.handsOn(pool, players));
export const GOALS: Readonly<Record<string, string>> = Object.assign({}, ...SETS.map((set) => set.goals));
export const CHARGES: Readonly<Record<string, string>> = Object.assign({}, ...SETS.map((set) => set.charges));
export const SCENARIOS = SETS.flatMap(({ rows }) => rows.scenarios);
export const SCENARIO_WORDS: readonly string[] = SCENARIOS.map(({ id }) => id);

/** Ids of all cards with a number in the collection. */
export const CARDS: readonly string[] = SETS.flatMap(({ rows }) =>
  [rows.heroes, rows.playerCards, rows.encounterCards, rows.quests, rows.campaignCards, rows.boons].flatMap((list) =>
    list.map(({ id }) => id),
  ),
);

/** Texts that name a face nobody has. */
export function strayTexts(): string[] {
  const known = new Set(TITLES.flatMap((title) => title.forms.map((form) => form.id)));
  return SETS.flatMap(({ texts }) => texts.map((text) => text.id)).filter((id) => !known.has(id));
}
