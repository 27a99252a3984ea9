/** KM-23.11 to KM-23.26, KM-23.37, KM-23.38: cards of the Shadow that lie on the table. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { field } from './field.ts';
import { kings, type Scenario } from './helpers.ts';

const WELCOME = 'your-welcome-is-doubtful';
const FOLLY = 'kings-denethors-folly';
const THREATS = 'kings-threats-and-promises';
const STONE = 'the-palantir-of-barad-dur';
const lying = (card: string, given: Scenario = {}) => kings({ ...given, table: { shadow: [card] } });

test('KM-23.37 [your-welcome-is-doubtful] [kings-denethors-folly] [kings-threats-and-promises] [the-palantir-of-barad-dur] they stay on the table', () => {
  for (const [card, die] of [
    [WELCOME, 'character'],
    [FOLLY, 'army'],
    [THREATS, 'muster'],
    [STONE, 'muster'],
  ]) {
    const g = kings({ acts: 'shadow', dice: { shadow: die }, hands: { shadow: [card] } });
    g.shadow(`play ${card} ${die} ${die}`).asks('fp', 'act');
    assert.deepEqual(g.onTable('shadow'), [card]);
  }
});

test('KM-23.11 [your-welcome-is-doubtful] no tile is taken off a Sovereign when his Nation stirs', () => {
  const set: Scenario = { dice: { fp: 'muster' }, characters: { gimli: 'erebor' }, tiles: { dain: ['tile-07'] } };
  kings(set).fp('advance dwarves muster muster').asks('fp', 'lift-corruption');
  lying(WELCOME, set).fp('advance dwarves muster muster').asks('shadow');
});

test('KM-23.12 [your-welcome-is-doubtful] only a Sovereign of a Nation At War is awakened, and his tiles go back', () => {
  const set: Scenario = {
    dice: { fp: 'muster' },
    politics: { dwarves: 'war', elves: 'active 3' },
    tiles: { dain: ['tile-07'] },
  };
  const g = lying(WELCOME, set).refuses('awaken thranduil muster muster', 'KM-9.17', 'awaken-forbidden');
  g.fp('awaken dain muster muster');
  assert.deepEqual([g.where('dain-awakened'), g.inPool('tile-07')], ['erebor', true]);
  kings(set).fp('awaken thranduil muster muster');
});

test('KM-23.13 [your-welcome-is-doubtful] it goes for Will of the West, or for Character where a Companion meets a Sovereign', () => {
  const removals = (characters: Record<string, string>, corrupted: string[] = []) =>
    lying(WELCOME, { dice: { fp: 'will-of-the-west character event' }, characters, corrupted }).verbs('remove-card');
  const will = `remove-card ${WELCOME} will-of-the-west`;
  const character = `remove-card ${WELCOME} character`;
  assert.deepEqual(removals({}), [will]);
  assert.deepEqual(removals({ gimli: 'erebor' }), [character, will]);
  assert.deepEqual(removals({ gimli: 'erebor' }, ['dain']), [will]);
  // an Awakened Sovereign does not meet himself, but another may be met by him
  assert.deepEqual(removals({ 'dain-awakened': 'iron-hills' }), [will]);
  assert.deepEqual(removals({ 'dain-awakened': 'dale' }), [character, will]);
  assert.deepEqual(removals({ 'dain-awakened': 'iron-hills', gimli: 'iron-hills' }), [character, will]);
  assert.deepEqual(removals({ gimli: 'fellowship' }), [will]);
  const g = lying(WELCOME, { dice: { fp: 'character event' }, characters: { gimli: 'erebor' } });
  g.refuses(`remove-card ${WELCOME} event`, 'WR-5.42', 'cannot-pay-removal').fp(character).asks('shadow');
  assert.deepEqual([g.onTable('shadow'), g.spent('fp', 'character')], [[], 1]);
});

test('KM-23.17 [kings-denethors-folly] Denethor is not awakened', () => {
  const set: Scenario = { dice: { fp: 'muster ruler-event' }, politics: { gondor: 'active 1', dwarves: 'active 1' } };
  const g = lying(FOLLY, set).refuses('awaken denethor muster muster', 'KM-9.17', 'awaken-forbidden');
  g.refuses('awaken denethor ruler-event event', 'KM-9.17', 'awaken-forbidden');
  assert.ok(g.may().includes('awaken dain muster muster'));
  const needs = (given: Scenario) =>
    kings({ acts: 'shadow', hands: { shadow: [FOLLY] }, ...given }).refuses(
      `play ${FOLLY} event event`,
      'WR-5.11',
      'card-needs-denethor',
    );
  needs({ characters: { 'denethor-awakened': 'minas-tirith' } });
  needs({ characters: { denethor: 'gone' } });
  kings({ acts: 'shadow', hands: { shadow: [FOLLY] }, corrupted: ['denethor'] }).shadow(`play ${FOLLY} event event`);
});

test('KM-23.17 [kings-denethors-folly] no Combat cards of the Free Peoples in Minas Tirith and where Denethor is', () => {
  const fights = (target: string, from: string, given: Scenario = {}) => {
    const g = lying(FOLLY, {
      acts: 'shadow',
      armies: { [target]: 'gondor 2r', [from]: 'sauron 2r', ...given.armies },
      politics: { gondor: 'war', sauron: 'war' },
      dice: { shadow: 'army' },
      hands: { fp: ['kings-wisdom-of-elrond'] },
      characters: given.characters,
      corrupted: given.corrupted,
    }).shadow('attack army army', `army ${from}`, `target ${target}`, 'done');
    return g.prompt();
  };
  const home = { armies: { 'minas-tirith': 'gondor 1r' } };
  assert.equal(fights('osgiliath', 'south-ithilien', home), 'combat-card');
  assert.notEqual(fights('osgiliath', 'south-ithilien', { characters: { denethor: 'osgiliath' } }), 'combat-card');
  // Corrupted, he sits in Minas Tirith
  assert.equal(fights('osgiliath', 'south-ithilien', { corrupted: ['denethor'] }), 'combat-card');
  const walls = (card: string[]) =>
    kings({
      acts: 'shadow',
      table: { shadow: card },
      armies: { 'minas-tirith': 'sauron 2r', osgiliath: 'gondor 1r' },
      besieged: { 'minas-tirith': 'gondor 2r' },
      characters: { denethor: 'osgiliath' },
      politics: { gondor: 'war', sauron: 'war' },
      dice: { shadow: 'army' },
      hands: { fp: ['kings-wisdom-of-elrond'] },
    }).shadow('attack army army', 'army minas-tirith', 'target inside-minas-tirith', 'done');
  assert.equal(walls([]).prompt(), 'combat-card');
  assert.notEqual(walls([FOLLY]).prompt(), 'combat-card');
});

test('KM-23.18 [kings-denethors-folly] it goes for Will of the West, or for any die with Gandalf or Aragorn beside', () => {
  const removals = (characters: Record<string, string>) =>
    lying(FOLLY, { dice: { fp: 'will-of-the-west event' }, characters }).verbs('remove-card');
  const will = `remove-card ${FOLLY} will-of-the-west`;
  const event = `remove-card ${FOLLY} event`;
  assert.deepEqual(removals({ boromir: 'minas-tirith', 'gandalf-the-grey': 'fellowship' }), [will]);
  for (const id of ['gandalf-the-grey', 'gandalf-the-white', 'aragorn'])
    assert.deepEqual(removals({ [id]: 'minas-tirith' }), [event, will], id);
  const away: Scenario = {
    armies: { pelargir: 'gondor 1r', 'minas-tirith': 'gondor 1r' },
    characters: { denethor: 'pelargir', aragorn: 'pelargir' },
  };
  lying(FOLLY, away).fp(event).asks('shadow');
});

test('KM-23.18 [kings-denethors-folly] it is discarded when Denethor leaves play, and stays when he is Corrupted', () => {
  const set: Scenario = { dice: { shadow: 'event' }, huntBox: { shadow: 2 }, acts: 'shadow' };
  const breaks = lying(FOLLY, { ...set, pool: ['tile-14'] }).shadow('corrupt denethor');
  assert.deepEqual([breaks.isCorrupted('denethor'), breaks.onTable('shadow')], [true, [FOLLY]]);
  const freed = lying(FOLLY, {
    corrupted: ['denethor'],
    characters: { boromir: 'minas-tirith' },
    dice: { fp: 'character' },
  });
  freed.fp('oust denethor character character');
  assert.deepEqual([freed.isCorrupted('denethor'), freed.onTable('shadow')], [false, []]);
  // eliminated with his Army
  const falls = kings({
    acts: 'shadow',
    table: { shadow: [FOLLY] },
    armies: { osgiliath: 'gondor 1r', 'south-ithilien': 'sauron 5r' },
    characters: { denethor: 'osgiliath' },
    politics: { gondor: 'war', sauron: 'war' },
    dice: { shadow: 'army' },
  }).shadow('attack army army', 'army south-ithilien', 'target osgiliath');
  falls.dice(6, 6, 6, 6, 6, 1).shadow('done').fp('reroll 0');
  if (falls.prompt() === 'take-loss') falls.fp('lose gondor-regular');
  assert.deepEqual([falls.where('denethor'), falls.onTable('shadow')], ['gone', []]);
});

test('KM-23.19 KM-23.20 [kings-threats-and-promises] a Muster result neither advances a passive Nation nor awakens; the Ruler die still does', () => {
  const set: Scenario = { dice: { fp: 'muster ruler-muster' }, politics: { rohan: 'passive 1', dwarves: 'active 1' } };
  const g = lying(THREATS, set).refuses('awaken dain muster muster', 'KM-23.19', 'awaken-no-muster');
  const stays = g.verbs('advance');
  assert.ok(stays.includes('advance dwarves muster muster') && !stays.some((word) => word.includes('rohan')));
  assert.ok(!stays.includes('advance rohan ruler-muster muster'));
  g.fp('awaken dain ruler-muster muster');
  assert.equal(g.where('dain-awakened'), 'erebor');
  const will = lying(THREATS, { ...set, dice: { fp: 'will-of-the-west' } });
  will.refuses('awaken dain will-of-the-west muster', 'KM-23.19', 'awaken-no-muster');
  assert.deepEqual(will.verbs('remove-card'), []);
});

test('KM-23.21 [kings-threats-and-promises] it goes when a Sovereign is Corrupted, or a Nation advances through an attack or a Companion', () => {
  const corrupted = lying(THREATS, { acts: 'shadow', huntBox: { shadow: 2 }, pool: ['tile-14'] });
  corrupted.shadow('corrupt brand');
  assert.deepEqual([corrupted.isCorrupted('brand'), corrupted.onTable('shadow')], [true, []]);
  const spared = lying(THREATS, { acts: 'shadow', huntBox: { shadow: 2 }, pool: ['tile-07'] }).shadow('corrupt brand');
  assert.deepEqual(spared.onTable('shadow'), [THREATS]);
  const attacked = field({ table: { shadow: [THREATS] }, politics: { rohan: 'active 1' } });
  assert.deepEqual([attacked.box('rohan'), attacked.onTable('shadow')], ['active 2', []]);
  const sway = lying(THREATS, { characters: { gimli: 'erebor' }, politics: { dwarves: 'active 1' } }).fp(
    'sway gimli event',
  );
  assert.deepEqual([sway.box('dwarves'), sway.onTable('shadow')], ['active 2', []]);
});

test('KM-23.38 [kings-threats-and-promises] a Nation that advances for a lost Settlement does not take it away', () => {
  const g = lying(THREATS, {
    acts: 'shadow',
    armies: { 'fords-of-isen': 'isengard 2r', bree: 'north 1r' },
    politics: { rohan: 'active 1', isengard: 'war' },
    dice: { shadow: 'army' },
  }).shadow('march army army', 'army fords-of-isen', 'to westemnet', 'done');
  if (g.prompt() === 'march-army') g.shadow('done');
  assert.deepEqual([g.box('rohan'), g.onTable('shadow')], ['active 2', [THREATS]]);
});

test('KM-23.25 [the-palantir-of-barad-dur] once a turn a Muster result is an Event result', () => {
  const set: Scenario = {
    acts: 'shadow',
    dice: { shadow: 'muster army-muster ruler-muster army', fp: 'event event event' },
  };
  const draws = (g: ReturnType<typeof kings>) => g.verbs('draw').filter((word) => word.startsWith('draw strategy'));
  assert.deepEqual(draws(kings(set)), []);
  const g = lying(STONE, set);
  assert.deepEqual(draws(g).sort(), [
    'draw strategy army-muster event',
    'draw strategy muster event',
    'draw strategy ruler-muster event',
  ]);
  g.refuses('draw strategy army event', 'WR-4.49').shadow('draw strategy army-muster event');
  assert.equal(g.hand('shadow').length, 1);
  g.fp('skip event');
  assert.deepEqual(draws(g), []);
  // an Event result as such is not that use
  const both = lying(STONE, { ...set, dice: { shadow: 'event muster', fp: 'event event' } });
  both.shadow('draw strategy event event').fp('skip event');
  assert.deepEqual(draws(both), ['draw strategy muster event']);
  // a card of another type may be played with it
  const played = lying(STONE, { ...set, hands: { shadow: ['the-west-has-failed'] }, huntBox: { shadow: 1 } });
  assert.ok(!played.may().includes('play the-west-has-failed army event'));
});

test('KM-23.26 [the-palantir-of-barad-dur] it goes for Will of the West, or for any die and an Elven Ring, which the Shadow gets', () => {
  const g = lying(STONE, {
    dice: { fp: 'event will-of-the-west ruler-muster' },
    characters: { 'dain-awakened': 'erebor' },
    politics: { dwarves: 'war' },
  });
  const rings = [...g.s.rings];
  g.fp(`remove-card ${STONE} event`);
  assert.deepEqual([g.onTable('shadow'), g.s.rings[0], g.s.rings[1]], [[], rings[0] - 1, rings[1] + 1]);
  g.shadow('skip event')
    .refuses('ring will-of-the-west muster', 'WR-4.54')
    .refuses('token dain-awakened ruler-muster muster', 'KM-8.5', 'ring-used');
  const will = lying(STONE, { dice: { fp: 'will-of-the-west' } }).fp(`remove-card ${STONE} will-of-the-west`);
  assert.deepEqual([will.onTable('shadow'), will.s.rings[0]], [[], rings[0]]);
});
