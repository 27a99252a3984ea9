/** What everybody sees of armies and battles: leadership, chances before an attack, every die of a round. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PLACES, region, rules } from '@pony/war';
import { battle } from './combat/field.ts';
import { type Scenario, war } from './helpers.ts';

const AT_WAR = { gondor: 'war', rohan: 'war', sauron: 'war', isengard: 'war' };
const FREE = 0;
const SHADOW = 1;
const seen = (game: ReturnType<typeof war>) => rules.view(game.s, null);
const attackOn = (given: Scenario) => war({ politics: AT_WAR, dice: { shadow: 'army' }, acts: 'shadow', ...given });

test('the view tells the Leadership of each side at a place, Saruman’s Elites too', () => {
  const at = (given: Scenario, where: string) =>
    seen(war({ politics: AT_WAR, ...given })).places.find(({ place }) => PLACES[place] === where)?.leadership;
  const armies = { osgiliath: 'gondor 2r 1l', orthanc: 'isengard 1r 2e', morannon: 'sauron 1r 2n' };
  assert.deepEqual(at({ armies, characters: { boromir: 'osgiliath' } }, 'osgiliath'), [2, 0]);
  assert.deepEqual(at({ armies, characters: { 'witch-king': 'morannon' } }, 'morannon'), [0, 4]);
  assert.deepEqual(at({ armies }, 'orthanc'), [0, 0]);
  assert.deepEqual(at({ armies, characters: { saruman: 'orthanc' } }, 'orthanc'), [0, 3]);
});

test('before an attack the view weighs every target: dice, number, re-rolls, hits to expect', () => {
  const game = attackOn({
    armies: { 'north-ithilien': 'sauron 3r 1e 1n', osgiliath: 'gondor 2r 1l', dagorlad: 'gondor 1r' },
  });
  assert.deepEqual(seen(game).odds, []);
  game.shadow('attack army army', 'army north-ithilien').asks('shadow', 'attack-whom');
  const odds = seen(game).odds.map((one) => [PLACES[one.target], one.kind, one.attacker, one.defender] as const);
  assert.deepEqual(odds.map(([where]) => where).sort(), ['dagorlad', 'osgiliath']);
  const osgiliath = odds.find(([where]) => where === 'osgiliath');
  // a fortification: the attackers hit on 6 in the first round; four dice and one of the misses once more
  const sixth = 1 / 6;
  const expected = 4 * sixth + (1 - sixth ** 4) * sixth;
  assert.deepEqual(osgiliath?.[2], {
    side: SHADOW,
    dice: 4,
    needed: 6,
    chance: 0.167,
    rerolls: 1,
    expected: Math.round(expected * 1000) / 1000,
  });
  assert.deepEqual(osgiliath?.[3].needed, 5);
  assert.deepEqual(osgiliath?.[3].chance, 0.333);
  assert.equal(odds.find(([where]) => where === 'dagorlad')?.[2].needed, 5);
});

test('the chances follow the figures left behind, and end with the decision', () => {
  const game = attackOn({ armies: { 'north-ithilien': 'sauron 4r', osgiliath: 'gondor 2r' } });
  game.shadow('attack army army', 'army north-ithilien', 'target osgiliath');
  assert.equal(seen(game).odds[0].attacker.dice, 4);
  game.shadow('leave sauron-regular');
  assert.deepEqual(
    seen(game).odds.map(({ attacker }) => attacker.dice),
    [3],
  );
  game.dice(1, 1, 1, 1, 1).shadow('done');
  assert.deepEqual(seen(game).odds, []);
});

test('an assault is weighed as an assault, a sortie as a sortie', () => {
  const assault = attackOn({ armies: { 'helms-deep': 'isengard 5r' }, besieged: { 'helms-deep': 'rohan 2r' } });
  assault.shadow('attack army army', 'army helms-deep').asks('shadow', 'attack-whom');
  assert.deepEqual(
    seen(assault).odds.map(({ kind, attacker, defender }) => [kind, attacker.needed, defender.needed]),
    [[1, 6, 5]],
  );
  const sortie = war({
    politics: AT_WAR,
    dice: { fp: 'army' },
    armies: { 'helms-deep': 'isengard 5r' },
    besieged: { 'helms-deep': 'rohan 2r' },
  });
  sortie.fp('attack army army', 'army inside-helms-deep').asks('fp', 'attack-whom');
  assert.deepEqual(
    seen(sortie).odds.map(({ kind, attacker }) => [kind, attacker.dice]),
    [[2, 2]],
  );
});

test('a card that sends an Army weighs its pairs', () => {
  const game = war({
    politics: AT_WAR,
    acts: 'shadow',
    armies: { 'minas-tirith': 'sauron 4r' },
    besieged: { 'minas-tirith': 'gondor 2r' },
    characters: { 'witch-king': 'minas-tirith' },
    hands: { shadow: ['grond-hammer-of-the-underworld'] },
  });
  game.shadow('play grond-hammer-of-the-underworld event event', 'army minas-tirith').asks('shadow', 'attack-whom');
  assert.deepEqual(
    seen(game).odds.map(({ kind, attacker }) => [kind, attacker.rerolls]),
    [[1, 2]],
  );
});

test('a battle shows its step, what lies face down, every die and who takes hits', () => {
  const game = battle({
    free: 'rohan 3r 1l',
    shadow: 'sauron 4r',
    sh: 'the-shadow-is-moving',
    fp: 'there-and-back-again',
    stop: true,
  });
  const now = () => {
    const { battle: seenNow } = seen(game);
    assert.ok(seenNow);
    return seenNow;
  };
  assert.equal(now().step, 0);
  assert.equal(now().from, region('fangorn'));
  game.shadow('card the-shadow-is-moving');
  assert.deepEqual(now().sealed, [-1, 1], 'the back of a Strategy card');
  assert.deepEqual(now().cards, [-1, -1]);
  game.dice(5, 6, 2, 1, 1, 3, 4).fp('no');
  assert.equal(now().step, 2);
  assert.deepEqual(now().dice, [3, 4]);
  const dice = (side: number) => now().rolls[side].map(({ natural, hit, again }) => [natural, hit, again]);
  assert.deepEqual(dice(SHADOW), [
    [5, true, false],
    [6, true, false],
    [2, false, false],
    [1, false, false],
  ]);
  assert.deepEqual(dice(FREE), [
    [1, false, false],
    [3, false, false],
    [4, false, false],
  ]);
  assert.deepEqual(now().rerolls, [1, 0]);
  game.dice(5).fp('reroll 1');
  assert.deepEqual(dice(FREE).at(-1), [5, true, true]);
  assert.deepEqual(now().hits, [1, 2]);
  assert.equal(now().step, 3);
  assert.deepEqual(now().taking, { side: SHADOW, hits: 1 });
  game.shadow('lose sauron-regular');
  assert.deepEqual(now().taking, { side: FREE, hits: 2 });
  game.fp('lose rohan-regular');
  assert.deepEqual(now().taking, { side: FREE, hits: 1 });
  game.fp('lose rohan-regular');
  assert.equal(now().taking, null);
  assert.equal(now().step, 4);
  assert.deepEqual(
    now().next?.map(({ dice, needed, rerolls }) => [dice, needed, rerolls]),
    [
      [1, 5, 1],
      [3, 5, 0],
    ],
  );
});

test('dice used this turn stay in sight until the next', () => {
  const game = war({ dice: { fp: 'character event', shadow: 'army' }, fellowship: { revealed: true } });
  const event = 4;
  assert.equal(
    seen(game).sides[FREE].spent.reduce((a, b) => a + b),
    0,
  );
  game.fp('skip event');
  assert.equal(seen(game).sides[FREE].spent[event], 1);
  assert.equal(seen(game).sides[FREE].dice[event], 0);
  assert.deepEqual(seen(game.shadow('skip army')).sides[SHADOW].spent, [0, 1, 0, 0, 0, 0, 0]);
  assert.deepEqual(seen(war({ turn: 2, phase: 'fellowship' })).sides[FREE].spent, [0, 0, 0, 0, 0, 0, 0]);
});

test('the fallen are counted, and every turn begins with the state of the war', () => {
  const game = battle({ free: 'rohan 1r 1l', shadow: 'sauron 4r', sh: 'the-shadow-is-moving', stop: true });
  game.dice(6, 1, 1, 1, 1).shadow('no').fp('reroll 0').asks('shadow', 'advance');
  assert.deepEqual(
    seen(game).sides.map(({ fallen }) => fallen),
    [2, 0],
    'a Regular and the Leader with him',
  );
  const turned = war({ turn: 3, phase: 'recover', fellowship: { corruption: 4, progress: 2 } });
  const told = turned.told('turn').at(-1)?.args;
  assert.deepEqual([told?.turn, told?.corruption, told?.progress, told?.fallen], [4, 4, 2, [0, 0]]);
});
