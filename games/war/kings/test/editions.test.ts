/** A table with Kings of Middle-earth and one without are played side by side. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { apply, asked, below, hash8, options, optionToWords, type Rules, rngOf, seedOf, start } from '@pony/engine';
import { base } from '../../src/base.ts';
import type { War } from '../../src/state.ts';
import { war } from '../../src/war.ts';
import { kings } from '../src/kings.ts';

const STEPS = 2500;
const plain = war(base);
const withKings = war(base, kings);

/** A game that is carried on decision by decision, at random. */
function atRandom(of: Rules<War>) {
  const { state } = start(of, {}, 'side by side');
  const rng = rngOf(seedOf('side by side'));
  const taken: string[] = [];
  const step = (): void => {
    if (state.outcome) return;
    const [seat] = asked(of, state);
    const may = options(of, state, seat);
    const option = may[below(rng, may.length)];
    taken.push(optionToWords(of, option));
    apply(of, state, seat, option);
    of.invariants(state);
  };
  return { state, taken, step };
}

test('KM-1.1 tables with and without Kings are played alternately in one process, each as if it were alone', () => {
  const alone = atRandom(plain);
  for (let n = 0; n < STEPS; n++) alone.step();
  const kingsAlone = atRandom(withKings);
  for (let n = 0; n < STEPS; n++) kingsAlone.step();
  const one = atRandom(plain);
  const two = atRandom(withKings);
  for (let n = 0; n < STEPS; n++) {
    one.step();
    two.step();
  }
  assert.deepEqual(one.taken, alone.taken);
  assert.equal(hash8(one.state), hash8(alone.state));
  assert.deepEqual(two.taken, kingsAlone.taken);
  assert.equal(hash8(two.state), hash8(kingsAlone.state));
  const own = /^(awaken|corrupt|summon|drop) /;
  assert.ok(two.taken.some((words) => own.test(words)));
  assert.ok(!one.taken.some((words) => own.test(words)));
});
