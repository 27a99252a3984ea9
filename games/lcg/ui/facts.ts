/** What is printed on cards, by the ids that views use. No rules. */
import { PRINTED } from '../src/sets/printed.ts';

/** A card as it is printed, as far as a table shows it. */
export interface Printed {
  readonly id: string;
  readonly type: string;
  /** Of a card of the campaign pool. */
  readonly kind?: string;
  readonly sphere?: string;
  readonly cost?: number | string;
  readonly threat?: number;
  readonly willpower?: number;
  readonly attack?: number;
  readonly defense?: number;
  readonly hitPoints?: number;
  readonly engagement?: number;
  readonly questPoints?: number;
  readonly stage?: number;
  readonly victory?: number;
  readonly traits?: readonly string[];
  readonly keywords?: readonly string[];
}

/** Heroes and player cards: what decks are made of. */
export const CARDS: readonly Printed[] = PRINTED.flatMap(({ heroes, playerCards }) => [
  ...heroes.map((row) => ({ ...row, type: 'hero' })),
  ...playerCards,
]);

const ROWS: readonly Printed[] = [
  ...CARDS,
  ...PRINTED.flatMap(({ encounterCards, quests, campaignCards, boons }) => [
    ...encounterCards,
    ...quests.map((row) => ({ ...row, type: 'quest' })),
    ...campaignCards.map((row) => ({ ...row, type: 'campaign' })),
    ...boons,
  ]),
];
const BY_ID: ReadonlyMap<string, Printed> = new Map(ROWS.map((row) => [row.id, row]));
const UNKNOWN: Printed = { id: '', type: 'event' };

/** Of a card that no set prints, one that lies face down, only its type is known: the view says it. */
export const printed = (id: string, type?: string): Printed => BY_ID.get(id) ?? (type ? { id, type } : UNKNOWN);

export const PHASES = ['setup', 'resource', 'planning', 'quest', 'travel', 'encounter', 'combat', 'refresh'] as const;
/** Action windows by the step they follow, as the view names them; planning (2.2) is no window to pass over. */
export const STEPS: readonly string[] = [
  '1.3',
  '3.1',
  '3.2',
  '3.3',
  '3.4',
  '4.2',
  '5.2',
  '5.3',
  '6.2',
  '6.4b',
  '6.4.1',
  '6.4.2',
  '6.4.3',
  '6.8.1',
  '6.8.2',
  '6.8.3',
  '7.4',
];
export const SCENARIOS: readonly string[] = PRINTED.flatMap(({ scenarios }) => scenarios.map(({ id }) => id));
export const NUMERALS = ['I', 'II', 'III', 'IV'] as const;

/** Colours of spheres and kinds; a letter or an icon always stands beside. */
export const COLOR: Readonly<Record<string, string>> = {
  leadership: '#5d3a70',
  tactics: '#8f2b20',
  spirit: '#23567d',
  lore: '#35602d',
  neutral: '#5b554d',
  enemy: '#6e2318',
  location: '#3c5a2a',
  treachery: '#4a3158',
  objective: '#7a5a12',
  quest: '#3d3a36',
  campaign: '#3d3a36',
  captive: '#4b4640',
};
export const colorOf = ({ type, sphere }: Printed): string => COLOR[sphere ?? type] ?? COLOR[type] ?? COLOR.neutral;
