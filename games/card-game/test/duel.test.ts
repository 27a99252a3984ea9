import assert from 'node:assert/strict';
import { SCENARIOS } from '@pony/card-game';
import { rule } from '@pony/testkit';
import { table } from './helpers.ts';

const duel = { scenario: 'duel' };
const three = { scenario: 'duel-three' };

rule('CG-37.3 CG-37.17 draws of four and six, fixed and not doubled', () => {
  const t = table({ ...duel, on: { 'bag-end': [] } }).allPass();
  t.tells({ say: 'draws', args: { seat: 0, n: 4 } }, { say: 'draws', args: { seat: 1, n: 6 } }).leaveOpen();
});

rule(
  'CG-37.4 CG-37.7 CG-24.3 the Ring token: draw three, eliminate one hand card, cycle one, also of those drawn',
  () => {
    const t = table({
      ...duel,
      hand: { gandalf: ['sting'] },
      deck: { gandalf: ['gimli', 'glamdring', 'lembas', 'arwen'] },
    });
    t.does('ring').hand('gandalf', 'sting', 'gimli', 'glamdring', 'lembas').asks('gandalf', 'ring-eliminate');
    t.refuses('cycle sting', 'CG-37.4', 'eliminate-one-for-ring')
      .does('eliminate gimli')
      .may('cycle sting', 'cycle glamdring', 'cycle lembas');
    t.does('cycle lembas').hand('gandalf', 'sting', 'glamdring').shows({ gimli: 'gone', lembas: 'cycle' });
  },
);

rule('CG-37.5 once a round: the token is turned up again at the start of the next', () => {
  const t = table({ ...duel, ringUsed: ['gandalf'], on: { 'bag-end': [] } });
  t.refuses('ring', 'CG-37.5', 'ring-used-this-round').allPass();
  assert.deepEqual(t.state.ring, [1, 1]);
  t.leaveOpen();
});

rule('CG-37.6 no points for tokens in the Duel', () => {
  table({ ...duel, on: { orodruin: ['sam-gamgee'] }, corruption: 3, ringUsed: ['witch-king'] })
    .allPass()
    .scenario.over({ reason: 'equal-points', seats: ['lost', 'won'] });
});

rule('CG-37.8 CG-29.5 the Free Peoples win a path only with more icons than the Shadow', () => {
  table({ ...duel, on: { 'bag-end': ['gandalf-the-grey', 'the-hunter', 'the-reaver'] } })
    .allPass()
    .lies({ 'bag-end': 'free' })
    .leaveOpen();
  table({ ...duel, on: { 'bucklebury-ferry': [] } })
    .allPass()
    .lies({ 'bucklebury-ferry': 'free' })
    .leaveOpen();
});

rule('CG-37.9 CG-37.10 CG-37.12 equal totals at the start: nobody wins, the fight is carried out', () => {
  const t = table({ ...duel, on: { 'bag-end': ['gimli', 'legolas', 'the-hunter', 'the-reaver'] } }).allPass();
  t.lies({ 'bag-end': 'discarded' }).corruption(0).tells('nobody-wins').leaveOpen();
  t.shows({ gimli: 'gone', legolas: 'gone', 'the-hunter': 'gone' });
});

rule('CG-37.11 CG-37.13 nothing against nothing is a tie; a discarded path does not come back', () => {
  table({ ...duel, on: { 'bag-end': [] } })
    .allPass()
    .lies({ 'bag-end': 'discarded' })
    .leaveOpen();
  const hand = { gandalf: ['there-is-another-way', 'sting'] };
  table({ ...duel, hand, on: { 'bucklebury-ferry': [] }, used: ['bag-end'] })
    .does('event there-is-another-way')
    .lies({ 'gildors-encampment': 'active', 'bag-end': 'discarded' })
    .leaveOpen();
});

rule(
  'CG-37.14 CG-37.15 CG-EX18 each player of the side: the lone player does the whole twice, to the end each time',
  () => {
    const t = table({
      ...duel,
      hand: { gandalf: ['there-is-another-way', 'sting'] },
      deck: { gandalf: ['gimli', 'glamdring', 'lembas', 'arwen'] },
      on: { lothlorien: [] },
      used: ['dimrill-dale'],
    });
    t.does('event there-is-another-way')
      .lies({ egladil: 'active' })
      .hand('gandalf', 'gimli', 'glamdring')
      .asks('gandalf', 'cycle');
    t.does('cycle gimli').hand('gandalf', 'glamdring', 'lembas', 'arwen').asks('gandalf', 'cycle').does('cycle lembas');
    t.hand('gandalf', 'glamdring', 'arwen');
  },
);

rule('CG-37.16 an instruction for the player of a faction is not doubled', () => {
  const t = table({
    ...duel,
    turn: 'gandalf',
    on: { 'bag-end': ['gandalf-the-grey'] },
    used: ['the-old-forest', 'inn-of-the-prancing-pony'],
  });
  t.does('use gandalf-the-grey').lies({ weathertop: 'active' }).handSize('witch-king', 2);
});

rule('CG-37.18 all battlegrounds, all paths, the final round with path 9, the lead of ten', () => {
  assert.ok(SCENARIOS[1].inDeck.every((there) => there === 1));
  table({ ...duel, on: { orodruin: ['gandalf-the-grey'] } })
    .allPass()
    .scenario.over({ reason: 'more-points' });
  table({ ...duel, on: { 'bag-end': ['gandalf-the-grey'] }, corruption: 12 })
    .allPass()
    .scenario.over({ reason: 'lead' });
});

rule('CG-38.4 CG-38.10 draws of six and four each', () => {
  const t = table({ ...three, on: { 'bag-end': [] } }).allPass();
  t.tells(
    { say: 'draws', args: { seat: 0, n: 6 } },
    { say: 'draws', args: { seat: 1, n: 4 } },
    { say: 'draws', args: { seat: 2, n: 4 } },
  ).leaveOpen();
});

rule('CG-38.5 Gandalf’s token turns every round without points; the Shadow’s is used once and worth a point', () => {
  const t = table({ ...three, ringUsed: ['gandalf', 'saruman'], on: { 'bag-end': [] } }).allPass();
  assert.deepEqual(t.state.ring, [1, 1, 0]);
  t.leaveOpen();
  table({ ...three, on: { orodruin: ['gandalf-the-grey'] }, corruption: 2, ringUsed: ['saruman'] })
    .allPass()
    .scenario.over({ reason: 'equal-points', seats: ['lost', 'won', 'won'] });
  table({ ...three, turn: 'witch-king', deck: { 'witch-king': ['olog-hai', 'black-uruks', 'grishnakh'] } })
    .does('ring')
    .hand('witch-king', 'olog-hai', 'black-uruks');
});

rule('CG-38.6 CG-38.7 the path rule of the Duel; only the Free Peoples are doubled', () => {
  table({ ...three, on: { 'bag-end': [] } })
    .allPass()
    .lies({ 'bag-end': 'discarded' })
    .leaveOpen();
  table({ ...three, turn: 'witch-king', reserve: ['the-commander'] })
    .does('use the-commander')
    .handSize('witch-king', 1)
    .handSize('saruman', 1);
  table({ ...three, turn: 'gandalf', reserve: ['elrond', 'vilya-ring-of-air@elrond'] })
    .does('use vilya-ring-of-air')
    .handSize('gandalf', 2);
});

rule('CG-38.8 the token moves along the four places of the order', () => {
  const seen: string[] = [];
  for (let first = 0; first < 4; first++) {
    const t = table({ ...three, first, on: { 'bag-end': [] } }).allPass();
    seen.push(SCENARIOS[2].seats[SCENARIOS[2].order[t.state.first]]);
    t.leaveOpen();
  }
  assert.deepEqual(seen, ['witch-king', 'gandalf', 'saruman', 'gandalf']);
});

rule('CG-38.9 a run of passes with every player in it ends the phase: Witch-king, Gandalf, Saruman', () => {
  const t = table({ ...three, turn: 'witch-king', on: { 'bag-end': [] } }).does('pass', 'pass');
  assert.equal(t.state.round, 1);
  t.does('pass');
  assert.equal(t.state.round, 2);
  t.leaveOpen();
});
