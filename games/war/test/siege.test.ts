import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Scenario, war } from './helpers.ts';

const AT_WAR = { gondor: 'war', rohan: 'war', sauron: 'war', isengard: 'war', elves: 'war' };
const shadowActs = (given: Scenario) => war({ politics: AT_WAR, dice: { shadow: 'army' }, acts: 'shadow', ...given });
const fpActs = (given: Scenario) => war({ politics: AT_WAR, dice: { fp: 'army-muster' }, ...given });

test('WR-6.603 WR-6.606 WR-6.608 the defender of a Stronghold may retreat into a siege before the round', () => {
  const game = shadowActs({
    armies: { osgiliath: 'sauron 4r', 'minas-tirith': 'gondor 3r 1l' },
    characters: { boromir: 'minas-tirith' },
  });
  game.shadow('attack army army', 'army osgiliath', 'target minas-tirith', 'done');
  game.asks('fp', 'field-or-siege').mayExactly('give-battle', 'shelter').fp('shelter');
  game.asks('shadow', 'advance').shadow('yes', 'done');
  assert.equal(game.isBesieged('minas-tirith'), true);
  game.army('inside-minas-tirith', 'gondor 3r 1l').army('minas-tirith', 'sauron 4r');
  assert.equal(game.where('boromir'), 'inside-minas-tirith');
  assert.equal(game.controls('minas-tirith'), 'free-peoples');
});

test('WR-6.609 a garrison of more than five is trimmed when the siege begins, to the reinforcements', () => {
  const game = shadowActs({ armies: { osgiliath: 'sauron 4r', 'minas-tirith': 'gondor 5r 2e' } });
  game.shadow('attack army army', 'army osgiliath', 'target minas-tirith', 'done').fp('shelter').shadow('yes', 'done');
  game.asks('fp', 'trim').mayExactly('disband gondor-regular', 'disband gondor-elite');
  const before = game.reserve('gondor', 'r');
  game.fp('disband gondor-regular', 'disband gondor-regular').army('inside-minas-tirith', 'gondor 3r 2e');
  assert.equal(game.reserve('gondor', 'r'), before + 2);
  assert.equal(game.lost('gondor', 'r'), 0);
});

test('WR-6.607 without an advance there is no siege and nobody is trimmed', () => {
  const game = shadowActs({ armies: { osgiliath: 'sauron 4r', 'minas-tirith': 'gondor 7r' } });
  game.shadow('attack army army', 'army osgiliath', 'target minas-tirith', 'done').fp('shelter').shadow('no');
  assert.equal(game.isBesieged('minas-tirith'), false);
  game.army('minas-tirith', 'gondor 7r').army('osgiliath', 'sauron 4r');
});

test('WR-6.604 WR-6.592 a field battle at a Stronghold needs 5; a beaten field Army loses it to the advance', () => {
  const game = shadowActs({ armies: { osgiliath: 'sauron 4r', 'minas-tirith': 'gondor 1r' } });
  game
    .shadow('attack army army', 'army osgiliath', 'target minas-tirith', 'done')
    .dice(5, 1, 1, 1, 1)
    .fp('give-battle');
  game.shadow('yes', 'done').army('minas-tirith', 'sauron 4r');
  assert.equal(game.controls('minas-tirith'), 'shadow');
});

test('WR-6.605 the choice comes before every round and belongs to the side that controls the Stronghold', () => {
  const game = fpActs({
    armies: { osgiliath: 'gondor 4r', 'minas-tirith': 'sauron 3r' },
    control: { 'minas-tirith': 'shadow' },
  });
  game.fp('attack army-muster army', 'army osgiliath', 'target minas-tirith', 'done');
  game.asks('shadow', 'field-or-siege').dice(1, 1, 1, 1, 1, 1, 1).shadow('give-battle');
  game.fp('press').shadow('stay').asks('shadow', 'field-or-siege').shadow('shelter').fp('yes', 'done');
  assert.equal(game.isBesieged('minas-tirith'), true);
});

test('WR-6.605 who besieges a Stronghold of the enemy has no walls to go behind', () => {
  const game = fpActs({
    armies: { lossarnach: 'gondor 4r', 'minas-tirith': 'sauron 3r' },
    besieged: { 'minas-tirith': 'gondor 1r' },
  });
  game.dice(1, 1, 1, 1, 1, 1, 1).fp('attack army-muster army', 'army lossarnach', 'target minas-tirith', 'done');
  game.mayExactly('press', 'cease');
});

const besieged: Scenario = {
  armies: { 'minas-tirith': 'sauron 4r 1e', osgiliath: 'sauron 2r', lossarnach: 'gondor 4r' },
  besieged: { 'minas-tirith': 'gondor 3r 1l' },
};

test('WR-6.612 WR-6.613 WR-6.614 an assault comes from the same region, hits on 6 and lasts one round', () => {
  const game = shadowActs(besieged);
  game.shadow('attack army army', 'army osgiliath').refuses('target inside-minas-tirith', 'WR-6.612', 'only-assault');
  const other = shadowActs(besieged);
  other.shadow('attack army army', 'army minas-tirith').mayExactly('target inside-minas-tirith', 'target lossarnach');
  other.shadow('target inside-minas-tirith').dice(5, 5, 5, 5, 6, 1, 1, 1).shadow('done');
  other.fp('reroll 0', 'lose gondor-regular').asks('shadow', 'press-assault');
  other.mayExactly('cease', 'reduce sauron-elite').refuses('press', 'WR-6.614', 'assault-one-round');
  other.dice(1, 1, 1, 1, 1, 1, 1).shadow('reduce sauron-elite').fp('reroll 0');
  other.mayExactly('cease').shadow('cease').army('minas-tirith', 'sauron 5r');
  assert.equal(other.isBesieged('minas-tirith'), true);
});

test('WR-6.615 an Elite pays only if a Regular is there to replace it', () => {
  const game = shadowActs({
    armies: { 'helms-deep': 'isengard 2e', orthanc: 'isengard 10r', 'north-dunland': 'isengard 2r' },
    besieged: { 'helms-deep': 'rohan 2r' },
  });
  game.shadow('attack army army', 'army helms-deep', 'target inside-helms-deep').dice(1, 1, 1, 1).shadow('done');
  game.mayExactly('cease').refuses('reduce isengard-elite', 'WR-6.615', 'no-regular-to-replace');
});

test('WR-6.703 WR-6.706 a garrison destroyed loses the Stronghold to the besieger', () => {
  const game = shadowActs({ armies: { 'minas-tirith': 'sauron 4r' }, besieged: { 'minas-tirith': 'gondor 1r' } });
  game.shadow('attack army army', 'army minas-tirith', 'target inside-minas-tirith').dice(6, 1, 1, 1, 1).shadow('done');
  assert.equal(game.controls('minas-tirith'), 'shadow');
  assert.equal(game.isBesieged('minas-tirith'), false);
  game.army('minas-tirith', 'sauron 4r');
});

test('WR-6.574 a rearguard of the besieger takes the Stronghold when both fighting Armies die', () => {
  const game = shadowActs({ armies: { 'minas-tirith': 'sauron 2r' }, besieged: { 'minas-tirith': 'gondor 1r' } });
  game
    .shadow('attack army army', 'army minas-tirith', 'target inside-minas-tirith')
    .dice(6, 6)
    .shadow('leave sauron-regular');
  assert.equal(game.controls('minas-tirith'), 'shadow');
});

test('WR-6.620 WR-6.621 WR-6.623 a sortie is a field battle and goes back inside when it ceases', () => {
  const game = fpActs(besieged);
  game.fp('attack army-muster army').mayExactly('army inside-minas-tirith', 'army lossarnach');
  game
    .fp('army inside-minas-tirith')
    .mayExactly('target minas-tirith')
    .refuses('target osgiliath', 'WR-6.626', 'only-besiegers');
  game.fp('target minas-tirith').dice(5, 1, 1, 1, 1, 1, 1, 1).fp('done', 'reroll 0').shadow('lose sauron-regular');
  game.fp('cease').army('inside-minas-tirith', 'gondor 3r 1l').army('minas-tirith', 'sauron 3r 1e');
  assert.equal(game.isBesieged('minas-tirith'), true);
});

test('WR-6.624 WR-6.610 besiegers may retreat from a sortie; the siege ends and nobody goes further', () => {
  const game = fpActs({ armies: { 'minas-tirith': 'sauron 2r' }, besieged: { 'minas-tirith': 'gondor 3r' } });
  game
    .fp('attack army-muster army', 'army inside-minas-tirith', 'target minas-tirith')
    .dice(1, 1, 1, 1, 1)
    .fp('done', 'press');
  game.shadow('to osgiliath').army('minas-tirith', 'gondor 3r').army('osgiliath', 'sauron 2r').asks('shadow', 'act');
  assert.equal(game.isBesieged('minas-tirith'), false);
});

test('WR-6.622 WR-6.627 a sortie that dies leaves the Stronghold to the besieger, unless a rearguard holds it', () => {
  const game = fpActs({ armies: { 'minas-tirith': 'sauron 2r' }, besieged: { 'minas-tirith': 'gondor 1r' } });
  game.fp('attack army-muster army', 'army inside-minas-tirith').dice(1, 6, 1).fp('target minas-tirith');
  assert.equal(game.controls('minas-tirith'), 'shadow');
  const held = fpActs({ armies: { 'minas-tirith': 'sauron 2r' }, besieged: { 'minas-tirith': 'gondor 2r' } });
  held
    .fp('attack army-muster army', 'army inside-minas-tirith', 'target minas-tirith')
    .dice(1, 6, 1)
    .fp('leave gondor-regular');
  assert.equal(held.controls('minas-tirith'), 'free-peoples');
  held.army('inside-minas-tirith', 'gondor 1r');
});

test('WR-6.628 WR-6.629 WR-6.631 relief: the besieged take no part; a victory ends the siege and the Armies merge', () => {
  const game = fpActs({
    armies: { 'minas-tirith': 'sauron 2r', lossarnach: 'gondor 8r' },
    besieged: { 'minas-tirith': 'gondor 4r' },
  });
  game.fp('attack army-muster army', 'army lossarnach', 'target minas-tirith').dice(5, 5, 1, 1, 1, 1, 1).fp('done');
  game
    .asks('fp', 'advance')
    .fp('yes', 'done')
    .asks('fp', 'trim')
    .fp('disband gondor-regular', 'disband gondor-regular');
  game.army('minas-tirith', 'gondor 10r');
  assert.equal(game.isBesieged('minas-tirith'), false);
});

test('WR-6.630 WR-6.583 besiegers cannot retreat into the Stronghold, the besieged cannot retreat at all', () => {
  const game = fpActs({ ...besieged, armies: { ...besieged.armies } });
  game
    .fp('attack army-muster army', 'army lossarnach', 'target minas-tirith')
    .dice(1, 1, 1, 1, 1, 1, 1, 1, 1)
    .fp('done');
  game.asks('fp', 'press-on').fp('press').refuses('to inside-minas-tirith', 'WR-6.582');
});

test('WR-6.617 WR-6.618 when the last besieging unit leaves the siege is over, whoever stays', () => {
  const game = shadowActs({ armies: { 'minas-tirith': 'sauron 2r 1n' }, besieged: { 'minas-tirith': 'gondor 2r' } });
  game.shadow('march army army', 'army minas-tirith', 'to osgiliath', 'leave nazgul', 'done');
  assert.equal(game.isBesieged('minas-tirith'), false);
  game.army('minas-tirith', 'gondor 2r, sauron 1n').army('inside-minas-tirith', '');
});

test('WR-6.632 WR-6.611 besiegers are reinforced by movement; WR-6.419 the besieged cannot move', () => {
  const game = shadowActs(besieged);
  game
    .shadow('march army army', 'army osgiliath', 'to minas-tirith', 'done', 'done')
    .army('minas-tirith', 'sauron 6r 1e');
  const fp = fpActs(besieged);
  fp.fp('march army-muster army').refuses('army inside-minas-tirith', 'WR-6.419', 'army-besieged');
  fp.fp('army lossarnach').refuses('to minas-tirith', 'WR-6.419', 'own-stronghold-besieged');
});

test('WR-6.419 WR-6.613 WR-6.621 behind the walls of the Grey Havens it is as behind all others', () => {
  const siege = {
    armies: { 'grey-havens': 'sauron 3r', lossarnach: 'gondor 1r' },
    besieged: { 'grey-havens': 'elves 2r' },
  };
  const stays = fpActs(siege).fp('march army-muster army').mayExactly('army lossarnach');
  stays.refuses('army inside-grey-havens', 'WR-6.419', 'army-besieged').leaveOpen();
  const sortie = fpActs(siege).fp('attack army-muster army').mayExactly('army inside-grey-havens');
  sortie.fp('army inside-grey-havens').mayExactly('target grey-havens').fp('target grey-havens');
  sortie
    .dice(5, 1, 5, 1, 1)
    .fp('done', 'lose elves-regular')
    .shadow('lose sauron-regular')
    .mayExactly('press', 'cease');
  sortie.fp('cease').army('inside-grey-havens', 'elves 1r').army('grey-havens', 'sauron 2r');
  const assault = shadowActs(siege).shadow('attack army army', 'army grey-havens', 'target inside-grey-havens');
  assault.dice(6, 5, 5, 5, 1).shadow('done', 'lose sauron-regular').fp('lose elves-regular').mayExactly('cease');
  assert.equal(assault.isBesieged('grey-havens'), true);
});

test('WR-6.633 besiegers may attack next door; the siege holds while one unit stays', () => {
  const game = shadowActs(besieged);
  game.shadow('attack army army', 'army minas-tirith', 'target lossarnach', 'leave sauron-regular');
  game.dice(6, 6, 6, 6, 1, 1, 1, 1).shadow('done').asks('shadow', 'advance').shadow('yes', 'done');
  assert.equal(game.isBesieged('minas-tirith'), true);
  game.army('minas-tirith', 'sauron 1r').army('lossarnach', 'sauron 3r 1e');
});
