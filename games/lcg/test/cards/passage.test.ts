/** Encounter cards of Passage Through Mirkwood: Spiders of Mirkwood, Dol Guldur Orcs, and its own set. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attackedBy, combat, planning, questing, revealed, type Scene, scene } from './scene.ts';

const SPIRIT = {
  heroes: [
    ['eowyn', 'eleanor', 'dunhere'],
    ['gimli', 'legolas', 'thalin'],
  ],
};
const hurt = (t: Scene, ...names: string[]): number[] => names.map((name) => t.on('damage', name));

test('[king-spider] revealed: each player exhausts a character', () => {
  const t = revealed(2, 'king-spider.1', SPIRIT);
  t.act('p1: choose p1:eowyn', 'p2: choose p2:gimli');
  assert.ok(!t.isReady('p1:eowyn') && !t.isReady('p2:gimli') && t.isReady('p1:eleanor'));
});

test('[king-spider] shadow: one character, undefended two', () => {
  const one = attackedBy('forest-spider.1', 'king-spider.1', SPIRIT, 'p1:dunhere');
  one.act('choose p1:eowyn');
  assert.deepEqual([one.isReady('p1:eowyn'), one.isReady('p1:eleanor')], [false, true]);
  const two = attackedBy('forest-spider.1', 'king-spider.1', SPIRIT, null);
  two.act('choose p1:eowyn', 'choose p1:eleanor');
  assert.deepEqual(
    [two.isReady('p1:eowyn'), two.isReady('p1:eleanor'), two.isReady('p1:dunhere')],
    [false, false, true],
  );
});

test('[hummerhorns] engaging you it deals 5 damage to one hero', () => {
  const t = planning(1, { heroes: [['aragorn', 'gimli', 'gloin']] })
    .attach('p1:citadel-plate.1', 'p1:gimli')
    .until('window', { step: '4.2' })
    .clearStaging()
    .staging('hummerhorns');
  t.act('pass').until('engage').act('engage hummerhorns', 'choose p1:gimli');
  assert.equal(t.on('damage', 'p1:gimli'), 5);
});

test('[hummerhorns] shadow: 1 damage to each character of the attacked player, undefended 2', () => {
  const t = attackedBy('forest-spider.1', 'hummerhorns', SPIRIT, 'p1:dunhere');
  t.until('window', { step: '6.4.2' });
  assert.deepEqual(hurt(t, 'p1:eowyn', 'p1:eleanor', 'p1:dunhere'), [1, 1, 1]);
  const two = attackedBy('forest-spider.1', 'hummerhorns', SPIRIT, null).until('window', { step: '6.4.2' });
  assert.deepEqual(hurt(two, 'p1:eowyn', 'p1:eleanor', 'p1:dunhere'), [2, 2, 2]);
});

test('[ungoliants-spawn] LC-29.14 revealed: characters committed now have 1 willpower less', () => {
  const t = revealed(1, 'ungoliants-spawn', SPIRIT, ['p1:eowyn']).until('window', { step: '3.3' });
  assert.deepEqual([t.stat('p1:eowyn', 'willpower'), t.stat('p1:eleanor', 'willpower')], [3, 1]);
});

test('[ungoliants-spawn] shadow: 4 threat, undefended 8', () => {
  for (const [defender, rise] of [
    ['p1:dunhere', 4],
    [null, 8],
  ] as const) {
    const t = attackedBy('forest-spider.1', 'ungoliants-spawn', SPIRIT, defender);
    t.until('window', { step: '6.4.2' });
    assert.equal(t.s.threat[0], 20 + rise);
  }
});

test('[great-forest-web] LC-29.27 LC-9.6 every player exhausts a hero to travel there; with none ready nobody goes', () => {
  const t = questing(2, SPIRIT)
    .staging('great-forest-web.1')
    .until('travel')
    .act('travel great-forest-web.1', 'p1: choose p1:eowyn', 'p2: choose p2:gimli');
  assert.ok(t.isIn('active', 'great-forest-web.1') && !t.isReady('p1:eowyn') && !t.isReady('p2:gimli'));
  const none = questing(2, SPIRIT)
    .staging('great-forest-web.1')
    .until('travel')
    .exhaust('p2:gimli', 'p2:legolas', 'p2:thalin');
  none.sc.refuses('p1', 'travel great-forest-web.1', 'LC-2.9').leaveOpen();
});

test('[mountains-of-mirkwood] LC-29.59 the journey reveals a card', () => {
  const t = questing(1, SPIRIT)
    .staging('mountains-of-mirkwood.1')
    .until('travel')
    .encounter('east-bight-patrol')
    .act('travel mountains-of-mirkwood.1');
  assert.ok(t.isIn('active', 'mountains-of-mirkwood.1') && t.isIn('staging', 'east-bight-patrol'));
});

test('[mountains-of-mirkwood] LC-29.59 LC-17.40 explored: each player may take one of the top 5 cards', () => {
  const t = planning(1, { heroes: [['aragorn', 'theodred', 'gloin']] })
    .hand('p1:snowbourn-scout.1')
    .staging('mountains-of-mirkwood.1')
    .tokens('progress', 'mountains-of-mirkwood.1', 2);
  t.deck(0, 'p1:feint.1', 'p1:beorn.1', 'p1:gandalf.1', 'p1:gleowine.1', 'p1:citadel-plate.1', 'p1:faramir.1');
  t.act('play snowbourn-scout', 'react p1:snowbourn-scout.1 1 0').until('respond');
  t.act(t.may(0).find((words) => words.startsWith('react mountains-of-mirkwood.1'))!);
  t.act('search').sc.mayExactly(
    'p1',
    ...['citadel-plate', 'gleowine', 'gandalf', 'beorn', 'feint'].map((id) => `choose-title ${id}`),
    'none',
  );
  t.act('choose-title gandalf');
  assert.ok(t.isIn('hand', 'p1:gandalf.1'));
});

test('[eyes-of-the-forest] every event in hand is discarded', () => {
  const t = revealed(
    1,
    'eyes-of-the-forest',
    { heroes: [['aragorn', 'theodred', 'gloin']] },
    [],
    ['p1:feint.1', 'p1:beorn.1', 'p1:ever-vigilant.1'],
  );
  t.until('window', { step: '3.3' });
  assert.deepEqual(
    [t.isIn('discard', 'p1:feint.1'), t.isIn('discard', 'p1:ever-vigilant.1'), t.isIn('hand', 'p1:beorn.1')],
    [true, true, true],
  );
});

test('[caught-in-a-web] LC-29.12 lies on a hero of the player with the highest threat, as a Condition nobody controls', () => {
  const t = scene(2, {
    heroes: [
      ['aragorn', 'theodred', 'gloin'],
      ['gimli', 'legolas', 'thalin'],
    ],
  })
    .until('window', { step: '3.2' })
    .clearStaging()
    .threat(0, 20)
    .threat(1, 30)
    .encounter('caught-in-a-web.1');
  t.act('pass').until('choose', { seat: 1 }).act('p2: choose p2:legolas');
  assert.equal(t.s.host[t.n('caught-in-a-web.1')], t.n('p2:legolas'));
  assert.ok(t.has('caught-in-a-web.1', 'condition'));
  assert.equal(t.ctl('caught-in-a-web.1'), -1);
});

test('[caught-in-a-web] LC-29.12 LC-F7.2 two copies: with 3 resources he stays exhausted, with 4 both are paid', () => {
  const web = (resources: number): Scene => {
    const t = combat(1, { heroes: [['aragorn', 'theodred', 'gloin']] });
    for (const copy of ['caught-in-a-web.1', 'caught-in-a-web.2']) {
      t.attach(copy, 'p1:gloin');
      t.sc
        .edit((s) => {
          s.form[t.n(copy)] = t.form('caught-in-a-web.attached');
        })
        .leaveOpen();
    }
    t.exhaust('p1:gloin').tokens('resource', 'p1:gloin', resources).until('order');
    return t;
  };
  const poor = web(3).act('next caught-in-a-web.1 0', 'branch 0');
  poor.until('window', { step: '7.4' });
  assert.ok(!poor.isReady('p1:gloin'));
  const rich = web(4).act('next caught-in-a-web.1 0', 'branch 0', 'branch 0');
  assert.ok(rich.isReady('p1:gloin'));
  assert.equal(rich.on('resource', 'p1:gloin'), 0);
});

test('[dol-guldur-orcs] revealed: 2 damage to a committed character of the first player’s choice', () => {
  const t = revealed(1, 'dol-guldur-orcs.1', { heroes: [['aragorn', 'theodred', 'gloin']] }, [
    'p1:aragorn',
    'p1:gloin',
  ]);
  t.sc.mayExactlyWith('p1', 'choose', 'choose p1:aragorn', 'choose p1:gloin');
  t.act('choose p1:aragorn');
  assert.equal(t.on('damage', 'p1:aragorn'), 2);
});

test('[dol-guldur-orcs] shadow: 1 attack more, undefended 3', () => {
  for (const [defender, more] of [
    ['p1:dunhere', 1],
    [null, 3],
  ] as const) {
    const t = attackedBy('forest-spider.1', 'dol-guldur-orcs.1', SPIRIT, defender).until('window', { step: '6.4.2' });
    assert.equal(t.stat('forest-spider.1', 'attack'), 2 + more);
  }
});

test('[chieftain-ufthak] LC-29.18 2 attack for each resource on him; one more after each attack', () => {
  const t = combat(1, SPIRIT).engaged(0, 'chieftain-ufthak').tokens('resource', 'chieftain-ufthak', 1);
  assert.equal(t.stat('chieftain-ufthak', 'attack'), 5);
  t.area('p1:beorn.1').until('defend').act('defend p1:beorn.1').until('attack');
  assert.equal(t.on('resource', 'chieftain-ufthak'), 2);
});

test('[dol-guldur-beastmaster] LC-29.17 one more shadow card when it attacks', () => {
  const t = combat(1, SPIRIT)
    .engaged(0, 'dol-guldur-beastmaster.1')
    .encounter('old-forest-road.1', 'old-forest-road.2')
    .until('defend');
  assert.equal(
    t.s.piles[t.s.zone[t.n('old-forest-road.1')]].filter((card) => t.s.host[card] === t.n('dol-guldur-beastmaster.1'))
      .length,
    1,
  );
});

test('[driven-by-shadow] LC-29.14 enemies and locations in the staging area have 1 threat more; with none it surges', () => {
  const t = revealed(
    1,
    'driven-by-shadow',
    { heroes: [['aragorn', 'theodred', 'gloin']] },
    [],
    [],
    ['forest-gate.1'],
  ).until('window', { step: '3.3' });
  assert.equal(t.stat('forest-gate.1', 'threat'), 3);
  const surge = revealed(
    1,
    'driven-by-shadow',
    { heroes: [['aragorn', 'theodred', 'gloin']] },
    [],
    [],
    [],
    ['forest-gate.1'],
  ).until('window', { step: '3.3' });
  assert.ok(surge.isIn('staging', 'forest-gate.1'));
});

test('[driven-by-shadow] LC-29.14 LC-29.15 for the phase, for enemies and locations that are there now; cancelled it does not surge', () => {
  const t = revealed(
    2,
    'driven-by-shadow',
    SPIRIT,
    [],
    [],
    ['forest-gate.1', 'forest-spider.1'],
    ['old-forest-road.1'],
  );
  t.until('window', { step: '3.3' }).staging('forest-gate.2');
  assert.deepEqual(
    ['forest-gate.1', 'forest-spider.1', 'old-forest-road.1', 'forest-gate.2'].map((name) => t.stat(name, 'threat')),
    [3, 3, 1, 2],
  );
  t.until('travel');
  assert.equal(t.stat('forest-gate.1', 'threat'), 2);
  const none = revealed(1, 'driven-by-shadow', SPIRIT, [], ['p1:a-test-of-will.1'], [], ['old-forest-road.1']);
  none
    .tokens('resource', 'p1:eowyn', 3)
    .until('cancel')
    .act('react-with a-test-of-will 0')
    .until('window', { step: '3.3' });
  assert.ok(none.isIn('encounter-deck', 'old-forest-road.1'));
});

test('[driven-by-shadow] LC-29.63 shadow: the first player picks an attachment of the defender; undefended all of the attacked player’s go', () => {
  const on = ['p1:dwarven-axe.1 p1:dunhere', 'p1:horn-of-gondor.1 p1:dunhere', 'p1:citadel-plate.1 p1:eowyn'];
  const t = attackedBy('forest-spider.1', 'driven-by-shadow', SPIRIT, 'p1:dunhere', on).until('choose');
  t.sc.mayExactly('p1', 'choose p1:dwarven-axe.1', 'choose p1:horn-of-gondor.1');
  t.act('choose p1:horn-of-gondor.1');
  assert.deepEqual(
    ['p1:dwarven-axe.1', 'p1:horn-of-gondor.1', 'p1:citadel-plate.1'].map((name) => t.isIn('attached', name)),
    [true, false, true],
  );
  const all = attackedBy('forest-spider.1', 'driven-by-shadow', SPIRIT, null, on).until('damage-hero');
  assert.deepEqual(
    ['p1:dwarven-axe.1', 'p1:horn-of-gondor.1', 'p1:citadel-plate.1'].map((name) => all.isIn('discard', name)),
    [true, true, true],
  );
});

test('[the-necromancers-reach] each exhausted character takes 1 damage', () => {
  const t = revealed(1, 'the-necromancers-reach.1', { heroes: [['aragorn', 'theodred', 'gloin']] }, [
    'p1:aragorn',
  ]).until('window', { step: '3.3' });
  assert.deepEqual(hurt(t, 'p1:aragorn', 'p1:theodred'), [1, 0]);
});

test('[necromancers-pass] LC-29.27 the first player discards 2 cards at random to travel there', () => {
  const t = questing(1, SPIRIT).staging('necromancers-pass.1').until('travel').hand('p1:beorn.1');
  t.sc.refuses('p1', 'travel necromancers-pass.1', 'LC-7.14').leaveOpen();
  t.hand('p1:beorn.2').act('travel necromancers-pass.1');
  assert.ok(t.isIn('active', 'necromancers-pass.1'));
  assert.equal(t.handOf(0), 0);
});

test('[enchanted-stream] while it is active nobody draws', () => {
  const t = combat(1, SPIRIT).lay('active', 'enchanted-stream.1').until('window', { step: '1.3', round: 2 });
  assert.equal(t.handOf(0), 0);
});

test('[forest-spider] 1 attack more in the round in which it engages', () => {
  const t = planning(1, SPIRIT)
    .until('window', { step: '4.2' })
    .clearStaging()
    .staging('forest-spider.1')
    .act('pass')
    .until('engage')
    .act('engage forest-spider.1');
  assert.equal(t.stat('forest-spider.1', 'attack'), 3);
});

test('[forest-spider] shadow: the attacked player discards an attachment', () => {
  const t = attackedBy('king-spider.1', 'forest-spider.1', SPIRIT, 'p1:dunhere', ['p1:citadel-plate.1 p1:eowyn']);
  t.sc.mayExactlyWith('p1', 'choose', 'choose p1:steward-of-gondor.3', 'choose p1:citadel-plate.1');
  t.act('choose p1:citadel-plate.1');
  assert.ok(t.isIn('discard', 'p1:citadel-plate.1'));
});

test('[east-bight-patrol] shadow: 1 attack more, and undefended 3 threat', () => {
  const t = attackedBy('forest-spider.1', 'east-bight-patrol', SPIRIT, null).until('window', { step: '6.4.2' });
  assert.deepEqual([t.stat('forest-spider.1', 'attack'), t.s.threat[0]], [3, 23]);
  const safe = attackedBy('forest-spider.1', 'east-bight-patrol', SPIRIT, 'p1:dunhere').until('window', {
    step: '6.4.2',
  });
  assert.equal(safe.s.threat[0], 20);
});

test('[black-forest-bats] LC-29.74 each player takes a committed character off the quest; it stays exhausted', () => {
  const t = revealed(1, 'black-forest-bats', { heroes: [['aragorn', 'theodred', 'gloin']] }, [
    'p1:aragorn',
    'p1:gloin',
  ]).act('choose p1:aragorn');
  assert.equal(t.s.bits[t.n('p1:aragorn')] & 2, 0);
  assert.ok(!t.isReady('p1:aragorn'));
});

test('[old-forest-road] LC-29.80 the first player may ready a character', () => {
  const t = questing(1, SPIRIT)
    .staging('old-forest-road.1')
    .until('travel')
    .exhaust('p1:eowyn')
    .act('travel old-forest-road.1', 'react old-forest-road.1 0 0');
  assert.ok(t.isReady('p1:eowyn'));
});

test('[forest-gate] LC-29.80 the first player may draw 2', () => {
  const t = questing(1, SPIRIT)
    .staging('forest-gate.1')
    .until('travel')
    .act('travel forest-gate.1', 'react forest-gate.1 0 0');
  assert.equal(t.handOf(0), 2);
});
