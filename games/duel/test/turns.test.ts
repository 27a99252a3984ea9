/** Chapter 5 of the rules: whose turn it is, what a turn is, and extra turns. */
import { rule } from '@pony/testkit';
import { duel, newGame, playing, withCard } from './helpers.ts';

const FOUR = { 16: 'ch1-yellow-01', 17: 'ch1-yellow-02', 18: 'ch1-yellow-03', 19: 'ch1-yellow-04' };

rule('DU-5.1 Sauron takes the first turn', () => {
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) newGame(seed).shows({ turn: 'sauron' }).scenario.asked('sauron');
});

rule('DU-5.2 players alternate, and a new chapter does not reset who is next', () => {
  newGame()
    .does('discard slot-14')
    .shows({ turn: 'fellowship' })
    .does('discard slot-15')
    .shows({ turn: 'sauron' })
    .does('discard slot-16')
    .shows({ turn: 'fellowship' });
  for (const [last, next] of [
    ['fellowship', 'sauron'],
    ['sauron', 'fellowship'],
  ] as const)
    duel({ turn: last, layout: { 19: 'ch1-yellow-01' } })
      .does('discard slot-19')
      .shows({ chapter: 2, turn: next });
});

rule('DU-5.3 a turn is one card or one tile, nothing more and nothing else', () => {
  const t = duel({ layout: FOUR, tilesUp: ['erebor'], coins: [9, 9] });
  t.may(
    ...['play slot-16', 'play slot-17', 'play slot-18', 'play slot-19'],
    ...['discard slot-16', 'discard slot-17', 'discard slot-18', 'discard slot-19'],
    'take erebor',
  );
  t.refuses('play slot-15', 'DU-5.3', 'slot-empty').refuses('discard slot-0', 'DU-5.3', 'slot-empty');
  t.does('play slot-16').shows({ turn: 'sauron' });
  t.does('take erebor', 'done').shows({ turn: 'fellowship' });
  t.does('discard slot-17').shows({ turn: 'sauron' });
  t.scenario.refuses('fellowship', 'discard slot-18', null, 'not-your-turn');
});

rule('DU-5.4 a turn cannot be passed', () => {
  duel({ layout: { 19: 'ch1-green-01' }, coins: [0, 0] })
    .may('discard slot-19')
    .refuses('done', 'DU-5.4', 'one-of-two')
    .refuses('again', 'DU-5.4', 'one-of-two')
    .refuses('step', 'DU-5.4', 'one-of-two');
});

rule('DU-5.5 an extra turn is a complete turn of the same player before the next turn of the opponent', () => {
  duel({ layout: FOUR, tokens: { fellowship: ['elves-1'] }, tilesUp: ['erebor'], coins: [9, 9] })
    .does('play slot-16')
    .may('again', 'done')
    .does('again')
    .tells('again', 'takes-again')
    .shows({ turn: 'fellowship', extraTurns: 0 })
    .may(
      ...['play slot-17', 'play slot-18', 'play slot-19'],
      ...['discard slot-17', 'discard slot-18', 'discard slot-19'],
      'take erebor',
    )
    .does('discard slot-17')
    .shows({ turn: 'sauron' });
});

rule('DU-5.6 extra turns earned in one turn add up', () => {
  duel({ layout: FOUR, tokens: { fellowship: ['elves-1', 'humans-1'] }, quest: [8, 0] })
    .does('play slot-16', 'again', 'step')
    .may('again', 'done')
    .does('again')
    .shows({ turn: 'fellowship', extraTurns: 1 })
    .does('discard slot-17')
    .shows({ turn: 'fellowship', extraTurns: 0 })
    .does('discard slot-18')
    .shows({ turn: 'sauron' });
});

rule('DU-5.6 an extra turn earned in an extra turn adds to those still owed', () => {
  duel({ layout: FOUR, tokens: { sauron: ['elves-1'] }, turn: 'sauron', extraTurns: 1 })
    .does('play slot-16', 'again')
    .shows({ turn: 'sauron', extraTurns: 1 })
    .does('discard slot-17')
    .shows({ turn: 'sauron', extraTurns: 0 })
    .does('discard slot-18')
    .shows({ turn: 'fellowship' });
});

rule('DU-5.7 an extra turn starts when cards are revealed', () => {
  duel({ layout: { 13: 'ch1-red-02', 19: 'ch1-yellow-01' }, tokens: { fellowship: ['elves-1'] } })
    .does('play slot-19')
    .shows({ faceDown: [13] })
    .does('again')
    .tells('again', 'turns-up', 'takes-again')
    .shows({ turn: 'fellowship', faceDown: [] })
    .may('play slot-13', 'discard slot-13');
});

rule('DU-5.7 an extra turn after the last card starts in the next chapter, dealt and refilled', () => {
  duel({ layout: { 19: 'ch1-yellow-01' }, tokens: { fellowship: ['elves-1'] }, tilesUp: ['bree'] })
    .does('play slot-19')
    .shows({ chapter: 1, tilesUp: ['bree'], layout: {} })
    .does('again')
    .tells('again', 'chapter', 'tile-up', 'tile-up', 'takes-again')
    .shows({ chapter: 2, turn: 'fellowship', extraTurns: 0 })
    .mayWith('discard', 'discard slot-18', 'discard slot-19');
});

rule('DU-5.8 an extra turn is a new turn for skill symbols, slash cards and the wild skill', () => {
  const layout = { 18: 'ch2-red-05', 19: 'ch2-blue-04' };
  const area = { fellowship: ['ch1-grey-03', 'ch2-grey-07'] };
  duel({ chapter: 2, layout, area, tokens: { fellowship: ['elves-3'] }, coins: [0, 0], extraTurns: 1 })
    .may('play slot-18', 'play slot-19', 'discard slot-18', 'discard slot-19')
    .does('play slot-18', 'place lindon')
    .shows({ turn: 'fellowship', coins: [0, 0] })
    .may('play slot-19', 'discard slot-19')
    .does('play slot-19', 'step', 'step')
    .shows({ turn: 'sauron', coins: [0, 0], quest: [2, 0] });
});

rule('DU-5.9 extra turns still owed when chapter 3 ends are lost', () => {
  duel({ chapter: 3, layout: { 19: 'ch3-yellow-02' }, extraTurns: 2 })
    .does('discard slot-19')
    .shared();
  playing('ch3-yellow-01', { layout: { 18: 'ch3-yellow-01' }, tokens: { fellowship: ['elves-1'] } })
    .asks('extra-turn-too-late', { count: 1 })
    .does('again')
    .shared();
  withCard('ch3-yellow-01', { extraTurns: 1 }).does('play slot-18').shows({ turn: 'fellowship' });
});
