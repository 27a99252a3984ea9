/** Chapter 10 of the rules: chain symbols. */
import assert from 'node:assert/strict';
import { CARDS, CHAINS, rules } from '@pony/duel';
import { rule } from '@pony/testkit';
import { duel, type Position, withCard } from './helpers.ts';

const CHAIN_LIST: readonly (readonly [symbol: string, from: string, to: string])[] = [
  ['bow', 'ch1-red-01', 'ch2-red-01'],
  ['helmet', 'ch1-red-02', 'ch2-red-02'],
  ['sword', 'ch1-red-03', 'ch2-red-03'],
  ['anvil', 'ch1-green-01', 'ch2-green-01'],
  ['harp', 'ch1-green-02', 'ch2-green-02'],
  ['horseshoe', 'ch1-green-03', 'ch2-green-03'],
  ['pot', 'ch1-green-04', 'ch2-green-04'],
  ['horse', 'ch1-blue-03', 'ch2-blue-01'],
  ['backpack', 'ch1-blue-04', 'ch2-blue-02'],
  ['fish', 'ch1-blue-02', 'ch3-blue-01'],
  ['armor', 'ch2-red-02', 'ch3-red-01'],
  ['axe', 'ch2-red-03', 'ch3-red-02'],
  ['scroll', 'ch2-green-03', 'ch3-green-02'],
  ['acorn', 'ch2-green-04', 'ch3-green-03'],
  ['campfire', 'ch2-blue-04', 'ch3-blue-02'],
  ['bedroll', 'ch2-blue-05', 'ch3-blue-03'],
  ['chest', 'ch2-yellow-01', 'ch3-yellow-01'],
];

const owning = (...cards: string[]): Position => ({ area: { fellowship: cards } });
const cardNumber = (id: string): number => rules.find('card', id) as number;
const price = (card: string, words: Position) =>
  withCard(card, words)
    .view('fellowship')
    .layout.find(({ slot }) => slot === 18)?.price;

rule('DU-10.1 DU-10.2 the chain symbol makes its card free of skills and coins, whatever the player owns', () => {
  withCard('ch2-red-02', { ...owning('ch1-red-02'), coins: [0, 0] })
    .mayWith('play', 'play slot-18', 'play slot-19')
    .does('play slot-18')
    .tells({ say: 'chains', args: { seat: 0, card: cardNumber('ch2-red-02'), coins: 0 } })
    .does('place lindon')
    .shows({ coins: [0, 0], skills: {} });
  withCard('ch2-blue-02', { ...owning('ch1-blue-04'), coins: [0, 0] })
    .does('play slot-18', 'step')
    .shows({ coins: [0, 0], quest: [1, 0] });
});

rule('DU-10.1 the price shown for a chained card is nothing at all', () => {
  const free = { coins: 0, printed: 0, bought: 0, surcharge: 0, chained: true };
  assert.deepEqual(price('ch2-blue-02', owning('ch1-blue-04')), free);
  assert.deepEqual(price('ch3-red-02', owning('ch2-red-03')), free);
});

rule('DU-10.3 only cards of chapters 2 and 3 ask for a chain symbol', () => {
  assert.deepEqual([...new Set(CARDS.filter((card) => card.chainIn >= 0).map((card) => card.chapter))], [2, 3]);
  const area = CHAIN_LIST.map(([, from]) => from).filter((from) => from.startsWith('ch1') && from !== 'ch1-green-01');
  assert.deepEqual(price('ch1-green-01', owning(...area)), {
    coins: 1,
    printed: 0,
    bought: 1,
    surcharge: 0,
    chained: false,
  });
});

rule('DU-10.4 without the symbol the card costs what it costs', () => {
  withCard('ch2-red-02', { coins: [2, 0] }).refuses('play slot-18', 'DU-9.14', 'too-dear', { price: 3, coins: 2 });
  withCard('ch2-red-02', { ...owning('ch1-red-01', 'ch1-red-03'), coins: [5, 0] })
    .does('play slot-18', 'place lindon')
    .shows({ coins: [2, 0] });
});

rule('DU-10.5 a symbol in the discard, in the layout or with the opponent does not help', () => {
  const asked = 'ch2-red-02';
  assert.equal(price(asked, { discard: ['ch1-red-02'] })?.coins, 3);
  assert.equal(price(asked, { area: { sauron: ['ch1-red-02'] } })?.coins, 3);
  const inLayout = duel({ chapter: 3, layout: { 0: 'ch3-red-01', 1: 'ch2-red-02' }, coins: [9, 9] });
  assert.equal(inLayout.view('fellowship').layout[0].price?.coins, 4);
  withCard(asked, { turn: 'sauron', ...owning('ch1-red-02'), coins: [9, 2] }).refuses(
    'play slot-18',
    'DU-9.14',
    'too-dear',
  );
});

rule('DU-10.6 a chain symbol is not used up', () => {
  const t = withCard('ch2-red-02', owning('ch1-red-02')).does('play slot-18', 'done');
  t.shows({ area: { fellowship: ['ch1-red-02', 'ch2-red-02'] } });
  assert.equal(t.state.chains[0], (1 << CHAINS.indexOf('helmet')) | (1 << CHAINS.indexOf('armor')));
});

rule('DU-10.7 there are 17 chains, each from one card to one card', () => {
  assert.equal(CHAIN_LIST.length, 17);
  assert.deepEqual([...CHAINS].sort(), CHAIN_LIST.map(([symbol]) => symbol).sort());
  for (const [symbol, from, to] of CHAIN_LIST) {
    assert.equal(CHAINS[CARDS[cardNumber(from)].chainOut], symbol);
    withCard(to, { ...owning(from), coins: [0, 0] })
      .does('play slot-18')
      .shows({ coins: [CARDS[cardNumber(to)].effect.coins, 0] })
      .leaveOpen();
    const others = CHAIN_LIST.map(([, other]) => other).filter(
      (other) => other !== from && other !== to && other < to.slice(0, 3),
    );
    assert.equal(price(to, owning(...others))?.chained, false, `${to} with every symbol but the ${symbol}`);
    withCard(to, { ...owning(...others), coins: [0, 0] }).refuses('play slot-18', 'DU-9.14', 'too-dear');
  }
});

rule('DU-10.8 with the symbol the chain is always used; paying cannot be chosen', () => {
  withCard('ch2-red-02', { ...owning('ch1-red-02'), coins: [9, 9] })
    .may('play slot-18', 'discard slot-18', 'play slot-19', 'discard slot-19')
    .does('play slot-18', 'place lindon')
    .shows({ coins: [9, 9] });
});
