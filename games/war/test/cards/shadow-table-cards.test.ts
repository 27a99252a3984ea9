import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Scenario, war } from '../helpers.ts';

/** The Ents kill Saruman with his Army in Orthanc. */
const sarumanDies = (card: string): void => {
  const game = war({
    armies: { orthanc: 'isengard 1r' },
    characters: { 'gandalf-the-white': 'fangorn', saruman: 'orthanc' },
    politics: { rohan: 'passive 1' },
    table: { shadow: [card] },
    hands: { fp: ['the-ents-awake-huorns'] },
  });
  assert.deepEqual(game.onTable('shadow'), [card]);
  game.dice(6, 1, 1).fp('play the-ents-awake-huorns event event');
  assert.equal(game.where('saruman'), 'gone');
  assert.deepEqual([game.onTable('shadow'), game.discarded('shadow')], [[], [card]]);
  assert.equal(game.box('rohan'), 'passive 1');
};
test('[the-palantir-of-orthanc] WR-5.16 it leaves when Saruman dies', () => sarumanDies('the-palantir-of-orthanc'));
test('[wormtongue] WR-5.16 it leaves when Saruman dies', () => sarumanDies('wormtongue'));

const asleep: Scenario = {
  table: { shadow: ['wormtongue'] },
  characters: { saruman: 'orthanc' },
  politics: { isengard: 'war', rohan: 'passive 1' },
  dice: { shadow: 'army' },
  acts: 'shadow',
};
const attacked = (from: string, target: string) =>
  war({ ...asleep, armies: { [from]: 'isengard 2r', [target]: 'rohan 2r' } })
    .shadow('attack army army', `army ${from}`, `target ${target}`)
    .dice(1, 1, 1, 1)
    .shadow('done');

test('[wormtongue] an attack on a Rohan Army elsewhere advances Rohan but does not wake it', () => {
  for (const [from, target] of [
    ['fords-of-isen', 'westemnet'],
    ['gap-of-rohan', 'fords-of-isen'],
    ['westemnet', 'folde'],
  ]) {
    const game = attacked(from, target);
    assert.equal(game.box('rohan'), 'passive 2', target);
    assert.deepEqual(game.onTable('shadow'), ['wormtongue'], target);
  }
  for (const target of ['edoras', 'helms-deep']) {
    const game = attacked('westemnet', target);
    if (target === 'helms-deep') game.asks('fp', 'field-or-siege');
    assert.equal(game.box('rohan'), 'active 2', target);
    assert.deepEqual(game.onTable('shadow'), [], target);
  }
});

const folly: Scenario = {
  armies: { 'minas-tirith': 'sauron 2r' },
  besieged: { 'minas-tirith': 'gondor 2r' },
  politics: { gondor: 'war', sauron: 'war' },
  table: { shadow: ['denethors-folly'] },
  fellowship: { companions: [] },
  dice: { fp: 'muster will-of-the-west' },
};
const [byMuster, byWill] = ['muster', 'will-of-the-west'].map((die) => `remove-card denethors-folly ${die}`);

test('[denethors-folly] WR-5.42 a Will of the West removes it; any die while Gandalf or Aragorn is in the city', () => {
  for (const who of ['gandalf-the-grey', 'gandalf-the-white', 'aragorn']) {
    const game = war({ ...folly, characters: { [who]: 'inside-minas-tirith' } }).fp(byMuster);
    assert.deepEqual([game.onTable('shadow'), game.discarded('shadow')], [[], ['denethors-folly']], who);
    war({ ...folly, characters: { [who]: 'pelargir' } }).refuses(byMuster, 'WR-5.42', 'cannot-pay-removal');
  }
  const strider = war({ ...folly, characters: { strider: 'inside-minas-tirith' } });
  strider.refuses(byMuster, 'WR-5.42', 'cannot-pay-removal').fp(byWill);
  assert.deepEqual(strider.onTable('shadow'), []);
});
