/** KM-3, KM-17: Ruler dice of both sides. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { GameEvent } from '@pony/engine';
import { kings, type Scenario } from './helpers.ts';

const AWAKE = { 'theoden-awakened': 'edoras' };
const CHIEF = { ugluk: 'orthanc' };

/** From phase 1 to the Action roll, with so many dice allocated; the Ruler dice fall as told after the standard ones. */
function rolled(given: Scenario, allocate = 0) {
  const g = kings({ phase: 'recover', ...given });
  while (!g.may()[0]?.startsWith('allocate')) g.fp(g.may()[0]);
  g.shadow(`allocate ${allocate}`).leaveOpen();
  return g;
}
const diceOf = (one: GameEvent): number[] => [one.args?.faces ?? []].flat() as number[];
/** Dice each side rolled, standard and Ruler. */
const counts = (g: ReturnType<typeof kings>) =>
  g.told('rolls-dice').map((one) => {
    const names = diceOf(one).map((die) => g.rules.name('die', die));
    const rulers = names.filter((id) => id.startsWith('ruler-')).length;
    return [names.length - rulers, rulers];
  });

test('KM-3.1 KM-3.3 KM-3.4 each side with Rulers in play rolls one Ruler die, however many there are', () => {
  assert.deepEqual(counts(rolled({})), [
    [4, 0],
    [7, 0],
  ]);
  const one = rolled({ characters: { ...AWAKE, ...CHIEF } });
  assert.deepEqual(counts(one), [
    [4, 1],
    [7, 1],
  ]);
  const many = rolled({
    characters: {
      ...AWAKE,
      ...CHIEF,
      'dain-awakened': 'erebor',
      'thranduil-awakened': 'woodland-realm',
      'black-serpent': 'umbar',
    },
  });
  assert.deepEqual(counts(many), [
    [4, 1],
    [7, 1],
  ]);
});

test('KM-3.1 everybody sees whose Ruler die is in the pool', () => {
  const seen = (characters: Record<string, string>) => kings({ phase: 'recover', characters }).seen(null).kings.ruler;
  assert.deepEqual(
    [seen({}), seen(AWAKE), seen(CHIEF)],
    [
      [false, false],
      [true, false],
      [false, true],
    ],
  );
});

test('KM-3.2 a Ruler die has the faces of a standard die of its side', () => {
  for (const [side, given] of [
    [0, AWAKE],
    [1, CHIEF],
  ] as const) {
    const faces = { standard: new Set<string>(), ruler: new Set<string>() };
    for (let seed = 0; seed < 40; seed++) {
      const g = kings({ phase: 'hunt', characters: given });
      g.kings().ruler[side] = 1;
      g.s.rng = [seed, seed * 7, 3, 4];
      g.shadow('allocate 0').leaveOpen();
      for (const die of diceOf(g.told('rolls-dice')[side])) {
        const id = g.rules.name('die', die);
        if (id.startsWith('ruler-')) faces.ruler.add(id.slice('ruler-'.length));
        else faces.standard.add(id);
      }
    }
    assert.deepEqual([...faces.ruler].sort(), [...faces.standard].sort());
    const own = side === 0 ? ['will-of-the-west'] : ['army', 'eye'];
    assert.deepEqual([...faces.ruler].sort(), ['army-muster', 'character', 'event', 'muster', ...own].sort());
  }
});

test('KM-3.3 KM-9.14 the die of a Sovereign awakened this turn comes in phase 1 of the next', () => {
  const g = kings({ dice: { fp: 'muster', shadow: '' }, politics: { rohan: 'active 2' } });
  g.fp('awaken theoden muster muster');
  assert.equal(g.s.turn, 3);
  assert.deepEqual(g.kings().ruler, [1, 0]);
});

test('KM-3.4 KM-3.7 a Chieftain brings the die of the Shadow in the next phase 1, again after it was gone', () => {
  const g = kings({
    acts: 'shadow',
    dice: { fp: '', shadow: 'muster' },
    politics: { gondor: 'war' },
    characters: { ugluk: 'gone' },
  });
  assert.deepEqual(g.kings().ruler, [0, 0]);
  g.shadow('summon black-serpent muster muster', 'to umbar');
  assert.deepEqual([g.s.turn, g.kings().ruler], [3, [0, 1]]);
});

test('KM-3.5 KM-3.6 KM-EX11 the last Ruler falls: his die is used to the end of the turn, then it is out of the pool', () => {
  const g = kings({
    acts: 'shadow',
    armies: { edoras: 'rohan 1r', westemnet: 'isengard 5r 2e', orthanc: 'isengard 1r' },
    characters: AWAKE,
    politics: { rohan: 'war', isengard: 'war' },
    dice: { fp: 'ruler-muster event', shadow: 'army' },
  });
  g.shadow('attack army army', 'army westemnet', 'target edoras').dice(6, 6, 6, 6, 6, 1).anyMore().shadow('done');
  while (!g.may().some((word) => word.startsWith('skip'))) g.by(g.asked()[0], g.may()[0]);
  assert.equal(g.where('theoden-awakened'), 'gone');
  g.asks('fp', 'act');
  assert.ok(g.may().includes('skip ruler-muster'));
  g.fp('skip ruler-muster', 'skip event');
  assert.deepEqual([g.s.turn, g.kings().ruler], [3, [0, 0]]);
});

test('KM-3.8 a Ruler who is out of play again by phase 1 brings no die', () => {
  const g = rolled({ characters: { 'theoden-awakened': 'gone', ugluk: 'gone' } });
  assert.deepEqual(counts(g), [
    [4, 0],
    [7, 0],
  ]);
});

test('KM-3.9 KM-3.10 KM-17.1 the Ruler die is on top of the limits, is not allocated and is always rolled', () => {
  const all = { saruman: 'orthanc', 'witch-king': 'minas-morgul', 'mouth-of-sauron': 'barad-dur' };
  const free = { aragorn: 'pelargir', 'gandalf-the-white': 'fangorn' };
  const full = rolled({ characters: { ...AWAKE, ...CHIEF, ...all, ...free } });
  assert.deepEqual(counts(full), [
    [6, 1],
    [10, 1],
  ]);
  const some = rolled({ characters: CHIEF }, 7);
  assert.deepEqual(counts(some)[1], [0, 1]);
});

test('KM-3.11 KM-3.27 a die of the Free Peoples in the box obliges the Shadow, even if it was a Ruler die that is gone', () => {
  const g = kings({
    dice: { fp: 'ruler-character', shadow: '' },
    characters: AWAKE,
    pool: ['tile-07', 'tile-08', 'tile-09'],
  });
  g.fp('travel ruler-character character');
  g.s.at[g.rules.find('character', 'theoden-awakened') ?? 0] = -3;
  assert.equal(g.s.turn, 3);
  const next = kings({ phase: 'recover', huntBox: { fp: 1 }, characters: CHIEF });
  assert.deepEqual(next.kings().ruler, [0, 1]);
  while (!next.may()[0].startsWith('allocate')) next.fp(next.may()[0]);
  next.refuses('allocate 0', 'WR-4.13');
  assert.equal(next.may()[0], 'allocate 1');
});

test('KM-3.12 KM-3.21 the discard is exactly one die and cannot be declined; the die is used up', () => {
  const g = kings({ phase: 'rolled', characters: AWAKE, dice: { fp: 'muster event ruler-event', shadow: 'army' } });
  g.mayExactly('drop muster', 'drop event', 'drop ruler-event').refuses('done', 'KM-3.12', 'no-such-die');
  g.fp('drop ruler-event').asks('fp', 'act');
  assert.deepEqual([g.dieCount('fp', 'ruler-event'), g.spent('fp', 'ruler-event')], [0, 1]);
  g.refuses('ring ruler-event muster', 'WR-4.20').refuses('token theoden-awakened ruler-event event', 'WR-4.20');
  g.fp('skip muster').shadow('skip army').fp('skip event');
  assert.equal(g.s.turn, 3);
});

test('KM-3.13 a side without the die discards nothing', () => {
  const only = kings({ phase: 'rolled', characters: CHIEF, dice: { fp: 'muster', shadow: 'army ruler-army' } });
  only.asks('shadow', 'drop-die').shadow('drop army').asks('fp', 'act');
  assert.equal(only.dieCount('fp', 'muster'), 1);
});

test('KM-3.14 KM-17.1 first the Shadow discards, then its Eyes lie in the box, then the Free Peoples discard', () => {
  const g = kings({
    phase: 'rolled',
    characters: { ...AWAKE, ...CHIEF },
    dice: { fp: 'event ruler-event', shadow: 'eye army ruler-eye' },
    huntBox: { shadow: 1 },
  });
  g.asks('shadow', 'drop-die');
  assert.equal(g.s.huntBox[1], 1);
  g.shadow('drop army').asks('fp', 'drop-die');
  assert.equal(g.s.huntBox[1], 3);
  g.fp('drop event').asks('fp', 'act');
});

test('KM-3.15 an Eye on a discarded Ruler die does not hunt', () => {
  const g = kings({ phase: 'rolled', characters: CHIEF, dice: { fp: 'event', shadow: 'army ruler-eye' } });
  g.shadow('drop ruler-eye');
  assert.equal(g.s.huntBox[1], 0);
  assert.equal(g.spent('shadow', 'ruler-eye'), 1);
});

test('KM-3.17 dice allocated to the Hunt are no discard', () => {
  const g = kings({ phase: 'rolled', characters: CHIEF, dice: { shadow: 'ruler-army' }, huntBox: { shadow: 3 } });
  g.mayExactly('drop ruler-army').shadow('drop ruler-army');
  assert.equal(g.s.huntBox[1], 3);
});

test('KM-3.22 KM-3.25 a kept Ruler die is an unused die like the others, and works as one', () => {
  const g = kings({ characters: AWAKE, dice: { fp: 'ruler-event', shadow: '' } });
  g.fp('draw character ruler-event event');
  assert.equal(g.hand('fp').length > 0, true);
  const more = kings({ characters: AWAKE, dice: { fp: 'event ruler-event', shadow: 'army ruler-army' } });
  more.refuses('pass', 'WR-4.23');
  const fewer = kings({ characters: AWAKE, dice: { fp: 'ruler-event', shadow: 'army ruler-army' } });
  assert.ok(fewer.may().includes('pass'));
});

test('KM-3.23 KM-17.3 a Ring turns the Shadow die to an Eye in the box, never from one', () => {
  const g = kings({
    acts: 'shadow',
    characters: CHIEF,
    rings: { fp: 1, shadow: 2 },
    dice: { shadow: 'ruler-army army' },
    huntBox: { shadow: 1 },
  });
  g.refuses('ring ruler-eye army', 'WR-4.20').shadow('ring ruler-army eye');
  assert.deepEqual([g.s.huntBox[1], g.dieCount('shadow', 'ruler-army')], [2, 0]);
  g.refuses('ring army muster', 'WR-4.54');
});

test('KM-3.24 KM-3.12 no Ring is used before the discard', () => {
  const g = kings({ phase: 'rolled', characters: AWAKE, dice: { fp: 'muster ruler-event', shadow: 'army' } });
  g.refuses('ring ruler-event muster', 'KM-3.12');
  assert.equal(g.verbs('ring').length, 0);
});

test('KM-3.26 a Ruler die that moved the Fellowship lies in the Hunt Box and helps the next hunters', () => {
  const g = kings({
    characters: AWAKE,
    dice: { fp: 'ruler-character character', shadow: '' },
    huntBox: { shadow: 1 },
    pool: ['tile-07', 'tile-08', 'tile-09'],
  });
  g.dice(1).fp('travel ruler-character character');
  assert.equal(g.s.huntBox[0], 1);
  assert.equal(g.spent('fp', 'ruler-character'), 0);
  g.dice(2).fp('travel character character');
  assert.deepEqual(
    g.told('hunt-rolls').map((one) => one.args?.modifier),
    [0, 1],
  );
});

test('KM-3.28 the Lidless Eye turns the Ruler die of the Shadow, which is an Eye in the box then', () => {
  const g = kings({
    acts: 'shadow',
    characters: CHIEF,
    hands: { shadow: ['the-lidless-eye'] },
    dice: { shadow: 'event ruler-army' },
    huntBox: { shadow: 1 },
  });
  g.shadow('play the-lidless-eye event event', 'die ruler-army');
  assert.deepEqual([g.s.huntBox[1], g.dieCount('shadow', 'ruler-army')], [2, 0]);
});

test('KM-3.28 the Mirror of Galadriel turns the Ruler die of the Free Peoples, the Day Without Dawn takes it', () => {
  const g = kings({
    characters: AWAKE,
    hands: { fp: ['mirror-of-galadriel'] },
    dice: { fp: 'event ruler-character' },
  });
  g.fp('play mirror-of-galadriel event event', 'die ruler-character');
  assert.equal(g.dieCount('fp', 'ruler-will-of-the-west'), 1);
  const dark = kings({
    acts: 'shadow',
    characters: AWAKE,
    hands: { shadow: ['the-day-without-dawn'] },
    politics: { sauron: 'war', isengard: 'war', 'southrons-easterlings': 'war' },
    dice: { fp: 'ruler-will-of-the-west event', shadow: 'event' },
  });
  dark.shadow('play the-day-without-dawn event event');
  assert.deepEqual([dark.dieCount('fp', 'ruler-will-of-the-west'), dark.spent('fp', 'ruler-will-of-the-west')], [0, 1]);
});

test('KM-3.28 Strider hides the Fellowship with it, the Mouth of Sauron marches with its Muster', () => {
  const g = kings({
    characters: AWAKE,
    fellowship: { revealed: true, guide: 'strider', companions: ['strider'] },
    dice: { fp: 'ruler-event' },
  });
  g.fp('hide ruler-event event');
  assert.equal(g.s.hidden, 1);
  const dark = kings({
    acts: 'shadow',
    characters: { ...CHIEF, 'mouth-of-sauron': 'barad-dur' },
    dice: { shadow: 'ruler-muster' },
  });
  assert.ok(dark.may().includes('march ruler-muster army'));
});

test('KM-17.2 KM-15.2 KM-17.3 the Ruler die brings in a Chieftain on any face but the Eye', () => {
  for (const face of ['character', 'army', 'muster', 'army-muster', 'event']) {
    const g = kings({
      acts: 'shadow',
      characters: CHIEF,
      politics: { gondor: 'war' },
      dice: { shadow: `ruler-${face}` },
    });
    const [summon, ...others] = g.verbs('summon');
    assert.deepEqual(others, [], face);
    g.shadow(summon, 'to umbar');
    assert.equal(g.where('black-serpent'), 'umbar');
  }
  const eye = kings({ acts: 'shadow', characters: CHIEF, politics: { gondor: 'war' }, dice: { shadow: 'ruler-eye' } });
  assert.equal(eye.verbs('summon').length, 0);
  eye.refuses('summon black-serpent ruler-eye muster', 'WR-4.49');
});

test('KM-17.4 the Minions of the base game still need a Muster result', () => {
  const g = kings({
    acts: 'shadow',
    characters: CHIEF,
    politics: { isengard: 'war' },
    dice: { shadow: 'ruler-character ruler-muster' },
  });
  assert.deepEqual(g.verbs('enter'), ['enter saruman ruler-muster muster']);
  g.refuses('enter saruman ruler-character character', 'WR-4.49');
});
