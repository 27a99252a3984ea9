import assert from 'node:assert/strict';
import { test } from 'node:test';
import { battle, rolled, struck } from './combat/field.ts';
import { type Scenario, war } from './helpers.ts';

const AT_WAR = { gondor: 'war', rohan: 'war', elves: 'war', sauron: 'war', isengard: 'war' };
const shadowActs = (given: Scenario) => war({ politics: AT_WAR, dice: { shadow: 'army' }, acts: 'shadow', ...given });

/** Combat rolls as they were told: side, dice, modifier, hits. */
const rolls = (game: ReturnType<typeof war>): unknown[] =>
  game
    .told('combat-rolls')
    .map(({ args }) => [args?.side, [args?.dice ?? []].flat().length, args?.modifier, args?.count]);

test('WR-6.551 a 6 hits a City although a card takes one from it', () => {
  const game = shadowActs({
    armies: { lossarnach: 'sauron 2r', pelargir: 'gondor 2r' },
    hands: { fp: ['kindred-of-glorfindel'] },
  });
  game.shadow('attack army army', 'army lossarnach', 'target pelargir', 'done');
  game.dice(6, 5, 1, 1).fp('card kindred-of-glorfindel').asks('fp', 'take-loss');
  assert.deepEqual(rolls(game), [
    [1, 2, -1, 1],
    [0, 2, 0, 0],
  ]);
});

test('WR-6.551 a 1 misses although two cards make it five', () => {
  const game = battle({ fp: 'the-ents-awake-treebeard', sh: 'horde-from-the-east', dice: [1, 1, 1, 1, 1, 1] });
  assert.deepEqual(rolls(game), [
    [1, 3, 2, 0],
    [0, 3, 4, 0],
  ]);
  const two = battle({ fp: 'the-ents-awake-treebeard', sh: 'horde-from-the-east', dice: [2, 2, 2, 1, 2, 1] });
  assert.deepEqual(rolled(two, 'fp'), { dice: 3, modifier: 4, hits: 1 });
});

test('WR-6.534 modifiers and the most dice allowed are those of one round', () => {
  const game = battle({
    free: 'rohan 4r',
    shadow: 'sauron 4r 1n',
    fp: 'celeborns-galadhrim',
    sh: 'horde-from-the-east',
    dice: [1, 1, 1, 1, 1, 1, 1],
  });
  game.dice(2).shadow('reroll 1', 'press').dice(1, 1, 1, 1, 1, 1, 1, 1).fp('stay');
  game.dice(2).shadow('reroll 1');
  assert.deepEqual(rolls(game), [
    [1, 3, 2, 0],
    [0, 4, 2, 0],
    [1, 4, 0, 0],
    [0, 4, 0, 0],
  ]);
  assert.deepEqual(
    game.told('leader-rerolls').map((one) => one.args?.modifier),
    [2, 0],
  );
});

test('WR-6.534 dice taken from a roll are back in the next round', () => {
  const game = battle({
    fp: 'there-and-back-again',
    characters: { meriadoc: 'free', peregrin: 'free' },
    shadow: 'sauron 4r',
    dice: [1, 1, 2, 2, 2],
  });
  game.fp('reroll 0').shadow('press').dice(1, 1, 1, 1, 2, 2, 2).fp('stay').asks('fp', 'leader-reroll');
  assert.deepEqual(game.diceIn('combat-rolls'), [2, 3, 4, 3]);
});

test('WR-6.534 a cancelled re-roll is back in the next round', () => {
  const game = battle({ free: 'rohan 3r 1l', shadow: 'sauron 3r 1n', sh: 'wormtongue', dice: [1, 1, 1, 2, 2, 2] });
  game.asks('shadow', 'leader-reroll').shadow('reroll 0').asks('shadow', 'press-on').shadow('press');
  game.dice(1, 1, 1, 2, 2, 2).fp('stay').asks('shadow', 'leader-reroll').shadow('reroll 0');
  game.asks('fp', 'leader-reroll').mayExactly('reroll 0', 'reroll 1');
});

test('WR-6.534 WR-6.811 a silenced Companion leads and fights again in the next round', () => {
  const game = battle({
    shadow: 'sauron 3r 1n',
    sh: 'the-lidless-eye',
    characters: { strider: 'free' },
  }).dice(1, 1, 1, 2, 2, 2);
  game.shadow('companion strider', 'reroll 0').asks('shadow', 'press-on').shadow('press');
  game.dice(1, 1, 1, 2, 2, 2, 2).fp('stay').shadow('reroll 0');
  game.asks('fp', 'leader-reroll').mayExactly('reroll 0', 'reroll 1');
  assert.deepEqual(game.diceIn('combat-rolls'), [3, 3, 3, 4]);
});

test('WR-6.534 WR-6.556 Nazgûl Leadership given up is back in the next round', () => {
  const game = battle({ shadow: 'sauron 3r 2n', sh: 'candles-of-corpses' });
  game.mayExactly('count 1', 'count 2').dice(1, 1, 1, 2).shadow('count 2');
  game.asks('shadow', 'press-on').shadow('press').dice(1, 1, 1, 2, 2, 2).fp('stay');
  game.asks('shadow', 'leader-reroll').mayExactly('reroll 0', 'reroll 1', 'reroll 2');
  assert.deepEqual(game.diceIn('combat-rolls'), [3, 1, 3, 3]);
});

test('WR-6.543 the -1 of the enemy’s card counts in the roll, not in the extra attack', () => {
  const game = battle({
    fp: 'kindred-of-glorfindel',
    sh: 'olog-hai',
    shadow: 'sauron 1r 2e',
    dice: [5, 1, 1, 1, 1, 1, 5, 5],
  });
  assert.deepEqual(rolled(game, 'shadow'), { dice: 3, modifier: -1, hits: 0 });
  assert.deepEqual(struck(game), { side: 1, dice: [5, 5], number: 5, hits: 2 });
  game.asks('fp', 'take-loss');
});

test('[help-unlooked-for] WR-6.554 dice taken by the card and by a combat card add up', () => {
  const game = war({
    armies: { 'minas-tirith': 'sauron 5r', osgiliath: 'gondor 2r' },
    besieged: { 'minas-tirith': 'gondor 1r' },
    characters: { meriadoc: 'osgiliath', peregrin: 'osgiliath' },
    politics: AT_WAR,
    hands: { fp: ['help-unlooked-for', 'there-and-back-again'] },
  });
  game.fp('play help-unlooked-for event event', 'army osgiliath', 'target minas-tirith', 'done');
  game.dice(1, 1, 1, 1).fp('card there-and-back-again').asks('fp', 'leader-reroll');
  assert.deepEqual(game.diceIn('combat-rolls'), [2, 2], 'five less one besieged and two Companions');
});

test('[help-unlooked-for] the Army that the card sends is not asked for again, be it the one in Forlindon', () => {
  const game = war({
    armies: {
      'grey-havens': 'isengard 3r',
      forlindon: 'elves 2r',
      osgiliath: 'sauron 1r',
      'minas-tirith': 'gondor 2r',
    },
    besieged: { 'grey-havens': 'elves 1r' },
    politics: AT_WAR,
    hands: { fp: ['help-unlooked-for'] },
  });
  game.fp('play help-unlooked-for event event').mayExactly('army forlindon').fp('army forlindon', 'target grey-havens');
  game.asks('fp', 'leave-rearguard').mayExactly('done', 'leave elves-regular');
});

test('[grond-hammer-of-the-underworld] [the-fighting-uruk-hai] a Companion inside lets FP use a card in round one', () => {
  const assault = (card: string, characters: Record<string, string>) =>
    war({
      armies: { 'helms-deep': 'isengard 2r, sauron 1r', orthanc: 'isengard 1r' },
      besieged: { 'helms-deep': 'rohan 2r' },
      characters: { 'witch-king': 'helms-deep', saruman: 'orthanc', ...characters },
      politics: AT_WAR,
      hands: { shadow: [card], fp: ['celeborns-galadhrim'] },
      acts: 'shadow',
    })
      .shadow(`play ${card} event event`, 'army helms-deep', 'target inside-helms-deep')
      .dice(1, 1, 1, 2, 2)
      .shadow('done');
  for (const card of ['grond-hammer-of-the-underworld', 'the-fighting-uruk-hai']) {
    const merry = assault(card, { meriadoc: 'inside-helms-deep' }).asks('fp', 'combat-card');
    merry.mayExactly('no', 'card celeborns-galadhrim');
    const nobody = assault(card, { meriadoc: 'edoras' });
    assert.deepEqual(nobody.diceIn('combat-rolls'), [3, 2], card);
    nobody.shadow('reroll 0', 'press').asks('fp', 'combat-card');
  }
});

test('WR-5.45 no retreat into a closed region, even one taken before', () => {
  const game = war({
    armies: { 'dimrill-dale': 'elves 3r', 'parth-celebrant': 'sauron 2r' },
    politics: AT_WAR,
    dice: { fp: 'army-muster' },
    table: { fp: ['a-power-too-great'] },
    control: { lorien: 'shadow' },
  });
  game.fp('attack army-muster army', 'army dimrill-dale', 'target parth-celebrant').dice(1, 1, 1, 1, 1);
  game.fp('done', 'press').asks('shadow', 'stand-or-retreat').refuses('to lorien', 'WR-5.45', 'region-closed');
  assert.ok(!game.may().includes('to lorien') && game.may().includes('to fangorn'));
});

test('WR-2.57 Companions, Minions and Nazgûl are no Leaders for a card', () => {
  const folly = (garrison: string) =>
    shadowActs({
      armies: { 'minas-tirith': 'sauron 2r 2n' },
      besieged: { 'minas-tirith': garrison },
      characters: { boromir: 'inside-minas-tirith', 'mouth-of-sauron': 'minas-tirith' },
      hands: { shadow: ['denethors-folly'] },
    }).shadow('play denethors-folly army army');
  const led = folly('gondor 2r 1l').asks('fp', 'lose-leader').mayExactly('lose gondor-leader');
  led.refuses('lose nazgul', 'WR-5.26', 'no-such-leader').fp('lose gondor-leader');
  assert.equal(led.where('boromir'), 'inside-minas-tirith');
  const alone = folly('gondor 2r').asks('fp', 'act');
  assert.equal(alone.where('boromir'), 'inside-minas-tirith');
  alone.army('minas-tirith', 'sauron 2r 2n');
});
