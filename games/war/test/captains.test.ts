/** Limits of the rules for Companions and Minions (chapters V and VI): who may not, where nobody may, what comes once. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Scenario, war } from './helpers.ts';

const AT_WAR = { gondor: 'war', rohan: 'war', sauron: 'war', isengard: 'war' };
const ride = 'companions character character';
const fly = 'fly character character';
const shadowActs = (given: Scenario) =>
  war({ armies: {}, dice: { shadow: 'character' }, acts: 'shadow', ...given }).shadow(fly);
const fpPlays = (card: string, given: Scenario = {}) =>
  war({ ...given, hands: { fp: [card] } }).fp(`play ${card} event event`);

test('WR-5.44 WR-5.55 Gandalf draws no card after an Event that has sent him away', () => {
  const goes = fpPlays('i-will-go-alone').fp('companion gandalf-the-grey', 'to rivendell');
  assert.equal(goes.guide(), 'strider');
  goes.asks('shadow', 'act');
  const stays = fpPlays('i-will-go-alone').fp('companion gimli', 'to rivendell', 'guide gandalf-the-grey');
  stays.asks('fp', 'guide-draws');
  fpPlays('i-will-go-alone').fp('companion gimli', 'to rivendell', 'guide strider').asks('shadow', 'act');
});

test('WR-6.103 five Free Peoples At War bring the Mouth of Sauron, four do not', () => {
  const enter = 'enter mouth-of-sauron muster muster';
  const four = { gondor: 'war', rohan: 'war', elves: 'war', north: 'war', dwarves: 'active 3' };
  const muster = (politics: Record<string, string>) => war({ dice: { shadow: 'muster' }, acts: 'shadow', politics });
  muster(four).refuses(enter, 'WR-6.103', 'entry-not-at-war');
  const game = muster({ ...four, dwarves: 'war' }).shadow(enter);
  game.mayExactly(
    ...['to barad-dur', 'to dol-guldur', 'to minas-morgul'],
    ...['to morannon', 'to moria', 'to mount-gundabad'],
  );
});

test('WR-6.806 Gandalf the White comes inside a besieged Elven Stronghold', () => {
  const game = war({
    armies: { rivendell: 'sauron 2r' },
    besieged: { rivendell: 'elves 1r' },
    characters: { 'gandalf-the-grey': 'gone' },
    minionSeen: true,
    dice: { fp: 'will-of-the-west' },
  }).fp('enter gandalf-the-white will-of-the-west will-of-the-west');
  game.mayExactly('to fangorn', 'to grey-havens', 'to inside-rivendell', 'to lorien', 'to woodland-realm');
  game.refuses('to rivendell', 'WR-6.806', 'entry-wrong-place').fp('to inside-rivendell');
  assert.equal(game.where('gandalf-the-white'), 'inside-rivendell');
});

test('WR-6.119 the Mouth of Sauron neither enters nor leaves nor passes a besieged Shadow Stronghold', () => {
  const siege: Scenario = { armies: { moria: 'elves 2r', angmar: 'sauron 1n' }, besieged: { moria: 'sauron 1r' } };
  const shut = shadowActs({ ...siege, characters: { 'mouth-of-sauron': 'inside-moria' } });
  shut.refuses('minion mouth-of-sauron', 'WR-6.118', 'minion-cannot-move').mayExactly('nazgul angmar');
  const near = shadowActs({ ...siege, characters: { 'mouth-of-sauron': 'dimrill-dale' } });
  near.shadow('minion mouth-of-sauron').refuses('to moria', 'WR-6.119', 'minion-cannot-get-there');
  near
    .refuses('to inside-moria', 'WR-6.119')
    .refuses('to hollin', 'WR-6.119')
    .shadow('to gladden-fields')
    .asks('shadow', 'move-nazgul');
  const free = shadowActs({ characters: { 'mouth-of-sauron': 'dimrill-dale' } }).shadow('minion mouth-of-sauron');
  assert.ok(free.may().includes('to moria') && free.may().includes('to hollin'));
});

test('WR-6.120 WR-6.121 a Minion neither enters nor passes an FP Stronghold, unless his side besieges it', () => {
  const walks = (given: Scenario) =>
    shadowActs({ characters: { 'mouth-of-sauron': 'ered-luin' }, ...given }).shadow('minion mouth-of-sauron');
  const held = walks({ armies: { 'grey-havens': 'elves 1r' } });
  held.refuses('to grey-havens', 'WR-6.119').refuses('to forlindon', 'WR-6.119', 'minion-cannot-get-there');
  const besieged = walks({ armies: { 'grey-havens': 'sauron 1r' }, besieged: { 'grey-havens': 'elves 1r' } });
  assert.ok(besieged.may().includes('to grey-havens') && besieged.may().includes('to forlindon'));
  const taken = walks({ control: { 'grey-havens': 'shadow' } });
  assert.ok(taken.may().includes('to grey-havens') && taken.may().includes('to forlindon'));
});

test('WR-6.122 a Nazgûl flies once in an action', () => {
  const game = shadowActs({ armies: { moria: 'sauron 1n', angmar: 'sauron 1n' } });
  game.shadow('nazgul moria', 'to bree').refuses('nazgul bree', 'WR-6.122', 'moved-already');
  game.mayExactly('nazgul angmar', 'done').shadow('nazgul angmar', 'to bree').asks('fp', 'act');
  game.army('bree', 'sauron 2n');
});

test('WR-6.122 the Witch-king flies once in an action', () => {
  const game = shadowActs({ armies: { angmar: 'sauron 1n' }, characters: { 'witch-king': 'moria' } });
  game.shadow('minion witch-king', 'to bree').refuses('minion witch-king', 'WR-6.122', 'moved-already');
  game.mayExactly('nazgul angmar', 'done');
});

test('WR-6.126 no card leads out of a besieged Stronghold, nor through one', () => {
  for (const card of ['gwaihir-the-windlord', 'we-prove-the-swifter']) {
    const shut = fpPlays(card, {
      armies: { rivendell: 'sauron 2r' },
      besieged: { rivendell: 'elves 1r' },
      characters: { boromir: 'edoras' },
      fellowship: { at: 'rivendell', progress: 3, companions: ['gimli'] },
    }).fp('separate-companions', 'companion gimli');
    shut.mayExactly('to rivendell').refuses('to trollshaws', 'WR-6.112', 'cannot-leave').fp('to rivendell');
    assert.equal(shut.where('gimli'), 'inside-rivendell');
    const past = fpPlays(card, {
      armies: { 'grey-havens': 'sauron 2r' },
      besieged: { 'grey-havens': 'elves 1r' },
      characters: { boromir: 'ered-luin', gimli: 'inside-grey-havens' },
    }).fp('move-companions');
    past.mayExactly('companion boromir').fp('companion boromir').refuses('to forlindon', 'WR-6.112', 'siege-bars-way');
    assert.equal(past.fp('to grey-havens').where('boromir'), 'inside-grey-havens');
  }
});

test('WR-6.803 four regions on Shadowfax: alone or with one Hobbit, with nobody else', () => {
  const rides = (...others: string[]): boolean => {
    const characters = Object.fromEntries(['gandalf-the-white', ...others].map((id) => [id, 'edoras']));
    const game = war({ armies: {}, characters, dice: { fp: 'character' } }).fp(ride, 'companion gandalf-the-white');
    for (const id of others) game.fp(`with ${id}`);
    assert.ok(game.may().includes('to minas-tirith'), 'three regions in any company');
    if (game.may().includes('to lossarnach')) return true;
    game.refuses('to lossarnach', 'WR-6.106', 'too-far');
    return false;
  };
  assert.deepEqual([rides(), rides('meriadoc'), rides('peregrin')], [true, true, true]);
  assert.deepEqual([rides('meriadoc', 'peregrin'), rides('gimli'), rides('gimli', 'peregrin')], [false, false, false]);
});

test('WR-6.804 a diplomat needs his Settlement unconquered; a besieged one will do', () => {
  const sways = (given: Scenario) =>
    war({ politics: { gondor: 'active 1' }, characters: { boromir: 'pelargir' }, ...given });
  assert.equal(sways({}).fp('sway boromir event').box('gondor'), 'active 2');
  sways({ control: { pelargir: 'shadow' } }).refuses('sway boromir event', 'WR-6.804', 'no-diplomat');
  const besieged = sways({
    armies: { 'dol-amroth': 'sauron 1r' },
    besieged: { 'dol-amroth': 'gondor 1r' },
    characters: { boromir: 'inside-dol-amroth' },
  });
  assert.equal(besieged.fp('sway boromir event').box('gondor'), 'active 2');
});

test('WR-6.802 the White Rider is offered once, at the start of a battle', () => {
  const game = war({
    armies: { osgiliath: 'gondor 3r', 'south-ithilien': 'sauron 3r 2n' },
    characters: { 'gandalf-the-white': 'osgiliath' },
    politics: AT_WAR,
    dice: { fp: 'character' },
  });
  game.fp('attack character character', 'army osgiliath', 'target south-ithilien', 'done').asks('fp', 'white-rider');
  game.dice(1, 1, 1, 1, 1, 1).fp('no', 'reroll 0').shadow('reroll 0').asks('fp', 'press-on');
  game.fp('press').asks('shadow', 'stand-or-retreat').dice(1, 1, 1, 1, 1, 1).shadow('stay').asks('fp', 'leader-reroll');
});

test('WR-6.808 Sorcerer: from the deck of the card used, in round 1 alone', () => {
  const battle = (card: string) =>
    war({
      armies: { osgiliath: 'gondor 4r', 'south-ithilien': 'sauron 4r' },
      characters: { 'witch-king': 'south-ithilien' },
      politics: AT_WAR,
      dice: { shadow: 'character' },
      hands: { shadow: ['monsters-roused', 'orc-patrol', 'shelobs-lair'] },
      top: { shadow: ['pits-of-mordor', 'morgul-wound'] },
      acts: 'shadow',
    })
      .shadow('attack character character', 'army south-ithilien', 'target osgiliath', 'done')
      .dice(1, 1, 1, 1, 1, 1, 1, 1)
      .shadow(card);
  const strategy = battle('card monsters-roused')
    .asks('shadow', 'sorcerer')
    .shadow('yes')
    .asks('shadow', 'leader-reroll');
  assert.ok(strategy.hand('shadow').includes('pits-of-mordor') && !strategy.hand('shadow').includes('morgul-wound'));
  const character = battle('card orc-patrol').asks('shadow', 'sorcerer').shadow('yes');
  assert.ok(character.hand('shadow').includes('morgul-wound') && !character.hand('shadow').includes('pits-of-mordor'));
  const late = battle('no').asks('shadow', 'leader-reroll');
  late.shadow('reroll 0').asks('shadow', 'press-on').shadow('press').fp('stay');
  late.asks('shadow', 'combat-card').dice(1, 1, 1, 1, 1, 1, 1, 1).shadow('card monsters-roused');
  assert.ok(late.told('shows-combat-card').length === 1);
  late.asks('shadow', 'leader-reroll');
});

test('WR-6.811 a Captain silenced by Words of Power adds no die', () => {
  const game = war({
    armies: { osgiliath: 'gondor 2r', 'south-ithilien': 'sauron 3r 1n' },
    characters: { boromir: 'osgiliath', gimli: 'osgiliath' },
    politics: AT_WAR,
    dice: { shadow: 'character' },
    hands: { shadow: ['worn-with-sorrow-and-toil'] },
    acts: 'shadow',
  });
  game.shadow('attack character character', 'army south-ithilien', 'target osgiliath', 'done');
  game.shadow('card worn-with-sorrow-and-toil').asks('shadow', 'words-of-power');
  game.dice(1, 1, 1, 1, 1, 1).shadow('companion boromir').asks('shadow', 'leader-reroll');
  assert.deepEqual(game.diceIn('combat-rolls'), [3, 3], 'two units and Gimli');
});

test('WR-6.812 Orthanc lost, Saruman lives on with his die, but the Voice is silent', () => {
  const lost: Scenario = { control: { orthanc: 'free-peoples' }, characters: { saruman: 'orthanc' }, armies: {} };
  const game = war({ ...lost, dice: { shadow: 'muster' }, acts: 'shadow' });
  for (const voice of ['voice-regulars', 'voice-elites'])
    game.refuses(`${voice} muster muster`, 'WR-6.809', 'saruman-silent');
  assert.equal(game.where('saruman'), 'orthanc');
  assert.deepEqual(
    war({ ...lost, phase: 'hunt' })
      .shadow('allocate 0')
      .diceIn('rolls-dice', 'faces'),
    [4, 8],
  );
});
