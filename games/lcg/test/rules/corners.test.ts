/** Where rules meet: explored and completed at once (LC-8.39), who goes on knowing what (LC-2.34), which order is asked (LC-2.18). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cards } from '../../src/kernel.ts';
import { ZONE, type ZoneWord } from '../../src/lists.ts';
import { combat, planning, questing, type Scene, scene } from '../cards/scene.ts';

const noCx = new Proxy({}, { get: () => () => undefined }) as never;
const LORE = {
  heroes: [
    ['denethor', 'glorfindel', 'beravor'],
    ['gimli', 'legolas', 'thalin'],
  ],
};
const SPIRIT = {
  heroes: [
    ['eowyn', 'eleanor', 'dunhere'],
    ['gimli', 'legolas', 'thalin'],
  ],
};
const names = (t: Scene, zone: ZoneWord, seat?: number): string[] =>
  cards.pile(t.s, ZONE[zone], seat).map((card) => t.sc.rules.name('card', card));
/** Whether a seat knows this card where it lies hidden. */
const knows = (t: Scene, seat: number, name: string): boolean => cards.sees(t.s, seat, t.n(name));

// LC-8.39, LC-9.9, LC-8.30

test('LC-8.39 LC-9.9 [banks-of-the-anduin] the explored location is on the deck before the next stage reveals from it', () => {
  const t = questing(1, { scenario: 'journey-along-the-anduin', heroes: [['aragorn', 'theodred', 'gloin']] });
  t.finishStage().until('window', { step: '3.2' }).clearStaging();
  t.commit('p1:aragorn', 'p1:gloin', 'p1:theodred').lay('active', 'banks-of-the-anduin.1');
  t.tokens('progress', 'banks-of-the-anduin.1', cards.stat(t.s, t.n('banks-of-the-anduin.1'), 7) - 1);
  assert.equal(t.stage(), 'anduin-passage.b');
  t.tokens('progress', 'anduin-passage', 15).encounter('gladden-fields.1', 'the-brown-lands.1', 'hill-troll.1');
  t.act('pass').until('window', { step: '3.3' }).clearStaging().act('pass');
  assert.equal(t.stage(), 'ambush-on-the-shore.b');
  assert.ok(t.isIn('staging', 'banks-of-the-anduin.1'));
});

test('LC-8.39 LC-8.30 [enchanted-stream] it has left play while the next stage is read', () => {
  const t = questing().until('window', { step: '3.2' }).clearStaging();
  t.sc
    .edit((s) => {
      const fork = t.n('a-fork-in-the-road');
      cards.move(s, noCx, t.n('a-chosen-path-beorns-path'), cards.zone(ZONE.removed));
      cards.move(s, noCx, t.n('flies-and-spiders'), cards.zone(ZONE.removed));
      cards.move(s, noCx, fork, cards.zone(ZONE.quest), { form: cards.formOf('a-fork-in-the-road.b') });
    })
    .leaveOpen();
  t.commit('p1:aragorn', 'p1:gloin', 'p1:theodred')
    .lay('active', 'enchanted-stream.1')
    .tokens('progress', 'enchanted-stream.1', 1);
  t.tokens('progress', 'a-fork-in-the-road', 1).encounter('old-forest-road.1');
  t.act('pass').until('window', { step: '3.3' }).clearStaging().act('pass');
  assert.equal(t.stage(), 'a-chosen-path-dont-leave-the-path.b');
  assert.ok(
    t.may(0).some((words) => words.includes('spider')),
    'Spiders are chosen',
  );
  assert.ok(t.isIn('encounter-discard', 'enchanted-stream.1'));
});

// LC-2.34

const searched = (): Scene =>
  planning(2, LORE)
    .hand('p1:gandalfs-search.1', 'p1:gandalfs-search.2')
    .deck(0, 'p1:feint.1', 'p1:beorn.1', 'p1:gandalf.1', 'p1:gleowine.1', 'p1:faramir.1')
    .act(
      'play gandalfs-search',
      'x 4',
      'choose-seat p1',
      'choose-title beorn',
      'choose-title gleowine',
      'choose-title feint',
    );

test('LC-2.34 [gandalfs-search] who put cards back in an order of his own knows them until they are shuffled', () => {
  const t = searched();
  const all = ['p1:gandalf.1', 'p1:feint.1', 'p1:gleowine.1'];
  assert.deepEqual(
    all.map((name) => knows(t, 0, name)),
    [true, true, true],
  );
  assert.deepEqual(
    all.map((name) => knows(t, 1, name)),
    [false, false, false],
  );
  assert.equal(knows(t, 0, 'p1:faramir.1'), false);
  t.sc.edit((s) => cards.shuffle(s, noCx, cards.zone(ZONE.deck, 0))).leaveOpen();
  assert.deepEqual(
    all.map((name) => knows(t, 0, name)),
    [false, false, false],
  );
});

test('LC-2.34 [gandalfs-search] a second, smaller search leaves known what lies below it, and shows what is known', () => {
  const t = searched().act('play gandalfs-search', 'x 1', 'choose-seat p1', 'choose-title gandalf');
  assert.deepEqual(
    ['p1:feint.1', 'p1:gleowine.1'].map((name) => knows(t, 0, name)),
    [true, true],
  );
  const known = (seat: number): number[] => (t.sc.rules.view(t.s, seat) as unknown as { known: number[] }).known;
  assert.ok(['p1:feint.1', 'p1:gleowine.1'].every((name) => known(0).includes(t.n(name))));
  assert.ok(!known(1).includes(t.n('p1:feint.1')));
});

// LC-2.18: the set declares that Erebor Hammersmith reads the topmost attachment of a player's pile

test('LC-2.18 LC-14.14 of several attachments that go to a player’s pile at once the owner sets the order', () => {
  const t = combat()
    .engaged(0, 'ungoliants-spawn')
    .attach('p1:celebrians-stone.1', 'p1:gloin')
    .attach('p1:dark-knowledge.1', 'p1:gloin')
    .until('damage-hero')
    .act('assign p1:gloin');
  t.sc.prompt('p1', 'stack').mayExactly('p1', 'stack p1:celebrians-stone.1', 'stack p1:dark-knowledge.1');
  t.act('stack p1:dark-knowledge.1');
  assert.deepEqual(names(t, 'discard', 0).slice(-2), ['p1:dark-knowledge.1', 'p1:celebrians-stone.1']);
});

test('LC-2.18 events, allies and a single attachment go silently, in the order in which they stood', () => {
  const t = scene(1, { heroes: [['aragorn', 'theodred', 'gloin']] })
    .until('window', { step: '3.2' })
    .clearHands();
  t.clearStaging().hand('p1:feint.1', 'p1:ever-vigilant.1').encounter('eyes-of-the-forest').act('pass');
  assert.deepEqual(names(t, 'discard', 0).slice(-2), ['p1:feint.1', 'p1:ever-vigilant.1']);
});

test('LC-2.18 a random discard and the cards of an eliminated player are never asked about', () => {
  const orcs = scene(1, { scenario: 'escape-from-dol-guldur', heroes: [['aragorn', 'theodred', 'gloin']] });
  orcs.until('window', { step: '3.2' }).clearHands().clearStaging();
  orcs.hand('p1:celebrians-stone.1', 'p1:dark-knowledge.1').staging('necromancers-pass.1').until('travel');
  orcs.act('travel necromancers-pass.1');
  assert.ok(!orcs.may(0).some((words) => words.startsWith('stack')));
  assert.ok(orcs.isIn('active', 'necromancers-pass.1'));
  const out = combat(2)
    .attach('p1:celebrians-stone.1', 'p1:gloin')
    .attach('p1:dark-knowledge.1', 'p1:aragorn')
    .threat(0, 49);
  for (let step = 0; step < 60 && out.s.out[0] === 0; step++) {
    const seat = out.may(0).length > 0 ? 0 : 1;
    assert.ok(!out.may(seat).some((words) => words.startsWith('stack')));
    const quiet = ['pass', 'done', 'none', 'stay', 'stop', 'decline', 'undefended'];
    out.act(`p${seat + 1}: ${out.may(seat).find((words) => quiet.includes(words)) ?? out.may(seat)[0]}`);
  }
  assert.equal(out.s.out[0], 1);
  assert.ok(![0, 1].some((seat) => out.may(seat).some((words) => words.startsWith('stack'))));
  assert.ok(out.isIn('discard', 'p1:celebrians-stone.1') && out.isIn('discard', 'p1:dark-knowledge.1'));
});

// LC-29.84

test('LC-29.84 [dunhere] an attack on an engaged enemy has no +1 when the enemy goes back to the staging area', () => {
  const t = combat(1, SPIRIT).engaged(0, 'forest-spider.1').hand('p1:a-light-in-the-dark.1').until('attack');
  t.act('attack forest-spider.1', 'with p1:dunhere', 'with p1:eowyn', 'done').until('window', { step: '6.8.1' });
  t.act('play a-light-in-the-dark');
  assert.ok(t.isIn('staging', 'forest-spider.1'));
  assert.equal(t.stat('p1:dunhere', 'attack'), 2);
});

test('LC-29.84 [dunhere] declared alone against the staging area he keeps it until the attack ends, wherever the enemy is', () => {
  const t = combat(1, SPIRIT).staging('forest-spider.1').until('attack');
  t.act('attack forest-spider.1', 'with p1:dunhere').until('window', { step: '6.8.1' });
  assert.equal(t.stat('p1:dunhere', 'attack'), 3);
  t.sc.edit((s) => cards.move(s, noCx, t.n('forest-spider.1'), cards.zone(ZONE.engaged, 0))).leaveOpen();
  assert.equal(t.stat('p1:dunhere', 'attack'), 3);
  t.until('window', { step: '7.4' });
  assert.equal(t.stat('p1:dunhere', 'attack'), 2);
});

// LC-29.82

test('LC-29.82 [mountains-of-mirkwood] each player decides whether to search; who does not is shown nothing and shuffles nothing', () => {
  const t = planning(2, {
    heroes: [
      ['aragorn', 'theodred', 'gloin'],
      ['gimli', 'legolas', 'thalin'],
    ],
  })
    .hand('p1:snowbourn-scout.1')
    .staging('mountains-of-mirkwood.1')
    .tokens('progress', 'mountains-of-mirkwood.1', 2);
  t.deck(1, 'p2:feint.1', 'p2:beorn.1', 'p2:gandalf.1', 'p2:gleowine.1', 'p2:citadel-plate.1', 'p2:faramir.1');
  const before = names(t, 'deck', 1);
  t.act('play snowbourn-scout', 'react p1:snowbourn-scout.1 1 0').until('respond');
  t.act(t.may(0).find((words) => words.startsWith('react mountains-of-mirkwood.1')) ?? '');
  t.sc.prompt('p1', 'may-search').mayExactly('p1', 'search', 'none');
  t.act('search').sc.prompt('p1', 'search');
  t.act('none').sc.prompt('p2', 'may-search');
  assert.equal(knows(t, 1, 'p2:feint.1'), false);
  t.act('none');
  assert.deepEqual(names(t, 'deck', 1), before);
  assert.equal(knows(t, 1, 'p2:feint.1'), false);
});

// LC-29.83

test('LC-29.83 LC-3.4 [will-of-the-west] heroes in the pile stay there; a pile of heroes alone is none to choose', () => {
  const t = planning(2, SPIRIT).hand('p1:will-of-the-west.1', 'p1:will-of-the-west.2');
  t.lay('discard', 'p2:feint.1', 'p2:legolas').act('play will-of-the-west');
  assert.deepEqual([t.isIn('deck', 'p2:feint.1'), t.isIn('discard', 'p2:legolas')], [true, true]);
  t.sc.refuses('p1', 'play will-of-the-west', 'LC-7.15').leaveOpen();
});
