import assert from 'node:assert/strict';
import { test } from 'node:test';
import { card } from '../src/data.ts';
import { deckOfCard } from '../src/edition.ts';
import { type Scenario, war } from './helpers.ts';

const AT_WAR = { gondor: 'war', rohan: 'war', elves: 'war', sauron: 'war', isengard: 'war' };
const byCharacter = (given: Scenario) => war({ politics: AT_WAR, dice: { fp: 'character' }, ...given });

test('WR-6.415 a border stops a led Army for the border, not for want of a Leader', () => {
  const game = byCharacter({
    armies: { 'druadan-forest': 'rohan 1r 1l' },
    politics: { ...AT_WAR, rohan: 'active 3' },
  }).fp('march character character', 'army druadan-forest');
  game
    .refuses('to minas-tirith', 'WR-6.415', 'foreign-border')
    .mayExactly('to dead-marshes', 'to eastemnet', 'to folde', 'to osgiliath', 'to western-emyn-muil');
});

test('WR-6.412 WR-6.403 an Army without a way has none, led or not; one without a Leader lacks him', () => {
  const game = byCharacter({
    armies: { forlindon: 'north 1r 1l', harlindon: 'north 1r', 'minas-tirith': 'gondor 1r 1l', osgiliath: 'gondor 1r' },
    politics: { ...AT_WAR, north: 'active 2' },
  }).fp('march character character');
  game.refuses('army forlindon', 'WR-6.412', 'army-cannot-move');
  game.refuses('army osgiliath', 'WR-6.403', 'army-not-led').mayExactly('army minas-tirith');
  game.refuses('army harlindon', 'WR-6.403', 'army-not-led');
});

test('WR-6.417 a Leader held back by a border leads nobody across it', () => {
  const game = byCharacter({
    armies: { 'druadan-forest': 'gondor 1r, rohan 1r 1l' },
    politics: { ...AT_WAR, rohan: 'active 3' },
  }).fp('march character character', 'army druadan-forest');
  game.refuses('to minas-tirith', 'WR-6.403', 'army-not-led');
});

test('[the-ringwraiths-are-abroad] WR-6.403 an Army without a Nazgûl lacks him', () => {
  const game = war({
    armies: { osgiliath: 'sauron 2r 1n', folde: 'sauron 2r' },
    characters: { 'mouth-of-sauron': 'folde' },
    politics: AT_WAR,
    hands: { shadow: ['the-ringwraiths-are-abroad'] },
    acts: 'shadow',
  }).shadow('play the-ringwraiths-are-abroad event event', 'done', 'move-armies');
  game.refuses('army folde', 'WR-6.403', 'army-not-led').mayExactly('army osgiliath');
});

test('WR-1.07 WR-5.04 the back of a card discarded face down is seen', () => {
  const five = ['athelas', 'elven-cloaks', 'elven-rope', 'bilbos-song', 'axe-and-bow'];
  for (const gone of ['athelas', 'the-red-arrow']) {
    const game = war({ phase: 'recover', hands: { fp: [...five.filter((id) => id !== gone), gone] } });
    game.fp(`discard ${gone}`).leaveOpen();
    const [told] = game.told('discards-hidden');
    assert.deepEqual(told.args, { side: 0, deck: deckOfCard(game.s, card(gone)) });
    assert.deepEqual(told.secret?.face, { say: 'discards-card', args: { side: 0, card: card(gone) } });
  }
});
