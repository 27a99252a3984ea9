/** KM-8, KM-24: abilities of Awakened Sovereigns where they meet sieges, tokens, Rings and cards on the table. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { awakened as all, kings, type Scenario, FREE_AT_WAR as WAR } from './helpers.ts';

test('KM-24.7 WR-2.39 before walls that his Army besieges his region is free', () => {
  const given: Scenario = {
    armies: { orthanc: 'rohan 2r', edoras: 'rohan 1r' },
    besieged: { orthanc: 'isengard 1r' },
    characters: { 'theoden-awakened': 'orthanc' },
    politics: WAR,
    dice: { fp: 'ruler-muster', shadow: '' },
  };
  const g = kings(given).fp('command theoden-awakened ruler-muster muster', 'recruit rohan-regular edoras', 'done');
  g.mayExactly('recruit rohan-regular orthanc', 'recruit rohan-leader orthanc', 'done');
  g.fp('recruit rohan-regular orthanc');
  assert.deepEqual([g.at('orthanc'), g.at('inside-orthanc')], ['rohan 3r', 'isengard 1r']);
  // he alone, past an Army of the Shadow that holds its Stronghold, is not in a free region
  const alone = kings({ ...given, armies: { orthanc: 'isengard 2r', edoras: 'rohan 1r' }, besieged: {} });
  alone.fp('command theoden-awakened ruler-muster muster', 'recruit rohan-regular edoras', 'done').leaveOpen();
  assert.equal(alone.told('recruits').length, 1);
});

test('KM-24.4 WR-2.39 the guard of Dáin comes to the walls that he besieges', () => {
  const g = kings({
    armies: { 'mount-gundabad': 'dwarves 2r', erebor: 'dwarves 1r' },
    besieged: { 'mount-gundabad': 'sauron 1r' },
    characters: { 'dain-awakened': 'mount-gundabad' },
    politics: WAR,
    dice: { fp: 'ruler-muster', shadow: '' },
  });
  g.fp('command dain-awakened ruler-muster muster');
  g.mayExactly('recruit dwarves-regular mount-gundabad', 'recruit dwarves-elite mount-gundabad');
  g.fp('recruit dwarves-elite mount-gundabad', 'recruit dwarves-leader erebor');
  assert.deepEqual([g.at('mount-gundabad'), g.at('erebor')], ['dwarves 2r 1e', 'dwarves 1r 1l']);
});

test('KM-24.2 KM-24.4 a region that an enemy Army holds is not free, whoever besieges nobody there', () => {
  for (const [id, home] of [
    ['dain', 'erebor'],
    ['brand', 'dale'],
  ] as const) {
    const g = kings({
      armies: { fangorn: 'sauron 1r', [home]: `${id === 'dain' ? 'dwarves' : 'north'} 1r` },
      characters: { [`${id}-awakened`]: 'fangorn' },
      politics: WAR,
      dice: { fp: 'ruler-muster', shadow: '' },
    });
    // Dáin begins with the unit beside him; Brand calls in the Settlements first
    if (id === 'dain') {
      g.refuses('command dain-awakened ruler-muster muster', 'KM-7.9', 'ability-does-nothing');
      continue;
    }
    g.fp('command brand-awakened ruler-muster muster').leaveOpen();
    assert.ok(!g.may().some((word) => word.endsWith(' fangorn')));
  }
});

test('KM-8.5 KM-23.26 after a token of that turn no Ring pays for a card on the table', () => {
  const g = kings(
    all({
      dice: { fp: 'ruler-event event', shadow: 'army army' },
      table: { shadow: ['the-palantir-of-barad-dur'] },
    }),
  );
  g.fp('token dain-awakened ruler-event event', 'recruit dwarves-regular erebor', 'done').shadow('skip army');
  g.refuses('remove-card the-palantir-of-barad-dur event', 'WR-5.42', 'cannot-pay-removal');
  const ring = kings({ dice: { fp: 'event event' }, table: { shadow: ['the-palantir-of-barad-dur'] } });
  ring.fp('ring event muster').refuses('remove-card the-palantir-of-barad-dur event', 'WR-5.42', 'cannot-pay-removal');
});

test('KM-24.5 KM-7.5 Will of the West as an Event looks into the stone; another result of the Ruler die does not', () => {
  const will = kings(all({ dice: { fp: 'ruler-will-of-the-west', shadow: 'army' } }));
  will.fp('draw character ruler-will-of-the-west event').asks('fp', 'stone-draw');
  const muster = kings(
    all({
      dice: { fp: 'ruler-muster', shadow: 'army' },
      hands: { fp: ['kings-king-brands-men'] },
      fellowship: { guide: 'strider' },
    }),
  );
  muster.fp('play kings-king-brands-men ruler-muster muster').leaveOpen();
  muster.fp('recruit-troops').asks('shadow');
});

test('KM-24.5 the hand keeps its limit after both draws', () => {
  const full = ['the-last-battle', 'faramirs-rangers', 'gwaihir-the-windlord', 'elven-cloaks', 'athelas'];
  const g = kings(all({ dice: { fp: 'ruler-event', shadow: 'army' }, hands: { fp: full } }));
  g.fp('draw character ruler-event event', 'deck strategy').asks('fp', 'discard');
  assert.equal(g.hand('fp').length, 7);
});

test('KM-8.10 KM-3.26 the token sets an Event to Character, and the die that moved the Fellowship lies in the box', () => {
  const g = kings(all({ dice: { fp: 'ruler-event' }, huntBox: { shadow: 0 } }));
  g.fp('token thranduil-awakened ruler-event event', 'move-fellowship').leaveOpen();
  assert.deepEqual([g.s.huntBox[0], g.s.progress, g.token('thranduil')], [1, 1, 0]);
  assert.deepEqual([g.spent('fp', 'ruler-event'), g.spent('fp', 'ruler-character')], [0, 0]);
});

test('KM-24.8 of more than five Hunt dice one is taken from the five', () => {
  const g = kings(all({ dice: { fp: 'ruler-character' }, huntBox: { shadow: 7 } })).dice(1, 1, 1, 1);
  g.anyMore().fp('command thranduil-awakened ruler-character character', 'move-fellowship').leaveOpen();
  assert.deepEqual(g.diceIn('hunt-rolls'), [4]);
});

test('KM-24.8 a revealed Fellowship cannot move, but Companions can; on the Mordor Track nothing is seen from afar', () => {
  const g = kings(all({ dice: { fp: 'ruler-character' }, fellowship: { at: 'hollin', revealed: true } }));
  g.fp('command thranduil-awakened ruler-character character').mayExactly('move-companions', 'separate-companions');
  g.refuses('move-fellowship', 'KM-24.8', 'no-such-choice').leaveOpen();
  const mordor = kings(all({ dice: { fp: 'ruler-character' }, fellowship: { at: 'morannon', mordor: 1 } }));
  mordor.refuses('command thranduil-awakened ruler-character character', 'KM-7.9', 'ability-does-nothing');
  mordor.refuses('token thranduil-awakened ruler-character character', 'KM-7.9', 'ability-does-nothing');
});

test('KM-24.8 WR-4.26 who chose to move or to part Companions moves or parts one', () => {
  const given = all({ dice: { fp: 'ruler-character' } });
  for (const way of ['move-companions', 'separate-companions']) {
    const g = kings(given).fp('command thranduil-awakened ruler-character character', way);
    assert.ok(!g.may().includes('done'));
    g.leaveOpen();
  }
  // nobody goes along unasked
  const one = kings(given).fp('command thranduil-awakened ruler-character character', 'separate-companions');
  one.fp('companion gimli', 'to hollin').leaveOpen();
  assert.deepEqual([one.where('gimli'), one.where('gandalf-the-grey')], ['hollin', 'fellowship']);
});

test('KM-8.7 KM-3.21 a discarded Ruler die takes its tokens’ chance with it', () => {
  const g = kings(all({ phase: 'rolled', dice: { fp: 'event ruler-event', shadow: 'army' } }));
  g.fp('drop ruler-event').asks('fp', 'act');
  assert.deepEqual([g.verbs('token'), g.verbs('command')], [[], []]);
});

test('KM-6.12 KM-9.18 Brand, awakened abroad, wakes the North when he comes home, and no other Nation', () => {
  const g = kings({
    armies: { erebor: 'north 1r', dale: 'north 1r' },
    characters: { gimli: 'erebor', brand: 'erebor' },
    politics: { north: 'passive 2', dwarves: 'passive 1' },
    hands: { fp: ['aid-in-time-of-need'] },
    dice: { fp: 'character character', shadow: 'army army' },
  });
  g.fp('play aid-in-time-of-need character character', 'done', 'ruler brand').shadow('skip army');
  assert.deepEqual([g.box('north'), g.box('dwarves')], ['passive 2', 'passive 1']);
  g.fp('companions character character', 'companion brand-awakened', 'to dale').leaveOpen();
  assert.deepEqual([g.box('north'), g.box('dwarves')], ['active 2', 'passive 1']);
});

test('KM-6.8 KM-16.4 neither an Awakened Sovereign nor a Chieftain leaves his own besieged walls alone', () => {
  const free = kings({
    armies: { erebor: 'sauron 3r' },
    besieged: { erebor: 'dwarves 2r' },
    characters: { 'dain-awakened': 'inside-erebor' },
    dice: { fp: 'character' },
  });
  free.refuses('companions character character', 'WR-4.26', 'nobody-can-move');
  const shadow = kings({
    acts: 'shadow',
    armies: { orthanc: 'rohan 3r' },
    besieged: { orthanc: 'isengard 2r' },
    characters: { ugluk: 'inside-orthanc' },
    dice: { shadow: 'character' },
  });
  shadow.refuses('fly character character', 'WR-4.26', 'nobody-can-move');
});

test('KM-7.2 KM-8.2 KM-17.2 what a Ruler die of any face is used as is not told, what another die is used as is', () => {
  const how = (g: ReturnType<typeof kings>): unknown => g.told('uses-die')[0].args?.how;
  const given: Scenario = { politics: { rohan: 'active 2', gondor: 'war' }, dice: { fp: 'ruler-army-muster muster' } };
  assert.equal(how(kings(given).fp('awaken theoden ruler-army-muster army')), 'same');
  const will = kings({ ...given, dice: { fp: 'will-of-the-west' } }).fp('awaken theoden will-of-the-west muster');
  assert.equal(how(will), 'other');
  const token = kings(all({ dice: { fp: 'ruler-army-muster' } })).fp('token dain-awakened ruler-army-muster army');
  assert.equal(how(token.leaveOpen()), 'same');
  const chief = (die: string, as: string) =>
    kings({ ...given, acts: 'shadow', dice: { shadow: die } })
      .shadow(`summon black-serpent ${die} ${as}`)
      .leaveOpen();
  assert.deepEqual([how(chief('ruler-army-muster', 'army')), how(chief('army-muster', 'muster'))], ['same', 'other']);
});
