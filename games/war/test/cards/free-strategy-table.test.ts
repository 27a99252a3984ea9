import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Scenario, war } from '../helpers.ts';

const go = 'travel character character';
const onTheWay = (given: Scenario) =>
  war({ armies: {}, dice: { fp: 'character character', shadow: 'event event' }, huntBox: { shadow: 1 }, ...given });

const lastBattle = { armies: { dagorlad: 'gondor 2r' }, characters: { aragorn: 'dagorlad' } };

test('[the-last-battle] WR-4.22 the die does not go to the Hunt Box', () => {
  const game = onTheWay({ ...lastBattle, table: { fp: ['the-last-battle'] } }).dice(1);
  game.fp(go);
  assert.equal(game.s.huntBox[0], 0);
});

test('[the-last-battle] it needs Aragorn with an Army outside the Free Peoples Nations, and leaves without', () => {
  const given = { ...lastBattle, hands: { fp: ['the-last-battle'] }, dice: { fp: 'event' } };
  war(given).fp('play the-last-battle event event', 'no');
  war({ ...given, armies: { edoras: 'rohan 1r' }, characters: { aragorn: 'edoras' } }).refuses(
    'play the-last-battle event event',
    'WR-5.11',
    'card-needs-aragorn-abroad',
  );
  const moves = war({ ...lastBattle, table: { fp: ['the-last-battle'] }, dice: { fp: 'character' } });
  moves.fp('companions character character', 'companion aragorn', 'to noman-lands');
  assert.deepEqual(moves.onTable('fp'), []);
});

test('[the-last-battle] it leaves when the Fellowship is declared', () => {
  const game = war({ ...lastBattle, table: { fp: ['the-last-battle'] }, phase: 'fellowship' });
  game.fp('yes');
  assert.deepEqual(game.onTable('fp'), []);
});

test('[the-last-battle] it leaves when the Fellowship is revealed, not for a tile without a reveal', () => {
  const hunted = (tile: string) =>
    onTheWay({ ...lastBattle, table: { fp: ['the-last-battle'] }, pool: [tile, 'tile-12'] })
      .dice(6)
      .fp(go, 'no')
      .leaveOpen();
  const shown = hunted('tile-09');
  assert.equal(shown.s.hidden, 0);
  assert.deepEqual(shown.onTable('fp'), []);
  assert.deepEqual(shown.discarded('fp'), ['the-last-battle']);
  const hidden = hunted('tile-07');
  assert.equal(hidden.s.hidden, 1);
  assert.deepEqual(hidden.onTable('fp'), ['the-last-battle']);
});

/** The Shadow has one Army; the card lies on the table. */
const closing = (card: string, from: string, armies: Record<string, string> = {}) =>
  war({
    armies: { [from]: 'sauron 2r', ...armies },
    politics: { sauron: 'war' },
    table: { fp: [card] },
    dice: { shadow: 'army' },
    acts: 'shadow',
  });
/** Where that Army may go. */
const marches = (card: string, from: string) => closing(card, from).shadow('march army army', `army ${from}`);

test('[a-power-too-great] WR-5.45 closes Lórien, Rivendell and the Grey Havens to Shadow Armies', () => {
  const game = war({
    armies: { 'dimrill-dale': 'sauron 2r', lorien: 'elves 1r', rivendell: 'sauron 2r' },
    besieged: { rivendell: 'elves 1r' },
    politics: { sauron: 'war' },
    table: { fp: ['a-power-too-great'] },
    dice: { shadow: 'army' },
    acts: 'shadow',
  });
  game.refuses('attack army army', 'WR-4.26', 'no-army-can-attack');
  game
    .shadow('march army army', 'army dimrill-dale')
    .refuses('to lorien', 'WR-6.413')
    .shadow('to parth-celebrant', 'done')
    .asks('shadow', 'move-army');
  marches('a-power-too-great', 'dimrill-dale').refuses('to lorien', 'WR-5.45', 'region-closed');
});

test('[a-power-too-great] WR-5.45 each of the three regions is closed to marches and attacks, the Woodland Realm is not', () => {
  const card = 'a-power-too-great';
  marches(card, 'dimrill-dale').mayExactly(
    'to gladden-fields',
    'to moria',
    'to north-anduin-vale',
    'to parth-celebrant',
    'to south-anduin-vale',
  );
  marches(card, 'trollshaws').mayExactly(
    'to ettenmoors',
    'to fords-of-bruinen',
    'to hollin',
    'to south-downs',
    'to weather-hills',
  );
  marches(card, 'tower-hills').mayExactly('to ered-luin', 'to evendim', 'to south-ered-luin', 'to the-shire');
  for (const [from, to] of [
    ['dimrill-dale', 'lorien'],
    ['trollshaws', 'rivendell'],
    ['tower-hills', 'grey-havens'],
  ]) {
    marches(card, from).refuses(`to ${to}`, 'WR-5.45', 'region-closed');
    closing(card, from, { [to]: 'elves 1r' }).refuses('attack army army', 'WR-4.26', 'no-army-can-attack');
    const siege = { armies: { [to]: 'sauron 2r' }, besieged: { [to]: 'elves 1r' }, politics: { sauron: 'war' } };
    const besieges = war({ ...siege, table: { fp: [card] }, dice: { shadow: 'army' }, acts: 'shadow' });
    besieges.refuses('attack army army', 'WR-4.26', 'no-army-can-attack');
  }
  closing(card, 'western-mirkwood', { 'woodland-realm': 'elves 1r' })
    .shadow('attack army army')
    .mayExactly('army western-mirkwood')
    .shadow('army western-mirkwood')
    .mayExactly('target woodland-realm');
});

test('[a-power-too-great] WR-5.17 WR-5.42 SH removes it with any die, an Army and a Character card', () => {
  const given: Scenario = {
    table: { fp: ['a-power-too-great'] },
    dice: { shadow: 'muster' },
    acts: 'shadow',
  };
  war({ ...given, hands: { shadow: ['shadows-gather'] } }).refuses(
    'remove-card a-power-too-great muster',
    'WR-5.42',
    'cannot-pay-removal',
  );
  const game = war({ ...given, hands: { shadow: ['shadows-gather', 'orc-patrol', 'pits-of-mordor'] } });
  game.shadow('remove-card a-power-too-great muster').refuses('discard pits-of-mordor', 'WR-5.42', 'removal-card-type');
  game.shadow('discard shadows-gather', 'discard orc-patrol').asks('fp', 'act');
  assert.deepEqual(game.onTable('fp'), []);
});

test('[a-power-too-great] the Elves advance when it is played', () => {
  const game = war({ hands: { fp: ['a-power-too-great'] }, dice: { fp: 'army-muster' } });
  game.fp('play a-power-too-great army-muster army');
  assert.equal(game.box('elves'), 'active 2');
});

test('[the-power-of-tom-bombadil] closes the Shire; a passive North advances but not to war', () => {
  const game = war({
    hands: { fp: ['the-power-of-tom-bombadil'] },
    dice: { fp: 'army-muster', shadow: 'army' },
    armies: { bree: 'sauron 2r' },
    politics: { sauron: 'war', north: 'passive 3' },
  });
  game.fp('play the-power-of-tom-bombadil army-muster army');
  assert.equal(game.box('north'), 'passive 3');
  game.shadow('march army army', 'army bree').refuses('to buckland', 'WR-5.45', 'region-closed');
});

test('[the-power-of-tom-bombadil] WR-5.45 the Old Forest, the Shire and Buckland are closed to marches and attacks', () => {
  const card = 'the-power-of-tom-bombadil';
  marches(card, 'cardolan').mayExactly(
    'to minhiriath',
    'to north-dunland',
    'to south-downs',
    'to south-ered-luin',
    'to tharbad',
  );
  marches(card, 'tower-hills').mayExactly('to ered-luin', 'to evendim', 'to grey-havens', 'to south-ered-luin');
  marches(card, 'south-downs').mayExactly(
    'to bree',
    'to cardolan',
    'to hollin',
    'to north-dunland',
    'to trollshaws',
    'to weather-hills',
  );
  marches(card, 'south-ered-luin').mayExactly('to cardolan', 'to harlindon', 'to minhiriath', 'to tower-hills');
  for (const [from, to] of [
    ['cardolan', 'old-forest'],
    ['tower-hills', 'the-shire'],
    ['south-downs', 'buckland'],
  ]) {
    marches(card, from).refuses(`to ${to}`, 'WR-5.45', 'region-closed');
    closing(card, from, { [to]: 'north 1r' }).refuses('attack army army', 'WR-4.26', 'no-army-can-attack');
  }
  closing(card, 'south-downs', { bree: 'north 1r' })
    .shadow('attack army army', 'army south-downs')
    .mayExactly('target bree');
});
