/** Chapter 4 of the rules: how the cards of a chapter lie, and what lies on what. */
import assert from 'node:assert/strict';
import { CARDS } from '@pony/duel';
import { explain } from '@pony/engine';
import { rule } from '@pony/testkit';
import { duel, newGame, type Table } from './helpers.ts';

const ALL = Array.from({ length: 20 }, (_, slot) => slot);

/** What lies on each slot, chapter by chapter, row by row. */
const ON_TOP: readonly string[] = [
  '2,3 3,4  5,6 6,7 7,8  9,10 10,11 11,12 12,13  14,15 15,16 16,17 17,18 18,19  - - - - - -',
  '6 6,7 7,8 8,9 9,10 10  11 11,12 12,13 13,14 14  15 15,16 16,17 17  18 18,19 19  - -',
  '2,3 3,4  5,6 6,7 7,8  9 9 10 10  11,12 13,14  15 15,16 16,17 17  18 18,19 19  - -',
];
const coversOf = (chapter: number): number[][] =>
  ON_TOP[chapter - 1].split(/ +/).map((covers) => (covers === '-' ? [] : covers.split(',').map(Number)));

const cardsOf = (chapter: number): string[] => CARDS.filter((card) => card.chapter === chapter).map((card) => card.id);

/** A table of a chapter with cards in these slots only. */
const lying = (chapter: number, slots: readonly number[]): Table =>
  duel({ chapter, coins: [0, 0], layout: Object.fromEntries(slots.map((slot) => [slot, cardsOf(chapter)[slot]])) });

const rowsOf = (t: Table): number[] => {
  const rows = t.view(null).layout.map(({ row }) => row);
  return Array.from({ length: Math.max(...rows) }, (_, i) => rows.filter((row) => row === i + 1).length);
};
const mayDiscard = (t: Table): string[] =>
  t.view(null).layout.flatMap((one) => (one.available ? [`discard slot-${one.slot}`] : []));
const free = (...slots: number[]): string[] => slots.map((slot) => `discard slot-${slot}`);

rule('DU-4.1 DU-4.2 twenty of the 23 cards are laid out, three go unseen to the discard', () => {
  const t = newGame();
  assert.equal(t.view(null).layout.length, 20);
  t.shows({ inDiscard: 3, discard: [] });
  for (const viewer of ['fellowship', 'sauron', null] as const) {
    const view = t.view(viewer);
    assert.equal(view.searching, null);
    assert.equal(view.zones.find((zone) => zone.id === 'discard')?.items, 3);
  }
  for (const chapter of [2, 3])
    duel({ chapter: chapter - 1, layout: { 19: cardsOf(chapter - 1)[0] }, leftovers: [] })
      .does('discard slot-19')
      .shows({ chapter, inDiscard: 4 })
      .scenario.check((s) => {
        assert.equal(s.layout.filter((card) => CARDS[card].chapter === chapter).length, 20);
        assert.equal(s.leftovers.filter((card) => CARDS[card].chapter === chapter).length, 3);
        assert.equal(s.decks[chapter - 1].length, 0);
      });
});

rule('DU-4.3 chapter 1: rows of 2, 3, 4, 5, 6; the row of six can be taken first', () => {
  const t = duel({ chapter: 1, coins: [0, 0] });
  assert.deepEqual(rowsOf(t), [2, 3, 4, 5, 6]);
  t.mayWith('discard', ...free(14, 15, 16, 17, 18, 19));
  assert.deepEqual(mayDiscard(t), free(14, 15, 16, 17, 18, 19));
  lying(1, [9, 13, 15, 18]).mayWith('discard', ...free(15, 18));
});

rule('DU-4.4 chapter 2: rows of 6, 5, 4, 3, 2; the row of two can be taken first', () => {
  const t = duel({ chapter: 2, coins: [0, 0] });
  assert.deepEqual(rowsOf(t), [6, 5, 4, 3, 2]);
  t.mayWith('discard', ...free(18, 19));
});

rule('DU-4.5 chapter 3: rows of 2, 3, 4, 2, 4, 3, 2; the middle cards lie on two and under two', () => {
  const t = duel({ chapter: 3, coins: [0, 0] });
  assert.deepEqual(rowsOf(t), [2, 3, 4, 2, 4, 3, 2]);
  t.mayWith('discard', ...free(18, 19));
  lying(3, [5, 6, 7, 8, 9, 10]).mayWith('discard', ...free(9, 10));
  lying(3, [5, 6, 7, 8, 9]).mayWith('discard', ...free(7, 8, 9));
  lying(3, [5, 6, 7, 8, 10]).mayWith('discard', ...free(5, 6, 10));
  lying(3, [9, 10, 11, 12, 13, 14]).mayWith('discard', ...free(11, 12, 13, 14));
  lying(3, [9, 10, 12, 13]).mayWith('discard', ...free(12, 13));
  lying(3, [9, 10, 11]).mayWith('discard', ...free(10, 11));
});

rule('DU-4.6 odd rows lie face up, even rows face down', () => {
  for (const chapter of [1, 2, 3]) {
    const t = duel({ chapter });
    for (const viewer of ['fellowship', 'sauron', null] as const)
      for (const { row, card } of t.view(viewer).layout) assert.equal(card !== null, row % 2 === 1, `row ${row}`);
  }
  const dealt = newGame().view(null).layout;
  for (const { row, card } of dealt) assert.equal(card !== null, row % 2 === 1, `row ${row}`);
});

rule('DU-4.7 a card is covered by exactly the cards of the covers lists, slot by slot', () => {
  for (const chapter of [1, 2, 3]) {
    assert.equal(coversOf(chapter).length, 20);
    coversOf(chapter).forEach((covers, slot) => {
      const open = lying(
        chapter,
        ALL.filter((one) => !covers.includes(one)),
      );
      const why = explain(open.scenario.rules, open.state, 0, ['discard', slot]);
      assert.equal(why, null, `chapter ${chapter}: slot ${slot} is free when ${covers} are gone`);
      for (const cover of covers) lying(chapter, [slot, cover]).mayWith('discard', `discard slot-${cover}`);
    });
  }
});

rule('DU-4.8 the layout lies before the first turn of a chapter, and the order of turns goes on', () => {
  const first = newGame();
  first.asks('turn').shows({ turn: 'sauron', chapter: 1 });
  assert.equal(first.view(null).layout.length, 20);
  for (const chapter of [1, 2] as const) {
    const t = duel({ chapter, turn: 'sauron', layout: { 19: cardsOf(chapter)[0] } }).does('discard slot-19');
    t.asks('turn').shows({ turn: 'fellowship', chapter: chapter + 1 });
    assert.equal(t.view(null).layout.length, 20);
  }
});

rule('DU-4.9 one discard for the whole game: leftovers, discarded cards, grey cards lost to Isengard', () => {
  duel({
    chapter: 1,
    turn: 'sauron',
    layout: { 18: 'ch1-yellow-01', 19: 'ch1-yellow-02' },
    area: { fellowship: ['ch1-grey-01'] },
    leftovers: ['ch1-red-01', 'ch1-red-02', 'ch1-red-03'],
    tilesUp: ['isengard'],
    tileStack: ['barad-dur'],
    coins: [9, 9],
  })
    .does('take isengard', 'lose-grey ch1-grey-01', 'step')
    .does('discard slot-18', 'discard slot-19')
    .shows({ chapter: 2, turn: 'fellowship', inDiscard: 9 })
    .does('take barad-dur', 'search')
    .scenario.check((s) => {
      assert.equal(s.leftovers.length, 6);
      assert.deepEqual(
        s.discard.map((card) => CARDS[card].id),
        ['ch1-grey-01', 'ch1-yellow-01', 'ch1-yellow-02'],
      );
    })
    .does('fellowship', 'pick ch1-yellow-01')
    .asked('sauron');
});
