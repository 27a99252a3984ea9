/** Player cards of Leadership, and Gandalf. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { combat, planning, questing } from './scene.ts';

const TWO = {
  heroes: [
    ['aragorn', 'theodred', 'gloin'],
    ['gimli', 'legolas', 'thalin'],
  ],
};

for (const [id, sphere, stats] of [
  ['guard-of-the-citadel', 'leadership', [1, 1, 0, 2]],
  ['silverlode-archer', 'leadership', [1, 2, 0, 1]],
] as const)
  test(`[${id}] is played for its cost and has its printed values`, () => {
    const t = planning().hand(`p1:${id}.1`).act(`play ${id}`);
    assert.ok(t.isIn('area', `p1:${id}.1`));
    assert.ok(t.has(`p1:${id}.1`, sphere));
    assert.deepEqual(
      (['willpower', 'attack', 'defense', 'hitPoints'] as const).map((stat) => t.stat(`p1:${id}.1`, stat)),
      stats,
    );
  });

test('[guard-of-the-citadel] 2 resources of Leadership, 1 willpower to the quest; a Gondor character', () => {
  const t = planning(2, TWO).hand('p1:guard-of-the-citadel.1', 'p1:for-gondor.1');
  t.tokens('resource', 'p1:aragorn', 2).tokens('resource', 'p1:theodred', 0).tokens('resource', 'p1:gloin', 0);
  t.until('planning', { seat: 0 }).act('play guard-of-the-citadel');
  assert.equal(t.on('resource', 'p1:aragorn'), 0);
  t.tokens('resource', 'p1:aragorn', 2).until('commit', { seat: 0 });
  t.act('commit p1:guard-of-the-citadel.1').sc.prompt('p1', 'commit', {
    seat: 0,
    willpower: 1,
    threat: 0,
    cards: [t.n('p1:guard-of-the-citadel.1')],
  });
  const gondor = combat(1).area('p1:guard-of-the-citadel.1', 'p1:silverlode-archer.1').hand('p1:for-gondor.1');
  gondor.act('play for-gondor');
  assert.deepEqual(
    ['p1:guard-of-the-citadel.1', 'p1:silverlode-archer.1'].map((name) => gondor.stat(name, 'defense')),
    [1, 0],
  );
});

test('[silverlode-archer] has Ranged', () =>
  assert.ok(planning().area('p1:silverlode-archer.1').has('p1:silverlode-archer.1', 'ranged')));

test('[faramir] gives all characters of a player 1 willpower for the phase', () => {
  const t = questing(2, TWO).area('p1:faramir.1').act('use p1:faramir.1 1');
  t.sc.mayExactlyWith('p1', 'choose-seat', 'choose-seat p1', 'choose-seat p2');
  t.act('choose-seat p2');
  assert.deepEqual([t.stat('p2:gimli', 'willpower'), t.stat('p1:aragorn', 'willpower')], [3, 2]);
  assert.ok(!t.isReady('p1:faramir.1'));
});

test('[son-of-arnor] an enemy in the staging area or engaged with another engages you', () => {
  const t = planning(2, TWO)
    .hand('p1:son-of-arnor.1')
    .staging('east-bight-patrol')
    .engaged(1, 'forest-spider.1')
    .engaged(0, 'king-spider.1');
  t.act('play son-of-arnor', 'react p1:son-of-arnor.1 1 0');
  t.sc.mayExactlyWith('p1', 'choose', 'choose east-bight-patrol', 'choose forest-spider.1');
  t.act('choose forest-spider.1');
  assert.equal(t.s.piles[t.s.zone[t.n('king-spider.1')]].length, 2);
});

test('[snowbourn-scout] puts 1 progress on a location', () => {
  const t = planning()
    .hand('p1:snowbourn-scout.1')
    .staging('old-forest-road.1')
    .act('play snowbourn-scout', 'react p1:snowbourn-scout.1 1 0');
  assert.equal(t.on('progress', 'old-forest-road.1'), 1);
});

test('[longbeard-orc-slayer] every Orc in play takes 1 damage', () => {
  const t = planning(2, TWO)
    .hand('p1:longbeard-orc-slayer.1')
    .staging('dol-guldur-orcs.1', 'forest-spider.1')
    .engaged(1, 'east-bight-patrol')
    .act('play longbeard-orc-slayer', 'react p1:longbeard-orc-slayer.1 1 0');
  assert.deepEqual(
    ['dol-guldur-orcs.1', 'forest-spider.1', 'east-bight-patrol'].map((name) => t.on('damage', name)),
    [1, 0, 1],
  );
});

test('[brok-ironfist] LC-29.51 comes into play from hand when a Dwarf hero of yours leaves', () => {
  const t = combat().hand('p1:brok-ironfist.1').engaged(0, 'east-bight-patrol').tokens('damage', 'p1:gloin', 3);
  t.until('damage-hero').act('assign p1:gloin').until('respond');
  t.sc.mayExactlyWith('p1', 'react-with', 'react-with brok-ironfist 2');
  t.act('react-with brok-ironfist 2');
  assert.ok(t.isIn('area', 'p1:brok-ironfist.1'));
});

test('[brok-ironfist] does not answer for a hero who is no Dwarf', () => {
  const t = combat().hand('p1:brok-ironfist.1').engaged(0, 'east-bight-patrol').tokens('damage', 'p1:aragorn', 4);
  t.until('damage-hero').act('assign p1:aragorn');
  assert.ok(!t.may(0).some((words) => words.startsWith('react-with brok')));
});

test('[ever-vigilant] readies an ally', () => {
  const t = planning()
    .hand('p1:ever-vigilant.1')
    .area('p1:faramir.1', 'p1:guard-of-the-citadel.1')
    .exhaust('p1:faramir.1');
  t.act('play ever-vigilant');
  assert.ok(t.isReady('p1:faramir.1'));
  assert.ok(t.isIn('discard', 'p1:ever-vigilant.1'));
});

test('[common-cause] one hero of yours exhausts, another readies', () => {
  const t = planning().hand('p1:common-cause.1').exhaust('p1:gloin').act('play common-cause');
  t.sc.mayExactlyWith('p1', 'choose', 'choose p1:aragorn', 'choose p1:theodred');
  t.act('choose p1:aragorn');
  assert.deepEqual([t.isReady('p1:aragorn'), t.isReady('p1:gloin')], [false, true]);
});

test('[common-cause] LC-7.3 with every other hero ready it cannot be played', () => {
  planning().hand('p1:common-cause.1').sc.refuses('p1', 'play common-cause', 'LC-7.15').leaveOpen();
});

test('[for-gondor] LC-18.15 every character has 1 attack more, those of Gondor 1 defense; later arrivals have neither', () => {
  const t = planning(1, { anchor: false, heroes: [['aragorn', 'denethor', 'gloin']] })
    .hand('p1:for-gondor.1', 'p1:guard-of-the-citadel.1')
    .act('play for-gondor');
  assert.deepEqual([t.stat('p1:aragorn', 'attack'), t.stat('p1:aragorn', 'defense')], [4, 2]);
  assert.deepEqual([t.stat('p1:denethor', 'attack'), t.stat('p1:denethor', 'defense')], [2, 4]);
  t.act('play guard-of-the-citadel');
  assert.equal(t.stat('p1:guard-of-the-citadel.1', 'attack'), 1);
});

test('[sneak-attack] LC-29.76 puts an ally into play, who goes back to hand at the end of the phase', () => {
  const t = questing().hand('p1:sneak-attack.1', 'p1:faramir.1', 'p1:feint.1').act('play sneak-attack');
  t.sc.mayExactlyWith('p1', 'choose-title', 'choose-title faramir');
  t.act('choose-title faramir');
  assert.ok(t.isIn('area', 'p1:faramir.1'));
  t.until('window', { step: '4.2' });
  assert.ok(t.isIn('hand', 'p1:faramir.1'));
});

test('[sneak-attack] [gandalf] LC-29.43 put into play he answers as if played; leaving at the end of the phase', () => {
  const t = questing()
    .hand('p1:sneak-attack.1', 'p1:gandalf.1')
    .threat(0, 30)
    .act('play sneak-attack', 'choose-title gandalf');
  t.act('react p1:gandalf.1 2 0', 'branch 2');
  assert.equal(t.s.threat[0], 25);
  t.until('window', { step: '4.2' });
  assert.ok(t.isIn('hand', 'p1:gandalf.1'));
});

test('[valiant-sacrifice] LC-29.48 whoever controlled the ally draws 2', () => {
  const t = combat(2, TWO)
    .hand('p1:valiant-sacrifice.1')
    .area('p2:gondorian-spearman.1')
    .engaged(1, 'dol-guldur-orcs.1')
    .encounter();
  t.until('defend', { seat: 1 }).act('defend p2:gondorian-spearman.1').until('respond', { seat: 0 });
  while (!t.may(0).includes('react-with valiant-sacrifice 2')) t.act('pass').until('respond', { seat: 0 });
  const before = t.handOf(1);
  t.act('react-with valiant-sacrifice 2');
  assert.equal(t.handOf(1), before + 2);
});

test('[grim-resolve] readies every character of every player', () => {
  const t = planning(2, TWO).hand('p1:grim-resolve.1').exhaust('p1:aragorn', 'p2:gimli').act('play grim-resolve');
  assert.ok(t.isReady('p1:aragorn') && t.isReady('p2:gimli'));
});

test('[steward-of-gondor] gives its hero the Gondor trait and 2 resources for exhausting', () => {
  const t = planning(1, { anchor: false })
    .hand('p1:steward-of-gondor.1')
    .act('play steward-of-gondor', 'choose p1:gloin');
  assert.ok(t.has('p1:gloin', 'gondor'));
  const before = t.on('resource', 'p1:gloin');
  t.act('use p1:steward-of-gondor.1 2');
  assert.equal(t.on('resource', 'p1:gloin'), before + 2);
  assert.ok(!t.isReady('p1:steward-of-gondor.1'));
});

test('[celebrians-stone] LC-7.11 2 willpower, and for Aragorn the Spirit icon', () => {
  const t = planning().attach('p1:celebrians-stone.1', 'p1:aragorn');
  assert.equal(t.stat('p1:aragorn', 'willpower'), 4);
  assert.ok(t.has('p1:aragorn', 'spirit'));
  t.attach('p1:celebrians-stone.1', 'p1:gloin');
  assert.ok(!t.has('p1:gloin', 'spirit'));
  assert.equal(t.stat('p1:gloin', 'willpower'), 4);
});

test('[gandalf] draws 3 cards', () => {
  const t = planning().hand('p1:gandalf.1').act('play gandalf', 'react p1:gandalf.1 2 0');
  t.sc.mayExactlyWith('p1', 'branch', 'branch 0', 'branch 2');
  t.act('branch 0');
  assert.equal(t.handOf(0), 3);
});

test('[gandalf] 4 damage to an enemy', () => {
  const t = planning()
    .hand('p1:gandalf.1')
    .staging('ungoliants-spawn')
    .act('play gandalf', 'react p1:gandalf.1 2 0', 'branch 1');
  assert.equal(t.on('damage', 'ungoliants-spawn'), 4);
});

test('[gandalf] LC-29.43 is discarded at the end of the round', () => {
  const t = planning().area('p1:gandalf.1').until('window', { step: '7.4' });
  assert.ok(t.isIn('area', 'p1:gandalf.1'));
  t.act('pass').until('window', { step: '1.3', round: 2 });
  assert.ok(t.isIn('discard', 'p1:gandalf.1'));
});
