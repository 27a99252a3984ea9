import assert from 'node:assert/strict';
import { test } from 'node:test';
import { war } from '../helpers.ts';
import { battle } from './field.ts';

const onslaught = (card: string) => () => {
  const misses = [1, 1, 1, 1, 1, 1];
  const two = battle({ sh: card, shadow: 'sauron 2e', dice: misses }).asks('shadow', 'onslaught');
  two.mayExactly('count 0', 'count 1', 'count 2', 'count 3', 'count 4');
  const one = battle({ sh: card, shadow: 'sauron 1r 1e', dice: misses });
  one.mayExactly('count 0', 'count 1', 'count 2', 'count 3').refuses('count 4', 'WR-6.577', 'too-many-own-hits');
};
test(
  '[the-fighting-uruk-hai combat] WR-6.563 Onslaught: an Elite can take two of the own hits',
  onslaught('the-fighting-uruk-hai'),
);
test(
  '[shadows-on-the-misty-mountains combat] WR-6.563 Onslaught: an Elite can take two of the own hits',
  onslaught('shadows-on-the-misty-mountains'),
);
test(
  '[orcs-multiplying-again combat] WR-6.563 Onslaught: an Elite can take two of the own hits',
  onslaught('orcs-multiplying-again'),
);

const assault = (card: string) => () => {
  battle({ sh: card, shadow: 'sauron 1e 1n' })
    .asks('shadow', 'relentless-assault')
    .mayExactly('count 0', 'count 1', 'count 2');
  const one = battle({ sh: card, shadow: 'sauron 1r 1n' }).mayExactly('count 0', 'count 1');
  one.refuses('count 2', 'WR-6.577', 'too-many-own-hits');
};
test(
  '[the-day-without-dawn combat] WR-6.563 Relentless Assault: an Elite can take both own hits',
  assault('the-day-without-dawn'),
);
test(
  '[rage-of-the-dunlendings combat] WR-6.563 Relentless Assault: an Elite can take both own hits',
  assault('rage-of-the-dunlendings'),
);
test(
  '[the-king-is-revealed combat] WR-6.563 Relentless Assault: an Elite can take both own hits',
  assault('the-king-is-revealed'),
);

test('[the-king-is-revealed combat] WR-6.563 WR-6.579 an Elite takes two own hits, even if no Regular is spare', () => {
  const game = war({
    armies: { orthanc: 'isengard 10r', 'north-dunland': 'isengard 2r', fangorn: 'isengard 1e', eastemnet: 'rohan 1r' },
    politics: { isengard: 'war', rohan: 'war' },
    dice: { shadow: 'army' },
    hands: { shadow: ['the-king-is-revealed'] },
    acts: 'shadow',
  }).shadow('attack army army', 'army fangorn', 'target eastemnet', 'card the-king-is-revealed');
  game.asks('shadow', 'relentless-assault').mayExactly('count 0', 'count 1', 'count 2');
  game.shadow('count 2').army('fangorn', '').asks('fp', 'act');
});

test('[the-fighting-uruk-hai combat] WR-6.579 Onslaught may cost the last unit, and its dice are still rolled', () => {
  const game = battle({ sh: 'the-fighting-uruk-hai', shadow: 'sauron 1r 1n', dice: [1, 1, 1, 1, 1, 1] });
  if (game.may()[0].startsWith('reroll')) game.shadow('reroll 0');
  game.mayExactly('count 0', 'count 1').dice(4).shadow('count 1').asks('fp', 'take-loss');
  assert.deepEqual(game.diceIn('strikes'), [1]);
  assert.equal(game.told('army-destroyed').length, 1);
});
