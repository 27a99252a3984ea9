/** What one seat, or a spectator, sees of the table. Built up from nothing (section 13). */
import type { BaseView, Counter, Seat, Zone } from '@pony/engine';
import { FREE, IS_PATH, LEAD_ATTACK, LEAD_DEFENCE, PRINTED, SHADOW, type Side } from './data.ts';
import { mayPass } from './rules/action.ts';
import { attackerOf } from './rules/fight.ts';
import { carryover, drawsOf, points, ringPoints, seesTop } from './rules/icons.ts';
import { fightOf, type Outlook, outlook, outlookWith } from './rules/outlook.ts';
import { isFresh } from './rules/places.ts';
import type { Playing } from './rules/play.ts';
import { cheapestFall } from './rules/reckon.ts';
import { NO_RING } from './scenarios.ts';
import {
  type CardGame,
  firstPlayer,
  itemsOf,
  L_DECK,
  L_DISCARDED,
  LIMBO,
  locationOf,
  reserveOf,
  scenarioOf,
  scoredBy,
} from './state.ts';

/** A card in play with what it carries. */
export interface CardView {
  card: number;
  owner: Seat;
  items: number[];
  /** Came to the reserve this round (CG-20.1). */
  fresh: boolean;
  /** Icons in its part in the fight on its location; 0 in a reserve. */
  worth: number;
  /** Leadership counts, because an army supports it (CG-33.1). */
  leads: boolean;
  tokens: number;
}

/** An active location, and how it stands if it were fought now. */
export interface LocationView {
  location: number;
  attacker: Side;
  attack: number;
  /** Defence icons on the location itself, and with the defenders. */
  onCard: number;
  defence: number;
  /** Attack icons left once the card and all defenders have cancelled. */
  left: number;
  /** Who would win it; -1: nobody (CG-37.9). */
  winner: Outlook['winner'];
  /** Points it would bring: printed ones, or corruption. */
  gain: number;
  /** The same sums with the card that is being paid for, where it goes here. */
  next: Pick<Outlook, 'attack' | 'defence' | 'winner' | 'gain'> | null;
  addedAttack: number;
  addedDefence: number;
  bare: boolean;
  cards: CardView[];
}

/** The fight that goes on. */
interface FightView {
  location: number;
  /** support: who supports whom; fall: who falls; guard: which text saves it. */
  step: string;
  attack: number;
  onCard: number;
  /** Attack icons not yet cancelled. */
  left: number;
  /** The defender that falls now, -1 for none. */
  falls: number;
  /** While one is to be chosen: those whose fall costs least. */
  cheapest: number[];
}

/** A card that was announced and is being paid for (CG-15.5). */
interface ComingView {
  seat: Seat;
  card: number;
  /** The location it goes to, -1 for a reserve or none. */
  location: number;
  wielder: number;
}

export interface PlayerView {
  seat: Seat;
  side: Side;
  /** Faces for the player alone; a number for everybody else. */
  hand: number[] | number;
  deck: number;
  /** The top of the deck where a card opens it to its player. */
  top: number | null;
  cycled: number[] | number;
  gone: number[] | number;
  apart: number[] | number;
  reserve: CardView[];
  ring: boolean;
  /** Whether the scenario gives this seat a Ring token at all (CG-39.7). */
  hasRing: boolean;
  carryover: number;
  draws: number;
  mayPass: boolean;
  /** What playing a card of the hand costs now (CG-15.2, CG-15.4). */
  pays: 'cycle' | 'forsake';
}

export interface CardGameView extends BaseView {
  scenario: string;
  /** location, action or combat: whatever asks at the moment. */
  phase: 'location' | 'action' | 'combat' | 'victory' | 'draw';
  /** Bits of the seats that passed since somebody acted. */
  passed: number;
  round: number;
  first: Seat;
  /** Seats in turn order. */
  order: number[];
  players: PlayerView[];
  locations: LocationView[];
  fight: FightView | null;
  coming: ComingView | null;
  lastPath: number;
  finalPath: number;
  /** Locations still to come, by deck: battlegrounds of each side, paths. */
  toCome: number[];
  scored: number[][];
  discarded: number[];
  corruption: number;
  points: number[];
  /** What unused Ring tokens would add after the final round. */
  ringPoints: number[];
  /** What a side has won at the end, Ring tokens included once the final path was fought (CG-34.9). */
  totals: number[];
  permits: number;
}

/** What lies open to everybody: the same in all views of a state. */
export type OpenView = Omit<CardGameView, 'players' | 'zones'>;

export function openView(s: CardGame, asked: readonly Seat[]): OpenView {
  const scenario = scenarioOf(s);
  const coming = comingView(s);
  const locations = s.active.map((location) => locationView(s, location, coming));
  const won = SIDE_NUMBERS.map((side) => points(s, side));
  const rings = SIDE_NUMBERS.map((side) => ringPoints(s, side));
  const lying = (at: number): number[] => s.locAt.flatMap((where, location) => (where === at ? [location] : []));
  const scored = [lying(scoredBy(FREE)), lying(scoredBy(SHADOW))];
  return {
    asked,
    scenario: scenario.id,
    phase: phaseOf(s),
    passed: frameOf(s, 'action-phase')?.passed ?? 0,
    round: s.round,
    first: firstPlayer(s),
    order: scenario.order.slice(),
    locations,
    fight: fightView(s),
    coming,
    lastPath: s.lastPath,
    finalPath: scenario.lastPath,
    toCome: lying(L_DECK),
    scored,
    discarded: lying(L_DISCARDED),
    corruption: s.corruption,
    points: won,
    ringPoints: rings,
    totals: won.map((n, side) => n + (s.finalFought === 1 ? rings[side] : 0)),
    permits: s.permits,
    counters: counters(s, locations),
  };
}

/** `also`: seats of the same person, whose hands lie open beside (CG-36.5). */
export function view(s: CardGame, open: OpenView, seat: Seat | null, also: readonly Seat[] = []): CardGameView {
  const players = scenarioOf(s).seats.map((_, other) => playerView(s, other, other === seat || also.includes(other)));
  return { ...open, players, zones: zones(s, players, open.locations, open.scored) };
}

const frameOf = (s: CardGame, name: string): { at: string; passed?: number } | undefined =>
  s.stack.find((f) => f.p === name);

/** CG-7.2: the phase of the round, by the step it stands at. */
function phaseOf(s: CardGame): CardGameView['phase'] {
  if (s.outcome) return 'victory';
  if (frameOf(s, 'action-phase')) return 'action';
  const at = frameOf(s, 'round')?.at;
  if (at === 'combat' || at === 'fight') return 'combat';
  return at === 'draw' || at === 'over' ? 'draw' : 'location';
}

function cardView(s: CardGame, card: number, worth: number, leads: boolean): CardView {
  const owner = scenarioOf(s).owner[card];
  return { card, owner, items: itemsOf(s, card), fresh: isFresh(s, card), worth, leads, tokens: s.tokens[card] };
}

function locationView(s: CardGame, location: number, coming: ComingView | null): LocationView {
  const attacker = attackerOf(location);
  const now = outlook(s, location);
  const { attack, onCard, defence, left, winner, gain } = now;
  const leads = (card: number): boolean => {
    const at = now.pairs.indexOf(card);
    const attacks = s.play.includes(card) && scenarioOf(s).side[scenarioOf(s).owner[card]] === attacker;
    return at % 2 === 1 && PRINTED[attacks ? LEAD_ATTACK : LEAD_DEFENCE][card] > 0;
  };
  const i = s.active.indexOf(location);
  return {
    location,
    attacker,
    attack,
    onCard,
    defence,
    left,
    winner,
    gain,
    next: coming?.location === location ? nextView(s, coming) : null,
    addedAttack: s.addedAttack[i],
    addedDefence: s.addedDefence[i],
    bare: s.bare[i] === 1,
    cards: now.cards.map((card, k) => cardView(s, card, now.worth[k], leads(card))),
  };
}

function nextView(s: CardGame, { card, location, wielder }: ComingView): LocationView['next'] {
  const { attack, defence, winner, gain } = outlookWith(s, card, location, wielder);
  return { attack, defence, winner, gain };
}

/** CG-15.5: it lies at its place as soon as it is paid for. */
function comingView(s: CardGame): ComingView | null {
  const top = s.stack.findLastIndex((f) => f.p === 'play-card' && f.at !== 'over');
  const f = s.stack[top] as unknown as Playing | undefined;
  if (!f || s.at[f.card] !== LIMBO) return null;
  const location = f.wielder >= 0 ? locationOf(s, f.wielder) : f.place - 1;
  return { seat: f.seat, card: f.card, location: Math.max(-1, location), wielder: f.wielder };
}

function fightView(s: CardGame): FightView | null {
  const f = fightOf(s);
  if (!f) return null;
  const { location, falls } = f;
  const step = (f as unknown as { at: string }).at;
  const now = outlook(s, location);
  const left = step === 'support' ? Math.max(0, now.attack - now.onCard) : f.left;
  const cheapest = step === 'fall' ? cheapestFall(s, f) : [];
  return { location, step, attack: now.attack, onCard: now.onCard, left, falls, cheapest };
}

const SIDE_NUMBERS: readonly Side[] = [FREE, SHADOW];
const sorted = (cards: readonly number[]): number[] => cards.slice().sort((a, b) => a - b);

const hasRing = (s: CardGame, seat: Seat): boolean => scenarioOf(s).ring[seat] !== NO_RING && s.ring[seat] === 1;

/** CG-13.2, CG-13.3, CG-13.5, CG-13.6 */
function playerView(s: CardGame, seat: Seat, own: boolean): PlayerView {
  const scenario = scenarioOf(s);
  const apart = s.apart.filter((card) => scenario.owner[card] === seat);
  const faces = (cards: readonly number[]): number[] | number => (own ? sorted(cards) : cards.length);
  const deck = s.decks[seat];
  const reserve = reserveOf(s, seat).filter((card) => s.host[card] < 0);
  return {
    seat,
    side: scenario.side[seat],
    hand: faces(s.hands[seat]),
    deck: deck.length,
    top: own && deck.length > 0 && seesTop(s, seat) ? deck[deck.length - 1] : null,
    cycled: faces(s.cycled[seat]),
    gone: faces(s.gone[seat]),
    apart: faces(apart),
    reserve: reserve.map((card) => cardView(s, card, 0, false)),
    hasRing: scenario.ring[seat] !== NO_RING,
    ring: hasRing(s, seat),
    carryover: carryover(s, seat),
    draws: drawsOf(s, seat),
    mayPass: mayPass(s, seat),
    pays: s.hands[seat].length > 1 ? 'cycle' : 'forsake',
  };
}

const withItems = (cards: readonly CardView[]): number[] => cards.flatMap((one) => [one.card, ...one.items]);

function zones(
  s: CardGame,
  players: readonly PlayerView[],
  locations: readonly LocationView[],
  scored: readonly number[][],
): Zone[] {
  const out: Zone[] = [{ id: 'active', owner: null, kind: 'location', items: s.active.slice() }];
  for (const one of locations)
    out.push({
      id: IS_PATH[one.location] ? 'on-path' : 'on-battleground',
      owner: null,
      kind: 'card',
      items: withItems(one.cards),
    });
  out.push({ id: 'scored-free', owner: null, kind: 'location', items: scored[FREE] });
  out.push({ id: 'scored-shadow', owner: null, kind: 'location', items: scored[SHADOW] });
  for (const player of players) {
    const owner = player.seat;
    out.push({ id: 'hand', owner, kind: 'card', items: player.hand });
    out.push({ id: 'reserve', owner, kind: 'card', items: withItems(player.reserve) });
    out.push({ id: 'deck', owner, kind: 'card', items: player.top === null ? player.deck : [player.top] });
    out.push({ id: 'cycle', owner, kind: 'card', items: player.cycled });
    out.push({ id: 'gone', owner, kind: 'card', items: player.gone });
    if (player.apart !== 0 && (typeof player.apart === 'number' || player.apart.length > 0))
      out.push({ id: 'apart', owner, kind: 'card', items: player.apart });
  }
  return out;
}

function counters(s: CardGame, locations: readonly LocationView[]): Counter[] {
  const out: Counter[] = [
    { id: 'round', owner: null, value: s.round, max: scenarioOf(s).lastPath },
    { id: 'points-free', owner: null, value: points(s, FREE) },
    { id: 'points-shadow', owner: null, value: points(s, SHADOW) },
    { id: 'corruption', owner: null, value: s.corruption },
  ];
  for (const one of locations) {
    out.push({ id: 'attack', owner: null, value: one.attack });
    out.push({ id: 'defence', owner: null, value: one.defence });
  }
  scenarioOf(s).seats.forEach((_, owner) => {
    out.push({ id: 'carryover', owner, value: carryover(s, owner) });
    out.push({ id: 'ring', owner, value: hasRing(s, owner) ? 1 : 0 });
  });
  return out;
}
