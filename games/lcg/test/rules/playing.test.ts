/** Windows, opportunities, costs and playing cards (LC-6, LC-7). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asked } from '@pony/engine';
import { cards } from '../../src/kernel.ts';
import { ZONE } from '../../src/lists.ts';
import { combat, planning, questing, type scene } from '../cards/scene.ts';

const STEWARD = 'p1:steward-of-gondor.3';
const pile = (t: ReturnType<typeof scene>, zone: keyof typeof ZONE, seat?: number): string[] =>
  cards.pile(t.s, ZONE[zone], seat).map((card) => t.sc.rules.name('card', card));

test('LC-6.1 LC-17.8 an action is used in an action window and nowhere else', () => {
  const t = questing();
  t.sc.mayExactly('p1', `use ${STEWARD} 2`, 'pass');
  t.act('pass');
  t.sc.prompt('p1', 'commit').refuses('p1', `use ${STEWARD} 2`, 'LC-F3.2', 'commit-or-done');
});

test('LC-6.2 LC-6.3 the first player acts or passes first; who passed may act again while others act', () => {
  const t = questing(2)
    .attach('p2:unexpected-courage.1', 'p2:gimli')
    .exhaust('p2:gimli')
    .attach('p1:unexpected-courage.1', 'p1:aragorn');
  t.exhaust('p1:aragorn');
  t.sc.asked('p1');
  t.act('pass');
  t.sc.asked('p2');
  t.act('use p2:unexpected-courage.1 1');
  t.sc.asked('p1');
  t.act(`use ${STEWARD} 2`);
  t.sc.asked('p1').prompt('p1', 'window');
  t.act('pass');
  t.sc.prompt('p1', 'commit');
});

test('LC-6.4 LC-17.29 an action is resolved completely before the next opportunity', () => {
  const t = planning().tokens('resource', 'p1:aragorn', 5).hand('p1:gandalf.1').staging('forest-spider.1');
  t.act('play gandalf');
  t.sc.prompt('p1', 'respond').mayExactly('p1', 'react p1:gandalf.1 2 0', 'pass');
  t.act('react p1:gandalf.1 2 0');
  t.sc.prompt('p1', 'choose-one');
  t.act('branch 0');
  t.sc.prompt('p1', 'planning');
  assert.equal(t.handOf(0), 3);
});

test('LC-6.5 LC-EX16 an action of a phase is used in windows of that phase only', () => {
  const t = planning(1, { heroes: [['denethor', 'glorfindel', 'beravor']] })
    .hand('p1:secret-paths.1')
    .staging('forest-gate.1');
  t.sc.refuses('p1', 'play secret-paths', 'LC-6.5', 'wrong-phase');
  const q = questing(1, { heroes: [['denethor', 'glorfindel', 'beravor']] })
    .hand('p1:secret-paths.1')
    .staging('forest-gate.1');
  q.sc.mayExactlyWith('p1', 'play', 'play secret-paths');
});

test('LC-6.6 LC-17.4 LC-19.1 nobody uses the cards of another player', () => {
  const t = questing(2).attach('p2:unexpected-courage.1', 'p2:gimli').exhaust('p2:gimli');
  t.sc.refuses('p1', 'use p2:unexpected-courage.1 1', 'LC-6.6', 'not-your-card');
});

test('LC-6.7 LC-6.8 LC-7.22 allies and attachments are played by the active player in window 2.2 only', () => {
  const t = questing().hand('p1:guard-of-the-citadel.1', 'p1:celebrians-stone.1');
  t.sc
    .refuses('p1', 'play guard-of-the-citadel', 'LC-6.5', 'wrong-phase')
    .refuses('p1', 'play celebrians-stone', 'LC-6.5', 'wrong-phase');
  const p = planning().hand('p1:guard-of-the-citadel.1', 'p1:celebrians-stone.1');
  p.sc.mayExactlyWith('p1', 'play', 'play guard-of-the-citadel', 'play celebrians-stone');
});

test('LC-6.10 LC-6.2 a card played uses one opportunity', () => {
  const t = planning(2)
    .attach('p2:unexpected-courage.1', 'p2:gimli')
    .exhaust('p2:gimli')
    .hand('p1:guard-of-the-citadel.1');
  t.act('play guard-of-the-citadel');
  t.sc.asked('p2');
});

test('LC-6.11 LC-17.23 a response needs no window', () => {
  const t = questing().until('commit').act('commit p1:aragorn', 'done');
  t.sc.prompt('p1', 'respond').mayExactlyWith('p1', 'react', 'react p1:aragorn 0 0');
});

test('LC-6.13 LC-2.9 an action may be used again if it can be paid again', () => {
  const t = planning()
    .attach('p1:protector-of-lorien.1', 'p1:aragorn')
    .hand('p1:gandalf.1', 'p1:gandalf.2', 'p1:gandalf.3');
  const before = t.stat('p1:aragorn', 'defense');
  t.act(
    'use p1:protector-of-lorien.1 1',
    'choose-title gandalf',
    'branch 0',
    'use p1:protector-of-lorien.1 1',
    'choose-title gandalf',
    'branch 0',
  );
  assert.equal(t.stat('p1:aragorn', 'defense'), before + 2);
  t.act(`use ${STEWARD} 2`);
  t.sc.refuses('p1', `use ${STEWARD} 2`, 'LC-2.9', 'exhausted');
});

test('LC-7.1 LC-7.2 LC-7.5 the cost is paid before the target is chosen', () => {
  const t = planning(1, { anchor: false })
    .hand('p1:celebrians-stone.1')
    .tokens('resource', 'p1:aragorn', 2)
    .tokens('resource', 'p1:theodred', 0)
    .tokens('resource', 'p1:gloin', 0);
  t.sc.does('p1', 'play celebrians-stone').prompt('p1', 'attach');
  assert.equal(t.on('resource', 'p1:aragorn'), 0);
  t.sc.mayExactly('p1', 'choose p1:aragorn', 'choose p1:gloin', 'choose p1:theodred');
});

test('LC-7.3 LC-22.1 without a target nothing is played', () => {
  const t = planning(1, { heroes: [['denethor', 'glorfindel', 'beravor']] }).hand('p1:forest-snare.1');
  t.sc.refuses('p1', 'play forest-snare', 'LC-7.3');
  t.engaged(0, 'forest-spider.1').sc.mayExactlyWith('p1', 'play', 'play forest-snare');
});

test('LC-7.4 LC-2.5 playing a card lets what it triggers be answered', () => {
  const t = planning().hand('p1:snowbourn-scout.1').staging('forest-gate.1').act('play snowbourn-scout');
  t.sc.prompt('p1', 'respond');
  t.act('react p1:snowbourn-scout.1 1 0');
  assert.equal(t.on('progress', 'forest-gate.1'), 1);
});

test('LC-7.6 LC-7.7 LC-EX4 only heroes of the sphere pay, and several may share the cost', () => {
  const t = planning(1, { heroes: [['gloin', 'eowyn', 'eleanor']] }).hand('p1:northern-tracker.1');
  t.tokens('resource', 'p1:gloin', 3)
    .tokens('resource', 'p1:eowyn', 2)
    .tokens('resource', 'p1:eleanor', 2)
    .act('play northern-tracker');
  assert.deepEqual(
    ['gloin', 'eowyn', 'eleanor'].map((hero) => t.on('resource', `p1:${hero}`)),
    [3, 0, 0],
  );
  assert.ok(t.isIn('area', 'p1:northern-tracker.1'));
});

test('LC-7.8 LC-3.7 a sphere card of cost 0 needs a hero with the icon', () => {
  const t = planning(1, { heroes: [['aragorn', 'theodred', 'gloin']] }).hand(
    'p1:stand-together.1',
    'p1:northern-tracker.1',
  );
  t.sc
    .refuses('p1', 'play stand-together', 'LC-7.8', 'no-match')
    .refuses('p1', 'play northern-tracker', 'LC-7.8', 'no-match');
});

test('LC-7.9 LC-7.10 neutral cards are paid by any heroes together', () => {
  const t = planning(1, { heroes: [['aragorn', 'eowyn', 'gimli']] }).hand('p1:gandalf.1');
  t.tokens('resource', 'p1:aragorn', 2).tokens('resource', 'p1:eowyn', 2).tokens('resource', 'p1:gimli', 1);
  t.act('play gandalf', 'pass');
  assert.deepEqual(
    ['aragorn', 'eowyn', 'gimli'].map((hero) => t.on('resource', `p1:${hero}`)),
    [0, 0, 0],
  );
});

test('LC-7.11 LC-18.37 a hero who gains a second icon pays for either sphere', () => {
  const t = planning().hand('p1:unexpected-courage.1');
  t.sc.refuses('p1', 'play unexpected-courage', 'LC-7.8', 'no-match');
  t.attach('p1:celebrians-stone.1', 'p1:aragorn').sc.mayExactlyWith('p1', 'play', 'play unexpected-courage');
});

test('LC-7.12 LC-2.13 nobody pays for somebody else', () => {
  const t = planning(2, {
    heroes: [
      ['gimli', 'legolas', 'thalin'],
      ['aragorn', 'theodred', 'gloin'],
    ],
    anchor: false,
  });
  t.hand('p1:gondorian-spearman.1')
    .tokens('resource', 'p1:gimli', 0)
    .tokens('resource', 'p1:legolas', 0)
    .tokens('resource', 'p1:thalin', 0);
  t.attach('p1:horn-of-gondor.1', 'p1:gimli').attach('p1:steward-of-gondor.1', 'p1:gimli');
  t.sc.refuses('p1', 'play gondorian-spearman', 'LC-7.14', 'too-dear');
});

test('LC-7.13 LC-7.16 LC-EX22 all costs of an ability are paid at once, and without them nothing happens', () => {
  const t = planning().hand('p1:common-cause.1').exhaust('p1:aragorn', 'p1:theodred', 'p1:gloin');
  t.sc.refuses('p1', 'play common-cause', 'LC-2.9', 'not-ready');
});

test('LC-7.14 LC-2.14 the whole cost has to be there; what is spent is gone', () => {
  const t = planning()
    .hand('p1:grim-resolve.1')
    .tokens('resource', 'p1:aragorn', 2)
    .tokens('resource', 'p1:theodred', 1)
    .tokens('resource', 'p1:gloin', 1);
  t.exhaust('p1:aragorn');
  t.sc.refuses('p1', 'play grim-resolve', 'LC-7.14', 'too-dear');
  t.tokens('resource', 'p1:gloin', 2).act('play grim-resolve');
  assert.deepEqual(
    ['aragorn', 'theodred', 'gloin'].map((hero) => t.on('resource', `p1:${hero}`)),
    [0, 0, 0],
  );
});

test('LC-7.15 LC-17.10 LC-29.49 what would change nothing cannot be used', () => {
  const t = planning(1, { heroes: [['eowyn', 'eleanor', 'dunhere']] }).attach('p1:unexpected-courage.1', 'p1:eowyn');
  t.sc.refuses('p1', 'use p1:unexpected-courage.1 1', 'LC-7.15', 'already-ready');
  t.exhaust('p1:eowyn').sc.mayExactlyWith('p1', 'use', `use ${STEWARD} 2`, 'use p1:unexpected-courage.1 1');
});

test('LC-7.17 LC-7.19 LC-7.18 X is announced before paying, within what can be paid and chosen', () => {
  const t = planning(1, { heroes: [['eowyn', 'eleanor', 'dunhere']] })
    .hand('p1:stand-and-fight.1')
    .lay('discard', 'p1:guard-of-the-citadel.1', 'p1:faramir.1');
  t.tokens('resource', 'p1:eowyn', 1).tokens('resource', 'p1:eleanor', 1).tokens('resource', 'p1:dunhere', 0);
  t.sc.does('p1', 'play stand-and-fight');
  assert.ok(t.isIn('area', 'p1:guard-of-the-citadel.1'));
  assert.deepEqual([t.on('resource', 'p1:eowyn'), t.on('resource', 'p1:eleanor')], [0, 0]);
});

test('LC-7.20 LC-EX15 a cost from a named pool asks for no sphere', () => {
  const t = questing().until('commit').act('commit p1:aragorn', 'done', 'react p1:aragorn 0 0');
  assert.equal(t.on('resource', 'p1:aragorn'), 4);
  assert.ok(t.isReady('p1:aragorn'));
});

test('LC-7.21 LC-16.2 LC-16.9 threat as a cost can always be paid; at 50 the player is out at once and nothing comes of it', () => {
  const t = planning(2, { scenario: 'escape-from-dol-guldur' }).staging('shadow-key').threat(0, 48);
  t.sc.edit((s) => {
    for (const card of s.play) if (s.host[card] === t.n('shadow-key')) s.host[card] = -1;
  });
  t.act('use shadow-key 0');
  assert.equal(t.s.out[0], 1);
  assert.ok(t.isIn('staging', 'shadow-key'));
  assert.equal(t.s.first, 1);
});

test('LC-7.23 LC-7.26 LC-2.8 an ally is played from hand and enters its player’s area ready', () => {
  const t = planning().hand('p1:guard-of-the-citadel.1').act('play guard-of-the-citadel');
  assert.ok(t.isIn('area', 'p1:guard-of-the-citadel.1') && t.isReady('p1:guard-of-the-citadel.1'));
  assert.equal(t.ctl('p1:guard-of-the-citadel.1'), 0);
});

test('LC-7.24 LC-7.25 put into play: no cost, no match, not played', () => {
  const t = planning().hand('p1:sneak-attack.1', 'p1:beorn.1').act('play sneak-attack', 'choose-title beorn');
  assert.ok(t.isIn('area', 'p1:beorn.1'));
  const spent = ['aragorn', 'theodred', 'gloin']
    .map((hero) => 5 - t.on('resource', `p1:${hero}`))
    .reduce((a, b) => a + b);
  assert.equal(spent, 1);
});

test('LC-7.27 LC-7.30 LC-2.15 an event is paid, carried out and goes to its owner’s pile', () => {
  const t = planning()
    .area('p1:guard-of-the-citadel.1')
    .exhaust('p1:guard-of-the-citadel.1')
    .hand('p1:ever-vigilant.1')
    .act('play ever-vigilant');
  assert.ok(t.isReady('p1:guard-of-the-citadel.1'));
  assert.deepEqual(pile(t, 'discard', 0), ['p1:ever-vigilant.1']);
});

test('LC-7.28 LC-7.3 an event is not in the pile while it resolves: it cannot fetch itself', () => {
  const t = planning(1, { heroes: [['eowyn', 'eleanor', 'dunhere']] }).hand('p1:dwarven-tomb.1');
  t.sc.refuses('p1', 'play dwarven-tomb', 'LC-7.3');
  t.lay('discard', 'p1:northern-tracker.1').act('play dwarven-tomb');
  assert.deepEqual(pile(t, 'discard', 0), ['p1:dwarven-tomb.1']);
  assert.deepEqual(pile(t, 'hand', 0), ['p1:northern-tracker.1']);
});

test('LC-7.29 LC-17.12 an event is never put into play', () => {
  const t = planning()
    .hand('p1:sneak-attack.1', 'p1:grim-resolve.1', 'p1:guard-of-the-citadel.1')
    .act('play sneak-attack');
  t.sc.refuses('p1', 'choose-title grim-resolve', 'LC-7.3');
  t.act('choose-title guard-of-the-citadel');
});

test('LC-7.31 LC-2.34 looking at a hidden card is a change; only who looks sees it', () => {
  const t = planning(2, {
    heroes: [
      ['denethor', 'glorfindel', 'beravor'],
      ['gimli', 'legolas', 'thalin'],
    ],
  });
  t.sc.edit((s) => {
    s.knows.fill(0);
  });
  const top = cards.pile(t.s, ZONE['encounter-deck']).at(-1);
  const known = (seat: number): number[] => (t.sc.rules.view(t.s, seat) as unknown as { known: number[] }).known;
  assert.deepEqual([known(0), known(1)], [[], []]);
  t.act('use p1:denethor 0');
  assert.deepEqual([known(0), known(1)], [[top], []]);
  t.act('none');
});

test('LC-6.12 LC-13.10 LC-13.11 an attack inside an action opens no windows and does not count', () => {
  const t = combat(1, { heroes: [['gimli', 'legolas', 'thalin']] })
    .engaged(0, 'forest-spider.1')
    .hand('p1:quick-strike.1')
    .attach('p1:horn-of-gondor.1', 'p1:gimli');
  t.act('play quick-strike', 'choose p1:legolas');
  assert.equal(t.on('damage', 'forest-spider.1'), 2);
  t.sc.prompt('p1', 'window', { seat: 0, step: '6.2' });
  t.until('attack').sc.mayExactlyWith('p1', 'attack', 'attack forest-spider.1');
  assert.deepEqual(asked(t.sc.rules, t.s), [0]);
});
