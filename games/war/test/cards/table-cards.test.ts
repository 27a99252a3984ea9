import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Scenario, war } from '../helpers.ts';

const go = 'travel character character';
const onTheWay = (given: Scenario) =>
  war({ armies: {}, dice: { fp: 'character character', shadow: 'event event' }, huntBox: { shadow: 1 }, ...given });

test('[wizards-staff] WR-9.92 WR-9.58 no tile is drawn; decided before it is seen', () => {
  const game = onTheWay({ table: { fp: ['wizards-staff'] } }).dice(6);
  game.fp(go).asks('fp', 'hunt-prevents').fp('card wizards-staff').asks('shadow', 'act');
  assert.equal(game.told('draws-tile').length, 0);
  assert.deepEqual(game.discarded('fp'), ['wizards-staff']);
});

test('[wizards-staff] WR-9.102 on the Mordor Track a prevented draw lets the Fellowship advance', () => {
  const game = onTheWay({ table: { fp: ['wizards-staff'] }, fellowship: { at: 'morannon', mordor: 1 } });
  game.fp(go, 'card wizards-staff');
  assert.equal(game.s.mordor, 2);
});

test('[wizards-staff] WR-5.16 WR-5.41 it leaves with Gandalf the Grey, and needs him', () => {
  const game = onTheWay({ table: { fp: ['wizards-staff'] } });
  game.fp('separate character character', 'companion gandalf-the-grey', 'to rivendell');
  assert.deepEqual(game.onTable('fp'), []);
  const gone = onTheWay({ hands: { fp: ['wizards-staff'] }, fellowship: { companions: ['gimli'] } });
  gone.refuses('play wizards-staff character character', 'WR-5.11', 'card-needs-character-in-fellowship');
});

test('[mithril-coat-and-sting] WR-9.93 the second tile is resolved, the first goes back', () => {
  const game = onTheWay({ table: { fp: ['mithril-coat-and-sting'] }, pool: ['tile-14', 'tile-07'] }).dice(6);
  game.fp(go, 'card mithril-coat-and-sting', 'no');
  assert.equal(game.s.corruption, 1);
  assert.equal(game.s.pool.length, 1);
});

test('[mithril-coat-and-sting] WR-5.15 it is laid on the table', () => {
  const game = onTheWay({ hands: { fp: ['mithril-coat-and-sting'] } });
  game.fp('play mithril-coat-and-sting character character');
  assert.deepEqual(game.onTable('fp'), ['mithril-coat-and-sting']);
});

test('[axe-and-bow] WR-9.50 WR-9.94 one table card a tile takes off one point of damage', () => {
  const game = onTheWay({ table: { fp: ['axe-and-bow', 'horn-of-gondor'] }, pool: ['tile-11', 'tile-07'] }).dice(6);
  game.fp(go).asks('fp', 'hunt-reduces').mayExactly('card axe-and-bow', 'card horn-of-gondor', 'no');
  game.fp('card axe-and-bow').asks('fp', 'casualty').fp('no');
  assert.equal(game.s.corruption, 1);
  assert.deepEqual(game.onTable('fp'), ['horn-of-gondor']);
});

test('[axe-and-bow] it stays while Gimli or Legolas is in the Fellowship', () => {
  const game = onTheWay({ table: { fp: ['axe-and-bow'] } });
  game.fp('separate character character', 'companion gimli', 'to rivendell', 'guide strider');
  assert.deepEqual(game.onTable('fp'), ['axe-and-bow']);
  game.shadow('skip event').fp('separate character character', 'companion legolas', 'to rivendell', 'guide strider');
  assert.deepEqual(game.onTable('fp'), []);
});

test('[horn-of-gondor] it leaves with Boromir', () => {
  const game = onTheWay({ table: { fp: ['horn-of-gondor'] } });
  game.fp('separate character character', 'companion boromir', 'to rivendell', 'guide strider');
  assert.deepEqual(game.onTable('fp'), []);
});

test('[worn-with-sorrow-and-toil] WR-9.96 a casualty may cost a Character card, from hand at random or from the table', () => {
  const game = onTheWay({
    table: { shadow: ['worn-with-sorrow-and-toil'], fp: ['mithril-coat-and-sting'] },
    hands: { fp: ['athelas', 'wisdom-of-elrond'] },
    pool: ['tile-07', 'tile-08'],
  }).dice(6);
  game
    .fp(go, 'no', 'casualty-guide')
    .asks('shadow', 'sorrow')
    .mayExactly('random-card', 'card mithril-coat-and-sting', 'no');
  game.shadow('random-card');
  assert.deepEqual(game.hand('fp'), ['wisdom-of-elrond']);
  assert.deepEqual(game.onTable('shadow'), ['worn-with-sorrow-and-toil']);
});

test('[flocks-of-crebain] WR-9.100 before a Hunt roll: +1; it leaves when declared in an own City', () => {
  const game = onTheWay({ table: { shadow: ['flocks-of-crebain'] }, pool: ['tile-07', 'tile-08'] });
  game.fp(go).asks('shadow', 'hunt-before-roll').dice(5).shadow('card flocks-of-crebain').asks('fp', 'casualty');
  const declared = war({ phase: 'fellowship', table: { shadow: ['flocks-of-crebain', 'worn-with-sorrow-and-toil'] } });
  declared.fp('yes').asks('fp', 'name-guide');
  assert.deepEqual(declared.onTable('shadow'), []);
  // A Town, or a City that the Shadow has taken, is none
  for (const at of ['bree', 'dale']) {
    const stays = war({
      phase: 'fellowship',
      armies: {},
      control: { dale: 'shadow' },
      fellowship: { at },
      table: { shadow: ['flocks-of-crebain'] },
    });
    stays.fp('yes').leaveOpen();
    assert.deepEqual(stays.onTable('shadow'), ['flocks-of-crebain'], at);
  }
});

test('[balrog-of-moria] WR-EX21 WR-9.61 the Hunt tile, the Balrog tile, the Stronghold tile', () => {
  const game = onTheWay({
    table: { shadow: ['balrog-of-moria'] },
    fellowship: { at: 'hollin' },
    pool: ['tile-05', 'tile-07', 'tile-08', 'tile-11'],
  }).dice(6);
  game.fp(go, 'step moria').asks('shadow', 'use-path-card').shadow('card balrog-of-moria').fp('no', 'no');
  assert.equal(game.told('draws-tile').length, 3);
  assert.equal(game.s.corruption, 2);
});

test('[balrog-of-moria] WR-9.63 WR-9.64 WR-8.48 a declaration through Moria; its reveal is ignored in an own Stronghold', () => {
  const game = war({
    phase: 'fellowship',
    table: { shadow: ['balrog-of-moria'] },
    fellowship: { at: 'hollin', progress: 3, corruption: 1 },
    pool: ['tile-05', 'tile-07'],
  });
  game
    .fp('yes', 'step moria', 'step dimrill-dale', 'step lorien')
    .shadow('card balrog-of-moria')
    .asks('fp', 'name-guide');
  assert.equal(game.s.hidden, 1);
  assert.equal(game.s.corruption, 0);
});

test('[balrog-of-moria] WR-9.99 declared in Moria itself its reveal works and the Stronghold draws', () => {
  const game = war({
    phase: 'fellowship',
    table: { shadow: ['balrog-of-moria'] },
    fellowship: { at: 'hollin', progress: 1 },
    pool: ['tile-05', 'tile-07', 'tile-08'],
  });
  game.fp('yes', 'step moria').shadow('card balrog-of-moria').asks('fp', 'casualty').fp('no').asks('fp', 'name-guide');
  assert.equal(game.s.hidden, 0);
  assert.equal(game.s.corruption, 1);
});

const palantir: Scenario = {
  table: { shadow: ['the-palantir-of-orthanc'] },
  characters: { saruman: 'orthanc' },
};

test('[the-palantir-of-orthanc] WR-5.44 a card after each event played with an Event result', () => {
  const game = war({
    ...palantir,
    dice: { shadow: 'event' },
    hands: { shadow: ['orcs-multiplying-again'] },
    acts: 'shadow',
  });
  game.shadow('play orcs-multiplying-again event event');
  game.asks('shadow', 'table-draws').mayExactly('deck character', 'deck strategy').shadow('deck character');
  assert.equal(game.hand('shadow').length, 1);
});

test('[the-palantir-of-orthanc] WR-5.55 WR-4.61 not for itself; removed by a Will of the West or a die and a Ring', () => {
  const plays = war({
    characters: { saruman: 'orthanc' },
    dice: { shadow: 'event' },
    hands: { shadow: ['the-palantir-of-orthanc'] },
    acts: 'shadow',
  });
  plays.shadow('play the-palantir-of-orthanc event event').asks('fp', 'act');
  const will = war({ ...palantir, dice: { fp: 'will-of-the-west' } });
  will.fp('remove-card the-palantir-of-orthanc will-of-the-west');
  assert.deepEqual(will.onTable('shadow'), []);
  assert.equal(will.s.rings[0], 3);
  const ring = war({ ...palantir, dice: { fp: 'muster' } });
  ring.fp('remove-card the-palantir-of-orthanc muster');
  assert.deepEqual(ring.s.rings, [2, 1]);
  war({ ...palantir, dice: { fp: 'muster' }, rings: { fp: 0 } }).refuses(
    'remove-card the-palantir-of-orthanc muster',
    'WR-5.42',
  );
});

test('[wormtongue] Rohan sleeps through an Army in its land, not through an attack on Edoras', () => {
  const given: Scenario = {
    table: { shadow: ['wormtongue'] },
    characters: { saruman: 'orthanc' },
    politics: { isengard: 'war', rohan: 'passive 1' },
    dice: { shadow: 'army' },
    acts: 'shadow',
  };
  const enters = war({ ...given, armies: { orthanc: 'isengard 2r' } });
  enters.shadow('march army army', 'army orthanc', 'to fords-of-isen', 'done');
  assert.equal(enters.box('rohan'), 'passive 1');
  const attacks = war({ ...given, armies: { westemnet: 'isengard 2r', edoras: 'rohan 2r' } });
  attacks.shadow('attack army army', 'army westemnet', 'target edoras').dice(1, 1, 1, 1).shadow('done');
  assert.equal(attacks.box('rohan'), 'active 2');
  assert.deepEqual(attacks.onTable('shadow'), []);
});

test('[denethors-folly] WR-EX2 a Leader dies, no FP combat card in Minas Tirith, gone when the siege ends', () => {
  const given: Scenario = {
    armies: { 'minas-tirith': 'sauron 2r' },
    besieged: { 'minas-tirith': 'gondor 2r 1l, rohan 1l' },
    politics: { gondor: 'war', sauron: 'war' },
    dice: { shadow: 'army army', fp: 'army-muster muster' },
    acts: 'shadow',
  };
  const game = war({ ...given, hands: { shadow: ['denethors-folly'], fp: ['athelas'] } });
  game
    .shadow('play denethors-folly army army')
    .mayExactly('lose gondor-leader', 'lose rohan-leader')
    .fp('lose rohan-leader');
  game.refuses('remove-card denethors-folly muster', 'WR-5.42', 'cannot-pay-removal').fp('skip muster');
  game.shadow('attack army army', 'army minas-tirith', 'target inside-minas-tirith').dice(1, 1, 1, 1).shadow('done');
  game.fp('reroll 0').shadow('cease').asks('fp', 'act');
  const leaves = war({ ...given, table: { shadow: ['denethors-folly'] } });
  leaves.shadow('march army army', 'army minas-tirith', 'to osgiliath', 'done');
  assert.deepEqual(leaves.onTable('shadow'), []);
  war({ armies: {}, hands: { shadow: ['denethors-folly'] }, dice: { shadow: 'army' }, acts: 'shadow' }).refuses(
    'play denethors-folly army army',
    'WR-5.11',
    'card-needs-siege',
  );
});

test('[threats-and-promises] WR-7.34 no Muster die for passive Nations, until one is attacked or swayed', () => {
  const game = war({
    armies: { 'minas-tirith': 'gondor 1r' },
    characters: { boromir: 'minas-tirith' },
    table: { shadow: ['threats-and-promises'] },
    dice: { fp: 'muster event' },
  });
  game.refuses('advance gondor muster muster', 'WR-5.15', 'advance-forbidden').fp('sway boromir event');
  assert.deepEqual(game.onTable('shadow'), []);
});

const corsairs: Scenario = {
  hands: { shadow: ['corsairs-of-umbar'] },
  politics: { 'southrons-easterlings': 'war', gondor: 'passive 2' },
  dice: { shadow: 'army' },
  acts: 'shadow',
};
const sail = 'play corsairs-of-umbar army army';

test('[corsairs-of-umbar] WR-5.33 WR-5.49 the Army lands on the coast of Gondor and captures', () => {
  const game = war({ ...corsairs, armies: { umbar: 'southrons-easterlings 3r' } });
  game.shadow(sail).mayExactly('to anfalas', 'to dol-amroth', 'to lamedon', 'to pelargir');
  game.shadow('to pelargir', 'leave southrons-easterlings-regular', 'done');
  game.army('pelargir', 'southrons-easterlings 2r').army('umbar', 'southrons-easterlings 1r');
  assert.equal(game.controls('pelargir'), 'shadow');
  assert.equal(game.box('gondor'), 'active 3');
});

test('[corsairs-of-umbar] WR-5.32 an Army there is fought and the attack cannot be ceased', () => {
  const game = war({ ...corsairs, armies: { umbar: 'southrons-easterlings 2r', pelargir: 'gondor 2r' } });
  game.shadow(sail, 'to pelargir').dice(1, 1, 1, 1).shadow('done').refuses('cease', 'WR-5.29', 'may-not-cease');
  game.shadow('press').fp('to lossarnach').army('pelargir', 'southrons-easterlings 2r').army('lossarnach', 'gondor 2r');
  assert.equal(game.controls('pelargir'), 'shadow');
});

test('[corsairs-of-umbar] WR-5.47 the defender may shelter: the landed Army besieges', () => {
  const game = war({ ...corsairs, armies: { umbar: 'southrons-easterlings 2r', 'dol-amroth': 'gondor 2r' } });
  game.shadow(sail, 'to dol-amroth', 'done').fp('shelter').army('dol-amroth', 'southrons-easterlings 2r');
  assert.equal(game.isBesieged('dol-amroth'), true);
});

test('[corsairs-of-umbar] WR-5.48 beside besiegers it joins them and assaults; that may be ceased', () => {
  const game = war({
    ...corsairs,
    armies: { umbar: 'southrons-easterlings 2r', 'dol-amroth': 'southrons-easterlings 1r' },
    besieged: { 'dol-amroth': 'gondor 2r' },
  });
  game
    .shadow(sail, 'to dol-amroth', 'done')
    .asks('shadow', 'leave-rearguard')
    .dice(1, 1, 1, 1, 1)
    .shadow('done', 'cease');
  game.army('dol-amroth', 'southrons-easterlings 3r');
});
