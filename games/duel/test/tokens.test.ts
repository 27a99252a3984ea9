/** Chapter 15 of the rules: what each alliance token does. */
import assert from 'node:assert/strict';
import { rule } from '@pony/testkit';
import {
  duel,
  EVERYWHERE,
  movesFrom,
  type Position,
  picks,
  placesIn,
  playing,
  spreads,
  type Table,
  taking,
  withCard,
  withTile,
} from './helpers.ts';

const owning = (...tokens: string[]): Position => ({ tokens: { fellowship: tokens } });

/** The Fellowship plays its second card of a race and keeps this token of it. */
function gaining(token: string, words: Position = {}): Table {
  const race = token.slice(0, -2);
  const [first, second] = race === 'ents' ? ['ch3-green-03', 'ch3-green-04'] : ['ch3-green-01', 'ch3-green-02'];
  const other = token.endsWith('1') ? `${race}-2` : `${race}-1`;
  const area = { ...words.area, fellowship: [...(words.area?.fellowship ?? []), first] };
  return playing(second, { stacks: { [race]: [token, other] }, ...words, area }).does(`keep ${token}`);
}

rule('DU-15.1 [elves-1] each yellow card gives an extra turn', () => {
  playing('ch1-yellow-01', owning('elves-1')).may('again', 'done').does('again').shows({ turn: 'fellowship' });
  playing('ch3-yellow-01', owning('elves-1')).does('done').shows({ turn: 'sauron' });
  playing('ch1-grey-01', owning('elves-1')).shows({ turn: 'sauron' });
  withCard('ch1-yellow-01', owning('elves-1')).does('discard slot-18').shows({ turn: 'sauron' });
  playing('ch1-yellow-01', { ...owning('elves-1'), turn: 'sauron' }).shows({ turn: 'fellowship' });
});

rule('DU-15.2 [elves-2] the units of a red card may go to one region of any choice', () => {
  playing('ch2-red-01', owning('elves-2'))
    .may(...placesIn(), 'done')
    .refuses('spread lindon arnor', 'DU-11.8', 'no-split')
    .does('place lindon')
    .shows({ units: { fellowship: { arnor: 2, lindon: 2 }, sauron: { mordor: 2 } }, turn: 'sauron' });
  taking('helms-deep', owning('elves-2')).may('place rohan', 'done').does('done');
});

rule('DU-15.3 [elves-3] once a turn one more skill symbol of any kind, for a card or a tile', () => {
  for (const [card, price] of [
    ['ch1-red-01', 0],
    ['ch1-blue-03', 0],
    ['ch1-blue-04', 0],
    ['ch1-green-02', 0],
    ['ch1-green-01', 0],
    ['ch3-red-02', 4],
    ['ch2-red-01', 2],
    ['ch3-blue-05', 3],
  ] as const)
    playing(card, owning('elves-3'))
      .shows({ coins: [9 - price, 9] })
      .leaveOpen();
  taking('bree', owning('elves-3'))
    .shows({ coins: [4, 9] })
    .does('done', 'done');
});

rule('DU-15.4 [dwarves-1] no fortress surcharge; missing skills still cost', () => {
  const fortresses = { fellowship: ['gondor', 'mordor'] };
  taking('helms-deep', { ...owning('dwarves-1'), fortresses })
    .shows({ coins: [3, 9] })
    .does('done');
  taking('helms-deep', { fortresses })
    .shows({ coins: [1, 9] })
    .does('done');
});

rule('DU-15.5 [dwarves-2] each tile gives an extra turn', () => {
  taking('helms-deep', owning('dwarves-2'))
    .does('place rohan')
    .may('again', 'done')
    .does('again')
    .shows({ turn: 'fellowship' });
  taking('helms-deep', owning('dwarves-2')).does('done', 'done').shows({ turn: 'sauron' });
  taking('helms-deep', { ...owning('dwarves-2'), turn: 'sauron' })
    .does('done')
    .shows({ turn: 'fellowship' });
});

rule('DU-15.6 [dwarves-3] each green card also gives two movements', () => {
  playing('ch1-green-02', owning('dwarves-3'))
    .may(...movesFrom('arnor'), 'done')
    .does('move arnor enedwaith')
    .may(...movesFrom('arnor', 'enedwaith'), 'done')
    .does('move enedwaith gondor')
    .shows({ units: { fellowship: { arnor: 1, gondor: 1 }, sauron: { mordor: 2 } }, turn: 'sauron' });
  playing('ch1-grey-01', owning('dwarves-3')).shows({ turn: 'sauron' });
});

rule('DU-15.7 [hobbits-1] the eagle counts as one of the six race symbols of the victory', () => {
  const races = (t: Table): number => t.view(null).sides[0].races;
  assert.equal(races(duel({ area: { fellowship: ['ch1-green-01'] } })), 1);
  assert.equal(races(duel({ area: { fellowship: ['ch1-green-01'] }, ...owning('hobbits-1') })), 2);
  const four = ['ch1-green-01', 'ch1-green-02', 'ch1-green-03', 'ch1-green-04'];
  playing('ch3-green-03', { area: { fellowship: four }, ...owning('hobbits-1') }).wins('fellowship', 'races');
});

rule('DU-15.8 [hobbits-2] each blue card also places a unit in a region of choice', () => {
  playing('ch2-blue-04', owning('hobbits-2'))
    .may('step', 'done')
    .does('step', 'step')
    .may(...placesIn(), 'done')
    .does('place gondor')
    .shows({ units: { fellowship: { arnor: 2, gondor: 1 }, sauron: { mordor: 2 } }, quest: [2, 0], turn: 'sauron' });
  playing('ch1-blue-01', owning('hobbits-2'))
    .does('done', 'done')
    .shows({ quest: [0, 0], turn: 'sauron' });
  playing('ch1-red-02', owning('hobbits-2')).does('place enedwaith').shows({ turn: 'sauron' });
});

rule('DU-15.9 [hobbits-3] a card made free by a chain symbol brings 3 coins', () => {
  const area = { fellowship: ['ch1-blue-03'] };
  playing('ch2-blue-01', { ...owning('hobbits-3'), area, coins: [0, 0] })
    .does('step')
    .shows({ coins: [3, 0], turn: 'sauron' });
  playing('ch2-blue-03', { ...owning('hobbits-3'), area, coins: [2, 0] })
    .does('step')
    .shows({ coins: [0, 0] });
  playing('ch2-grey-01', { ...owning('hobbits-3'), coins: [0, 0] }).shows({ coins: [0, 0] });
});

rule('DU-15.10 [humans-1] each yellow card also gives a step', () => {
  playing('ch2-yellow-01', owning('humans-1'))
    .shows({ coins: [12, 9] })
    .may('step', 'done')
    .does('step')
    .shows({ quest: [1, 0], turn: 'sauron' });
  playing('ch1-grey-01', owning('humans-1')).shows({ turn: 'sauron' });
});

rule('DU-15.11 [humans-2] each red card places one unit more, in the region chosen for it', () => {
  playing('ch3-red-05', owning('humans-2'))
    .asks('place', { units: 4 })
    .may('place lindon', 'place mordor', 'done')
    .does('place lindon')
    .shows({ units: { fellowship: { arnor: 2, lindon: 4 }, sauron: { mordor: 2 } }, turn: 'sauron' });
  taking('helms-deep', owning('humans-2'))
    .does('place rohan')
    .shows({ supply: [10, 13] });
});

rule('DU-15.2 DU-15.11 on cards that are not red the two tokens do nothing', () => {
  const tokens = owning('elves-2', 'humans-2');
  playing('ch1-blue-01', tokens)
    .may('step', 'done')
    .does('step')
    .shows({ turn: 'sauron', supply: [13, 13] });
  playing('ch3-purple-06', tokens)
    .does('move arnor lindon', 'done')
    .shows({ turn: 'sauron', supply: [13, 13] });
  playing('ch1-green-01', tokens).shows({ turn: 'sauron' });
  playing('ch1-yellow-01', tokens).shows({ turn: 'sauron' });
});

rule('DU-15.12 [humans-3] discarding pays double: 2, 4 or 6 coins', () => {
  for (const [card, income] of [
    ['ch1-grey-01', 2],
    ['ch2-grey-01', 4],
    ['ch3-blue-05', 6],
  ] as const) {
    withCard(card, { ...owning('humans-3'), coins: [0, 0] })
      .does('discard slot-18')
      .shows({ coins: [income, 0] });
    withCard(card, { ...owning('humans-3'), coins: [0, 0], turn: 'sauron' })
      .does('discard slot-18')
      .shows({ coins: [0, income / 2] });
  }
});

rule('DU-15.13 [ents-1] one extra turn when gained', () => {
  gaining('ents-1').may('again', 'done').does('again').shows({ turn: 'fellowship', extraTurns: 0 });
  gaining('ents-1')
    .does('done')
    .shows({ turn: 'sauron', tokens: { fellowship: ['ents-1'] } });
});

rule('DU-15.14 [ents-2] one enemy fortress is removed', () => {
  gaining('ents-2', { fortresses: { fellowship: ['arnor'], sauron: ['rohan', 'mordor'] } })
    .may('raze rohan', 'raze mordor', 'done')
    .refuses('raze arnor', 'DU-13.15', 'no-enemy-fortress')
    .does('raze mordor')
    .shows({ fortresses: { fellowship: ['arnor'], sauron: ['rohan'] }, turn: 'sauron' });
  gaining('ents-2', { fortresses: { fellowship: ['arnor'] } }).shows({ turn: 'sauron' });
});

rule('DU-15.15 [ents-3] three times: remove an enemy unit, the opponent loses a coin, or a movement', () => {
  gaining('ents-3', { coins: [9, 2] })
    .may('remove mordor', 'lose-coin', ...movesFrom('arnor'), 'done')
    .does('remove mordor')
    .may('remove mordor', 'lose-coin', ...movesFrom('arnor'), 'done')
    .does('lose-coin')
    .may('remove mordor', 'lose-coin', ...movesFrom('arnor'), 'done')
    .does('move arnor lindon')
    .shows({ coins: [5, 1], units: { fellowship: { arnor: 1, lindon: 1 }, sauron: { mordor: 1 } }, turn: 'sauron' });
  gaining('ents-3', { coins: [9, 2] })
    .does('lose-coin', 'lose-coin')
    .may('remove mordor', ...movesFrom('arnor'), 'done')
    .does('done')
    .shows({ coins: [5, 0], turn: 'sauron' });
  gaining('ents-3', { units: { sauron: { mordor: 3 } }, coins: [9, 0] })
    .does('remove mordor', 'remove mordor', 'remove mordor')
    .shows({ units: {}, turn: 'sauron' });
  gaining('ents-3').does('move arnor lindon', 'move lindon arnor', 'move arnor lindon').shows({ turn: 'sauron' });
});

rule('DU-15.15 with only coins to take the manoeuvres are still asked for, with nothing at all they are not', () => {
  gaining('ents-3', { units: {}, coins: [9, 2] })
    .may('lose-coin', 'done')
    .does('lose-coin')
    .may('lose-coin', 'done')
    .does('lose-coin')
    .shows({ coins: [5, 0], turn: 'sauron' });
  gaining('ents-3', { units: {}, coins: [9, 3] })
    .does('lose-coin', 'lose-coin')
    .may('lose-coin', 'done')
    .does('done');
  gaining('ents-3', { units: {}, coins: [9, 0] }).shows({ coins: [5, 0], turn: 'sauron' });
});

rule('DU-15.16 [wizards-1] two steps', () => {
  gaining('wizards-1')
    .may('step', 'done')
    .does('step', 'step')
    .shows({ quest: [2, 0], turn: 'sauron' });
});

rule('DU-15.17 [wizards-2] two units, both in one region or one each in two', () => {
  const two = () => gaining('wizards-2').may(...placesIn(), ...spreads(), 'done');
  two()
    .does('place gondor')
    .shows({ units: { fellowship: { arnor: 2, gondor: 2 }, sauron: { mordor: 2 } } });
  two()
    .refuses('spread gondor gondor', 'DU-15.17', 'two-regions')
    .does('spread lindon gondor')
    .shows({ units: { fellowship: { arnor: 2, lindon: 1, gondor: 1 }, sauron: { mordor: 2 } }, turn: 'sauron' });
  assert.equal(spreads().length, (EVERYWHERE.length * (EVERYWHERE.length - 1)) / 2);
});

rule('DU-15.18 [wizards-3] a card of choice from the discard is played without paying', () => {
  gaining('wizards-3', { discard: ['ch3-red-02', 'ch1-blue-01'], leftovers: ['ch2-yellow-02'] })
    .shows({ coins: [5, 9] })
    .may('search', 'done')
    .does('search')
    .may(...picks('ch3-red-02', 'ch1-blue-01', 'ch2-yellow-02'), 'done')
    .does('pick ch3-red-02', 'place gondor')
    .shows({ coins: [5, 9], turn: 'sauron', units: { fellowship: { arnor: 2, gondor: 3 }, sauron: { mordor: 2 } } });
});

rule('DU-15.19 a one-off token acts once, for who gains it, when it is gained', () => {
  const layout = { 5: 'ch3-green-02', 6: 'ch3-yellow-01', 7: 'ch3-yellow-02', 8: 'ch3-blue-05' };
  const t = duel({
    chapter: 3,
    layout,
    area: { fellowship: ['ch3-green-01'] },
    stacks: { wizards: ['wizards-1', 'wizards-2'] },
    coins: [9, 9],
  });
  t.does('play slot-5', 'keep wizards-1', 'step', 'step');
  t.shows({ quest: [2, 0], turn: 'sauron', units: { fellowship: { arnor: 2 }, sauron: { mordor: 2 } } });
  t.does('discard slot-6')
    .does('discard slot-7')
    .shows({ quest: [2, 0], turn: 'sauron' });
});

rule('DU-15.20 lasting tokens of one player add up', () => {
  playing('ch1-yellow-01', owning('elves-1', 'humans-1'))
    .may('again', 'step', 'done')
    .does('step', 'again')
    .shows({ quest: [1, 0], turn: 'fellowship' });
  playing('ch2-red-01', owning('elves-2', 'humans-2'))
    .may(...placesIn(), 'done')
    .does('place lindon')
    .shows({ units: { fellowship: { arnor: 2, lindon: 3 }, sauron: { mordor: 2 } }, turn: 'sauron' });
  withTile('helms-deep', { ...owning('elves-3', 'dwarves-1', 'dwarves-2'), fortresses: { fellowship: ['gondor'] } })
    .does('take helms-deep')
    .shows({ coins: [4, 9] })
    .does('done')
    .may('again', 'done')
    .does('done');
});
