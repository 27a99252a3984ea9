import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Scenario, war } from './helpers.ts';

const AT_WAR = { gondor: 'war', rohan: 'war', sauron: 'war', isengard: 'war', elves: 'war' };
const attackOn = (given: Scenario) => war({ politics: AT_WAR, dice: { shadow: 'army' }, acts: 'shadow', ...given });

test('WR-6.531 WR-6.532 WR-6.533 the attacker chooses a combat card first, then the defender, unseen', () => {
  const game = attackOn({
    armies: { 'south-ithilien': 'sauron 2r', osgiliath: 'gondor 2r' },
    hands: { shadow: ['orcs-multiplying-again', 'pits-of-mordor'], fp: ['guards-of-the-citadel', 'wisdom-of-elrond'] },
  });
  game.shadow('attack army army', 'army south-ithilien', 'target osgiliath', 'done').asks('shadow', 'combat-card');
  game.shadow('card pits-of-mordor').asks('fp', 'combat-card');
  assert.equal(game.told('shows-combat-card').length, 0);
  game.dice(1, 1, 1, 1).fp('card wisdom-of-elrond');
  assert.equal(game.told('shows-combat-card').length, 2);
});

test('WR-6.534 WR-5.24 combat cards are discarded at the end of the round, and a new one may follow', () => {
  const game = attackOn({
    armies: { 'south-ithilien': 'sauron 2r', osgiliath: 'gondor 2r' },
    hands: { shadow: ['the-day-without-dawn', 'rage-of-the-dunlendings'] },
  });
  game.shadow('attack army army', 'army south-ithilien', 'target osgiliath', 'done', 'card the-day-without-dawn');
  game.dice(1, 1, 1, 1).shadow('count 0', 'press').fp('stay').asks('shadow', 'combat-card');
  assert.deepEqual(game.discarded('shadow'), ['the-day-without-dawn']);
  game.mayExactly('no', 'card rage-of-the-dunlendings').refuses('card the-day-without-dawn', 'WR-6.532', 'not-in-hand');
});

test('WR-5.23 WR-5.25 a card serves in battle whatever its event asks for, without a die', () => {
  const game = attackOn({
    armies: { 'south-ithilien': 'sauron 2r', osgiliath: 'gondor 2r' },
    hands: { shadow: ['the-king-is-revealed'] },
  });
  game.shadow('attack army army', 'army south-ithilien', 'target osgiliath', 'done', 'card the-king-is-revealed');
  game.asks('shadow', 'relentless-assault');
});

test('WR-6.515 WR-6.517 Leadership: Leaders, Companions, Nazgûl and the Witch-king by his card', () => {
  const game = attackOn({
    armies: { 'south-ithilien': 'sauron 5r 1n', osgiliath: 'gondor 5r 2l' },
    characters: { 'witch-king': 'south-ithilien', boromir: 'osgiliath', gimli: 'osgiliath' },
  });
  game
    .shadow('attack army army', 'army south-ithilien', 'target osgiliath')
    .dice(1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
    .shadow('done');
  game.mayExactly('reroll 0', 'reroll 1', 'reroll 2', 'reroll 3').dice(1, 1, 1).shadow('reroll 3');
  game.mayExactly('reroll 0', 'reroll 1', 'reroll 2', 'reroll 3', 'reroll 4');
});

test('WR-6.516 a re-roll never uses more than five dice', () => {
  const game = attackOn({
    armies: { 'south-ithilien': 'sauron 5r 8n', osgiliath: 'gondor 1r' },
    dice: { shadow: 'army' },
  });
  game.shadow('attack army army', 'army south-ithilien', 'target osgiliath').dice(1, 1, 1, 1, 1, 1).shadow('done');
  assert.ok(game.may().includes('reroll 5') && !game.may().includes('reroll 6'));
});

test('WR-6.513 WR-7.24 all figures of the defender take part, also of Nations at peace', () => {
  const game = attackOn({
    armies: { 'south-ithilien': 'sauron 2r', osgiliath: 'gondor 1r, north 2r' },
    politics: { ...AT_WAR, north: 'passive 1' },
  });
  game.shadow('attack army army', 'army south-ithilien', 'target osgiliath').dice(1, 1, 1, 1, 1).shadow('done');
  assert.deepEqual(game.diceIn('combat-rolls'), [2, 3]);
});

test('WR-6.560 WR-6.561 hits are counted together; the attacker decides his losses first', () => {
  const game = attackOn({ armies: { 'south-ithilien': 'sauron 2r 1e', osgiliath: 'gondor 2r 1e' } });
  game.shadow('attack army army', 'army south-ithilien', 'target osgiliath').dice(6, 1, 1, 6, 1, 1).shadow('done');
  game.asks('shadow', 'take-loss').shadow('lose sauron-regular').asks('fp', 'take-loss');
});

test('WR-6.564 surplus hits are lost', () => {
  const game = attackOn({ armies: { 'south-ithilien': 'sauron 3r', 'west-harondor': 'gondor 1r' } });
  game.shadow('attack army army', 'army south-ithilien', 'target west-harondor').dice(5, 5, 5, 1).shadow('done');
  game.asks('shadow', 'advance').army('west-harondor', '');
});

test('WR-6.575 a Regular lost to an earlier hit may replace an Elite for a later one', () => {
  const game = attackOn({
    armies: { 'south-ithilien': 'sauron 3r', osgiliath: 'dwarves 1r 2e', erebor: 'dwarves 4r' },
  });
  game.shadow('attack army army', 'army south-ithilien', 'target osgiliath').dice(6, 6, 1, 1, 1, 1).shadow('done');
  game.refuses('reduce dwarves-elite', 'WR-6.566').fp('lose dwarves-regular', 'reduce dwarves-elite');
  game.army('osgiliath', 'dwarves 1r 1e');
});

test('WR-6.584 WR-6.812 Saruman stays behind when his Army retreats, and stays in play', () => {
  const game = war({
    armies: { orthanc: 'isengard 2r', 'fords-of-isen': 'rohan 3r' },
    characters: { saruman: 'orthanc' },
    politics: AT_WAR,
    dice: { fp: 'army-muster' },
  });
  game
    .fp('attack army-muster army', 'army fords-of-isen', 'target orthanc', 'done')
    .dice(1, 1, 1, 1, 1)
    .shadow('give-battle');
  game.shadow('reroll 0').fp('press').shadow('to gap-of-rohan').fp('yes', 'done').army('gap-of-rohan', 'isengard 2r');
  assert.equal(game.where('saruman'), 'orthanc');
  assert.equal(game.controls('orthanc'), 'free-peoples');
});

test('WR-6.586 WR-6.587 the whole Army retreats, above ten units it is trimmed afterwards', () => {
  const game = attackOn({
    armies: { 'south-ithilien': 'sauron 3r', osgiliath: 'gondor 4r', lossarnach: 'gondor 8r' },
  });
  game
    .shadow('attack army army', 'army south-ithilien', 'target osgiliath')
    .dice(1, 1, 1, 1, 1, 1, 1)
    .shadow('done', 'press');
  game.fp('to lossarnach').shadow('no').asks('fp', 'trim').fp('disband gondor-regular', 'disband gondor-regular');
  game.army('lossarnach', 'gondor 10r');
});

test('WR-6.588 WR-6.589 WR-6.590 the advance is optional, all or part; Leaders keep a unit', () => {
  const game = war({
    armies: { osgiliath: 'gondor 3r 1l', 'south-ithilien': 'sauron 1r' },
    politics: AT_WAR,
    dice: { fp: 'army-muster' },
  });
  game.fp('attack army-muster army', 'army osgiliath', 'target south-ithilien').dice(5, 1, 1, 1).fp('done', 'reroll 0');
  game.fp('yes').refuses('leave gondor-leader', 'WR-6.406').fp('leave gondor-regular', 'leave gondor-leader', 'done');
  game.army('south-ithilien', 'gondor 2r').army('osgiliath', 'gondor 1r 1l');
});

test('WR-6.602 whoever defends a City has its benefit', () => {
  const game = war({
    armies: { lossarnach: 'gondor 3r', pelargir: 'sauron 1r' },
    control: { pelargir: 'shadow' },
    politics: AT_WAR,
    dice: { fp: 'army-muster' },
  });
  game.fp('attack army-muster army', 'army lossarnach', 'target pelargir').dice(5, 5, 5, 1).fp('done');
  game.army('pelargir', 'sauron 1r').asks('fp', 'press-on');
});

test('WR-6.519 WR-7.20 the attack pushes the Nation even if the defender shelters at once', () => {
  const game = attackOn({
    armies: { osgiliath: 'sauron 3r', 'minas-tirith': 'gondor 2r' },
    politics: { ...AT_WAR, gondor: 'passive 2' },
  });
  game.shadow('attack army army', 'army osgiliath', 'target minas-tirith', 'done').fp('shelter').shadow('no');
  assert.equal(game.box('gondor'), 'active 3');
});

test('WR-6.635 a Companion outside the walls takes no part in the assault', () => {
  const game = attackOn({
    armies: { 'minas-tirith': 'sauron 4r' },
    besieged: { 'minas-tirith': 'gondor 1r' },
    characters: { boromir: 'minas-tirith', gimli: 'inside-minas-tirith' },
  });
  game
    .shadow('attack army army', 'army minas-tirith', 'target inside-minas-tirith')
    .dice(6, 1, 1, 1, 1, 1)
    .shadow('done');
  game.fp('reroll 0');
  assert.equal(game.where('gimli'), 'gone');
  assert.equal(game.where('boromir'), 'minas-tirith');
});

test('WR-6.411 with another die the same Army may move again', () => {
  const game = attackOn({ armies: { moria: 'sauron 2r' }, dice: { shadow: 'army army', fp: 'event event' } });
  game.shadow('march army army', 'army moria', 'to hollin', 'done').fp('skip event');
  game.shadow('march army army', 'army hollin', 'to fords-of-bruinen', 'done').army('fords-of-bruinen', 'sauron 2r');
});

test('WR-2.15 WR-2.16 a Leader whose last unit falls to a card or a hit is lost with it', () => {
  const game = attackOn({ armies: { 'south-ithilien': 'sauron 3r', osgiliath: 'gondor 1r 2l' } });
  game.shadow('attack army army', 'army south-ithilien', 'target osgiliath').dice(6, 1, 1, 1).shadow('done');
  game.fp('reroll 0').asks('shadow', 'advance').army('osgiliath', '');
  assert.equal(game.lost('gondor', 'l'), 2);
});
