/** What one seat, or a spectator, sees of the table. Built up from nothing (LC-2.16, LC-2.20, LC-2.34). */
import type { BaseView, Counter, Seat, Zone } from '@pony/engine';
import { cards } from './kernel.ts';
import { BIT, STAT, type StatWord, TOKEN, TYPES, type TypeWord, ZONE, ZONES } from './lists.ts';
import { type Score, scoreOf } from './rules/victory.ts';
import {
  activeLocation,
  cardsIn,
  committedWillpower,
  type Lcg,
  progressOn,
  stageOf,
  stagingThreat,
  stat,
  tokensOn,
} from './state.ts';
import { type AttackNow, attackNow, type QuestNow, questNow, type WindowNow, windowNow } from './under-way.ts';

const SHOWN = [
  'cost',
  'threat',
  'willpower',
  'attack',
  'defense',
  'hitPoints',
  'engagement',
  'questPoints',
] as const satisfies readonly StatWord[];
export type ShownStat = (typeof SHOWN)[number];

/** A card in play, or turned up and not yet placed. Values are those of now; where a printed one differs it stands beside. */
export interface CardView {
  card: number;
  /** The face that counts now: its title, and after a dot a further face (`flies-and-spiders.b`, `captive`). */
  face: string;
  form: number;
  /** What the face is: that of a card turned face down is printed nowhere (LC-29.11). */
  type: TypeWord;
  ctl: Seat;
  /** What carries it; -2 - seat for a deck; -1 for nothing. */
  host: number;
  exhausted: boolean;
  committed: boolean;
  resources: number;
  damage: number;
  progress: number;
  /** Those the face has or gets. */
  stats: Partial<Record<ShownStat, number>>;
  /** Where the value differs: source card and difference, in turn. */
  parts: Partial<Record<ShownStat, number[]>>;
  /** Shadow cards that lie at it face down. */
  shadows: number;
}

export interface LcgView extends BaseView {
  round: number;
  phase: number;
  first: Seat;
  active: Seat;
  threat: number[];
  out: boolean[];
  scenario: number;
  easy: boolean;
  campaign: number;
  cards: CardView[];
  /** Title of every card by its number, as the decks list them, and the ids of titles. */
  titles: number[];
  titleIds: string[];
  /** Threat of the staging area against the willpower committed (LC-8.20). */
  staging: QuestNow;
  attack: AttackNow | null;
  window: WindowNow | null;
  /** Cards of the viewer's hand, or of all hands that are open to it. */
  hands: (number[] | number)[];
  /** Faces the viewer knows where they lie hidden. */
  known: number[];
  /** The score sheet; null before the end of a won game (LC-28.1). */
  score: Score | null;
  /** The campaign log for the next game, as text; null before the end of a won game of a campaign (LC-26.4). */
  log: string | null;
}

const TITLE_IDS = cards.titles.map((title) => title.id);

function cardView(s: Lcg, card: number): CardView {
  const stats: CardView['stats'] = {};
  const parts: CardView['parts'] = {};
  for (const word of SHOWN) {
    const which = STAT[word];
    const printed = cards.forms[s.form[card]].stats[which];
    const now = stat(s, card, which);
    if (printed < 0 && now === 0) continue;
    stats[word] = now;
    if (printed !== now) parts[word] = cards.parts(s, card, which);
  }
  return {
    card,
    face: cards.forms[s.form[card]].id,
    form: s.form[card],
    type: TYPES[cards.forms[s.form[card]].type],
    ctl: s.ctl[card],
    host: s.host[card],
    exhausted: (s.bits[card] & BIT.exhausted) !== 0,
    committed: (s.bits[card] & BIT.committed) !== 0,
    resources: tokensOn(s, card, TOKEN.resource),
    damage: tokensOn(s, card, TOKEN.damage),
    progress: tokensOn(s, card, TOKEN.progress),
    stats,
    parts,
    shadows: cardsIn(s, ZONE.shadow).filter((one) => s.host[one] === card).length,
  };
}

/** Zones a game without its own table shows; the faces only to those who see them. */
const HIDDEN = new Set([ZONE.box, ZONE.sealed, ZONE.under]);

type Sees = (card: number) => boolean;

function zones(s: Lcg, sees: Sees): Zone[] {
  const out: Zone[] = [];
  ZONES.forEach((id, kind) => {
    if (HIDDEN.has(kind)) return;
    const owners: (Seat | null)[] = isEach(kind) ? s.threat.map((_, owner) => owner) : [null];
    for (const owner of owners) {
      const pile = cardsIn(s, kind, owner ?? undefined);
      if (owner === null && pile.length === 0 && kind !== ZONE['encounter-deck']) continue;
      const open = pile.every(sees);
      out.push({
        id,
        owner,
        kind: 'card',
        items: open && kind !== ZONE.deck && kind !== ZONE['encounter-deck'] ? pile.slice() : pile.length,
      });
    }
  });
  return out;
}
const isEach = (kind: number): boolean => kind <= ZONE.engaged;

function counters(s: Lcg): Counter[] {
  const out: Counter[] = [
    { id: 'round', owner: null, value: s.round },
    { id: 'staging-threat', owner: null, value: stagingThreat(s) },
    { id: 'willpower', owner: null, value: committedWillpower(s) },
  ];
  const stage = stageOf(s);
  if (stage >= 0)
    out.push({ id: 'quest-progress', owner: null, value: progressOn(s, stage), max: stat(s, stage, STAT.questPoints) });
  const place = activeLocation(s);
  if (place >= 0)
    out.push({
      id: 'location-progress',
      owner: null,
      value: progressOn(s, place),
      max: stat(s, place, STAT.questPoints),
    });
  s.threat.forEach((value, owner) => {
    out.push({ id: 'threat', owner, value, max: 50 });
  });
  for (const card of s.play) {
    const owner = s.ctl[card] < 0 ? null : s.ctl[card];
    if (tokensOn(s, card, TOKEN.damage) > 0) out.push({ id: 'damage', owner, value: tokensOn(s, card, TOKEN.damage) });
  }
  return out;
}

/** What lies open to everybody: the same in all views of a state. */
export type OpenView = Omit<LcgView, 'hands' | 'known' | 'zones'>;

export function openView(s: Lcg, asked: readonly Seat[], log: string | null): OpenView {
  const table = [...s.play, ...cardsIn(s, ZONE.revealing), ...cardsIn(s, ZONE['shadow-up']), ...cardsIn(s, ZONE.limbo)];
  return {
    asked,
    round: s.round,
    phase: s.phase,
    first: s.first,
    active: s.active,
    threat: s.threat.slice(),
    out: s.out.map((one) => one === 1),
    scenario: s.scenario,
    easy: s.easy === 1,
    campaign: s.campaign,
    cards: table.map((card) => cardView(s, card)),
    titles: s.title.slice(),
    titleIds: TITLE_IDS,
    staging: questNow(s),
    attack: attackNow(s),
    window: windowNow(s),
    score: s.outcome?.seats[0] === 'won' ? scoreOf(s) : null,
    log,
    counters: counters(s),
  };
}

/** `also`: seats of the same person, who plays them together and sees all their hands. */
export function view(s: Lcg, open: OpenView, seat: Seat | null, also: readonly Seat[] = []): LcgView {
  const eyes = [seat, ...also];
  const sees: Sees = (card) => eyes.some((one) => cards.sees(s, one, card));
  const known: number[] = [];
  const hidden = [
    cardsIn(s, ZONE['encounter-deck']),
    cardsIn(s, ZONE.shadow),
    ...s.threat.map((_, owner) => cardsIn(s, ZONE.deck, owner)),
  ];
  for (const pile of hidden) for (const card of pile) if (seat !== null && sees(card)) known.push(card);
  return {
    ...open,
    hands: s.threat.map((_, owner) => {
      const hand = cardsIn(s, ZONE.hand, owner);
      return hand.every(sees) ? hand.slice().sort((a, b) => a - b) : hand.length;
    }),
    known,
    zones: zones(s, sees),
  };
}
