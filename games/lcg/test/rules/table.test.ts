/** Zones, set-up, elimination, ends (LC-2, LC-4, LC-15, LC-16, LC-25). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asked, completeOptions, pending, start } from '@pony/engine';
import { game, rulesOf } from '@pony/lcg';
import { scenario } from '@pony/testkit';
import { cards } from '../../src/kernel.ts';
import { ZONE } from '../../src/lists.ts';
import { type Lcg, nextPlayer, playersInOrder } from '../../src/state.ts';
import { combat, planning, questing, type Scene, scene } from '../cards/scene.ts';

const noCx = new Proxy({}, { get: () => () => undefined }) as never;
const names = (t: Scene, zone: keyof typeof ZONE, seat?: number): string[] =>
  cards.pile(t.s, ZONE[zone], seat).map((card) => t.sc.rules.name('card', card));
const opening = (options: Record<string, string> = {}) => scenario<Lcg>(game, { options, seed: 'opening' });
const pileOf = (s: Lcg, zone: keyof typeof ZONE, seat?: number): readonly number[] => cards.pile(s, ZONE[zone], seat);

test('LC-1.8 LC-1.7 one to four players, all on one side', () => {
  for (const players of ['1', '2', '3', '4']) {
    const options = completeOptions(game, { players });
    const seats = game.rules(options).seats(options);
    assert.equal(seats.length, Number(players));
    assert.deepEqual([...new Set(seats.map((seat) => seat.team))], ['free-peoples']);
  }
  assert.throws(() => completeOptions(game, { players: '5' }), /players may be 1, 2, 3, 4, not "5"/);
});

test('LC-3.5 no two players use the same hero', () => {
  const options = { players: '2', 'deck@p1': 'starter-leadership', 'deck@p2': 'starter-leadership' };
  assert.throws(() => start(rulesOf(options), options, 'seed'), /LC-3\.5/);
});

test('LC-4.1 LC-4.2 LC-4.3 decks are shuffled, heroes lie in play, dials show their threat', () => {
  const s = opening({ players: '2' }).leaveOpen().state;
  assert.deepEqual(s.threat, [29, 29]);
  assert.deepEqual([pileOf(s, 'area', 0).length, pileOf(s, 'area', 1).length], [3, 3]);
  const order = (seed: string): string =>
    start(rulesOf({ players: '2' }), { players: '2' }, seed).state.piles[cards.zone(ZONE.deck, 0)].join();
  assert.notEqual(order('a'), order('b'));
});

test('LC-4.4 the first player is who gets most votes', () => {
  const sc = opening({ players: '3' });
  sc.asked('p1', 'p2', 'p3')
    .mayExactly('p1', 'first p1', 'first p2', 'first p3')
    .refuses('p1', 'keep', 'LC-4.4', 'name-a-player');
  sc.does('p1', 'first p2').does('p2', 'first p2').does('p3', 'first p1').leaveOpen();
  assert.equal(sc.state.first, 1);
});

test('LC-4.5 LC-4.6 LC-4.18 six cards; one mulligan each, decided by itself', () => {
  const sc = opening({ players: '2' }).does('p1', 'first p1').does('p2', 'first p1');
  sc.asked('p1', 'p2').mayExactly('p2', 'keep', 'mulligan').refuses('p2', 'done', 'LC-4.6', 'keep-or-mulligan');
  const before = pileOf(sc.state, 'hand', 1).slice();
  assert.equal(before.length, 6);
  sc.does('p2', 'mulligan').asked('p1').does('p1', 'keep').leaveOpen();
  assert.equal(pileOf(sc.state, 'hand', 1).length, 7);
  assert.notDeepEqual(pileOf(sc.state, 'hand', 1).slice(0, 6), before);
});

test('LC-4.7 LC-4.8 LC-4.13 stage 1A first, then 1B; the others wait in order', () => {
  const t = scene(1).until('window', { step: '1.3' });
  assert.equal(t.stage(), 'flies-and-spiders.b');
  assert.deepEqual(names(t, 'quest-deck').at(-1), 'a-fork-in-the-road');
});

test('LC-4.9 LC-25.4 the encounter deck is all cards of the sets of the scenario', () => {
  for (const [id, normal, easy] of [
    ['passage-through-mirkwood', 36, 27],
    ['journey-along-the-anduin', 47, 32],
    ['escape-from-dol-guldur', 41, 30],
  ] as const) {
    for (const [difficulty, n] of [
      ['normal', normal],
      ['easy', easy],
    ] as const) {
      const s = opening({ scenario: id, difficulty }).leaveOpen().state;
      const mine = s.title.filter(
        (_, card) =>
          s.owner[card] < 0 && ![ZONE.box, ZONE['quest-deck'], ZONE.quest].includes(cards.kindOf(s.zone[card])),
      );
      assert.equal(mine.length, n);
    }
  }
});

test('LC-25.1 LC-25.2 LC-25.3 easy: ringed copies are out, every hero has 1 resource', () => {
  const s = opening({ difficulty: 'easy' }).leaveOpen().state;
  assert.deepEqual(
    pileOf(s, 'area', 0).map((card) => s.tokens[card * 3]),
    [1, 1, 1],
  );
  assert.ok(!s.title.includes(cards.titleOf('hummerhorns')));
});

test('LC-25.5 LC-4.17 LC-25.7 normal: pools are empty and nothing is taken out', () => {
  const s = opening().leaveOpen().state;
  assert.deepEqual(
    pileOf(s, 'area', 0).map((card) => s.tokens[card * 3]),
    [0, 0, 0],
  );
  assert.ok(s.title.includes(cards.titleOf('hummerhorns')));
});

test('LC-4.12 LC-4.16 LC-EX1 the first scenario lays out a Spider and a Road, unrevealed', () => {
  const t = scene(1).until('window', { step: '1.3' });
  assert.deepEqual(
    names(t, 'staging')
      .map((name) => name.replace(/\.\d$/, ''))
      .sort(),
    ['forest-spider', 'old-forest-road'],
  );
  assert.equal(names(t, 'encounter-deck').length, 34);
});

test('LC-4.14 LC-4.11 LC-4.10 no action window before round 1; cards revealed in set-up act in full', () => {
  const sc = opening({ scenario: 'escape-from-dol-guldur' });
  while (!sc.state.outcome && sc.state.round === 0) {
    const [seat] = asked(sc.rules, sc.state);
    const say = pending(sc.rules, sc.state)!.prompt(seat).say;
    assert.ok(say !== 'window' && say !== 'planning');
    const may = ['keep', 'pass', 'none', 'done'];
    const list = pending(sc.rules, sc.state)!.options(seat);
    const option = list.find(([verb]) => may.includes(verb)) ?? list[0];
    sc.does(
      seat,
      [
        option[0],
        ...option
          .slice(1)
          .map((id, i) =>
            sc.rules.notation[option[0]][i] === 'count'
              ? String(id)
              : sc.rules.name(sc.rules.notation[option[0]][i], id as number),
          ),
      ].join(' '),
    ).leaveOpen();
  }
});

test('LC-2.1 LC-2.2 LC-2.3 in play: staging area, play areas, stage, active location', () => {
  const t = planning().staging('forest-spider.1').lay('active', 'old-forest-road.1').engaged(0, 'king-spider.1');
  for (const name of ['forest-spider.1', 'old-forest-road.1', 'king-spider.1', 'p1:aragorn', 'flies-and-spiders'])
    assert.ok(cards.inPlay(t.s, t.n(name)), name);
});

test('LC-2.4 LC-2.6 LC-EX2 out of play: hands, decks, piles, victory display, what was removed', () => {
  const t = planning()
    .hand('p1:gandalf.1')
    .lay('victory', 'hummerhorns')
    .lay('removed', 'p1:faramir.1')
    .lay('discard', 'p1:faramir.2');
  for (const name of ['p1:gandalf.1', 'hummerhorns', 'p1:faramir.1', 'p1:faramir.2', 'a-fork-in-the-road'])
    assert.ok(!cards.inPlay(t.s, t.n(name)), name);
});

test('LC-2.10 LC-17.6 an exhausted card keeps its constant text', () => {
  const t = planning().attach('p1:celebrians-stone.1', 'p1:gloin').exhaust('p1:gloin', 'p1:celebrians-stone.1');
  assert.equal(t.stat('p1:gloin', 'willpower'), 4);
});

test('LC-2.17 LC-2.30 LC-2.31 a pile keeps its order; a hand has no limit', () => {
  const t = planning(1, { heroes: [['denethor', 'glorfindel', 'beravor']] })
    .lay('discard', 'p1:faramir.1', 'p1:gandalf.1')
    .hand('p1:loriens-wealth.1')
    .act('play loriens-wealth');
  assert.deepEqual(names(t, 'discard', 0), ['p1:faramir.1', 'p1:gandalf.1', 'p1:loriens-wealth.1']);
  assert.equal(t.handOf(0), 3);
});

test('LC-2.26 LC-2.27 LC-2.28 player order goes clockwise; alone there is no next player', () => {
  const t = scene(3);
  t.sc.edit((s) => {
    s.first = 1;
  });
  assert.deepEqual(playersInOrder(t.s), [1, 2, 0]);
  assert.equal(nextPlayer(t.s, 2), 0);
  assert.equal(nextPlayer(scene(1).s, 0), -1);
});

test('LC-2.29 LC-16.17 eliminated players are skipped', () => {
  const t = questing(3).threat(1, 48);
  t.sc.edit((s) => {
    s.first = 0;
    s.out[1] = 1;
    for (const kind of [ZONE.hand, ZONE.deck, ZONE.area])
      for (const card of cards.pile(s, kind, 1).slice()) cards.move(s, noCx, card, cards.zone(ZONE.discard, 1));
  });
  assert.deepEqual(playersInOrder(t.s), [0, 2]);
  assert.equal(nextPlayer(t.s, 0), 2);
});

test('LC-2.32 LC-17.35 threat never drops below 0', () => {
  const t = planning(1, { heroes: [['eowyn', 'eleanor', 'dunhere']] })
    .hand('p1:the-galadhrims-greeting.1')
    .threat(0, 4);
  t.act('play the-galadhrims-greeting', 'branch 0');
  assert.equal(t.s.threat[0], 0);
});

test('LC-15.2 LC-16.1 LC-16.3 at 50 or more a player is out, in the refresh phase too', () => {
  const t = scene(1).until('window', { step: '6.2' }).threat(0, 49);
  while (!t.s.outcome)
    t.act(
      t.may(0).find((one) => ['pass', 'stop', 'undefended', 'decline', 'done', 'none'].includes(one)) ?? t.may(0)[0],
    );
  t.sc.over({ reason: 'all-eliminated', seats: ['lost'] });
});

test('LC-16.4 LC-16.11 without heroes a player is out at once; when all are out the game is lost', () => {
  const t = combat(1, { heroes: [['eowyn']] }).engaged(0, 'ungoliants-spawn');
  while (!t.s.outcome) t.act(t.may(0).find((one) => ['pass', 'undefended'].includes(one)) ?? t.may(0)[0]);
  t.sc.over({ reason: 'all-eliminated' });
});

test('LC-16.5 LC-16.7 LC-16.9 hand, deck and all controlled cards go to their owners’ piles; the token passes', () => {
  const t = combat(2, { heroes: [['eowyn'], ['gimli', 'legolas', 'thalin']], anchor: false })
    .engaged(0, 'ungoliants-spawn')
    .hand('p1:gandalf.1')
    .attach('p1:forest-snare.1', 'ungoliants-spawn');
  t.attach('p2:forest-snare.1', 'ungoliants-spawn').attach('p2:steward-of-gondor.1', 'p2:gimli');
  t.sc.edit((s) => {
    s.first = 0;
    s.threat[0] = 49;
    s.ctl[t.n('p1:forest-snare.1')] = 0;
    s.ctl[t.n('p2:forest-snare.1')] = 1;
  });
  t.until('window', { step: '7.4', seat: 1 });
  assert.equal(t.s.out[0], 1);
  assert.ok(
    t.isIn('discard', 'p1:gandalf.1') && t.isIn('discard', 'p1:eowyn') && t.isIn('discard', 'p1:forest-snare.1'),
  );
  assert.ok(t.isIn('staging', 'ungoliants-spawn') && t.isIn('attached', 'p2:forest-snare.1'));
  assert.equal(pileOf(t.s, 'deck', 0).length, 0);
  assert.equal(t.s.first, 1);
});

test('LC-16.13 LC-16.12 a text may win the game at once', () => {
  const t = combat(1, { heroes: [['gimli', 'legolas', 'thalin']] })
    .engaged(0, 'ungoliants-spawn')
    .attach('p1:forest-snare.1', 'ungoliants-spawn')
    .tokens('damage', 'ungoliants-spawn', 8);
  t.sc.edit((s) => {
    cards.move(s, noCx, t.n('flies-and-spiders'), cards.zone(ZONE.removed));
    cards.move(s, noCx, t.n('a-chosen-path-dont-leave-the-path'), cards.zone(ZONE.quest), {
      form: cards.formOf('a-chosen-path-dont-leave-the-path.b'),
    });
  });
  t.until('attack').act('attack ungoliants-spawn', 'with p1:legolas', 'with p1:gimli', 'done');
  while (!t.s.outcome) t.act('pass');
  t.sc.over({ reason: 'spawn-defeated', seats: ['won'] });
});
