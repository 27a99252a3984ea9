import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Scenario, war } from './helpers.ts';

type Game = ReturnType<typeof war>;

/** Phases 1 to 4 pass and the next turn’s actions begin with these dice. */
function nextTurn(game: Game, dice: readonly number[]): Game {
  game.fp('no', 'guide gandalf-the-grey').asks('shadow', 'allocate');
  return game
    .dice(...dice)
    .anyMore()
    .shadow('allocate 0');
}

/** Both sides skip all the dice they have left. */
function skipAll(game: Game): void {
  for (;;) {
    const word = game.may().find((words) => words.startsWith('skip '));
    if (!word) return;
    game[game.s.side === 0 ? 'fp' : 'shadow'](word);
  }
}

test('WR-4.20 FP acts first in the next turn, whoever acted last', () => {
  const last = war({ armies: {} }).fp('skip event').shadow('skip event');
  nextTurn(last, [5, 5, 5, 5, 5, 5]).asks('fp', 'act');
  const first = war({ armies: {}, acts: 'shadow' }).shadow('skip event').fp('skip event');
  nextTurn(first, [5, 5, 5, 5, 5, 5]).asks('fp', 'act');
});

test('WR-4.54 a Ring may be used again in the next turn, by either side', () => {
  const game = war({ armies: {}, dice: { fp: 'muster', shadow: 'muster' } });
  game.fp('ring muster character', 'skip character').shadow('ring muster army', 'skip army');
  nextTurn(game, [5, 5, 5, 5, 5, 5]).asks('fp', 'act').fp('ring event muster');
  game.refuses('ring event character', 'WR-4.54', 'ring-used').fp('skip muster').shadow('ring event army');
});

test('WR-4.64 the Mouth of Sauron serves again in the next turn', () => {
  const game = war({
    armies: { moria: 'sauron 2r' },
    characters: { 'mouth-of-sauron': 'barad-dur' },
    dice: { fp: '', shadow: 'muster' },
    acts: 'shadow',
  });
  game.shadow('march muster army', 'army moria', 'to hollin', 'done');
  nextTurn(game, [5, 5, 5, 5, 3, 3]).fp('skip event').shadow('march muster army', 'army hollin', 'to moria', 'done');
});

test('WR-9.85 an attempt of the turn before saves nobody who stands still now', () => {
  const game = war({
    armies: {},
    fellowship: { at: 'morannon', mordor: 1 },
    pool: ['tile-elven-rope', 'tile-07', 'tile-08'],
    dice: { fp: 'character', shadow: '' },
  });
  game.fp('travel character character');
  assert.deepEqual([game.s.turn, game.s.mordor, game.s.corruption], [2, 2, 0]);
  game.fp('guide gandalf-the-grey').dice(5, 5, 5, 5, 6, 6).anyMore().shadow('allocate 1');
  skipAll(game);
  assert.equal(game.s.turn, 3);
  assert.deepEqual([game.s.mordor, game.s.corruption], [2, 1]);
});

const palantir: Scenario = {
  table: { shadow: ['the-palantir-of-orthanc'] },
  characters: { saruman: 'orthanc' },
};
const remove = 'remove-card the-palantir-of-orthanc event';

test('[the-palantir-of-orthanc] WR-4.61 its Ring is the one Ring of the turn', () => {
  const used = war({ ...palantir, dice: { fp: 'muster event', shadow: 'event event' } });
  assert.ok(used.may().includes(remove));
  used.fp('ring muster character').refuses(remove, 'WR-5.42', 'cannot-pay-removal');
  const paid = war({ ...palantir, dice: { fp: 'muster event', shadow: 'event event' } }).fp(remove);
  paid.shadow('skip event').asks('fp', 'act').refuses('ring muster character', 'WR-4.54', 'ring-used');
});

test('[the-palantir-of-orthanc] WR-5.44 no draw after a card paid by another result', () => {
  const game = war({
    ...palantir,
    dice: { shadow: 'muster' },
    hands: { shadow: ['orcs-multiplying-again'] },
    acts: 'shadow',
  });
  game.shadow('play orcs-multiplying-again muster muster').asks('fp', 'act');
  assert.deepEqual(game.hand('shadow'), []);
});

test('WR-5.55 no draw when the Guide has changed before it is due', () => {
  const alone = (guide: string, goes: string) =>
    war({
      hands: { fp: ['i-will-go-alone'] },
      dice: { fp: 'event' },
      fellowship: { at: 'rivendell', companions: ['gandalf-the-grey', 'strider', 'meriadoc'], guide },
    }).fp('play i-will-go-alone event event', `companion ${goes}`, 'to rivendell');
  alone('gandalf-the-grey', 'strider').asks('fp', 'guide-draws');
  const gone = alone('gandalf-the-grey', 'gandalf-the-grey').asks('shadow', 'act');
  assert.equal(gone.guide(), 'strider');
  const come = alone('strider', 'strider').asks('shadow', 'act');
  assert.equal(come.guide(), 'gandalf-the-grey', 'he led nobody when the card was played');
});
