import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Scenario, war } from '../helpers.ts';

const plays = (side: 'fp' | 'shadow', card: string, given: Scenario) =>
  war({ acts: side, ...given, hands: { [side]: [card] } })[side](`play ${card} event event`);
const AT_WAR = { sauron: 'war', isengard: 'war', elves: 'war', gondor: 'war', rohan: 'war', dwarves: 'war' };
/** SH stands before Minas Tirith and in Moria. */
const SIEGE: Scenario = {
  armies: { 'minas-tirith': 'sauron 4r', moria: 'sauron 1r' },
  besieged: { 'minas-tirith': 'gondor 3r' },
  politics: AT_WAR,
};

const beside = (card: string, nation: string) => () => {
  const game = plays('shadow', card, SIEGE).mayExactly('to minas-tirith', 'to moria').shadow('to minas-tirith');
  game.shadow(`figure ${nation}-elite minas-tirith`);
  game.army('minas-tirith', nation === 'sauron' ? 'sauron 4r 1e' : 'isengard 1e, sauron 4r');
  game.army('inside-minas-tirith', 'gondor 3r');
};
test('[olog-hai] WR-2.39 WR-2.60 also beside an Army that besieges a Stronghold', beside('olog-hai', 'sauron'));
test(
  '[half-orcs-and-goblin-men] WR-2.39 WR-2.60 also beside an Army that besieges a Stronghold',
  beside('half-orcs-and-goblin-men', 'isengard'),
);

test('[the-black-captain-commands] WR-2.39 two Nazgûl come to the Witch-king before the walls', () => {
  const game = plays('shadow', 'the-black-captain-commands', {
    ...SIEGE,
    characters: { 'witch-king': 'minas-tirith' },
  })
    .shadow('recruit-nazgul')
    .asks('shadow', 'move-or-attack');
  game.army('minas-tirith', 'sauron 4r 2n');
});

test('[rage-of-the-dunlendings] WR-2.39 Moria is free for those who besiege it', () => {
  const set: Scenario = {
    armies: { moria: 'sauron 1r', 'north-dunland': 'isengard 1r' },
    besieged: { moria: 'dwarves 1r' },
    control: { moria: 'free-peoples' },
    politics: AT_WAR,
  };
  const game = plays('shadow', 'rage-of-the-dunlendings', set).shadow('to moria');
  game.army('moria', 'isengard 2r, sauron 1r').shadow('figure isengard-regular north-dunland');
  game.army('moria', 'isengard 3r, sauron 1r');
  assert.ok(game.isBesieged('moria'));
  // WR-5.52: not behind the walls
  const shut = plays('shadow', 'rage-of-the-dunlendings', {
    ...set,
    armies: { moria: 'dwarves 1r' },
    besieged: { moria: 'sauron 1r' },
    control: { moria: 'shadow' },
  });
  shut.refuses('to moria', 'WR-6.317', 'cannot-recruit-there');
});

test('[cirdans-ships] WR-2.39 WR-2.60 also beside an Army that besieges a haven', () => {
  const game = plays('fp', 'cirdans-ships', {
    armies: { umbar: 'gondor 2r', 'dol-amroth': 'gondor 1r' },
    besieged: { umbar: 'southrons-easterlings 1r' },
    politics: AT_WAR,
  });
  game.mayExactly('to umbar', 'to dol-amroth').fp('to umbar', 'figure elves-elite umbar', 'figure elves-regular umbar');
  game.army('umbar', 'elves 1r 1e, gondor 2r');
});

test("[riders-of-theoden] WR-2.39 beside a Companion who besieges Helm's Deep", () => {
  const game = plays('fp', 'riders-of-theoden', {
    armies: { 'helms-deep': 'gondor 2r', edoras: 'isengard 1r' },
    besieged: { 'helms-deep': 'isengard 1r' },
    control: { 'helms-deep': 'shadow', edoras: 'shadow' },
    characters: { legolas: 'helms-deep' },
    politics: AT_WAR,
  }).fp('figure rohan-regular helms-deep');
  game.army('helms-deep', 'gondor 2r, rohan 1r 1l');
});

test('[eomer-son-of-eomund] WR-6.308 a lost Settlement raises nobody, besieged or not', () => {
  const game = plays('fp', 'eomer-son-of-eomund', {
    armies: { 'helms-deep': 'rohan 2r' },
    besieged: { 'helms-deep': 'isengard 1r' },
    control: { 'helms-deep': 'shadow' },
    politics: AT_WAR,
  });
  game.refuses('to helms-deep', 'WR-6.317', 'cannot-recruit-there');
});
