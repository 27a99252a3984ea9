/** The player aid of War: faces, points, all 96 cards, the Hunt, whole battles. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareBundles, gameText, makeText } from '@pony/text';
import { rules } from '../src/game.ts';
import en from '../text/en.json' with { type: 'json' };
import uk from '../text/uk.json' with { type: 'json' };
import { warAid } from '../ui/aid/aid.ts';
import aidEn from '../ui/aid/en.json' with { type: 'json' };
import aidUk from '../ui/aid/uk.json' with { type: 'json' };
import { wholeBattle } from '../ui/aid/whole.ts';
import { BASE } from '../ui/edition.ts';
import { type Scenario, war } from './helpers.ts';

const aidOf = (given: Scenario = {}, seat = 0, lang: 'en' | 'uk' = 'en') => {
  const text = gameText(makeText(lang, [lang === 'en' ? en : uk]), rules);
  return warAid(BASE)({ view: rules.view(war(given).s, seat), text, viewer: [seat] });
};
const sections = (given?: Scenario, seat?: number) => aidOf(given, seat).pages.flatMap((page) => page.sections);
const rowsOf = (start: string, given?: Scenario, seat?: number) =>
  sections(given, seat).flatMap(({ id, rows }) => (id.startsWith(start) ? rows : []));

test('its words are complete in both languages', () => {
  assert.deepEqual(compareBundles({ lang: 'en', bundle: aidEn }, { lang: 'uk', bundle: aidUk }), []);
  for (const lang of ['en', 'uk'] as const)
    for (const { rows } of aidOf({}, 0, lang).pages.flatMap((page) => page.sections))
      for (const { name = '', words = '', now = '' } of rows)
        for (const one of [name, words, now]) assert.ok(!/^[a-z-]+\.[a-z]/.test(one) && !one.includes('{'), one);
});

test('WR-2.04 all 96 cards are there, each side sees its own hand and its own discards alone', () => {
  const given = { hands: { fp: ['athelas'], shadow: ['shelobs-lair'] } };
  assert.equal(rowsOf('cards-', given).length, 96);
  const inHand = (seat: number) =>
    rowsOf('cards-', given, seat).flatMap(({ name, now }) => (now === 'in hand' ? [name] : []));
  assert.deepEqual(inHand(0), ['Athelas']);
  assert.deepEqual(inHand(1), ["Shelob's Lair".replace("'", '’')]);
});

test('WR-6.706 points are broken down by Settlement', () => {
  const rows = rowsOf('points-1', { control: { 'minas-tirith': 'shadow', pelargir: 'shadow' } });
  assert.deepEqual(rows.map(({ name, sign }) => [name, 'words' in sign && sign.words]).toSorted(), [
    ['Minas Tirith', '+2'],
    ['Pelargir', '+1'],
  ]);
});

test('WR-2.10 Hunt tiles drawn and left make up the sixteen', () => {
  const given = { pool: ['tile-01', 'tile-07'] };
  assert.equal(rowsOf('hunt-left', given).length, 2);
  assert.equal(rowsOf('hunt-drawn', given).length, 14);
  const waiting = rowsOf('hunt-', { ...given, waiting: ['tile-phial-of-galadriel'] });
  assert.ok(waiting.some(({ words }) => words === '−2'));
  for (const { words = '', sign } of waiting) assert.doesNotMatch(words + JSON.stringify(sign), /-\d/);
});

test('WR-6.580 WR-6.562 a whole battle: somebody wins, the attacker stops in time, or falls', () => {
  const host = (units: number, elites = 0, leadership = 0) => ({
    units,
    elites,
    chance: [1 / 3, 1 / 3] as const,
    leadership,
  });
  const even = wholeBattle(host(5), host(5), false);
  assert.ok(Math.abs(even.win + even.off + even.fall - 1) < 0.003);
  const strong = wholeBattle(host(10, 3, 3), host(2), false);
  assert.ok(strong.win > 0.98 && strong.fall === 0, JSON.stringify(strong));
  assert.ok(wholeBattle(host(5, 0, 3), host(5), false).win > even.win);
  const sure = wholeBattle({ ...host(1), chance: [1, 1] }, { ...host(1), chance: [0, 0] }, false);
  assert.deepEqual(sure, { win: 1, off: 0, fall: 0, attackerLosses: 0, defenderLosses: 1 });
});

test('WR-6.612 an attack that is weighed is told by its region, behind walls too, with hits as the language writes them', () => {
  const game = war({
    politics: { rohan: 'war', isengard: 'war' },
    dice: { shadow: 'army' },
    acts: 'shadow',
    armies: { 'helms-deep': 'isengard 5r' },
    besieged: { 'helms-deep': 'rohan 2r' },
  });
  const text = gameText(makeText('uk', [uk]), rules);
  game.shadow('attack army army', 'army helms-deep').asks('shadow', 'attack-whom');
  const { pages } = warAid(BASE)({ view: rules.view(game.s, 1), text, viewer: [1] });
  const [row] = pages.flatMap((page) => page.sections).find(({ id }) => id === 'weighed')?.rows ?? [];
  assert.equal(row?.name, 'Гельмів Яр');
  assert.match(row?.now ?? '', /отримає 0,\d/);
});

test('WR-6.614 an assault is one round: walls that hold end it', () => {
  const host = (units: number) => ({ units, elites: 0, chance: [1 / 6, 1 / 6] as const, leadership: 0 });
  const { win, off, fall } = wholeBattle(host(5), host(5), true);
  assert.ok(win < 0.001 && fall < 0.001 && off > 0.99);
});
