/** Chapter 9 of the rules: what a card or a tile costs. */
import assert from 'node:assert/strict';
import { CARDS, rules } from '@pony/duel';
import { rule } from '@pony/testkit';
import { duel, type Position, type Table, withCard, withTile } from './helpers.ts';

const FIVE = ['ch1-grey-01', 'ch1-grey-03', 'ch1-grey-05', 'ch1-grey-07', 'ch1-grey-08'];

/** What playing the card in slot 18 takes from the nine coins of the Fellowship. */
function paid(card: string, words: Position = {}): number {
  const t = withCard(card, words);
  const price = t.view('fellowship').layout.find(({ slot }) => slot === 18)?.price?.coins;
  const { coins } = CARDS[rules.find('card', card) as number].effect;
  const cost = 9 + coins - t.does('play slot-18').state.coins[0];
  t.leaveOpen();
  assert.equal(price, cost, 'what is shown is what is paid');
  return cost;
}
function paidForTile(tile: string, words: Position = {}): number {
  const t = withTile(tile, { ...words, coins: [15, 15] });
  const price = t.view('fellowship').tilesUp[0].price.coins;
  t.does(`take ${tile}`).leaveOpen();
  const cost = 15 - t.state.coins[0];
  assert.equal(price, cost, 'what is shown is what is paid');
  return cost;
}
const owning = (...cards: string[]): Position => ({ area: { fellowship: cards } });

rule('DU-9.1 printed coins are paid to the reserve', () => {
  assert.equal(paid('ch1-blue-02'), 1);
  assert.equal(paid('ch3-blue-05'), 3);
  withCard('ch3-blue-05')
    .does('play slot-18')
    .shows({ coins: [6, 9] })
    .does('done');
});

rule('DU-9.2 skill symbols of a cost are matched by own symbols, which are not used up', () => {
  const layout = { 0: 'ch2-blue-01', 1: 'ch2-blue-03', 2: 'ch2-yellow-01', 3: 'ch2-yellow-02' };
  duel({ chapter: 2, layout, coins: [0, 0], ...owning('ch1-grey-01', 'ch1-grey-03', 'ch1-grey-05') })
    .does('play slot-0', 'step')
    .does('play slot-2')
    .does('play slot-1', 'step')
    .shows({ coins: [0, 3], quest: [2, 0], skills: { fellowship: { ruse: 1, strength: 1, courage: 1 } } });
});

rule('DU-9.3 every missing symbol may be replaced by one coin', () => {
  assert.equal(paid('ch2-red-01', owning('ch1-grey-01', 'ch1-grey-02')), 1);
  assert.equal(paid('ch2-red-01', owning('ch1-grey-01')), 2);
  assert.equal(paid('ch2-red-01', owning('ch1-grey-03')), 3);
});

rule('DU-9.4 any number of missing symbols may be bought in a turn', () => {
  assert.equal(paid('ch3-red-02'), 5);
  assert.equal(paidForTile('helms-deep'), 6);
});

rule('DU-9.5 printed coins and coins for missing symbols add up; skills never replace coins', () => {
  assert.equal(paid('ch2-grey-07'), 3);
  assert.equal(paid('ch2-grey-06'), 2);
  assert.equal(paid('ch2-grey-07', owning(...FIVE)), 1);
  assert.equal(paid('ch3-blue-05', owning(...FIVE)), 3);
});

rule('DU-9.6 a card without a cost is free', () => {
  for (const card of ['ch1-grey-01', 'ch1-blue-01', 'ch1-yellow-01', 'ch1-red-02', 'ch2-grey-02', 'ch2-yellow-01'])
    assert.equal(paid(card), 0, card);
  withCard('ch1-grey-01', { coins: [0, 0] })
    .does('play slot-18')
    .shows({ coins: [0, 0] });
});

rule('DU-9.7 each symbol counts once a turn: three equal ones need three', () => {
  assert.equal(paid('ch2-red-01', owning('ch2-grey-03')), 1);
  assert.equal(paid('ch2-red-01', owning('ch2-grey-03', 'ch1-grey-01')), 0);
  assert.equal(paid('ch3-purple-04', owning('ch1-grey-05', 'ch1-grey-08')), 2);
});

rule('DU-9.8 only symbols of the own play area count', () => {
  assert.equal(paid('ch2-red-01', { area: { sauron: ['ch1-grey-01', 'ch1-grey-02', 'ch2-grey-03'] } }), 3);
  assert.equal(paid('ch1-red-01', { layout: { 18: 'ch1-red-01', 19: 'ch1-grey-01' } }), 1);
  withCard('ch1-red-01', { turn: 'sauron', ...owning('ch1-grey-01'), coins: [5, 5] })
    .does('play slot-18', 'done')
    .shows({ coins: [5, 4] });
});

rule('DU-9.9 a slash card is one symbol a turn, of one of its kinds, a new choice every time', () => {
  const slash = owning('ch2-grey-07');
  assert.equal(paid('ch2-red-05', slash), 2, 'RSC');
  assert.equal(paid('ch2-red-01', slash), 2, 'RRR');
  assert.equal(paid('ch2-blue-04', slash), 2, 'SCC');
  assert.equal(paid('ch2-green-02', slash), 2, 'CKL');
  assert.equal(paid('ch3-green-02', owning('ch2-grey-06')), 3, 'RRLL');
  assert.equal(paid('ch3-green-03', owning('ch2-grey-06')), 3, 'SSKK');
  assert.equal(paid('ch3-red-03', owning('ch2-grey-06')), 4, 'RRCC');
  const layout = { 0: 'ch2-red-01', 1: 'ch2-blue-01', 2: 'ch2-yellow-01', 3: 'ch2-yellow-02' };
  duel({ chapter: 2, layout, coins: [3, 0], ...slash })
    .does('play slot-0', 'place gondor')
    .shows({ coins: [1, 0] })
    .does('discard slot-2')
    .does('play slot-1', 'step')
    .shows({ coins: [0, 2] });
});

rule('DU-9.10 a tile costs its six symbols and a coin for each own fortress on the board', () => {
  assert.equal(paidForTile('bree', { fortresses: { fellowship: ['lindon', 'mordor'] } }), 8);
  assert.equal(paidForTile('bree', { fortresses: { fellowship: ['lindon'], sauron: ['mordor', 'gondor'] } }), 7);
  const skilled = owning('ch2-grey-04', 'ch1-grey-03', 'ch2-grey-05', 'ch1-grey-08');
  assert.equal(
    paidForTile('bree', { ...skilled, chapter: 2, fortresses: { fellowship: ['lindon', 'gondor', 'rohan'] } }),
    3,
  );
});

rule('DU-9.11 the surcharge of the first tile is 0', () => {
  assert.equal(paidForTile('bree'), 6);
  assert.equal(paidForTile('bree', { fortresses: { sauron: ['lindon', 'mordor'] } }), 6);
  assert.equal(withTile('bree').view('fellowship').tilesUp[0].price.surcharge, 0);
});

rule('DU-9.12 the surcharge counts fortresses on the board, not tiles owned', () => {
  assert.equal(paidForTile('bree', { tiles: { fellowship: ['erebor', 'isengard'] } }), 6);
  assert.equal(paidForTile('bree', { tiles: { fellowship: ['erebor'] }, fortresses: { fellowship: ['gondor'] } }), 7);
});

rule('DU-9.13 the cheapest payment over slash cards and the wild skill is charged', () => {
  const both = owning('ch2-grey-06', 'ch2-grey-07');
  assert.equal(paid('ch3-yellow-02', both), 1, 'RKL');
  assert.equal(paid('ch3-yellow-02', { ...both, tokens: { fellowship: ['elves-3'] } }), 0, 'RKL');
  assert.equal(paid('ch3-red-02', { ...both, tokens: { fellowship: ['elves-3'] } }), 2, 'RSKLL');
  const known = owning('ch2-grey-06', 'ch2-grey-07', 'ch1-grey-07', 'ch1-grey-01');
  assert.equal(paid('ch3-red-02', known), 1, 'RSKLL: the slash cards stand for what is missing');
  assert.equal(paid('ch2-green-04', { ...both, tokens: { fellowship: ['elves-3'] } }), 0, 'RRL');
});

rule('DU-9.14 what costs more than the player has cannot be played or taken; the card can be discarded', () => {
  const t: Table = withCard('ch3-red-02', { coins: [4, 9], tilesUp: ['bree'] });
  t.refuses('play slot-18', 'DU-9.14', 'too-dear', { price: 5, coins: 4 });
  t.refuses('take bree', 'DU-7.2', 'tile-too-dear', { price: 6, coins: 4 });
  t.may('discard slot-18', 'play slot-19', 'discard slot-19');
  withCard('ch3-red-02', { coins: [5, 9] })
    .does('play slot-18', 'done')
    .shows({ coins: [0, 9] });
});

rule('DU-9.15 coins of a card or tile cannot pay for that card or tile', () => {
  withCard('ch3-yellow-01', { coins: [2, 0] }).refuses('play slot-18', 'DU-9.14', 'too-dear', { price: 3, coins: 2 });
  withTile('erebor', { coins: [5, 0] }).refuses('take erebor', 'DU-7.2', 'tile-too-dear', { price: 6, coins: 5 });
  withTile('erebor', { coins: [6, 0] })
    .does('take erebor')
    .shows({ coins: [5, 0] })
    .does('done');
});
