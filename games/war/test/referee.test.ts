/** The referee of Chapter XI: he passes what the rules do and whistles at what they must not (the faults that version 10 mended among them). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { applyTelling, asked, options, optionToWords } from '@pony/engine';
import { refereeOfWar } from '../referee/index.ts';
import { character, FIELD, region } from '../src/data.ts';
import type { War } from '../src/state.ts';
import { ALL_AT_WAR as ALL, type Scenario, war } from './helpers.ts';
import { rngFor } from './rolls.ts';

/** Plays these words under a referee's eyes; `spoil` changes what came of the last one before he looks. */
function judged(given: Scenario, dice: number[], words: readonly string[], spoil: (s: War) => void = () => {}) {
  const at = war({ players: 4, politics: ALL, ...given }).leaveOpen();
  const s = at.rules.clone(at.s);
  s.rng = rngFor(dice);
  const judge = refereeOfWar();
  const found: string[] = [];
  words.forEach((word, i) => {
    const [seat] = asked(at.rules, s);
    const offered = options(at.rules, s, seat);
    const option = offered.find((one) => optionToWords(at.rules, one) === word);
    assert.ok(option, `${word} is not offered`);
    const before = at.rules.clone(s);
    const { events } = applyTelling(at.rules, s, seat, option);
    if (i === words.length - 1) spoil(s);
    const wrong = judge({ before, after: s, seat, option, offered, events });
    if (wrong) found.push(wrong.split(':')[0]);
  });
  return found;
}

const ORTHANC: Scenario = {
  acts: 'shadow',
  leads: ['saruman'],
  dice: { fp: 'event', shadow: 'army' },
  armies: { orthanc: 'sauron 3r', 'fords-of-isen': 'rohan 1r' },
  characters: { saruman: 'orthanc' },
};
const SIEGE: Scenario = {
  acts: 'shadow',
  leads: ['saruman'],
  dice: { fp: 'event', shadow: 'army' },
  mixed: ['helms-deep'],
  armies: { 'helms-deep': 'sauron 3r, isengard 2r' },
  besieged: { 'helms-deep': 'rohan 1r' },
};
const RELIEF: Scenario = {
  leads: ['gondor'],
  dice: { fp: 'army', shadow: 'event' },
  mixed: ['inside-helms-deep'],
  armies: { westemnet: 'rohan 3r', 'helms-deep': 'isengard 1r' },
  besieged: { 'helms-deep': 'rohan 2r, gondor 1r' },
};
const OUT = ['attack army army', 'army orthanc', 'target fords-of-isen'];
const ASSAULT = ['attack army army', 'army helms-deep', 'target inside-helms-deep', 'done'];
const RELIEVE = ['attack army army', 'army westemnet', 'target helms-deep', 'done', 'yes', 'done'];

test('WR-11.18 WR-11.27 WR-11.46 the referee passes an attack beside Saruman, an assault and a relief as the rules play them', () => {
  assert.deepEqual(judged(ORTHANC, [1, 1, 1, 1], OUT), []);
  assert.deepEqual(judged(SIEGE, [6, 6, 6, 6, 6, 1], ASSAULT), []);
  assert.deepEqual(judged(RELIEF, [6, 6, 6, 1], RELIEVE), []);
});

test('WR-11.18 WR-11.29 he sees a Minion, or a unit, of the team-mate go along', () => {
  const minion = judged(ORTHANC, [1, 1, 1, 1], OUT, (s) => {
    s.at[character('saruman')] = FIELD;
  });
  assert.deepEqual(minion, ['WR-11.18, WR-11.45']);
});

test('WR-11.27 WR-11.46 he sees a mixed Army fall apart when a Stronghold falls, and when one is relieved', () => {
  const apart = (s: War): void => {
    s.mixed[region('helms-deep')] = 0;
  };
  assert.deepEqual(judged(SIEGE, [6, 6, 6, 6, 6, 1], ASSAULT, apart), ['WR-11.27']);
  assert.deepEqual(judged(RELIEF, [6, 6, 6, 1], RELIEVE, apart), ['WR-11.27']);
});
