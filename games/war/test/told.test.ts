/** What the log tells of the quest and of those who serve it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rules } from '../src/game.ts';
import { type Scenario, war } from './helpers.ts';

type Game = ReturnType<typeof war>;
/** Tiles or Characters of the only event of a kind, by name. */
const named = (game: Game, say: string, kind: 'tile' | 'character'): string[] => {
  const told = game.told(say);
  assert.equal(told.length, 1, say);
  const things = told[0].args?.[kind] ?? told[0].args?.[`${kind}s`] ?? [];
  return [things].flat().map((id) => rules.name(kind, id as number));
};
const order = (game: Game, ...says: string[]): string[] =>
  game.events.map((one) => one.say).filter((say) => says.includes(say));

test('WR-6.813 the Voice of Saruman tells that two Regulars become Elites', () => {
  const game = war({
    armies: { orthanc: 'isengard 3r' },
    characters: { saruman: 'orthanc' },
    dice: { shadow: 'muster' },
    acts: 'shadow',
  }).shadow('voice-elites muster muster');
  assert.deepEqual(order(game, 'recruits', 'upgrades'), ['upgrades', 'upgrades']);
  assert.deepEqual([game.reserve('isengard', 'r'), game.reserve('isengard', 'e')], [11, 4]);
});

test('WR-9.85 the Corruption of a Fellowship that stood still has a reason', () => {
  const still = war({ phase: 'end', fellowship: { at: 'morannon', mordor: 2 } });
  assert.deepEqual(order(still, 'stands-still', 'corrupts'), ['stands-still', 'corrupts']);
  const wild = war({ phase: 'end', fellowship: { at: 'morannon' } });
  assert.deepEqual(order(wild, 'stands-still', 'corrupts'), []);
});

test('WR-9.74 the log names the tiles that join the pool of Mordor', () => {
  const at: Scenario = { phase: 'fellowship', fellowship: { at: 'morannon' } };
  const game = war({ ...at, pool: ['tile-01', 'tile-07'], waiting: ['tile-elven-rope', 'tile-shelobs-lair'] });
  const joined = named(game.fp('no', 'yes').asks('fp', 'name-guide'), 'tiles-join-pool', 'tile').sort();
  assert.deepEqual(joined, ['tile-02', 'tile-03', 'tile-04', 'tile-elven-rope', 'tile-shelobs-lair']);
  assert.equal(
    war(at).fp('no', 'yes').asks('fp', 'name-guide').told('tiles-join-pool').length,
    0,
    'nothing was drawn, nothing waits',
  );
});

test('WR-9.93 the log tells that the first tile went back', () => {
  const game = war({
    armies: {},
    dice: { fp: 'character' },
    huntBox: { shadow: 1 },
    table: { fp: ['mithril-coat-and-sting'] },
    pool: ['tile-14', 'tile-07', 'tile-08'],
  }).dice(6);
  game.fp('travel character character', 'card mithril-coat-and-sting', 'no');
  assert.deepEqual(named(game, 'tile-returns', 'tile'), ['tile-14']);
  assert.deepEqual(order(game, 'corrupts', 'tile-returns'), ['corrupts', 'tile-returns']);
});

test('[dead-men-of-dunharrow] the log tells who goes where', () => {
  const game = war({
    armies: { edoras: 'rohan 1r' },
    characters: { strider: 'edoras', gimli: 'edoras', legolas: 'edoras' },
    hands: { fp: ['dead-men-of-dunharrow'] },
  });
  game.fp('play dead-men-of-dunharrow event event', 'with gimli', 'done', 'to erech').asks('fp', 'card-recruit-many');
  assert.deepEqual(named(game, 'companions-go', 'character'), ['strider', 'gimli']);
  assert.equal(rules.name('region', game.told('companions-go')[0].args?.region as number), 'erech');
});

test('WR-6.114 [the-eagles-are-coming] the log counts Nazgûl that fly, and says where they land', () => {
  const die = war({ armies: { moria: 'sauron 3n' }, dice: { shadow: 'character' }, acts: 'shadow' });
  die.shadow('fly character character', 'nazgul moria', 'to bree', 'done');
  const eagles = war({
    armies: { edoras: 'rohan 1r', folde: 'sauron 1r 3n' },
    characters: { gimli: 'edoras' },
    hands: { fp: ['the-eagles-are-coming'] },
  });
  eagles.dice(1, 1, 1).fp('play the-eagles-are-coming event event').shadow('to morannon');
  assert.deepEqual(
    [die, eagles].map((game) => game.told('nazgul-flies').map(({ args }) => [args?.count, args?.where])),
    [[[1, 'open']], [[3, 'open']]],
  );
});

test('WR-6.614 the log names the Elite that was reduced to press an assault on', () => {
  const game = war({
    acts: 'shadow',
    armies: { 'helms-deep': 'isengard 3r 1e' },
    besieged: { 'helms-deep': 'rohan 3r' },
    politics: { rohan: 'war', isengard: 'war' },
    dice: { shadow: 'army' },
  });
  game.shadow('attack army army', 'army helms-deep', 'target inside-helms-deep').dice(1, 1, 1, 1, 1, 1, 1);
  game.shadow('done');
  game.dice(1, 1, 1, 1, 1, 1, 1).shadow('reduce isengard-elite');
  assert.equal(rules.name('figure', game.told('reduces')[0].args?.figure as number), 'isengard-elite');
});

test('WR-6.310 the log tells of figures that a card calls for and that are not left', () => {
  const play = (card: string, armies: Record<string, string>): unknown[] => {
    const game = war({
      armies,
      politics: { sauron: 'war', isengard: 'war' },
      dice: { shadow: 'event' },
      hands: { shadow: [card] },
      acts: 'shadow',
    });
    game.shadow(`play ${card} event event`);
    return game.told('none-left').map(({ args }) => [rules.name('figure', args?.figure as number), args?.count]);
  };
  const many = { 'minas-morgul': 'sauron 10r', 'barad-dur': 'sauron 10r', gorgoroth: 'sauron 10r' };
  assert.deepEqual(play('orcs-multiplying-again', { ...many, nurn: 'sauron 2r' }), [['sauron-regular', 2]]);
  assert.deepEqual(play('orcs-multiplying-again', { ...many, nurn: 'sauron 4r' }), [
    ['sauron-regular', 1],
    ['sauron-regular', 3],
  ]);
  assert.deepEqual(play('orcs-multiplying-again', many), []);
});

test('WR-4.63 the log does not say as what a die that hides under Strider is used', () => {
  const how = (guide: string, die: string, as: string): unknown => {
    const game = war({ dice: { fp: die }, fellowship: { at: 'hollin', revealed: true, guide } });
    return game.fp(`hide ${die} ${as}`).told('uses-die')[0].args?.how;
  };
  assert.equal(how('strider', 'army-muster', 'army'), 'same');
  assert.equal(how('gandalf-the-grey', 'will-of-the-west', 'character'), 'other');
});
