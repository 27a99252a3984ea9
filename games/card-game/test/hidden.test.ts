import assert from 'node:assert/strict';
import { CARDS, game, rulesOf, SCENARIO_IDS } from '@pony/card-game';
import { rngOf, seedOf } from '@pony/engine';
import { openTable } from '@pony/table';
import { rule } from '@pony/testkit';
import { cardOf, table } from './helpers.ts';

const position = {
  hand: { frodo: ['sting', 'gimli'], aragorn: ['lembas'], saruman: ['gollum'] },
  cycle: ['treebeard', 'elrond'],
  gone: ['glamdring', 'arwen'],
};

rule('CG-13.2 a player looks through the own cycle pile and eliminated pile, and sees everything in play', () => {
  const t = table({ ...position, reserve: ['the-hunter'], on: { 'bag-end': ['sam-gamgee'] } });
  const mine = t.view('frodo').players[0];
  assert.deepEqual(mine.cycled, [cardOf('treebeard')]);
  assert.deepEqual(mine.gone, [cardOf('glamdring')]);
  assert.deepEqual(
    mine.hand,
    [cardOf('gimli'), cardOf('sting')].sort((a, b) => a - b),
  );
  assert.deepEqual(
    t.view('frodo').players[1].reserve.map((one) => CARDS[one.card]),
    ['the-hunter'],
  );
});

rule('CG-13.3 CG-13.6 nobody sees another hand or pile, not even an ally', () => {
  const t = table(position);
  for (const seat of ['aragorn', 'witch-king', null]) {
    const theirs = t.view(seat).players[0];
    assert.deepEqual([theirs.hand, theirs.cycled, theirs.gone], [2, 1, 1], String(seat));
  }
  const bytes = JSON.stringify(t.view('aragorn').zones.filter((zone) => zone.owner === 0));
  assert.ok(!bytes.includes(String(cardOf('gimli'))));
});

/** All cards of a deck, wherever they are, as a bot of another seat may imagine them. */
const imagined = (t: ReturnType<typeof table>, seat: number, n: number) => {
  const s = t.scenario.rules.clone(t.state);
  t.scenario.rules.determinize(s, seat, rngOf(seedOf(`imagined ${n}`)));
  return s;
};

rule(
  'CG-13.6 a bot imagines every card it cannot know in every place it may be, and leaves the others where they lie',
  () => {
    const t = table({
      hand: { aragorn: ['lembas', 'elrond'] },
      gone: ['arwen'],
      cycle: ['legolas'],
      reserve: ['gimli'],
    });
    t.edit((s) => {
      s.seen[cardOf('arwen')] = 1;
    });
    const hidden = CARDS.flatMap((id, card) => (t.state.decks[2].includes(card) ? [id] : []));
    hidden.push('lembas', 'elrond', 'legolas');
    const inHand = new Set<number>();
    for (let n = 0; n < 400; n++) {
      const s = imagined(t, 0, n);
      assert.equal(s.at[cardOf('gimli')], t.state.at[cardOf('gimli')]);
      assert.deepEqual(s.gone[2], [cardOf('arwen')]);
      assert.deepEqual([s.hands[2].length, s.cycled[2].length], [2, 1]);
      assert.deepEqual(s.hands[0], t.state.hands[0]);
      for (const card of s.hands[2]) inHand.add(card);
    }
    assert.deepEqual([...inHand].map((card) => CARDS[card]).sort(), hidden.sort());
    t.leaveOpen();
  },
);

rule('CG-41.59 a bot with the Mirror knows the top of its deck, and without it nothing of the order', () => {
  const tops = (reserve: string[]): Set<number | undefined> => {
    const t = table({ turn: 'aragorn', reserve: ['galadriel', ...reserve], deck: { aragorn: ['legolas'] } });
    const size = t.state.decks[2].length;
    const seen = new Set<number | undefined>();
    for (let n = 0; n < 40; n++) {
      const deck = imagined(t, 2, n).decks[2];
      assert.deepEqual([deck.length, new Set(deck).size], [size, size]);
      seen.add(deck.at(-1));
    }
    t.leaveOpen();
    return seen;
  };
  assert.deepEqual([...tops(['mirror-of-galadriel@galadriel'])], [cardOf('legolas')]);
  assert.ok(tops([]).size > 10);
});

rule('what is told of a hidden card is told to its player alone', () => {
  const t = table(position).does('cycle sting');
  assert.equal(t.scenario.heard('frodo')[0].say, 'cycles-card');
  for (const seat of ['aragorn', 'witch-king', 'saruman', null]) assert.equal(t.scenario.heard(seat)[0].say, 'cycles');
});

rule('CG-36.2 CG-36.3 CG-36.4 four, three or two people hold the four decks of the Trilogy', () => {
  for (const people of [
    ['a', 'b', 'c', 'd'],
    ['a', 'b', 'c', 'b'],
    ['a', 'b', 'a', 'b'],
  ]) {
    const opened = openTable({
      game,
      options: { scenario: 'trilogy' },
      seed: 'people',
      seats: people.map((person) => ({ holder: 'person', person })),
    });
    assert.equal(opened.specs.length, 4);
    assert.deepEqual(opened.state.outcome, null);
  }
});

rule('CG-36.5 CG-36.6 CG-36.8 decks are kept apart, whoever runs them; all four must pass', () => {
  const t = table({ hand: { frodo: ['sting'], aragorn: ['lembas'] }, on: { 'bag-end': [] } });
  t.refuses('cycle lembas', 'CG-15.1', 'not-in-hand').does('pass', 'pass', 'pass');
  assert.equal(t.state.round, 1);
  t.does('pass');
  assert.equal(t.state.round, 2);
  t.leaveOpen();
});

rule('CG-2.4 tokens are not counted out: corruption and icons have no limit', () => {
  const t = table({ turn: 'witch-king', corruption: 30, on: { 'amon-hen': ['grishnakh'] } });
  t.does('use grishnakh').corruption(31);
  for (const scenario of SCENARIO_IDS) assert.ok(rulesOf({ scenario }).size('seat') <= 4);
});
