import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Scenario, war } from './helpers.ts';

const travel = 'travel character character';
const onTheWay = (given: Scenario) => war({ armies: {}, dice: { fp: 'character character' }, ...given });
const shadowPlays = (card: string, given: Scenario) =>
  war({ armies: {}, ...given, hands: { shadow: [card], ...given.hands }, acts: 'shadow' }).shadow(
    `play ${card} event event`,
  );

test('WR-8.01 WR-8.02 the figure is where the Fellowship is, however far it has gone', () => {
  const set: Scenario = { armies: { hollin: 'sauron 1r', moria: 'sauron 1r 1n' }, huntBox: { shadow: 3 } };
  const game = onTheWay({ ...set, fellowship: { at: 'hollin', progress: 5 } });
  game.dice(1, 1, 1).fp(travel).asks('shadow', 'hunt-reroll').mayExactly('reroll 0', 'reroll 1').shadow('reroll 0');
  assert.equal(game.bearers(), 'hollin');
  assert.equal(game.s.progress, 6);
  assert.equal(game.s.hidden, 1);
});

test('WR-8.03 WR-8.10 the Ring-bearers never leave, and Gollum is no Companion', () => {
  const alone = onTheWay({ fellowship: { companions: [] }, huntBox: { shadow: 1 }, pool: ['tile-11', 'tile-07'] });
  alone.refuses('separate character character', 'WR-8.40', 'nobody-in-fellowship');
  alone.dice(6).fp(travel).asks('fp', 'guide-ability').fp('no');
  assert.equal(alone.s.corruption, 2, 'no casualty is offered');
  const two = onTheWay({ fellowship: { companions: ['gimli', 'meriadoc'] } });
  two.fp('separate character character').mayExactly('companion gimli', 'companion meriadoc');
  two.refuses('companion gollum', 'WR-8.40', 'not-in-fellowship');
  war({ phase: 'hunt', fellowship: { companions: [] } }).refuses('allocate 2', 'WR-4.15', 'one-hunt-die');
});

test('WR-8.07 inside the Fellowship only the Guide ability of the Guide works', () => {
  const hide = (guide: string) =>
    war({ dice: { fp: 'muster' }, fellowship: { at: 'hollin', revealed: true, guide } })
      .may()
      .includes('hide muster muster');
  assert.equal(hide('gandalf-the-grey'), false);
  assert.equal(hide('strider'), true);
  const boromir = war({
    dice: { fp: 'muster' },
    politics: { gondor: 'active 2' },
    fellowship: { at: 'minas-tirith', companions: ['boromir'] },
  });
  boromir.refuses('sway boromir muster', 'WR-6.804', 'no-diplomat');
  const event = war({ dice: { fp: 'event' }, hands: { fp: ['athelas'] }, fellowship: { guide: 'strider' } });
  event.fp('play athelas event event').asks('shadow', 'act');
});

test('WR-8.11 WR-8.44 who has left is out of the Fellowship for good', () => {
  const game = onTheWay({ fellowship: { companions: ['gandalf-the-grey', 'boromir'] } });
  game.fp('separate character character', 'companion gandalf-the-grey', 'to rivendell').shadow('skip event');
  assert.equal(game.guide(), 'boromir');
  game.fp('separate character character').mayExactly('companion boromir');
  const beside = war({ phase: 'hunt', characters: { gimli: 'rivendell' }, fellowship: { companions: ['boromir'] } });
  beside.mayExactly('allocate 0', 'allocate 1');
  const hunted = onTheWay({
    characters: { gimli: 'rivendell' },
    fellowship: { companions: ['boromir'] },
    huntBox: { shadow: 1 },
    pool: ['tile-11', 'tile-07'],
  });
  hunted.dice(6).fp(travel, 'casualty-random');
  assert.equal(hunted.where('boromir'), 'gone');
});

test('WR-8.12 the Fellowship moves by a Character result or a card', () => {
  const game = war({ dice: { fp: 'muster event army-muster' } });
  assert.ok(game.may().every((words) => !words.startsWith('travel')));
  game.refuses('travel muster muster', 'WR-4.49').refuses('travel event event', 'WR-4.49');
});

test('WR-8.15 WR-9.10 every move is hunted', () => {
  const game = onTheWay({ huntBox: { shadow: 2 } })
    .dice(1, 1)
    .fp(travel)
    .shadow('skip event')
    .dice(1, 1)
    .fp(travel);
  assert.deepEqual(game.diceIn('hunt-rolls'), [2, 2]);
});

test('WR-8.17 WR-8.18 a card move is hunted too, but its die does not go to the Hunt Box', () => {
  const game = war({
    armies: {},
    dice: { fp: 'character' },
    hands: { fp: ['there-is-another-way'] },
    fellowship: { companions: [], corruption: 3 },
    huntBox: { fp: 1, shadow: 2 },
    pool: ['tile-08', 'tile-07'],
  });
  game.fp('play there-is-another-way character character').dice(5, 1).fp('move-fellowship').fp('no');
  assert.equal(game.s.progress, 1);
  assert.equal(game.told('hunt-rolls')[0]?.args?.modifier, 1);
  assert.deepEqual(game.s.huntBox, [1, 2]);
  assert.equal(game.s.corruption, 3, 'one healed, one taken');
});

test('WR-8.23 the figure enters and leaves besieged Strongholds', () => {
  const game = war({
    armies: { lorien: 'sauron 2r', 'parth-celebrant': 'sauron 1r' },
    besieged: { lorien: 'elves 1r' },
    phase: 'fellowship',
    fellowship: { at: 'dimrill-dale', progress: 3, corruption: 2 },
  });
  game.fp('yes', 'step lorien', 'step parth-celebrant', 'step lorien').asks('fp', 'name-guide');
  assert.equal(game.bearers(), 'lorien');
  assert.equal(game.s.corruption, 1);
});

test('WR-8.26 one declaration in a Fellowship phase', () => {
  const game = war({ armies: {}, phase: 'fellowship', fellowship: { corruption: 4, progress: 1 } });
  game.fp('yes', 'stay').asks('fp', 'name-guide').fp('guide strider').asks('shadow', 'allocate');
  assert.equal(game.s.corruption, 3);
});

test('WR-8.28 WR-8.36 Moria on the way draws a tile when revealed, none when declared', () => {
  const declared = war({ armies: {}, phase: 'fellowship', fellowship: { at: 'hollin', progress: 2 } });
  declared.fp('yes', 'step moria', 'step dimrill-dale').asks('fp', 'name-guide');
  assert.equal(declared.told('draws-tile').length, 0);
  const revealed = onTheWay({
    fellowship: { at: 'hollin', progress: 1 },
    huntBox: { shadow: 1 },
    pool: ['tile-13', 'tile-07', 'tile-08'],
  });
  revealed.dice(6).fp(travel, 'no', 'step moria', 'step dimrill-dale', 'no');
  assert.equal(revealed.told('draws-tile').length, 2);
  assert.equal(revealed.s.corruption, 3, 'two of the Hunt tile and one of Moria');
});

test('WR-8.29 WR-8.50 a tile or a card reveals, with all that follows', () => {
  const tile = onTheWay({ fellowship: { at: 'hollin' }, huntBox: { shadow: 1 }, pool: ['tile-05', 'tile-07'] });
  tile.dice(6).fp(travel).asks('fp', 'reveal-way');
  assert.equal(tile.s.hidden, 0);
  const card = shadowPlays('nazgul-search', {
    armies: { hollin: 'sauron 1n' },
    fellowship: { at: 'hollin', progress: 2 },
    pool: ['tile-07', 'tile-08'],
  }).shadow('done');
  card.asks('fp', 'reveal-way').refuses('step lorien', 'WR-8.22', 'not-adjacent');
  card.fp('step moria', 'step dimrill-dale').asks('fp', 'casualty').fp('no').asks('fp', 'act');
  assert.equal(card.s.hidden, 0);
  assert.equal(card.s.progress, 0);
  assert.equal(card.told('draws-tile').length, 1, 'for Moria');
});

test('WR-8.38 when Gollum reveals the Fellowship a Shadow Stronghold draws its tile', () => {
  const game = onTheWay({
    fellowship: { at: 'moria', companions: [] },
    huntBox: { shadow: 1 },
    pool: ['tile-07', 'tile-11', 'tile-08'],
  });
  game.dice(6).fp(travel);
  if (game.may().includes('reroll 0')) game.shadow('reroll 0');
  game.asks('fp', 'guide-ability').fp('yes').asks('fp', 'reveal-way').fp('stay');
  assert.equal(game.told('draws-tile').length, 2);
  assert.equal(game.s.corruption, 2);
});

test('WR-8.42 separated Companions stop at Shadow Strongholds and enter no siege', () => {
  const game = war({
    armies: { lorien: 'sauron 1r' },
    besieged: { lorien: 'elves 1r' },
    dice: { fp: 'character' },
    fellowship: { at: 'hollin', progress: 1, companions: ['boromir'] },
  });
  game.fp('separate character character', 'companion boromir');
  assert.ok(game.may().includes('to moria'));
  game.refuses('to dimrill-dale', 'WR-6.110', 'must-stop-at-stronghold');
  const near = war({
    armies: { lorien: 'sauron 1r' },
    besieged: { lorien: 'elves 1r' },
    dice: { fp: 'character' },
    fellowship: { at: 'dimrill-dale', companions: ['boromir'] },
  });
  near.fp('separate character character', 'companion boromir').refuses('to lorien', 'WR-6.112', 'siege-bars-way');
});

test('WR-8.45 a revealed Fellowship may separate; progress and status stay; distance 0 will do', () => {
  const game = onTheWay({ fellowship: { at: 'hollin', revealed: true, companions: ['gimli', 'meriadoc'] } });
  game.fp('separate character character', 'companion gimli', 'to hollin');
  assert.equal(game.where('gimli'), 'hollin');
  assert.equal(game.s.hidden, 0);
  const hidden = onTheWay({ fellowship: { at: 'hollin', progress: 4, companions: ['gimli', 'meriadoc'] } });
  hidden.fp('separate character character', 'companion gimli', 'to hollin');
  assert.deepEqual([hidden.s.progress, hidden.s.hidden, hidden.bearers()], [4, 1, 'hollin']);
});

test('WR-8.46 Companions in the Fellowship fight no battles and move no Nation', () => {
  const game = war({
    armies: { 'parth-celebrant': 'sauron 2r', lorien: 'elves 2r' },
    politics: { elves: 'war', sauron: 'war' },
    dice: { shadow: 'army' },
    fellowship: { at: 'lorien' },
    hands: { fp: ['axe-and-bow'] },
    acts: 'shadow',
  });
  game.shadow('attack army army', 'army parth-celebrant', 'target lorien', 'done').fp('give-battle');
  game.refuses('card axe-and-bow', 'WR-6.538', 'combat-needs-companion').dice(1, 1, 1, 1).fp('no');
  assert.deepEqual(game.diceIn('combat-rolls'), [2, 2]);
  game.asks('shadow', 'press-on');
  const dwarves = war({
    armies: {},
    fellowship: { at: 'erebor' },
    politics: { dwarves: 'passive 1' },
    phase: 'fellowship',
  });
  assert.equal(dwarves.fp('no').asks('fp', 'name-guide').box('dwarves'), 'passive 1');
});

test('WR-8.49 Cruel Weather shifts the figure and nothing else', () => {
  const game = shadowPlays('cruel-weather', { fellowship: { at: 'hollin', progress: 3 } });
  game.mayExactly(
    ...['step fords-of-bruinen', 'step moria', 'step north-dunland'],
    ...['step south-downs', 'step trollshaws'],
  );
  game.shadow('step moria').asks('fp', 'act');
  assert.deepEqual([game.bearers(), game.s.progress, game.s.hidden], ['moria', 3, 1]);
  assert.equal(game.told('draws-tile').length, 0);
});

test('WR-8.52 Companions put out by a card stand where the figure is, behind walls too, and wake its Nation', () => {
  const game = shadowPlays('the-breaking-of-the-fellowship', {
    armies: { 'helms-deep': 'isengard 2r' },
    besieged: { 'helms-deep': 'rohan 1r' },
    fellowship: { at: 'helms-deep', revealed: true, companions: ['gimli', 'meriadoc'] },
    politics: { rohan: 'passive 1' },
    pool: ['tile-07', 'tile-08'],
  });
  game.asks('fp', 'must-separate').mayExactly('companion gimli', 'companion meriadoc').fp('companion meriadoc');
  assert.equal(game.where('meriadoc'), 'inside-helms-deep');
  assert.equal(game.box('rohan'), 'active 1');
});

test('WR-8.06 a card that sends nobody away lets FP name no other Guide', () => {
  const breaking = (given: Scenario) =>
    shadowPlays('the-breaking-of-the-fellowship', {
      fellowship: { at: 'hollin', revealed: true, guide: 'gandalf-the-grey' },
      ...given,
    });
  const eye = breaking({ pool: ['tile-01', 'tile-07'] }).asks('fp', 'act');
  const blank = breaking({ pool: ['tile-05', 'tile-07'] }).asks('fp', 'act');
  const staff = breaking({ table: { fp: ['wizards-staff'] } })
    .fp('card wizards-staff')
    .asks('fp', 'act');
  for (const game of [eye, blank, staff]) assert.equal(game.guide(), 'gandalf-the-grey');
  const one = breaking({ pool: ['tile-07', 'tile-08'] })
    .fp('companion gimli')
    .asks('fp', 'name-guide');
  one.mayExactly('guide gandalf-the-grey', 'guide strider');
});
