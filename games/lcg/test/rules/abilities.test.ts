/** Kinds of ability, when and after, priority, responses, choices (LC-17). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asked } from '@pony/engine';
import { cards } from '../../src/kernel.ts';
import { ZONE } from '../../src/lists.ts';
import { combat, planning, questing, type Scene, scene } from '../cards/scene.ts';

const noCx = new Proxy({}, { get: () => () => undefined }) as never;
const SPIRIT = [['eowyn', 'eleanor', 'dunhere']];
const LORE = [['denethor', 'glorfindel', 'beravor']];
const TACTICS = [['gimli', 'legolas', 'thalin']];

test('LC-17.1 LC-17.2 LC-17.3 actions and responses are optional, forced and when-revealed texts are not', () => {
  const t = questing().until('commit').act('commit p1:aragorn', 'done');
  t.sc.mayExactly('p1', 'react p1:aragorn 0 0', 'pass');
  const f = questing()
    .staging('old-forest-road.1')
    .until('window', { step: '4.2' })
    .clearStaging()
    .staging('forest-spider.1')
    .until('engage')
    .act('engage forest-spider.1');
  assert.equal(f.stat('forest-spider.1', 'attack'), 3);
});

test('LC-17.5 LC-17.7 LC-EX18 constant texts are always on, each card by itself', () => {
  const t = planning(1, { heroes: SPIRIT })
    .attach('p1:the-favor-of-the-lady.1', 'p1:eowyn')
    .attach('p1:the-favor-of-the-lady.2', 'p1:eowyn');
  assert.equal(t.stat('p1:eowyn', 'willpower'), 6);
  const s = scene(1, { heroes: LORE })
    .until('planning')
    .clearHands()
    .hand('p1:loriens-wealth.1')
    .lay('active', 'enchanted-stream.1')
    .tokens('resource', 'p1:denethor', 5);
  s.sc.refuses('p1', 'play loriens-wealth', 'LC-29.49', 'cannot-draw');
});

test('LC-17.9 LC-EX17 LC-17.13 a forced text is carried out every time, for its own card alone', () => {
  const t = scene()
    .until('window', { step: '4.2' })
    .clearStaging()
    .staging('forest-spider.1', 'forest-spider.2')
    .until('engage')
    .act('engage forest-spider.1');
  assert.deepEqual(
    [
      t.stat('forest-spider.1', 'attack'),
      t.isIn('staging', 'forest-spider.2') ? 2 : t.stat('forest-spider.2', 'attack'),
    ],
    [3, 2],
  );
});

test('LC-17.11 LC-17.42 characters use their texts in play, events from hand', () => {
  const t = questing(1, { heroes: [['aragorn', 'theodred', 'gloin']] }).lay('discard', 'p1:faramir.1');
  t.sc.refuses('p1', 'use p1:faramir.1 1', 'LC-17.11', 'wrong-place');
});

test('LC-17.14 LC-EX26 LC-17.15 a text touches what it names, and nothing else', () => {
  const t = questing()
    .until('window', { step: '3.2' })
    .clearStaging()
    .exhaust('p1:aragorn')
    .encounter('the-necromancers-reach.1')
    .act('pass');
  assert.deepEqual(
    ['aragorn', 'theodred', 'gloin'].map((hero) => t.on('damage', `p1:${hero}`)),
    [1, 0, 0],
  );
});

test('LC-17.16 LC-17.18 LC-17.39 "when" comes before it is done, "after" when it is', () => {
  const t = combat(1, { heroes: SPIRIT }).hand('p1:hasty-stroke.1').engaged(0, 'forest-spider.1');
  t.sc.edit((s) =>
    cards.move(s, noCx, t.n('ungoliants-spawn'), cards.zone(ZONE.shadow), { host: t.n('forest-spider.1') }),
  );
  const [before] = t.s.threat;
  t.until('cancel').act('react-with hasty-stroke 0').until('damage-hero');
  assert.equal(t.s.threat[0], before);
});

test('LC-17.19 LC-17.20 LC-1.10 several forced texts of one moment: the first player sets the order', () => {
  const t = scene(1, { scenario: 'escape-from-dol-guldur' }).until('window', { step: '7.4' }).clearStaging();
  t.sc.edit((s) => {
    for (const name of ['dungeon-torch', 'shadow-key']) cards.attach(s, noCx, t.n(name), heroIn(t), 0);
  });
  t.until('order');
  assert.deepEqual(asked(t.sc.rules, t.s), [t.s.first]);
  assert.equal(t.may(0).length, 2);
});
const heroIn = (t: Scene): number =>
  cards.pile(t.s, ZONE.area, 0).find((card) => cards.forms[t.s.form[card]].type === 0) ?? -1;

test('LC-17.21 LC-17.17 who arrives later misses it', () => {
  const t = questing().until('commit').act('commit p1:theodred', 'done');
  t.sc.mayExactlyWith('p1', 'react', 'react p1:theodred 0 0');
  t.area('p1:guard-of-the-citadel.1').sc.mayExactlyWith('p1', 'react', 'react p1:theodred 0 0');
});

test('LC-17.24 LC-17.27 LC-EX25 responses go round until all pass; then it is over', () => {
  const t = combat(1, { heroes: [['aragorn', 'theodred', 'gloin']] })
    .engaged(0, 'forest-spider.1')
    .until('damage-hero')
    .act('assign p1:gloin');
  t.sc.prompt('p1', 'respond').mayExactly('p1', 'react p1:gloin 0 0', 'pass');
  t.act('pass');
  t.sc.refuses('p1', 'react p1:gloin 0 0', 'LC-6.1', 'not-now');
});

test('LC-17.28 LC-29.47 several destroyed at once: one answer for each', () => {
  const t = combat(1, { heroes: TACTICS })
    .area('p1:gondorian-spearman.1', 'p1:gondorian-spearman.2')
    .attach('p1:horn-of-gondor.1', 'p1:gimli')
    .engaged(0, 'forest-spider.1');
  t.sc.edit((s) => cards.move(s, noCx, t.n('hummerhorns'), cards.zone(ZONE.shadow), { host: t.n('forest-spider.1') }));
  t.until('defend').act('defend p1:gimli').until('respond');
  assert.equal(t.may(0).filter((one) => one.startsWith('react p1:horn-of-gondor.1')).length, 2);
});

test('LC-17.30 LC-29.10 [through-the-caverns] a response of the scenario is anybody’s: the first player passes, the other rescues', () => {
  const t = scene(2, { scenario: 'escape-from-dol-guldur' })
    .until('window', { step: '3.2' })
    .clearStaging()
    .clearHands();
  t.sc.edit((s) => {
    for (const card of [...cards.pile(s, ZONE.quest)]) cards.move(s, noCx, card, cards.zone(ZONE.removed));
    cards.move(s, noCx, t.n('through-the-caverns'), cards.zone(ZONE.quest), {
      form: cards.formOf('through-the-caverns.b'),
    });
  });
  const captive = t.s.play.find((card) => t.s.form[card] === t.form('captive'))!;
  const free = cards.pile(t.s, ZONE.area, 1 - t.s.owner[captive]).map((card) => t.sc.rules.name('card', card));
  t.commit(...free)
    .encounter('great-forest-web.1', 'great-forest-web.2')
    .until('window', { step: '3.3' });
  t.clearStaging().until('respond');
  const { first } = t.s;
  t.sc.asked(first).mayExactly(first, 'react through-the-caverns 0 0', 'pass');
  t.act('pass').sc.asked(1 - first);
  t.act('react through-the-caverns 0 0');
  assert.notEqual(t.s.form[captive], t.form('captive'));
  assert.equal(t.s.tokens[captive * 3 + 1], 1);
  assert.ok(t.isIn('staging', 'nazgul-of-dol-guldur'));
});

test('LC-17.31 LC-17.32 LC-17.41 whoever has the text chooses; for the scenario the first player, among what can be hit', () => {
  const t = questing(2)
    .until('window', { step: '3.2' })
    .clearStaging()
    .commit('p2:gimli', 'p1:gloin')
    .encounter('dol-guldur-orcs.1', 'old-forest-road.1')
    .until('choose');
  t.sc
    .asked(t.s.first)
    .mayExactly(t.s.first, 'choose p2:gimli', 'choose p1:gloin')
    .refuses(t.s.first, 'choose p1:aragorn', 'LC-7.3', 'not-committed');
});

test('LC-17.33 LC-17.36 LC-17.37 each player chooses for himself, then all of it happens', () => {
  const t = questing(2)
    .until('window', { step: '3.2' })
    .clearStaging()
    .encounter('king-spider.1', 'old-forest-road.1')
    .until('choose');
  const first = t.s.first;
  t.sc.asked(first);
  const mine = first === 0 ? 'p1:gloin' : 'p2:gimli';
  t.act(`choose ${mine}`);
  assert.ok(t.isReady(mine));
  t.sc.asked(1 - first);
});

test('LC-17.34 LC-17.38 LC-17.35 of alternatives one that can be carried out is chosen', () => {
  const t = planning().hand('p1:gandalf.1').act('play gandalf', 'react p1:gandalf.1 2 0');
  t.sc.mayExactly('p1', 'branch 0', 'branch 2').refuses('p1', 'branch 1', 'LC-7.3', 'no-target');
});
