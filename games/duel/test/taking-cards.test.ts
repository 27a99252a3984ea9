/** Chapter 6 of the rules: a card of the layout is played or discarded. */
import assert from 'node:assert/strict';
import { rules } from '@pony/duel';
import { rule } from '@pony/testkit';
import { duel, playing, withCard } from './helpers.ts';

const card = (id: string): number => rules.find('card', id) as number;

rule('DU-6.1 only a card with nothing on it can be taken', () => {
  const layout = { 5: 'ch1-red-02', 9: 'ch1-blue-01', 10: 'ch1-yellow-01', 6: 'ch1-yellow-02' };
  duel({ layout })
    .may('play slot-9', 'discard slot-9', 'play slot-10', 'discard slot-10')
    .refuses('play slot-5', 'DU-6.1', 'covered', { cards: [card('ch1-blue-01'), card('ch1-yellow-01')], many: 'some' })
    .refuses('discard slot-5', 'DU-6.1', 'covered')
    .does('discard slot-10')
    .may('play slot-9', 'discard slot-9', 'play slot-6', 'discard slot-6')
    .refuses('discard slot-5', 'DU-6.1', 'covered', { cards: [card('ch1-blue-01')] })
    .does('discard slot-9')
    .may('play slot-5', 'discard slot-5', 'play slot-6', 'discard slot-6');
});

rule('DU-6.1 a cover that lies face down is not named', () => {
  duel({ layout: { 0: 'ch1-red-02', 2: 'ch1-blue-01', 5: 'ch1-yellow-01' } })
    .refuses('play slot-0', 'DU-6.1', 'covered', { cards: [], many: 'none' })
    .may('play slot-5', 'discard slot-5');
});

rule('DU-6.2 a face-down card can never be taken', () => {
  duel({ layout: { 13: 'ch1-red-02', 18: 'ch1-blue-01' } })
    .shows({ faceDown: [13] })
    .may('play slot-18', 'discard slot-18')
    .refuses('play slot-13', 'DU-6.2', 'face-down')
    .refuses('discard slot-13', 'DU-6.2', 'face-down');
});

rule('DU-6.3 a card is played or discarded; only playing needs payment', () => {
  withCard('ch1-green-01', { coins: [1, 0] }).may(
    ...['play slot-18', 'discard slot-18', 'play slot-19', 'discard slot-19'],
  );
  withCard('ch1-green-01', { coins: [0, 0] })
    .may('discard slot-18', 'play slot-19', 'discard slot-19')
    .refuses('play slot-18', 'DU-9.14', 'too-dear', { card: card('ch1-green-01'), price: 1, coins: 0 });
});

rule('DU-6.4 the cost is paid, then the card lies in the own play area', () => {
  withCard('ch2-grey-06', { coins: [5, 5], area: { fellowship: ['ch1-red-02'], sauron: ['ch1-red-03'] } })
    .does('play slot-18')
    .tells({ say: 'plays', args: { seat: 0, card: card('ch2-grey-06'), coins: 2 } })
    .shows({ coins: [3, 5], area: { fellowship: ['ch1-red-02', 'ch2-grey-06'], sauron: ['ch1-red-03'] } })
    .shows({ layout: { 19: 'ch2-yellow-02' } });
});

rule('DU-6.5 the effect may be left, and is gone then; symbols stay', () => {
  playing('ch1-blue-04', { area: { fellowship: ['ch1-grey-05'] } })
    .may('step', 'done')
    .does('done')
    .shows({ quest: [0, 0], turn: 'sauron', skills: { fellowship: { courage: 1 } } })
    .does('discard slot-19')
    .shows({ quest: [0, 0], chapter: 2 })
    .refuses('step', 'DU-5.4', 'one-of-two');
});

rule('DU-6.5 only what the card brings can be used', () => {
  playing('ch1-blue-01', { units: { fellowship: { arnor: 1 }, sauron: { arnor: 0, rohan: 1 } }, tilesUp: ['bree'] })
    .may('step', 'done')
    .refuses('move arnor lindon', 'DU-6.5', 'no-such-icon')
    .refuses('remove rohan', 'DU-6.5', 'no-such-icon')
    .refuses('place arnor', 'DU-6.5', 'no-such-icon')
    .refuses('spread arnor rohan', 'DU-6.5', 'no-such-icon')
    .refuses('again', 'DU-6.5', 'no-such-icon')
    .refuses('lose-coin', 'DU-6.5', 'no-such-icon')
    .refuses('raze mordor', 'DU-6.5', 'no-such-icon')
    .refuses('lose-grey ch1-grey-01', 'DU-6.5', 'no-such-icon')
    .refuses('search', 'DU-6.5', 'no-such-icon')
    .refuses('name elves', 'DU-6.5', 'no-such-icon')
    .refuses('play slot-19', 'DU-6.5', 'no-such-icon')
    .refuses('discard slot-19', 'DU-6.5', 'no-such-icon')
    .refuses('take bree', 'DU-6.5', 'no-such-icon')
    .does('step');
  playing('ch1-red-02').refuses('step', 'DU-6.5', 'no-such-icon').does('done');
});

rule('DU-6.6 played cards stay in the play area for the rest of the game', () => {
  duel({ chapter: 1, layout: { 18: 'ch1-yellow-01', 19: 'ch1-red-03' } })
    .does('play slot-18', 'play slot-19', 'place arnor')
    .shows({ chapter: 2, area: { fellowship: ['ch1-yellow-01'], sauron: ['ch1-red-03'] } })
    .does('discard slot-18', 'discard slot-19')
    .shows({ area: { fellowship: ['ch1-yellow-01'], sauron: ['ch1-red-03'] } });
});

rule('DU-6.8 discarding: the card goes to the discard, nothing is paid, nothing is used, coins come', () => {
  withCard('ch1-blue-02', { coins: [0, 0], discard: [], leftovers: [] })
    .does('discard slot-18')
    .tells(
      { say: 'discards', args: { seat: 0, card: card('ch1-blue-02') } },
      { say: 'coins', args: { seat: 0, coins: 1 } },
    )
    .shows({ coins: [1, 0], quest: [0, 0], area: {}, discard: ['ch1-blue-02'], inDiscard: 1, turn: 'sauron' });
});

rule('DU-6.9 a discarded card brings 1 coin in chapter 1, 2 in chapter 2, 3 in chapter 3', () => {
  withCard('ch1-grey-01', { coins: [0, 0] })
    .does('discard slot-18')
    .shows({ coins: [1, 0] });
  withCard('ch2-grey-01', { coins: [0, 0], turn: 'sauron' })
    .does('discard slot-18')
    .shows({ coins: [0, 2] });
  withCard('ch3-blue-05', { coins: [0, 0] })
    .does('discard slot-18')
    .shows({ coins: [3, 0] });
});

rule('DU-6.10 a card that could be played may be discarded', () => {
  withCard('ch1-yellow-01').mayWith('discard', 'discard slot-18', 'discard slot-19').does('discard slot-18');
});

rule('DU-6.11 at the end of the turn face-down cards with nothing on them are turned up, no others', () => {
  const layout = { 9: 'ch1-red-01', 10: 'ch1-red-02', 14: 'ch1-blue-01', 15: 'ch1-yellow-01', 5: 'ch1-grey-01' };
  duel({ layout })
    .shows({ faceDown: [9, 10] })
    .does('play slot-15')
    .tells({ say: 'turns-up', args: { card: card('ch1-red-02') } })
    .shows({ faceDown: [9] })
    .does('play slot-14', 'step')
    .tells({ say: 'turns-up', args: { card: card('ch1-red-01') } })
    .shows({ faceDown: [] })
    .may('play slot-9', 'discard slot-9', 'play slot-10', 'discard slot-10');
});

rule('DU-6.12 cards are turned up after a discard as well', () => {
  duel({ layout: { 13: 'ch1-red-02', 19: 'ch1-blue-01' } })
    .does('discard slot-19')
    .tells('discards', 'turns-up')
    .shows({ faceDown: [] })
    .may('play slot-13', 'discard slot-13');
});

rule('DU-6.13 a card turned up can be taken from the next turn on, be it an extra turn', () => {
  const layout = { 13: 'ch1-red-02', 19: 'ch1-yellow-01' };
  duel({ layout, extraTurns: 1 })
    .does('play slot-19')
    .shows({ turn: 'fellowship', faceDown: [] })
    .may('play slot-13', 'discard slot-13');
  duel({ layout }).does('play slot-19').shows({ turn: 'sauron' }).may('play slot-13', 'discard slot-13');
});

rule('DU-6.14 nothing is uncovered before the turn is over, though several cards are played in it', () => {
  const t = duel({
    chapter: 3,
    layout: { 15: 'ch3-red-01', 11: 'ch3-yellow-01', 18: 'ch3-green-02' },
    area: { fellowship: ['ch3-green-01'] },
    stacks: { wizards: ['wizards-3', 'wizards-1'] },
    discard: ['ch3-blue-05'],
    coins: [9, 9],
  });
  const free = (): number[] => t.view(null).layout.flatMap(({ slot, available }) => (available ? [slot] : []));
  assert.deepEqual(free(), [18]);
  t.does('play slot-18')
    .shows({ faceDown: [15] })
    .may('keep wizards-3', 'keep wizards-1')
    .does('keep wizards-3', 'search', 'pick ch3-blue-05')
    .shows({ faceDown: [15] })
    .may('step', 'done')
    .does('step', 'step')
    .shows({ faceDown: [15] });
  assert.deepEqual(free(), []);
  t.does('step')
    .tells('steps', 'turns-up')
    .shows({ faceDown: [], turn: 'sauron', area: { fellowship: ['ch3-green-01', 'ch3-green-02', 'ch3-blue-05'] } });
  assert.deepEqual(free(), [15]);
});
