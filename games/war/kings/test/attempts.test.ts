/** KM-9 to KM-15: awakening, corruption attempts, removal, Chieftains. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { kings } from './helpers.ts';

const EYES = { dice: { fp: 'event', shadow: 'army' }, huntBox: { shadow: 4 }, acts: 'shadow' } as const;

test('KM-9.2 KM-9.3 KM-9.11 [theoden-awakened] a Muster result awakens a Sovereign of an active Nation at home', () => {
  const g = kings({ dice: { fp: 'muster army' }, politics: { rohan: 'active 2' }, tiles: { theoden: ['tile-07'] } });
  g.refuses('awaken theoden army army', 'KM-9.2').refuses('awaken dain muster muster', 'KM-9.3');
  g.fp('awaken theoden muster muster');
  assert.deepEqual([g.where('theoden'), g.where('theoden-awakened'), g.token('theoden')], ['replaced', 'edoras', 1]);
  assert.ok(g.inPool('tile-07'));
});

test('KM-7.2 any face of the Ruler die awakens', () => {
  const g = kings({
    dice: { fp: 'ruler-character' },
    characters: { 'thranduil-awakened': 'woodland-realm' },
    politics: { rohan: 'active 2' },
  });
  g.fp('awaken theoden ruler-character character');
  assert.equal(g.where('theoden-awakened'), 'edoras');
});

test('KM-10.1 KM-10.6 an attempt needs an unused die of the Free Peoples and two Eyes', () => {
  kings({ ...EYES, huntBox: { shadow: 1 } }).refuses('corrupt brand', 'KM-10.1', 'attempt-few-eyes');
  const g = kings({ ...EYES, pool: ['tile-07', 'tile-11', 'tile-08', 'tile-09', 'tile-10'] });
  g.shadow('corrupt dain').asks('shadow', 'place-tile').mayExactly('tile tile-07', 'tile tile-11', 'tile tile-08');
  g.refuses('tile tile-09', 'KM-10.9');
  g.shadow('tile tile-11');
  assert.deepEqual(g.tiles('dain'), ['tile-11']);
  assert.deepEqual(
    g.seen('fp').kings?.sovereigns.map((one) => one.named),
    [false, true, false, false, false],
    'KM-10.7 who was named stands before all',
  );
  assert.equal(g.s.huntBox[1], 3);
  g.fp('skip event');
  assert.equal(g.verbs('corrupt').length, 0);
});

test('KM-10.2 the attempt is the action of the Shadow', () => {
  const g = kings({ ...EYES, dice: { fp: 'event event', shadow: 'army' }, huntBox: { shadow: 3 } });
  g.shadow('corrupt dain');
  while (g.s.stack.at(-1)?.p !== 'actions') g.shadow(g.may()[0]);
  g.asks('fp', 'act').fp('skip event').asks('shadow', 'act');
});

test('KM-10.3 KM-10.21 the Shadow tries without a die of its own, or passes and may try later', () => {
  const g = kings({ ...EYES, dice: { fp: 'event event', shadow: '' } });
  g.asks('shadow', 'act').shadow('pass').fp('skip event').asks('shadow', 'act');
});

test('KM-10.18 a face-down tile is seen by the Shadow alone', () => {
  const g = kings({ ...EYES, tiles: { dain: ['tile-11'] } });
  assert.deepEqual(g.seen('shadow').kings.sovereigns[1].tiles?.length, 1);
  for (const who of ['fp', null] as const) {
    assert.equal(g.seen(who).kings.sovereigns[1].tiles, null);
    assert.equal(g.seen(who).kings.sovereigns[1].count, 1);
  }
});

test('KM-21.1 open tiles are seen by everybody', () => {
  const g = kings({ ...EYES, options: { 'visible-corruption': 'on' }, tiles: { dain: ['tile-11'] } });
  assert.equal(g.seen('fp').kings.sovereigns[1].tiles?.length, 1);
});

test('KM-11.1 KM-12.3 KM-EX9 an Eye is replaced; a Sovereign at his Resistance is Corrupted at once', () => {
  const g = kings({ ...EYES, huntBox: { shadow: 3 }, pool: ['tile-01', 'tile-07', 'tile-14', 'tile-05'] });
  g.shadow('corrupt denethor').mayExactly('tile tile-07', 'tile tile-14').shadow('tile tile-14');
  assert.ok(g.isCorrupted('denethor') && g.isDrawn('tile-14') && g.inPool('tile-01') && g.inPool('tile-07'));
  assert.equal(g.where('denethor'), 'replaced');
});

test('KM-11.6 KM-11.7 KM-11.9 a Kings tile ends the attempt and weighs nothing', () => {
  const g = kings({ ...EYES, pool: ['tile-07', 'tile-crown-2', 'tile-11'] });
  g.shadow('corrupt brand');
  assert.deepEqual(g.tiles('brand'), ['tile-crown-2']);
  assert.ok(g.inPool('tile-07') && !g.isCorrupted('brand'));
});

test('KM-12.7 KM-12.8 KM-EX10 the highest tile is discarded, one with a Reveal before one without', () => {
  const g = kings({
    ...EYES,
    huntBox: { shadow: 2 },
    tiles: { dain: ['tile-13', 'tile-crown-1'] },
    pool: ['tile-11', 'tile-07'],
  });
  g.shadow('corrupt dain');
  assert.ok(g.isCorrupted('dain') && g.isDrawn('tile-13') && g.inPool('tile-11') && g.inPool('tile-crown-1'));
});

test('KM-21.4 KM-21.5 one by one: the Shadow stops and places the last tile', () => {
  const g = kings({ ...EYES, options: { 'sequential-draw': 'on' }, pool: ['tile-07', 'tile-11', 'tile-08'] });
  g.shadow('corrupt dain').mayExactly('draw-on', 'stop').shadow('draw-on', 'stop');
  assert.deepEqual(g.tiles('dain'), ['tile-11']);
});

test('KM-13.1 KM-13.3 a Nation that advances beside a friend of its Sovereign may lift a tile', () => {
  const g = kings({
    dice: { fp: 'muster' },
    characters: { 'gandalf-the-grey': 'erebor' },
    politics: { dwarves: 'active 1' },
    tiles: { dain: ['tile-11'] },
  });
  g.fp('advance dwarves muster muster').asks('fp', 'lift-corruption').fp('yes');
  assert.ok(g.inPool('tile-11'));
});

test('KM-14.1 KM-14.4 a friend and a Character result remove a Corrupted Sovereign', () => {
  const far = kings({ dice: { fp: 'character' }, corrupted: ['dain'] });
  far.refuses('oust dain character character', 'KM-14.1', 'no-friend-there');
  const g = kings({ dice: { fp: 'character' }, corrupted: ['dain'], characters: { gimli: 'erebor' } });
  g.fp('oust dain character character');
  assert.equal(g.isCorrupted('dain'), false);
  assert.equal(g.where('dain'), 'gone');
});

test('KM-15.2 KM-25.1 KM-15.7 [black-serpent] he enters with a Muster result when Gondor is At War', () => {
  const early = kings({ acts: 'shadow', dice: { shadow: 'muster army' } });
  early.refuses('summon black-serpent muster muster', 'KM-15.2').refuses('summon ugluk army army', 'KM-15.2');
  const g = kings({ acts: 'shadow', dice: { shadow: 'muster' }, politics: { gondor: 'war' } });
  g.shadow('summon black-serpent muster muster', 'to umbar');
  assert.equal(g.where('black-serpent'), 'umbar');
  assert.equal(g.s.minionSeen, 0);
});

test('KM-25.3 [shadow-of-mirkwood] he enters with a Sauron unit when a northern Nation is At War', () => {
  const g = kings({ acts: 'shadow', dice: { shadow: 'muster' }, politics: { north: 'war' } });
  g.shadow('summon shadow-of-mirkwood muster muster').refuses('to umbar', 'KM-15.3').shadow('to dol-guldur');
  assert.equal(g.where('shadow-of-mirkwood'), 'dol-guldur');
});

test('KM-25.5 [ugluk] he enters beside the revealed Fellowship', () => {
  const g = kings({
    acts: 'shadow',
    dice: { shadow: 'muster' },
    fellowship: { at: 'hollin', revealed: true },
  });
  g.shadow('summon ugluk muster muster', 'to hollin');
  assert.equal(g.where('ugluk'), 'hollin');
});

test('KM-18.1 with four players only the controller of the Nation awakens', () => {
  const g = kings({ players: 4, dice: { fp: 'muster muster' }, politics: { rohan: 'active 2', gondor: 'active 2' } });
  const [who] = g.s.actor === 0 ? (['gondor'] as const) : (['rohan'] as const);
  const [own, other] = who === 'gondor' ? ['denethor', 'theoden'] : ['theoden', 'denethor'];
  g.refuses(`awaken ${other} muster muster`, 'KM-18.1').by(who, `awaken ${own} muster muster`);
  assert.equal(g.token(own), 1);
});

test('the player of the Shadow who made the last attempt is remembered', () => {
  const g = kings({
    players: 4,
    acts: 'shadow',
    dice: { fp: 'event event event', shadow: 'army' },
    huntBox: { shadow: 5 },
  });
  const first = g.s.actor;
  g.by(first === 2 ? 'witch-king' : 'saruman', 'corrupt dain').asks('saruman', 'place-tile');
  assert.equal(g.kings().corruptor, first);
});
