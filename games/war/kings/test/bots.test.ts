/** What bots make of Kings, and the shy one that it is measured against. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeMatchBot } from '@pony/bots';
import { optionToWords, rngOf, seedOf } from '@pony/engine';
import { bots } from '../bot/index.ts';
import { kings, type Scenario } from './helpers.ts';

/** What a bot does in a seat, in words. */
function choice(word: string, given: Scenario, seat: number): string {
  const at = kings(given);
  const option = makeMatchBot(word, bots).choose(at.rules, at.s, seat, rngOf(seedOf('kings')));
  return optionToWords(at.rules, option);
}

const EARLY: Scenario = { dice: { fp: 'muster', shadow: 'event event' }, turn: 2 };

test('KM-9.2 a bot awakens a Sovereign early, the shy one does something else', () => {
  assert.equal(choice('greedy', EARLY, 0), 'awaken thranduil muster muster');
  assert.notEqual(choice('greedy-shy', EARLY, 0).split(' ')[0], 'awaken');
});

test('KM-3.12 the shy bot too takes what Kings alone offers', () => {
  const given: Scenario = {
    phase: 'rolled',
    characters: { 'thranduil-awakened': 'woodland-realm' },
    dice: { fp: 'event ruler-will-of-the-west', shadow: 'event' },
  };
  assert.equal(choice('greedy-shy', given, 0), 'drop event');
});

test('KM-3.20 the Free Peoples leave out a die that does not move the Fellowship, however strong the Hunt', () => {
  const rolled: Scenario = {
    phase: 'rolled',
    turn: 4,
    characters: { 'thranduil-awakened': 'woodland-realm' },
    dice: { fp: 'character muster event army-muster ruler-character', shadow: 'event' },
    huntBox: { shadow: 6 },
  };
  assert.equal(choice('greedy', rolled, 0), 'drop muster');
  const steps = { ...rolled, dice: { fp: 'character character character character ruler-muster', shadow: 'event' } };
  assert.equal(choice('greedy', steps, 0), 'drop character', 'nobody makes four steps in a turn');
});

test('KM-3.16 KM-3.19 the Shadow leaves out one of many alike, neither its only Event die nor the Eye of its Ruler die', () => {
  const rolled: Scenario = {
    phase: 'rolled',
    turn: 5,
    characters: { ugluk: 'orthanc' },
    dice: { fp: 'event', shadow: 'muster muster muster army event ruler-army' },
  };
  assert.equal(choice('greedy', rolled, 1), 'drop muster');
  const eye = { ...rolled, dice: { fp: 'event', shadow: 'army army army event ruler-eye' } };
  assert.equal(choice('greedy', eye, 1), 'drop army');
});

const EYES: Scenario = {
  acts: 'shadow',
  turn: 4,
  dice: { fp: 'event', shadow: 'army army' },
  huntBox: { shadow: 3 },
  tiles: { denethor: ['tile-11'] },
};

test('KM-10.2 a bot tempts with Eyes that the Hunt no longer needs, and lays down the tile it can spare', () => {
  const at = kings({ ...EYES, pool: ['tile-16', 'tile-07', 'tile-15'] });
  const greedy = makeMatchBot('greedy', bots);
  for (const wanted of ['corrupt dain', 'tile tile-07']) {
    const option = greedy.choose(at.rules, at.s, 1, rngOf(seedOf('kings')));
    assert.equal(optionToWords(at.rules, option), wanted);
    at.shadow(wanted);
  }
  assert.notEqual(choice('greedy-shy', EYES, 1).split(' ')[0], 'corrupt');
});

test('KM-10.9 of tiles of one number a bot lays down the one that reveals nobody', () => {
  const at = kings({ ...EYES, pool: ['tile-09', 'tile-08', 'tile-15', 'tile-16'] });
  at.shadow('corrupt thranduil');
  const greedy = makeMatchBot('greedy', bots);
  for (const words of ['a', 'b', 'c', 'd', 'e', 'f'])
    assert.equal(optionToWords(at.rules, greedy.choose(at.rules, at.s, 1, rngOf(seedOf(words)))), 'tile tile-08');
  at.shadow('tile tile-08');
});

test('KM-10.11 while the Fellowship may still move a bot keeps its last Eyes for the Hunt', () => {
  const hunted = { ...EYES, dice: { fp: 'character character', shadow: 'army army' }, huntBox: { shadow: 2 } };
  assert.notEqual(choice('greedy', hunted, 1).split(' ')[0], 'corrupt');
});

test('KM-10.11 at the gates of Mordor no step is left that a bot would keep its Eyes for', () => {
  const dice = { fp: 'character character character', shadow: 'army' };
  const there: Scenario = { ...EYES, dice, huntBox: { shadow: 4 }, fellowship: { at: 'morannon' } };
  assert.equal(choice('greedy', there, 1), 'corrupt dain');
  assert.notEqual(choice('greedy', { ...there, fellowship: { at: 'lorien' } }, 1).split(' ')[0], 'corrupt');
});

test('KM-10.11 in Mordor an Eye is worth as much as Eyes are likely to be drawn', () => {
  const dice = { fp: 'character character', shadow: 'army' };
  const inMordor: Scenario = { ...EYES, dice, huntBox: { shadow: 4 }, tiles: {}, fellowship: { mordor: 1 } };
  const light = ['tile-05', 'tile-06', 'tile-07', 'tile-08'];
  assert.equal(choice('greedy', { ...inMordor, pool: ['tile-01', ...light, 'tile-15', 'tile-16'] }, 1), 'corrupt dain');
  const eyes = ['tile-01', 'tile-02', 'tile-03', 'tile-04', 'tile-05', 'tile-06', 'tile-07'];
  assert.notEqual(choice('greedy', { ...inMordor, pool: eyes }, 1).split(' ')[0], 'corrupt');
});

test('KM-10.2 early in the game a bot gives an Eye for a light tile even if the Fellowship may still move', () => {
  const early: Scenario = {
    acts: 'shadow',
    turn: 2,
    dice: { fp: 'character', shadow: 'army' },
    huntBox: { shadow: 4 },
  };
  assert.equal(choice('greedy', early, 1), 'corrupt dain');
  const later = { ...early, dice: { fp: 'character event event', shadow: 'army' } };
  assert.notEqual(choice('greedy', later, 1).split(' ')[0], 'corrupt', 'it may wait for the step');
});

test('KM-12.6 a bot leaves heavy tiles in the Hunt', () => {
  const heavy = { ...EYES, tiles: {}, pool: ['tile-14', 'tile-15', 'tile-16', 'tile-elven-cloaks', 'tile-elven-rope'] };
  assert.notEqual(choice('greedy', heavy, 1).split(' ')[0], 'corrupt');
});

test('KM-12.6 a bot leaves light tiles in the Hunt that reveal the Fellowship, when others are no worse', () => {
  const others = ['tile-elven-cloaks', 'tile-on-on-they-went'];
  const inMordor: Scenario = { ...EYES, tiles: {}, fellowship: { mordor: 1 } };
  const reveal = { ...inMordor, pool: ['tile-09', 'tile-10', ...others] };
  assert.notEqual(choice('greedy', reveal, 1).split(' ')[0], 'corrupt');
  assert.equal(choice('greedy', { ...inMordor, pool: ['tile-07', 'tile-08', ...others] }, 1), 'corrupt dain');
});

test('KM-12.7 a bot tempts nobody who would fall and give light tiles back', () => {
  const light = ['tile-05', 'tile-06', 'tile-07', 'tile-08', 'tile-09', 'tile-10'];
  const full: Scenario = {
    ...EYES,
    characters: { brand: 'gone', denethor: 'gone', theoden: 'gone', thranduil: 'gone' },
    tiles: { dain: ['tile-07', 'tile-08', 'tile-09'] },
    pool: ['tile-10', 'tile-11', 'tile-12', 'tile-01', 'tile-02', 'tile-14', 'tile-15', 'tile-16'],
  };
  assert.notEqual(choice('greedy', full, 1).split(' ')[0], 'corrupt');
  assert.equal(choice('greedy', { ...full, tiles: {}, pool: [...light, 'tile-16'] }, 1), 'corrupt dain');
});

test('KM-11.14 a bot does not draw the pool empty, as all tiles drawn before would come back', () => {
  const pool = ['tile-01', 'tile-02', 'tile-03', 'tile-07'];
  const scarce: Scenario = { ...EYES, huntBox: { shadow: 4 }, tiles: {}, pool };
  assert.notEqual(choice('greedy', scarce, 1).split(' ')[0], 'corrupt');
  assert.equal(choice('greedy', { ...scarce, pool: [...pool, 'tile-08', 'tile-16'] }, 1), 'corrupt dain');
});

test('KM-12.7 a bot reckons with a heavy draw: whoever bears light tiles is not brought near his fall', () => {
  const nobodyElse = { dain: 'gone', denethor: 'gone', theoden: 'gone', thranduil: 'gone' } as const;
  const eyes = ['tile-01', 'tile-02', 'tile-03', 'tile-04'];
  const brand: Scenario = {
    ...EYES,
    characters: nobodyElse,
    tiles: { brand: ['tile-05', 'tile-06'] },
    pool: [...eyes, 'tile-07', 'tile-11', 'tile-12', 'tile-14'],
  };
  assert.notEqual(choice('greedy', brand, 1).split(' ')[0], 'corrupt');
  assert.equal(choice('greedy', { ...brand, pool: [...eyes, 'tile-07', 'tile-08', 'tile-14'] }, 1), 'corrupt brand');
});
