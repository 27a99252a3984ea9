/** Player cards of Spirit. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { combat, planning, questing } from './scene.ts';

const SPIRIT = {
  heroes: [
    ['eowyn', 'dunhere', 'aragorn'],
    ['gimli', 'legolas', 'thalin'],
  ],
};

test('[wandering-took] LC-29.45 for 3 of your threat he goes to another player, whose threat rises by 3', () => {
  const t = planning(2, SPIRIT)
    .area('p1:wandering-took.1', 'p2:gleowine.1')
    .threat(0, 30)
    .threat(1, 20)
    .act('use p1:wandering-took.1 1');
  assert.deepEqual([t.s.threat, t.ctl('p1:wandering-took.1')], [[27, 23], 1]);
  t.sc.refuses('p2', 'use p1:wandering-took.1 1', 'LC-18.21').leaveOpen();
});

test('[wandering-took] LC-29.45 needs another player, and 3 threat to pay with', () => {
  planning(1, SPIRIT).area('p1:wandering-took.1').sc.refuses('p1', 'use p1:wandering-took.1 1', 'LC-18.25').leaveOpen();
  planning(2, SPIRIT)
    .area('p1:wandering-took.1')
    .threat(0, 2)
    .sc.refuses('p1', 'use p1:wandering-took.1 1', 'LC-7.14')
    .leaveOpen();
});

test('[lorien-guide] committing puts 1 progress on the active location', () => {
  const t = questing(1, SPIRIT).area('p1:lorien-guide.1').lay('active', 'old-forest-road.1').until('commit');
  t.act('commit p1:lorien-guide.1', 'done', 'react p1:lorien-guide.1 1 0');
  assert.equal(t.on('progress', 'old-forest-road.1'), 1);
});

test('[northern-tracker] committing puts 1 progress on each location in the staging area', () => {
  const t = questing(1, SPIRIT)
    .area('p1:northern-tracker.1')
    .lay('active', 'old-forest-road.1')
    .staging('forest-gate.1', 'forest-gate.2')
    .until('commit');
  t.act('commit p1:northern-tracker.1', 'done', 'react p1:northern-tracker.1 1 0');
  assert.deepEqual(
    ['old-forest-road.1', 'forest-gate.1', 'forest-gate.2'].map((name) => t.on('progress', name)),
    [0, 1, 1],
  );
});

test('[the-galadhrims-greeting] 6 threat less for one player, or 2 for everybody', () => {
  const one = planning(2, SPIRIT)
    .hand('p1:the-galadhrims-greeting.1')
    .threat(0, 30)
    .threat(1, 25)
    .act('play the-galadhrims-greeting', 'branch 0', 'choose-seat p2');
  assert.deepEqual(one.s.threat, [30, 19]);
  const all = planning(2, SPIRIT)
    .hand('p1:the-galadhrims-greeting.1')
    .threat(0, 30)
    .threat(1, 25)
    .act('play the-galadhrims-greeting', 'branch 1');
  assert.deepEqual(all.s.threat, [28, 23]);
});

test('[strength-of-will] LC-29.72 after a journey a Spirit character exhausts for 2 progress there', () => {
  const t = questing(1, SPIRIT)
    .staging('forest-gate.1')
    .until('travel')
    .hand('p1:strength-of-will.1')
    .act('travel forest-gate.1')
    .until('respond');
  t.act('react-with strength-of-will 0');
  t.sc.mayExactlyWith('p1', 'choose', 'choose p1:eowyn', 'choose p1:dunhere');
  t.act('choose p1:dunhere');
  assert.equal(t.on('progress', 'forest-gate.1'), 2);
});

test('[strength-of-will] [celebrians-stone] LC-29.72 Aragorn with the Stone is a Spirit character', () => {
  const t = questing(1, SPIRIT)
    .staging('forest-gate.1')
    .attach('p1:celebrians-stone.1', 'p1:aragorn')
    .until('travel')
    .hand('p1:strength-of-will.1');
  t.act('travel forest-gate.1').until('respond').act('react-with strength-of-will 0');
  assert.ok(t.may(0).includes('choose p1:aragorn'));
});

test('[hasty-stroke] LC-18.1 cancels a shadow effect', () => {
  const t = combat(1, SPIRIT)
    .hand('p1:hasty-stroke.1')
    .engaged(0, 'forest-spider.1')
    .lay('shadow', 'ungoliants-spawn')
    .threat(0, 20);
  t.sc
    .edit((s) => {
      s.host[t.n('ungoliants-spawn')] = t.n('forest-spider.1');
    })
    .leaveOpen();
  t.until('cancel').act('react-with hasty-stroke 0').until('attack');
  assert.equal(t.s.threat[0], 20);
});

test('[will-of-the-west] a discard pile goes into its deck; the card leaves the game', () => {
  const t = planning(2, SPIRIT)
    .hand('p1:will-of-the-west.1')
    .lay('discard', 'p2:feint.1', 'p2:beorn.1')
    .act('play will-of-the-west');
  assert.ok(t.isIn('deck', 'p2:feint.1') && t.isIn('deck', 'p2:beorn.1'));
  assert.ok(t.isIn('removed', 'p1:will-of-the-west.1'));
});

test('[a-test-of-will] LC-29.35 LC-18.7 cancels the when-revealed text of any card; the enemy is placed', () => {
  const t = questing(1, SPIRIT)
    .until('window', { step: '3.2' })
    .hand('p1:a-test-of-will.1')
    .encounter('king-spider.1')
    .act('pass')
    .until('cancel');
  t.act('react-with a-test-of-will 0').until('window', { step: '3.3' });
  assert.ok(t.isIn('staging', 'king-spider.1'));
  assert.ok(t.isReady('p1:eowyn') && t.isReady('p1:dunhere') && t.isReady('p1:aragorn'));
});

test('[a-test-of-will] LC-29.35 LC-7.15 not on a card without such a text', () => {
  const t = questing(1, SPIRIT)
    .until('window', { step: '3.2' })
    .hand('p1:a-test-of-will.1')
    .encounter('east-bight-patrol')
    .act('pass');
  t.sc.prompt('p1', 'window').leaveOpen();
});

test('[stand-and-fight] LC-29.40 LC-7.19 an ally of cost X out of any pile; no neutral one', () => {
  const t = planning(2, SPIRIT)
    .hand('p1:stand-and-fight.1')
    .lay('discard', 'p1:gandalf.1', 'p1:snowbourn-scout.1', 'p2:veteran-axehand.1')
    .act('play stand-and-fight');
  t.sc.mayExactly('p1', 'x 1', 'x 2');
  t.act('x 2');
  assert.deepEqual([t.isIn('area', 'p2:veteran-axehand.1'), t.ctl('p2:veteran-axehand.1')], [true, 0]);
});

test('[a-light-in-the-dark] an engaged enemy goes back to the staging area', () => {
  const t = planning(1, SPIRIT)
    .hand('p1:a-light-in-the-dark.1')
    .engaged(0, 'forest-spider.1')
    .act('play a-light-in-the-dark');
  assert.ok(t.isIn('staging', 'forest-spider.1'));
});

test('[dwarven-tomb] LC-7.28 a Spirit card of your own pile, not the card itself', () => {
  const t = planning(1, SPIRIT)
    .hand('p1:dwarven-tomb.1')
    .lay('discard', 'p1:feint.1', 'p1:hasty-stroke.1', 'p1:power-in-the-earth.1')
    .act('play dwarven-tomb');
  t.sc.mayExactlyWith('p1', 'choose', 'choose p1:hasty-stroke.1', 'choose p1:power-in-the-earth.1');
  t.act('choose p1:hasty-stroke.1');
  assert.ok(t.isIn('hand', 'p1:hasty-stroke.1'));
});

test('[fortune-or-fate] LC-29.41 a hero comes back ready, unhurt and without resources', () => {
  const t = planning(2, SPIRIT).hand('p1:fortune-or-fate.1').lay('discard', 'p2:gimli').act('play fortune-or-fate');
  assert.deepEqual(
    [t.isIn('area', 'p2:gimli'), t.ctl('p2:gimli'), t.on('resource', 'p2:gimli'), t.isReady('p2:gimli')],
    [true, 1, 0, true],
  );
});

test('[the-favor-of-the-lady] 1 willpower', () => {
  const t = planning(1, SPIRIT).hand('p1:the-favor-of-the-lady.1').act('play the-favor-of-the-lady', 'choose p1:eowyn');
  assert.equal(t.stat('p1:eowyn', 'willpower'), 5);
});

test('[power-in-the-earth] LC-19.9 a location with 1 threat less', () => {
  const t = planning(1, SPIRIT).hand('p1:power-in-the-earth.1').staging('forest-gate.1').act('play power-in-the-earth');
  assert.deepEqual([t.stat('forest-gate.1', 'threat'), t.ctl('p1:power-in-the-earth.1')], [1, 0]);
});

test('[unexpected-courage] readies its hero', () => {
  const t = planning(1, SPIRIT).attach('p1:unexpected-courage.1', 'p1:eowyn');
  t.sc.refuses('p1', 'use p1:unexpected-courage.1 1', 'LC-7.15').leaveOpen();
  t.exhaust('p1:eowyn').act('use p1:unexpected-courage.1 1');
  assert.ok(t.isReady('p1:eowyn') && !t.isReady('p1:unexpected-courage.1'));
});
