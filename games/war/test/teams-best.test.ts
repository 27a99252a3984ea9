/** Chapter XI, 11E, at its edges: who of the team did best. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Scenario, type Who, war } from './helpers.ts';

type Table = ReturnType<typeof war>;
const WAR = { gondor: 'war', rohan: 'war', elves: 'war', sauron: 'war', isengard: 'war' };
const captor = (at: Table, where: string): number => at.s.captor[at.rules.find('region', where) as number];
/** By seat: points of the players. */
const points = (at: Table): number[] => at.seen(null).seats.map((seat) => seat.points);

/** Settlements of the Free Peoples that these players of the Shadow hold, others lost by the Shadow. */
function held(players: 3 | 4, by: Partial<Record<Who, readonly string[]>>, lost: readonly string[] = []): Scenario {
  const seat: Partial<Record<Who, number>> =
    players === 4 ? { 'witch-king': 2, saruman: 3 } : { 'witch-king': 1, saruman: 2 };
  const all = Object.entries(by).flatMap(([who, where]) => where.map((one) => [one, seat[who as Who] ?? 0] as const));
  return {
    players,
    phase: 'end',
    control: Object.fromEntries([
      ...all.map(([where]) => [where, 'shadow'] as const),
      ...lost.map((where) => [where, 'free-peoples'] as const),
    ]),
    captors: Object.fromEntries(all),
  };
}

test('WR-11.42 with three players too the higher total of the Shadow is the best', () => {
  const at = war(
    held(3, { 'witch-king': ['minas-tirith', 'dol-amroth', 'pelargir'], saruman: ['helms-deep', 'edoras', 'erebor'] }),
  );
  at.ends('military-shadow');
  assert.deepEqual(points(at).slice(1), [5, 5]);
  assert.deepEqual(at.s.outcome, { seats: ['lost', 'won', 'won'], reason: 'military-shadow', best: [1, 2] });
});

test('WR-11.42 each loses points for Strongholds of his own Nations alone', () => {
  const by = {
    'witch-king': ['minas-tirith', 'dol-amroth', 'lorien'],
    saruman: ['helms-deep', 'edoras', 'erebor'],
  } as const;
  const best = (...lost: string[]): readonly number[] | undefined => war(held(4, by, lost)).s.outcome?.best;
  assert.deepEqual(points(war(held(4, by, ['moria']))), [-6, -5, 4, 5]);
  assert.deepEqual(best(), [2]);
  assert.deepEqual(best('moria'), [3]);
  assert.deepEqual(best('orthanc'), [2]);
  assert.deepEqual(best('umbar'), [2]);
});

test('WR-11.42 WR-11.41 a victory by Corruption has its best player too', () => {
  const at = war({
    ...held(4, { saruman: ['edoras'] }),
    phase: 'actions',
    fellowship: { at: 'moria', corruption: 11, companions: [] },
    huntBox: { shadow: 1 },
    pool: ['tile-13'],
    dice: { fp: 'character', shadow: 'event' },
  });
  at.dice(6).anyMore().by('rohan', 'travel character character');
  while (!at.s.outcome) at.by(at.asked()[0], at.may().at(-1) as string);
  at.ends('corruption');
  assert.deepEqual(at.s.outcome?.best, [3]);
  assert.deepEqual(
    at.told('best-of-team').map(({ args }) => args?.count),
    [1],
  );
});

test('WR-11.43 WR-11.42 a Settlement that is retaken is nobody’s capture and nobody’s loss', () => {
  const at = war({
    players: 4,
    politics: WAR,
    armies: { folde: 'rohan 2r', orthanc: 'isengard 1r' },
    control: { edoras: 'shadow' },
    captors: { edoras: 3 },
    dice: { fp: 'army', shadow: 'event' },
  });
  assert.deepEqual(points(at), [0, -1, 0, 1]);
  at.by('rohan', 'march army army', 'army folde', 'to edoras', 'done').doneIfAsked('rohan').leaveOpen();
  assert.deepEqual(points(at), [0, 0, 0, 0]);
});

test('WR-11.42 WR-11.26 a Stronghold counts for the player whose Army took it, not for the larger one beside it', () => {
  const at = war({
    players: 4,
    politics: WAR,
    acts: 'shadow',
    leads: ['saruman'],
    armies: { 'helms-deep': 'isengard 5r, sauron 3e' },
    besieged: { 'helms-deep': 'rohan 1r' },
    dice: { fp: 'event', shadow: 'army' },
  });
  at.dice(6, 6, 6, 1).by('witch-king', 'attack army army', 'army helms-deep', 'target inside-helms-deep', 'done');
  at.leaveOpen();
  assert.deepEqual([at.controls('helms-deep'), captor(at, 'helms-deep')], ['shadow', 2]);
});

test('WR-11.34 WR-11.44 the commander of an attack captures, whatever he lost in it', () => {
  const at = war({
    players: 4,
    politics: WAR,
    acts: 'shadow',
    leads: ['saruman'],
    mixed: ['osgiliath'],
    armies: { osgiliath: 'sauron 3r, isengard 2r', pelargir: 'gondor 2r' },
    dice: { fp: 'event', shadow: 'army' },
  });
  at.dice(6, 6, 1, 1, 1, 6, 6).by('witch-king', 'attack army army', 'army osgiliath', 'target pelargir', 'done');
  at.by('witch-king', 'lose sauron-regular', 'lose sauron-regular', 'yes', 'done').leaveOpen();
  assert.deepEqual([at.controls('pelargir'), captor(at, 'pelargir')], ['shadow', 2]);
});

test('WR-11.34 WR-11.44 a garrison that dies in a sortie loses to the commander of the siege as it began', () => {
  const at = war({
    players: 4,
    politics: WAR,
    leads: ['gondor', 'saruman'],
    mixed: ['helms-deep'],
    armies: { 'helms-deep': 'isengard 2r, sauron 3r' },
    besieged: { 'helms-deep': 'rohan 2r' },
    dice: { fp: 'army', shadow: 'event' },
  });
  at.dice(6, 6, 6, 6, 1, 1, 1).by('rohan', 'attack army army', 'army inside-helms-deep', 'target helms-deep', 'done');
  at.asks('witch-king', 'take-loss').by('witch-king', 'lose sauron-regular', 'lose sauron-regular').leaveOpen();
  assert.deepEqual([at.controls('helms-deep'), captor(at, 'helms-deep')], ['shadow', 2]);
});

test('WR-11.43 the points the Free Peoples lost count for the player of that Nation', () => {
  const at = war({
    players: 4,
    control: { lorien: 'shadow', 'minas-tirith': 'shadow', erebor: 'shadow', dale: 'shadow', bree: 'shadow' },
    fellowship: { at: 'morannon', mordor: 4, companions: [] },
    pool: ['tile-13'],
    dice: { fp: 'character', shadow: 'event' },
  });
  assert.deepEqual(points(at).slice(0, 2), [-4, -3]);
  at.by('rohan', 'travel character character');
  while (!at.s.outcome) at.by(at.asked()[0], at.may().includes('no') ? 'no' : at.may()[0]);
  assert.deepEqual([at.s.outcome?.reason, at.s.outcome?.best], ['ring', [1]]);
});

test('WR-11.43 a victory by conquest goes to who of the Free Peoples lost less', () => {
  const at = war({
    players: 4,
    phase: 'end',
    control: { moria: 'free-peoples', orthanc: 'free-peoples', edoras: 'shadow' },
    captors: { moria: 1, orthanc: 1, edoras: 3 },
  });
  at.ends('military-free-peoples');
  assert.deepEqual(at.s.outcome?.best, [0]);
});
