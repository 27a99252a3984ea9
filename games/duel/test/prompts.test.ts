/** What the player is asked, and how the options are worded, in every kind of question. */
import assert from 'node:assert/strict';
import { rules } from '@pony/duel';
import { offers } from '@pony/engine';
import { rule } from '@pony/testkit';
import { duel, playing, type Table, taking, withCard } from './helpers.ts';

const id = (kind: string, name: string): number => rules.find(kind, name) as number;
const offered = (t: Table) => offers(rules, t.state, t.state.active);

rule('DU-5.3 the question of a turn names chapter, coins and open tiles', () => {
  const t = duel({ chapter: 2, turn: 'sauron', coins: [1, 4], tilesUp: ['bree', 'erebor'] });
  t.asks('turn', { seat: 1, chapter: 2, coins: 4, tiles: [id('tile', 'bree'), id('tile', 'erebor')] });
});

rule('DU-19.2 one kind of icon has its own question with how many are left, several kinds share one', () => {
  playing('ch3-blue-05')
    .asks('use-rings', { seat: 0, count: 3 })
    .does('step')
    .asks('use-rings', { count: 2 })
    .does('done');
  playing('ch3-purple-06').asks('use-moves', { seat: 0, count: 3 }).does('done');
  playing('ch3-purple-05')
    .asks('use-icons', { seat: 0, moves: 2, removals: 1, coinLoss: 0, rings: 0 })
    .does('move arnor lindon', 'move lindon arnor')
    .asks('use-removals', { count: 1 })
    .does('done');
  taking('isengard', { area: { sauron: ['ch1-grey-01'] } })
    .asks('use-icons', { greyLoss: 1, rings: 1 })
    .does('step')
    .asks('use-greyLoss', { count: 1 })
    .does('done');
  taking('barad-dur').asks('use-fromDiscard', { count: 1 }).does('done');
  taking('grey-havens').asks('use-namedAlliance', { count: 1 }).leaveOpen();
  playing('ch1-yellow-01', { tokens: { fellowship: ['elves-1'] } })
    .asks('use-extraTurns', { count: 1 })
    .does('done');
  playing('ch1-blue-01', { quest: [11, 0], fortresses: { sauron: ['gondor'] } })
    .does('step')
    .asks('use-fortressRemovals', { count: 1 })
    .does('done');
});

rule('DU-15.15 DU-15.17 manoeuvres and units for two regions have their own questions', () => {
  const gaining = (race: string, first: string, second: string, token: string) =>
    playing(second, { area: { fellowship: [first] }, stacks: { [race]: [token, `${race}-1`] } }).does(`keep ${token}`);
  gaining('ents', 'ch3-green-03', 'ch3-green-04', 'ents-3')
    .asks('use-manoeuvres', { count: 3 })
    .does('remove mordor')
    .asks('use-manoeuvres', { count: 2 })
    .does('done');
  gaining('wizards', 'ch3-green-01', 'ch3-green-02', 'wizards-2')
    .asks('place-spread', { seat: 0, units: 2, regions: [0, 1, 2, 3, 4, 5, 6] })
    .does('done');
});

rule('DU-9.14 DU-6.9 everything a player may point at is offered with its price or income, and why not', () => {
  const t = withCard('ch3-red-02', {
    coins: [4, 0],
    tilesUp: ['bree'],
    layout: { 15: 'ch3-blue-01', 18: 'ch3-red-02' },
  });
  const found = offered(t).map(({ option, tell, refusal }) => ({
    option: option.join(' '),
    ...tell,
    why: refusal?.say,
  }));
  const card = id('card', 'ch3-red-02');
  const prices = found.map(({ option, say, why }) => `${option}: ${say} ${why ?? 'yes'}`);
  assert.deepEqual(prices, [
    'play 15: play-hidden face-down',
    'discard 15: discard-hidden face-down',
    'play 18: play too-dear',
    'discard 18: discard yes',
    `take ${id('tile', 'bree')}: take tile-too-dear`,
  ]);
  assert.equal(found[2].args?.card, card);
  assert.equal(found[2].args?.price, 5);
  assert.deepEqual(found[3].args, { card, coins: 3 });
  assert.deepEqual(found[4].args, { tile: id('tile', 'bree'), price: 6 });
});
