/** Chapter 19 of the rules: what may be declined, in which order things happen, who chooses. */
import assert from 'node:assert/strict';
import { apply, asked, options } from '@pony/engine';
import { rule } from '@pony/testkit';
import { duel, movesFrom, newGame, placesIn, playing, taking } from './helpers.ts';

const DUEL_UNITS = { units: { fellowship: { arnor: 2 }, sauron: { mordor: 2 } } };

rule('DU-19.1 placing, movements, removals, steps and bonuses may be declined, each icon for itself', () => {
  playing('ch3-red-01')
    .does('done')
    .shows({ ...DUEL_UNITS, turn: 'sauron' });
  playing('ch3-purple-05')
    .does('move arnor lindon')
    .may(...movesFrom('arnor', 'lindon'), 'remove mordor', 'done')
    .does('done')
    .shows({ units: { fellowship: { arnor: 1, lindon: 1 }, sauron: { mordor: 2 } }, turn: 'sauron' });
  playing('ch3-purple-05').does('remove mordor', 'done').shows({ turn: 'sauron' });
  playing('ch3-blue-05')
    .does('step')
    .may('step', 'done')
    .does('done')
    .shows({ quest: [1, 0], turn: 'sauron' });
  playing('ch1-blue-01', { quest: [5, 0] })
    .does('step', 'done')
    .shows({ ...DUEL_UNITS, turn: 'sauron' });
});

rule('DU-19.1 the coin loss of the opponent cannot be declined', () => {
  playing('ch3-purple-01', { coins: [9, 1] })
    .may(...movesFrom('arnor'), 'lose-coin', 'remove mordor')
    .refuses('done', 'DU-19.1', 'compulsory')
    .does('lose-coin')
    .may(...movesFrom('arnor'), 'remove mordor', 'done')
    .does('done')
    .shows({ ...DUEL_UNITS, coins: [6, 0], turn: 'sauron' });
});

rule('DU-19.1 nor can an alliance token, and a fortress is not asked for', () => {
  taking('grey-havens')
    .refuses('done', 'DU-19.1', 'compulsory')
    .shows({ fortresses: { fellowship: ['lindon'] } })
    .does('name ents')
    .refuses('done', 'DU-14.10', 'must-keep')
    .leaveOpen();
});

rule('DU-19.2 icons are used one at a time in any order', () => {
  const icons = ['move arnor lindon', 'lose-coin', 'remove mordor'];
  const orders = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ];
  for (const order of orders) {
    const t = playing('ch3-purple-01');
    for (const icon of order) if (t.turn === 'fellowship') t.does(icons[icon]);
    t.shows({ coins: [6, 8], units: { fellowship: { arnor: 1, lindon: 1 }, sauron: { mordor: 1 } }, turn: 'sauron' });
  }
  playing('ch3-purple-04', { coins: [9, 5] })
    .does('lose-coin')
    .shows({ coins: [5, 4] })
    .may('lose-coin', 'remove mordor')
    .does('remove mordor')
    .shows({ coins: [5, 3], turn: 'sauron' });
  taking('isengard', { area: { sauron: ['ch1-grey-01'] } })
    .does('step')
    .may('lose-grey ch1-grey-01', 'done')
    .does('lose-grey ch1-grey-01')
    .shows({ turn: 'sauron', area: {} });
});

rule('DU-19.2 order matters: a removal first makes a movement safe', () => {
  const words = { units: { fellowship: { gondor: 1 }, sauron: { mordor: 1 } } };
  playing('ch3-purple-05', words)
    .does('remove mordor', 'move gondor mordor', 'done')
    .shows({ units: { fellowship: { mordor: 1 } } });
  playing('ch3-purple-05', words).does('move gondor mordor').shows({ units: {}, turn: 'sauron' });
});

rule('DU-19.3 first the printed effect, then bonuses of tokens, then alliances', () => {
  playing('ch2-blue-04', { tokens: { fellowship: ['hobbits-2'] } })
    .may('step', 'done')
    .refuses('place rohan', 'DU-6.5', 'no-such-icon')
    .does('step', 'step')
    .may(...placesIn(), 'done')
    .does('place rohan')
    .shows({ turn: 'sauron' });
  playing('ch2-green-02', {
    area: { fellowship: ['ch1-green-02'] },
    tokens: { fellowship: ['dwarves-3', 'hobbits-3'] },
    stacks: { elves: ['elves-1', 'elves-2'] },
  })
    .shows({ coins: [12, 9], tokens: { fellowship: ['dwarves-3', 'hobbits-3'] } })
    .may(...movesFrom('arnor'), 'done')
    .does('done')
    .may('keep elves-1', 'keep elves-2')
    .does('keep elves-1')
    .shows({ turn: 'sauron' });
});

rule('DU-19.3 coins of a chain come after the printed effect', () => {
  playing('ch2-red-02', { area: { fellowship: ['ch1-red-02'] }, tokens: { fellowship: ['hobbits-3'] } })
    .shows({ coins: [9, 9] })
    .does('place lindon')
    .tells('places', 'coins')
    .shows({ coins: [12, 9], turn: 'sauron' });
});

rule('DU-19.5 Elves 2 and Humans 2 change the placement itself, they add none', () => {
  const t = playing('ch3-red-05', { tokens: { fellowship: ['elves-2', 'humans-2'] } });
  t.may(...placesIn(), 'done')
    .does('place rohan')
    .shows({ supply: [9, 13], turn: 'sauron' });
  assert.deepEqual(t.told(), ['places']);
  playing('ch3-red-05', { tokens: { fellowship: ['humans-2'] } })
    .does('done')
    .shows({ ...DUEL_UNITS, turn: 'sauron' });
});

rule('DU-19.6 a card played in the middle is settled with all its triggers before the outer effect goes on', () => {
  taking('barad-dur', { discard: ['ch1-yellow-01'], tokens: { fellowship: ['dwarves-2', 'humans-1'] }, quest: [5, 0] })
    .does('search', 'pick ch1-yellow-01')
    .may('step', 'done')
    .does('step')
    .may(...placesIn(), 'done')
    .does('place gondor')
    .may('again', 'done')
    .does('again')
    .shows({ turn: 'fellowship' });
  const words = {
    chapter: 2,
    discard: ['ch2-green-02'],
    area: { fellowship: ['ch1-green-02'] },
    tokens: { fellowship: ['dwarves-2', 'dwarves-3'] },
    stacks: { elves: ['elves-1', 'elves-2'] },
  };
  taking('barad-dur', words)
    .does('search', 'pick ch2-green-02')
    .may(...movesFrom('arnor'), 'done')
    .does('done')
    .may('keep elves-1', 'keep elves-2')
    .does('keep elves-1')
    .may('again', 'done')
    .does('done')
    .shows({ turn: 'sauron' });
});

rule('DU-19.7 the player whose turn it is makes every choice', () => {
  const { rules, state } = newGame('who is asked').scenario;
  const s = rules.clone(state);
  let n = 0;
  for (; !s.outcome; n++) {
    assert.deepEqual(asked(rules, s), [s.active]);
    assert.deepEqual(options(rules, s, 1 - s.active), []);
    const mine = options(rules, s, s.active);
    const { active } = s;
    apply(rules, s, active, mine[(n * 7) % mine.length]);
    const inside = s.stack.at(-1)?.p !== 'turn';
    if (inside) assert.equal(s.active, active, 'inside a turn the same player goes on');
  }
  assert.ok(n > 60);
  const t = playing('ch3-purple-01', { turn: 'sauron' });
  t.scenario.asked('sauron').refuses('fellowship', 'lose-coin', null, 'not-your-turn');
  t.does('move mordor gondor', 'remove arnor').shows({ turn: 'fellowship', coins: [8, 6] });
});

rule('DU-19.8 a placement is used whole or not at all', () => {
  playing('ch3-red-01')
    .may('place enedwaith', 'place rohan', 'done')
    .does('place rohan')
    .shows({ supply: [10, 13] });
  taking('helms-deep')
    .may('place rohan', 'done')
    .does('place rohan')
    .shows({ supply: [10, 13], turn: 'sauron' });
  playing('ch3-red-01')
    .does('done')
    .shows({ supply: [13, 13], turn: 'sauron' });
});

rule('DU-19.9 an extra turn, a card from the discard and the loss of a grey card may be declined, and are lost', () => {
  playing('ch1-yellow-01', { tokens: { fellowship: ['elves-1'] } })
    .does('done')
    .shows({ turn: 'sauron', extraTurns: 0 })
    .does('discard slot-19')
    .shows({ turn: 'fellowship', extraTurns: 0 });
  taking('barad-dur', { discard: ['ch1-yellow-01'] })
    .does('done')
    .shows({ turn: 'sauron', discard: ['ch1-yellow-01'] });
  taking('isengard', { area: { sauron: ['ch1-grey-01'] } })
    .does('done')
    .shows({ turn: 'sauron', area: { sauron: ['ch1-grey-01'] }, quest: [0, 0] });
});

rule('DU-19.9 coins are taken without a question', () => {
  playing('ch1-yellow-01').shows({ coins: [11, 9], turn: 'sauron' });
  playing('ch1-blue-01', { quest: [2, 0] })
    .does('step')
    .shows({ coins: [10, 9], turn: 'sauron' });
  duel({ layout: { 19: 'ch1-yellow-01' }, coins: [0, 0] })
    .does('discard slot-19')
    .shows({ coins: [1, 0] });
});
