import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Scenario, war } from './helpers.ts';

const AT_WAR = {
  gondor: 'war',
  rohan: 'war',
  elves: 'war',
  north: 'war',
  dwarves: 'war',
  sauron: 'war',
  isengard: 'war',
};
const shadowActs = (given: Scenario) => war({ acts: 'shadow', dice: { shadow: 'character' }, ...given });

test('WR-6.101 a Companion enters play when he leaves the Fellowship', () => {
  const game = war({ armies: {}, dice: { fp: 'character character' } });
  game.refuses('companions character character', 'WR-4.26', 'nobody-can-move');
  game.fp('separate character character', 'companion boromir', 'to rivendell', 'guide strider').shadow('skip event');
  assert.equal(game.where('boromir'), 'rivendell');
  game.fp('companions character character').mayExactly('companion boromir');
});

test('WR-6.102 Gandalf the White and Aragorn come by a Will of the West alone', () => {
  const given: Scenario = {
    characters: { strider: 'minas-tirith', 'gandalf-the-grey': 'gone' },
    minionSeen: true,
    dice: { fp: 'character muster event army-muster will-of-the-west' },
  };
  const enters = war(given)
    .may()
    .filter((words) => words.startsWith('enter'));
  assert.deepEqual(enters.sort(), [
    'enter aragorn will-of-the-west will-of-the-west',
    'enter gandalf-the-white will-of-the-west will-of-the-west',
  ]);
  const game = war(given).refuses('enter aragorn muster muster', 'WR-4.49', 'die-does-not-do-that');
  game.refuses('enter aragorn will-of-the-west muster', 'WR-4.49', 'die-does-not-do-that');
  const early = war({ ...given, minionSeen: false });
  early.refuses('enter gandalf-the-white will-of-the-west will-of-the-west', 'WR-6.102', 'no-minion-yet');
});

test('WR-6.104 an Army/Muster die brings a Minion, one die one Minion', () => {
  const game = war({
    armies: { orthanc: 'isengard 1r', 'barad-dur': 'sauron 1r' },
    politics: AT_WAR,
    dice: { shadow: 'army-muster army' },
    acts: 'shadow',
  });
  game.refuses('enter saruman army-muster army', 'WR-4.49').refuses('enter saruman army army', 'WR-4.49');
  game.shadow('enter saruman army-muster muster', 'to orthanc').asks('fp', 'act').fp('skip event');
  assert.equal(game.where('saruman'), 'orthanc');
  assert.equal(game.where('witch-king'), 'aside');
  assert.ok(
    game.may().every((words) => !words.startsWith('enter')),
    'the other die is no Muster',
  );
});

test('WR-6.105 Characters move by a Character result or a card, by no other die', () => {
  const dice = { fp: 'muster army-muster event' };
  const game = war({ characters: { gimli: 'dale' }, dice, hands: { fp: ['book-of-mazarbul'] } });
  game.refuses('companions muster character', 'WR-4.49').refuses('companions event event', 'WR-4.49');
  assert.ok(game.may().every((words) => !words.startsWith('companions')));
  game.fp('play book-of-mazarbul muster muster').mayExactly('companion gimli', 'done');
  const shadow = war({ armies: { folde: 'sauron 1n' }, dice: { shadow: 'army muster event' }, acts: 'shadow' });
  assert.ok(shadow.may().every((words) => !words.startsWith('fly')));
});

test('WR-6.113 nobody crosses a black border, but Nazgûl fly over it', () => {
  const game = war({ armies: {}, characters: { meriadoc: 'dagorlad' }, dice: { fp: 'character' } });
  game.fp('companions character character', 'companion meriadoc');
  game.mayExactly('to ash-mountains', 'to eastern-emyn-muil', 'to morannon', 'to noman-lands', 'to north-ithilien');
  game.refuses('to gorgoroth', 'WR-6.106', 'too-far');
  const mouth = shadowActs({ armies: {}, characters: { 'mouth-of-sauron': 'barad-dur' } });
  mouth.shadow('fly character character', 'minion mouth-of-sauron');
  mouth.mayExactly(
    ...['to gorgoroth', 'to minas-morgul', 'to morannon', 'to nurn'],
    ...['to dagorlad', 'to north-ithilien', 'to south-ithilien'],
  );
  const nazgul = shadowActs({ armies: { 'barad-dur': 'sauron 1n' } });
  nazgul.shadow('fly character character', 'nazgul barad-dur', 'to ash-mountains').army('ash-mountains', 'sauron 1n');
});

test('WR-6.117 the Witch-king is a Nazgûl for the Hunt and for cards, yet dies as a Minion', () => {
  const hunt = war({
    armies: {},
    characters: { 'witch-king': 'hollin' },
    dice: { fp: 'character' },
    huntBox: { shadow: 3 },
    fellowship: { at: 'hollin' },
  });
  hunt.dice(1, 2, 3).fp('travel character character').asks('shadow', 'hunt-reroll').mayExactly('reroll 0', 'reroll 1');
  const search = war({
    armies: {},
    characters: { 'witch-king': 'edoras' },
    hands: { shadow: ['nazgul-search'] },
    fellowship: { at: 'hollin', progress: 1 },
    acts: 'shadow',
  });
  search.shadow('play nazgul-search event event', 'minion witch-king', 'to hollin').asks('fp', 'reveal-way');
  assert.equal(search.told('revealed').length, 1);
  const mouth = war({
    armies: {},
    characters: { 'mouth-of-sauron': 'moria' },
    hands: { shadow: ['nazgul-search'] },
    fellowship: { at: 'hollin', progress: 1 },
    acts: 'shadow',
  });
  mouth.shadow('play nazgul-search event event').asks('fp', 'act');
  const dies = war({
    armies: { folde: 'rohan 3r', eastemnet: 'sauron 1r' },
    politics: AT_WAR,
    characters: { 'witch-king': 'eastemnet' },
    dice: { fp: 'army-muster' },
  });
  dies
    .fp('attack army-muster army', 'army folde', 'target eastemnet')
    .dice(5, 1, 1, 1)
    .fp('done')
    .shadow('reroll 0')
    .asks('fp', 'advance');
  assert.equal(dies.where('witch-king'), 'gone');
});

const havens = (given: Scenario) =>
  shadowActs({ characters: { 'mouth-of-sauron': 'ered-luin' }, ...given }).shadow(
    'fly character character',
    'minion mouth-of-sauron',
  );

test('WR-6.121 a Minion does not pass through a Stronghold of FP', () => {
  const game = havens({ armies: { 'grey-havens': 'elves 1r' } });
  game.refuses('to grey-havens', 'WR-6.119', 'minion-cannot-get-there');
  game.refuses('to forlindon', 'WR-6.119', 'minion-cannot-get-there');
  assert.ok(game.may().includes('to harlindon'), 'by the Tower Hills');
});

test('WR-6.125 the Mouth of Sauron passes through a siege of his own side without stopping', () => {
  const game = havens({ armies: { 'grey-havens': 'sauron 2r' }, besieged: { 'grey-havens': 'elves 1r' } });
  assert.ok(game.may().includes('to grey-havens'));
  game.shadow('to forlindon');
  assert.equal(game.where('mouth-of-sauron'), 'forlindon');
});

test('WR-6.124 Characters with a die symbol give a die each; Level infinity flies', () => {
  const dice = (characters: Record<string, string>) =>
    war({ phase: 'hunt', characters, fellowship: { companions: ['gimli'] } })
      .shadow('allocate 0')
      .diceIn('rolls-dice', 'faces');
  assert.deepEqual(dice({}), [4, 7]);
  assert.deepEqual(dice({ 'mouth-of-sauron': 'barad-dur', strider: 'edoras' }), [4, 8]);
  assert.deepEqual(dice({ 'gandalf-the-white': 'edoras' }), [5, 7]);
  assert.deepEqual(dice({ saruman: 'orthanc', 'witch-king': 'angmar', 'mouth-of-sauron': 'nurn' }), [4, 10]);
  assert.deepEqual(dice({ saruman: 'gone' }), [4, 7]);
  const flies = shadowActs({ armies: {}, characters: { 'witch-king': 'angmar' } });
  flies.shadow('fly character character', 'minion witch-king', 'to umbar');
  assert.equal(flies.where('witch-king'), 'umbar');
});

const eagle = (card: string, given: Scenario) =>
  war({ ...given, hands: { fp: [card] }, fellowship: { companions: ['peregrin'], ...given.fellowship } }).fp(
    `play ${card} event event`,
  );
const siege: Scenario = {
  armies: { 'helms-deep': 'isengard 2r' },
  besieged: { 'helms-deep': 'rohan 1r' },
  characters: { boromir: 'inside-helms-deep', gimli: 'edoras' },
};

test('WR-6.126 a card leads into a besieged Stronghold, never out of it', () => {
  for (const card of ['gwaihir-the-windlord', 'we-prove-the-swifter']) {
    const game = eagle(card, siege).fp('move-companions').refuses('companion boromir', 'WR-6.112', 'cannot-leave');
    game.mayExactly('companion gimli').fp('companion gimli').refuses('to inside-helms-deep', 'WR-6.106', 'too-far');
    game.fp('to helms-deep');
    assert.equal(game.where('gimli'), 'inside-helms-deep');
  }
  const walk = war({ ...siege, dice: { fp: 'character' } }).fp('companions character character', 'companion gimli');
  walk.refuses('to helms-deep', 'WR-6.112', 'siege-bars-way');
});

test('WR-6.127 Level 4 stands for the highest Level, extra regions are added, and so is progress', () => {
  const reach = (card: string, from: string, to: string, more: Scenario = {}) =>
    eagle(card, { armies: {}, characters: { meriadoc: from }, ...more })
      .fp('move-companions', 'companion meriadoc')
      .may()
      .includes(`to ${to}`);
  // Bree to Hollin 2, Moria 3, Dimrill Dale 4 but beyond a Stronghold where he must stop
  assert.equal(reach('gwaihir-the-windlord', 'bree', 'moria'), true);
  assert.equal(reach('gwaihir-the-windlord', 'bree', 'dimrill-dale'), false);
  assert.equal(reach('gwaihir-the-windlord', 'edoras', 'parth-celebrant'), true);
  assert.equal(reach('gwaihir-the-windlord', 'edoras', 'dimrill-dale'), true);
  assert.equal(reach('gwaihir-the-windlord', 'edoras', 'gladden-fields'), false);
  assert.equal(reach('we-prove-the-swifter', 'edoras', 'parth-celebrant'), true);
  assert.equal(reach('we-prove-the-swifter', 'edoras', 'lorien'), false);
  const leaves = (card: string, progress: number) =>
    eagle(card, { armies: {}, fellowship: { companions: ['peregrin'], at: 'edoras', progress } }).fp(
      'separate-companions',
      'companion peregrin',
    );
  assert.ok(leaves('we-prove-the-swifter', 1).may().includes('to lorien'));
  leaves('we-prove-the-swifter', 0).refuses('to lorien', 'WR-6.106', 'too-far');
  assert.ok(leaves('gwaihir-the-windlord', 1).may().includes('to gladden-fields'));
  leaves('gwaihir-the-windlord', 0).refuses('to gladden-fields', 'WR-6.106', 'too-far');
});
