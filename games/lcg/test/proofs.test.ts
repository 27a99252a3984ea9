/** The proofs of the ability kernel on real cards: what must hold where several texts meet. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cards } from '../src/kernel.ts';
import { ZONE } from '../src/lists.ts';
import { combat, planning, questing } from './cards/scene.ts';

const SPIRIT = {
  heroes: [
    ['eowyn', 'eleanor', 'dunhere'],
    ['gimli', 'legolas', 'thalin'],
  ],
};

test('[a-test-of-will] [king-spider] LC-18.2 LC-18.7 after one cancel the other player is not asked; the enemy lies in the staging area', () => {
  const t = questing(2, {
    heroes: [SPIRIT.heroes[0], ['eowyn', 'eleanor', 'dunhere'].length ? ['denethor', 'glorfindel', 'beravor'] : []],
  })
    .until('window', { step: '3.2' })
    .hand('p1:a-test-of-will.1')
    .encounter('king-spider.1');
  t.act('pass').until('cancel').act('react-with a-test-of-will 0');
  assert.ok(t.isIn('staging', 'king-spider.1'));
  assert.ok(t.isIn('discard', 'p1:a-test-of-will.1'));
  assert.ok(t.s.play.every((card) => t.s.owner[card] < 0 || t.isReady(t.sc.rules.name('card', card))));
});

test('[caught-in-a-web] LC-29.12 LC-F7.2 two copies each want their own 2 resources: with 3 he stays exhausted, with 4 he readies', () => {
  for (const [resources, ready] of [
    [3, false],
    [4, true],
  ] as const) {
    const t = combat(1).attach('caught-in-a-web.1', 'p1:gloin').attach('caught-in-a-web.2', 'p1:gloin');
    t.sc
      .edit((s) => {
        for (const name of ['caught-in-a-web.1', 'caught-in-a-web.2'])
          cards.changeForm(s, t.n(name), cards.formOf('caught-in-a-web.attached'));
      })
      .leaveOpen();
    t.tokens('resource', 'p1:gloin', resources).exhaust('p1:gloin').until('order').act(t.may(0)[0]);
    while (t.may(0).includes('branch 0')) t.act('branch 0');
    assert.equal(t.isReady('p1:gloin'), ready, `${resources} resources`);
  }
});

test('[horn-of-gondor] [east-bight-patrol] LC-29.47 LC-17.28 on the hero that falls it never answers; on another it does', () => {
  const falls = combat(1)
    .attach('p1:horn-of-gondor.1', 'p1:gloin')
    .engaged(0, 'east-bight-patrol')
    .tokens('damage', 'p1:gloin', 3);
  falls.until('damage-hero').act('assign p1:gloin');
  assert.ok(falls.isIn('discard', 'p1:gloin'));
  assert.ok(!falls.may(0).some((words) => words.startsWith('react p1:horn-of-gondor')));
  const stands = combat(1)
    .attach('p1:horn-of-gondor.1', 'p1:aragorn')
    .engaged(0, 'east-bight-patrol')
    .tokens('damage', 'p1:gloin', 3);
  stands.until('damage-hero').act('assign p1:gloin').until('respond');
  const before = stands.on('resource', 'p1:aragorn');
  stands.act(stands.may(0).find((words) => words.startsWith('react p1:horn-of-gondor')) ?? 'none');
  assert.equal(stands.on('resource', 'p1:aragorn'), before + 1);
});

test('[loriens-wealth] [enchanted-stream] LC-7.15 LC-29.49 while the Stream is active a card that only draws is refused', () => {
  const t = planning(1, { heroes: [['denethor', 'glorfindel', 'beravor']] }).hand('p1:loriens-wealth.1');
  assert.ok(t.may(0).includes('play loriens-wealth'));
  t.lay('active', 'enchanted-stream.1');
  assert.ok(!t.may(0).includes('play loriens-wealth'));
});

test('[unexpected-courage] LC-7.3 LC-7.15 on a ready hero it is refused, on an exhausted one it readies him', () => {
  const t = planning(1).attach('p1:unexpected-courage.1', 'p1:gloin');
  assert.ok(!t.may(0).some((words) => words.startsWith('use p1:unexpected-courage')));
  t.exhaust('p1:gloin');
  t.act(t.may(0).find((words) => words.startsWith('use p1:unexpected-courage')) ?? 'none');
  assert.ok(t.isReady('p1:gloin'));
  assert.ok(!t.isReady('p1:unexpected-courage.1'));
});

test('[valiant-sacrifice] LC-19.4 LC-22.4 an ally under foreign control falls: to its owner, its attachment to its own; who controlled it draws', () => {
  const t = combat(2).area('p2:silverlode-archer.1').engaged(0, 'east-bight-patrol').hand('p1:valiant-sacrifice.1');
  t.sc
    .edit((s) => {
      s.piles[cards.zone(ZONE.area, 1)].pop();
      s.piles[cards.zone(ZONE.area, 0)].push(t.n('p2:silverlode-archer.1'));
      s.zone[t.n('p2:silverlode-archer.1')] = cards.zone(ZONE.area, 0);
      s.ctl[t.n('p2:silverlode-archer.1')] = 0;
    })
    .leaveOpen();
  t.attach('p1:self-preservation.1', 'p2:silverlode-archer.1');
  t.until('defend').act('defend p2:silverlode-archer.1').until('respond', { seat: 0 });
  const hand = t.handOf(0);
  t.act(t.may(0).find((words) => words.startsWith('react-with valiant-sacrifice')) ?? 'none');
  assert.ok(t.isIn('discard', 'p2:silverlode-archer.1'));
  assert.ok(t.isIn('discard', 'p1:self-preservation.1'));
  assert.equal(t.handOf(0), hand - 1 + 2);
});
