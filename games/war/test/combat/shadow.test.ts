import assert from 'node:assert/strict';
import { test } from 'node:test';
import { war } from '../helpers.ts';
import { battle, rolled, struck } from './field.ts';

const both = (card: string, modifier: number) => () => {
  const set = { sh: card, shadow: 'sauron 3r 1n', free: 'rohan 3r 1l', dice: [1, 1, 1, 1, 1, 1] };
  const game = battle(set);
  assert.equal(rolled(game, 'shadow').modifier, modifier);
  assert.equal(rolled(game, 'fp').modifier, modifier);
  const rerolls = (natural: number) => {
    const again = battle(set).dice(natural, natural).shadow('reroll 1').fp('reroll 1').leaveOpen();
    return again.told('leader-rerolls').map((one) => one.args?.count);
  };
  assert.deepEqual(rerolls(5 - modifier), [1, 1], 'the re-rolls of both sides too');
  assert.deepEqual(rerolls(4 - modifier), [0, 0]);
};
test('[return-to-valinor combat] Deadly Strife: +2 for both', both('return-to-valinor', 2));
test('[corsairs-of-umbar combat] Deadly Strife: +2 for both', both('corsairs-of-umbar', 2));
test('[horde-from-the-east combat] Deadly Strife: +2 for both', both('horde-from-the-east', 2));
test('[monsters-roused combat] Desperate Battle: +1 for both', both('monsters-roused', 1));
test(
  '[musterings-of-long-planned-war combat] Desperate Battle: +1 for both',
  both('musterings-of-long-planned-war', 1),
);
test('[pits-of-mordor combat] Desperate Battle: +1 for both', both('pits-of-mordor', 1));
test('[pits-of-mordor combat] Desperate Battle changes the re-rolls too', () => {
  const game = battle({ sh: 'pits-of-mordor', free: 'rohan 3r 1l', dice: [1, 1, 1, 1, 1, 1] })
    .dice(4)
    .fp('reroll 1')
    .asks('shadow', 'take-loss');
  assert.equal(game.told('leader-rerolls')[0]?.args?.count, 1);
});

const dark = (card: string) => () => {
  const game = battle({ sh: card, shadow: 'sauron 3r 1n', fellowship: { at: 'eastemnet' }, dice: [4, 1, 1, 1, 1, 1] });
  assert.deepEqual(rolled(game, 'shadow'), { dice: 3, modifier: 1, hits: 1 });
  game.dice(4).shadow('reroll 1').asks('fp', 'take-loss');
  assert.equal(game.told('leader-rerolls')[0]?.args?.count, 1);
  battle({ sh: card, stop: true }).refuses(`card ${card}`, 'WR-6.538', 'combat-needs-fellowship');
};
test('[shelobs-lair combat] One for the Dark Lord: +1 with the Fellowship here', dark('shelobs-lair'));
test('[the-ring-is-mine combat] One for the Dark Lord: +1 with the Fellowship here', dark('the-ring-is-mine'));
test('[on-on-they-went combat] One for the Dark Lord: +1 with the Fellowship here', dark('on-on-they-went'));
test('[give-it-to-uss combat] One for the Dark Lord: +1 with the Fellowship here', dark('give-it-to-uss'));

const cruel = (card: string) => () => {
  const game = battle({ sh: card, shadow: 'sauron 3r 2n', dice: [4, 1, 1, 1, 1, 1] });
  assert.deepEqual(rolled(game, 'shadow'), { dice: 3, modifier: 1, hits: 1 });
  game.asks('fp', 'take-loss');
  battle({ sh: card, shadow: 'sauron 3r 1n', stop: true }).refuses(
    `card ${card}`,
    'WR-6.538',
    'combat-needs-nazgul-leadership',
  );
};
test('[orc-patrol combat] Cruel as Death: two Nazgûl points for +1', cruel('orc-patrol'));
test('[isildurs-bane combat] Cruel as Death: two Nazgûl points for +1', cruel('isildurs-bane'));
test('[cruel-weather combat] Cruel as Death: two Nazgûl points for +1', cruel('cruel-weather'));
test('[the-palantir-of-orthanc combat] Cruel as Death: two Nazgûl points for +1', cruel('the-palantir-of-orthanc'));

const terrible = (card: string) => () => {
  const game = battle({ sh: card, shadow: 'sauron 3r 2n', dice: [1, 1, 1, 1, 1, 1] });
  game
    .asks('shadow', 'leader-reroll')
    .mayExactly('reroll 0', 'reroll 1')
    .dice(4)
    .shadow('reroll 1')
    .asks('fp', 'take-loss');
  assert.equal(game.told('leader-rerolls')[0]?.args?.count, 1);
  battle({ sh: card, shadow: 'sauron 3r 1n', dice: [1, 1, 1, 1, 1, 1] }).asks('shadow', 'press-on');
  battle({ sh: card, stop: true }).refuses(`card ${card}`, 'WR-6.538', 'combat-needs-nazgul-leadership');
};
test(
  '[foul-thing-from-the-deep combat] They Are Terrible: a point for +1 on the re-roll',
  terrible('foul-thing-from-the-deep'),
);
test('[lure-of-the-ring combat] They Are Terrible: a point for +1 on the re-roll', terrible('lure-of-the-ring'));
test('[flocks-of-crebain combat] They Are Terrible: a point for +1 on the re-roll', terrible('flocks-of-crebain'));

const dread = (card: string) => () => {
  const game = battle({ sh: card, shadow: 'sauron 3r 2n' }).asks('shadow', 'dread-and-despair');
  game.mayExactly('count 1', 'count 2').refuses('count 3', 'WR-6.556', 'nazgul-points');
  game.dice(1, 1, 1, 1, 1, 1).shadow('count 2');
  assert.equal(rolled(game, 'fp').dice, 1);
  game.asks('shadow', 'press-on');
  battle({ sh: card, shadow: 'sauron 3r 1n' }).mayExactly('count 1').leaveOpen();
};
test('[candles-of-corpses combat] Dread and Despair: points given up take dice away', dread('candles-of-corpses'));
test(
  '[the-breaking-of-the-fellowship combat] Dread and Despair takes dice away',
  dread('the-breaking-of-the-fellowship'),
);
test(
  '[grond-hammer-of-the-underworld combat] Dread and Despair takes dice away',
  dread('grond-hammer-of-the-underworld'),
);

const stench = (card: string) => () => {
  const set = { sh: card, free: 'rohan 3r 1l', dice: [1, 1, 1, 2, 2, 2] };
  const game = battle({ ...set, shadow: 'sauron 3r 1n' });
  assert.equal(game.told('cancels-reroll').length, 1);
  game.asks('shadow', 'leader-reroll').shadow('reroll 0').asks('shadow', 'press-on');
  battle({ ...set, free: 'rohan 3r 2l', shadow: 'sauron 3r 1n' })
    .shadow('reroll 0')
    .asks('fp', 'leader-reroll');
  battle({ ...set, stop: true }).refuses(`card ${card}`, 'WR-6.538', 'combat-needs-nazgul-leadership');
};
test('[nazgul-search combat] Foul Stench: as many Nazgûl points cancel the re-roll', stench('nazgul-search'));
test('[wormtongue combat] Foul Stench: as many Nazgûl points cancel the re-roll', stench('wormtongue'));
test('[the-black-captain-commands combat] Foul Stench cancels the re-roll', stench('the-black-captain-commands'));

const breath = (card: string) => () => {
  const set = {
    sh: card,
    free: 'rohan 3r 1l',
    shadow: 'sauron 3r 2n',
    characters: { meriadoc: 'free', strider: 'free' },
    dice: [1, 1, 1, 2, 2, 2],
  };
  const one = battle(set).dice(6, 1).shadow('reroll 2').fp('reroll 0').asks('shadow', 'black-breath');
  one
    .mayExactly('lose rohan-leader', 'companion meriadoc', 'done')
    .shadow('companion meriadoc')
    .asks('fp', 'take-loss');
  assert.equal(one.where('meriadoc'), 'gone');
  const leader = battle(set)
    .dice(6, 1)
    .shadow('reroll 2')
    .fp('reroll 0')
    .shadow('lose rohan-leader')
    .asks('fp', 'take-loss');
  assert.equal(leader.lost('rohan', 'l'), 1);
  battle({ sh: card, stop: true }).refuses(`card ${card}`, 'WR-6.538', 'combat-needs-nazgul');
};
test('[the-nazgul-strike combat] Black Breath: a hit of the re-roll also kills a Leader', breath('the-nazgul-strike'));
test('[morgul-wound combat] Black Breath: a hit of the re-roll also kills a Leader', breath('morgul-wound'));

const words = (card: string) => () => {
  const set = { sh: card, shadow: 'sauron 3r 1n', characters: { strider: 'free', legolas: 'free' } };
  const game = battle(set).asks('shadow', 'words-of-power').mayExactly('companion strider', 'companion legolas');
  game.dice(1, 1, 1, 1, 1, 1, 1).shadow('companion strider').asks('shadow', 'leader-reroll');
  // A Captain of the West who is silenced adds neither strength nor Leadership
  assert.equal(rolled(game, 'fp').dice, 4);
  battle({ sh: card, stop: true }).refuses(`card ${card}`, 'WR-6.538', 'combat-needs-nazgul');
};
test('[worn-with-sorrow-and-toil combat] Words of Power: a Companion is silenced', words('worn-with-sorrow-and-toil'));
test('[the-lidless-eye combat] Words of Power: a Companion is silenced', words('the-lidless-eye'));
test(
  '[the-ringwraiths-are-abroad combat] Words of Power: a Companion is silenced',
  words('the-ringwraiths-are-abroad'),
);

test('[balrog-of-moria combat] Durin’s Bane: three dice near Moria, hits on 4', () => {
  const set = {
    armies: { 'dimrill-dale': 'sauron 2r', lorien: 'elves 2e', 'parth-celebrant': 'elves 3r' },
    politics: { elves: 'war', sauron: 'war' },
    dice: { shadow: 'army' },
    hands: { shadow: ['balrog-of-moria'] },
    acts: 'shadow' as const,
  };
  const game = war(set).shadow('attack army army', 'army dimrill-dale', 'target parth-celebrant', 'done');
  game.dice(4, 3, 2, 1, 1).shadow('card balrog-of-moria').asks('fp', 'take-loss');
  assert.deepEqual(struck(game), { side: 1, dice: [4, 3, 2], number: 4, hits: 1 });
  battle({ sh: 'balrog-of-moria', stop: true }).refuses('card balrog-of-moria', 'WR-6.538', 'combat-needs-region');
});

const devilry = (card: string) => () => {
  const assault = (besiegers: string) =>
    war({
      armies: { 'helms-deep': besiegers },
      besieged: { 'helms-deep': 'rohan 2r' },
      politics: { rohan: 'war', isengard: 'war', sauron: 'war' },
      dice: { shadow: 'army' },
      hands: { shadow: [card] },
      acts: 'shadow',
    }).shadow('attack army army', 'army helms-deep', 'target inside-helms-deep', 'done');
  const siege = assault('isengard 1r, sauron 2r').mayExactly('no', `card ${card}`);
  siege.dice(5, 1, 1, 1, 1).shadow(`card ${card}`).asks('fp', 'take-loss');
  assert.deepEqual(rolled(siege, 'shadow'), { dice: 3, modifier: 1, hits: 1 });
  assault('sauron 3r').mayExactly('no').refuses(`card ${card}`, 'WR-6.538', 'combat-needs-isengard-assault');
  battle({ sh: card, shadow: 'isengard 3r', stop: true }).refuses(
    `card ${card}`,
    'WR-6.538',
    'combat-needs-isengard-assault',
  );
};
test('[dreadful-spells combat] Devilry of Orthanc: +1 in an assault with Isengard', devilry('dreadful-spells'));
test('[denethors-folly combat] Devilry of Orthanc: +1 in an assault with Isengard', devilry('denethors-folly'));
test(
  '[threats-and-promises combat] Devilry of Orthanc: +1 in an assault with Isengard',
  devilry('threats-and-promises'),
);

const onslaught = (card: string) => () => {
  const game = battle({ sh: card, dice: [1, 1, 1, 1, 1, 1] }).asks('shadow', 'onslaught');
  game.mayExactly('count 0', 'count 1', 'count 2', 'count 3').refuses('count 4', 'WR-6.577', 'too-many-own-hits');
  game.shadow('count 2').shadow('lose sauron-regular').dice(4, 3).shadow('lose sauron-regular');
  assert.deepEqual(struck(game), { side: 1, dice: [4, 3], number: 4, hits: 1 });
  game.asks('fp', 'take-loss');
  battle({ sh: card, dice: [1, 1, 1, 1, 1, 1] })
    .shadow('count 0')
    .asks('shadow', 'press-on');
};
test(
  '[the-fighting-uruk-hai combat] Onslaught: own hits buy dice after the losses',
  onslaught('the-fighting-uruk-hai'),
);
test(
  '[shadows-on-the-misty-mountains combat] Onslaught: own hits buy dice',
  onslaught('shadows-on-the-misty-mountains'),
);
test(
  '[orcs-multiplying-again combat] Onslaught: own hits buy dice after the losses',
  onslaught('orcs-multiplying-again'),
);

const relentless = (card: string) => () => {
  const game = battle({ sh: card }).mayExactly('count 0', 'count 1', 'count 2');
  game.refuses('count 3', 'WR-6.577', 'too-many-own-hits');
  game.shadow('count 1').dice(4, 1, 1, 1, 1).shadow('lose sauron-regular').asks('fp', 'take-loss');
  assert.deepEqual(rolled(game, 'shadow'), { dice: 2, modifier: 1, hits: 1 });
};
test(
  '[rage-of-the-dunlendings combat] Relentless Assault: own hits for +1 each',
  relentless('rage-of-the-dunlendings'),
);
test('[the-king-is-revealed combat] Relentless Assault: own hits for +1 each', relentless('the-king-is-revealed'));

const host = (card: string) => () => {
  const game = battle({ sh: card, free: 'rohan 2r', shadow: 'sauron 4r', dice: [1, 1, 1, 1, 2, 2] });
  assert.equal(game.told('takes-hits').at(-1)?.args?.count, 1);
  battle({ sh: card, free: 'rohan 2r', dice: [1, 1, 1, 2, 2] }).asks('shadow', 'press-on');
};
test('[stormcrow combat] Great Host: a hit with twice as many units', host('stormcrow'));
test('[a-new-power-is-rising combat] Great Host: a hit with twice as many units', host('a-new-power-is-rising'));
test('[many-kings-to-the-service-of-mordor combat] Great Host', host('many-kings-to-the-service-of-mordor'));

const mumakil = (card: string) => () => {
  const elites = 'southrons-easterlings 2r 1e';
  const game = battle({ sh: card, shadow: elites, dice: [4, 1, 1, 1, 1, 1] });
  assert.deepEqual(rolled(game, 'shadow'), { dice: 3, modifier: 1, hits: 1 });
  assert.equal(game.told('takes-hits').at(-1)?.args?.count, 2, 'ahead in hits: one more');
  const even = battle({ sh: card, shadow: elites, dice: [4, 1, 1, 6, 1, 1] });
  assert.deepEqual(even.told('more-hits'), []);
  battle({ sh: card, stop: true }).refuses(`card ${card}`, 'WR-6.538', 'combat-needs-elite');
};
test('[shadows-gather combat] WR-6.537 Mûmakil: +1, and a hit more when ahead', mumakil('shadows-gather'));
test('[the-shadow-lengthens combat] Mûmakil: +1, and a hit more when ahead', mumakil('the-shadow-lengthens'));

const bats = (card: string) => () => {
  const game = battle({ sh: card, fp: 'the-last-battle', shadow: 'sauron 5r', dice: [1, 1, 1, 1, 1, 1, 1, 1] });
  assert.equal(rolled(game, 'shadow').dice, 5, 'Daylight does nothing');
  const alone = battle({ sh: card, shadow: 'sauron 3r 1n', dice: [1, 1, 1, 1, 1, 1] })
    .dice(4)
    .shadow('reroll 1')
    .asks('fp', 'take-loss');
  assert.equal(alone.told('leader-rerolls')[0]?.args?.count, 1);
};
test('[the-shadow-is-moving combat] Swarm of Bats: the FP card does nothing', bats('the-shadow-is-moving'));
test('[return-of-the-witch-king combat] Swarm of Bats: the FP card does nothing', bats('return-of-the-witch-king'));

const kill = (card: string) => () => {
  const game = battle({ sh: card, shadow: 'sauron 1r 2e', dice: [1, 1, 1, 1, 1, 1, 5, 4] });
  assert.deepEqual(struck(game), { side: 1, dice: [5, 4], number: 5, hits: 1 });
  battle({ sh: card, stop: true }).refuses(`card ${card}`, 'WR-6.538', 'combat-needs-elite');
};
test('[half-orcs-and-goblin-men combat] We Come to Kill: surviving Elites strike', kill('half-orcs-and-goblin-men'));
test('[olog-hai combat] We Come to Kill: surviving Elites strike', kill('olog-hai'));
test('[hill-trolls combat] We Come to Kill: surviving Elites strike', kill('hill-trolls'));
