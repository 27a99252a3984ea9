import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { apply, play, start } from '@pony/engine';
import { loadGame } from '@pony/games';
import { fromRecord, look } from '@pony/table';
import { type Asked, answerTo, type Habits, habitAt, habitsOn } from '@pony/ui/habit';
import { habits as cardGame } from '../../../games/card-game/ui/habits.ts';
import { habits as duel } from '../../../games/duel/ui/habits.ts';
import { habits as lcg } from '../../../games/lcg/ui/habits.ts';
import { habits as war } from '../../../games/war/ui/habits.ts';

interface Course {
  readonly game: string;
  readonly record: string;
  readonly habits: Habits;
  /** Questions that must have come up and been answered by themselves. */
  readonly answered: readonly string[];
}
const WAR = war as unknown as Habits;
const COURSES: readonly Course[] = [
  { game: 'duel', record: 'duel/golden/races', habits: duel, answered: [] },
  {
    game: 'war',
    record: 'war/golden/conquest-of-the-shadow',
    habits: WAR,
    answered: ['attack/target', 'fellowship-phase/declare', 'force/leave', 'name-guide/choose'],
  },
  {
    game: 'war',
    record: 'war/kings/golden/kings',
    habits: WAR,
    answered: ['attack/target', 'fellowship-phase/declare', 'force/leave', 'name-guide/choose'],
  },
  { game: 'card-game', record: 'card-game/golden/duel', habits: cardGame, answered: [] },
  { game: 'lcg', record: 'lcg/golden/journey-won', habits: lcg, answered: ['combat/with'] },
];

/** Everything that was asked in a recorded game, with whether something is rolled or revealed by an answer. */
async function* asked({ game: id, record }: Course) {
  const { game, texts } = await loadGame(id);
  const { rules, options, seed, taken } = fromRecord(
    game,
    readFileSync(new URL(`../../../games/${record}.record`, import.meta.url), 'utf8'),
  );
  const { state } = start(rules, options, seed);
  for (const { seat, option } of taken) {
    const now: Asked = look(rules, state, [seat]);
    const crosses = (answer: typeof option): boolean => play(rules, state, seat, answer).barrier;
    yield { now, crosses, texts };
    apply(rules, state, seat, option);
  }
}

for (const course of COURSES)
  test(`${course.record}: nothing that is answered by itself rolls or reveals anything`, async () => {
    const { habits } = course;
    const all = { on: habits.usual.map(({ id }) => id), singles: true };
    const seen = new Set<string>();
    for await (const { now, crosses } of asked(course)) {
      const answer = answerTo(now, habits, all);
      if (!answer) continue;
      seen.add(now.question ?? '');
      assert.equal(crosses(answer.option), false, `${now.question}: ${answer.option.join(' ')}`);
    }
    for (const question of course.answered) assert.ok(seen.has(question), question);
  });

test('nothing is answered by itself that the reader has not asked for; a habit names its words in both languages', async () => {
  const course = COURSES[1];
  const met = new Set<string>();
  for await (const { now, texts } of asked(course)) {
    assert.equal(answerTo(now, WAR, { on: [], singles: false }), null);
    const found = habitAt(now, WAR);
    if (!found) continue;
    met.add(found.habit.id);
    assert.deepEqual(answerTo(now, WAR, { on: [found.habit.id], singles: false })?.option, found.option);
    for (const text of [texts.en, texts.uk]) assert.ok((text.habit as Record<string, string>)[found.habit.id]);
  }
  assert.deepEqual([...met].sort(), ['declare', 'guide', 'leave', 'no-steps']);
});

test('an attack without a card in hand and the last march of a turn ask who stays: dice and cards might follow', () => {
  const [leave] = war.usual;
  const at = (say: string, hand: number[], dice = 1) => {
    const view = { seats: [{ hand }], sides: [{ dice: [0, 0] }, { dice: [0, dice] }] } as never;
    return leave.answer({ question: 'force/leave', prompt: { say }, offers: [], seat: 0, view });
  };
  assert.deepEqual(at('leave-rearguard', [3]), ['done']);
  assert.equal(at('leave-rearguard', []), null);
  assert.deepEqual(at('leave-behind', []), ['done']);
  assert.equal(at('leave-behind', [3], 0), null);
});

test('what nobody would answer otherwise is answered by itself until the reader wants to be asked', () => {
  const never = () => false;
  assert.deepEqual(habitsOn(WAR, never, never), ['no-steps', 'guide']);
  assert.deepEqual(
    habitsOn(WAR, never, () => true),
    [],
  );
  assert.deepEqual(
    habitsOn(
      WAR,
      (id) => id === 'leave',
      (id) => id === 'guide',
    ),
    ['leave', 'no-steps'],
  );
});
