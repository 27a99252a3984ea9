/** Effects that are cancelled, replaced, delayed, that last, are limited, and modifiers (LC-18). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cards } from '../../src/kernel.ts';
import { SPAN, STAT, ZONE } from '../../src/lists.ts';
import { committedWillpower, stagingThreat } from '../../src/state.ts';
import { combat, planning, questing, type Scene, scene } from '../cards/scene.ts';

const noCx = new Proxy({}, { get: () => () => undefined }) as never;
const SPIRIT = [['eowyn', 'eleanor', 'dunhere']];
const LORE = [['denethor', 'glorfindel', 'beravor']];
const names = (t: Scene, zone: keyof typeof ZONE, seat?: number): string[] =>
  cards.pile(t.s, ZONE[zone], seat).map((card) => t.sc.rules.name('card', card));
/** A lasting row on a card, as a text would write it. */
function last(
  t: Scene,
  name: string,
  stat: keyof typeof STAT,
  amount: number,
  how: 'add' | 'times' | 'over' | 'set' = 'add',
  until: keyof typeof SPAN = 'round',
): void {
  const u = { card: t.n(name), form: t.s.form[t.n(name)], ability: 0, path: 0 } as never;
  t.sc
    .edit((s) =>
      cards.lasting(s, u, { target: t.n(name), kind: 'stat', what: STAT[stat], amount, how, until: SPAN[until] }),
    )
    .leaveOpen();
}

test('LC-18.3 LC-18.4 a cancelled text is used up and its card goes to its pile', () => {
  const t = questing(1, { heroes: SPIRIT })
    .until('window', { step: '3.2' })
    .clearStaging()
    .hand('p1:a-test-of-will.1')
    .exhaust('p1:eleanor')
    .encounter('the-necromancers-reach.1')
    .until('cancel');
  t.act('react-with a-test-of-will 0');
  assert.ok(t.isIn('encounter-discard', 'the-necromancers-reach.1') && t.isIn('discard', 'p1:a-test-of-will.1'));
  assert.equal(t.on('damage', 'p1:eleanor'), 0);
});

test('LC-18.6 LC-18.7 cancelling leaves keywords in force and the enemy in the staging area', () => {
  const t = questing(1, { heroes: SPIRIT })
    .until('window', { step: '3.2' })
    .clearStaging()
    .hand('p1:a-test-of-will.1')
    .encounter('king-spider.1')
    .until('cancel')
    .act('react-with a-test-of-will 0');
  assert.ok(t.isIn('staging', 'king-spider.1'));
  assert.ok(t.isReady('p1:eowyn') && t.isReady('p1:dunhere'));
});

test('LC-18.9 LC-18.10 a replacement takes the place of what would happen', () => {
  const t = questing(1, { scenario: 'journey-along-the-anduin' })
    .lay('active', 'banks-of-the-anduin.1')
    .tokens('progress', 'banks-of-the-anduin.1', 2)
    .until('window', { step: '3.2' });
  t.clearStaging()
    .commit('p1:aragorn', 'p1:gloin')
    .encounter('the-east-bight.1')
    .act('pass')
    .until('window', { step: '3.3' })
    .act('pass');
  assert.equal(names(t, 'encounter-deck').at(-1), 'banks-of-the-anduin.1');
});

test('LC-18.11 LC-18.12 LC-18.13 a delayed effect comes at its moment; for a card that has left it does nothing', () => {
  const t = planning()
    .hand('p1:sneak-attack.1', 'p1:guard-of-the-citadel.1')
    .act('play sneak-attack', 'choose-title guard-of-the-citadel');
  assert.ok(t.isIn('area', 'p1:guard-of-the-citadel.1'));
  t.until('window', { step: '3.1' });
  assert.ok(t.isIn('hand', 'p1:guard-of-the-citadel.1'));
});

test('LC-18.14 LC-18.15 LC-18.19 a lasting effect of a player card touches what was there, and goes on without its card', () => {
  const t = questing().hand('p1:for-gondor.1').act('play for-gondor').area('p1:guard-of-the-citadel.1');
  assert.ok(t.isIn('discard', 'p1:for-gondor.1'));
  assert.deepEqual([t.stat('p1:aragorn', 'attack'), t.stat('p1:guard-of-the-citadel.1', 'attack')], [4, 1]);
});

test('LC-18.16 LC-29.14 one of an encounter card touches what comes later too', () => {
  const t = scene(1, { scenario: 'journey-along-the-anduin' })
    .until('window', { step: '3.2' })
    .clearStaging()
    .encounter('treacherous-fog.1')
    .act('pass')
    .until('window', { step: '3.3' });
  t.staging('the-east-bight.1');
  assert.equal(stagingThreat(t.s), 2);
});

test('LC-18.17 LC-29.15 "currently" fixes the set of cards', () => {
  const t = questing()
    .until('window', { step: '3.2' })
    .clearStaging()
    .staging('old-forest-road.1')
    .encounter('driven-by-shadow')
    .act('pass');
  t.staging('forest-gate.1');
  assert.deepEqual([t.stat('old-forest-road.1', 'threat'), t.stat('forest-gate.1', 'threat')], [2, 2]);
});

test('LC-18.18 LC-15.5 LC-EX24 durations end just before the end they name', () => {
  const t = questing();
  last(t, 'p1:aragorn', 'willpower', 3, 'add', 'phase');
  assert.equal(t.stat('p1:aragorn', 'willpower'), 5);
  t.until('window', { step: '4.2' });
  assert.equal(t.stat('p1:aragorn', 'willpower'), 2);
});

test('LC-15.4 LC-18.20 effects of the phase end before those of the round', () => {
  const t = questing();
  last(t, 'p1:aragorn', 'attack', 2, 'add', 'round');
  t.until('window', { step: '7.4' });
  assert.equal(t.stat('p1:aragorn', 'attack'), 5);
  t.until('window', { step: '1.3' });
  assert.equal(t.stat('p1:aragorn', 'attack'), 3);
});

test('LC-14.8 LC-18.28 a character that loses hit points is judged at once', () => {
  const t = questing().tokens('damage', 'p1:aragorn', 4);
  last(t, 'p1:aragorn', 'hitPoints', 2, 'add', 'phase');
  t.tokens('damage', 'p1:aragorn', 6).until('window', { step: '4.2' });
  assert.ok(t.isIn('discard', 'p1:aragorn'));
});

test('LC-18.29 LC-18.32 LC-18.31 additions first, then multiplications and divisions; rounded up; never below 0', () => {
  const t = questing();
  last(t, 'p1:aragorn', 'attack', -1);
  last(t, 'p1:aragorn', 'attack', 2, 'times');
  last(t, 'p1:aragorn', 'attack', 3, 'over');
  assert.equal(t.stat('p1:aragorn', 'attack'), 2);
  last(t, 'p1:gloin', 'attack', -9);
  assert.equal(t.stat('p1:gloin', 'attack'), 0);
});

test('LC-18.30 LC-2.23 the latest "set to" holds over all others; what is printed stays', () => {
  const t = questing();
  last(t, 'p1:aragorn', 'attack', 5);
  last(t, 'p1:aragorn', 'attack', 1, 'set');
  last(t, 'p1:aragorn', 'attack', 4, 'set');
  assert.equal(t.stat('p1:aragorn', 'attack'), 4);
  assert.equal(cards.printed(t.s, t.n('p1:aragorn'), STAT.attack), 3);
});

test('LC-18.21 LC-18.22 LC-6.13 a limit belongs to the single card', () => {
  const t = planning(1, { heroes: LORE }).tokens('damage', 'p1:denethor', 2).act('use p1:glorfindel 0');
  assert.equal(t.on('damage', 'p1:denethor'), 1);
  t.sc.refuses('p1', 'use p1:glorfindel 0', 'LC-18.21', 'limit-reached');
});

test('LC-18.23 LC-29.45 LC-19.11 a limit stays with a card that changes hands, and starts anew when it comes back', () => {
  const t = planning(2, {
    heroes: [
      ['eowyn', 'eleanor', 'dunhere'],
      ['gimli', 'legolas', 'thalin'],
    ],
  })
    .area('p1:wandering-took.1')
    .attach('p2:steward-of-gondor.1', 'p2:gimli')
    .act('use p1:wandering-took.1 1');
  t.until('planning', { seat: 1 }).sc.refuses('p2', 'use p1:wandering-took.1 1', 'LC-18.21', 'limit-reached');
});

test('LC-18.24 LC-18.27 what follows "then" needs what came before', () => {
  const t = planning(1, { heroes: SPIRIT })
    .lay('discard', 'p1:gandalf.1')
    .hand('p1:will-of-the-west.1')
    .act('play will-of-the-west');
  assert.ok(t.isIn('deck', 'p1:gandalf.1') && t.isIn('removed', 'p1:will-of-the-west.1'));
});

test('LC-18.25 a thing is not moved to where it is', () => {
  const t = planning(2, {
    heroes: [
      ['eowyn', 'eleanor', 'dunhere'],
      ['gimli', 'legolas', 'thalin'],
    ],
  })
    .area('p1:wandering-took.1')
    .act('use p1:wandering-took.1 1');
  assert.equal(t.ctl('p1:wandering-took.1'), 1);
});

test('LC-2.22 LC-EX20 LC-22.3 traits do nothing by themselves; a condition is asked once', () => {
  const t = planning().attach('p1:celebrians-stone.1', 'p1:aragorn');
  assert.ok(t.has('p1:aragorn', 'spirit') && t.has('p1:aragorn', 'gondor'));
  t.lay('discard', 'p1:steward-of-gondor.3');
  assert.ok(!t.has('p1:aragorn', 'gondor') && t.isIn('attached', 'p1:celebrians-stone.1'));
});

test('LC-14.11 LC-29.31 damage that lies there stays; a hero who cannot defend can still be wounded', () => {
  const t = combat()
    .engaged(0, 'forest-spider.1')
    .tokens('damage', 'p1:gloin', 1)
    .until('damage-hero')
    .act('assign p1:gloin');
  assert.equal(t.on('damage', 'p1:gloin'), 3);
});

test('LC-2.24 the sums of the quest of the example', () => {
  const t = scene(2, {
    heroes: [
      ['eowyn', 'eleanor', 'dunhere'],
      ['aragorn', 'theodred', 'gloin'],
    ],
    anchor: false,
  })
    .until('planning')
    .clearHands();
  t.area('p2:guard-of-the-citadel.1').hand('p1:gandalf.1').until('commit');
  t.sc.edit((s) => {
    for (const card of s.play) s.bits[card] &= ~2;
  });
  t.commit('p1:eowyn', 'p2:aragorn', 'p2:guard-of-the-citadel.1')
    .clearStaging()
    .staging('mountains-of-mirkwood.1', 'king-spider.1', 'east-bight-patrol');
  assert.deepEqual([committedWillpower(t.s), stagingThreat(t.s)], [7, 7]);
});

test('LC-8.39 LC-14.13 LC-8.16 a stage that is completed by the same progress comes before answers to the exploration', () => {
  const t = questing()
    .until('window', { step: '3.2' })
    .clearStaging()
    .commit('p1:aragorn', 'p1:gloin', 'p1:theodred')
    .lay('active', 'mountains-of-mirkwood.1');
  t.tokens('progress', 'mountains-of-mirkwood.1', 2)
    .tokens('progress', 'flies-and-spiders', 6)
    .encounter('old-forest-road.1')
    .act('pass')
    .until('window', { step: '3.3' })
    .act('pass');
  assert.equal(t.stage(), 'a-fork-in-the-road.b');
  t.sc.prompt('p1', 'respond');
});

test('LC-16.14 LC-16.16 losing comes before winning when one effect brings both', () => {
  const t = planning(1, { scenario: 'escape-from-dol-guldur' }).clearStaging().staging('shadow-key');
  t.sc.edit((s) => {
    for (const card of s.play) if (s.host[card] === t.n('shadow-key')) s.host[card] = -1;
    cards.move(s, noCx, t.n('the-necromancers-tower'), cards.zone(ZONE.removed));
    for (const card of cards.pile(s, ZONE['quest-deck']).slice()) cards.move(s, noCx, card, cards.zone(ZONE.removed));
    cards.move(s, noCx, t.n('out-of-the-dungeons'), cards.zone(ZONE.quest), {
      form: cards.formOf('out-of-the-dungeons.b'),
    });
    s.tokens[t.n('out-of-the-dungeons') * 3 + 2] = 7;
    s.threat[0] = 48;
  });
  t.act('use shadow-key 0');
  t.sc.over({ seats: ['lost'], reason: 'all-eliminated' });
});
