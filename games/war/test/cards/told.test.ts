/** What the log tells of a card: the numbers rolled, given up and moved, and where. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { REGIONS } from '../../src/data.ts';
import { battle } from '../combat/field.ts';
import { type Scenario, war } from '../helpers.ts';

const plays = (side: 'fp' | 'shadow', card: string, given: Scenario, dice: readonly number[] = []) =>
  war({ acts: side, ...given, hands: { [side]: [card] } })
    .dice(...dice)
    [side](`play ${card} event event`)
    .leaveOpen();
/** Every line of a kind: the region it names, and its count. */
const lines = (game: ReturnType<typeof war>, say: string) =>
  game.told(say).map(({ args }) => [REGIONS[args?.region as number], args?.count]);

test('[dead-men-of-dunharrow] WR-5.37 the log tells the die as the number of hits', () => {
  const game = plays('fp', 'dead-men-of-dunharrow', {
    armies: { erech: 'sauron 5r' },
    characters: { strider: 'edoras' },
  });
  game.dice(4).fp('to erech').asks('shadow', 'take-loss');
  assert.deepEqual(lines(game, 'dead-strike'), [['erech', 4]]);
  assert.deepEqual(game.told('card-rolls'), []);
});

test('[help-unlooked-for] WR-6.617 relief without an advance: the log tells that the siege is over', () => {
  const game = plays('fp', 'help-unlooked-for', {
    armies: { 'minas-tirith': 'sauron 1r', lossarnach: 'gondor 4r' },
    besieged: { 'minas-tirith': 'gondor 2r' },
    politics: { gondor: 'war', sauron: 'war' },
  }).fp('army lossarnach', 'target minas-tirith');
  game.dice(6, 6, 6, 6, 1).fp('done').asks('fp', 'advance').fp('no');
  assert.equal(game.isBesieged('minas-tirith'), false);
  game.army('minas-tirith', 'gondor 2r').army('lossarnach', 'gondor 4r');
  assert.deepEqual(
    game.told('siege-ends').map(({ args }) => REGIONS[args?.region as number]),
    ['minas-tirith'],
  );
});

test('WR-6.607 no siege has begun and none is told to end when nobody follows the garrison', () => {
  const game = war({
    armies: { 'helms-deep': 'rohan 2r', 'fords-of-isen': 'isengard 3r' },
    politics: { isengard: 'war', rohan: 'war' },
    dice: { shadow: 'army' },
    acts: 'shadow',
  }).shadow('attack army army', 'army fords-of-isen', 'target helms-deep', 'done');
  game.fp('shelter').asks('shadow', 'advance').shadow('no').army('helms-deep', 'rohan 2r');
  assert.deepEqual([game.told('siege-begins'), game.told('siege-ends')], [[], []]);
});

test('[paths-of-the-woses] WR-5.33 the log tells how many units ride', () => {
  const game = plays('fp', 'paths-of-the-woses', {
    armies: { edoras: 'rohan 2r 1e 1l', 'minas-tirith': 'gondor 1r' },
    politics: { rohan: 'war' },
  }).fp('army edoras', 'to minas-tirith', 'leave rohan-regular', 'done');
  assert.deepEqual(
    game.told('army-moves').map(({ args }) => args?.count),
    [2],
  );
});

const dread = (card: string) => () => {
  const game = battle({ sh: card, shadow: 'sauron 3r 2n' }).dice(1, 1, 1, 1, 1, 1).shadow('count 2');
  assert.deepEqual(
    game.told('dread-and-despair').map(({ args }) => [args?.side, args?.count]),
    [[1, 2]],
  );
};
test('[candles-of-corpses combat] Dread and Despair: the log tells the points given up', dread('candles-of-corpses'));
test(
  '[the-breaking-of-the-fellowship combat] Dread and Despair: the log tells the points given up',
  dread('the-breaking-of-the-fellowship'),
);
test(
  '[grond-hammer-of-the-underworld combat] Dread and Despair: the log tells the points given up',
  dread('grond-hammer-of-the-underworld'),
);

test('[return-to-valinor] WR-5.36 the log names the Stronghold of each roll', () => {
  const havens: Scenario = {
    armies: { lorien: 'sauron 1r', rivendell: 'elves 2r', 'grey-havens': 'elves 2r' },
    control: { lorien: 'shadow' },
  };
  const game = plays('shadow', 'return-to-valinor', havens, [1, 1, 1, 1]);
  assert.deepEqual(lines(game, 'card-rolls').sort(), [
    ['grey-havens', 0],
    ['rivendell', 0],
  ]);
});

test('[dreadful-spells] WR-5.36 the log names the Army struck at, hit or not', () => {
  const spell: Scenario = {
    armies: { 'minas-tirith': 'sauron 1r 1n' },
    besieged: { 'minas-tirith': 'gondor 2r' },
  };
  assert.deepEqual(lines(plays('shadow', 'dreadful-spells', spell, [1]), 'card-rolls'), [['minas-tirith', 0]]);
});

test('[the-eagles-are-coming] WR-5.36 the log names the Army whose Nazgûl are struck', () => {
  const eyrie: Scenario = {
    armies: { edoras: 'rohan 1r', folde: 'sauron 1r 1n' },
    characters: { legolas: 'edoras' },
  };
  assert.deepEqual(lines(plays('fp', 'the-eagles-are-coming', eyrie, [1]), 'card-rolls'), [['folde', 0]]);
});
