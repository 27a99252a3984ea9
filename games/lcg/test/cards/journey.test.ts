/** Encounter cards of Journey Along the Anduin: Wilderlands, Sauron's Reach, its own set; and its stages. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attackedBy, combat, planning, questing, revealed, type Scene, scene } from './scene.ts';

const JOURNEY = {
  scenario: 'journey-along-the-anduin',
  heroes: [
    ['eowyn', 'gimli', 'dunhere'],
    ['aragorn', 'legolas', 'thalin'],
  ],
};
const hurt = (t: Scene, ...names: string[]): number[] => names.map((name) => t.on('damage', name));

test('[wolf-rider] LC-29.21 as a shadow card it makes an attack of its own, then goes on top of the encounter deck', () => {
  const t = attackedBy('misty-mountain-goblins.1', 'wolf-rider', JOURNEY, 'p1:gimli');
  t.until('defend');
  t.sc.prompt('p1', 'defend', { seat: 0, card: t.n('wolf-rider'), attack: 2 }).leaveOpen();
  t.until('damage-hero').act('assign p1:dunhere').until('window', { step: '7.4' });
  assert.equal(t.s.piles[t.s.zone[t.n('wolf-rider')]].at(-1), t.n('wolf-rider'));
  assert.ok(t.isIn('encounter-deck', 'wolf-rider'));
});

test('[hill-troll] LC-29.16 damage beyond the hit points left raises the threat of the attacked player', () => {
  const t = combat(1, JOURNEY)
    .area('p1:snowbourn-scout.1')
    .engaged(0, 'hill-troll.1')
    .threat(0, 20)
    .until('defend')
    .act('defend p1:snowbourn-scout.1');
  t.until('attack');
  assert.equal(t.s.threat[0], 24);
});

test('[goblin-sniper] LC-29.28 cannot be engaged by choice while another enemy is there', () => {
  const t = questing(1, JOURNEY)
    .until('window', { step: '4.2' })
    .clearStaging()
    .staging('goblin-sniper.1', 'wargs.1')
    .act('pass')
    .until('engage');
  t.sc.refuses('p1', 'engage goblin-sniper.1', 'LC-29.28').leaveOpen();
});

test('[goblin-sniper] at the end of combat, in the staging area: each player deals 1 damage to an own character', () => {
  const t = combat(2, JOURNEY)
    .staging('goblin-sniper.1')
    .until('choose')
    .act('p1: choose p1:gimli', 'p2: choose p2:thalin');
  assert.deepEqual(hurt(t, 'p1:gimli', 'p2:thalin'), [1, 1]);
});

test('[marsh-adder] LC-29.18 1 threat when it attacks you', () => {
  const t = combat(1, JOURNEY).engaged(0, 'marsh-adder').threat(0, 20).until('defend');
  assert.equal(t.s.threat[0], 21);
});

test('[wargs] LC-29.19 go back if their shadow card has no shadow effect', () => {
  const back = attackedBy('wargs.1', 'hill-troll.1', JOURNEY, 'p1:gimli').until('window', { step: '7.4' });
  assert.ok(back.isIn('staging', 'wargs.1'));
  const stay = attackedBy('wargs.1', 'wargs.2', JOURNEY, 'p1:gimli').until('window', { step: '7.4' });
  assert.ok(stay.isIn('engaged', 'wargs.1'));
});

test('[wargs] LC-18.8 stay if the shadow effect was cancelled: the card has one all the same', () => {
  const t = combat(1, JOURNEY).hand('p1:hasty-stroke.1').engaged(0, 'wargs.1').lay('shadow', 'wargs.2').threat(0, 20);
  t.sc
    .edit((s) => {
      s.host[t.n('wargs.2')] = t.n('wargs.1');
    })
    .leaveOpen();
  t.until('defend').act('defend p1:gimli').until('cancel').act('react-with hasty-stroke 0');
  assert.equal(t.stat('wargs.1', 'attack'), 3);
  t.until('window', { step: '7.4' });
  assert.ok(t.isIn('engaged', 'wargs.1'));
});

test('[wargs] shadow: 1 attack more, undefended 2', () => {
  for (const [defender, more] of [
    ['p1:gimli', 1],
    [null, 2],
  ] as const)
    assert.equal(
      attackedBy('marsh-adder', 'wargs.1', JOURNEY, defender)
        .until('window', { step: '6.4.2' })
        .stat('marsh-adder', 'attack'),
      4 + more,
    );
});

test('[despair] LC-8.32 4 progress are lost from the stage', () => {
  const t = scene(1, JOURNEY)
    .until('window', { step: '3.2' })
    .clearStaging()
    .tokens('progress', 'to-the-river', 6)
    .encounter('despair.1')
    .act('pass')
    .until('window', { step: '3.3' });
  assert.equal(t.on('progress', 'to-the-river'), 2);
});

test('[despair] LC-29.32 shadow: the defender’s defense does not count', () => {
  const t = attackedBy('marsh-adder', 'despair.1', JOURNEY, 'p1:gimli').until('window', { step: '6.4.2' });
  assert.equal(t.stat('p1:gimli', 'defense'), 0);
});

test('[the-brown-lands] LC-29.25 LC-9.8 explored on arrival', () => {
  const t = questing(1, JOURNEY)
    .staging('the-brown-lands.1', 'the-brown-lands.2')
    .until('travel')
    .act('travel the-brown-lands.1');
  assert.ok(t.isIn('encounter-discard', 'the-brown-lands.1') && t.isIn('staging', 'the-brown-lands.2'));
});

test('[the-east-bight] LC-29.26 the players must travel there', () => {
  const t = questing(1, JOURNEY).staging('the-east-bight.1', 'gladden-fields.1').until('travel');
  t.sc.mayExactly('p1', 'travel the-east-bight.1').leaveOpen();
  t.sc.refuses('p1', 'stay', 'LC-29.26').leaveOpen();
});

test('[misty-mountain-goblins] LC-29.18 1 progress lost after its attack; as a shadow 1, undefended 3', () => {
  const t = combat(1, JOURNEY)
    .engaged(0, 'misty-mountain-goblins.1')
    .tokens('progress', 'to-the-river', 5)
    .until('defend')
    .act('defend p1:gimli')
    .until('attack');
  assert.equal(t.on('progress', 'to-the-river'), 4);
  for (const [defender, lost] of [
    ['p1:gimli', 1],
    [null, 3],
  ] as const) {
    const shadow = combat(1, JOURNEY).engaged(0, 'marsh-adder').tokens('progress', 'to-the-river', 5);
    shadow
      .shadow('misty-mountain-goblins.1', 'marsh-adder')
      .until('defend')
      .act(defender ? `defend ${defender}` : 'undefended');
    shadow.until('window', { step: '6.4.2' });
    assert.equal(shadow.on('progress', 'to-the-river'), 5 - lost);
  }
});

test('[massing-at-night] LC-29.24 as many more cards as players; as a shadow so many more shadow cards', () => {
  const t = revealed(
    2,
    'massing-at-night',
    JOURNEY,
    [],
    [],
    [],
    ['hill-troll.1', 'marsh-adder', 'the-brown-lands.1'],
  ).until('window', { step: '3.3' });
  assert.ok(['hill-troll.1', 'marsh-adder', 'the-brown-lands.1'].every((name) => t.isIn('staging', name)));
  const dealt = combat(1, JOURNEY)
    .engaged(0, 'marsh-adder')
    .shadow('massing-at-night', 'marsh-adder')
    .encounter('hill-troll.1')
    .until('defend')
    .act('defend p1:gimli')
    .until('window', { step: '6.4.2' });
  assert.ok(dealt.isIn('shadow-up', 'hill-troll.1'));
});

test('[banks-of-the-anduin] LC-29.22 explored it goes on top of the encounter deck', () => {
  const t = planning(1, { ...JOURNEY, heroes: [['aragorn', 'theodred', 'gloin']] })
    .hand('p1:snowbourn-scout.1')
    .staging('banks-of-the-anduin.1')
    .tokens('progress', 'banks-of-the-anduin.1', 2);
  t.act('play snowbourn-scout', 'react p1:snowbourn-scout.1 1 0');
  assert.equal(t.s.piles[t.s.zone[t.n('banks-of-the-anduin.1')]].at(-1), t.n('banks-of-the-anduin.1'));
  assert.ok(t.isIn('encounter-deck', 'banks-of-the-anduin.1'));
});

test('[gladden-fields] LC-29.73 active: 2 threat for everybody in the refresh phase', () => {
  const t = combat(1, JOURNEY).lay('active', 'gladden-fields.1').threat(0, 20).until('window', { step: '7.4' });
  assert.equal(t.s.threat[0], 22);
});

test('[eastern-crows] LC-29.23 destroyed, shuffled into the encounter deck', () => {
  const t = combat(1, JOURNEY)
    .engaged(0, 'eastern-crows.1')
    .until('attack')
    .act('attack eastern-crows.1', 'with p1:gimli', 'done')
    .until('window', { step: '7.4' });
  assert.ok(t.isIn('encounter-deck', 'eastern-crows.1'));
});

test('[eastern-crows] shadow: 1 attack more, 2 at 35 threat', () => {
  for (const [threat, more] of [
    [34, 1],
    [35, 2],
  ] as const) {
    const t = combat(1, JOURNEY)
      .engaged(0, 'marsh-adder')
      .shadow('eastern-crows.1', 'marsh-adder')
      .until('defend')
      .threat(0, threat)
      .act('defend p1:gimli')
      .until('window', { step: '6.4.2' });
    assert.equal(t.stat('marsh-adder', 'attack'), 4 + more);
  }
});

test('[evil-storm] 1 damage to each character of players at 35 threat', () => {
  const t = scene(2, JOURNEY)
    .until('window', { step: '3.2' })
    .clearStaging()
    .threat(0, 35)
    .threat(1, 34)
    .encounter('evil-storm.1', 'gladden-fields.1')
    .act('pass')
    .until('window', { step: '3.3' });
  assert.deepEqual(hurt(t, 'p1:eowyn', 'p1:gimli', 'p2:aragorn'), [1, 1, 0]);
});

test('[pursued-by-shadow] threat for each character not committed', () => {
  const t = scene(1, JOURNEY)
    .until('window', { step: '3.2' })
    .clearStaging()
    .threat(0, 20)
    .commit('p1:eowyn')
    .encounter('pursued-by-shadow.1')
    .act('pass')
    .until('window', { step: '3.3' });
  assert.equal(t.s.threat[0], 22);
});

test('[pursued-by-shadow] shadow: an exhausted ally goes back to hand; without one 3 threat', () => {
  const t = combat(1, JOURNEY)
    .engaged(0, 'marsh-adder')
    .shadow('pursued-by-shadow.1', 'marsh-adder')
    .area('p1:faramir.1')
    .exhaust('p1:faramir.1')
    .until('defend')
    .act('defend p1:gimli')
    .until('window', { step: '6.4.2' });
  assert.ok(t.isIn('hand', 'p1:faramir.1'));
  assert.equal(
    attackedBy('hill-troll.1', 'pursued-by-shadow.1', JOURNEY, 'p1:gimli').until('window', { step: '6.4.2' }).s
      .threat[0],
    23,
  );
});

test('[treacherous-fog] LC-29.14 LC-29.60 locations have 1 threat more, later ones too; at 35 threat a card is discarded', () => {
  const t = scene(1, JOURNEY)
    .until('window', { step: '3.2' })
    .clearHands()
    .clearStaging()
    .staging('gladden-fields.1')
    .hand('p1:feint.1', 'p1:beorn.1')
    .threat(0, 35)
    .encounter('treacherous-fog.1')
    .act('pass');
  t.until('choose').act('choose-title feint').until('window', { step: '3.3' });
  assert.deepEqual([t.stat('gladden-fields.1', 'threat'), t.isIn('discard', 'p1:feint.1')], [4, true]);
  assert.equal(t.staging('the-brown-lands.1').stat('the-brown-lands.1', 'threat'), 6);
});

/** In set-up, before the first stage comes up, with these cards on top of the encounter deck. */
const before = (players: number, ...names: string[]): Scene => {
  const t = scene(players, { ...JOURNEY, anchor: false }).encounter(...names);
  t.act(...Array.from({ length: players }, (_, seat) => `p${seat + 1}: ${players > 1 ? 'first p1' : 'keep'}`));
  if (players > 1) {
    t.encounter(...names).act('p1: keep', 'p2: keep');
  }
  return t;
};
const trolls = (t: Scene, zone: 'staging' | 'encounter-deck'): number =>
  ['hill-troll.1', 'hill-troll.2'].filter((name) => t.isIn(zone, name)).length;

test('[to-the-river] LC-4.11 LC-4.13 LC-29.81 one card a player is revealed with all it does, then a Hill Troll is searched out', () => {
  const t = before(2, 'evil-storm.1', 'wargs.1', 'gladden-fields.1');
  assert.deepEqual([t.isIn('staging', 'wargs.1'), t.isIn('encounter-discard', 'evil-storm.1')], [true, true]);
  assert.ok(!t.isIn('staging', 'gladden-fields.1'));
  assert.deepEqual([trolls(t, 'staging'), trolls(t, 'encounter-deck')], [1, 1]);
  const there = before(1, 'hill-troll.2', 'gladden-fields.1');
  assert.deepEqual([trolls(there, 'staging'), trolls(there, 'encounter-deck')], [1, 1]);
});

test('[to-the-river] LC-8.41 it stands while a Hill Troll is in play, and is completed when the last one leaves', () => {
  const t = planning(1, JOURNEY).clearStaging().staging('hill-troll.1').hand('p1:beorn.1');
  t.tokens('progress', 'to-the-river', 9).tokens('damage', 'hill-troll.1', 8);
  t.attach('p1:unexpected-courage.1', 'p1:eowyn').exhaust('p1:eowyn').act('use p1:unexpected-courage.1 1');
  assert.equal(t.stage(), 'to-the-river.b');
  t.tokens('damage', 'hill-troll.1', 9).exhaust('p1:eowyn').ready('p1:unexpected-courage.1');
  t.act('use p1:unexpected-courage.1 1');
  assert.deepEqual([t.isIn('victory', 'hill-troll.1'), t.stage()], [true, 'anduin-passage.b']);
});

test('[anduin-passage] LC-29.5 one card more a staging step, and no engagement checks', () => {
  const t = questing(1, JOURNEY).finishStage();
  assert.equal(t.stage(), 'anduin-passage.b');
  t.encounter('gladden-fields.1', 'the-brown-lands.1').until('window', { step: '3.3' });
  assert.ok(t.isIn('staging', 'gladden-fields.1') && t.isIn('staging', 'the-brown-lands.1'));
  t.clearStaging().staging('wargs.1').threat(0, 40).until('window', { step: '5.3' });
  assert.ok(t.isIn('staging', 'wargs.1'));
});

test('[ambush-on-the-shore] LC-29.4 LC-29.66 two cards a player are revealed; without an enemy in play the game is won', () => {
  const t = questing(1, JOURNEY).finishStage().encounter('gladden-fields.1', 'hill-troll.1').finishStage();
  assert.equal(t.stage(), 'ambush-on-the-shore.b');
  assert.ok(t.isIn('staging', 'gladden-fields.1') && t.isIn('staging', 'hill-troll.1'));
  const won = questing(1, JOURNEY).finishStage().encounter('gladden-fields.1', 'the-brown-lands.1').finishStage();
  won.sc.over({ reason: 'shore-cleared' });
});
