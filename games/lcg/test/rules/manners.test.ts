/** Golden rules, types that change, decks and set-up in their odd cases (LC-1 to LC-4, LC-8.42, LC-16.10). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asked, completeOptions, pending, start } from '@pony/engine';
import { game, rulesOf } from '@pony/lcg';
import { scenario } from '@pony/testkit';
import { deckFaults, deckOfOption, KNOWN_DECKS, sizeOf } from '../../src/decks/index.ts';
import { cards } from '../../src/kernel.ts';
import { STAT, ZONE } from '../../src/lists.ts';
import { isAlly, isEnemy, isTreachery, type Lcg, stagingThreat } from '../../src/state.ts';
import { combat, planning, questing, type Scene, scene } from '../cards/scene.ts';

const noCx = new Proxy({}, { get: () => () => undefined }) as never;
const SPIRIT = ['eowyn', 'eleanor', 'dunhere'];
const LEADERS = ['aragorn', 'theodred', 'gloin'];
const LORE = ['denethor', 'glorfindel', 'beravor'];
const names = (t: Scene, zone: keyof typeof ZONE, seat?: number): string[] =>
  cards.pile(t.s, ZONE[zone], seat).map((card) => t.sc.rules.name('card', card));

test('LC-1.1 LC-3.1 the reference is followed where the rulebook says otherwise: one hero is enough', () => {
  const sets = KNOWN_DECKS.find(({ id }) => id === 'sample-leadership-spirit') ?? KNOWN_DECKS[4];
  for (const heroes of [['aragorn'], ['aragorn', 'eowyn'], ['aragorn', 'eowyn', 'theodred']])
    assert.deepEqual(deckFaults({ heroes, cards: sets.cards }), []);
  assert.deepEqual(
    deckFaults({ heroes: [], cards: sets.cards }).map(({ rule, say }) => [rule, say]),
    [['LC-3.1', 'hero-number']],
  );
});

test('LC-1.2 LC-9.2 a card wins over the rules: travelling is optional, but not past this location', () => {
  const t = scene(1, { scenario: 'journey-along-the-anduin' }).until('window', { step: '3.3' }).clearStaging();
  t.staging('gladden-fields.1').until('travel').sc.mayExactly('p1', 'travel gladden-fields.1', 'stay');
  t.staging('the-east-bight.1').sc.mayExactly('p1', 'travel the-east-bight.1');
});

test('LC-1.5 LC-1.6 nobody is asked what the grim rule answers: losing stands over winning without a question', () => {
  const t = planning(1, { scenario: 'escape-from-dol-guldur' }).clearStaging().staging('shadow-key');
  t.sc.edit((s) => {
    for (const card of s.play) if (s.host[card] === t.n('shadow-key')) s.host[card] = -1;
    for (const card of [...cards.pile(s, ZONE['quest-deck']), t.n('the-necromancers-tower')])
      cards.move(s, noCx, card, cards.zone(ZONE.removed));
    cards.move(s, noCx, t.n('out-of-the-dungeons'), cards.zone(ZONE.quest), {
      form: cards.formOf('out-of-the-dungeons.b'),
    });
    s.tokens[t.n('out-of-the-dungeons') * 3 + 2] = 7;
    s.threat[0] = 48;
  });
  t.act('use shadow-key 0');
  t.sc.over({ seats: ['lost'], reason: 'all-eliminated' });
});

test('LC-2.7 [caught-in-a-web] a treachery that becomes an attachment is a treachery no more', () => {
  const t = questing()
    .until('window', { step: '3.2' })
    .clearStaging()
    .encounter('caught-in-a-web.1')
    .act('pass', 'choose p1:gloin');
  const web = t.n('caught-in-a-web.1');
  assert.deepEqual([isTreachery(t.s, web), t.isIn('attached', 'caught-in-a-web.1')], [false, true]);
  assert.ok(t.has('caught-in-a-web.1', 'condition'));
});

test('LC-2.7 LC-EX23 LC-29.11 [tower-gate] an ally turned into an enemy is no ally: it engages, attacks and is attacked', () => {
  const t = scene(1, { scenario: 'escape-from-dol-guldur' })
    .until('window', { step: '3.3' })
    .clearStaging()
    .staging('tower-gate.1')
    .deck(0, 'p1:faramir.1');
  t.until('travel').act('travel tower-gate.1');
  const guard = cards.pile(t.s, ZONE.engaged, 0)[0];
  assert.ok(isEnemy(t.s, guard) && !isAlly(t.s, guard));
  assert.deepEqual(
    [STAT.attack, STAT.defense, STAT.hitPoints].map((stat) => cards.stat(t.s, guard, stat)),
    [1, 1, 1],
  );
  assert.deepEqual(
    names(t, 'area', 0).filter((name) => name.includes('faramir')),
    [],
  );
  t.until('defend');
  assert.equal(pending(t.sc.rules, t.s)!.prompt(0).args?.card, guard);
});

test('LC-3.11 with a starter deck the match is checked too: without its heroes nothing of the sphere is played', () => {
  const t = scenario<Lcg>(game, { seed: 'match', options: { players: '1', 'deck@p1': 'starter-spirit' } });
  const n = (name: string): number => t.rules.find('card', name)!;
  t.does('p1', 'keep');
  t.edit((s) => {
    for (const hero of ['eowyn', 'eleanor', 'dunhere']) s.form[n(`p1:${hero}`)] = cards.formOf('gimli');
    for (const hero of ['eowyn', 'eleanor', 'dunhere']) s.tokens[n(`p1:${hero}`) * 3] = 9;
    cards.move(s, noCx, n('p1:gandalf.1'), cards.zone(ZONE.hand, 0));
    cards.move(s, noCx, n('p1:lorien-guide.1'), cards.zone(ZONE.hand, 0));
  });
  while (pending(t.rules, t.state)!.prompt(0).say !== 'planning') t.does('p1', 'pass');
  t.refuses('p1', 'play lorien-guide', 'LC-7.8', 'no-match');
  t.does('p1', 'play gandalf').leaveOpen();
});

test('LC-EX29 LC-3.10 the two sample decks: 50 cards, 3 heroes, no title more than three times', () => {
  const samples = KNOWN_DECKS.filter(({ kind }) => kind === 'sample');
  assert.deepEqual(
    samples.map(({ heroes }) => [...heroes].sort()),
    [
      ['aragorn', 'eowyn', 'theodred'],
      ['beravor', 'denethor', 'legolas'],
    ],
  );
  for (const sample of samples) {
    assert.equal(sizeOf(sample), 50);
    assert.ok(sample.cards.every(({ count }) => count <= 3));
    assert.deepEqual(deckFaults(sample), []);
  }
});

test('LC-EX30 LC-3.8 LC-3.9 the starter decks: 15 titles in 3 copies and 2 Gandalf, starting threat 29, 29, 24, 30', () => {
  const starters = KNOWN_DECKS.filter(({ kind }) => kind === 'starter');
  assert.deepEqual(
    starters.map((deck) => [
      deck.cards.filter(({ id, count }) => id !== 'gandalf' && count === 3).length,
      deck.cards.find(({ id }) => id === 'gandalf')?.count,
      sizeOf(deck),
      deckFaults(deck).length,
    ]),
    starters.map(() => [15, 2, 47, 0]),
  );
  const options = completeOptions(game, { players: '4' });
  assert.deepEqual(start(rulesOf(options), options, 'dials').state.threat, [29, 29, 24, 30]);
  const short = { ...deckOfOption('starter-lore', 0) };
  assert.deepEqual(
    deckFaults({ ...short, heroes: ['denethor', 'glorfindel', 'aragorn'] }).map(({ rule }) => rule),
    ['LC-3.2'],
  );
});

test('LC-4.15 what lasts "until the end of the phase" from set-up ends with the first resource phase, "of the round" with round 1', () => {
  const t = scene(1, { anchor: false });
  t.sc.edit((s) => {
    const u = { card: t.n('p1:gloin'), form: s.form[t.n('p1:gloin')], ability: 0, path: 0 } as never;
    for (const [what, until] of [
      [STAT.attack, 1],
      [STAT.defense, 2],
    ])
      cards.lasting(s, u, { target: t.n('p1:gloin'), kind: 'stat', what, amount: 3, until });
  });
  t.attach('p1:steward-of-gondor.3', 'p1:aragorn').until('window', { step: '1.3' });
  assert.deepEqual([t.stat('p1:gloin', 'attack'), t.stat('p1:gloin', 'defense')], [5, 4]);
  t.until('planning');
  assert.deepEqual([t.stat('p1:gloin', 'attack'), t.stat('p1:gloin', 'defense')], [2, 4]);
  t.until('window', { step: '7.4' });
  assert.equal(t.stat('p1:gloin', 'defense'), 4);
  t.until('window', { step: '1.3', round: 2 });
  assert.equal(t.stat('p1:gloin', 'defense'), 1);
});

test('LC-4.19 LC-18.27 [mountains-of-mirkwood] after a search the deck is shuffled: nobody knows its order any more', () => {
  const t = questing()
    .until('window', { step: '3.2' })
    .clearStaging()
    .commit('p1:aragorn', 'p1:gloin', 'p1:theodred')
    .lay('active', 'mountains-of-mirkwood.1')
    .deck(0, 'p1:gandalf.1', 'p1:faramir.1', 'p1:beorn.1', 'p1:gleowine.1', 'p1:brok-ironfist.1', 'p1:son-of-arnor.1');
  t.tokens('progress', 'mountains-of-mirkwood.1', 2).encounter('old-forest-road.1').act('pass').until('respond');
  t.act('react mountains-of-mirkwood.1 1 2', 'search');
  t.sc
    .prompt('p1', 'search')
    .mayExactly(
      'p1',
      'choose-title gandalf',
      'choose-title faramir',
      'choose-title beorn',
      'choose-title gleowine',
      'choose-title brok-ironfist',
      'none',
    )
    .refuses('p1', 'choose-title son-of-arnor', 'LC-18.27', 'not-among-these');
  const deck = cards.pile(t.s, ZONE.deck, 0);
  assert.deepEqual(
    deck.slice(-6).map((card) => t.s.knows[card]),
    [0, 1, 1, 1, 1, 1],
  );
  const before = deck.slice();
  t.act('choose-title beorn');
  const after = cards.pile(t.s, ZONE.deck, 0);
  assert.ok(t.isIn('hand', 'p1:beorn.1'));
  assert.ok(after.every((card) => t.s.knows[card] === 0));
  assert.notDeepEqual(
    after.slice(),
    before.filter((card) => card !== t.n('p1:beorn.1')),
  );
});

test('LC-8.42 LC-29.5 LC-29.66 skipped steps are passed over with all in them; the windows around them open', () => {
  const at = (t: Scene): (string | undefined)[] => {
    const seen: (string | undefined)[] = [];
    while (t.s.round === 1 && !t.s.outcome) {
      const prompt = pending(t.sc.rules, t.s)!.prompt(asked(t.sc.rules, t.s)[0]);
      if (prompt.say === 'window') seen.push(prompt.args?.step as string);
      const mine = t.may(0);
      t.act(
        mine.find((one) => ['pass', 'done', 'stay', 'decline', 'undefended', 'stop', 'none'].includes(one)) ?? mine[0],
      );
    }
    return seen;
  };
  const on = (id: string): Scene => {
    const t = scene(1, { scenario: 'journey-along-the-anduin' }).until('planning').clearHands().clearStaging();
    t.sc.edit((s) => {
      for (const card of [...cards.pile(s, ZONE.quest)]) cards.move(s, noCx, card, cards.zone(ZONE.removed));
      cards.move(s, noCx, t.n(id), cards.zone(ZONE.quest), { form: cards.formOf(`${id}.b`) });
    });
    return t.staging('goblin-sniper.1').threat(0, 46);
  };
  const ambush = on('ambush-on-the-shore');
  const cardsLeft = cards.pile(ambush.s, ZONE['encounter-deck']).length;
  const seen = at(ambush);
  assert.deepEqual(
    seen.filter((step) => ['3.2', '3.3', '3.4'].includes(step!)),
    ['3.2', '3.3', '3.4'],
  );
  // Nothing was revealed; the Sniper, which engaged, was dealt the one card that is gone
  assert.equal(cards.pile(ambush.s, ZONE['encounter-deck']).length, cardsLeft - 1);
  const passage = on('anduin-passage').threat(0, 20);
  passage.staging('misty-mountain-goblins.1').threat(0, 20).encounter('gladden-fields.1', 'gladden-fields.2');
  const windows = at(passage);
  assert.deepEqual(
    windows.filter((step) => ['5.2', '5.3'].includes(step!)),
    ['5.2', '5.3'],
  );
  assert.ok(passage.isIn('staging', 'misty-mountain-goblins.1'));
});

test('LC-16.10 LC-8.9 the others play on, and the next quest phase reveals one card fewer', () => {
  const t = questing(2).threat(1, 49);
  t.sc.edit((s) => {
    s.first = 0;
  });
  t.until('window', { step: '1.3', round: 2 });
  assert.deepEqual([...t.s.out], [0, 1]);
  t.until('window', { step: '3.2' }).clearStaging();
  t.encounter('old-forest-road.1', 'old-forest-road.2', 'forest-gate.1').act('pass').until('window', { step: '3.3' });
  assert.deepEqual(names(t, 'staging'), ['old-forest-road.1']);
});

test('LC-EX7 LC-8.21 LC-8.23 the quest of the example: 7 against 7, and with one card of a hand 8', () => {
  const run = (helped: boolean): Scene => {
    const t = questing(2, { scenario: 'journey-along-the-anduin', heroes: [SPIRIT, LEADERS] }, '3.1');
    t.area('p2:guard-of-the-citadel.1').hand('p1:gandalf.1').staging('gladden-fields.1');
    t.until('window', { step: '3.2' }).commit('p1:eowyn', 'p2:aragorn', 'p2:guard-of-the-citadel.1');
    t.encounter('goblin-sniper.1', 'wargs.1').until('window', { step: '3.3' });
    assert.equal(stagingThreat(t.s), 7);
    if (helped) {
      while (!t.may(0).includes('use p1:eowyn 0')) t.act('pass');
      t.act('p1: use p1:eowyn 0', 'choose-title gandalf');
    }
    return t.until('window', { step: '3.4' });
  };
  const still = run(false);
  assert.deepEqual([still.on('progress', 'to-the-river'), ...still.s.threat], [0, 24, 29]);
  const helped = run(true);
  assert.deepEqual([helped.on('progress', 'to-the-river'), ...helped.s.threat], [1, 24, 29]);
});

test('LC-14.10 LC-14.11 [gandalf] what cannot take damage cannot be chosen for it, and keeps the damage it has', () => {
  const t = planning().staging('forest-spider.1', 'king-spider.1').tokens('damage', 'forest-spider.1', 1);
  t.sc.edit((s) => {
    const card = t.n('forest-spider.1');
    cards.lasting(s, { card, form: s.form[card], ability: 0, path: 0 } as never, {
      target: card,
      kind: 'ban',
      what: 4,
      until: 2,
    });
  });
  t.hand('p1:gandalf.1').act('play gandalf', 'react p1:gandalf.1 2 0', 'branch 1');
  // One enemy is left to choose: it is hit without a question
  assert.deepEqual([t.on('damage', 'forest-spider.1'), t.isIn('encounter-discard', 'king-spider.1')], [1, true]);
  const two = planning().staging('forest-spider.1', 'king-spider.1', 'forest-spider.2');
  two.sc.edit((s) => {
    const card = two.n('forest-spider.1');
    cards.lasting(s, { card, form: s.form[card], ability: 0, path: 0 } as never, {
      target: card,
      kind: 'ban',
      what: 4,
      until: 2,
    });
  });
  two.hand('p1:gandalf.1').act('play gandalf', 'react p1:gandalf.1 2 0', 'branch 1');
  two.sc
    .mayExactly('p1', 'choose king-spider.1', 'choose forest-spider.2')
    .refuses('p1', 'choose forest-spider.1', 'LC-14.10', 'cannot-be-damaged');
});

test('LC-24.9 LC-29.27 a journey that has to reveal a card is not made while the encounter deck is empty', () => {
  const t = scene(1, { heroes: [LORE] })
    .until('window', { step: '3.4' })
    .clearStaging();
  t.staging('mountains-of-mirkwood.1').until('travel').sc.mayExactly('p1', 'travel mountains-of-mirkwood.1', 'stay');
  t.sc.edit((s) => {
    for (const card of cards.pile(s, ZONE['encounter-deck']).slice())
      cards.move(s, noCx, card, cards.zone(ZONE['encounter-discard']));
  });
  t.sc.mayExactly('p1', 'stay').refuses('p1', 'travel mountains-of-mirkwood.1', 'LC-24.9', 'encounter-deck-empty');
});

test('LC-24.3 LC-18.36 [hummerhorns] a blank card has neither text nor traits, but its Victory', () => {
  const t = combat(1, { heroes: [['gimli', 'legolas', 'thalin']] })
    .engaged(0, 'hummerhorns')
    .tokens('damage', 'hummerhorns', 2);
  t.sc.edit((s) => {
    const card = t.n('hummerhorns');
    cards.lasting(s, { card, form: s.form[card], ability: 0, path: 0 } as never, {
      target: card,
      kind: 'ban',
      what: 12,
      until: 2,
    });
  });
  assert.ok(!t.has('hummerhorns', 'insect'));
  t.until('attack').act('attack hummerhorns', 'with p1:gimli', 'done').until('window', { step: '6.8.3' });
  assert.ok(t.isIn('victory', 'hummerhorns'));
});
