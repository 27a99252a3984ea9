import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chanceOf, perft, replayGolden, rule, scenario } from '../src/index.ts';
import { closeScenarios, openScenarios } from '../src/open.ts';
import { type Pond, pondGame, pondRules } from './pond.ts';

const pond = (change: (s: Pond) => void = () => undefined) =>
  scenario<Pond>(pondGame, {
    rest: ['pond/turn'],
    position: (s) => {
      s.hands = [
        [1, 5],
        [7, 12],
      ];
      s.laid = [3];
      s.deck = [0, 2, 4, 6, 8, 9, 10, 11, 13, 14, 15, 16, 17, 18, 19];
      change(s);
    },
  });
const fails = (body: () => unknown, message: RegExp) => assert.throws(body, { name: 'AssertionError', message });

rule('a position, exact options, a decision, what was told, and the next question', () => {
  pond()
    .asked('p1')
    .prompt('p1', 'turn', { seat: 0 })
    .mayExactly('p1', 'catch', 'rest', 'lay f5')
    .mayExactlyWith('p1', 'lay', 'lay f5')
    .refuses('p1', 'lay f1', 'DU-1.3', 'too-small', { fish: 3 })
    .refuses('p1', 'lay f7', 'DU-1.2', 'not-in-hand', { fish: 7 })
    .refuses('p2', 'rest', null, 'not-your-turn')
    .does('p1', 'lay f5')
    .log('lays')
    .log({ say: 'lays', args: { fish: 5 } })
    .check((s) => assert.deepEqual(s.points, [1, 0]))
    .asked(1)
    .does(1, 'lay f7');
});

rule('decks are scripted by the position; a secret is heard by those who may', () => {
  const at = pond((s) => s.deck.push(s.deck.shift()!)).does('p1', 'catch');
  assert.deepEqual(at.heard('p1'), [{ say: 'caught', args: { seat: 0, fish: 0 } }]);
  assert.deepEqual(at.heard('p2'), [{ say: 'catches', args: { seat: 0 } }]);
  assert.deepEqual(at.heard(null), [{ say: 'catches', args: { seat: 0 } }]);
  at.mayExactly('p1', 'keep', 'back').does('p1', 'back');
});

rule('dice are scripted by an honest generator state', () => {
  const at = pond().dice(6, 3, 1, 6, 6);
  const again = pond().dice(6, 3, 1, 6, 6);
  assert.deepEqual(at.state.rng, again.state.rng);
  assert.throws(() => at.dice(6, 7), /a die of 6 sides never shows 7/);
});

rule('chance is scripted by name: draws as they are written, an error when it runs dry or does not fit', () => {
  const at = pond().chance((chance) => chance.draw('fish', 'f9'));
  at.does('p1', 'catch').log({ say: 'catches' }).does('p1', 'keep');
  assert.deepEqual(at.state.hands[0], [1, 5, 9]);
  assert.ok(!at.state.deck.includes(9));
  assert.throws(() => at.does('p2', 'catch'), { name: 'ScriptFault', message: /run dry: one of/ });
  const other = pond().chance((chance) => chance.roll(3).asTheyLie(2).number(0, 7));
  assert.throws(() => other.does('p1', 'catch'), {
    name: 'ScriptFault',
    message: /the script gives 3, there are only/,
  });
  assert.throws(() => pond().chance((chance) => chance.draw('fish', 'whale')), /no fish is called whale/);
});

rule('a whole game begins from a script: the deal is the order that was given', () => {
  const names = Array.from({ length: 20 }, (_, fish) => `f${19 - fish}`);
  const { seed } = chanceOf(pondRules).shuffle('fish', ...names);
  assert.equal(seed.split(' ').length, 21);
  const at = scenario<Pond>(pondGame, { seed });
  assert.deepEqual(at.state.hands, [
    [19, 18, 17],
    [16, 15, 14],
  ]);
});

rule('the end of the game is asserted with as much as matters', () => {
  pond((s) => {
    s.turn = 14;
  })
    .does('p1', 'lay f5')
    .does('p2', 'rest')
    .over()
    .over({ reason: 'night', seats: ['won', 'lost'] });
});

test('a wrong expectation fails and says what is there', () => {
  fails(() => pond().mayExactly('p1', 'catch', 'rest'), /what p1 may do/);
  fails(() => pond().mayExactlyWith('p1', 'lay', 'lay f1'), /with lay/);
  fails(() => pond().asked('p2'), /who is asked/);
  fails(() => pond().asked('p9'), /no seat is called p9; there are p1, p2/);
  fails(() => pond().does('p1', 'lay f1'), /p1 may not "lay f1": too-small \(DU-1\.3\); it may: catch, rest, lay f5/);
  fails(() => pond().refuses('p1', 'rest', 'DU-1.1'), /should be refused by DU-1\.1, but is allowed/);
  fails(() => pond().refuses('p1', 'lay f1', 'DU-1.2'), /is refused by DU-1\.3 \(too-small\)/);
  fails(() => pond().refuses('p1', 'lay f1', 'DU-1.3', 'too-big'), /too-small/);
  fails(() => pond().does('p1', 'rest').log('lays'), /not told: "lays"; told was\s+\{"say":"rests"/);
  fails(() => pond().over(), /the game should be over/);
  assert.throws(() => pond().does('p1', 'swim'), /unknown verb "swim"/);
  openScenarios.length = 0;
});

test('an impossible position is refused as soon as it is used', () => {
  fails(() => pond((s) => s.deck.pop()).mayExactly('p1'), /the position is impossible: 19 fish in the pond, not 20/);
  openScenarios.length = 0;
});

test('a test may not end with a question nobody looked at', () => {
  openScenarios.length = 0;
  pond().does('p1', 'catch');
  assert.throws(() => closeScenarios(), /the test ends with a question nobody answered: p1 at keep\/keep \(keep\)/);
  pond().does('p1', 'catch').leaveOpen();
  closeScenarios();
  pond().does('p1', 'catch').mayExactly('p1', 'keep', 'back');
  closeScenarios();
  pond().does('p1', 'rest');
  closeScenarios();
});

test('of plain tests only scenarios that are held must be answered', () => {
  openScenarios.length = 0;
  pond().does('p1', 'catch');
  closeScenarios('held');
  openScenarios.push({ ends: () => 'ends with a question', held: true });
  assert.throws(() => closeScenarios('held'), /ends with a question/);
});

test('perft counts the ways to take so many decisions', () => {
  const { rules, state } = pond();
  assert.equal(perft(rules, state, 0), 1);
  assert.equal(perft(rules, state, 1), 3);
  assert.equal(perft(rules, state, 2), 2 + 3 + 3);
  const { rules: last, state: end } = pond((s) => {
    s.turn = 15;
  });
  assert.equal(perft(last, end, 3), 2 + 1 + 1);
  openScenarios.length = 0;
});

test('golden records are played again, and a broken one is named', async () => {
  const { mkdtempSync, writeFileSync, rmSync } = await import('node:fs');
  const { join } = await import('node:path');
  const { tmpdir } = await import('node:os');
  const { openTable, record, decide } = await import('@pony/table');
  const folder = mkdtempSync(join(tmpdir(), 'golden-'));
  try {
    assert.throws(() => replayGolden(pondGame, folder), /no records in/);
    const seats = [{ holder: 'person' }, { holder: 'person' }] as const;
    const table = openTable({ game: pondGame, seed: 'golden', seats });
    for (let turn = 0; turn < 16; turn++) decide(table, turn % 2, ['rest']);
    writeFileSync(join(folder, 'rests.record'), record(table));
    assert.deepEqual(replayGolden(pondGame, folder), [
      { file: 'rests.record', decisions: 16, result: 'won,won night 0' },
    ]);
    writeFileSync(join(folder, 'worse.record'), record(table).replace('result won,won', 'result won,lost'));
    assert.throws(() => replayGolden(pondGame, folder), /worse\.record: the result is won,won night 0/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
