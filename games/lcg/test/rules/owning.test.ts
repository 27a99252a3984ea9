/** Control, unique cards, attachments, victory display, scoring (LC-19, LC-21 to LC-24, LC-28). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cards } from '../../src/kernel.ts';
import { ZONE } from '../../src/lists.ts';
import { scoreOf } from '../../src/rules/victory.ts';
import type { Lcg } from '../../src/state.ts';
import { combat, planning } from '../cards/scene.ts';

const noCx = new Proxy({}, { get: () => () => undefined }) as never;
const pileOf = (s: Lcg, zone: keyof typeof ZONE, seat?: number): readonly number[] => cards.pile(s, ZONE[zone], seat);

test('LC-19.2 LC-19.3 LC-19.10 encounter cards are the scenario’s, player cards their owner’s', () => {
  const t = planning().staging('forest-spider.1').hand('p1:gandalf.1').attach('caught-in-a-web.1', 'p1:aragorn');
  assert.deepEqual([t.ctl('forest-spider.1'), t.ctl('p1:gandalf.1'), t.ctl('caught-in-a-web.1')], [-1, 0, -1]);
});

test('LC-19.4 LC-19.5 LC-19.7 a card that changes hands keeps its state and leaves play to its owner', () => {
  const t = planning(2, {
    heroes: [
      ['eowyn', 'eleanor', 'dunhere'],
      ['gimli', 'legolas', 'thalin'],
    ],
  })
    .area('p1:wandering-took.1')
    .exhaust('p1:wandering-took.1')
    .tokens('damage', 'p1:wandering-took.1', 1);
  t.act('use p1:wandering-took.1 1');
  assert.equal(t.ctl('p1:wandering-took.1'), 1);
  assert.ok(!t.isReady('p1:wandering-took.1'));
  assert.equal(t.on('damage', 'p1:wandering-took.1'), 1);
});

test('LC-19.6 LC-19.8 LC-22.5 an attachment belongs to whoever controls the character', () => {
  const t = planning(2).hand('p1:celebrians-stone.1').act('play celebrians-stone', 'choose p2:gimli');
  assert.equal(t.ctl('p1:celebrians-stone.1'), 1);
});

test('LC-19.9 LC-22.7 on an enemy it stays with the player who played it', () => {
  const t = planning(2, {
    heroes: [
      ['denethor', 'glorfindel', 'beravor'],
      ['gimli', 'legolas', 'thalin'],
    ],
  })
    .engaged(1, 'forest-spider.1')
    .hand('p1:forest-snare.1')
    .act('play forest-snare');
  assert.equal(t.ctl('p1:forest-snare.1'), 0);
});

test('LC-21.1 LC-21.2 LC-21.3 a unique card is not played while a copy is in play', () => {
  const t = planning(2).hand('p1:faramir.1', 'p1:gandalf.1').area('p2:faramir.1');
  t.sc.refuses('p1', 'play faramir', 'LC-21.2', 'unique-in-play');
  t.lay('discard', 'p2:faramir.1').sc.mayExactlyWith('p1', 'play', 'play faramir', 'play gandalf');
});

test('LC-21.4 LC-21.6 LC-2.21 copies go by title; those out of play block nothing', () => {
  const t = planning().hand('p1:faramir.1', 'p1:faramir.2').lay('discard', 'p1:faramir.3').act('play faramir');
  t.sc.refuses('p1', 'play faramir', 'LC-21.2', 'unique-in-play');
});

test('LC-21.7 LC-7.3 an effect that could only bring a blocked unique card in cannot be used', () => {
  const t = planning().area('p1:gandalf.1').hand('p1:gandalf.2', 'p1:sneak-attack.1');
  t.sc.refuses('p1', 'play sneak-attack', 'LC-21.2', 'unique-in-play');
});

test('LC-22.2 LC-22.3 LC-EX3 attachments go where their text says, any number', () => {
  const t = planning()
    .area('p1:guard-of-the-citadel.1')
    .hand('p1:celebrians-stone.1')
    .attach('p1:dark-knowledge.1', 'p1:aragorn')
    .act('play celebrians-stone');
  t.sc
    .mayExactly('p1', 'choose p1:aragorn', 'choose p1:theodred', 'choose p1:gloin')
    .refuses('p1', 'choose p1:guard-of-the-citadel.1', null);
});

test('LC-22.6 LC-15.1 an attachment exhausts and readies by itself', () => {
  const t = planning().act('use p1:steward-of-gondor.3 2');
  assert.ok(!t.isReady('p1:steward-of-gondor.3') && t.isReady('p1:aragorn'));
  t.until('window', { step: '7.4' });
  assert.ok(t.isReady('p1:steward-of-gondor.3'));
});

test('LC-22.10 LC-22.11 LC-22.12 of three Restricted attachments one of the two old ones goes', () => {
  const t = planning(1, { heroes: [['gimli', 'legolas', 'thalin']], anchor: false })
    .attach('p1:dwarven-axe.1', 'p1:gimli')
    .attach('p1:blade-of-gondolin.1', 'p1:gimli')
    .hand('p1:horn-of-gondor.1');
  t.act('play horn-of-gondor', 'choose p1:gimli');
  t.sc
    .prompt('p1', 'restricted')
    .mayExactly('p1', 'pick p1:dwarven-axe.1', 'pick p1:blade-of-gondolin.1')
    .refuses('p1', 'pick p1:horn-of-gondor.1', 'LC-22.12', 'restricted-old-one');
  t.act('pick p1:dwarven-axe.1');
  assert.ok(t.isIn('discard', 'p1:dwarven-axe.1') && t.isIn('attached', 'p1:horn-of-gondor.1'));
});

test('LC-22.10 LC-22.11 it is so with every further one, however many have gone before', () => {
  const t = planning(1, { heroes: [['legolas']] }).tokens('resource', 'p1:legolas', 9);
  t.attach('p1:dwarven-axe.1', 'p1:legolas').attach('p1:blade-of-gondolin.1', 'p1:legolas');
  t.hand('p1:blade-of-gondolin.2', 'p1:blade-of-gondolin.3', 'p1:horn-of-gondor.1');
  t.act('play blade-of-gondolin', 'pick p1:dwarven-axe.1', 'play horn-of-gondor');
  t.sc.prompt('p1', 'restricted').mayExactly('p1', 'pick p1:blade-of-gondolin.1', 'pick p1:blade-of-gondolin.2');
  t.act('pick p1:blade-of-gondolin.2', 'play blade-of-gondolin');
  t.sc.prompt('p1', 'restricted').mayExactly('p1', 'pick p1:blade-of-gondolin.1', 'pick p1:horn-of-gondor.1');
});

test('LC-24.1 LC-24.4 LC-EX27 a defeated card with Victory goes to the display and counts at the end', () => {
  const t = combat(1, { heroes: [['gimli', 'legolas', 'thalin']] })
    .engaged(0, 'hummerhorns')
    .attach('p1:forest-snare.1', 'hummerhorns')
    .tokens('damage', 'hummerhorns', 2);
  t.until('attack').act('attack hummerhorns', 'with p1:legolas', 'done').until('window', { step: '7.4' });
  assert.ok(t.isIn('victory', 'hummerhorns'));
  assert.equal(scoreOf(t.s).victory, 5);
});

test('LC-24.2 LC-24.5 as a shadow card it goes to the pile', () => {
  const t = combat().engaged(0, 'forest-spider.1').attach('p1:forest-snare.1', 'forest-spider.1');
  t.sc.edit((s) => cards.move(s, noCx, t.n('hummerhorns'), cards.zone(ZONE.shadow), { host: t.n('forest-spider.1') }));
  t.until('window', { step: '7.4' });
  assert.ok(t.isIn('encounter-discard', 'hummerhorns'));
});

test('LC-24.6 LC-24.7 LC-EX19 an empty deck gives what it has and is not renewed', () => {
  const t = planning(1, { heroes: [['denethor', 'glorfindel', 'beravor']] }).hand('p1:loriens-wealth.1');
  t.sc.edit((s) => {
    for (const card of cards.pile(s, ZONE.deck, 0).slice(2)) cards.move(s, noCx, card, cards.zone(ZONE.discard, 0));
  });
  t.act('play loriens-wealth');
  assert.deepEqual([t.handOf(0), pileOf(t.s, 'deck', 0).length], [2, 0]);
  assert.equal(t.s.out[0], 0);
});

test('LC-28.1 LC-28.2 LC-28.3 a won game is scored: threat, dead heroes, damage, 10 a round', () => {
  const t = planning(2).tokens('damage', 'p1:aragorn', 2).lay('discard', 'p2:thalin').threat(0, 30).threat(1, 40);
  t.sc.edit((s) => {
    s.completed = 3;
  });
  assert.deepEqual(scoreOf(t.s), { threat: 70, dead: 9, damage: 2, rounds: 30, victory: 0, total: 111 });
  assert.equal((t.sc.rules.view(t.s, 0) as unknown as { score: unknown }).score, null);
});

test('LC-28.4 LC-28.6 victory points are subtracted; only rounds that ended count', () => {
  const t = planning().lay('victory', 'hummerhorns');
  assert.equal(scoreOf(t.s).rounds, 0);
  assert.equal(scoreOf(t.s).total, t.s.threat[0] - 5);
});

test('LC-28.5 LC-28.7 an eliminated player counts 50 and all heroes as dead', () => {
  const t = planning(2);
  t.sc.edit((s) => {
    s.out[1] = 1;
    s.threat[1] = 53;
    s.first = 0;
    for (const kind of [ZONE.hand, ZONE.area])
      for (const card of cards.pile(s, kind, 1).slice()) cards.move(s, noCx, card, cards.zone(ZONE.discard, 1));
  });
  const score = scoreOf(t.s);
  assert.deepEqual([score.threat, score.dead], [t.s.threat[0] + 50, 29]);
});
