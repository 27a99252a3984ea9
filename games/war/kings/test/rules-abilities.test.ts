/** KM-7, KM-24: the Ruler die of the Free Peoples and the cards of Awakened Sovereigns. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { awakened as all, HOMES, kings, type Scenario, FREE_AT_WAR as WAR } from './helpers.ts';

test('KM-7.1 KM-7.9 one Ruler die offers its standard uses, the abilities, and serves once', () => {
  const g = kings({
    characters: { 'theoden-awakened': 'edoras' },
    politics: { rohan: 'war' },
    dice: { fp: 'ruler-muster' },
  });
  assert.ok(g.may().includes('muster ruler-muster muster'));
  assert.deepEqual(g.verbs('command'), ['command theoden-awakened ruler-muster muster']);
  g.fp('command theoden-awakened ruler-muster muster', 'recruit rohan-regular edoras', 'done');
  g.fp('done');
  assert.equal(g.dieCount('fp', 'ruler-muster'), 0);
});

test('KM-7.2 KM-7.7 every face of the Ruler die awakens, in one way each', () => {
  for (const face of ['character', 'muster', 'army-muster', 'event', 'will-of-the-west']) {
    const g = kings({
      characters: { 'thranduil-awakened': 'woodland-realm' },
      politics: { rohan: 'active 2', north: 'passive 1', dwarves: 'passive 1', gondor: 'passive 1' },
      dice: { fp: `ruler-${face}` },
    });
    const [awaken, ...others] = g.verbs('awaken');
    assert.deepEqual(others, [], face);
    g.fp(awaken);
    assert.equal(g.where('theoden-awakened'), 'edoras');
  }
});

test('KM-7.3 the first ability takes a Muster result of any die', () => {
  for (const die of ['muster', 'army-muster', 'will-of-the-west', 'ruler-muster', 'ruler-army-muster']) {
    const g = kings({ characters: { 'dain-awakened': 'erebor' }, politics: { dwarves: 'war' }, dice: { fp: die } });
    g.fp(`exchange dain-awakened ${die} muster`);
    assert.equal(g.at('erebor'), 'dwarves 3e 1l');
  }
  const g = kings({ characters: { 'dain-awakened': 'erebor' }, politics: { dwarves: 'war' }, dice: { fp: 'event' } });
  g.refuses('exchange dain-awakened event event', 'WR-4.49');
});

test('KM-7.4 KM-7.5 KM-7.6 the second ability takes the Ruler die with the right face, or its Will of the West', () => {
  const command = (die: string) =>
    kings(all({ dice: { fp: die } }))
      .verbs('command')
      .map((word) => word.split(' ')[1]);
  const musterers = ['brand-awakened', 'dain-awakened', 'theoden-awakened'];
  assert.deepEqual(command('ruler-muster').sort(), musterers);
  assert.deepEqual(command('ruler-army-muster').sort(), musterers);
  assert.deepEqual(command('ruler-character'), ['thranduil-awakened']);
  assert.deepEqual(command('ruler-event'), []);
  assert.deepEqual(command('ruler-will-of-the-west').sort(), [...musterers, 'thranduil-awakened']);
  for (const die of ['muster', 'will-of-the-west', 'character']) assert.deepEqual(command(die), [], die);
  const g = kings(all({ dice: { fp: 'muster ruler-event will-of-the-west' } }));
  g.refuses('command brand-awakened muster muster', 'KM-7.4', 'ruler-die-only');
  g.refuses('command brand-awakened will-of-the-west muster', 'KM-7.4', 'ruler-die-only');
  g.refuses('command brand-awakened ruler-event muster', 'WR-4.49');
});

test('KM-7.4 a face of another ability does not do', () => {
  const g = kings(all({ dice: { fp: 'ruler-character' } }));
  g.refuses('command brand-awakened ruler-character character', 'KM-7.4', 'die-does-not-do-that');
});

test('KM-7.8 Will of the West on the Ruler die brings in Gandalf the White', () => {
  const g = kings({
    characters: { 'theoden-awakened': 'edoras', 'gandalf-the-grey': 'gone' },
    minionSeen: true,
    dice: { fp: 'ruler-will-of-the-west' },
  });
  assert.ok(g.may().includes('enter gandalf-the-white ruler-will-of-the-west will-of-the-west'));
});

test('KM-7.9 a Sovereign who is not awakened, or whose Nation is not At War, has no ability', () => {
  const g = kings({
    characters: { 'theoden-awakened': 'edoras', 'dain-awakened': 'erebor' },
    politics: { rohan: 'active 2', dwarves: 'active 2' },
    dice: { fp: 'ruler-muster' },
  });
  g.refuses('command brand-awakened ruler-muster muster', 'KM-7.9', 'not-awakened');
  g.refuses('command theoden-awakened ruler-muster muster', 'KM-24.3', 'nation-not-at-war');
  g.refuses('exchange dain-awakened ruler-muster muster', 'KM-24.3', 'nation-not-at-war');
});

test('KM-24.2 [brand-awakened] Call to Arms: one in each of two free Settlements of the North, and one beside him', () => {
  const g = kings(all({ dice: { fp: 'ruler-muster', shadow: '' } }));
  g.fp('command brand-awakened ruler-muster muster');
  const where = (kind: string) => g.verbs('recruit').filter((word) => word.includes(kind));
  assert.deepEqual(
    where('north-regular')
      .map((word) => word.split(' ')[2])
      .sort(),
    ['bree', 'carrock', 'dale', 'the-shire'],
  );
  assert.deepEqual(where('north-elite'), []);
  assert.ok(where('north-leader').includes('recruit north-leader dale'));
  g.refuses('done', 'KM-24.2', 'recruit-somebody');
  g.fp('recruit north-regular bree').refuses('recruit north-regular bree', 'KM-24.2', 'cannot-recruit-there');
  g.fp('recruit north-leader dale');
  g.mayExactly('recruit north-regular dale', 'recruit north-leader dale', 'done').fp('recruit north-regular dale');
  assert.deepEqual([g.at('bree'), g.at('dale')], ['north 2r', 'north 2r 2l']);
});

test('KM-24.2 his region must be free, and need not be a Settlement', () => {
  const far = kings(
    all({
      characters: { ...HOMES, 'brand-awakened': 'fangorn' },
      dice: { fp: 'ruler-muster', shadow: '' },
    }),
  );
  far.fp('command brand-awakened ruler-muster muster', 'recruit north-regular bree', 'done');
  far.mayExactly('recruit north-regular fangorn', 'done').fp('recruit north-regular fangorn');
  assert.equal(far.at('fangorn'), 'north 1r');
  const taken = kings({
    armies: { dale: 'sauron 1r', bree: 'north 1r', orthanc: 'isengard 1r' },
    control: { dale: 'shadow' },
    characters: { 'brand-awakened': 'dale' },
    politics: WAR,
    dice: { fp: 'ruler-muster', shadow: '' },
  });
  taken.fp('command brand-awakened ruler-muster muster');
  assert.ok(!taken.may().some((word) => word.endsWith(' dale')));
  taken.fp('recruit north-regular bree', 'recruit north-regular carrock');
  assert.equal(taken.at('dale'), 'sauron 1r');
  assert.equal(taken.told('recruits').length, 2);
});

test('KM-24.7 KM-24.4 walls under siege are not free for Théoden, nor does Dáin need walls of his own', () => {
  const helm = kings({
    armies: { 'helms-deep': 'isengard 2r', edoras: 'rohan 1r' },
    besieged: { 'helms-deep': 'rohan 2r' },
    characters: { 'theoden-awakened': 'inside-helms-deep' },
    politics: WAR,
    dice: { fp: 'ruler-muster', shadow: '' },
  });
  helm.fp(
    'command theoden-awakened ruler-muster muster',
    'recruit rohan-regular edoras',
    'recruit rohan-regular folde',
  );
  assert.deepEqual([helm.told('recruits').length, helm.at('inside-helms-deep')], [2, 'rohan 2r']);
  const abroad = kings(
    all({ characters: { ...HOMES, 'dain-awakened': 'fangorn' }, dice: { fp: 'ruler-muster', shadow: '' } }),
  );
  abroad.fp('command dain-awakened ruler-muster muster');
  abroad
    .mayExactly('recruit dwarves-regular fangorn', 'recruit dwarves-elite fangorn')
    .fp('recruit dwarves-elite fangorn', 'done');
  assert.equal(abroad.at('fangorn'), 'dwarves 1e');
});

test('KM-24.2 with no Settlement free he still calls one beside himself, and must', () => {
  const lost = { dale: 'shadow', bree: 'shadow', carrock: 'shadow', 'the-shire': 'shadow' } as const;
  const given: Scenario = {
    armies: { fangorn: 'north 1r', orthanc: 'isengard 1r' },
    control: lost,
    characters: { 'brand-awakened': 'fangorn' },
    politics: WAR,
    dice: { fp: 'ruler-muster', shadow: '' },
  };
  const g = kings(given);
  g.fp('command brand-awakened ruler-muster muster');
  g.mayExactly('recruit north-regular fangorn', 'recruit north-leader fangorn').fp('recruit north-regular fangorn');
  assert.equal(g.at('fangorn'), 'north 2r');
  const none = kings({ ...given, armies: { fangorn: 'sauron 1r', orthanc: 'isengard 1r' } });
  none.refuses('command brand-awakened ruler-muster muster', 'KM-7.9', 'ability-does-nothing');
});

test('KM-24.3 KM-9.19 [dain-awakened] [denethor-awakened] [thranduil-awakened] at home a Regular becomes an Elite', () => {
  for (const [id, nation, home] of [
    ['dain-awakened', 'dwarves', 'erebor'],
    ['denethor-awakened', 'gondor', 'minas-tirith'],
    ['thranduil-awakened', 'elves', 'woodland-realm'],
  ] as const) {
    const g = kings({
      armies: { [home]: `${nation} 2r`, orthanc: 'isengard 1r' },
      characters: { [id]: home },
      politics: WAR,
      dice: { fp: 'muster', shadow: '' },
    });
    const [regulars, elites] = [g.reserve(nation, 'r'), g.reserve(nation, 'e')];
    g.fp(`exchange ${id} muster muster`);
    assert.equal(g.at(home), `${nation} 1r 1e`);
    assert.deepEqual([g.reserve(nation, 'r'), g.reserve(nation, 'e')], [regulars + 1, elites - 1]);
    const away = kings({
      armies: { dale: `${nation} 2r`, [home]: `${nation} 1r` },
      characters: { [id]: 'dale' },
      politics: WAR,
      dice: { fp: 'muster', shadow: '' },
    });
    away.refuses(`exchange ${id} muster muster`, 'KM-24.3', 'not-at-home');
  }
});

test('KM-24.3 KM-9.19 under siege too; not without a Regular beside him, nor without an Elite to take', () => {
  const siege = kings({
    armies: { erebor: 'sauron 3r' },
    besieged: { erebor: 'dwarves 2r' },
    characters: { 'dain-awakened': 'inside-erebor' },
    politics: WAR,
    dice: { fp: 'muster', shadow: '' },
  });
  siege.fp('exchange dain-awakened muster muster');
  assert.equal(siege.at('inside-erebor'), 'dwarves 1r 1e');
  const none = kings({
    armies: { erebor: 'dwarves 1e, gondor 1r' },
    characters: { 'dain-awakened': 'erebor' },
    politics: WAR,
    dice: { fp: 'muster', shadow: '' },
  });
  none.refuses('exchange dain-awakened muster muster', 'KM-9.19', 'nothing-to-exchange');
  const spent = kings({
    armies: { erebor: 'dwarves 1r 2e', dale: 'dwarves 3e' },
    characters: { 'dain-awakened': 'erebor' },
    politics: WAR,
    dice: { fp: 'muster', shadow: '' },
  });
  assert.equal(spent.reserve('dwarves', 'e'), 0);
  spent.refuses('exchange dain-awakened muster muster', 'KM-9.19', 'nothing-to-exchange');
});

test('KM-24.3 neither Brand nor Théoden exchanges', () => {
  const g = kings(all({ dice: { fp: 'muster' } }));
  g.refuses('exchange theoden-awakened muster muster', 'KM-7.9').refuses(
    'exchange brand-awakened muster muster',
    'KM-7.9',
  );
});

test('KM-24.4 [dain-awakened] Iron Guard: a unit beside him, then if wanted a Regular or Leader in another Settlement', () => {
  const g = kings(all({ dice: { fp: 'ruler-muster', shadow: '' } }));
  g.fp('command dain-awakened ruler-muster muster');
  g.mayExactly('recruit dwarves-regular erebor', 'recruit dwarves-elite erebor').fp('recruit dwarves-elite erebor');
  g.refuses('recruit dwarves-regular erebor', 'KM-24.2');
  assert.ok(g.may().includes('done') && g.may().includes('recruit dwarves-regular iron-hills'));
  assert.ok(!g.may().some((word) => word.includes('elite')));
  g.fp('recruit dwarves-regular iron-hills');
  assert.deepEqual([g.at('erebor'), g.at('iron-hills')], ['dwarves 1r 3e 1l', 'dwarves 2r']);
});

test('KM-24.4 KM-23.36 [dain-awakened] under siege the guard stands behind the walls, five at most', () => {
  const g = kings({
    armies: { erebor: 'sauron 3r' },
    besieged: { erebor: 'dwarves 4r 1e' },
    characters: { 'dain-awakened': 'inside-erebor' },
    politics: WAR,
    dice: { fp: 'ruler-muster', shadow: '' },
  });
  g.fp('command dain-awakened ruler-muster muster', 'recruit dwarves-elite erebor', 'done');
  g.asks('fp', 'trim').fp('disband dwarves-regular');
  assert.equal(g.at('inside-erebor'), 'dwarves 3r 2e');
});

test('KM-24.5 [denethor-awakened] after the Ruler die drew or played a card with its Event, one more may be drawn', () => {
  const g = kings(all({ dice: { fp: 'ruler-event event', shadow: '' }, hands: { fp: [] } }));
  g.fp('draw character ruler-event event')
    .asks('fp', 'stone-draw')
    .refuses('no', 'KM-24.5', 'draw-or-not')
    .fp('deck strategy');
  assert.equal(g.hand('fp').length, 2);
  g.fp('draw character event event');
  assert.equal(g.told('leaves-table').length, 0);
  assert.equal(g.hand('fp').length >= 3, true);
  const play = kings(all({ dice: { fp: 'ruler-event', shadow: '' }, hands: { fp: ['athelas'] } }));
  play.fp('play athelas ruler-event event');
  while (!play.may().includes('deck strategy')) play.fp(play.may()[0]);
  play.asks('fp', 'stone-draw');
});

test('KM-24.5 not away from Minas Tirith, not with another die or result; the hand keeps its limit', () => {
  const away = kings({
    characters: { 'denethor-awakened': 'lossarnach' },
    dice: { fp: 'ruler-event event', shadow: '' },
  });
  away.fp('draw character ruler-event event').asks('fp', 'act');
  const full = kings(
    all({
      dice: { fp: 'ruler-event', shadow: '' },
      hands: { fp: ['athelas', 'elven-rope', 'elven-cloaks', 'axe-and-bow', 'horn-of-gondor', 'wizards-staff'] },
    }),
  );
  full.fp('draw character ruler-event event');
  while (full.hand('fp').length > 6) full.fp(full.may()[0]);
  full.asks('fp', 'stone-draw').fp('deck character');
  assert.equal(full.hand('fp').length, 7);
  assert.ok(full.may().every((word) => word.startsWith('discard')));
});

test('KM-24.7 [theoden-awakened] Mustering of the Mark: Rohan, and his own region', () => {
  const g = kings(all({ dice: { fp: 'ruler-muster', shadow: '' } }));
  g.fp('command theoden-awakened ruler-muster muster');
  const towns = new Set(g.verbs('recruit').map((word) => word.split(' ')[2]));
  assert.deepEqual([...towns].sort(), ['edoras', 'folde', 'helms-deep', 'westemnet']);
  g.fp('recruit rohan-regular folde', 'recruit rohan-regular helms-deep', 'recruit rohan-leader edoras');
  assert.equal(g.at('edoras'), 'rohan 1r 1e 1l');
});

test('KM-24.8 [thranduil-awakened] Far-sighted: the Fellowship moves with one Hunt die fewer, one at least', () => {
  for (const [box, dice] of [
    [1, 1],
    [2, 1],
    [4, 3],
    [7, 4],
  ]) {
    const g = kings(
      all({ dice: { fp: 'ruler-character', shadow: '' }, huntBox: { shadow: box }, pool: ['tile-07', 'tile-08'] }),
    );
    g.fp('command thranduil-awakened ruler-character character').dice(1, 1, 1, 1, 1).fp('move-fellowship');
    assert.deepEqual(g.diceIn('hunt-rolls'), [dice], `box ${box}`);
  }
});

test('KM-24.8 [thranduil-awakened] the die goes to the Hunt Box, and the next move is seen as ever', () => {
  const g = kings(
    all({
      dice: { fp: 'ruler-character character', shadow: '' },
      huntBox: { shadow: 3 },
      pool: ['tile-07', 'tile-08'],
    }),
  );
  g.fp('command thranduil-awakened ruler-character character').dice(1, 1).fp('move-fellowship');
  assert.equal(g.s.huntBox[0], 1);
  g.dice(1, 1, 1).fp('travel character character');
  assert.deepEqual(g.diceIn('hunt-rolls'), [2, 3]);
});

test('KM-24.8 [thranduil-awakened] or Companions go, or leave the Fellowship, one region further', () => {
  const g = kings(all({ dice: { fp: 'ruler-character', shadow: '' }, fellowship: { companions: ['legolas'] } }));
  g.fp('command thranduil-awakened ruler-character character', 'move-companions', 'companion dain-awakened');
  assert.ok(g.may().includes('to woodland-realm') && g.may().includes('to vale-of-the-carnen'));
  const part = kings(
    all({ dice: { fp: 'ruler-character', shadow: '' }, fellowship: { at: 'rivendell', companions: ['meriadoc'] } }),
  );
  part.fp('command thranduil-awakened ruler-character character', 'separate-companions');
  while (!part.may().some((word) => word.startsWith('to '))) part.fp(part.may()[0]);
  assert.ok(part.may().includes('to hollin'), 'two regions from Rivendell');
  for (const mordor of [0, 1]) {
    const track = kings(all({ dice: { fp: 'ruler-character' }, fellowship: { at: 'morannon', mordor } }));
    track.refuses('command thranduil-awakened ruler-character character', 'KM-7.9', 'ability-does-nothing');
  }
});
