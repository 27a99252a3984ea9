import { test } from 'node:test';
import { war } from '../helpers.ts';
import { battle } from './field.ts';

for (const card of ['the-fighting-uruk-hai', 'shadows-on-the-misty-mountains', 'orcs-multiplying-again'])
  test(`[${card} combat] WR-6.563 Onslaught: an Elite can take two of the own hits`, () => {
    const misses = [1, 1, 1, 1, 1, 1];
    const two = battle({ sh: card, shadow: 'sauron 2e', dice: misses }).asks('shadow', 'onslaught');
    two.mayExactly('count 0', 'count 1', 'count 2', 'count 3', 'count 4');
    const one = battle({ sh: card, shadow: 'sauron 1r 1e', dice: misses });
    one.mayExactly('count 0', 'count 1', 'count 2', 'count 3').refuses('count 4', 'WR-6.577', 'too-many-own-hits');
  });

for (const card of ['the-day-without-dawn', 'rage-of-the-dunlendings', 'the-king-is-revealed'])
  test(`[${card} combat] WR-6.563 Relentless Assault: an Elite can take both own hits`, () => {
    battle({ sh: card, shadow: 'sauron 1e 1n' })
      .asks('shadow', 'relentless-assault')
      .mayExactly('count 0', 'count 1', 'count 2');
    const one = battle({ sh: card, shadow: 'sauron 1r 1n' }).mayExactly('count 0', 'count 1');
    one.refuses('count 2', 'WR-6.577', 'too-many-own-hits');
  });

test('[the-king-is-revealed combat] WR-6.566 an Elite that no Regular can replace takes one own hit', () => {
  const game = war({
    armies: { orthanc: 'isengard 10r', 'north-dunland': 'isengard 2r', fangorn: 'isengard 1e', eastemnet: 'rohan 1r' },
    politics: { isengard: 'war', rohan: 'war' },
    dice: { shadow: 'army' },
    hands: { shadow: ['the-king-is-revealed'] },
    acts: 'shadow',
  }).shadow('attack army army', 'army fangorn', 'target eastemnet', 'card the-king-is-revealed');
  game.asks('shadow', 'relentless-assault').mayExactly('count 0', 'count 1');
});
