import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Scenario, war } from './helpers.ts';

const AT_WAR = { gondor: 'war', rohan: 'war', sauron: 'war', isengard: 'war' };
const fpPlays = (card: string, given: Scenario = {}) =>
  war({ ...given, hands: { fp: [card] } }).fp(`play ${card} event event`);
const shadowPlays = (card: string, given: Scenario = {}) =>
  war({ ...given, hands: { shadow: [card] }, acts: 'shadow' }).shadow(`play ${card} event event`);

test('WR-6.301 figures come by a Muster result or a card, by nothing else', () => {
  const game = war({ politics: AT_WAR, dice: { fp: 'character muster event army-muster' } });
  const musters = game.may().filter((words) => words.startsWith('muster'));
  assert.deepEqual(musters.sort(), ['muster army-muster muster', 'muster muster muster']);
  game.refuses('muster character character', 'WR-4.49').refuses('muster army-muster army', 'WR-4.49');
  fpPlays('king-brands-men', { armies: {} }).army('dale', 'north 2r');
});

test('[house-of-the-stewards] WR-2.39 WR-2.60 beside Boromir also where his Army besieges', () => {
  const siege: Scenario = {
    armies: { 'minas-tirith': 'gondor 2r' },
    besieged: { 'minas-tirith': 'sauron 1r' },
    control: { 'minas-tirith': 'shadow' },
    characters: { boromir: 'minas-tirith' },
  };
  const game = fpPlays('house-of-the-stewards', siege);
  game.mayExactly('figure gondor-regular minas-tirith', 'figure gondor-elite minas-tirith');
  game.fp('figure gondor-elite minas-tirith').army('minas-tirith', 'gondor 2r 1e');
  assert.ok(game.isBesieged('minas-tirith'));
  const lost = fpPlays('house-of-the-stewards', { ...siege, armies: { 'minas-tirith': 'sauron 1r' }, besieged: {} });
  lost.army('minas-tirith', 'sauron 1r');
});

test('WR-6.312 lost units and Leaders of FP and all Characters are out of the game', () => {
  const game = war({
    armies: {
      'south-ithilien': 'sauron 5r',
      osgiliath: 'gondor 1r',
      'minas-tirith': 'gondor 10r',
      edoras: 'gondor 4r',
    },
    politics: AT_WAR,
    dice: { fp: 'muster', shadow: 'army' },
    acts: 'shadow',
  });
  game
    .shadow('attack army army', 'army south-ithilien', 'target osgiliath')
    .dice(6, 1, 1, 1, 1, 1)
    .shadow('done', 'no');
  assert.equal(game.lost('gondor', 'r'), 1);
  game.fp('muster muster muster').refuses('recruit gondor-regular pelargir', 'WR-6.310', 'no-figure-left');
  const minion = war({
    armies: { orthanc: 'isengard 1r' },
    politics: AT_WAR,
    characters: { saruman: 'gone' },
    dice: { shadow: 'muster' },
    acts: 'shadow',
  });
  minion.refuses('enter saruman muster muster', 'WR-6.102', 'character-not-aside');
});

test('WR-6.315 a card recruits for a Nation that is not At War', () => {
  const game = fpPlays('king-brands-men', { armies: {}, politics: { north: 'passive 1' } }).army('dale', 'north 2r');
  assert.equal(game.box('north'), 'passive 1');
  shadowPlays('shadows-on-the-misty-mountains', { armies: {}, politics: { sauron: 'active 3' } })
    .shadow('to moria', 'figure sauron-elite moria', 'figure sauron-regular moria')
    .army('moria', 'sauron 1r 1e 1n');
});

test('WR-6.316 WR-6.318 a card recruits behind the walls of a siege, five units at most', () => {
  const siege = (garrison: string): Scenario => ({
    armies: { 'minas-tirith': 'sauron 3r' },
    besieged: { 'minas-tirith': garrison },
  });
  const room = fpPlays('guards-of-the-citadel', siege('gondor 2r')).fp('figure gondor-elite minas-tirith');
  room.army('inside-minas-tirith', 'gondor 2r 1e 1l').army('minas-tirith', 'sauron 3r');
  const full = fpPlays('guards-of-the-citadel', siege('gondor 5r')).fp('figure gondor-elite minas-tirith', 'no');
  const before = full.reserve('gondor', 'r');
  full.asks('fp', 'trim').mayExactly('disband gondor-regular', 'disband gondor-elite').fp('disband gondor-regular');
  full.army('inside-minas-tirith', 'gondor 4r 1e 1l');
  assert.equal(full.reserve('gondor', 'r'), before + 1);
  assert.equal(full.lost('gondor', 'r'), 0);
});

test('WR-6.317 for a card too the region must be free and the figures there', () => {
  const lost = fpPlays('imrahil-of-dol-amroth', { armies: {}, control: { 'dol-amroth': 'shadow' } });
  lost.army('dol-amroth', '').asks('fp', 'guide-draws');
  fpPlays('eomer-son-of-eomund', { armies: { edoras: 'isengard 1r', westemnet: 'isengard 1r', folde: 'isengard 1r' } })
    .fp('figure rohan-regular helms-deep')
    .army('helms-deep', 'rohan 1r 1l');
  const none = fpPlays('king-brands-men', { armies: { bree: 'north 10r' } });
  none.army('dale', '');
  assert.equal(none.told('recruits').length, 0);
});

test('WR-6.319 a card puts several figures into one region, with or without a Settlement', () => {
  const game = shadowPlays('orcs-multiplying-again', { armies: {} });
  game.army('dol-guldur', 'sauron 3r').army('mount-gundabad', 'sauron 3r');
  const wild = shadowPlays('monsters-roused', { armies: {} });
  wild.army('ettenmoors', 'sauron 1r').army('weather-hills', 'sauron 1r').army('angmar', 'sauron 1r');
});
