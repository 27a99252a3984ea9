import assert from 'node:assert/strict';
import { test } from 'node:test';
import { battle, rolled } from './combat/field.ts';
import { type Scenario, war } from './helpers.ts';

const fpPlays = (card: string, given: Scenario) =>
  war({ ...given, hands: { fp: [card] } }).fp(`play ${card} event event`);

test('WR-EX3 Imrahil without a Leader in the reinforcements brings the unit alone', () => {
  const game = fpPlays('imrahil-of-dol-amroth', { armies: { 'minas-tirith': 'gondor 1r 4l' } });
  game.mayExactly('figure gondor-regular dol-amroth', 'figure gondor-elite dol-amroth');
  game.fp('figure gondor-elite dol-amroth').army('dol-amroth', 'gondor 1e');
  assert.deepEqual(game.discarded('fp'), ['imrahil-of-dol-amroth']);
});

test('WR-EX4 ten units of Gondor in Lossarnach are all in Lossarnach', () => {
  const game = war({
    armies: { 'minas-tirith': 'gondor 10r', pelargir: 'sauron 3r' },
    politics: { gondor: 'war' },
    dice: { fp: 'army-muster army-muster' },
  });
  game.fp('march army-muster army', 'army minas-tirith', 'to lossarnach', 'done').army('lossarnach', 'gondor 10r');
  game
    .shadow('skip event')
    .fp('attack army-muster army', 'army lossarnach', 'target pelargir')
    .asks('fp', 'leave-rearguard');
  game.army('field', 'gondor 10r');
});

test('WR-EX5 the Riders of Théoden do not come among enemies, but behind the walls of a siege', () => {
  const open = fpPlays('riders-of-theoden', {
    armies: { eastemnet: 'sauron 1r', edoras: 'rohan 1r' },
    characters: { gimli: 'eastemnet' },
  });
  open.mayExactly('figure rohan-regular edoras', 'figure rohan-elite edoras');
  const inside = fpPlays('riders-of-theoden', {
    armies: { 'helms-deep': 'isengard 2r', edoras: 'rohan 1r' },
    besieged: { 'helms-deep': 'rohan 1r' },
    characters: { gimli: 'inside-helms-deep' },
  });
  inside.mayExactly('to edoras', 'to helms-deep').refuses('to eastemnet', 'WR-6.317', 'cannot-recruit-there');
  inside.fp('to helms-deep', 'figure rohan-regular helms-deep').army('inside-helms-deep', 'rohan 2r 1l');
});

test('WR-EX7 Scouts are faster than Durin’s Bane', () => {
  const game = war({
    armies: { 'dimrill-dale': 'sauron 3r', 'parth-celebrant': 'elves 3r' },
    politics: { elves: 'war', sauron: 'war' },
    dice: { shadow: 'army' },
    hands: { fp: ['the-red-arrow'], shadow: ['balrog-of-moria'] },
    acts: 'shadow',
  });
  game.shadow('attack army army', 'army dimrill-dale', 'target parth-celebrant', 'done', 'card balrog-of-moria');
  game.fp('card the-red-arrow').asks('fp', 'scouts').fp('to eastemnet').army('eastemnet', 'elves 3r');
  assert.deepEqual(game.told('strikes'), []);
  assert.deepEqual([game.discarded('fp'), game.discarded('shadow')], [['the-red-arrow'], ['balrog-of-moria']]);
  game.asks('shadow', 'advance');
});

test('WR-EX24 each effect of Mûmakil has its own initiative', () => {
  // 3: +1 on the Combat roll; 5: one hit more, counted after the re-roll that has put SH ahead
  const game = battle({
    sh: 'shadows-gather',
    shadow: 'southrons-easterlings 2r 1e, sauron 1n',
    dice: [1, 1, 1, 1, 1, 1],
  });
  assert.deepEqual(rolled(game, 'shadow'), { dice: 3, modifier: 1, hits: 0 });
  assert.deepEqual(game.told('more-hits'), []);
  game.dice(5).shadow('reroll 1').asks('fp', 'take-loss');
  assert.equal(game.told('more-hits').length, 1);
  assert.equal(game.told('takes-hits').at(-1)?.args?.count, 2);
});
