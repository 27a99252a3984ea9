import assert from 'node:assert/strict';
import { test } from 'node:test';
import { war } from '../helpers.ts';
import { battle, rolled } from './field.ts';

test('[athelas combat] Andúril: Strider turns one miss into a hit and leads no more', () => {
  const game = battle({ fp: 'athelas', characters: { strider: 'free' }, dice: [1, 1, 1, 2, 2, 2] });
  assert.equal(game.told('misses-become-hits')[0]?.args?.count, 1);
  // His Leadership is forfeited: no re-roll is asked for, the Shadow takes its hit at once
  game.asks('shadow', 'take-loss');
  battle({ fp: 'athelas', stop: true }).refuses('card athelas', 'WR-6.538', 'combat-needs-character');
});

test('[athelas combat] Andúril: Aragorn turns up to two', () => {
  const game = battle({ fp: 'athelas', characters: { aragorn: 'free' }, dice: [1, 1, 1, 2, 2, 2, 2] });
  assert.equal(game.told('misses-become-hits')[0]?.args?.count, 2);
});

test('[athelas combat] Andúril does nothing without a miss', () => {
  const game = battle({ fp: 'athelas', characters: { strider: 'free' }, free: 'rohan 2r', dice: [1, 1, 1, 6, 6, 6] });
  assert.deepEqual(game.told('misses-become-hits'), []);
});

const mighty = (card: string) => () => {
  const both = { strider: 'free', legolas: 'free' };
  const game = battle({ fp: card, characters: both, dice: [1, 1, 1, 2, 2, 2, 2] });
  game.asks('fp', 'mighty-attack').mayExactly('companion strider', 'companion legolas');
  game.refuses('companion gimli', 'WR-6.558', 'not-in-the-fight').refuses('done', 'WR-6.577', 'must-pick');
  game.fp('companion legolas');
  assert.equal(game.told('misses-become-hits')[0]?.args?.count, 1);
  game.asks('fp', 'leader-reroll').mayExactly('reroll 0', 'reroll 1');
  battle({ fp: card, stop: true }).refuses(`card ${card}`, 'WR-6.538', 'combat-needs-companion');
};
test('[axe-and-bow combat] Mighty Attack: a Companion forfeits, a miss becomes a hit', mighty('axe-and-bow'));
test('[horn-of-gondor combat] Mighty Attack: a Companion forfeits, a miss becomes a hit', mighty('horn-of-gondor'));

const confusion = (card: string) => () => {
  const game = battle({ fp: card, shadow: 'sauron 3r 1n', dice: [1, 1, 3, 2, 2, 2] });
  assert.equal(game.told('more-hits')[0]?.args?.count, 2);
  // The dice that showed 1 are not rolled again: one miss is left
  game.asks('shadow', 'leader-reroll').mayExactly('reroll 0', 'reroll 1');
  assert.deepEqual(battle({ fp: card, dice: [2, 2, 2, 1, 1, 1] }).told('more-hits'), []);
};
test('[wisdom-of-elrond combat] Confusion: natural ones hit the Shadow', confusion('wisdom-of-elrond'));
test(
  '[through-a-day-and-a-night combat] Confusion: natural ones hit the Shadow',
  confusion('through-a-day-and-a-night'),
);

test('[mithril-coat-and-sting combat] Blade of Westernesse: a hit of the re-roll may kill a Minion instead', () => {
  const set = {
    fp: 'mithril-coat-and-sting',
    free: 'rohan 3r',
    characters: { meriadoc: 'free', saruman: 'shadow' },
    dice: [1, 1, 1, 2, 2, 2],
  };
  const game = battle(set).asks('shadow', 'leader-reroll').shadow('reroll 0');
  game.dice(6).fp('reroll 1').asks('fp', 'blade-of-westernesse').mayExactly('minion saruman', 'done');
  game.fp('minion saruman');
  assert.equal(game.where('saruman'), 'gone');
  assert.deepEqual(game.told('takes-hits'), [], 'the Army takes no hit for it');
  const spared = battle(set).shadow('reroll 0').dice(6).fp('reroll 1', 'done').asks('shadow', 'take-loss');
  assert.equal(spared.told('takes-hits').length, 1);
  battle(set).shadow('reroll 0').dice(2).fp('reroll 1').asks('shadow', 'press-on');
});

const FATEFUL = {
  fp: 'bilbos-song',
  free: 'rohan 3r 2l',
  shadow: 'sauron 3r 1n',
  characters: { 'witch-king': 'shadow' },
};
test('[bilbos-song combat] Fateful Strike: one hit of the re-roll kills a Nazgûl as well', () => {
  const game = battle({ ...FATEFUL, dice: [1, 1, 1, 2, 2, 2] })
    .shadow('reroll 0')
    .dice(6, 1)
    .fp('reroll 2');
  game.asks('fp', 'fateful-strike').mayExactly('nazgul field', 'done').fp('nazgul field');
  game.asks('shadow', 'take-loss');
  assert.equal(game.reserve('sauron', 'n'), 8, 'a Nazgûl is a reinforcement again');
});
test('[bilbos-song combat] Fateful Strike: with two hits it may be a Minion', () => {
  const game = battle({ ...FATEFUL, dice: [1, 1, 1, 2, 2, 2] })
    .shadow('reroll 0')
    .dice(6, 6)
    .fp('reroll 2');
  game.mayExactly('nazgul field', 'minion witch-king', 'done').fp('minion witch-king').asks('shadow', 'take-loss');
  assert.equal(game.where('witch-king'), 'gone');
  battle({ fp: 'bilbos-song', stop: true }).refuses('card bilbos-song', 'WR-6.538', 'combat-needs-leader');
});

const heroic = (card: string) => () => {
  const set = { fp: card, free: 'rohan 3r 1l', characters: { strider: 'free' }, dice: [6, 6, 6, 2, 2, 2] };
  const leader = battle(set).fp('reroll 0').asks('fp', 'heroic-death');
  leader.mayExactly('lose rohan-leader', 'companion strider', 'done').fp('lose rohan-leader').asks('fp', 'take-loss');
  assert.equal(leader.told('takes-hits').at(-1)?.args?.count, 2);
  assert.equal(leader.lost('rohan', 'l'), 1);
  const friend = battle(set).fp('reroll 0', 'companion strider');
  assert.equal(friend.where('strider'), 'gone');
  assert.deepEqual(friend.told('takes-hits'), [], 'Level 3 cancels all three hits');
  assert.equal(battle(set).fp('reroll 0', 'done').asks('shadow', 'advance').told('takes-hits').length, 1);
  // Of the three hits as many are cancelled as his Level, no more
  const trio = { ...set, characters: { strider: 'free', legolas: 'free', meriadoc: 'free' } };
  const all = battle(trio).fp('reroll 0').asks('fp', 'heroic-death');
  all.mayExactly('lose rohan-leader', 'companion strider', 'companion legolas', 'companion meriadoc', 'done');
  for (const [who, left] of [
    ['legolas', 1],
    ['meriadoc', 2],
  ] as const) {
    const one = battle(trio).fp('reroll 0', `companion ${who}`).asks('fp', 'take-loss');
    assert.equal(one.told('takes-hits').at(-1)?.args?.count, left, who);
    assert.equal(one.told('cancels-hits').at(-1)?.args?.count, 3 - left, who);
    assert.deepEqual([one.where(who), one.where('strider')], ['gone', 'eastemnet']);
  }
};
test('[there-is-another-way combat] Heroic Death: a Leader or Companion dies for hits', heroic('there-is-another-way'));
test('[mirror-of-galadriel combat] Heroic Death: a Leader or Companion dies for hits', heroic('mirror-of-galadriel'));
test(
  '[the-eagles-are-coming combat] Heroic Death: a Leader or Companion dies for hits',
  heroic('the-eagles-are-coming'),
);

const wall = (card: string) => () => {
  const two = battle({ fp: card, dice: [6, 6, 1, 2, 2, 2] });
  assert.equal(two.told('takes-hits').at(-1)?.args?.count, 1);
  const one = battle({ fp: card, dice: [6, 1, 1, 2, 2, 2] });
  assert.equal(one.told('takes-hits').at(-1)?.args?.count, 1);
  assert.deepEqual(one.told('cancels-hits'), []);
};
test('[faramirs-rangers combat] Shield-wall: of two hits one is cancelled', wall('faramirs-rangers'));
test('[fear-fire-foes combat] Shield-wall: of two hits one is cancelled', wall('fear-fire-foes'));
test('[imrahil-of-dol-amroth combat] Shield-wall: of two hits one is cancelled', wall('imrahil-of-dol-amroth'));
test('[king-brands-men combat] Shield-wall: of two hits one is cancelled', wall('king-brands-men'));

const defiance = (card: string) => () => {
  const set = { fp: card, characters: { strider: 'free' }, dice: [1, 1, 1, 2, 2, 2] };
  const game = battle({ ...set, sh: 'monsters-roused' });
  assert.equal(rolled(game, 'shadow').modifier, 0, 'Desperate Battle does nothing');
  assert.equal(game.told('cancels-card').length, 1);
  game.asks('shadow', 'press-on');
  // Without a Shadow card nothing is given up: Strider leads a re-roll
  battle(set).asks('fp', 'leader-reroll');
  battle({ fp: card, stop: true }).refuses(`card ${card}`, 'WR-6.538', 'combat-needs-companion');
};
test('[i-will-go-alone combat] Daring Defiance: the Shadow card does nothing', defiance('i-will-go-alone'));
test('[gwaihir-the-windlord combat] Daring Defiance: the Shadow card does nothing', defiance('gwaihir-the-windlord'));
test('[we-prove-the-swifter combat] Daring Defiance: the Shadow card does nothing', defiance('we-prove-the-swifter'));

const scouts = (card: string) => () => {
  const game = battle({ fp: card }).asks('fp', 'scouts');
  game.mayExactly(
    'to druadan-forest',
    'to folde',
    'to parth-celebrant',
    'to western-brown-lands',
    'to western-emyn-muil',
    'to westemnet',
  );
  game.refuses('shelter', 'WR-6.603', 'no-stronghold-here').refuses('done', 'WR-6.555', 'scouts-leave');
  game.fp('to folde').army('folde', 'rohan 3r').asks('shadow', 'advance');
  assert.deepEqual(game.told('combat-rolls'), []);
  battle({ fp: card, attacker: 'fp', stop: true }).refuses(`card ${card}`, 'WR-6.538', 'combat-needs-field');
  const assault = war({
    armies: { 'helms-deep': 'sauron 3r' },
    besieged: { 'helms-deep': 'rohan 3r' },
    politics: { rohan: 'war', sauron: 'war' },
    dice: { shadow: 'army' },
    hands: { fp: [card] },
    acts: 'shadow',
  }).shadow('attack army army', 'army helms-deep', 'target inside-helms-deep', 'done');
  assault.asks('fp', 'combat-card').mayExactly('no').refuses(`card ${card}`, 'WR-6.538', 'combat-needs-field');
};
test('[the-spirit-of-mordor combat] Scouts: the Army leaves before the roll', scouts('the-spirit-of-mordor'));
test('[the-red-arrow combat] Scouts: the Army leaves before the roll', scouts('the-red-arrow'));
test(
  '[grimbeorn-the-old-son-of-beorn combat] Scouts: the Army leaves before the roll',
  scouts('grimbeorn-the-old-son-of-beorn'),
);
