import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asked, below, rngOf, seedOf, shuffle } from '@pony/engine';
import { combatOf } from '../src/edition.ts';
import { rules } from '../src/game.ts';
import { war } from './helpers.ts';

const AT_WAR = { gondor: 'war', rohan: 'war', elves: 'war', sauron: 'war', isengard: 'war' };

test('WR-1.01 WR-1.02 WR-1.03 two seats, one for each side', () => {
  assert.deepEqual(rules.seats({}), [
    { id: 'free-peoples', team: 'free-peoples' },
    { id: 'shadow', team: 'shadow' },
  ]);
});

test('WR-1.04 the second edition: dice of the Hunt Box bind the next turn, Mordor may be entered revealed', () => {
  assert.equal(war({ phase: 'recover', huntBox: { fp: 1 }, dice: { fp: '', shadow: '' } }).s.hunted, 1);
  const gate = war({ phase: 'fellowship', fellowship: { at: 'morannon', revealed: true } });
  gate.asks('fp', 'enter-mordor').mayExactly('yes', 'no');
});

test('WR-1.05 WR-1.06 every question goes to one of the two sides', () => {
  const game = war({ acts: 'shadow' });
  assert.deepEqual(asked(rules, game.s), [1]);
});

test('WR-1.08 dice and picks are uniform, shuffles lose nothing', () => {
  const rng = rngOf(seedOf('fair'));
  const counts = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < 60000; i++) counts[below(rng, 6)]++;
  for (const count of counts) assert.ok(Math.abs(count - 10000) < 500, counts.join(' '));
  const items = Array.from({ length: 24 }, (_, i) => i);
  shuffle(rng, items);
  assert.deepEqual(
    items.slice().sort((a, b) => a - b),
    Array.from({ length: 24 }, (_, i) => i),
  );
});

test('WR-1.09 Event cards, Character cards and combat cards all change the rules', () => {
  // A Character card: the Witch-king; an Event card: The Day Without Dawn; a combat card: Daylight
  const game = war({
    dice: { fp: 'will-of-the-west', shadow: 'event' },
    politics: { ...AT_WAR, 'southrons-easterlings': 'war' },
    hands: { shadow: ['the-day-without-dawn'] },
    acts: 'shadow',
  });
  game.shadow('play the-day-without-dawn event event');
  assert.equal(game.dieCount('fp', 'will-of-the-west'), 0);
});

test('WR-2.10 WR-2.52 WR-2.55 24 Hunt tiles, three Rings, tracks to 12 and to 5', () => {
  assert.equal(rules.size('tile'), 24);
  const game = war();
  assert.equal(game.s.pool.length, 16);
  assert.equal(game.s.rings[0] + game.s.rings[1], 3);
  assert.equal(rules.view(game.s, null).counters.find((one) => one.id === 'corruption')?.max, 12);
});

test('WR-2.12 WR-2.13 WR-2.14 units of several Nations in one region fight as one Army', () => {
  const game = war({
    armies: { osgiliath: 'sauron 4r', 'minas-tirith': 'gondor 1r 1e, rohan 1r 1e' },
    politics: AT_WAR,
    dice: { fp: 'army-muster' },
  });
  game.fp('attack army-muster army', 'army minas-tirith', 'target osgiliath').dice(1, 1, 1, 1, 1, 1, 1, 1).fp('done');
  assert.deepEqual(game.diceIn('combat-rolls'), [4, 4]);
});

test('WR-2.17 WR-2.18 Leaders lead units of any FP Nation and take no hits', () => {
  const game = war({
    armies: { osgiliath: 'sauron 3r', 'minas-tirith': 'rohan 2r, gondor 2l' },
    politics: AT_WAR,
    dice: { fp: 'army-muster' },
  });
  game.fp('attack army-muster army', 'army minas-tirith', 'target osgiliath').dice(1, 1, 6, 1, 1).fp('done');
  assert.deepEqual(game.diceIn('combat-rolls'), [2, 3], 'Leaders add no dice');
  game.fp('reroll 0').refuses('lose gondor-leader', 'WR-2.18', 'leaders-take-no-hits').mayExactly('lose rohan-regular');
});

test('WR-2.19 WR-2.57 a Nazgûl leads a Shadow Army but is no Leader for a card', () => {
  const game = war({
    armies: { folde: 'sauron 2r 1n' },
    politics: AT_WAR,
    dice: { shadow: 'character' },
    acts: 'shadow',
  });
  assert.ok(game.may().includes('march character character'), 'a Character result moves an Army led by a Nazgûl');
});

test('WR-2.21 WR-2.22 a Nazgûl may join an enemy Army’s region, but no Stronghold held by FP', () => {
  const game = war({
    armies: { 'dol-guldur': 'sauron 1r 1n', edoras: 'rohan 1r' },
    dice: { shadow: 'character' },
    acts: 'shadow',
  });
  game.shadow('fly character character', 'nazgul dol-guldur');
  game.refuses('to minas-tirith', 'WR-6.115').shadow('to edoras').army('edoras', 'rohan 1r, sauron 1n');
});

test('WR-2.23 WR-2.24 Companions move on their own through enemy Armies', () => {
  const game = war({
    armies: { folde: 'sauron 2r', edoras: 'rohan 1r' },
    characters: { strider: 'edoras' },
    dice: { fp: 'character' },
  });
  game.fp('companions character character', 'companion strider');
  assert.ok(game.may().includes('to folde') && game.may().includes('to druadan-forest'));
});

test('WR-2.26 WR-2.59 Aragorn takes the place of Strider; a card for one does not mean the other', () => {
  const game = war({
    armies: { 'minas-tirith': 'gondor 1r' },
    characters: { strider: 'minas-tirith' },
    dice: { fp: 'will-of-the-west' },
  });
  game.fp('enter aragorn will-of-the-west will-of-the-west');
  assert.equal(game.where('strider'), 'replaced');
  assert.equal(game.where('aragorn'), 'minas-tirith');
  const king = { acts: 'shadow' as const, hands: { shadow: ['the-king-is-revealed'] } };
  war({ ...king, characters: { strider: 'edoras' } }).refuses('play the-king-is-revealed event event', 'WR-5.11');
});

test('WR-2.28 Gollum guides the Ring-bearers who are alone', () => {
  assert.equal(war({ fellowship: { companions: [] } }).guide(), 'gollum');
});

test('WR-2.29 the Witch-king is a Minion and a Nazgûl', () => {
  const game = war({
    armies: { folde: 'sauron 1r' },
    characters: { 'witch-king': 'folde' },
    dice: { shadow: 'character' },
    acts: 'shadow',
  });
  game.shadow('fly character character').mayExactly('minion witch-king').shadow('minion witch-king');
  assert.ok(game.may().length > 50, 'he flies anywhere');
});

test('WR-2.34 regions are neighbours by land alone', () => {
  const game = war({
    armies: { umbar: 'southrons-easterlings 2r' },
    politics: { 'southrons-easterlings': 'war' },
    dice: { shadow: 'army' },
    acts: 'shadow',
  });
  game.shadow('march army army', 'army umbar').refuses('to dol-amroth', 'WR-6.404', 'not-adjacent');
});

test('WR-2.38 WR-2.41 WR-2.43 an occupied region is not free for recruits of the other side', () => {
  const game = war({
    armies: { dale: 'sauron 1r' },
    hands: { fp: ['king-brands-men'] },
    control: { dale: 'free-peoples' },
  }).fp('play king-brands-men event event');
  game.army('dale', 'sauron 1r');
});

test('WR-2.39 besiegers may be joined by their own', () => {
  const game = war({
    armies: { 'minas-tirith': 'sauron 2r', osgiliath: 'sauron 1r' },
    besieged: { 'minas-tirith': 'gondor 1r' },
    politics: AT_WAR,
    dice: { shadow: 'army' },
    acts: 'shadow',
  });
  game.shadow('march army army', 'army osgiliath', 'to minas-tirith').asks('shadow', 'move-army');
  game.army('minas-tirith', 'sauron 3r');
});

test('WR-2.46 a Town gives no shelter: the attacker hits on 5', () => {
  const game = war({
    armies: { folde: 'rohan 1r', edoras: 'isengard 2r' },
    politics: AT_WAR,
    dice: { shadow: 'army' },
    acts: 'shadow',
  });
  game.shadow('attack army army', 'army edoras', 'target folde').dice(5, 1, 1).shadow('done').asks('shadow', 'advance');
  assert.equal(game.told('combat-rolls')[0]?.args?.number, 5);
});

test('WR-2.49 WR-2.50 a besieged Stronghold is unconquered, a captured one is not', () => {
  const heals = (given: Parameters<typeof war>[0]) =>
    war({ hands: { fp: ['mirror-of-galadriel'] }, fellowship: { at: 'lorien', corruption: 2 }, ...given }).fp(
      'play mirror-of-galadriel event event',
    ).s.corruption;
  assert.equal(heals({ armies: { lorien: 'sauron 2r' }, besieged: { lorien: 'elves 1r' } }), 1);
  assert.equal(heals({ armies: { lorien: 'sauron 2r' }, control: { lorien: 'shadow' } }), 2);
  assert.equal(heals({ armies: { lorien: 'elves 1r' }, control: { lorien: 'free-peoples' } }), 1);
});

test('WR-2.51 a Free Settlement is one by its first owner, whoever holds it', () => {
  war({
    acts: 'shadow',
    hands: { shadow: ['orc-patrol'] },
    fellowship: { at: 'edoras' },
    control: { edoras: 'shadow' },
    armies: { edoras: 'isengard 1r' },
  }).refuses('play orc-patrol event event', 'WR-5.11', 'card-needs-wild');
});

test('WR-2.54 WR-2.60 a garrison is an Army in the region of its Stronghold', () => {
  const game = war({
    armies: { 'helms-deep': 'isengard 2r' },
    besieged: { 'helms-deep': 'rohan 2r' },
    characters: { strider: 'inside-helms-deep' },
    hands: { fp: ['the-grey-company'] },
  });
  game.fp('play the-grey-company event event', 'figure rohan-regular inside-helms-deep');
  game.army('inside-helms-deep', 'rohan 1r 1e');
});

test('WR-2.56 victory points are the sum over what is held', () => {
  const view = (control: Record<string, 'shadow' | 'free-peoples'>) =>
    rules
      .view(war({ control }).s, null)
      .counters.filter((one) => one.id === 'points')
      .map((one) => one.value);
  assert.deepEqual(view({}), [0, 0]);
  assert.deepEqual(view({ 'minas-tirith': 'shadow', edoras: 'shadow', morannon: 'free-peoples' }), [2, 3]);
});

test('WR-2.58 a Companion in the Fellowship is not in play', () => {
  war({ acts: 'shadow', hands: { shadow: ['the-king-is-revealed'] } }).refuses(
    'play the-king-is-revealed event event',
    'WR-5.11',
    'card-needs-character-in-play',
  );
});

/** Combat cards by the initiative of their effects. */
const INITIATIVE: Record<string, string> = {
  '0': 'daring-defiance swarm-of-bats',
  '1': 'scouts words-of-power',
  '2': 'sudden-strike charge durins-bane',
  '3':
    'it-is-a-gift servant-of-the-secret-fire brave-stand ents-rage huorn-dark daylight advantageous-position valour ' +
    'one-for-the-dark-lord cruel-as-death dread-and-despair foul-stench devilry-of-orthanc deadly-strife relentless-assault ' +
    'desperate-battle',
  '3 5': 'mumakil',
  '4': 'mighty-attack anduril confusion they-are-terrible',
  '5': 'nameless-wood no-quarter',
  '6': 'blade-of-westernesse heroic-death fateful-strike shield-wall black-breath',
  '7': 'onslaught great-host we-come-to-kill',
};
test('WR-6.535 WR-6.537 WR-6.555 every combat card acts at its initiative', () => {
  const { s } = war();
  const found: Record<string, Set<string>> = {};
  for (let card = 0; card < rules.size('card'); card++) {
    const { id, effects } = combatOf(s, card);
    const at = effects.map((one) => one.at).join(' ');
    found[at] ??= new Set();
    found[at].add(id);
  }
  const expected = Object.entries(INITIATIVE).map(([at, ids]) => [at, ids.split(' ').sort()]);
  assert.deepEqual(
    Object.entries(found).map(([at, ids]) => [at, [...ids].sort()]),
    expected.sort(([a], [b]) => Object.keys(found).indexOf(String(a)) - Object.keys(found).indexOf(String(b))),
  );
});
