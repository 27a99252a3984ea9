import assert from 'node:assert/strict';
import { test } from 'node:test';
import { war } from './helpers.ts';

test('[athelas] three dice heal on 5 or more', () => {
  const game = war({ dice: { fp: 'character' }, hands: { fp: ['athelas'] }, fellowship: { corruption: 5 } });
  game.dice(5, 6, 4).fp('play athelas character character');
  assert.equal(game.s.corruption, 3);
  assert.deepEqual(game.discarded('fp'), ['athelas']);
});

test('[athelas] on 3 or more while Strider guides', () => {
  const game = war({
    dice: { fp: 'event' },
    hands: { fp: ['athelas'] },
    fellowship: { corruption: 5, guide: 'strider' },
  });
  game.dice(3, 2, 4).fp('play athelas event event');
  assert.equal(game.s.corruption, 3);
});

test('[celeborns-galadhrim] an Elven unit of either kind in Lórien and a Strategy card', () => {
  const game = war({
    armies: { lorien: 'elves 1r' },
    dice: { fp: 'muster' },
    hands: { fp: ['celeborns-galadhrim'] },
    top: { fp: ['wisdom-of-elrond'] },
  });
  game.fp('play celeborns-galadhrim muster muster');
  game.mayExactly('figure elves-regular lorien', 'figure elves-elite lorien');
  game.fp('figure elves-elite lorien').army('lorien', 'elves 1r 1e');
  assert.deepEqual(game.hand('fp'), ['wisdom-of-elrond']);
});

test('[celeborns-galadhrim] Lórien in Shadow hands takes no recruits, the card is drawn all the same', () => {
  const game = war({
    armies: { lorien: 'sauron 1r' },
    control: { lorien: 'shadow' },
    dice: { fp: 'muster' },
    hands: { fp: ['celeborns-galadhrim'] },
  });
  game.fp('play celeborns-galadhrim muster muster').army('lorien', 'sauron 1r');
  assert.equal(game.hand('fp').length, 1);
});

const atWar = { gondor: 'war', sauron: 'war' };

test('[cirdans-ships combat] Charge: an attack before the roll with a die for each Elite', () => {
  const game = war({
    armies: { osgiliath: 'sauron 3r', 'minas-tirith': 'gondor 1r 2e' },
    politics: atWar,
    dice: { fp: 'army-muster' },
    hands: { fp: ['cirdans-ships'] },
  });
  game.fp('attack army-muster army', 'army minas-tirith', 'target osgiliath', 'done');
  // Two dice of the Charge hit (6 is needed against a Fortification), then the rolls of attacker and defender
  game.dice(6, 6, 1, 1, 1, 1).fp('card cirdans-ships').shadow('lose sauron-regular', 'lose sauron-regular');
  game.army('osgiliath', 'sauron 1r').asks('fp', 'press-on');
});

test('[cirdans-ships combat] Charge needs an Elite in the fight', () => {
  const game = war({
    armies: { osgiliath: 'sauron 3r', 'minas-tirith': 'gondor 2r' },
    politics: atWar,
    dice: { fp: 'army-muster' },
    hands: { fp: ['cirdans-ships'] },
  });
  game.fp('attack army-muster army', 'army minas-tirith', 'target osgiliath', 'done');
  game.refuses('card cirdans-ships', 'WR-6.538', 'combat-needs-elite').mayExactly('no');
});

test('[the-day-without-dawn combat] Relentless Assault: own hits for +1 each', () => {
  const game = war({
    armies: { osgiliath: 'gondor 2r', 'north-ithilien': 'sauron 4r' },
    politics: atWar,
    dice: { shadow: 'army' },
    hands: { shadow: ['the-day-without-dawn'] },
    acts: 'shadow',
  });
  game.shadow('attack army army', 'army north-ithilien', 'target osgiliath', 'done');
  game.shadow('card the-day-without-dawn').mayExactly('count 0', 'count 1', 'count 2');
  // Three dice of the attacker with +1 need 6 against the Fortification: two 5s hit
  game.shadow('count 1').dice(5, 5, 2, 1, 1).shadow('lose sauron-regular');
  game.army('osgiliath', '').asks('shadow', 'advance');
});
