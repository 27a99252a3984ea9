import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  address,
  apply,
  ask,
  asked,
  type Core,
  call,
  extend,
  type Options,
  procedure,
  procedures,
  run,
  type Step,
  start,
} from '@pony/engine';
import { may, toyRules } from './toy.ts';

/** The base game: a day of march and rest. It knows nothing of the expansion. */
interface March extends Core {
  miles: number;
  log: string[];
}
const day = procedure<March>('day', [
  run('dawn', (s) => {
    s.log.push('dawn');
  }),
  ask('march', {
    seats: () => [0],
    prompt: () => ({ say: 'march' }),
    candidates: (_s, _f, _seat, out) => out.push(['walk'], ['run']),
    answer: (s, _f, _seat, [verb]) => {
      s.miles += verb === 'run' ? 2 : 1;
      s.log.push(verb);
    },
  }),
  call('rest', address('rest'), () => ({})),
  run('dusk', (s, _f, cx) => {
    s.log.push('dusk');
    if (s.miles >= 3) cx.end({ seats: ['won', 'won'], reason: 'there' });
    return 'dawn';
  }),
]);
const rest = procedure<March>('rest', [
  run('sleep', (s) => {
    s.log.push('sleep');
  }),
]);

/** The expansion: weather before the march, a watch after the rest, and another kind of sleep. */
const weather: Step<March, object> = run('weather', (s) => {
  s.log.push('rain');
});
const watch: Step<March, object> = ask('watch', {
  seats: () => [1],
  prompt: () => ({ say: 'watch' }),
  candidates: (_s, _f, _seat, out) => out.push(['wake'], ['doze']),
  answer: (s, _f, _seat, [verb]) => {
    s.log.push(verb);
  },
});
const dreams = extend(rest, { after: 'sleep' }, [
  run('dream', (s) => {
    s.log.push('dream');
  }),
]);
const stormy = extend(extend(day, { before: 'march' }, [weather]), { after: 'rest' }, [watch]);

const march = (given: Options) =>
  toyRules<March>({
    notation: { walk: [], run: [], wake: [], doze: [] },
    fresh: () => ({ miles: 0, log: [] }),
    steps: [day, rest],
    extensions: given.weather === 'on' ? [stormy, dreams] : [],
  });

test('the base game alone', () => {
  const rules = march({});
  const { state: s } = start(rules, {}, 'x');
  apply(rules, s, 0, ['run']);
  apply(rules, s, 0, ['walk']);
  assert.deepEqual(s.log, ['dawn', 'run', 'sleep', 'dusk', 'dawn', 'walk', 'sleep', 'dusk']);
  assert.equal(s.outcome?.reason, 'there');
});

test('an expansion adds steps and questions at the places it names, for the whole game', () => {
  const rules = march({ weather: 'on' });
  const { state: s } = start(rules, {}, 'x');
  assert.deepEqual(s.log, ['dawn', 'rain']);
  apply(rules, s, 0, ['run']);
  assert.deepEqual(asked(rules, s), [1]);
  assert.deepEqual(may(rules, s, 1), ['wake', 'doze']);
  apply(rules, s, 1, ['doze']);
  assert.deepEqual(s.log, ['dawn', 'rain', 'run', 'sleep', 'dream', 'doze', 'dusk', 'dawn', 'rain']);
});

test('the base procedure stays as it was, and both games run side by side', () => {
  assert.deepEqual(
    day.steps.map((step) => step.label),
    ['dawn', 'march', 'rest', 'dusk'],
  );
  assert.deepEqual(
    stormy.steps.map((step) => step.label),
    ['dawn', 'weather', 'march', 'rest', 'watch', 'dusk'],
  );
  const plain = march({});
  const stormyRules = march({ weather: 'on' });
  const one = start(plain, {}, 'x').state;
  const two = start(stormyRules, {}, 'x').state;
  apply(plain, one, 0, ['walk']);
  apply(stormyRules, two, 0, ['walk']);
  assert.deepEqual(asked(plain, one), [0]);
  assert.deepEqual(asked(stormyRules, two), [1]);
});

test('a save of the base game goes on under the expansion: labels are the save format', () => {
  const { state } = start(march({}), {}, 'x');
  const saved = JSON.parse(JSON.stringify(state)) as March;
  const rules = march({ weather: 'on' });
  apply(rules, saved, 0, ['run']);
  assert.deepEqual(asked(rules, saved), [1]);
});

test('an extension of a step that is not there, or a label used twice, is a mistake with a name', () => {
  assert.throws(() => extend(day, { after: 'noon' }, [weather]), /procedure day has no step noon to extend/);
  assert.throws(() => extend(stormy, { before: 'dusk' }, [weather]), /label weather is used twice/);
  assert.throws(() => procedures([day, day]), /two procedures are called day/);
});
