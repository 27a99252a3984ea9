/** The twelve heroes. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cards } from '../../src/kernel.ts';
import { ZONE } from '../../src/lists.ts';
import { combat, planning, questing } from './scene.ts';

test('[aragorn] after committing he readies for 1 resource of his own pool, and stays committed', () => {
  const t = questing().until('commit').act('commit p1:aragorn', 'done');
  t.sc.mayExactlyWith('p1', 'react', 'react p1:aragorn 0 0');
  t.act('react p1:aragorn 0 0');
  assert.ok(t.isReady('p1:aragorn'));
  assert.equal(t.on('resource', 'p1:aragorn'), 4);
  const { cards } = t.sc.rules.view(t.s, 0) as unknown as { cards: { card: number; committed: boolean }[] };
  assert.ok(cards.find(({ card }) => card === t.n('p1:aragorn'))?.committed);
});

test('[aragorn] LC-7.20 without a resource in his own pool he cannot', () => {
  const t = questing().tokens('resource', 'p1:aragorn', 0).until('commit').act('commit p1:aragorn', 'done');
  t.sc.mayExactlyWith('p1', 'react');
});

test('[theodred] after committing he gives 1 resource to a hero committed to the same quest', () => {
  const t = questing().until('commit').act('commit p1:theodred', 'commit p1:gloin', 'done', 'react p1:theodred 0 0');
  t.sc.mayExactlyWith('p1', 'choose', 'choose p1:theodred', 'choose p1:gloin');
  t.act('choose p1:gloin');
  assert.equal(t.on('resource', 'p1:gloin'), 6);
});

test('[theodred] [aragorn] committed together, Aragorn may spend what Théodred gives him', () => {
  const t = questing()
    .tokens('resource', 'p1:aragorn', 0)
    .until('commit')
    .act(
      'commit p1:aragorn',
      'commit p1:theodred',
      'done',
      'react p1:theodred 0 1',
      'choose p1:aragorn',
      'react p1:aragorn 0 0',
    );
  assert.ok(t.isReady('p1:aragorn'));
  assert.equal(t.on('resource', 'p1:aragorn'), 0);
});

test('[gloin] gains as many resources as damage he survives', () => {
  const t = combat().engaged(0, 'east-bight-patrol').tokens('resource', 'p1:gloin', 0);
  t.until('damage-hero').act('assign p1:gloin');
  t.sc.mayExactlyWith('p1', 'react', 'react p1:gloin 0 0');
  t.act('react p1:gloin 0 0');
  assert.equal(t.on('damage', 'p1:gloin'), 3);
  assert.equal(t.on('resource', 'p1:gloin'), 3);
});

test('[gloin] LC-14.12 LC-29.46 destroyed by it he gains nothing', () => {
  const t = combat().engaged(0, 'east-bight-patrol').tokens('damage', 'p1:gloin', 1);
  t.until('damage-hero').act('assign p1:gloin');
  assert.ok(t.isIn('discard', 'p1:gloin'));
  assert.ok(!t.may(0).some((words) => words.startsWith('react p1:gloin')));
});

const noCx = new Proxy({}, { get: () => () => undefined }) as never;
const TACTICS = { heroes: [['gimli', 'legolas', 'thalin']] };

test('[gimli] has 1 attack more for each damage on him', () => {
  const t = planning(1, TACTICS);
  assert.equal(t.stat('p1:gimli', 'attack'), 2);
  assert.equal(t.tokens('damage', 'p1:gimli', 3).stat('p1:gimli', 'attack'), 5);
});

test('[legolas] an attack in which he took part destroys an enemy: 2 progress', () => {
  const t = combat(1, TACTICS).engaged(0, 'black-forest-bats').tokens('damage', 'black-forest-bats', 1);
  t.until('attack').act('attack black-forest-bats', 'with p1:legolas', 'done').until('respond');
  t.sc.mayExactlyWith('p1', 'react', 'react p1:legolas 0 1');
  t.act('react p1:legolas 0 1');
  assert.equal(t.on('progress', 'flies-and-spiders'), 2);
});

test('[legolas] without him among the attackers there is no progress', () => {
  const t = combat(1, TACTICS).engaged(0, 'black-forest-bats').tokens('damage', 'black-forest-bats', 1);
  t.until('attack').act('attack black-forest-bats', 'with p1:gimli', 'done').until('window', { step: '7.4' });
  assert.ok(t.isIn('encounter-discard', 'black-forest-bats'));
  assert.equal(t.on('progress', 'flies-and-spiders'), 0);
});

test('[thalin] LC-29.33 while he is committed a revealed enemy takes 1 damage, before its when-revealed text', () => {
  const t = questing(1, TACTICS).until('commit').act('commit p1:thalin', 'done').until('window', { step: '3.2' });
  t.encounter('king-spider.1').act('pass').until('choose');
  assert.equal(t.on('damage', 'king-spider.1'), 1);
  const idle = questing(1, TACTICS)
    .until('window', { step: '3.2' })
    .encounter('king-spider.1')
    .act('pass')
    .until('choose');
  assert.equal(idle.on('damage', 'king-spider.1'), 0);
});

test('[thalin] [eastern-crows] LC-29.33 LC-8.15 an enemy that dies of it does nothing more and is not placed', () => {
  const t = questing(1, { ...TACTICS, scenario: 'journey-along-the-anduin' })
    .until('commit')
    .act('commit p1:thalin', 'done')
    .until('window', { step: '3.2' });
  t.encounter('eastern-crows.1').act('pass').until('window', { step: '3.3' });
  assert.ok(t.isIn('encounter-deck', 'eastern-crows.1'));
});

const SPIRIT = {
  heroes: [
    ['eowyn', 'eleanor', 'dunhere'],
    ['gimli', 'legolas', 'thalin'],
  ],
};

test('[eowyn] LC-29.56 every player may discard a card for her willpower, each once a round', () => {
  const t = questing(2, SPIRIT).hand('p1:feint.1', 'p1:feint.2', 'p2:beorn.1');
  t.act('p1: use p1:eowyn 0', 'choose-title feint');
  assert.equal(t.stat('p1:eowyn', 'willpower'), 5);
  t.act('p2: use p1:eowyn 0', 'choose-title beorn');
  assert.equal(t.stat('p1:eowyn', 'willpower'), 6);
  t.sc.refuses('p1', 'use p1:eowyn 0', 'LC-18.21').leaveOpen();
  assert.ok(t.isIn('discard', 'p2:beorn.1'));
});

test('[eowyn] the bonus ends with the phase', () => {
  const t = questing(1, SPIRIT).hand('p1:feint.1').act('use p1:eowyn 0', 'choose-title feint').until('travel');
  assert.equal(t.stat('p1:eowyn', 'willpower'), 4);
});

test('[eleanor] LC-29.34 cancels a treachery; the next card is revealed in its place', () => {
  const t = questing(1, SPIRIT).until('window', { step: '3.2' });
  t.hand('p1:feint.1').encounter('eyes-of-the-forest', 'old-forest-road.2').act('pass').until('cancel');
  t.sc.mayExactlyWith('p1', 'react', 'react p1:eleanor 0 0');
  t.act('react p1:eleanor 0 0').until('window', { step: '3.3' });
  assert.ok(t.isIn('hand', 'p1:feint.1'));
  assert.ok(t.isIn('encounter-discard', 'eyes-of-the-forest'));
  assert.ok(t.isIn('staging', 'old-forest-road.2'));
  assert.ok(!t.isReady('p1:eleanor'));
});

test('[dunhere] LC-29.39 LC-29.77 alone he may attack in the staging area, with 1 attack more', () => {
  const t = combat(1, SPIRIT).staging('east-bight-patrol');
  t.until('attack').act('attack east-bight-patrol');
  t.sc.mayExactlyWith('p1', 'with', 'with p1:dunhere');
  t.act('with p1:dunhere');
  t.until('window', { step: '7.4' });
  assert.equal(t.on('damage', 'east-bight-patrol'), 0);
  assert.ok(t.isIn('encounter-discard', 'east-bight-patrol'));
});

const LORE = {
  heroes: [
    ['denethor', 'glorfindel', 'beravor'],
    ['gimli', 'legolas', 'thalin'],
  ],
};

test('[denethor] looks at the top encounter card and may put it on the bottom', () => {
  const t = planning(1, LORE).encounter('hummerhorns').act('use p1:denethor 0');
  t.sc.mayExactly('p1', 'branch 0', 'none');
  t.act('branch 0');
  assert.equal(t.s.piles[t.s.zone[t.n('hummerhorns')]][0], t.n('hummerhorns'));
  assert.ok(!t.isReady('p1:denethor'));
});

test('[denethor] LC-7.15 LC-7.31 with no card in the encounter deck there is nothing to look at', () => {
  const t = planning(1, LORE).encounter('hummerhorns');
  t.sc.edit((s) => {
    const under = cards.pile(s, ZONE['encounter-deck']).filter((card) => card !== t.n('hummerhorns'));
    for (const card of under) cards.move(s, noCx, card, cards.zone(ZONE['encounter-discard']));
  });
  assert.ok(t.may(0).includes('use p1:denethor 0'));
  t.lay('encounter-discard', 'hummerhorns').sc.refuses('p1', 'use p1:denethor 0', 'LC-7.15', 'changes-nothing');
});

test('[glorfindel] heals 1 damage for 1 resource of his own pool, once a round', () => {
  const t = planning(1, LORE).tokens('damage', 'p1:beravor', 2).act('use p1:glorfindel 0');
  assert.equal(t.on('damage', 'p1:beravor'), 1);
  assert.equal(t.on('resource', 'p1:glorfindel'), 4);
  t.sc.refuses('p1', 'use p1:glorfindel 0', 'LC-18.21').leaveOpen();
});

test('[beravor] a player of your choice draws 2 cards', () => {
  const t = planning(2, LORE).act('use p1:beravor 0');
  t.sc.mayExactlyWith('p1', 'choose-seat', 'choose-seat p1', 'choose-seat p2');
  t.act('choose-seat p2');
  assert.equal(t.handOf(1), 2);
  assert.ok(!t.isReady('p1:beravor'));
});
