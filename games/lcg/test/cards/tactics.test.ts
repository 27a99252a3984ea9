/** Player cards of Tactics. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { combat, planning, questing } from './scene.ts';

const TACTICS = {
  heroes: [
    ['gimli', 'legolas', 'thalin'],
    ['aragorn', 'theodred', 'gloin'],
  ],
};

for (const [id, stats] of [
  ['veteran-axehand', [0, 2, 1, 2]],
  ['horseback-archer', [0, 2, 1, 2]],
] as const)
  test(`[${id}] is played for its cost and has its printed values`, () => {
    const t = planning(1, TACTICS).hand(`p1:${id}.1`).act(`play ${id}`);
    assert.deepEqual(
      (['willpower', 'attack', 'defense', 'hitPoints'] as const).map((stat) => t.stat(`p1:${id}.1`, stat)),
      stats,
    );
    assert.equal(t.has(`p1:${id}.1`, 'ranged'), id === 'horseback-archer');
  });

test('[veteran-axehand] 2 attack and 2 hit points for 2 resources; without Ranged he reaches own enemies alone', () => {
  const t = planning(1, TACTICS).hand('p1:veteran-axehand.1');
  t.tokens('resource', 'p1:gimli', 2).tokens('resource', 'p1:legolas', 0).tokens('resource', 'p1:thalin', 0);
  t.act('play veteran-axehand');
  assert.equal(t.on('resource', 'p1:gimli'), 0);
  const fight = combat(2, TACTICS).area('p1:veteran-axehand.1').engaged(0, 'king-spider.1').engaged(1, 'king-spider.2');
  fight.until('attack', { seat: 0 }).act('attack king-spider.2');
  fight.sc.refuses('p1', 'with p1:veteran-axehand.1', 'LC-13.12', 'attack-ranged');
  const own = combat(1, TACTICS).area('p1:veteran-axehand.1').engaged(0, 'king-spider.1');
  own
    .until('attack')
    .act('attack king-spider.1', 'with p1:veteran-axehand.1', 'done')
    .until('window', { step: '6.8.3' });
  assert.equal(own.on('damage', 'king-spider.1'), 1);
});

test('[horseback-archer] LC-13.12 with Ranged he joins the attack of another player, with 2 attack', () => {
  const t = combat(2, TACTICS).area('p1:horseback-archer.1').engaged(1, 'king-spider.1');
  t.until('attack', { seat: 1 }).act('attack king-spider.1', 'with p2:theodred', 'done');
  t.until('ranged', { seat: 0 }).sc.mayExactlyWith('p1', 'with', 'with p1:legolas', 'with p1:horseback-archer.1');
  t.act('with p1:horseback-archer.1', 'done').until('window', { step: '6.8.2' });
  t.act('pass').until('window', { step: '6.8.3' });
  assert.ok(t.isIn('encounter-discard', 'king-spider.1'));
});

test('[gondorian-spearman] declared as a defender he deals 1 damage to the attacker', () => {
  const t = combat(1, TACTICS).area('p1:gondorian-spearman.1').engaged(0, 'forest-spider.1');
  t.until('defend').act('defend p1:gondorian-spearman.1', 'react p1:gondorian-spearman.1 1 0');
  assert.equal(t.on('damage', 'forest-spider.1'), 1);
  assert.ok(t.has('p1:gondorian-spearman.1', 'sentinel'));
});

test('[beorn] LC-29.42 5 attack more for the phase, then shuffled into the deck; once a round', () => {
  const t = questing(1, TACTICS).area('p1:beorn.1').act('use p1:beorn.1 1');
  assert.equal(t.stat('p1:beorn.1', 'attack'), 8);
  t.sc.refuses('p1', 'use p1:beorn.1 1', 'LC-18.21').leaveOpen();
  t.until('window', { step: '4.2' });
  assert.ok(t.isIn('deck', 'p1:beorn.1'));
});

test('[beorn] [sneak-attack] LC-29.42 LC-18.13 the first player says which comes first; the other does nothing', () => {
  const t = questing(1, { heroes: [['gimli', 'legolas', 'aragorn']] }).hand('p1:sneak-attack.1', 'p1:beorn.1');
  t.act('play sneak-attack', 'choose-title beorn', 'use p1:beorn.1 1').until('order');
  const words = t.may(0);
  assert.equal(words.length, 2);
  t.act(words[0]).until('window', { step: '4.2' });
  assert.ok(t.isIn('hand', 'p1:beorn.1') !== t.isIn('deck', 'p1:beorn.1'));
});

test('[blade-mastery] 1 attack and 1 defense for a character, for the phase', () => {
  const t = planning(1, TACTICS).hand('p1:blade-mastery.1').act('play blade-mastery', 'choose p1:thalin');
  assert.deepEqual([t.stat('p1:thalin', 'attack'), t.stat('p1:thalin', 'defense')], [3, 3]);
  t.until('window', { step: '3.1' });
  assert.equal(t.stat('p1:thalin', 'attack'), 2);
});

test('[rain-of-arrows] a Ranged character exhausts; all enemies engaged with a player take 1 damage', () => {
  const t = planning(2, TACTICS)
    .hand('p1:rain-of-arrows.1')
    .engaged(1, 'forest-spider.1', 'king-spider.1')
    .engaged(0, 'east-bight-patrol');
  t.act('play rain-of-arrows');
  t.sc.mayExactlyWith('p1', 'choose-seat', 'choose-seat p1', 'choose-seat p2');
  t.act('choose-seat p2');
  assert.deepEqual(
    ['forest-spider.1', 'king-spider.1', 'east-bight-patrol'].map((name) => t.on('damage', name)),
    [1, 1, 0],
  );
  assert.ok(!t.isReady('p1:legolas'));
});

test('[feint] LC-6.5 LC-29.36 in the combat phase alone: the enemy cannot attack that player', () => {
  planning(1, TACTICS)
    .hand('p1:feint.1')
    .engaged(0, 'forest-spider.1')
    .sc.refuses('p1', 'play feint', 'LC-6.5')
    .leaveOpen();
  const t = combat(1, TACTICS).hand('p1:feint.1').engaged(0, 'forest-spider.1').act('play feint').until('attack');
  assert.equal(t.on('damage', 'p1:gimli') + t.on('damage', 'p1:legolas') + t.on('damage', 'p1:thalin'), 0);
});

test('[quick-strike] LC-29.38 LC-6.12 one character attacks at once, outside the combat phase', () => {
  const t = planning(1, TACTICS)
    .hand('p1:quick-strike.1')
    .engaged(0, 'forest-spider.1')
    .staging('king-spider.1')
    .act('play quick-strike');
  t.sc.mayExactlyWith('p1', 'choose', 'choose p1:gimli', 'choose p1:legolas', 'choose p1:thalin');
  t.act('choose p1:legolas');
  assert.equal(t.on('damage', 'forest-spider.1'), 2);
  assert.equal(t.on('damage', 'king-spider.1'), 0);
  assert.ok(!t.isReady('p1:legolas'));
});

test('[quick-strike] LC-7.3 with nobody to attack it cannot be played', () => {
  planning(1, TACTICS)
    .hand('p1:quick-strike.1')
    .staging('king-spider.1')
    .sc.refuses('p1', 'play quick-strike', 'LC-7.3')
    .leaveOpen();
});

test('[quick-strike] LC-29.38 LC-7.15 an attack that deals no damage is an attack', () => {
  const t = planning(1, TACTICS).hand('p1:quick-strike.1').engaged(0, 'chieftain-ufthak');
  assert.ok(t.stat('p1:thalin', 'attack') <= t.stat('chieftain-ufthak', 'defense'));
  t.act('play quick-strike', 'choose p1:thalin');
  assert.equal(t.on('damage', 'chieftain-ufthak'), 0);
  assert.ok(!t.isReady('p1:thalin'));
  assert.ok(t.isIn('discard', 'p1:quick-strike.1'));
});

test('[quick-strike] [legolas] an enemy destroyed by it gives Legolas his progress', () => {
  const t = planning(1, TACTICS)
    .hand('p1:quick-strike.1')
    .engaged(0, 'black-forest-bats')
    .act('play quick-strike', 'choose p1:legolas');
  t.until('respond');
  t.sc.mayExactlyWith('p1', 'react', 'react p1:legolas 0 1');
  t.act('react p1:legolas 0 1');
  assert.equal(t.on('progress', 'flies-and-spiders'), 2);
});

test('[thicket-of-spears] LC-29.57 three heroes pay; the enemies engaged with a player cannot attack that player', () => {
  const t = combat(1, TACTICS).hand('p1:thicket-of-spears.1').engaged(0, 'forest-spider.1', 'king-spider.1');
  t.tokens('resource', 'p1:gimli', 0).sc.refuses('p1', 'play thicket-of-spears', 'LC-29.57').leaveOpen();
  t.tokens('resource', 'p1:gimli', 1).act('play thicket-of-spears').until('attack');
  assert.equal(t.on('damage', 'p1:gimli') + t.on('damage', 'p1:legolas') + t.on('damage', 'p1:thalin'), 0);
});

test('[swift-strike] a declared defender: 2 damage to the attacker', () => {
  const t = combat(1, TACTICS).hand('p1:swift-strike.1').engaged(0, 'forest-spider.1');
  t.until('defend').act('defend p1:gimli', 'react-with swift-strike 0');
  assert.equal(t.on('damage', 'forest-spider.1'), 2);
});

test('[stand-together] LC-29.50 LC-12.14 the attacked player may declare several defenders', () => {
  const t = combat(1, TACTICS)
    .hand('p1:stand-together.1')
    .engaged(0, 'ungoliants-spawn')
    .act('play stand-together')
    .until('defend');
  t.act('defend p1:gimli', 'defend p1:thalin', 'done').until('damage-defender');
  t.sc.mayExactlyWith('p1', 'assign', 'assign p1:gimli', 'assign p1:thalin');
});

test('[blade-of-gondolin] 1 attack more against Orcs; 1 progress for a destroyed enemy', () => {
  const t = combat(1, TACTICS)
    .attach('p1:blade-of-gondolin.1', 'p1:thalin')
    .engaged(0, 'dol-guldur-orcs.1')
    .tokens('damage', 'dol-guldur-orcs.1', 0);
  assert.equal(t.stat('p1:thalin', 'attack'), 2);
  t.until('attack').act('attack dol-guldur-orcs.1', 'with p1:thalin', 'done');
  assert.equal(t.stat('p1:thalin', 'attack'), 3);
  t.until('respond');
  t.act('react p1:blade-of-gondolin.1 2 1');
  assert.equal(t.on('progress', 'flies-and-spiders'), 1);
});

test('[legolas] [blade-of-gondolin] LC-29.44 LC-17.27 both answer in one window, in any order', () => {
  const t = combat(1, TACTICS).attach('p1:blade-of-gondolin.1', 'p1:legolas').engaged(0, 'black-forest-bats');
  t.until('attack').act('attack black-forest-bats', 'with p1:legolas', 'done').until('respond');
  t.sc.mayExactlyWith('p1', 'react', 'react p1:legolas 0 1', 'react p1:blade-of-gondolin.1 2 1');
  t.act('react p1:blade-of-gondolin.1 2 1', 'react p1:legolas 0 1');
  assert.equal(t.on('progress', 'flies-and-spiders'), 3);
});

test('[citadel-plate] 4 hit points', () => {
  const t = planning(1, TACTICS).hand('p1:citadel-plate.1').act('play citadel-plate', 'choose p1:gimli');
  assert.equal(t.stat('p1:gimli', 'hitPoints'), 9);
});

test('[dwarven-axe] 1 attack, for a Dwarf 2', () => {
  const t = planning(1, TACTICS).attach('p1:dwarven-axe.1', 'p1:gimli').attach('p1:dwarven-axe.2', 'p1:legolas');
  assert.deepEqual([t.stat('p1:gimli', 'attack'), t.stat('p1:legolas', 'attack')], [4, 4]);
});

test('[horn-of-gondor] LC-29.47 1 resource for every character that is destroyed', () => {
  const t = combat(1, TACTICS)
    .attach('p1:horn-of-gondor.1', 'p1:gimli')
    .area('p1:veteran-axehand.1')
    .engaged(0, 'ungoliants-spawn');
  t.until('defend').act('defend p1:veteran-axehand.1').until('respond');
  t.act('react p1:horn-of-gondor.1 1 1');
  assert.equal(t.on('resource', 'p1:gimli'), 6);
});

test('[horn-of-gondor] LC-29.47 LC-22.4 not for the hero who carries it', () => {
  const t = combat(1, TACTICS)
    .attach('p1:horn-of-gondor.1', 'p1:thalin')
    .engaged(0, 'ungoliants-spawn')
    .tokens('damage', 'p1:thalin', 3);
  t.until('damage-hero').act('assign p1:thalin');
  assert.ok(t.isIn('discard', 'p1:horn-of-gondor.1'));
  assert.ok(!t.may(0).some((words) => words.startsWith('react p1:horn')));
});
