/** What a judgement says about a game: turning points, signs, better moves; and that only what a seat could know is judged. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { loadGame } from '@pony/games';
import { openReader } from '../src/replay/reader.ts';
import { openStudy } from '../src/replay/study.ts';
import { betterLine, judged, weighed } from '../src/review/judging.ts';
import { givenAway, isBest, signOf, turningPoints, worthALook } from '../src/review/points.ts';
import type { Weighed } from '../src/review/types.ts';

const golden = (folder: string, name: string): string =>
  readFileSync(new URL(`../../../games/${folder}/golden/${name}.record`, import.meta.url), 'utf8');
const { game, bots } = await loadGame('duel');
const study = openStudy(game, golden('duel', 'races'));

const chosen = (played: number, ...values: number[]): Weighed => ({
  n: 1,
  seat: 0,
  asked: null,
  played,
  candidates: values.map((value) => ({ option: ['take', value], value })),
});

test('turning points: the three largest swings of eight or more, at most two against the reader, in order', () => {
  assert.deepEqual(turningPoints([50, 57, 50]), []);
  assert.deepEqual(turningPoints([50, 30, 60, 40, 10, 22]), [
    { n: 1, swing: -20 },
    { n: 2, swing: 30 },
    { n: 4, swing: -30 },
  ]);
  assert.deepEqual(
    turningPoints([90, 60, 40, 10, 18]).map(({ n }) => n),
    [1, 3, 4],
  );
});

test('signs: best by ten, ten given away, twenty-five given away', () => {
  assert.equal(signOf(chosen(0, 60, 50)), '!');
  assert.equal(signOf(chosen(0, 60, 51)), null);
  assert.equal(signOf(chosen(1, 60, 50)), '?');
  assert.equal(signOf(chosen(1, 60, 35)), '??');
  assert.equal(givenAway(chosen(1, 60, 35)), 25);
  assert.equal(isBest(chosen(1, 60, 59.5)), true);
});

test('own decisions are looked at in the order of what they cost', () => {
  assert.deepEqual(worthALook([50, 60, 40, 45, 20], [1, 2, 4]), [4, 2, 1]);
});

test('a finished game is judged from start to end, and its end is what it was', () => {
  const last = study.decisions;
  const curve = judged(study, bots, 0, last, 0);
  assert.equal(curve.length, last + 1);
  assert.ok(curve.every((value) => value >= 0 && value <= 100));
  const won = study.table.state.outcome?.seats[0] === 'won';
  assert.equal(curve[last], won ? 100 : 0);
  assert.deepEqual(judged(study, bots, 0, last, 0), curve, 'the same every time');
  const other = judged(study, bots, last, last, 1);
  assert.deepEqual(other, [won ? 0 : 100]);
});

test('what was chosen stands among what could have been, the best first', () => {
  let several = 0;
  for (let n = 1; n <= study.decisions; n += 6) {
    const found = weighed(study, bots, n);
    if (!found) continue;
    several++;
    const values = found.candidates.map(({ value }) => value);
    assert.deepEqual(
      values,
      values.toSorted((a, b) => b - a),
    );
    assert.deepEqual(found.candidates[found.played].option, study.table.taken[n - 1].option);
    assert.ok(found.asked?.say, 'what was asked');
  }
  assert.ok(several > 5);
});

test('hidden cards do not change a judgement of the seat that cannot see them', () => {
  const n = 20;
  const [value] = judged(study, bots, n, n, 0);
  const { rules } = study.table;
  const dealt = rules.clone(study.stateAt(n));
  rules.determinize(dealt, 0, [1, 2, 3, 4]);
  const [again] = judged({ ...study, stateAt: () => rules.clone(dealt) }, bots, n, n, 0);
  assert.ok(Math.abs(again - value) <= 12, `${value} and ${again}`);
});

test('the line after a better choice: four moves in turn, told in words, of a world the seat may imagine', () => {
  const careless = openStudy(game, golden('duel', 'shared'));
  const found = weighed(careless, bots, 87);
  assert.ok(found && !isBest(found));
  const line = betterLine(careless, bots, 87, found.candidates[0].option, [1]);
  assert.deepEqual(
    line.map(({ seat }) => seat),
    [1, 0, 1, 0],
  );
  assert.deepEqual(line[0].option, found.candidates[0].option);
  assert.ok(line.every(({ says, situation }) => says.length > 0 && situation.decisions === 87));
  assert.deepEqual(betterLine(careless, bots, 87, found.candidates[0].option, [1]), line, 'the same every time');
  const { rules } = careless.table;
  const dealt = rules.clone(careless.stateAt(86));
  rules.determinize(dealt, 1, [5, 6, 7, 8]);
  const [first] = betterLine({ ...careless, stateAt: () => rules.clone(dealt) }, bots, 87, line[0].option, [1]);
  assert.deepEqual(first.says[0], line[0].says[0], 'what the seat cannot know does not change it');
});

test('the reader judges and weighs what lies open, for every game', async () => {
  for (const [folder, name] of [
    ['duel', 'races'],
    ['lcg', 'passage-won'],
    ['card-game', 'duel'],
    ['war', 'two-hobbits'],
  ]) {
    const answer = openReader(loadGame);
    const opened = await answer({ key: 1, do: 'open', text: golden(folder, name) });
    assert.ok(opened.ok);
    const curve = await answer({ key: 2, do: 'judge', from: 0, to: 3, seat: 0 });
    assert.ok(curve.ok && (curve.value as number[]).length === 4, name);
    const found = await answer({ key: 3, do: 'weigh', n: 1 });
    assert.ok(found.ok, name);
  }
});
