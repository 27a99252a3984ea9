/** Chapter 13 of the rules: the Quest of the Ring. */
import assert from 'node:assert/strict';
import { rule } from '@pony/testkit';
import { duel, placesIn, playing, type Side, type Table } from './helpers.ts';

/** A side plays a card with one ring while its character stands on this step, and makes the step. */
function stepTo(side: Side, step: number, words: Parameters<typeof playing>[1] = {}): Table {
  const quest: [number, number] = side === 'fellowship' ? [step - 1, 0] : [0, step - 1];
  return playing('ch1-blue-01', { turn: side, quest, ...words }).does('step');
}
const enemy = (side: Side): Side => (side === 'fellowship' ? 'sauron' : 'fellowship');

rule('DU-13.1 each side moves its own character, forward, space by space', () => {
  playing('ch3-blue-05', { quest: [4, 7] })
    .does('step')
    .tells({ say: 'steps', args: { seat: 0, step: 5 } })
    .shows({ quest: [5, 7] })
    .does('done');
  playing('ch3-blue-05', { quest: [4, 7], turn: 'sauron' })
    .does('step')
    .tells({ say: 'steps', args: { seat: 1, step: 8 } })
    .shows({ quest: [4, 8] })
    .does('done');
});

rule('DU-13.2 each ring is one space', () => {
  playing('ch2-blue-04')
    .does('step')
    .shows({ quest: [1, 0] })
    .does('step')
    .shows({ quest: [2, 0], turn: 'sauron' });
});

rule('DU-13.3 DU-13.9 each side has four bonus spaces, each earned once on its way', () => {
  for (const side of ['fellowship', 'sauron'] as const) {
    const earned: number[] = [];
    for (let step = 1; step <= 13; step++) {
      const t = stepTo(side, step, { fortresses: { [enemy(side)]: ['gondor'] } });
      if (t.told().includes('bonus')) earned.push(step);
      t.leaveOpen();
    }
    assert.deepEqual(earned, [3, 6, 9, 12], side);
  }
});

rule('DU-13.12 [bonus-fellowship-3] one coin', () => {
  stepTo('fellowship', 3)
    .tells('steps', 'bonus', 'coins')
    .shows({ coins: [10, 9], turn: 'sauron' });
});
rule('DU-13.12 [bonus-sauron-3] one coin', () => {
  stepTo('sauron', 3)
    .tells('steps', 'bonus', 'coins')
    .shows({ coins: [9, 10], turn: 'fellowship' });
});

rule('DU-13.13 [bonus-fellowship-6] one unit in any region; a conflict may follow', () => {
  stepTo('fellowship', 6)
    .may(...placesIn(), 'done')
    .does('place mordor')
    .tells('places', 'conflict')
    .shows({ units: { fellowship: { arnor: 2 }, sauron: { mordor: 1 } }, turn: 'sauron' });
  stepTo('fellowship', 6)
    .does('place gondor')
    .shows({ units: { fellowship: { arnor: 2, gondor: 1 }, sauron: { mordor: 2 } }, supply: [12, 13] });
});
rule('DU-13.13 [bonus-sauron-6] one unit in any region; a conflict may follow', () => {
  stepTo('sauron', 6)
    .may(...placesIn(), 'done')
    .does('place arnor')
    .shows({ units: { fellowship: { arnor: 1 }, sauron: { mordor: 2 } }, turn: 'fellowship' });
});

rule('DU-13.14 [bonus-fellowship-9] one extra turn', () => {
  stepTo('fellowship', 9).may('again', 'done').does('again').shows({ turn: 'fellowship', extraTurns: 0 });
  stepTo('fellowship', 9).does('done').shows({ turn: 'sauron' });
});
rule('DU-13.14 [bonus-sauron-9] one extra turn', () => {
  stepTo('sauron', 9).may('again', 'done').does('again').shows({ turn: 'sauron', extraTurns: 0 });
});

rule('DU-13.15 [bonus-fellowship-12] one enemy fortress is removed and goes back to its owner', () => {
  stepTo('fellowship', 12, { fortresses: { fellowship: ['lindon'], sauron: ['gondor', 'mordor'] } })
    .may('raze gondor', 'raze mordor', 'done')
    .refuses('raze lindon', 'DU-13.15', 'no-enemy-fortress', { region: 0 })
    .refuses('raze rohan', 'DU-13.15', 'no-enemy-fortress', { region: 4 })
    .does('raze gondor')
    .tells({ say: 'razes', args: { seat: 0, region: 5 } })
    .shows({ fortresses: { fellowship: ['lindon'], sauron: ['mordor'] }, turn: 'sauron' });
});
rule('DU-13.15 [bonus-sauron-12] one enemy fortress is removed and goes back to its owner', () => {
  const t = stepTo('sauron', 12, { fortresses: { fellowship: ['lindon'] }, tilesUp: ['erebor'] })
    .may('raze lindon', 'done')
    .does('raze lindon')
    .shows({ fortresses: {}, turn: 'fellowship' });
  assert.equal(t.view('fellowship').tilesUp[0].price.surcharge, 0, 'the fortress is back in supply');
});

rule('DU-13.4 DU-19.4 a bonus passed on the way is settled before the next step of the move', () => {
  playing('ch3-blue-05', { quest: [5, 0] })
    .does('step')
    .shows({ quest: [6, 0] })
    .may(...placesIn(), 'done')
    .refuses('step', 'DU-6.5', 'no-such-icon')
    .does('place rohan')
    .may('step', 'done')
    .does('step', 'step')
    .shows({ quest: [8, 0], units: { fellowship: { arnor: 2, rohan: 1 }, sauron: { mordor: 2 } }, turn: 'sauron' });
});

rule('DU-13.5 a bonus may be left, and is lost then', () => {
  playing('ch3-blue-01', { quest: [5, 0] })
    .does('step', 'done')
    .may('step', 'done')
    .refuses('place rohan', 'DU-6.5', 'no-such-icon')
    .does('step')
    .shows({ quest: [7, 0], supply: [13, 13], turn: 'sauron' });
});

rule('DU-13.6 a step of the Fellowship leaves the distance as it was, one of Sauron shortens it', () => {
  const gap = (t: Table): number => 14 - t.state.quest[1];
  const fellowship = playing('ch1-blue-01', { quest: [4, 5] });
  assert.equal(gap(fellowship), 9);
  fellowship.does('step').shows({ quest: [5, 5] });
  assert.equal(gap(fellowship), 9);
  const sauron = playing('ch1-blue-01', { quest: [4, 6], turn: 'sauron' })
    .does('step')
    .shows({ quest: [4, 7] });
  assert.equal(gap(sauron), 7);
});

rule('DU-13.7 being carried along earns the Nazgûl nothing', () => {
  for (const step of [3, 6, 9, 12]) {
    const t = stepTo('fellowship', step, { quest: [step - 1, step - 1], fortresses: { fellowship: ['gondor'] } });
    t.shows({ quest: [step, step - 1] }).leaveOpen();
    assert.equal(t.heard(null).filter((event) => event.say === 'bonus' && event.args?.seat === 1).length, 0);
    assert.equal(t.state.coins[1], 9);
  }
});

rule('DU-13.8 two independent counters: Sauron catches the Ring-bearers at fourteen own steps', () => {
  for (const other of [0, 6, 13])
    playing('ch1-blue-01', { quest: [other, 13], turn: 'sauron' })
      .does('step')
      .wins('sauron', 'quest');
  for (const other of [0, 6, 13])
    playing('ch1-blue-01', { quest: [13, other] })
      .does('step')
      .wins('fellowship', 'quest');
  playing('ch1-blue-01', { quest: [12, 12], turn: 'sauron' })
    .does('step')
    .shows({ quest: [12, 13] });
});

rule('DU-13.9 nobody earns a bonus a second time: the step after it brings nothing', () => {
  duel({ chapter: 3, layout: { 5: 'ch3-blue-05', 6: 'ch3-yellow-01', 7: 'ch3-blue-04' }, coins: [9, 9], quest: [2, 0] })
    .does('play slot-5', 'step')
    .shows({ coins: [7, 9] })
    .does('step', 'step')
    .shows({ quest: [5, 0], coins: [7, 9], turn: 'sauron' });
});

rule('DU-13.10 steps beyond the goal are ignored', () => {
  const t = playing('ch3-blue-05', { quest: [12, 0], fortresses: { sauron: ['gondor'] } });
  t.does('step', 'step')
    .wins('fellowship', 'quest')
    .shows({ quest: [14, 0] });
  assert.deepEqual(t.told(), ['steps', 'wins']);
});

rule('DU-13.11 the bonus of step 12 without an enemy fortress is lost', () => {
  duel({
    layout: { 17: 'ch1-yellow-01', 18: 'ch1-blue-01', 19: 'ch1-yellow-02' },
    quest: [11, 0],
    fortresses: { fellowship: ['gondor'] },
    tilesUp: ['helms-deep'],
    coins: [9, 9],
  })
    .does('play slot-18', 'step')
    .shows({ turn: 'sauron', quest: [12, 0] })
    .does('take helms-deep', 'done')
    .shows({ turn: 'fellowship', fortresses: { fellowship: ['gondor'], sauron: ['rohan'] } })
    .may('play slot-17', 'discard slot-17', 'play slot-19', 'discard slot-19');
});
