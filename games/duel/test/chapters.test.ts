/** Chapter 8 of the rules: a chapter ends, the next one is prepared. */
import assert from 'node:assert/strict';
import { rule } from '@pony/testkit';
import { duel, newGame } from './helpers.ts';

rule('DU-1.2 three chapters in the order 1, 2, 3, twenty cards each, all by the same procedure', () => {
  const t = newGame('all cards are discarded');
  const chapters: number[] = [];
  while (!t.state.outcome) {
    chapters.push(t.state.chapter);
    const free = t.view(null).layout.filter((one) => one.available && one.card !== null);
    t.mayWith('discard', ...free.map(({ slot }) => `discard slot-${slot}`));
    t.does(`discard slot-${free[0].slot}`);
  }
  assert.deepEqual(
    chapters,
    [1, 2, 3].flatMap((chapter) => new Array<number>(20).fill(chapter)),
  );
  t.shared();
  t.shows({ inDiscard: 69, coins: [3 + 60, 2 + 60] });
});

rule('DU-8.1 a chapter ends when its last card is taken, played or discarded', () => {
  for (const option of ['play', 'discard'])
    for (const [chapter, card] of [
      [1, 'ch1-yellow-01'],
      [2, 'ch2-yellow-01'],
    ] as const)
      duel({ chapter, layout: { 19: card } })
        .does(`${option} slot-19`)
        .tells({ say: 'chapter', args: { chapter: chapter + 1 } })
        .shows({ chapter: chapter + 1 });
  duel({ chapter: 1, layout: { 18: 'ch1-yellow-01', 19: 'ch1-yellow-02' } })
    .does('play slot-19')
    .shows({ chapter: 1 });
  for (const option of ['play', 'discard'])
    duel({ chapter: 3, layout: { 19: 'ch3-yellow-01' }, coins: [3, 3] })
      .does(`${option} slot-19`)
      .shared();
});

rule('DU-8.2 the turn of the last card is finished before the next chapter is prepared', () => {
  duel({
    chapter: 2,
    layout: { 19: 'ch2-green-02' },
    area: { fellowship: ['ch1-green-02'] },
    tokens: { fellowship: ['dwarves-3'] },
    stacks: { elves: ['elves-1', 'elves-2'] },
    leftovers: [],
  })
    .does('play slot-19')
    .shows({ chapter: 2, layout: {}, tilesUp: [], inDiscard: 0 })
    .does('move arnor lindon', 'move arnor lindon')
    .shows({ chapter: 2, layout: {}, tilesUp: [], inDiscard: 0 })
    .may('keep elves-1', 'keep elves-2')
    .does('keep elves-2')
    .shows({ chapter: 3, inDiscard: 3, turn: 'sauron' });
});

rule('DU-8.2 the last card of a chapter is still discarded for the coins of that chapter', () => {
  duel({ chapter: 1, layout: { 19: 'ch1-grey-01' }, coins: [0, 0] })
    .does('discard slot-19')
    .shows({ coins: [1, 0] });
  duel({ chapter: 2, layout: { 19: 'ch2-grey-01' }, coins: [0, 0] })
    .does('discard slot-19')
    .shows({ coins: [2, 0] });
});

rule('DU-8.3 the next layout is dealt and its three leftovers go face down to the discard', () => {
  for (const chapter of [1, 2]) {
    const t = duel({ chapter, layout: { 19: `ch${chapter}-grey-01` }, leftovers: [] }).does('discard slot-19');
    t.shows({ chapter: chapter + 1, inDiscard: 1 + 3, discard: [`ch${chapter}-grey-01`] });
    const laid = Object.values(t.view(null).layout);
    assert.equal(laid.length, 20);
    assert.ok(t.heard('fellowship').every((event) => event.say !== 'searches'));
  }
});

rule('DU-8.4 tiles are turned up until three lie open; those on display stay', () => {
  duel({ layout: { 19: 'ch1-grey-01' }, tilesUp: ['bree', 'erebor'], tileStack: ['isengard', 'barad-dur'] })
    .does('discard slot-19')
    .tells({ say: 'tile-up', args: { tile: 5 } })
    .shows({ tilesUp: ['bree', 'erebor', 'isengard'] });
  duel({ layout: { 19: 'ch1-grey-01' }, tilesUp: [], tileStack: ['isengard', 'barad-dur', 'bree', 'erebor'] })
    .does('discard slot-19')
    .shows({ tilesUp: ['isengard', 'barad-dur', 'bree'] });
  duel({ layout: { 19: 'ch1-grey-01' }, tilesUp: ['bree', 'erebor', 'isengard'] })
    .does('discard slot-19')
    .shows({ tilesUp: ['bree', 'erebor', 'isengard'] });
});

rule('DU-8.4 with a small stack as many tiles as possible are turned up', () => {
  const tiles = { fellowship: ['bree', 'erebor'], sauron: ['barad-dur', 'isengard'] };
  duel({
    chapter: 2,
    layout: { 19: 'ch2-grey-01' },
    tiles,
    tilesUp: ['helms-deep'],
    tileStack: ['minas-tirith', 'grey-havens'],
  })
    .does('discard slot-19')
    .shows({ tilesUp: ['helms-deep', 'minas-tirith', 'grey-havens'], tileStack: [] });
  const more = { ...tiles, fellowship: ['bree', 'erebor', 'grey-havens'] };
  duel({ chapter: 2, layout: { 19: 'ch2-grey-01' }, tiles: more, tilesUp: ['helms-deep'] })
    .does('discard slot-19')
    .shows({ tilesUp: ['helms-deep', 'minas-tirith'], tileStack: [] });
  const all = { ...more, sauron: ['barad-dur', 'isengard', 'minas-tirith'] };
  duel({ chapter: 2, layout: { 19: 'ch2-grey-01' }, tiles: all, tilesUp: ['helms-deep'] })
    .does('discard slot-19')
    .shows({ chapter: 3, tilesUp: ['helms-deep'], tileStack: [] });
});

rule('DU-8.5 who took the last card does not begin the next chapter', () => {
  for (const chapter of [1, 2]) {
    const layout = { 19: `ch${chapter}-grey-01` };
    duel({ chapter, layout, turn: 'fellowship' })
      .does('play slot-19')
      .shows({ turn: 'sauron', chapter: chapter + 1 });
    duel({ chapter, layout, turn: 'sauron' })
      .does('discard slot-19')
      .shows({ turn: 'fellowship', chapter: chapter + 1 });
  }
});

rule('DU-8.6 with an extra turn earned who took the last card begins the next chapter', () => {
  for (const chapter of [1, 2])
    duel({ chapter, layout: { 19: `ch${chapter}-yellow-01` }, turn: 'sauron', tokens: { sauron: ['elves-1'] } })
      .does('play slot-19', 'again')
      .shows({ turn: 'sauron', chapter: chapter + 1 });
  duel({ layout: { 19: 'ch1-grey-01' }, turn: 'sauron', extraTurns: 1 })
    .does('discard slot-19')
    .shows({ turn: 'sauron', chapter: 2, extraTurns: 0 });
});

rule('DU-8.7 everything but the layout and the tiles on display carries over', () => {
  const kept = {
    quest: [4, 7] as const,
    area: { fellowship: ['ch1-grey-07', 'ch1-green-02'], sauron: ['ch1-red-01'] },
    units: { fellowship: { arnor: 3, rohan: 1 }, sauron: { mordor: 4, lindon: 2 } },
    fortresses: { fellowship: ['arnor'], sauron: ['rohan', 'mordor'] },
    tokens: { fellowship: ['elves-3'], sauron: ['ents-1'] },
    stacks: { humans: ['humans-2', 'humans-3', 'humans-1'], elves: ['elves-1', 'elves-2'] },
  };
  const t = duel({ ...kept, layout: { 19: 'ch1-yellow-01' }, coins: [6, 11], discard: ['ch1-blue-01'] });
  t.does('discard slot-19').shows({ ...kept, chapter: 2, coins: [7, 11], discard: ['ch1-blue-01', 'ch1-yellow-01'] });
  t.shows({
    supply: [11, 9],
    skills: { fellowship: { knowledge: 1 } },
    tiles: { fellowship: ['bree'], sauron: ['barad-dur', 'helms-deep'] },
  });
});

rule('DU-8.8 after the last card of chapter 3 nothing is dealt or refilled', () => {
  const t = duel({ chapter: 3, layout: { 19: 'ch3-yellow-01' }, tilesUp: ['bree'] }).does('discard slot-19');
  t.shared().shows({ chapter: 3, tilesUp: ['bree'], layout: {} });
  assert.deepEqual(t.told(), ['discards', 'coins', 'counts-regions', 'shares']);
});
