import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rules } from '../../src/game.ts';
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

test('[guards-of-the-citadel] WR-6.314 WR-5.39 with no unit left the Leader comes alone, where a unit stands', () => {
  const all = (armies: Record<string, string>) => plays('fp', 'guards-of-the-citadel', { armies, politics: AT_WAR });
  const manned = all({ 'minas-tirith': 'gondor 5r 5e', 'dol-amroth': 'gondor 10r', nurn: 'sauron 1r' });
  manned.army('minas-tirith', 'gondor 5r 5e 1l').leaveOpen();
  assert.deepEqual([manned.told('recruits').length, manned.told('none-left').length], [1, 1]);
  const bare = all({ pelargir: 'gondor 5r 5e', 'dol-amroth': 'gondor 10r', nurn: 'sauron 1r' });
  bare.army('minas-tirith', '').leaveOpen();
  assert.equal(bare.reserve('gondor', 'l'), 4);
  assert.equal(bare.told('recruits').length, 0);
  // WR-6.310: Leaders are left, only nobody to lead
  assert.deepEqual(
    bare.told('none-left').map(({ args }) => args),
    [{ figure: rules.find('figure', 'gondor-regular'), count: 1 }],
  );
});

test('[the-king-is-revealed] WR-5.39 with no Regular left a Nazgûl comes all the same, while there is one', () => {
  const hosts = { gorgoroth: 'sauron 10r', 'barad-dur': 'sauron 10r', nurn: 'sauron 10r', 'dol-guldur': 'sauron 6r' };
  const play = (armies: Record<string, string>) =>
    plays('shadow', 'the-king-is-revealed', { armies, politics: AT_WAR, characters: { aragorn: 'minas-tirith' } });
  const one = play({ ...hosts, 'minas-tirith': 'gondor 1r' })
    .army('minas-morgul', 'sauron 1n')
    .leaveOpen();
  assert.equal(one.reserve('sauron', 'n'), 7);
  const none = play({ ...hosts, 'dol-guldur': 'sauron 6r 8n' })
    .army('minas-morgul', '')
    .leaveOpen();
  assert.equal(none.told('recruits').length, 0);
});

test('[riders-of-theoden] WR-6.314 WR-5.39 a place without a unit is none for a Leader who comes alone', () => {
  const play = (armies: Record<string, string>) =>
    plays('fp', 'riders-of-theoden', { armies, politics: AT_WAR, characters: { gimli: 'westemnet' } });
  const units = { westemnet: 'rohan 5r 5e', 'helms-deep': 'rohan 5r' };
  play({ ...units, nurn: 'sauron 1r' })
    .army('westemnet', 'rohan 5r 5e 1l')
    .army('edoras', '')
    .leaveOpen();
  const both = play({ ...units, 'helms-deep': 'rohan 3r', edoras: 'rohan 2r' });
  both.mayExactly('to edoras', 'to westemnet').fp('to edoras').army('edoras', 'rohan 2r 1l').leaveOpen();
  const none = play({ ...units, 'helms-deep': 'rohan 3r 4l', edoras: 'rohan 2r' }).asks('fp', 'guide-draws');
  assert.equal(none.told('none-left').length, 2);
});
