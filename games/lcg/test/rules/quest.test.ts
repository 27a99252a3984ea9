/** Questing, staging, progress and stages, travel (LC-8, LC-9). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cards } from '../../src/kernel.ts';
import { ZONE } from '../../src/lists.ts';
import { committedWillpower, stagingThreat } from '../../src/state.ts';
import { planning, questing, type Scene, scene } from '../cards/scene.ts';

const stage = (t: Scene): string => t.sc.rules.name('card', cards.pile(t.s, ZONE.quest)[0]);
const onStage = (t: Scene): number => t.on('progress', stage(t));
/** In the window before staging, with these characters committed and nothing in the staging area. */
const committed = (t: Scene, ...names: string[]): Scene =>
  t
    .until('window', { step: '3.2' })
    .clearStaging()
    .commit(...names);
const names = (t: Scene, zone: keyof typeof ZONE): string[] =>
  cards.pile(t.s, ZONE[zone]).map((card) => t.sc.rules.name('card', card));

test('LC-8.1 LC-8.2 LC-8.6 ready characters of one’s own commit, once each, by exhausting', () => {
  const t = questing(2).area('p1:guard-of-the-citadel.1').exhaust('p1:gloin').until('commit', { seat: 0 });
  t.sc.mayExactly('p1', 'commit p1:aragorn', 'commit p1:theodred', 'commit p1:guard-of-the-citadel.1', 'done');
  t.sc
    .refuses('p1', 'commit p1:gloin', 'LC-8.2', 'commit-exhausted')
    .refuses('p1', 'commit p2:gimli', 'LC-8.1', 'commit-your-own');
  t.sc.refuses('p1', 'commit p1:steward-of-gondor.3', 'LC-8.1', 'commit-characters');
  t.act('commit p1:theodred');
  t.sc.refuses('p1', 'commit p1:theodred', 'LC-8.6', 'commit-twice').refuses('p1', 'stay', 'LC-F3.2', 'commit-or-done');
  assert.ok(t.isReady('p1:theodred'));
  t.act('done');
  assert.ok(!t.isReady('p1:theodred'));
});

test('LC-8.1 LC-8.3 a character chosen to commit is put back until all are chosen', () => {
  const t = questing().until('commit').act('commit p1:theodred', 'commit p1:aragorn');
  t.sc.mayExactly('p1', 'commit p1:gloin', 'back p1:theodred', 'back p1:aragorn', 'done');
  t.sc.refuses('p1', 'back p1:gloin', 'LC-F3.2', 'commit-or-done');
  t.act('back p1:theodred');
  t.sc.mayExactly('p1', 'commit p1:theodred', 'commit p1:gloin', 'back p1:aragorn', 'done');
  t.act('done');
  assert.ok(t.isReady('p1:theodred') && !t.isReady('p1:aragorn'));
});

test('LC-8.3 LC-17.25 LC-17.26 all of a player commit at once; each response answers once', () => {
  const t = questing().until('commit').act('commit p1:aragorn', 'commit p1:theodred', 'done');
  t.sc.mayExactlyWith('p1', 'react', 'react p1:aragorn 0 0', 'react p1:theodred 0 1');
  t.act('react p1:theodred 0 1', 'choose p1:aragorn');
  t.sc.refuses('p1', 'react p1:theodred 0 1', 'LC-17.26', 'used-already');
  t.sc.mayExactlyWith('p1', 'react', 'react p1:aragorn 0 0');
});

test('LC-8.4 LC-8.5 LC-15.1 a committed character stays committed though it readies, and does not ready by itself', () => {
  const t = questing().until('commit').act('commit p1:aragorn', 'commit p1:gloin', 'done', 'react p1:aragorn 0 0');
  assert.equal(committedWillpower(t.s), 4);
  assert.ok(t.isReady('p1:aragorn'));
  t.until('window', { step: '6.2' });
  assert.ok(!t.isReady('p1:gloin'));
});

test('LC-8.7 LC-8.27 a character taken off the quest stays exhausted and no longer counts', () => {
  const t = committed(scene(), 'p1:aragorn', 'p1:gloin').encounter('black-forest-bats').act('pass');
  t.act('choose p1:gloin');
  assert.ok(!t.isReady('p1:gloin'));
  assert.equal(committedWillpower(t.s), 2);
});

test('LC-8.8 LC-8.10 LC-EX5 one card a player, each finished before the next', () => {
  const t = committed(scene(2)).encounter('king-spider.1', 'forest-gate.1').until('choose');
  t.sc.asked('p1');
  assert.deepEqual(names(t, 'staging'), []);
  t.act('choose p1:gloin', 'p2: choose p2:gimli').until('window', { step: '3.3' });
  assert.deepEqual(names(t, 'staging'), ['king-spider.1', 'forest-gate.1']);
  assert.ok(!t.isReady('p1:gloin') && !t.isReady('p2:gimli'));
});

test('LC-8.9 LC-16.15 who is eliminated during staging does not lower the number of this step', () => {
  const t = scene(2, { scenario: 'escape-from-dol-guldur' }).until('window', { step: '3.2' }).clearStaging();
  const captive = t.s.play.find((card) => cards.forms[t.s.form[card]].id === 'captive') ?? -1;
  const other = 1 - t.s.owner[captive];
  t.threat(other, 49).encounter('cavern-guardian.1', 'tower-gate.1', 'tower-gate.2').until('window', { step: '3.3' });
  assert.deepEqual(names(t, 'staging'), ['cavern-guardian.1', 'tower-gate.1']);
  assert.equal(t.s.out[other], 1);
});

test('LC-8.11 LC-8.13 LC-8.15 enemies, locations and objectives are placed last', () => {
  const t = committed(scene()).encounter('driven-by-shadow').act('pass');
  assert.ok(t.isIn('encounter-discard', 'driven-by-shadow'));
  const e = committed(scene()).encounter('forest-spider.1').act('pass');
  assert.ok(e.isIn('staging', 'forest-spider.1'));
});

test('LC-8.14 LC-18.5 a treachery is resolved and goes to the encounter pile', () => {
  const t = committed(scene(), 'p1:aragorn').encounter('the-necromancers-reach.1').act('pass');
  assert.ok(t.isIn('encounter-discard', 'the-necromancers-reach.1'));
  assert.equal(t.on('damage', 'p1:aragorn'), 1);
});

test('LC-8.12 LC-20.4 LC-20.8 Doomed comes before the text, for every player', () => {
  const t = scene(2, { scenario: 'escape-from-dol-guldur' })
    .until('window', { step: '3.2' })
    .encounter('cavern-guardian.1', 'under-the-shadow.1');
  const before = t.s.threat.slice();
  t.act('pass').until('window', { step: '3.3' });
  assert.deepEqual(
    t.s.threat,
    before.map((n) => n + 1),
  );
});

test('LC-20.5 LC-20.7 LC-20.9 Surge reveals one more card after the first is staged', () => {
  const t = scene(1, { scenario: 'journey-along-the-anduin' }).until('window', { step: '3.2' }).clearStaging();
  t.encounter('eastern-crows.1', 'gladden-fields.1', 'the-brown-lands.1').act('pass').until('window', { step: '3.3' });
  assert.deepEqual(names(t, 'staging'), ['eastern-crows.1', 'gladden-fields.1']);
});

test('LC-8.17 LC-8.18 LC-24.8 in the quest phase an empty encounter deck is made anew after the last card is staged', () => {
  const t = committed(scene());
  t.sc.edit((s) => {
    const deck = cards.pile(s, ZONE['encounter-deck']).slice();
    for (const card of deck) cards.move(s, noCx, card, cards.zone(ZONE['encounter-discard']));
  });
  t.encounter('forest-gate.1').act('pass');
  assert.ok(t.isIn('staging', 'forest-gate.1'));
  assert.ok(cards.pile(t.s, ZONE['encounter-deck']).length > 20);
  assert.equal(cards.pile(t.s, ZONE['encounter-discard']).length, 0);
});

test('LC-8.19 LC-24.5 with deck and pile empty nothing is revealed', () => {
  const t = committed(scene());
  t.sc.edit((s) => {
    for (const kind of [ZONE['encounter-deck'], ZONE['encounter-discard']])
      for (const card of cards.pile(s, kind).slice()) cards.move(s, noCx, card, cards.zone(ZONE.victory));
  });
  t.act('pass');
  t.sc.log('nothing-to-reveal').prompt('p1', 'window', { seat: 0, step: '3.3' });
});

test('LC-8.20 LC-EX6 willpower of committed characters against threat in the staging area', () => {
  const t = committed(scene(), 'p1:aragorn').staging('king-spider.1', 'great-forest-web.1');
  assert.deepEqual([committedWillpower(t.s), stagingThreat(t.s)], [2, 4]);
});

test('LC-8.21 LC-8.28 more willpower: the difference is progress', () => {
  const t = committed(scene(), 'p1:aragorn', 'p1:gloin')
    .encounter('old-forest-road.1')
    .act('pass')
    .until('window', { step: '3.3' })
    .act('pass');
  t.sc.log('compares', 'succeeds', 'progress');
  assert.equal(onStage(t), 3);
});

test('LC-8.22 LC-2.12 more threat: every player raises the dial by the difference', () => {
  const t = committed(scene(2), 'p1:aragorn')
    .encounter('east-bight-patrol', 'forest-gate.1')
    .act('pass')
    .until('window', { step: '3.3' });
  const before = t.s.threat.slice();
  t.until('window', { step: '3.4' });
  assert.deepEqual(
    t.s.threat,
    before.map((n) => n + 3),
  );
});

test('LC-8.23 LC-8.26 equal: nothing; nobody committed counts as 0', () => {
  const t = committed(scene(), 'p1:aragorn').encounter('forest-gate.1').act('pass').until('window', { step: '3.3' });
  const [before] = t.s.threat;
  t.act('pass');
  assert.deepEqual([t.s.threat[0], onStage(t)], [before, 0]);
  const none = committed(scene()).encounter('forest-gate.1').act('pass').until('window', { step: '3.3' });
  const [was] = none.s.threat;
  none.act('pass');
  assert.equal(none.s.threat[0], was + 2);
});

test('LC-8.24 LC-10.11 LC-9.7 active location and engaged enemies do not count', () => {
  const t = committed(scene())
    .lay('active', 'forest-gate.1')
    .engaged(0, 'forest-spider.1')
    .staging('old-forest-road.1');
  assert.equal(stagingThreat(t.s), 1);
});

test('LC-8.25 LC-23.13 guards in the staging area count', () => {
  const t = scene(1, { scenario: 'escape-from-dol-guldur' }).until('window', { step: '3.1' }).clearStaging();
  t.staging('shadow-key', 'tower-gate.1').sc.edit((s) => {
    s.host[t.n('tower-gate.1')] = t.n('shadow-key');
  });
  assert.equal(stagingThreat(t.s), 2);
});

test('LC-8.29 LC-8.30 LC-1.3 the active location takes progress first, the rest goes on the stage', () => {
  const t = committed(scene(), 'p1:aragorn', 'p1:theodred', 'p1:gloin')
    .lay('active', 'great-forest-web.1')
    .encounter('old-forest-road.1');
  t.act('pass').until('window', { step: '3.3' }).act('pass');
  assert.ok(t.isIn('encounter-discard', 'great-forest-web.1'));
  assert.equal(onStage(t), 2);
});

test('LC-8.31 LC-9.9 LC-9.10 progress put on a location never spills over; explored it leaves play', () => {
  const t = planning()
    .hand('p1:snowbourn-scout.1')
    .staging('great-forest-web.1')
    .tokens('progress', 'great-forest-web.1', 1);
  t.act('play snowbourn-scout', 'react p1:snowbourn-scout.1 1 0');
  assert.ok(t.isIn('encounter-discard', 'great-forest-web.1'));
  assert.equal(onStage(t), 0);
  t.sc.log('explored', 'leaves');
});

test('LC-8.32 LC-17.36 lost progress comes from the stage alone, as much as there is', () => {
  const t = scene(1, { scenario: 'journey-along-the-anduin' })
    .until('window', { step: '3.2' })
    .clearStaging()
    .lay('active', 'gladden-fields.1');
  t.tokens('progress', 'gladden-fields.1', 2).tokens('progress', 'to-the-river', 3).encounter('despair.1').act('pass');
  assert.deepEqual([t.on('progress', 'gladden-fields.1'), onStage(t)], [2, 0]);
});

test('LC-8.33 LC-8.34 LC-8.35 with enough progress the next stage comes at once; the surplus is lost', () => {
  const t = committed(scene(), 'p1:aragorn', 'p1:gloin')
    .tokens('progress', 'flies-and-spiders', 6)
    .encounter('old-forest-road.1');
  t.act('pass').until('window', { step: '3.3' }).act('pass');
  assert.equal(t.stage(), 'a-fork-in-the-road.b');
  assert.ok(t.isIn('removed', 'flies-and-spiders'));
  assert.equal(onStage(t), 0);
});

test('LC-8.36 LC-16.12 LC-1.7 completing the last stage wins the game for all', () => {
  const t = committed(scene(2), 'p1:aragorn', 'p1:gloin', 'p2:gimli').encounter(
    'old-forest-road.1',
    'old-forest-road.2',
  );
  t.sc.edit((s) => {
    for (const id of ['flies-and-spiders', 'a-fork-in-the-road', 'a-chosen-path-dont-leave-the-path'])
      cards.move(s, noCx, t.n(id), cards.zone(ZONE.removed));
    cards.move(s, noCx, t.n('a-chosen-path-beorns-path'), cards.zone(ZONE.quest), {
      form: cards.formOf('a-chosen-path-beorns-path.b'),
    });
  });
  t.tokens('progress', 'a-chosen-path-beorns-path', 9).until('window', { step: '3.3' });
  while (!t.s.outcome) t.act('pass');
  t.sc.over({ seats: ['won', 'won'], reason: 'quest-completed' });
});

test('LC-8.37 LC-8.38 advancing leaves staging area, engaged enemies and committed characters as they are', () => {
  const t = committed(scene(), 'p1:aragorn', 'p1:gloin')
    .tokens('progress', 'flies-and-spiders', 7)
    .engaged(0, 'forest-spider.1')
    .encounter('old-forest-road.1');
  t.act('pass').until('window', { step: '3.3' }).act('pass');
  assert.equal(t.stage(), 'a-fork-in-the-road.b');
  assert.ok(t.isIn('staging', 'old-forest-road.1') && t.isIn('engaged', 'forest-spider.1'));
  assert.equal(committedWillpower(t.s), 4);
});

test('LC-8.40 LC-29.1 a stage without quest points is not finished by progress', () => {
  const t = committed(scene(), 'p1:aragorn', 'p1:gloin').encounter('old-forest-road.1');
  t.sc.edit((s) => {
    cards.move(s, noCx, t.n('flies-and-spiders'), cards.zone(ZONE.removed));
    cards.move(s, noCx, t.n('a-chosen-path-dont-leave-the-path'), cards.zone(ZONE.quest), {
      form: cards.formOf('a-chosen-path-dont-leave-the-path.b'),
    });
  });
  t.act('pass').until('window', { step: '3.3' }).act('pass');
  assert.equal(onStage(t), 3);
  assert.equal(t.stage(), 'a-chosen-path-dont-leave-the-path.b');
});

test('LC-8.41 LC-1.4 a stage that cannot be defeated gathers progress, and is completed when the ban ends', () => {
  const t = scene(1, { scenario: 'journey-along-the-anduin' })
    .until('window', { step: '3.2' })
    .clearStaging()
    .staging('hill-troll.1');
  t.commit('p1:aragorn', 'p1:gloin')
    .tokens('progress', 'to-the-river', 9)
    .encounter('the-east-bight.1')
    .act('pass')
    .until('window', { step: '3.3' })
    .act('pass');
  assert.ok(onStage(t) > 9);
  assert.equal(t.stage(), 'to-the-river.b');
});

test('LC-9.1 LC-9.2 LC-9.12 the first player may travel to a location of the staging area, with its progress', () => {
  const t = questing(2)
    .staging('old-forest-road.1')
    .tokens('progress', 'old-forest-road.1', 1)
    .lay('encounter-deck', 'forest-gate.1');
  t.encounter('the-necromancers-reach.1', 'the-necromancers-reach.2').until('travel');
  t.sc.asked(t.s.first).mayExactly(t.s.first, 'travel old-forest-road.1', 'stay');
  t.sc
    .refuses(t.s.first, 'travel forest-gate.1', 'LC-9.1', 'travel-staging-only')
    .refuses(t.s.first, 'pass', 'LC-F4.2', 'travel-or-stay');
  t.act('travel old-forest-road.1');
  assert.ok(t.isIn('active', 'old-forest-road.1'));
  assert.equal(t.on('progress', 'old-forest-road.1'), 1);
});

test('LC-9.3 LC-9.4 LC-9.11 while a location is active nobody travels', () => {
  const t = questing()
    .staging('forest-gate.1')
    .lay('active', 'old-forest-road.1')
    .encounter('the-necromancers-reach.1')
    .until('window', { step: '4.2' });
  assert.ok(t.isIn('staging', 'forest-gate.1') && t.isIn('active', 'old-forest-road.1'));
});

test('LC-9.5 LC-9.6 LC-EX8 the travel text is a cost that every player pays', () => {
  const t = questing(2)
    .staging('great-forest-web.1')
    .encounter('the-necromancers-reach.1', 'the-necromancers-reach.2')
    .until('travel');
  t.act('travel great-forest-web.1', 'choose p1:gloin', 'p2: choose p2:thalin');
  assert.ok(!t.isReady('p1:gloin') && !t.isReady('p2:thalin') && t.isIn('active', 'great-forest-web.1'));
  const u = questing(2)
    .staging('great-forest-web.1')
    .encounter('the-necromancers-reach.1', 'the-necromancers-reach.2')
    .until('travel');
  u.exhaust('p2:gimli', 'p2:legolas', 'p2:thalin');
  assert.deepEqual(u.may(u.s.first), ['stay']);
});

test('LC-9.8 LC-29.25 one journey a phase, even if the place is explored at once', () => {
  const t = scene(1, { scenario: 'journey-along-the-anduin' }).until('window', { step: '3.3' }).clearStaging();
  t.staging('the-brown-lands.1', 'gladden-fields.1').until('travel').act('travel the-brown-lands.1');
  assert.ok(t.isIn('encounter-discard', 'the-brown-lands.1'));
  t.sc.prompt('p1', 'window', { seat: 0, step: '4.2' });
});

test('LC-9.14 LC-9.13 LC-17.22 the cost, the journey, then responses', () => {
  const t = questing()
    .staging('old-forest-road.1')
    .encounter('the-necromancers-reach.1')
    .until('travel')
    .exhaust('p1:gloin')
    .act('travel old-forest-road.1');
  t.sc.prompt('p1', 'respond').log('travels');
});

const noCx = new Proxy({}, { get: () => () => undefined }) as never;
