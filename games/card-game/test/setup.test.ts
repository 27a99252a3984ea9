import assert from 'node:assert/strict';
import {
  CARDS,
  FACTION,
  FACTIONS,
  game,
  IS_PATH,
  LOCATION_SIDE,
  NUMBER,
  rulesOf,
  SCENARIO_IDS,
  SCENARIOS,
} from '@pony/card-game';
import { completeOptions, start } from '@pony/engine';
import { rule } from '@pony/testkit';
import { newGame, table } from './helpers.ts';

const begun = (scenario: string, seed = 'set-up') => start(rulesOf({ scenario }), { scenario }, seed).state;
const sizes = (lists: readonly (readonly number[])[]): number[] => lists.map((list) => list.length);

rule('CG-1.5 CG-3.1 four scenarios, the Trilogy by default; another is refused by name', () => {
  assert.deepEqual(SCENARIO_IDS, ['trilogy', 'duel', 'duel-three', 'fellowship']);
  assert.equal(completeOptions(game, {}).scenario, 'trilogy');
  assert.throws(
    () => completeOptions(game, { scenario: 'hobbit' }),
    /scenario may be trilogy, duel, duel-three, fellowship/,
  );
});

rule('CG-1.1 CG-35.5 two sides that win and lose as a whole', () => {
  for (const scenario of SCENARIO_IDS) {
    const teams = rulesOf({ scenario })
      .seats({})
      .map((seat) => seat.team);
    assert.deepEqual([...new Set(teams)].sort(), ['free', 'shadow'], scenario);
  }
  const t = table({ lastPath: 9, on: { orodruin: [] }, free: ['minas-tirith'] }).allPass();
  t.scenario.over({ seats: ['won', 'lost', 'won', 'lost'], reason: 'more-points' });
});

rule('CG-1.2 CG-6.2 every player has a deck of their own, by factions', () => {
  for (const scenario of SCENARIOS) {
    scenario.owner.forEach((seat, card) => {
      if (seat >= 0) assert.equal(scenario.player[FACTION[card]], seat, CARDS[card]);
    });
  }
});

rule('CG-3.5 names of players are labels: the player Aragorn may lose the card Aragorn and plays on', () => {
  table({ turn: 'aragorn', gone: ['aragorn', 'strider'] }).asks('aragorn', 'act');
});

rule('CG-3.7 CG-3.8 a Ring token each, and Frodo has the first-player token', () => {
  const s = begun('trilogy');
  assert.deepEqual(s.ring, [1, 1, 1, 1]);
  assert.equal(SCENARIOS[0].seats[SCENARIOS[0].order[s.first]], 'frodo');
});

rule('CG-3.9 CG-EX1 CG-36.1 the player of a faction is whose deck has it', () => {
  const player = (scenario: number, faction: string): string =>
    SCENARIOS[scenario].seats[SCENARIOS[scenario].player[FACTIONS.indexOf(faction as 'rohan')]];
  assert.equal(player(0, 'rohan'), 'frodo');
  assert.equal(player(0, 'elf'), 'aragorn');
  assert.equal(player(1, 'southron'), 'witch-king');
  assert.equal(player(2, 'southron'), 'saruman');
});

rule('CG-3.10 an instruction for a faction in nobody’s deck does nothing', () => {
  assert.equal(SCENARIOS[3].player[FACTIONS.indexOf('southron')], -1);
  assert.equal(SCENARIOS[3].player[FACTIONS.indexOf('rohan')], -1);
  table({
    scenario: 'fellowship',
    turn: 'gandalf',
    hand: { gandalf: ['gandalf-the-grey', 'sting'] },
    on: { orthanc: [], imladris: [] },
  })
    .does('play gandalf-the-grey imladris')
    .asks('balrog', 'act');
});

rule('CG-4.1 CG-10.1 the first player draws a random battleground of the own side', () => {
  const drawn = new Set<number>();
  for (let n = 0; n < 30; n++) {
    const t = newGame('trilogy', `battleground ${n}`);
    const t2 = cycleAll(t);
    const first = t2.state.active.find((location) => !IS_PATH[location]) as number;
    assert.equal(LOCATION_SIDE[first], 0, 'Frodo is of the Free Peoples');
    drawn.add(first);
    t2.leaveOpen();
  }
  assert.ok(drawn.size > 3, 'it is random');
});

/** The first hands are cycled down to five. */
function cycleAll(t: ReturnType<typeof newGame>): ReturnType<typeof newGame> {
  for (let n = 0; n < 20 && t.state.stack[t.state.stack.length - 1].p === 'game'; n++) {
    const seat = t.state.hands.findIndex((hand, at) => {
      const { hand: dealt, cycled } = SCENARIOS[t.state.scenario];
      return hand.length > dealt[at] - cycled[at];
    });
    t.scenario.does(seat, `cycle ${CARDS[t.state.hands[seat][0]]}`);
  }
  return t;
}

rule('CG-4.2 CG-4.3 CG-12.1 in round 1 a random path of number 1', () => {
  const drawn = new Set<number>();
  for (let n = 0; n < 30; n++) {
    const t = cycleAll(newGame('trilogy', `path ${n}`));
    const path = t.state.active.find((location) => IS_PATH[location]);
    t.leaveOpen();
    // The battleground may have a question first
    if (path === undefined) continue;
    assert.equal(NUMBER[path], 1);
    drawn.add(path);
  }
  assert.equal(drawn.size, 3);
});

rule('CG-4.4 CG-4.5 seven cards each, two of them cycled by choice', () => {
  const t = newGame();
  assert.deepEqual(sizes(t.state.hands), [7, 7, 7, 7]);
  assert.deepEqual(sizes(t.state.decks), [23, 23, 23, 23]);
  const mine = t.state.hands[0].map((card) => CARDS[card]);
  t.scenario.prompt('frodo', 'cycle-first', { seat: 0, n: 2 });
  t.scenario.refuses('frodo', 'pass', 'CG-4.5', 'cycle-to-start');
  t.scenario.does('frodo', `cycle ${mine[3]}`).does('frodo', `cycle ${mine[5]}`);
  assert.deepEqual(sizes(t.state.cycled), [2, 0, 0, 0]);
  assert.deepEqual(t.state.hands[0].length, 5);
});

rule('CG-4.6 the choice is made by all at once, in any order, in secret', () => {
  const t = newGame();
  t.scenario.asked('frodo', 'witch-king', 'aragorn', 'saruman');
  t.scenario.does('saruman', `cycle ${CARDS[t.state.hands[3][0]]}`);
  assert.deepEqual(t.scenario.heard('frodo'), [{ say: 'cycles', args: { seat: 3 } }]);
  t.scenario.asked('frodo', 'witch-king', 'aragorn', 'saruman');
});

rule('CG-4.7 CG-4.8 CG-13.5 the table: hands, decks, piles, reserves, areas; their numbers are open', () => {
  const t = table({
    hand: { frodo: ['sting'] },
    cycle: ['gimli'],
    gone: ['glamdring'],
    reserve: ['sam-gamgee'],
    free: ['lorien'],
  });
  const { players, scored } = t.view('witch-king');
  assert.equal(players[0].hand, 1);
  assert.equal(players[0].cycled, 1);
  assert.equal(players[0].gone, 1);
  assert.equal(players[0].deck, 26);
  assert.deepEqual(
    players[0].reserve.map((one) => CARDS[one.card]),
    ['sam-gamgee'],
  );
  assert.equal(players[0].ring, true);
  assert.equal(scored[0].length, 1);
});

rule('CG-37.1 CG-37.2 the Duel: sixty cards each, four and six in hand, nothing cycled', () => {
  const s = begun('duel');
  assert.deepEqual(SCENARIOS[1].seats, ['gandalf', 'witch-king']);
  assert.deepEqual(sizes(s.hands), [4, 6]);
  assert.deepEqual(
    [0, 1].map((seat) => SCENARIOS[1].owner.filter((owner) => owner === seat).length),
    [60, 60],
  );
  assert.equal(s.round, 1);
  assert.equal(SCENARIOS[1].order[s.first], 0);
});

rule('CG-38.1 CG-38.3 CG-38.2 the Three-player Duel: decks, first hands, turn order', () => {
  const s = begun('duel-three');
  const { seats, owner, order } = SCENARIOS[2];
  assert.deepEqual(seats, ['gandalf', 'witch-king', 'saruman']);
  assert.deepEqual(
    [0, 1, 2].map((seat) => owner.filter((one) => one === seat).length),
    [60, 30, 30],
  );
  assert.deepEqual(order, [0, 1, 0, 2]);
  assert.deepEqual(sizes(s.hands), [6, 7, 7]);
  const t = newGame('duel-three');
  t.scenario.asked('witch-king', 'saruman');
});

rule(
  'CG-39.1 CG-39.5 CG-39.7 the Fellowship: Balrog first, seven cards of which two are cycled, no Ring tokens',
  () => {
    const s = begun('fellowship');
    assert.deepEqual(SCENARIOS[3].seats, ['balrog', 'gandalf']);
    assert.deepEqual(sizes(s.hands), [7, 7]);
    assert.deepEqual(s.ring, [0, 0]);
    newGame('fellowship').scenario.asked('balrog', 'gandalf');
    table({ scenario: 'fellowship' }).asks('balrog').refuses('ring', 'CG-39.7', 'no-ring');
  },
);

rule('CG-39.8 CG-39.9 CG-39.10 fixed battlegrounds by the number of the round', () => {
  const ids = (SCENARIOS[3].battlegrounds ?? []).map((list) => list.length);
  assert.deepEqual(ids, [1, 1, 1, 2, 1, 1]);
  const t = table({ scenario: 'fellowship', round: 1, on: { 'bucklebury-ferry': [] } }).allPass();
  t.lies({ rivendell: 'active', moria: 'box', pelargir: 'box' }).leaveOpen();
  const u = table({ scenario: 'fellowship', round: 2, lastPath: 4, on: { caradhras: [] } }).allPass();
  u.lies({ moria: 'active' }).leaveOpen();
});

rule('CG-39.16 Lórien and Dol Guldur come out together and bring nothing more', () => {
  const t = table({ scenario: 'fellowship', round: 3, on: { imladris: [] } }).allPass();
  t.lies({ lorien: 'active', 'dol-guldur': 'active' }).leaveOpen();
});

rule('CG-39.11 CG-39.12 CG-12.9 paths of the list only, six the highest number', () => {
  const paths = SCENARIOS[3].inDeck.flatMap((there, location) =>
    there && IS_PATH[location] ? [NUMBER[location]] : [],
  );
  assert.deepEqual(paths, [1, 1, 2, 2, 3, 3, 4, 4, 4, 5, 5, 5, 6]);
  const t = table({ scenario: 'fellowship', turn: 'gandalf', on: { 'amon-hen': ['strider'] } });
  t.refuses('use strider', 'CG-12.10', 'no-path-left');
});
