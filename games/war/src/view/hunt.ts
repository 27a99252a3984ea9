/** The Hunt as everybody sees it: the odds of the next move of the Fellowship, and the Hunt that is going on. */
import type { Frame } from '@pony/engine';
import { COMBAT, FREE, HUNT, TILE_EYE } from '../data.ts';
import { levelOf, showsReveal, tableOf, tileValue } from '../edition.ts';
import type { TileNo } from '../ids.ts';
import { canUseGuide, mayTakeCasualty, printedDamage, tileReveals } from '../rules/damage.ts';
import { huntDice, huntModifier, huntRerolls, huntRoll, succeeds } from '../rules/hunt.ts';
import { type HuntTile, huntTile, WHY } from '../rules/hunt-tile.ts';
import { members } from '../rules/separate.ts';
import { ROLLED } from '../rules/strength.ts';
import { huntCards } from '../rules/table.ts';
import { underWay } from '../stack.ts';
import type { War } from '../state.ts';
import type { DieView } from './battle.ts';

export interface HuntOdds {
  /** Dice of the Hunt roll, what is added to each, dice that may be rolled again. */
  dice: number;
  modifier: number;
  rerolls: number;
  /** Least natural number that succeeds. */
  from: number;
  /** Chance that a tile is drawn; 1 on the Mordor Track, where none is rolled. */
  chance: number;
  /** The same by the number of Shadow dice in the box, from none to the most that are rolled. */
  byDice: number[];
  /** Of the tiles in the pool: the share that reveals, and the share of Eyes. */
  reveals: number;
  eyes: number;
}

/** A way to lower the damage, in the order of the rules, and the damage it leaves. */
export interface Softening {
  way: 'card' | 'guide' | 'casualty-guide' | 'casualty-random';
  /** The card or the Character; -1 when chance decides. */
  id: number;
  /** Least and most damage left. */
  least: number;
  most: number;
}

export interface HuntView {
  /** Why a tile is drawn: 0 a Hunt roll, 1 the Mordor Track, 2 a Stronghold on the way, 3 a card. */
  why: number;
  /** Place in HUNT_STEPS. */
  step: number;
  rolls: DieView[];
  /** Least natural number that succeeds in this roll. */
  from: number;
  successes: number;
  /** Tile that counts, -1 before it is drawn; one put aside by a card, -1 for none. */
  tile: TileNo;
  aside: number;
  /** Damage now; -1 while a die is still to tell it. */
  damage: number;
  /** The tile itself will reveal the Fellowship, as things stand. */
  reveals: boolean;
  soften: Softening[];
}

const round = (share: number): number => Math.round(share * 1000) / 1000;

/** Least natural number that succeeds. */
function leastOf(modifier: number): number {
  let natural = 1;
  while (natural <= COMBAT.sides && !succeeds(natural, modifier)) natural++;
  return natural;
}

/** WR-9.12 to WR-9.19: the Hunt of the next move, as the dice lie now. */
export function huntOdds(s: War): HuntOdds {
  const dice = s.mordor >= 0 ? 0 : huntDice(s);
  const modifier = huntModifier(s);
  const rerolls = huntRerolls(s);
  const from = leastOf(modifier);
  const chance = (rolled: number): number =>
    round(1 - ((from - 1) / COMBAT.sides) ** (rolled + Math.min(rolled, rerolls)));
  const share = (is: (tile: TileNo) => boolean): number =>
    s.pool.length === 0 ? 0 : round(s.pool.filter(is).length / s.pool.length);
  return {
    dice,
    modifier,
    rerolls,
    from,
    chance: s.mordor >= 0 ? 1 : chance(dice),
    byDice: Array.from({ length: HUNT.maxDice + 1 }, (_, rolled) => chance(rolled)),
    reveals: share((tile) => showsReveal(s, tile)),
    eyes: share((tile) => tileValue(s, tile) === TILE_EYE),
  };
}

const STEP_AT: Readonly<Record<string, number>> = { prevent: 1, draw: 1, replace: 2, value: 2, reduce: 2 };

function softening(s: War, f: Frame & HuntTile): Softening[] {
  const out: Softening[] = [];
  const left = (less: number): number => Math.max(0, f.damage - less);
  if (f.damage < 1 || f.noReduction) return out;
  if (f.at === 'reduce' && f.cardUsed === 0)
    for (const card of huntCards(s, FREE, 'reduces')) {
      const rest = left(tableOf(s, card)?.amount ?? 0);
      out.push({ way: 'card', id: card, least: rest, most: rest });
    }
  if (canUseGuide(s, f)) out.push({ way: 'guide', id: s.guide, least: left(1), most: left(1) });
  if (!mayTakeCasualty(s, f)) return out;
  const rest = left(levelOf(s, s.guide));
  out.push({ way: 'casualty-guide', id: s.guide, least: rest, most: rest });
  const levels = members(s).map((c) => levelOf(s, c));
  if (levels.length > 1) {
    const [least, most] = [left(Math.max(...levels)), left(Math.min(...levels))];
    out.push({ way: 'casualty-random', id: -1, least, most });
  }
  return out;
}

/** Until its value is settled a tile threatens with what is printed on it. */
function damageNow(s: War, f: Frame & HuntTile): number {
  return f.at === 'replace' && f.tile >= 0 ? printedDamage(s, f) : f.damage;
}

export function huntView(s: War): HuntView | null {
  const roll = underWay(s, huntRoll);
  const tile = underWay(s, huntTile);
  if (!tile && !roll) return null;
  const modifier = roll?.modifier ?? huntModifier(s);
  const rolls = (!tile || tile.why === WHY.roll ? (roll?.rolled ?? []) : []).map((die): DieView => {
    const natural = die % ROLLED.again;
    return { natural, modifier, hit: succeeds(natural, modifier), again: die > ROLLED.again };
  });
  return {
    why: tile?.why ?? 0,
    step: tile ? (STEP_AT[tile.at] ?? 3) : roll?.at === 'over' ? 5 : 0,
    rolls,
    from: leastOf(modifier),
    successes: roll?.successes ?? 0,
    tile: tile?.tile ?? -1,
    aside: tile?.aside ?? -1,
    damage: tile ? damageNow(s, tile) : 0,
    reveals: tile ? tileReveals(s, tile) : false,
    soften: tile ? softening(s, tile) : [],
  };
}
