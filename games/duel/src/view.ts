/** What one seat, or a spectator, sees of the table. Built up from nothing (rule 20). */
import type { BaseView, Counter, Seat, Zone } from '@pony/engine';
import { BONUSES, GOAL, LAYOUTS, RACES, REGIONS, SIDES, SKILLS, SLOTS, TOKENS } from './data.ts';
import { cardPrice, cardPriceInFull, type Price, tilePrice, tilePriceInFull } from './rules/costs.ts';
import { discardIncome, isAvailable } from './rules/turn.ts';
import { raceSymbols } from './rules/victory.ts';
import { type Duel, discardSize, other, regionsHeld, unitsAt } from './state.ts';

/** A slot of the layout: its card, or null for a face-down card; slots that were emptied are not listed. */
export interface SlotView {
  slot: number;
  row: number;
  x: number;
  card: number | null;
  available: boolean;
  /** What the card costs the viewer (a spectator: the active player) now; null for a face-down card. */
  price: Price | null;
  /** Coins it costs each side now; none for a face-down card. */
  costs: number[];
}

export interface TileView {
  tile: number;
  price: Price;
  costs: number[];
}

export interface SideView {
  coins: number;
  supply: number;
  quest: number;
  skills: number[];
  /** Different race symbols, the eagle included. */
  races: number;
  raceCounts: number[];
  regions: number;
  units: number[];
  fortresses: boolean[];
  area: number[];
  tiles: number[];
  tokens: number[];
  /** Coins for a discarded card now. */
  income: number;
}

export interface DuelView extends BaseView {
  chapter: number;
  active: Seat;
  extraTurns: number;
  layout: SlotView[];
  tilesUp: TileView[];
  tileStack: number;
  sides: SideView[];
  /** Tokens in each stack, and the top one where both players know it. */
  stacks: { race: number; size: number; known: number[] }[];
  discard: number;
  /** Faces of the discard, only for the player who is searching it. */
  searching: number[] | null;
  /** Tokens revealed and waiting for the choice of the active player. */
  revealed: number[];
  goal: number;
  bonuses: number[];
}

export function view(s: Duel, seat: Seat | null): DuelView {
  const payer = seat ?? s.active;
  const asking = s.stack[s.stack.length - 1];
  const searching =
    asking?.p === 'search' && seat === s.active ? [...s.discard, ...s.leftovers].sort((a, b) => a - b) : null;
  const revealed = asking?.p === 'alliance' ? (asking as unknown as { shown: number[] }).shown.slice() : [];
  const sides = [sideView(s, 0), sideView(s, 1)];
  const stacks = RACES.map((_, race) => ({ race, size: s.stackSize[race], known: knownInStack(s, race) }));
  return {
    asked: s.outcome ? [] : [s.active],
    chapter: s.chapter,
    active: s.active,
    extraTurns: s.extraTurns,
    layout: layoutView(s, payer),
    tilesUp: s.tilesUp.map((tile) => ({
      tile,
      price: tilePriceInFull(s, payer, tile),
      costs: SIDES.map((_, side) => tilePrice(s, side, tile)),
    })),
    tileStack: s.tileStack.length,
    sides,
    stacks,
    discard: discardSize(s),
    searching,
    revealed,
    goal: GOAL,
    bonuses: BONUSES.map((bonus) => bonus.step),
    zones: zones(s, sides, searching),
    counters: counters(s, sides),
  };
}

function layoutView(s: Duel, payer: Seat): SlotView[] {
  const out: SlotView[] = [];
  for (let slot = 0; slot < SLOTS; slot++) {
    if ((s.present & (1 << slot)) === 0) continue;
    const open = (s.faceUp & (1 << slot)) !== 0;
    const { row, x } = LAYOUTS[s.chapter - 1].slots[slot];
    const card = open ? s.layout[slot] : null;
    out.push({
      slot,
      row,
      x,
      card,
      available: isAvailable(s, slot),
      price: card === null ? null : cardPriceInFull(s, payer, card),
      costs: card === null ? [] : SIDES.map((_, side) => cardPrice(s, side, card)),
    });
  }
  return out;
}

function sideView(s: Duel, seat: Seat): SideView {
  return {
    coins: s.coins[seat],
    supply: s.supply[seat],
    quest: s.quest[seat],
    skills: s.skills.slice(seat * SKILLS.length, (seat + 1) * SKILLS.length),
    races: raceSymbols(s, seat),
    raceCounts: s.races.slice(seat * RACES.length, (seat + 1) * RACES.length),
    regions: regionsHeld(s, seat),
    units: REGIONS.map((_, region) => unitsAt(s, seat, region)),
    fortresses: s.fortress.map((owner) => owner === seat),
    area: s.areas[seat].slice(),
    tiles: s.tileOwner.flatMap((owner, tile) => (owner === seat ? [tile] : [])),
    tokens: TOKENS.flatMap((_, token) => (s.tokens[seat] & (1 << token) ? [token] : [])),
    income: discardIncome(s, seat),
  };
}

/** DU-20.4: tokens of a stack that both players have seen, from the top down to the first unknown. */
function knownInStack(s: Duel, race: number): number[] {
  const out: number[] = [];
  for (let i = race * 3 + s.stackSize[race] - 1; i >= race * 3; i--) {
    if ((s.knownTokens & (1 << s.stacks[i])) === 0) break;
    out.push(s.stacks[i]);
  }
  return out;
}

function zones(s: Duel, sides: SideView[], searching: number[] | null): Zone[] {
  const open = s.layout.filter((_, slot) => (s.faceUp & (1 << slot)) !== 0);
  const down = s.layout.filter((card, slot) => card >= 0 && (s.faceUp & (1 << slot)) === 0).length;
  const out: Zone[] = [
    { id: 'layout', owner: null, kind: 'card', items: open },
    { id: 'layout-face-down', owner: null, kind: 'card', items: down },
    { id: 'tiles', owner: null, kind: 'tile', items: s.tilesUp.slice() },
    { id: 'tile-stack', owner: null, kind: 'tile', items: s.tileStack.length },
    { id: 'discard', owner: null, kind: 'card', items: searching ?? discardSize(s) },
  ];
  for (const seat of [s.active, other(s.active)].sort()) {
    out.push({ id: 'area', owner: seat, kind: 'card', items: sides[seat].area });
    out.push({ id: 'own-tiles', owner: seat, kind: 'tile', items: sides[seat].tiles });
    out.push({ id: 'own-tokens', owner: seat, kind: 'token', items: sides[seat].tokens });
  }
  RACES.forEach((race, i) => {
    out.push({ id: `stack-${race}`, owner: null, kind: 'token', items: s.stackSize[i] });
  });
  return out;
}

function counters(s: Duel, sides: SideView[]): Counter[] {
  const out: Counter[] = [{ id: 'chapter', owner: null, value: s.chapter, max: 3 }];
  SIDES.forEach((_, owner) => {
    const side = sides[owner];
    out.push({ id: 'coins', owner, value: side.coins });
    out.push({ id: 'quest', owner, value: side.quest, max: GOAL });
    out.push({ id: 'supply', owner, value: side.supply });
    out.push({ id: 'races', owner, value: side.races, max: 6 });
    out.push({ id: 'regions', owner, value: side.regions, max: REGIONS.length });
    SKILLS.forEach((skill, i) => {
      out.push({ id: `skill-${skill}`, owner, value: side.skills[i] });
    });
    REGIONS.forEach((region, i) => {
      out.push({ id: `units-${region}`, owner, value: side.units[i] });
      if (side.fortresses[i]) out.push({ id: `fortress-${region}`, owner, value: 1 });
    });
  });
  return out;
}
