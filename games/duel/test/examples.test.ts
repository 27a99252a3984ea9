/** The worked examples of the rules. */
import assert from 'node:assert/strict';
import { CHAINS } from '@pony/duel';
import { rule } from '@pony/testkit';
import { duel, movesFrom, playing, taking, withCard, withTile } from './helpers.ts';

rule('DU-EX1 a free card with a chain symbol: nothing is paid, the effect is used, the symbol is owned', () => {
  const t = withCard('ch1-red-02', { coins: [4, 0] });
  t.does('play slot-18').may('place rhovanion', 'place enedwaith', 'done').does('place rhovanion');
  t.shows({
    coins: [4, 0],
    area: { fellowship: ['ch1-red-02'] },
    units: { fellowship: { arnor: 2, rhovanion: 1 }, sauron: { mordor: 2 } },
  });
  assert.equal(t.state.chains[0], 1 << CHAINS.indexOf('helmet'));
});

rule('DU-EX2 the card that asks for the helmet is free with it, and costs 3 coins without skills', () => {
  withCard('ch2-red-02', { area: { fellowship: ['ch1-red-02'] }, coins: [0, 0] })
    .does('play slot-18', 'place lindon')
    .shows({ coins: [0, 0], area: { fellowship: ['ch1-red-02', 'ch2-red-02'] } });
  withCard('ch2-red-02', { coins: [3, 0] })
    .does('play slot-18', 'place lindon')
    .shows({ coins: [0, 0] });
  withCard('ch2-red-02', { coins: [2, 0] }).refuses('play slot-18', 'DU-9.14', 'too-dear', { price: 3, coins: 2 });
  withCard('ch2-red-02', { area: { fellowship: ['ch2-grey-04', 'ch1-grey-05'] }, coins: [0, 0] })
    .does('play slot-18', 'place lindon')
    .shows({ coins: [0, 0] });
});

rule('DU-EX3 from step 2 with two rings: step 4, and a coin for passing step 3', () => {
  playing('ch3-blue-01', { quest: [2, 0], coins: [4, 0] })
    .does('step')
    .shows({ quest: [3, 0], coins: [1, 0] })
    .does('step')
    .shows({ quest: [4, 0], coins: [1, 0], turn: 'sauron' });
});

rule('DU-EX4 three movements: a conflict in Rohan, then the other unit through Rohan to Mordor', () => {
  playing('ch3-purple-06', { units: { fellowship: { enedwaith: 2 }, sauron: { rohan: 1 } } })
    .may(...movesFrom('enedwaith'), 'done')
    .does('move enedwaith rohan')
    .tells('moves', 'conflict')
    .shows({ units: { fellowship: { enedwaith: 1 } }, supply: [14, 15] })
    .does('move enedwaith rohan', 'move rohan mordor')
    .shows({ units: { fellowship: { mordor: 1 } }, turn: 'sauron' });
});

rule('DU-EX5 without a fortress on the board the first tile has no surcharge', () => {
  const t = withTile('helms-deep', { coins: [6, 0] });
  assert.deepEqual(t.view('fellowship').tilesUp[0].price, {
    coins: 6,
    printed: 0,
    bought: 6,
    surcharge: 0,
    chained: false,
  });
  taking('helms-deep', { coins: [6, 0] })
    .shows({ coins: [0, 0] })
    .does('done');
});

rule('DU-EX6 after the last card the opponent begins; with an extra turn the same player does', () => {
  for (const chapter of [1, 2]) {
    const words = { chapter, layout: { 19: `ch${chapter}-yellow-01` }, turn: 'sauron' as const };
    duel(words)
      .does('play slot-19')
      .shows({ chapter: chapter + 1, turn: 'fellowship' });
    duel({ ...words, tokens: { sauron: ['elves-1'] } })
      .does('play slot-19', 'again')
      .shows({ chapter: chapter + 1, turn: 'sauron' });
  }
});
