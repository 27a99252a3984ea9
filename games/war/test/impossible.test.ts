/** What must hold in every state is looked at: each position here is wrong in one thing, and that is found. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { start } from '@pony/engine';
import { add } from '../src/board.ts';
import {
  CHARACTERS,
  ELITE,
  FIELD,
  FIGURE_COUNT,
  FIGURES,
  figureOf,
  GONDOR,
  inside,
  LEADER,
  NATION_COUNT,
  PLACE_COUNT,
  REGULAR,
  region,
  STRONGHOLD_AT,
  STRONGHOLDS,
  TILES,
} from '../src/data.ts';
import { rules } from '../src/game.ts';
import type { War } from '../src/state.ts';
import { war } from './helpers.ts';

const MINAS_TIRITH = region('minas-tirith');
const PELARGIR = region('pelargir');
const MINAS_MORGUL = region('minas-morgul');
const GONDOR_REGULAR = figureOf(GONDOR, REGULAR);

function finds(wrong: (s: War) => void, what: RegExp, of = (): War => start(rules, {}, 'impossible').state): void {
  const s = of();
  rules.invariants(s);
  wrong(s);
  assert.throws(() => rules.invariants(s), what);
}

/** The same figures, elsewhere. */
function carry(s: War, figure: number, count: number, from: number, to: number): void {
  add(s, from, figure, -count);
  add(s, to, figure, count);
}

test('WR-8.04 WR-2.53 WR-2.55 no track is left at either end', () => {
  for (const corruption of [-1, 13]) finds((s) => Object.assign(s, { corruption }), /WR-8.04/);
  for (const progress of [-1, 13]) finds((s) => Object.assign(s, { progress }), /WR-2.53/);
  for (const mordor of [-2, 6]) finds((s) => Object.assign(s, { mordor }), /WR-2.55/);
  for (const rings of [
    [4, 0],
    [-1, 0],
    [3, -1],
  ])
    finds((s) => Object.assign(s, { rings }), /WR-4.51/);
});

test('WR-7.01 WR-7.03 every Nation is in a box, and at war only when it is active', () => {
  for (let nation = 0; nation < NATION_COUNT; nation++) {
    for (const box of [0, 5]) finds((s) => (s.box[nation] = box), /WR-7.01/);
    finds((s) => {
      s.box[nation] = 4;
      s.active[nation] = 0;
    }, /WR-7.03/);
  }
});

test('WR-3.21 no figure is lost or made, on the map or beside it', () => {
  for (let figure = 0; figure < FIGURE_COUNT; figure++) {
    finds((s) => s.reserve[figure]++, new RegExp(FIGURES[figure]));
    finds((s) => s.lost[figure]++, new RegExp(FIGURES[figure]));
    finds((s) => {
      s.lost[figure] -= s.reserve[figure] + 1;
      s.reserve[figure] *= 2;
      s.reserve[figure]++;
    }, /not owed/);
    finds((s) => {
      s.lost[figure] += s.reserve[figure] + 1;
      s.reserve[figure] = -1;
    }, /not owed/);
  }
  for (const place of [0, FIELD]) finds((s) => add(s, place, GONDOR_REGULAR, 1), /gondor-regular: \d+ of \d+/);
});

test('WR-8.05 every Character is somewhere, and the Guide is in the Fellowship', () => {
  for (let c = 0; c < CHARACTERS.length; c++)
    for (const where of [-5, PLACE_COUNT]) finds((s) => (s.at[c] = where), /a Character is somewhere/);
  const hunt = (): War => war({ phase: 'hunt' }).leaveOpen().s;
  finds((s) => (s.guide = CHARACTERS.indexOf('gollum')), /WR-8.05/, hunt);
});

test('dice are not owed', () => {
  finds((s) => (s.dice[0] = -1), /dice/);
  finds((s) => (s.spent[s.spent.length - 1] = -1), /dice/);
});

test('WR-6.413 WR-6.204 WR-2.15 Armies stand apart, not too large, and Leaders among units', () => {
  finds((s) => carry(s, GONDOR_REGULAR, 1, MINAS_TIRITH, MINAS_MORGUL), /WR-6.413/);
  const host = (count: number) => (): War =>
    war({
      armies: { pelargir: `gondor ${count}r`, folde: 'gondor 1r', 'minas-morgul': 'sauron 10r', nurn: 'sauron 1r' },
    }).leaveOpen().s;
  finds((s) => carry(s, GONDOR_REGULAR, 1, region('folde'), PELARGIR), /WR-6.204/, host(10));
  finds((s) => carry(s, FIGURES.indexOf('sauron-regular'), 1, region('nurn'), MINAS_MORGUL), /WR-6.204/, host(9));
  finds((s) => carry(s, figureOf(GONDOR, ELITE), 1, MINAS_TIRITH, FIELD), /no force in hand/);
  finds((s) => carry(s, FIGURES.indexOf('sauron-regular'), 1, MINAS_MORGUL, FIELD), /no force in hand/);
  finds((s) => {
    s.reserve[figureOf(GONDOR, LEADER)]--;
    add(s, region('folde'), figureOf(GONDOR, LEADER), 1);
  }, /WR-2.15/);
});

test('WR-6.608 WR-6.609 WR-6.635 nobody is inside walls but a garrison that is besieged', () => {
  for (const where of STRONGHOLDS) finds((s) => (s.at[0] = inside(where)), /WR-6.635/);
  finds((s) => carry(s, GONDOR_REGULAR, 1, MINAS_TIRITH, inside(MINAS_TIRITH)), /WR-6.608/);
  const siege = (): War =>
    war({
      armies: { 'minas-tirith': 'sauron 4r', pelargir: 'gondor 4r' },
      besieged: { 'minas-tirith': 'gondor 5r' },
    }).leaveOpen().s;
  finds((s) => carry(s, GONDOR_REGULAR, 1, PELARGIR, inside(MINAS_TIRITH)), /WR-6.609/, siege);
  finds((s) => carry(s, GONDOR_REGULAR, 5, inside(MINAS_TIRITH), PELARGIR), /without garrison/, siege);
  const orcs = FIGURES.indexOf('sauron-regular');
  finds((s) => carry(s, orcs, 4, MINAS_TIRITH, MINAS_MORGUL), /without besiegers/, siege);
  finds((s) => (s.siege[STRONGHOLD_AT[MINAS_TIRITH]] = 0), /WR-6.608/, siege);
});

test('WR-2.10 no card is lost, and no card or tile doubled', () => {
  finds((s) => s.decks[0].pop(), /cards are conserved/);
  finds((s) => s.hands[1].push(s.hands[0][0]), /cards are conserved/);
  finds((s) => (s.decks[0][0] = s.decks[0][1]), /cards are conserved/);
  for (const list of ['drawn', 'waiting', 'removed', 'pool'] as const)
    finds((s) => s[list].push(s.pool[0]), /tiles are conserved/);
  finds((s) => (s.removed = TILES.map((_, tile) => TILES.length + tile)), /tiles are conserved/);
});
