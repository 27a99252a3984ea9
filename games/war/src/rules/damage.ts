/** Chapter IX: a Hunt tile is drawn and its damage dealt with, in the order of WR-9.50. */
import { address, type Cx, procedure, refusal, run } from '@pony/engine';
import { ask } from '../ask.ts';
import { companionsInFellowship } from '../board.ts';
import { COMBAT, FREE, TILE_DIE, TILE_EYE } from '../data.ts';
import { guideOf, isFreeTile, levelOf, showsReveal, showsStop, tableOf, tileValue } from '../edition.ts';
import type { CardNo, CharacterNo } from '../ids.ts';
import { CARD, NO, YES } from '../options.ts';
import { deciderIf } from '../seats.ts';
import type { War } from '../state.ts';
import type { OptionOf } from '../verbs.ts';
import { type HuntTile, WHY } from './hunt-tile.ts';
import { drawTile, refillIfEmpty, returnTile } from './pool.ts';
import { eliminateInFellowship, members } from './separate.ts';
import { sorrow } from './sorrow.ts';
import { discardTable, hasHuntCard, huntCards } from './table.ts';
import { checkDoom, corrupt, heal } from './victory.ts';

const reveal = address<{ left: number; path: number[]; next: number }>('reveal');

const REFUSE_TILE = {
  notOnTable: refusal<War>('WR-9.94', 'not-on-table'),
  onlyOne: refusal<War>('WR-9.55', 'casualty-choice'),
  ability: refusal<War>('WR-9.57', 'guide-ability-choice'),
};

/** A table card of FP used against this tile: at most one (WR-9.94). */
function cardAsk(
  when: 'prevents' | 'replaces' | 'reduces',
  label: string,
  use: (s: War, f: HuntTile, card: CardNo, cx: Cx) => string | undefined,
) {
  return ask<HuntTile>(label, {
    seats: (s, f) =>
      deciderIf(
        s,
        { team: FREE },
        f.cardUsed === 0 && hasHuntCard(s, FREE, when) && (when !== 'reduces' || (f.damage > 0 && !f.noReduction)),
      ),
    prompt: (_s, f) =>
      f.tile >= 0 ? { say: `hunt-${when}`, args: { tile: f.tile, count: f.damage } } : { say: `hunt-${when}` },
    candidates: (s, _f, _seat, out) => {
      for (const card of huntCards(s, FREE, when)) out.push(CARD[card]);
      out.push(NO);
    },
    refuse: (s, _f, _seat, option) =>
      option[0] === 'no' || (option[0] === 'card' && huntCards(s, FREE, when).includes(option[1]))
        ? null
        : REFUSE_TILE.notOnTable,
    answer: (s, f, _seat, option: OptionOf<'card' | 'no'>, cx) => {
      if (option[0] === 'no') return;
      f.cardUsed = 1;
      discardTable(s, FREE, option[1], cx);
      return use(s, f, option[1], cx);
    },
  });
}

/** WR-9.101: does the tile itself reveal? */
export function tileReveals(s: War, f: HuntTile): boolean {
  if (f.tile < 0 || f.ignoresReveal || !showsReveal(s, f.tile)) return false;
  return !(guideOf(s)?.quiets?.(s, f.tile) ?? false);
}

export function canUseGuide(s: War, f: HuntTile): boolean {
  if (f.damage < 1 || f.noReduction) return false;
  return guideOf(s)?.mayHelp?.(s, f, tileReveals(s, f)) ?? false;
}

/** WR-9.51, WR-9.52, WR-9.104: may FP give up a Companion for this damage? */
export const mayTakeCasualty = (s: War, f: HuntTile): boolean =>
  f.damage > 0 && !f.casualty && !f.noReduction && !f.randomCasualty && companionsInFellowship(s) > 0;

/** Damage a tile will do as far as it can be told before its die is rolled: -1 for a die. */
export const printedDamage = (s: War, f: HuntTile): number => {
  const value = tileValue(s, f.tile);
  return value === TILE_EYE ? f.eye : value === TILE_DIE ? -1 : Math.max(0, value);
};

/** WR-9.06, WR-9.07, WR-9.31 to WR-9.33. */
function damageOf(s: War, f: HuntTile, cx: Cx): number {
  const value = tileValue(s, f.tile);
  if (value === TILE_EYE) return f.eye;
  if (value !== TILE_DIE) return value;
  const rolled = cx.roll(COMBAT.sides);
  cx.emit('tile-die', { count: rolled });
  return rolled;
}

/** A tile that a card discards without effect (WR-9.91). */
const isNothing = (s: War, f: HuntTile): boolean =>
  (f.eyeIsNothing === 1 && tileValue(s, f.tile) === TILE_EYE) || (f.freeIsNothing === 1 && isFreeTile(s, f.tile));

function draw(s: War, f: HuntTile, cx: Cx): void {
  f.tile = drawTile(s, f.aside < 0 ? [] : [f.aside], cx);
  if (f.tile >= 0) cx.emit('draws-tile', { tile: f.tile });
}

export const huntTiles = procedure<War, HuntTile>('hunt-tile', [
  // WR-9.92: before the tile is seen
  cardAsk('prevents', 'prevent', () => 'resolved'),
  run('draw', (s, f, cx) => {
    draw(s, f, cx);
    if (f.tile < 0) return 'resolved';
  }),
  // WR-9.93: after it is seen, before a die is rolled
  cardAsk('replaces', 'replace', (s, f, _card, cx) => {
    f.aside = f.tile;
    draw(s, f, cx);
    return f.tile < 0 ? 'resolved' : undefined;
  }),
  run('value', (s, f, cx) => {
    if (isNothing(s, f)) {
      cx.emit('tile-nothing', { tile: f.tile });
      f.ignoresReveal = 1;
      return 'resolved';
    }
    const value = damageOf(s, f, cx);
    if (f.countOnly) {
      f.result = Math.max(0, value);
      f.ignoresReveal = 1;
      return 'resolved';
    }
    if (value < 0) heal(s, -value, cx);
    f.damage = Math.max(0, value);
  }),
  cardAsk('reduces', 'reduce', (s, f, card) => {
    f.damage = Math.max(0, f.damage - (tableOf(s, card)?.amount ?? 0));
    return undefined;
  }),
  ask('guide', {
    seats: (s, f) => deciderIf(s, { team: FREE }, canUseGuide(s, f)),
    prompt: (s, f) => ({ say: 'guide-ability', args: { character: s.guide, count: f.damage } }),
    candidates: (_s, _f, _seat, out) => {
      out.push(YES, NO);
    },
    refuse: (_s, _f, _seat, option) => (option[0] === 'yes' || option[0] === 'no' ? null : REFUSE_TILE.ability),
    answer: (s, f, _seat, option, cx) => {
      if (option[0] === 'no') return;
      f.damage--;
      cx.emit('guide-helps', { character: s.guide, count: f.damage });
      // WR-9.57: the next Guide may help against the same tile
      return guideOf(s)?.help?.(s, f, cx) ? 'guide' : undefined;
    },
  }),
  run('forced', (s, f, cx) => {
    if (!f.randomCasualty || f.casualty || f.damage < 1 || companionsInFellowship(s) === 0) return;
    takeRandom(s, f, cx);
    return 'sorrow';
  }),
  // WR-9.51, WR-9.52, WR-9.55
  ask('casualty', {
    seats: (s, f) => deciderIf(s, { team: FREE }, mayTakeCasualty(s, f)),
    prompt: (s, f) => ({ say: 'casualty', args: { character: s.guide, count: f.damage } }),
    candidates: (_s, _f, _seat, out) => {
      out.push(['casualty-guide'], ['casualty-random'], NO);
    },
    refuse: (_s, _f, _seat, option) =>
      option[0] === 'no' || option[0] === 'casualty-guide' || option[0] === 'casualty-random'
        ? null
        : REFUSE_TILE.onlyOne,
    tell: (_s, _f, _seat, option) => ({ say: option[0] === 'no' ? 'accept-corruption' : option[0] }),
    answer: (s, f, _seat, option, cx) => {
      if (option[0] === 'no') return 'corruption';
      if (option[0] === 'casualty-random') takeRandom(s, f, cx);
      else takeCasualty(s, f, s.guide, cx);
    },
  }),
  run('sorrow', (_s, f, cx) => {
    if (f.casualty === 1) cx.call(sorrow, {});
  }),
  // WR-9.57: a new Guide after the death of the old one
  run('again', (s, f) => {
    if (f.casualty !== 1) return;
    f.casualty = 2;
    return s.guide === f.guideWas ? undefined : 'guide';
  }),
  run('corruption', (s, f, cx) => {
    if (f.damage > 0) corrupt(s, f.damage, cx); // WR-9.56
  }),
  run('resolved', (s, f, cx) => {
    // WR-9.81, WR-9.88, WR-9.102
    if (f.why === WHY.mordor && !(f.tile >= 0 && showsStop(s, f.tile))) {
      s.mordor++;
      cx.emit('steps', { step: s.mordor });
      checkDoom(s, cx);
      if (s.outcome) return;
    }
    const shown = s.hidden === 1 && (f.willing === 1 || tileReveals(s, f));
    if (f.aside >= 0) {
      returnTile(s, f.aside, cx);
      cx.emit('tile-returns', { tile: f.aside });
    }
    refillIfEmpty(s, cx);
    if (shown) cx.call(reveal, { left: s.progress, path: [s.bearers], next: 0 });
  }),
]);

/** WR-9.52: drawn at random by SH among all counters, Guide included. */
function takeRandom(s: War, f: HuntTile, cx: Cx): void {
  const victim = cx.pick(members(s));
  cx.reveal('character', victim);
  takeCasualty(s, f, victim, cx);
}

/** WR-9.53, WR-9.54. */
function takeCasualty(s: War, f: HuntTile, victim: CharacterNo, cx: Cx): void {
  f.damage = Math.max(0, f.damage - levelOf(s, victim));
  f.casualty = 1;
  f.guideWas = s.guide;
  cx.emit('casualty', { character: victim, count: f.damage });
  eliminateInFellowship(s, victim, cx);
}
