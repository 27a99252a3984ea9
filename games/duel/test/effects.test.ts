/** Chapter 11 of the rules: what cards of each colour do. */
import assert from 'node:assert/strict';
import { CARDS } from '@pony/duel';
import { rule } from '@pony/testkit';
import { duel, EVERYWHERE, movesFrom, playing, withCard } from './helpers.ts';

rule('DU-11.1 each symbol on a grey card is one skill of the player', () => {
  const area = ['ch1-grey-01', 'ch1-grey-02', 'ch1-grey-03', 'ch1-grey-05', 'ch1-grey-07', 'ch2-grey-05'];
  withCard('ch2-grey-02', { area: { fellowship: area } })
    .shows({ skills: { fellowship: { ruse: 2, strength: 1, courage: 3, knowledge: 1 } } })
    .does('play slot-18')
    .shows({ skills: { fellowship: { ruse: 2, strength: 1, courage: 3, knowledge: 1, leadership: 1 } } });
});

rule('DU-11.2 two symbols side by side give both every turn, a slash gives one of them', () => {
  const layout = { 0: 'ch2-red-02', 1: 'ch2-blue-05', 2: 'ch2-grey-01', 3: 'ch2-yellow-01' };
  duel({ chapter: 2, layout, area: { fellowship: ['ch2-grey-04'] }, coins: [2, 0] })
    .does('play slot-0', 'done')
    .shows({ coins: [1, 0] })
    .does('discard slot-2')
    .does('play slot-1', 'done')
    .shows({ coins: [0, 2] });
  for (const [grey, red] of [
    ['ch2-grey-03', 'ch3-red-03'],
    ['ch2-grey-05', 'ch3-red-03'],
  ])
    withCard(red, { area: { fellowship: [grey] }, coins: [2, 0] })
      .does('play slot-18', 'done')
      .shows({ coins: [0, 0] });
  withCard('ch2-red-05', { area: { fellowship: ['ch2-grey-07'] }, coins: [2, 0] })
    .does('play slot-18', 'done')
    .shows({ coins: [0, 0], skills: {} });
});

rule('DU-11.3 a skill helps from the moment its card lies there, never for its own card', () => {
  const layout = { 0: 'ch2-grey-07', 1: 'ch2-blue-03', 2: 'ch2-grey-01' };
  duel({ chapter: 2, layout, coins: [4, 0] })
    .does('play slot-0')
    .shows({ coins: [1, 0] })
    .does('discard slot-2')
    .does('play slot-1', 'step')
    .shows({ coins: [0, 2] });
});

rule('DU-11.4 yellow: the printed coins come from the reserve at once', () => {
  playing('ch1-yellow-01', { coins: [1, 1] }).shows({ coins: [3, 1], turn: 'sauron' });
  playing('ch2-yellow-01', { coins: [1, 1], turn: 'sauron' }).shows({ coins: [1, 4], turn: 'fellowship' });
  playing('ch3-yellow-02', { coins: [3, 1] }).tells('plays', { say: 'coins', args: { seat: 0, coins: 5 } });
});

rule('DU-11.5 blue: one step of the own character for each ring', () => {
  playing('ch1-blue-01')
    .may('step', 'done')
    .does('step')
    .shows({ quest: [1, 0], turn: 'sauron' });
  playing('ch3-blue-01', { turn: 'sauron' })
    .does('step', 'step')
    .shows({ quest: [0, 2], turn: 'fellowship' });
  playing('ch3-blue-05')
    .does('step', 'step')
    .may('step', 'done')
    .does('step')
    .shows({ quest: [3, 0], turn: 'sauron' });
});

rule('DU-11.6 green: the race symbol shown', () => {
  playing('ch1-green-01').shows({ races: { fellowship: { dwarves: 1 } }, turn: 'sauron' });
  playing('ch3-green-03', { area: { fellowship: ['ch1-green-04'] } }).shows({
    races: { fellowship: { hobbits: 1, ents: 1 } },
  });
});

rule('DU-11.7 red: all units of the card go to one of the two regions on its banners', () => {
  playing('ch3-red-05', { units: {} })
    .asks('place', { seat: 0, units: 3, regions: [0, 6] })
    .may('place lindon', 'place mordor', 'done')
    .refuses('place arnor', 'DU-11.7', 'not-on-banners', { region: 1 })
    .does('place mordor')
    .shows({ units: { fellowship: { mordor: 3 } }, supply: [12, 15], turn: 'sauron' });
});

rule('DU-11.8 the units of a red card cannot be split', () => {
  playing('ch2-red-05', { units: {} })
    .refuses('spread lindon rohan', 'DU-11.8', 'no-split')
    .does('place lindon')
    .shows({ units: { fellowship: { lindon: 2 } }, turn: 'sauron' });
});

rule('DU-11.9 the region is chosen when the card is played, and needs no own piece', () => {
  playing('ch1-red-01', { units: { sauron: { rohan: 3 } } })
    .may('place rohan', 'place gondor', 'done')
    .does('place gondor')
    .shows({ units: { fellowship: { gondor: 1 }, sauron: { rohan: 3 } } });
});

rule('DU-11.10 purple cards exist only in chapter 3 and act at once', () => {
  const chapters = CARDS.filter((card) => card.color === 'purple').map((card) => card.chapter);
  assert.deepEqual(chapters, [3, 3, 3, 3, 3, 3]);
  playing('ch3-purple-06')
    .may(...movesFrom('arnor'), 'done')
    .does('done')
    .shows({ turn: 'sauron' });
});

rule('DU-11.11 purple movement: one own unit to a linked region, once for each icon', () => {
  playing('ch3-purple-06', { units: { fellowship: { arnor: 1, mordor: 1 }, sauron: { gondor: 1 } } })
    .may(...movesFrom('arnor', 'mordor'), 'done')
    .does('move arnor lindon')
    .may(...movesFrom('lindon', 'mordor'), 'done')
    .refuses('move gondor rohan', 'DU-16.10', 'no-unit-there', { region: 5 })
    .does('move mordor rohan', 'move rohan rhovanion')
    .shows({ units: { fellowship: { lindon: 1, rhovanion: 1 }, sauron: { gondor: 1 } }, turn: 'sauron' });
});

rule('DU-11.12 purple coin: the opponent loses a coin to the reserve, once for each icon', () => {
  playing('ch3-purple-04', { units: { fellowship: { arnor: 2 } }, coins: [9, 5] })
    .tells({ say: 'loses-coin', args: { seat: 1 } }, { say: 'loses-coin', args: { seat: 1 } })
    .shows({ coins: [5, 3], turn: 'sauron' });
  playing('ch3-purple-03', { turn: 'sauron', coins: [5, 9] })
    .may('lose-coin', 'remove arnor')
    .does('lose-coin', 'remove arnor', 'remove arnor')
    .shows({ coins: [4, 5], units: { sauron: { mordor: 2 } }, turn: 'fellowship' });
});

rule('DU-11.13 an opponent without coins loses nothing', () => {
  playing('ch3-purple-04', { coins: [9, 0] })
    .may('remove mordor', 'done')
    .refuses('lose-coin', 'DU-11.13', 'no-coin-to-lose')
    .does('remove mordor')
    .shows({ coins: [5, 0], turn: 'sauron' });
  playing('ch3-purple-04', { coins: [9, 1], units: {} }).shows({ coins: [5, 0], turn: 'sauron' });
  playing('ch3-purple-04', { coins: [9, 1] })
    .does('lose-coin')
    .may('remove mordor', 'done')
    .does('done')
    .shows({ coins: [5, 0], turn: 'sauron' });
});

rule('DU-11.14 purple removal: an enemy unit of choice goes back to its supply, once for each icon', () => {
  playing('ch3-purple-03', { units: { sauron: { mordor: 2, rohan: 1, lindon: 1 } }, coins: [9, 0] })
    .may('remove lindon', 'remove rohan', 'remove mordor', 'done')
    .refuses('remove arnor', 'DU-11.14', 'no-enemy-unit', { region: 1 })
    .does('remove lindon')
    .shows({ units: { sauron: { mordor: 2, rohan: 1 } }, supply: [15, 12] })
    .may('remove rohan', 'remove mordor', 'done')
    .does('remove mordor')
    .shows({ units: { sauron: { mordor: 1, rohan: 1 } }, supply: [15, 13], turn: 'sauron' });
});

rule('DU-11.14 only enemy units can be removed, wherever the own ones stand', () => {
  for (const region of EVERYWHERE.filter((name) => name !== 'rohan'))
    playing('ch3-purple-03', {
      units: { fellowship: { rohan: 1 }, sauron: { [region]: 2 } },
      coins: [0, 9],
      turn: 'sauron',
    })
      .may('remove rohan', 'done')
      .does('remove rohan')
      .shows({ units: { sauron: { [region]: 2 } }, turn: 'fellowship' });
});

rule('DU-11.15 a removal hits any region, also without an own piece, but never a fortress', () => {
  playing('ch3-purple-03', {
    units: { fellowship: { arnor: 1 }, sauron: { mordor: 1 } },
    fortresses: { sauron: ['gondor', 'mordor'] },
    coins: [9, 0],
  })
    .may('remove mordor', 'done')
    .refuses('remove gondor', 'DU-11.14', 'no-enemy-unit')
    .refuses('remove arnor', 'DU-11.14', 'no-enemy-unit')
    .does('remove mordor')
    .shows({ fortresses: { sauron: ['gondor', 'mordor'] }, units: { fellowship: { arnor: 1 } }, turn: 'sauron' });
});
