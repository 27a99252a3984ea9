import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Scenario, war } from './helpers.ts';

const AT_WAR = { gondor: 'war', rohan: 'war', sauron: 'war', isengard: 'war' };
const fp = (given: Scenario) => war({ politics: AT_WAR, dice: { fp: 'army-muster army-muster' }, ...given });
const march = 'march army-muster army';

test('WR-6.201 everybody of a side in a region is one Army', () => {
  const game = fp({
    armies: { 'minas-tirith': 'gondor 2r 1l, rohan 1r 1e 1l', osgiliath: 'sauron 1r' },
    characters: { boromir: 'minas-tirith', gimli: 'minas-tirith' },
  });
  game.fp(march).mayExactly('army minas-tirith').fp('army minas-tirith', 'to lossarnach');
  game.army('field', 'gondor 2r 1l, rohan 1r 1e 1l').army('minas-tirith', '').fp('done');
  game.army('lossarnach', 'gondor 2r 1l, rohan 1r 1e 1l');
  assert.deepEqual([game.where('boromir'), game.where('gimli')], ['lossarnach', 'lossarnach']);
});

test('WR-6.202 an Army that comes to another is one with it after the action', () => {
  const game = fp({ armies: { 'minas-tirith': 'gondor 2r', lossarnach: 'rohan 1r 1l', osgiliath: 'sauron 1r' } });
  game.fp(march, 'army minas-tirith', 'to lossarnach', 'done', 'done').shadow('skip event');
  game
    .fp('attack army-muster army')
    .mayExactly('army lossarnach')
    .fp('army lossarnach', 'target osgiliath')
    .asks('fp', 'leave-rearguard');
  game.army('field', 'gondor 2r, rohan 1r 1l');
});

test('WR-6.203 a part of an Army moves, the rest stays', () => {
  const game = fp({ armies: { 'minas-tirith': 'gondor 3r 1e 1l' } });
  game.fp(march, 'army minas-tirith', 'to osgiliath', 'leave gondor-elite', 'leave gondor-regular', 'done', 'done');
  game.army('osgiliath', 'gondor 2r 1l').army('minas-tirith', 'gondor 1r 1e');
});

test('WR-6.206 units removed for stacking are reinforcements again, on both sides', () => {
  const game = fp({ armies: { 'minas-tirith': 'gondor 4r', lossarnach: 'gondor 6r 1e' } });
  const before = [game.reserve('gondor', 'r'), game.reserve('gondor', 'e')];
  game.fp(march, 'army minas-tirith', 'to lossarnach', 'done', 'done').asks('fp', 'trim').fp('disband gondor-elite');
  assert.deepEqual([game.reserve('gondor', 'r'), game.reserve('gondor', 'e')], [before[0], before[1] + 1]);
  assert.deepEqual([game.lost('gondor', 'r'), game.lost('gondor', 'e')], [0, 0]);
  game.army('lossarnach', 'gondor 10r');
});

test('WR-6.208 the owner chooses; besiegers and garrison are counted apart; nobody disbands at will', () => {
  const given: Scenario = {
    armies: { 'minas-tirith': 'sauron 9r', osgiliath: 'sauron 2r 1e' },
    besieged: { 'minas-tirith': 'gondor 5r' },
    politics: AT_WAR,
    dice: { shadow: 'army' },
    acts: 'shadow',
  };
  const full = war(given).shadow('march army army', 'army osgiliath', 'to minas-tirith');
  full.shadow('leave sauron-regular', 'leave sauron-regular', 'done').asks('fp', 'act');
  full.army('minas-tirith', 'sauron 9r 1e').army('inside-minas-tirith', 'gondor 5r');
  const over = war(given)
    .shadow('march army army', 'army osgiliath', 'to minas-tirith', 'done', 'done')
    .asks('shadow', 'trim');
  over.mayExactly('disband sauron-regular', 'disband sauron-elite').shadow('disband sauron-regular');
  over.shadow('disband sauron-elite').asks('fp', 'act').refuses('disband gondor-regular', 'WR-4.29', 'not-your-action');
  over.army('minas-tirith', 'sauron 10r').army('inside-minas-tirith', 'gondor 5r');
});

test('WR-6.209 Leaders, Nazgûl and Characters do not count', () => {
  const game = fp({
    armies: { 'minas-tirith': 'gondor 8r 2l', lossarnach: 'gondor 2r 2l, rohan 3l' },
    characters: { boromir: 'minas-tirith', gimli: 'lossarnach' },
  });
  game.fp(march, 'army minas-tirith', 'to lossarnach', 'done', 'done').asks('shadow', 'act');
  game.army('lossarnach', 'gondor 10r 4l, rohan 3l');
  const shadow = war({
    armies: { osgiliath: 'sauron 10r 5n', folde: 'sauron 3n' },
    dice: { shadow: 'character' },
    acts: 'shadow',
  });
  shadow.shadow('fly character character', 'nazgul folde', 'to osgiliath', 'done').asks('fp', 'act');
  shadow.army('osgiliath', 'sauron 10r 6n');
});
