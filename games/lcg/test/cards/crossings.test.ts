/** Where the rules of one player cross those of another, and one text the way of another. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asked } from '@pony/engine';
import { newLog, writeLog } from '../../src/campaign/index.ts';
import { cards } from '../../src/kernel.ts';
import { BIT, ZONE } from '../../src/lists.ts';
import { combat, planning, revealed, type Scene, scene } from './scene.ts';

const TWO = [
  ['aragorn', 'gimli', 'dunhere'],
  ['eowyn', 'legolas', 'denethor'],
];
/** The second player has a Sentinel. */
const WATCHED = [
  ['gimli', 'legolas', 'thalin'],
  ['aragorn', 'theodred', 'gloin'],
];
const SCENARIO = { passage: 'passage-through-mirkwood', journey: 'journey-along-the-anduin' };

const first = (t: Scene, seat: number): Scene => {
  t.sc
    .edit((s) => {
      s.first = seat;
    })
    .leaveOpen();
  return t;
};
/** The only use or reaction of that card. */
function answer(t: Scene, seat: number, card: string): Scene {
  const fitting = t.may(seat).filter((words) => new RegExp(`^(use|react|react-with) (p\\d:)?${card}`).test(words));
  assert.equal(fitting.length, 1, t.may(seat).join());
  return t.act(`p${seat + 1}: ${fitting[0]}`);
}
/** An enemy attacks the first seat, nobody of which defends; Aragorn of the second one does. Its shadow card is turned up. */
function watched(shadow: string, scenario: string, enemy: string, lay: (t: Scene) => unknown = () => undefined): Scene {
  const t = first(combat(2, { heroes: WATCHED, scenario }), 1);
  lay(t);
  t.engaged(0, enemy).shadow(shadow, enemy).threat(0, 20).threat(1, 20).until('defend', { seat: 0 }).act('undefended');
  t.until('sentinel', { seat: 1 }).act('p2: defend p2:aragorn').until('window', { step: '6.4.1' });
  return t.act('pass');
}
const turned = (t: Scene): Scene => t.until('window', { step: '6.4.2' });

test('LC-11.16 LC-12.28 with the Sentinel of another a shadow card raises the threat of the attacked player, as in a defended attack', () => {
  const threats = (...given: Parameters<typeof watched>): number[] => turned(watched(...given)).s.threat;
  const { passage, journey } = SCENARIO;
  assert.deepEqual(threats('ungoliants-spawn', passage, 'dol-guldur-orcs.1'), [24, 20]);
  assert.deepEqual(threats('east-bight-patrol', passage, 'dol-guldur-orcs.1'), [20, 20]);
  // An exhausted ally of the Sentinel's player is none of the attacked one's
  const ally = (t: Scene): Scene => t.area('p2:guard-of-the-citadel.1').exhaust('p2:guard-of-the-citadel.1');
  assert.deepEqual(threats('pursued-by-shadow.1', journey, 'wargs.1', ally), [23, 20]);
});

test('LC-11.16 LC-12.15 it hurts, exhausts and strips the attacked player, not the one who sent the Sentinel', () => {
  const { passage } = SCENARIO;
  const hurt = turned(watched('hummerhorns', passage, 'dol-guldur-orcs.1'));
  assert.deepEqual(
    ['p1:gimli', 'p1:thalin', 'p2:gloin', 'p2:aragorn'].map((name) => hurt.on('damage', name)),
    [1, 1, 0, 0],
  );
  const tired = watched('king-spider.1', passage, 'dol-guldur-orcs.1').until('choose', { seat: 0 });
  tired.sc.mayExactly('p1', 'choose p1:gimli', 'choose p1:legolas', 'choose p1:thalin');
  const armed = (t: Scene): Scene =>
    t.attach('p2:unexpected-courage.1', 'p2:aragorn').attach('p1:unexpected-courage.1', 'p1:gimli');
  const stripped = watched('forest-spider.1', passage, 'dol-guldur-orcs.1', armed).until('choose', { seat: 0 });
  stripped.sc.mayExactly('p1', 'choose p1:steward-of-gondor.3', 'choose p1:unexpected-courage.1');
});

test('LC-29.63 [driven-by-shadow] of a Sentinel the attachments on him are meant, and the first player picks', () => {
  const armed = (t: Scene): Scene =>
    t
      .attach('p2:unexpected-courage.1', 'p2:aragorn')
      .attach('p2:dark-knowledge.1', 'p2:aragorn')
      .attach('p2:citadel-plate.1', 'p2:gloin');
  const t = watched('driven-by-shadow', SCENARIO.passage, 'dol-guldur-orcs.1', armed).until('choose', { seat: 1 });
  t.sc.mayExactly('p2', 'choose p2:unexpected-courage.1', 'choose p2:dark-knowledge.1');
});

test('LC-16.9 LC-F7.4 the first player is out in step 7.3: the token passes at once, and once more in 7.4', () => {
  const heroes = [...TWO, ['theodred', 'gloin', 'glorfindel']];
  const t = first(scene(3, { heroes }).until('window', { step: '6.2' }).clearHands(), 0);
  t.threat(0, 49).threat(1, 10).threat(2, 10).until('window', { step: '7.4' });
  assert.deepEqual([t.s.out, t.s.first], [[1, 0, 0], 2]);
});

test('LC-16.5 LC-16.7 LC-19.8 of the cards of a player who is out those under others’ control stay', () => {
  const t = first(planning(2, { heroes: TWO }), 0)
    .staging('old-forest-road.1')
    .threat(0, 20)
    .threat(1, 20);
  t.attach('p1:unexpected-courage.1', 'p2:eowyn').hand('p1:power-in-the-earth.1').act('play power-in-the-earth');
  t.threat(0, 49).until('window', { step: '7.4' });
  assert.deepEqual([t.s.out[0], t.isIn('attached', 'p1:unexpected-courage.1')], [1, true]);
  assert.ok(t.isIn('discard', 'p1:power-in-the-earth.1'));
});

test('LC-16.5 LC-19.4 [wandering-took] handed to a player who then is out he goes to his owner’s pile', () => {
  const t = first(planning(2, { heroes: TWO }), 0)
    .area('p1:wandering-took.1')
    .threat(0, 20)
    .threat(1, 20);
  answer(t, 0, 'wandering-took');
  assert.equal(t.ctl('p1:wandering-took.1'), 1);
  t.threat(0, 0).threat(1, 49).until('window', { step: '7.4' });
  assert.ok(cards.pile(t.s, ZONE.discard, 0).includes(t.n('p1:wandering-took.1')));
});

test('LC-16.4 LC-16.6 [hummerhorns] they kill the last hero of whoever engaged them and are back in the staging area for the next player', () => {
  const t = first(scene(2, { heroes: [['gimli'], TWO[1]] }).until('window', { step: '4.2' }), 0).clearStaging();
  t.staging('hummerhorns').threat(0, 5).threat(1, 5).until('engage', { seat: 0 }).act('engage hummerhorns');
  t.until('engage', { seat: 1 });
  assert.deepEqual([t.s.out, t.isIn('staging', 'hummerhorns'), t.s.first], [[1, 0], true, 1]);
  assert.ok(t.may(1).includes('engage hummerhorns'));
});

test('LC-14.8 LC-12.12 [citadel-plate] [forest-spider] a shadow card takes the plate, the defender dies, and the attack is undefended', () => {
  const t = combat(1, { heroes: TWO }).engaged(0, 'dol-guldur-orcs.1').shadow('forest-spider.1', 'dol-guldur-orcs.1');
  t.attach('p1:citadel-plate.1', 'p1:gimli').tokens('damage', 'p1:gimli', 6).lay('discard', 'p1:steward-of-gondor.3');
  t.until('defend').act('defend p1:gimli').until('damage-hero');
  assert.ok(t.isIn('discard', 'p1:gimli'));
  t.sc.mayExactly('p1', 'assign p1:aragorn', 'assign p1:dunhere');
});

test('LC-29.21 LC-18.8 [hasty-stroke] [wolf-rider] a cancelled Wolf Rider does not attack and is discarded like any shadow card', () => {
  const t = combat(1, { heroes: TWO, scenario: SCENARIO.journey })
    .engaged(0, 'wargs.1')
    .shadow('wolf-rider', 'wargs.1');
  t.hand('p1:hasty-stroke.1').threat(0, 20).until('defend').act('defend p1:gimli').until('cancel');
  answer(t, 0, 'hasty-stroke').until('window', { step: '7.4' });
  assert.ok(t.isIn('encounter-discard', 'wolf-rider'));
  assert.ok(t.isIn('engaged', 'wargs.1'));
});

test('LC-12.17 LC-11.8 [gondorian-spearman] a Sentinel who slays the attacker: its shadow card is discarded unresolved', () => {
  const t = first(combat(2, { heroes: WATCHED }), 0)
    .engaged(0, 'east-bight-patrol')
    .area('p2:gondorian-spearman.1');
  t.tokens('damage', 'east-bight-patrol', 1).shadow('ungoliants-spawn', 'east-bight-patrol').threat(0, 10);
  t.until('defend', { seat: 0 }).act('undefended').until('sentinel', { seat: 1 });
  answer(t.act('p2: defend p2:gondorian-spearman.1').until('respond'), 1, 'gondorian-spearman');
  assert.ok(t.isIn('encounter-discard', 'east-bight-patrol') && t.isIn('encounter-discard', 'ungoliants-spawn'));
  t.until('window', { step: '7.4' });
  assert.deepEqual([t.s.threat[0], t.isIn('area', 'p2:gondorian-spearman.1')], [11, true]);
});

test('LC-12.2 LC-29.58 [cavern-guardian] [forest-snare] an undefended attack strips the Snare off: its enemy attacks in the same step', () => {
  const t = combat(1, { heroes: TWO }).engaged(0, 'dol-guldur-orcs.1', 'forest-spider.1').threat(0, 10);
  t.attach('p1:forest-snare.1', 'forest-spider.1').shadow('driven-by-shadow', 'dol-guldur-orcs.1');
  t.sc
    .edit((s) => {
      s.ctl[t.n('p1:forest-snare.1')] = 0;
    })
    .leaveOpen();
  t.until('defend').act('undefended').until('damage-hero').act('assign p1:aragorn').until('defend');
  assert.ok(t.isIn('discard', 'p1:forest-snare.1'));
  assert.ok((t.s.bits[t.n('forest-spider.1')] & BIT.attacked) !== 0);
});

test('LC-29.36 [feint] [son-of-arnor] it keeps an enemy from one player: engaged with another, it attacks that one', () => {
  const heroes = [['aragorn', 'theodred', 'gimli'], TWO[1]];
  const t = first(combat(2, { heroes }), 0).engaged(1, 'forest-spider.1');
  t.hand('p1:feint.1', 'p1:sneak-attack.1', 'p1:son-of-arnor.1');
  if (asked(t.sc.rules, t.s)[0] === 1) t.act('p2: pass');
  t.act('p1: play feint').until('window', { seat: 0 }).act('p1: play sneak-attack', 'p1: choose-title son-of-arnor');
  answer(t.until('respond'), 0, 'son-of-arnor').until('defend', { seat: 0 });
  assert.ok((t.s.bits[t.n('forest-spider.1')] & BIT.attacked) !== 0);
});

test('LC-29.34 [eleanor] [lingering-venom] a cancelled treachery surges first, then the card in its place is revealed', () => {
  const heroes = [['eowyn', 'eleanor', 'dunhere']];
  const completed = [{ scenario: SCENARIO.passage, difficulty: 'normal' as const, score: 100, rounds: 5 }];
  const log = writeLog({ ...newLog('campaign', heroes), completed, pool: [{ card: 'lingering-venom' }] });
  const given = { heroes, options: { campaign: 'campaign', log } };
  const t = revealed(1, 'lingering-venom', given, [], [], [], ['wargs.1', 'goblin-sniper.1']).until('cancel');
  answer(t, 0, 'eleanor').until('window', { step: '3.3' });
  assert.deepEqual(
    cards.pile(t.s, ZONE.staging).map((card) => t.sc.rules.name('card', card)),
    ['wargs.1', 'goblin-sniper.1'],
  );
  assert.ok(t.isIn('encounter-discard', 'lingering-venom'));
});

test('LC-2.19 LC-9.9 [northern-tracker] two locations explored at once go to the encounter pile as they stood: no card reads their order, the first player is not asked', () => {
  const t = scene(1, { heroes: [['eowyn', 'eleanor', 'dunhere']] })
    .until('commit')
    .clearHands()
    .clearStaging();
  t.area('p1:northern-tracker.1').staging('old-forest-road.1', 'enchanted-stream.1');
  t.tokens('progress', 'old-forest-road.1', 2).tokens('progress', 'enchanted-stream.1', 1);
  answer(t.act('commit p1:northern-tracker.1', 'done').until('respond'), 0, 'northern-tracker');
  assert.deepEqual(
    cards
      .pile(t.s, ZONE['encounter-discard'])
      .slice(-2)
      .map((card) => t.sc.rules.name('card', card)),
    ['old-forest-road.1', 'enchanted-stream.1'],
  );
});

test('LC-17.34 [gandalf] with an empty deck he lets nobody draw', () => {
  const t = planning(1, { heroes: TWO }).hand('p1:gandalf.1').staging('forest-spider.1');
  t.sc
    .edit((s) => {
      const noCx = new Proxy({}, { get: () => () => undefined }) as never;
      for (const card of cards.pile(s, ZONE.deck, 0).slice()) cards.move(s, noCx, card, cards.zone(ZONE.removed));
    })
    .leaveOpen();
  answer(t.act('play gandalf').until('respond'), 0, 'gandalf');
  t.sc.mayExactly('p1', 'branch 1', 'branch 2');
});
