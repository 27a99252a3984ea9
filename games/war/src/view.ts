/** What one seat, or a spectator, sees of the table. Built up from nothing (WR-1.07). */
import type { BaseView, Counter, Frame, Zone } from '@pony/engine';
import { companionsInFellowship, figuresAt, isShared, regionOf } from './board.ts';
import {
  DECK_COUNT,
  DECKS,
  FACES,
  FREE,
  MAX_CORRUPTION,
  MAX_PROGRESS,
  NATIONS,
  PLACE_COUNT,
  POINTS_TO_WIN,
  SIDES,
  type Side,
  STRONGHOLDS,
} from './data.ts';
import { deckOfCard } from './edition.ts';
import type { SeatNo } from './ids.ts';
import { victoryPoints } from './rules/capture.ts';
import { commandOf, wornBits } from './rules/command.ts';
import { dieCount } from './rules/dice.ts';
import { plainWays, type Way } from './rules/fellowship.ts';
import { playEvent } from './rules/playing.ts';
import { leadershipAt } from './rules/strength.ts';
import { personalPoints } from './rules/victory.ts';
import { handLimitOf, isTeam, leadingOf, nationsOfSeat, roleOf, sideOfSeat, teamOf } from './seats.ts';
import { underWay } from './stack.ts';
import type { War } from './state.ts';
import { type BattleView, battleView } from './view/battle.ts';
import { type HuntOdds, type HuntView, huntOdds, huntView } from './view/hunt.ts';
import { type AttackOdds, attackOdds } from './view/odds.ts';
import { type StartView, startsOf } from './view/starts.ts';
import { type CardTouch, touchesOf } from './view/touches.ts';

export type { BattleView, DieView } from './view/battle.ts';
export type { HuntOdds, HuntView, Softening } from './view/hunt.ts';
export type { AttackOdds, RollOdds } from './view/odds.ts';
export type { StartView } from './view/starts.ts';
export type { CardTouch } from './view/touches.ts';

/** Figures at a place: regions, insides of besieged Strongholds and the force in hand, empty ones left out. */
export interface PlaceView {
  place: number;
  region: number;
  /** Figure and how many of it. */
  figures: [number, number][];
  characters: number[];
  /** Leadership of each side there. */
  leadership: number[];
}

export interface SideView {
  /** Unused Action dice by sort and face (dieOf in data.ts). */
  dice: number[];
  /** Dice used this turn, by the face they showed. */
  spent: number[];
  huntBox: number;
  rings: number;
  ringUsed: boolean;
  /** Faces for those who hold the cards, for others null; backs for everybody. */
  hand: number[] | null;
  backs: number[];
  decks: number[];
  table: number[];
  played: number[];
  /** Face-down discards: faces for those who threw them away. */
  buried: number[] | null;
  buriedCount: number;
  /** What the events in hand would touch; for others null. */
  touches: CardTouch[] | null;
  /** Figures lost in the whole war. */
  fallen: number;
  points: number;
  pointsToWin: number;
}

/** A player: his part of a side, his Nations and his hand. */
export interface SeatView {
  /** Place in ROLES. */
  role: number;
  side: Side;
  nations: number[];
  /** Faces for the owner alone, never for a team-mate (WR-11.05); backs for everybody. */
  hand: number[] | null;
  backs: number[];
  limit: number;
  buriedCount: number;
  /** He is the Leading Player of a team. */
  leads: boolean;
  /** WR-11.42, WR-11.43: his own points so far. */
  points: number;
}

/** A place where the Armies of two team-mates stand. */
export interface SharedView {
  place: number;
  mixed: boolean;
  commander: SeatNo;
}

/** The way of the Fellowship's figure while it is being named. */
export interface WayView {
  /** Start and every region entered since. */
  path: number[];
  left: number;
  reveal: boolean;
  /** Ways to farther regions that may be named by their end. */
  far: number[][];
}

export interface WarView extends BaseView {
  turn: number;
  phase: number;
  side: Side;
  /** Player who acts in phase 5, by seat. */
  actor: SeatNo;
  players: number;
  seats: SeatView[];
  shared: SharedView[];
  places: PlaceView[];
  control: number[];
  /** Regions whose Stronghold is besieged. */
  sieges: number[];
  nations: { box: number; active: boolean }[];
  reserve: number[];
  lost: number[];
  /** Nations that the last action used, where the next one may not (WR-11.36). */
  worn: number[];
  /** Place of each Character, or a negative number: -1 aside, -2 in the Fellowship, -3 gone, -4 replaced. */
  characters: number[];
  fellowship: {
    region: number;
    progress: number;
    hidden: boolean;
    corruption: number;
    mordor: number;
    guide: number;
    companions: number;
  };
  hunt: { pool: number; drawn: number[]; waiting: number[]; removed: number[]; odds: HuntOdds };
  /** The Hunt that is going on. */
  hunting: HuntView | null;
  sides: SideView[];
  battle: BattleView | null;
  /** Where the action that is being chosen may begin. */
  starts: StartView[];
  /** Attacks that are being weighed. */
  odds: AttackOdds[];
  way: WayView | null;
  /** Card whose event is being carried out, -1 for none. */
  event: number;
}

/** What lies open to everybody: the same in all views of a state. */
export type OpenView = Omit<WarView, 'seats' | 'sides' | 'zones'>;

export function openView(s: War, asked: readonly SeatNo[]): OpenView {
  const event = underWay(s, playEvent);
  return {
    asked,
    turn: s.turn,
    phase: s.phase,
    side: s.side,
    actor: s.actor,
    players: s.players,
    shared: sharedPlaces(s),
    places: places(s),
    control: s.control.slice(),
    sieges: STRONGHOLDS.filter((_, k) => s.siege[k] === 1),
    nations: NATIONS.map((_, n) => ({ box: s.box[n], active: s.active[n] === 1 })),
    reserve: s.reserve.slice(),
    lost: s.lost.slice(),
    worn: NATIONS.flatMap((_, n) => ((wornBits(s, FREE) & (1 << n)) !== 0 ? [n] : [])),
    characters: s.at.slice(),
    fellowship: {
      region: s.bearers,
      progress: s.progress,
      hidden: s.hidden === 1,
      corruption: s.corruption,
      mordor: s.mordor,
      guide: s.guide,
      companions: companionsInFellowship(s),
    },
    hunt: {
      pool: s.pool.length,
      drawn: s.drawn.slice(),
      waiting: s.waiting.slice(),
      removed: s.removed.slice(),
      odds: huntOdds(s),
    },
    hunting: huntView(s),
    battle: battleView(s),
    starts: startsOf(s),
    odds: attackOdds(s),
    way: wayView(s),
    event: event ? event.card : -1,
    counters: counters(s),
  };
}

/** `also`: other seats of the same person, whose hands lie open beside his. */
export function view(s: War, open: OpenView, seat: SeatNo | null, also: readonly SeatNo[] = []): WarView {
  const own = seat === null ? [] : [seat, ...also];
  const sides = SIDES.map((_, side) =>
    sideView(
      s,
      side,
      own.filter((one) => sideOfSeat(s, one) === side),
    ),
  );
  return {
    ...open,
    seats: s.hands.map((_, one) => seatView(s, one, own.includes(one))),
    sides,
    zones: zones(s, sides, own),
  };
}

function places(s: War): PlaceView[] {
  const peopled = new Set(s.at);
  const out: PlaceView[] = [];
  for (let place = 0; place < PLACE_COUNT; place++) {
    const figures = figuresAt(s, place);
    const characters = peopled.has(place) ? s.at.flatMap((at, c) => (at === place ? [c] : [])) : [];
    if (figures.length + characters.length === 0) continue;
    const leadership = SIDES.map((_, side) => leadershipAt(s, side, place, characters));
    out.push({ place, region: regionOf(s, place), figures, characters, leadership });
  }
  return out;
}

/** WR-8.37, WR-8.47: the way declared or revealed so far. */
function wayView(s: War): WayView | null {
  const f = s.stack.at(-1) as (Frame & Way) | undefined;
  if (f?.at !== 'way' || (f.p !== 'declare' && f.p !== 'reveal')) return null;
  const reveal = f.p === 'reveal';
  return { path: f.path.slice(), left: f.left, reveal, far: plainWays(s, f, reveal) };
}

const diceOf = (dice: readonly number[], s: War, side: Side): number[] =>
  dice.slice(side * dieCount(s), (side + 1) * dieCount(s));

function sideView(s: War, side: Side, own: readonly SeatNo[]): SideView {
  const team = teamOf(s, side);
  return {
    dice: diceOf(s.dice, s, side),
    spent: diceOf(s.spent, s, side),
    huntBox: s.huntBox[side],
    rings: s.rings[side],
    ringUsed: s.ringUsed[side] === 1,
    hand: own.length === 0 ? null : own.flatMap((seat) => s.hands[seat]),
    backs: team.flatMap((one) => backsOf(s, one)).sort((a, b) => a - b),
    decks: DECKS.map((_, deck) => s.decks[side * DECK_COUNT + deck].length),
    table: s.table[side].slice(),
    played: s.played[side].slice(),
    buried: own.length === 0 ? null : own.flatMap((seat) => s.buried[seat]),
    buriedCount: team.reduce((sum, one) => sum + s.buried[one].length, 0),
    touches: own.length === 0 ? null : own.flatMap((seat) => touchesOf(s, seat)),
    fallen: s.fallen[side],
    points: victoryPoints(s, side),
    pointsToWin: POINTS_TO_WIN[side],
  };
}

const backsOf = (s: War, seat: SeatNo): number[] =>
  s.hands[seat].map((card) => deckOfCard(s, card)).sort((a, b) => a - b);

function seatView(s: War, seat: SeatNo, open: boolean): SeatView {
  const side = sideOfSeat(s, seat);
  return {
    role: roleOf(s, seat),
    side,
    nations: nationsOfSeat(s, seat).slice(),
    hand: open ? s.hands[seat].slice() : null,
    backs: backsOf(s, seat),
    limit: handLimitOf(s, seat),
    buriedCount: s.buried[seat].length,
    leads: isTeam(s, side) && leadingOf(s, side) === seat,
    points: personalPoints(s, seat),
  };
}

/** WR-11.25, WR-11.28: Armies of two team-mates, and who commands them. */
function sharedPlaces(s: War): SharedView[] {
  const out: SharedView[] = [];
  const teams = SIDES.map((_, side) => side).filter((side) => isTeam(s, side));
  if (teams.length === 0) return out;
  for (let place = 0; place < PLACE_COUNT; place++)
    for (const side of teams)
      if (isShared(s, side, place))
        out.push({ place, mixed: s.mixed[place] === 1, commander: commandOf(s, side, place) });
  return out;
}

function zones(s: War, sides: SideView[], own: readonly SeatNo[]): Zone[] {
  const out: Zone[] = [
    { id: 'hunt-pool', owner: null, kind: 'tile', items: s.pool.length },
    { id: 'hunt-drawn', owner: null, kind: 'tile', items: s.drawn.slice() },
    { id: 'hunt-waiting', owner: null, kind: 'tile', items: s.waiting.slice() },
    { id: 'hunt-removed', owner: null, kind: 'tile', items: s.removed.slice() },
  ];
  s.hands.forEach((hand, owner) => {
    out.push({ id: 'hand', owner, kind: 'card', items: own.includes(owner) ? hand.slice() : hand.length });
  });
  SIDES.forEach((_, i) => {
    const side = sides[i];
    const [owner] = teamOf(s, i);
    out.push({ id: 'table', owner, kind: 'card', items: side.table });
    out.push({ id: 'played', owner, kind: 'card', items: side.played });
    if (!isTeam(s, i)) out.push({ id: 'face-down', owner, kind: 'card', items: side.buried ?? side.buriedCount });
    DECKS.forEach((deck, d) => {
      out.push({ id: `deck-${deck}`, owner, kind: 'card', items: side.decks[d] });
    });
  });
  return out;
}

function counters(s: War): Counter[] {
  const out: Counter[] = [
    { id: 'turn', owner: null, value: s.turn },
    { id: 'phase', owner: null, value: s.phase, max: 6 },
    { id: 'progress', owner: null, value: s.progress, max: MAX_PROGRESS },
    { id: 'corruption', owner: null, value: s.corruption, max: MAX_CORRUPTION },
    { id: 'mordor', owner: null, value: s.mordor, max: 5 },
    { id: 'hidden', owner: null, value: s.hidden, max: 1 },
  ];
  NATIONS.forEach((nation, n) => {
    out.push({ id: `box-${nation}`, owner: null, value: s.box[n], max: 4 });
    out.push({ id: `active-${nation}`, owner: null, value: s.active[n], max: 1 });
  });
  SIDES.forEach((_, side) => {
    const [owner] = teamOf(s, side);
    const dice = diceOf(s.dice, s, side);
    out.push({ id: 'points', owner, value: victoryPoints(s, side), max: POINTS_TO_WIN[side] });
    out.push({ id: 'rings', owner, value: s.rings[side], max: 3 });
    out.push({ id: 'hunt-box', owner, value: s.huntBox[side] });
    FACES.forEach((face, i) => {
      if (dice[i] > 0) out.push({ id: `die-${face}`, owner, value: dice[i] });
    });
  });
  return out;
}
