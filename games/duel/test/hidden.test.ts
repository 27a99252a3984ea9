/** Chapter 20 of the rules: what is open and what is hidden. */
import assert from 'node:assert/strict';
import { CARDS, type Duel, rules } from '@pony/duel';
import { apply, below, optionFromWords, options, play, rngOf, seedOf } from '@pony/engine';
import { rule } from '@pony/testkit';
import { duel, newGame, playing, type Side, type Table, taking, withCard } from './helpers.ts';

const VIEWERS: readonly (Side | null)[] = ['fellowship', 'sauron', null];
const seatOf = (viewer: Side | null): number | null => (viewer === null ? null : viewer === 'fellowship' ? 0 : 1);
const card = (id: string): number => rules.find('card', id) as number;

/** Forty worlds that a viewer cannot tell from the true one. */
function worlds(t: Table, viewer: Side | null): Duel[] {
  return Array.from({ length: 40 }, (_, i) => {
    const world = rules.clone(t.state);
    rules.determinize(world, seatOf(viewer), rngOf(seedOf(`world ${i}`)));
    rules.invariants(world);
    assert.deepEqual(rules.view(world, seatOf(viewer)), t.view(viewer));
    assert.notDeepEqual(world.rng, t.state.rng);
    return world;
  });
}
const kinds = (states: readonly Duel[], of: (s: Duel) => unknown): number =>
  new Set(states.map((s) => JSON.stringify(of(s)))).size;
const faceDown = (s: Duel): number[] => s.layout.filter((id, slot) => id >= 0 && (s.faceUp & (1 << slot)) === 0);

rule('DU-20.1 hidden: face-down cards, order of tiles, tokens, later chapters and leftovers', () => {
  for (const chapter of [1, 2, 3]) {
    const t = duel({ chapter, tilesUp: ['bree', 'erebor', 'isengard'], tiles: {} });
    for (const viewer of VIEWERS) {
      const found = worlds(t, viewer);
      assert.ok(kinds(found, faceDown) > 30, 'face-down cards');
      assert.ok(kinds(found, (s) => s.tileStack) > 10, 'order of the tile stack');
      assert.ok(kinds(found, (s) => s.stacks) > 30, 'token stacks');
      assert.ok(kinds(found, (s) => s.leftovers) > 20, 'leftovers');
      for (let later = chapter; later < 3; later++)
        assert.ok(kinds(found, (s) => s.decks[later]) > 30, 'later chapters');
      const swapped = found.filter((s) => s.leftovers.some((id) => faceDown(t.state).includes(id)));
      assert.ok(swapped.length > 20, 'a leftover may lie face down in the layout for all anybody knows');
    }
  }
});

rule('DU-20.1 nobody knows any of the leftovers of a new game', () => {
  for (const viewer of VIEWERS) {
    const found = worlds(newGame('leftovers'), viewer);
    for (const place of [0, 1, 2]) assert.ok(kinds(found, (s) => s.leftovers[place]) > 5, `leftover ${place}`);
  }
});

rule('DU-20.1 the view names no face-down card, and cards turned up become open to all', () => {
  const t = duel({ layout: { 13: 'ch1-red-02', 19: 'ch1-blue-01' } });
  for (const viewer of VIEWERS) {
    const slot = t.view(viewer).layout.find((one) => one.slot === 13);
    assert.deepEqual([slot?.card, slot?.price], [null, null]);
    assert.deepEqual(t.view(viewer).zones.find((zone) => zone.id === 'layout')?.items, [card('ch1-blue-01')]);
    assert.equal(t.view(viewer).zones.find((zone) => zone.id === 'layout-face-down')?.items, 1);
  }
  t.does('discard slot-19');
  for (const viewer of VIEWERS) assert.equal(t.view(viewer).layout[0].card, card('ch1-red-02'));
});

rule('DU-20.2 open: areas, coins, supplies, board, track, open cards and tiles, sizes of piles', () => {
  const t = duel({
    coins: [4, 7],
    quest: [3, 5],
    area: { fellowship: ['ch1-grey-01'], sauron: ['ch1-red-02'] },
    units: { fellowship: { arnor: 1 }, sauron: { mordor: 3 } },
    fortresses: { sauron: ['rohan'] },
    tokens: { fellowship: ['elves-1', 'humans-2'] },
    tilesUp: ['bree', 'erebor'],
  });
  for (const viewer of VIEWERS) {
    const view = t.view(viewer);
    const sides = view.sides.map(({ coins, supply, quest, area, units, fortresses, tiles, tokens }) => {
      const board = units.reduce((a, b) => a + b, 0);
      return [coins, supply, quest, area, board, fortresses.filter(Boolean).length, tiles, tokens.length];
    });
    assert.deepEqual(sides, [
      [4, 14, 3, [card('ch1-grey-01')], 1, 0, [], 2],
      [7, 12, 5, [card('ch1-red-02')], 3, 1, [rules.find('tile', 'helms-deep')], 0],
    ]);
    assert.equal(view.discard, t.state.discard.length + t.state.leftovers.length);
    assert.deepEqual(
      view.stacks.map(({ size }) => size),
      [2, 3, 3, 2, 3, 3],
    );
    assert.equal(view.layout.filter((slot) => slot.card !== null).length, 2 + 4 + 6);
    assert.equal(view.tilesUp.length, 2);
    assert.equal(view.tileStack, 4);
  }
});

rule('DU-20.2 zones and counters list all that is open, by owner', () => {
  const t = duel({
    layout: { 13: 'ch1-red-01', 19: 'ch1-blue-01' },
    coins: [4, 7],
    quest: [3, 5],
    area: { fellowship: ['ch1-grey-01', 'ch1-green-02'], sauron: ['ch1-red-02'] },
    units: { fellowship: { arnor: 1 }, sauron: { mordor: 3 } },
    fortresses: { fellowship: ['gondor'], sauron: ['rohan'] },
    tokens: { fellowship: ['elves-1'], sauron: ['humans-2'] },
    tilesUp: ['bree'],
    discard: ['ch1-blue-02'],
    leftovers: ['ch1-blue-03'],
  });
  for (const viewer of VIEWERS) {
    const { zones, counters } = t.view(viewer);
    const lying = zones.map(({ id, owner, kind, items }) => {
      const what = typeof items === 'number' ? items : items.map((item) => rules.name(kind, item)).join(' ');
      return `${id}${owner === null ? '' : ` of ${rules.name('seat', owner)}`}: ${what}`;
    });
    assert.deepEqual(lying, [
      'layout: ch1-blue-01',
      'layout-face-down: 1',
      'tiles: bree',
      'tile-stack: 4',
      'discard: 2',
      'area of fellowship: ch1-grey-01 ch1-green-02',
      'own-tiles of fellowship: minas-tirith',
      'own-tokens of fellowship: elves-1',
      'area of sauron: ch1-red-02',
      'own-tiles of sauron: helms-deep',
      'own-tokens of sauron: humans-2',
      ...[
        'stack-elves: 2',
        'stack-dwarves: 3',
        'stack-hobbits: 3',
        'stack-humans: 2',
        'stack-ents: 3',
        'stack-wizards: 3',
      ],
    ]);
    const count = (id: string, owner: number | null): number | undefined =>
      counters.find((one) => one.id === id && one.owner === owner)?.value;
    assert.equal(count('chapter', null), 1);
    const counted = (owner: number): (number | undefined)[] =>
      ['coins', 'quest', 'supply', 'races', 'regions', 'skill-ruse', 'units-arnor', 'units-mordor'].map((id) =>
        count(id, owner),
      );
    assert.deepEqual(counted(0), [4, 3, 14, 1, 2, 1, 1, 0]);
    assert.deepEqual(counted(1), [7, 5, 12, 0, 2, 0, 0, 3]);
    assert.deepEqual(
      counters.filter((one) => one.id.startsWith('fortress-')).map(({ id, owner }) => `${id} ${owner}`),
      ['fortress-gondor 0', 'fortress-rohan 1'],
    );
  }
});

rule('DU-20.3 only who searches sees the faces of the discard, and only while choosing', () => {
  const discard = ['ch1-blue-01', 'ch1-yellow-01'];
  const leftovers = ['ch1-red-01', 'ch1-red-02', 'ch1-red-03'];
  const t = taking('barad-dur', { discard, leftovers });
  for (const viewer of VIEWERS) assert.equal(t.view(viewer).searching, null, 'not before looking');
  t.does('search');
  const faces = [...discard, ...leftovers].map(card).sort((a, b) => a - b);
  assert.deepEqual(t.view('fellowship').searching, faces);
  for (const viewer of ['sauron', null] as const) {
    assert.equal(t.view(viewer).searching, null);
    assert.equal(t.view(viewer).zones.find((zone) => zone.id === 'discard')?.items, 5);
    assert.deepEqual(t.heard(viewer), [{ say: 'searches', args: { seat: 0, count: 5 } }]);
  }
  assert.equal(t.heard('fellowship')[0].say, 'searches-own');
  const read = t.heard('fellowship')[0].args?.cards as number[];
  assert.deepEqual(
    read.toSorted((a, b) => a - b),
    faces,
  );
  t.does('pick ch1-red-02');
  for (const viewer of VIEWERS) {
    assert.deepEqual(t.heard(viewer)[0], { say: 'plays-from-discard', args: { seat: 0, card: card('ch1-red-02') } });
    assert.equal(t.view(viewer).searching, null);
    assert.deepEqual(t.view(viewer).sides[0].area, [card('ch1-red-02')]);
  }
  t.does('done');
});

rule('DU-20.3 what the searcher has seen stays known to that side alone', () => {
  const t = duel({ tilesUp: ['barad-dur'], coins: [9, 9] }).does('take barad-dur', 'search');
  const [, second] = t.state.leftovers;
  const known = (viewer: Side | null): number => kinds(worlds(t, viewer), (s) => [...s.leftovers].sort());
  assert.equal(known('fellowship'), 1);
  assert.ok(known('sauron') > 20);
  assert.ok(known(null) > 20);
  t.does(`pick ${CARDS[second].id}`).leaveOpen();
  assert.equal(t.state.leftovers.length, 2);
  assert.equal(known('fellowship'), 1);
  assert.ok(known('sauron') > 20);
});

rule('DU-20.3 leftovers of a later chapter are not known by an earlier search', () => {
  const t = duel({ layout: { 18: 'ch1-grey-01', 19: 'ch1-grey-02' }, tilesUp: ['barad-dur'], coins: [9, 9] });
  t.does('take barad-dur', 'search', 'done', 'discard slot-18', 'discard slot-19').shows({ chapter: 2 });
  assert.equal(t.state.leftovers.length, 6);
  const found = worlds(t, 'fellowship');
  assert.equal(
    kinds(found, (s) => s.leftovers.slice(0, 3)),
    1,
  );
  assert.ok(kinds(found, (s) => s.leftovers.slice(3)) > 20);
});

rule('DU-20.3 a known leftover that is played does not make later leftovers known', () => {
  const words = { layout: { 18: 'ch1-grey-01', 19: 'ch1-grey-02' }, tilesUp: ['barad-dur'], coins: [9, 9] as const };
  const t = duel({ ...words, leftovers: ['ch1-yellow-01', 'ch1-yellow-02', 'ch1-yellow-03'] });
  t.does('take barad-dur', 'search', 'pick ch1-yellow-02', 'discard slot-18', 'discard slot-19').shows({ chapter: 2 });
  assert.equal(t.state.leftovers.length, 5);
  for (const viewer of VIEWERS) {
    const found = worlds(t, viewer);
    assert.ok(kinds(found, (s) => s.leftovers[2]) > 5, 'the first leftover of chapter 2');
    assert.ok(kinds(found, (s) => s.leftovers[4]) > 5, 'the last leftover of chapter 2');
  }
});

rule('DU-20.4 a token shown among three stays known on top of its stack, those under it do not', () => {
  const t = playing('ch2-green-03', {
    area: { fellowship: ['ch1-green-01', 'ch1-green-02'] },
    stacks: { elves: ['elves-2'], dwarves: ['dwarves-3'], humans: ['humans-3'] },
  }).does('keep humans-3');
  for (const viewer of VIEWERS) {
    const [elves, dwarves, , humans] = t.view(viewer).stacks;
    assert.deepEqual(elves, { race: 0, size: 3, known: [rules.find('token', 'elves-2')] });
    assert.deepEqual(dwarves, { race: 1, size: 3, known: [rules.find('token', 'dwarves-3')] });
    assert.deepEqual(humans, { race: 3, size: 2, known: [] });
    const found = worlds(t, viewer);
    for (const race of [0, 1]) {
      assert.equal(
        kinds(found, (s) => s.stacks[race * 3 + 2]),
        1,
        'the top stays',
      );
      assert.equal(
        kinds(found, (s) => s.stacks.slice(race * 3, race * 3 + 2)),
        2,
        'the other two may lie either way',
      );
    }
  }
});

rule('DU-20.4 a token put back on its stack stays known to both', () => {
  const t = playing('ch2-green-02', {
    area: { fellowship: ['ch1-green-02'] },
    stacks: { elves: ['elves-2', 'elves-3', 'elves-1'], humans: ['humans-1', 'humans-2', 'humans-3'] },
  });
  t.does('keep elves-2');
  for (const viewer of VIEWERS) {
    const [elves, , , humans] = t.view(viewer).stacks;
    assert.deepEqual(elves, { race: 0, size: 2, known: [rules.find('token', 'elves-3')] });
    assert.deepEqual(humans, { race: 3, size: 3, known: [] });
    const found = worlds(t, viewer);
    assert.equal(
      kinds(found, (s) => s.stacks.slice(0, 3)),
      1,
    );
    assert.equal(
      kinds(found, (s) => s.stacks.slice(9, 12)),
      6,
    );
  }
});

/** What a decision brought to light, in words. */
const light = (t: Table, words: string): string[] => {
  const told = play(rules, t.state, t.state.active, optionFromWords(rules, words));
  assert.equal(told.barrier, told.chance.length > 0, 'no free undo across something seen');
  t.leaveOpen();
  return told.chance.map(({ kind, id }) => `${kind} ${rules.name(kind, id)}`);
};

rule('DU-20.1 DU-20.3 DU-20.4 whatever comes to light is noted, and what was known before is not', () => {
  const covering = duel({ layout: { 13: 'ch1-red-02', 12: 'ch1-red-03', 19: 'ch1-blue-01', 18: 'ch1-yellow-01' } });
  assert.deepEqual(light(covering, 'play slot-18'), ['card ch1-red-03']);
  assert.deepEqual(light(covering, 'discard slot-19'), []);
  assert.deepEqual(light(covering, 'play slot-19'), []);
  const leftovers = ['ch1-red-01', 'ch1-red-02'];
  const search = taking('barad-dur', { discard: ['ch1-blue-01'], leftovers });
  assert.deepEqual(light(search, 'search'), ['card ch1-red-01', 'card ch1-red-02']);
  assert.deepEqual(light(taking('barad-dur', { discard: ['ch1-blue-01'] }), 'search'), []);
  const pair = { area: { fellowship: ['ch1-green-02'] }, stacks: { elves: ['elves-2', 'elves-3', 'elves-1'] } };
  const alliance = withCard('ch2-green-02', { ...pair, tilesUp: ['grey-havens'] });
  assert.deepEqual(light(alliance, 'play slot-18'), ['token elves-2', 'token elves-3']);
  alliance.does('play slot-18', 'keep elves-2', 'take grey-havens');
  assert.deepEqual(light(alliance, 'name elves'), ['token elves-1']);
  const last = duel({ layout: { 19: 'ch1-grey-01' }, tilesUp: ['bree', 'erebor'], tileStack: ['isengard'] });
  const dealt = light(last, 'discard slot-19');
  assert.deepEqual([dealt.length, dealt.at(-1)], [2 + 4 + 6 + 1, 'tile isengard']);
});

rule('DU-20.5 token stacks are never reshuffled', () => {
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
    const s = rules.clone(newGame(seed).state);
    const first = s.stacks.slice();
    const chance = rngOf(seedOf(`stacks ${seed}`));
    while (!s.outcome) {
      const mine = options(rules, s, s.active);
      apply(rules, s, s.active, mine[below(chance, mine.length)]);
      const owned = s.tokens[0] | s.tokens[1];
      const left = first.filter((token) => (owned & (1 << token)) === 0);
      assert.deepEqual(
        s.stacks.filter((token) => token >= 0),
        left,
      );
    }
  }
});
