/** Player cards of Lore. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { combat, planning, questing } from './scene.ts';

const LORE = {
  heroes: [
    ['denethor', 'glorfindel', 'beravor'],
    ['gimli', 'legolas', 'thalin'],
  ],
};

test('[daughter-of-the-nimrodel] heals up to 2 damage on a hero', () => {
  const t = planning(2, LORE)
    .area('p1:daughter-of-the-nimrodel.1')
    .tokens('damage', 'p2:gimli', 3)
    .act('use p1:daughter-of-the-nimrodel.1 1');
  assert.equal(t.on('damage', 'p2:gimli'), 1);
});

test('[erebor-hammersmith] LC-2.17 played, the topmost attachment of a pile goes to its player’s hand', () => {
  const t = planning(2, LORE)
    .hand('p1:erebor-hammersmith.1')
    .lay('discard', 'p2:citadel-plate.1', 'p2:dwarven-axe.1', 'p2:feint.1')
    .act('play erebor-hammersmith');
  t.act('react p1:erebor-hammersmith.1 1 1');
  assert.ok(t.isIn('hand', 'p2:dwarven-axe.1') && t.isIn('discard', 'p2:citadel-plate.1'));
});

test('[henamarth-riversong] LC-2.34 looks at the top encounter card; only you see it', () => {
  const t = planning(2, LORE)
    .area('p1:henamarth-riversong.1')
    .encounter('hummerhorns')
    .act('use p1:henamarth-riversong.1 1');
  const known = (seat: number) => (t.sc.rules.view(t.s, seat) as unknown as { known: number[] }).known;
  assert.deepEqual([known(0).includes(t.n('hummerhorns')), known(1).includes(t.n('hummerhorns'))], [true, false]);
});

test('[miner-of-the-iron-hills] discards a Condition attachment', () => {
  const t = planning(1, LORE)
    .hand('p1:miner-of-the-iron-hills.1')
    .attach('p1:unexpected-courage.1', 'p1:beravor')
    .act('play miner-of-the-iron-hills', 'react p1:miner-of-the-iron-hills.1 1 0');
  assert.ok(t.isIn('discard', 'p1:unexpected-courage.1'));
});

test('[gleowine] a player of your choice draws 1', () => {
  const t = planning(2, LORE).area('p1:gleowine.1').act('use p1:gleowine.1 1', 'choose-seat p2');
  assert.equal(t.handOf(1), 1);
});

test('[gleowine] [enchanted-stream] LC-29.49 nobody can draw: refused', () => {
  planning(1, LORE)
    .area('p1:gleowine.1')
    .lay('active', 'enchanted-stream.1')
    .sc.refuses('p1', 'use p1:gleowine.1 1', 'LC-29.49')
    .leaveOpen();
});

test('[lore-of-imladris] heals a character completely', () => {
  const t = planning(1, LORE)
    .hand('p1:lore-of-imladris.1')
    .tokens('damage', 'p1:beravor', 3)
    .act('play lore-of-imladris');
  assert.equal(t.on('damage', 'p1:beravor'), 0);
});

test('[loriens-wealth] a player draws 3', () => {
  const t = planning(2, LORE).hand('p1:loriens-wealth.1').act('play loriens-wealth', 'choose-seat p2');
  assert.equal(t.handOf(1), 3);
});

test('[radagasts-cunning] LC-6.5 in the quest phase an enemy in the staging area counts no threat', () => {
  planning(1, LORE)
    .hand('p1:radagasts-cunning.1')
    .staging('forest-spider.1')
    .sc.refuses('p1', 'play radagasts-cunning', 'LC-6.5')
    .leaveOpen();
  const t = questing(1, LORE)
    .hand('p1:radagasts-cunning.1')
    .staging('forest-spider.1', 'forest-gate.1')
    .act('play radagasts-cunning');
  assert.deepEqual([t.stat('forest-spider.1', 'threat'), t.stat('forest-gate.1', 'threat')], [0, 2]);
});

test('[secret-paths] a location in the staging area counts no threat', () => {
  const t = questing(1, LORE)
    .hand('p1:secret-paths.1')
    .staging('forest-spider.1', 'forest-gate.1')
    .act('play secret-paths');
  assert.deepEqual([t.stat('forest-spider.1', 'threat'), t.stat('forest-gate.1', 'threat')], [2, 0]);
});

test('[gandalfs-search] LC-29.62 one of the top X cards to hand, the others back in an order you decide', () => {
  const t = planning(1, LORE)
    .hand('p1:gandalfs-search.1')
    .deck(0, 'p1:feint.1', 'p1:beorn.1', 'p1:gandalf.1', 'p1:gleowine.1')
    .act('play gandalfs-search');
  t.sc.mayExactly('p1', ...Array.from({ length: 15 }, (_, i) => `x ${i + 1}`));
  t.act('x 3', 'choose-title beorn');
  assert.ok(t.isIn('hand', 'p1:beorn.1'));
  t.sc.mayExactly('p1', 'choose-title gandalf', 'choose-title feint');
  t.act('choose-title feint');
  const deck = t.s.piles[t.s.zone[t.n('p1:gleowine.1')]].map((card) =>
    t.sc.rules.name('card', card).replace(/\.\d$/, ''),
  );
  assert.deepEqual(deck.slice(-3), ['p1:gleowine', 'p1:feint', 'p1:gandalf']);
});

test('LC-7.5 LC-7.17 [gandalfs-search] a great X is paid in full, out of the pool that was named', () => {
  const t = planning(1, LORE).hand('p1:gandalfs-search.1').tokens('resource', 'p1:denethor', 40);
  t.act('play gandalfs-search', 'x 40');
  assert.deepEqual(
    ['denethor', 'glorfindel', 'beravor'].map((id) => t.on('resource', `p1:${id}`)),
    [0, 5, 5],
  );
});

test('[beorns-hospitality] all heroes of a player are healed', () => {
  const t = planning(2, LORE)
    .hand('p1:beorns-hospitality.1')
    .tokens('damage', 'p2:gimli', 3)
    .tokens('damage', 'p2:thalin', 1)
    .act('play beorns-hospitality');
  assert.deepEqual([t.on('damage', 'p2:gimli'), t.on('damage', 'p2:thalin')], [0, 0]);
});

test('[forest-snare] LC-29.58 its enemy cannot attack', () => {
  const t = planning(1, LORE)
    .hand('p1:forest-snare.1')
    .engaged(0, 'ungoliants-spawn')
    .staging('king-spider.1')
    .act('play forest-snare');
  assert.equal(t.s.host[t.n('p1:forest-snare.1')], t.n('ungoliants-spawn'));
  const safe = combat(1, LORE)
    .engaged(0, 'ungoliants-spawn')
    .attach('p1:forest-snare.1', 'ungoliants-spawn')
    .until('attack');
  assert.deepEqual(
    ['denethor', 'glorfindel', 'beravor'].map((id) => safe.on('damage', `p1:${id}`)),
    [0, 0, 0],
  );
});

test('[protector-of-lorien] LC-18.21 a card for 1 defense or 1 willpower, three times a phase', () => {
  const t = planning(1, LORE)
    .attach('p1:protector-of-lorien.1', 'p1:beravor')
    .hand('p1:feint.1', 'p1:feint.2', 'p1:feint.3', 'p1:beorn.1');
  t.act(
    'use p1:protector-of-lorien.1 1',
    'choose-title feint',
    'branch 0',
    'use p1:protector-of-lorien.1 1',
    'choose-title feint',
    'branch 1',
  );
  assert.deepEqual([t.stat('p1:beravor', 'defense'), t.stat('p1:beravor', 'willpower')], [3, 3]);
  t.act('use p1:protector-of-lorien.1 1', 'choose-title feint', 'branch 1');
  t.sc.refuses('p1', 'use p1:protector-of-lorien.1 1', 'LC-18.21').leaveOpen();
});

test('[dark-knowledge] LC-29.55 1 willpower less; looks at a shadow card dealt to an enemy of yours', () => {
  const t = planning(1, LORE).attach('p1:dark-knowledge.1', 'p1:beravor').engaged(0, 'forest-spider.1');
  assert.equal(t.stat('p1:beravor', 'willpower'), 1);
  t.until('window', { step: '5.3' }).encounter('hummerhorns').act('pass').until('respond');
  t.act('react p1:dark-knowledge.1 2 0');
  assert.ok((t.sc.rules.view(t.s, 0) as unknown as { known: number[] }).known.includes(t.n('hummerhorns')));
});

test('[self-preservation] heals 2 damage on its character', () => {
  const t = planning(1, LORE)
    .attach('p1:self-preservation.1', 'p1:beravor')
    .tokens('damage', 'p1:beravor', 3)
    .act('use p1:self-preservation.1 1');
  assert.equal(t.on('damage', 'p1:beravor'), 1);
});
