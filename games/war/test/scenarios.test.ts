/** What a scenario of War holds its test to. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { war } from './helpers.ts';

const BATTLE = {
  armies: { fangorn: 'sauron 3r', eastemnet: 'rohan 3r' },
  politics: { rohan: 'war', sauron: 'war' },
  dice: { shadow: 'army' },
  acts: 'shadow',
} as const;

test('an impossible set-up is refused', () => {
  assert.throws(() => war({ armies: { edoras: 'rohan 99r' } }), /there are not so many/);
  assert.throws(() => war({ armies: { edoras: 'rohan 1r, sauron 1r' } }).may(), /the position is impossible/);
});

test('a die past the scripted ones is an error, unless it may show anything', () => {
  const attack = () => war(BATTLE).shadow('attack army army', 'army fangorn', 'target eastemnet');
  const short = attack().dice(1, 1, 1);
  assert.throws(() => short.shadow('done'), /has not scripted/);
  short.leaveOpen();
  attack().dice(1, 1, 1).anyMore().shadow('done').leaveOpen();
  attack().dice(1, 1, 1, 1, 1, 1).shadow('done').asks('shadow', 'press-on');
});

test('a refused option changes nothing, and a wrong reason is an error', () => {
  const game = war(BATTLE);
  game.refuses('hide army army', 'WR-4.29');
  assert.throws(() => game.refuses('attack army army', 'WR-4.29'), /but is allowed/);
});

test('dice by face, casualties and victory points can be said', () => {
  const game = war({
    ...BATTLE,
    casualties: 'rohan 2r',
    control: { edoras: 'shadow' },
    dice: { fp: 'event', shadow: 'army' },
  });
  assert.equal(game.lost('rohan', 'r'), 2);
  assert.equal(game.points('shadow'), 1);
  const turn = war({ phase: 'hunt' });
  turn.actionDice({
    fp: 'character event muster army-muster',
    shadow: 'eye army character event muster eye army-muster',
  });
  turn.shadow('allocate 0');
  assert.equal(turn.dieCount('fp', 'army-muster'), 1);
  assert.equal(turn.s.huntBox[1], 2);
});

test('one word declines, and done is said only where it is asked', () => {
  const game = war(BATTLE).shadow('attack army army', 'army fangorn', 'target eastemnet');
  game.dice(1, 1, 1, 1, 1, 1).declines('shadow').asks('shadow', 'press-on');
  game.doneIfAsked('shadow').declines('shadow').asks('fp', 'act');
});
