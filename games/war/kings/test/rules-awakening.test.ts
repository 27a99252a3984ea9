/** KM-9: awakening a Sovereign. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { field } from './field.ts';
import { kings, type Scenario } from './helpers.ts';

const ROHAN = { rohan: 'active 2' };
/** Théoden with an Army of Rohan somewhere, Rohan awake. */
const theodenIn = (where: string, given: Scenario = {}): Scenario => ({
  armies: { [where]: 'rohan 2r', orthanc: 'isengard 1r', ...given.armies },
  characters: { theoden: where, ...given.characters },
  politics: ROHAN,
  dice: { fp: 'muster' },
  ...Object.fromEntries(Object.entries(given).filter(([key]) => key !== 'armies' && key !== 'characters')),
});

test('KM-9.1 KM-9.15 only a grey Sovereign is awakened', () => {
  const g = kings({
    dice: { fp: 'muster' },
    politics: { rohan: 'war', dwarves: 'war', elves: 'war' },
    characters: { 'thranduil-awakened': 'woodland-realm', theoden: 'gone' },
    corrupted: ['dain'],
  });
  for (const id of ['thranduil', 'theoden', 'dain'])
    g.refuses(`awaken ${id} muster muster`, 'KM-9.1', 'awaken-not-grey');
});

test('KM-9.2 a Muster result of any die awakens, no other result of a standard die', () => {
  for (const die of ['muster', 'army-muster', 'will-of-the-west']) {
    const g = kings({ dice: { fp: die }, politics: ROHAN });
    g.fp(`awaken theoden ${die} muster`);
    assert.equal(g.dieCount('fp', die), 0);
  }
  const ring = kings({ dice: { fp: 'event' }, politics: ROHAN });
  ring.refuses('awaken theoden event event', 'KM-9.2', 'awaken-other-die');
  ring.fp('ring event muster', 'awaken theoden muster muster');
  assert.equal(ring.where('theoden-awakened'), 'edoras');
});

test('KM-9.3 his Nation must be active, At War it need not be', () => {
  const g = kings({ dice: { fp: 'muster' }, politics: { rohan: 'passive 2' } });
  g.refuses('awaken theoden muster muster', 'KM-9.3', 'awaken-passive');
  for (const state of ['active 1', 'war'])
    kings({ dice: { fp: 'muster' }, politics: { rohan: state } }).fp('awaken theoden muster muster');
});

test('KM-9.3 each is awakened at home, Brand in any unconquered City or Stronghold of the Free Peoples', () => {
  const active = { north: 'active 1', dwarves: 'active 1', gondor: 'active 1', elves: 'active 1' };
  for (const [id, home] of [
    ['dain', 'erebor'],
    ['denethor', 'minas-tirith'],
    ['thranduil', 'woodland-realm'],
  ]) {
    const g = kings({ dice: { fp: 'muster' }, politics: active });
    g.fp(`awaken ${id} muster muster`);
    assert.equal(g.where(`${id}-awakened`), home);
  }
  const brand = kings({ dice: { fp: 'muster' }, politics: active });
  brand.fp('awaken brand muster muster').mayExactly('to dale', 'to erebor', 'to woodland-realm');
  brand.refuses('to old-forest-road', 'KM-9.5').refuses('to iron-hills', 'KM-9.5');
  brand.fp('to erebor');
  assert.equal(brand.where('brand-awakened'), 'erebor');
});

test('KM-9.3 KM-9.5 a conquered home will not do, and no die is spent', () => {
  const g = kings(theodenIn('westemnet', { control: { edoras: 'shadow' } }));
  g.refuses('awaken theoden muster muster', 'KM-9.5', 'awaken-no-way');
  assert.equal(g.dieCount('fp', 'muster'), 1);
});

test('KM-9.4 KM-EX12 he goes home as a Companion, Théoden two regions at most', () => {
  for (const where of ['helms-deep', 'fords-of-isen', 'westemnet', 'eastemnet']) {
    const g = kings(theodenIn(where));
    g.fp('awaken theoden muster muster');
    assert.deepEqual([g.where('theoden-awakened'), g.at(where)], ['edoras', 'rohan 2r']);
  }
  kings(theodenIn('gap-of-rohan')).refuses('awaken theoden muster muster', 'KM-9.5');
  const denethor = (where: string) =>
    kings({
      armies: { [where]: 'gondor 2r', orthanc: 'isengard 1r' },
      characters: { denethor: where },
      politics: { gondor: 'active 2' },
      dice: { fp: 'muster' },
    });
  denethor('osgiliath').fp('awaken denethor muster muster');
  denethor('pelargir').refuses('awaken denethor muster muster', 'KM-9.5');
});

test('KM-9.4 Thranduil goes two regions, Dáin and Brand one', () => {
  const at = (id: string, nation: string, where: string) =>
    kings({
      armies: { [where]: `${nation} 1r`, orthanc: 'isengard 1r' },
      characters: { [id]: where },
      politics: { [nation]: 'active 2' },
      dice: { fp: 'muster' },
    });
  at('thranduil', 'elves', 'carrock').fp('awaken thranduil muster muster');
  at('thranduil', 'elves', 'eagles-eyrie').refuses('awaken thranduil muster muster', 'KM-9.5');
  at('dain', 'dwarves', 'iron-hills').fp('awaken dain muster muster');
  at('dain', 'dwarves', 'vale-of-the-carnen').refuses('awaken dain muster muster', 'KM-9.5');
  at('brand', 'north', 'vale-of-the-carnen').fp('awaken brand muster muster');
  at('brand', 'north', 'vale-of-the-celduin').refuses('awaken brand muster muster', 'KM-9.5');
});

test('KM-9.6 where he stands already no move is made; Brand may stay', () => {
  const g = kings({ dice: { fp: 'muster' }, politics: { north: 'active 1' } });
  g.fp('awaken brand muster muster', 'to dale');
  assert.equal(g.where('brand-awakened'), 'dale');
});

test('KM-9.7 KM-9.9 KM-9.10 alone, past enemies and borders; a Shadow Stronghold on the way stops him', () => {
  const past = kings(
    theodenIn('helms-deep', { armies: { westemnet: 'isengard 5r' }, control: { westemnet: 'shadow' } }),
  );
  past.fp('awaken theoden muster muster');
  assert.deepEqual([past.where('theoden-awakened'), past.at('helms-deep')], ['edoras', 'rohan 2r']);
  const border = kings({
    armies: { 'druadan-forest': 'gondor 2r', orthanc: 'isengard 1r' },
    characters: { theoden: 'druadan-forest' },
    politics: ROHAN,
    dice: { fp: 'muster' },
  });
  border.fp('awaken theoden muster muster');
  assert.equal(border.where('theoden-awakened'), 'edoras');
  const stopped = (control: Record<string, 'shadow'>) =>
    kings({
      armies: { 'vale-of-the-carnen': 'elves 1r', orthanc: 'isengard 1r', dale: 'sauron 1r' },
      characters: { thranduil: 'vale-of-the-carnen' },
      politics: { elves: 'active 1' },
      control,
      dice: { fp: 'muster' },
    });
  stopped({ dale: 'shadow' }).fp('awaken thranduil muster muster');
});

test('KM-9.7 entering a Stronghold of the Shadow ends his way', () => {
  const from = (control: Record<string, 'shadow'>) =>
    kings({
      armies: { westemnet: 'gondor 1r', orthanc: 'isengard 1r' },
      characters: { theoden: 'westemnet' },
      politics: ROHAN,
      control,
      dice: { fp: 'muster' },
    });
  from({ 'helms-deep': 'shadow' }).fp('awaken theoden muster muster');
  const dain = (control: Record<string, 'shadow'>) =>
    kings({
      armies: { 'northern-mirkwood': 'elves 1r', dale: 'north 1r', orthanc: 'isengard 1r' },
      characters: { brand: 'northern-mirkwood' },
      politics: { north: 'active 1' },
      control,
      dice: { fp: 'muster' },
    });
  dain({}).fp('awaken brand muster muster');
  dain({ 'woodland-realm': 'shadow' }).refuses('awaken brand muster muster', 'KM-9.5');
});

test('KM-9.8 KM-EX12 he neither leaves nor enters a besieged Stronghold, but wakes inside his own', () => {
  const shut = kings({
    armies: { 'helms-deep': 'isengard 3r', orthanc: 'isengard 1r' },
    besieged: { 'helms-deep': 'rohan 2r' },
    characters: { theoden: 'inside-helms-deep' },
    politics: ROHAN,
    dice: { fp: 'muster' },
  });
  shut.refuses('awaken theoden muster muster', 'KM-9.5');
  const into = kings({
    armies: { 'minas-tirith': 'sauron 3r', lossarnach: 'gondor 1r' },
    besieged: { 'minas-tirith': 'gondor 2r' },
    characters: { denethor: 'lossarnach' },
    politics: { gondor: 'active 2' },
    dice: { fp: 'muster' },
  });
  into.refuses('awaken denethor muster muster', 'KM-9.5');
  const within = kings({
    armies: { 'minas-tirith': 'sauron 3r' },
    besieged: { 'minas-tirith': 'gondor 2r' },
    characters: { denethor: 'inside-minas-tirith' },
    politics: { gondor: 'active 2' },
    dice: { fp: 'muster' },
  });
  within.fp('awaken denethor muster muster');
  assert.equal(within.where('denethor-awakened'), 'inside-minas-tirith');
});

test('KM-9.11 KM-9.12 KM-9.13 his tiles go back unseen, the silver figure stands there, and he serves at once', () => {
  const g = kings({
    dice: { fp: 'muster muster', shadow: '' },
    politics: { dwarves: 'war' },
    tiles: { dain: ['tile-11', 'tile-crown-1'] },
    huntBox: { shadow: 1 },
  });
  const before = g.events.length;
  g.fp('awaken dain muster muster');
  assert.ok(g.inPool('tile-11') && g.inPool('tile-crown-1'));
  assert.deepEqual(g.tiles('dain'), []);
  assert.equal(g.token('dain'), 1);
  const tile = g.rules.find('tile', 'tile-11');
  for (const one of g.events.slice(before)) assert.ok(![one.args?.tile, one.args?.tiles].flat().includes(tile));
  g.fp('exchange dain-awakened muster muster');
  assert.equal(g.at('erebor'), 'dwarves 3e 1l');
});

test('KM-9.14 a second Sovereign changes nothing about the die that is there', () => {
  const g = kings({
    dice: { fp: 'muster ruler-event', shadow: '' },
    politics: ROHAN,
    characters: { 'dain-awakened': 'erebor' },
  });
  g.fp('awaken theoden muster muster');
  assert.deepEqual([g.kings().ruler[0], g.dieCount('fp', 'ruler-event')], [1, 1]);
});

test('KM-9.16 KM-9.17 KM-EX4 There Is Hope for Victory awakens him where he fights, whatever his Nation', () => {
  const g = field({
    free: 'rohan 3r',
    politics: { rohan: 'active 2' },
    characters: { theoden: 'free' },
    tiles: { theoden: ['tile-07', 'tile-crown-1'] },
    fp: 'ever-at-your-service',
    rolls: [1, 1, 1, 1, 1, 1],
  });
  g.asks('fp', 'there-is-hope-for-victory').fp('companion theoden').asks('fp', 'leader-reroll');
  assert.deepEqual([g.where('theoden-awakened'), g.where('theoden'), g.token('theoden')], ['eastemnet', 'replaced', 1]);
  assert.ok(g.inPool('tile-07') && g.inPool('tile-crown-1'));
});

test('KM-9.16 [brand-awakened] There Is Hope for Victory awakens Brand too', () => {
  const g = field({
    free: 'north 3r',
    characters: { brand: 'free' },
    fp: 'ever-at-your-service',
    rolls: [1, 1, 1, 1, 1, 1],
  });
  g.fp('companion brand').asks('fp', 'leader-reroll');
  assert.deepEqual([g.where('brand'), g.where('brand-awakened')], ['replaced', 'eastemnet']);
});

test('KM-23.24 [kings-the-king-is-revealed] the last Nazgûl of the reinforcements may come', () => {
  const g = kings({
    acts: 'shadow',
    armies: { 'minas-morgul': 'sauron 1r', morannon: 'sauron 6n', 'minas-tirith': 'gondor 1r' },
    characters: { 'denethor-awakened': 'minas-tirith' },
    hands: { shadow: ['kings-the-king-is-revealed'] },
    dice: { shadow: 'muster' },
  });
  g.shadow('play kings-the-king-is-revealed muster muster');
  while (g.prompt() !== 'host-of-morgul') g.shadow(g.may()[0]);
  assert.equal(g.reserve('sauron', 'n'), 1);
  g.shadow('recruit nazgul minas-morgul');
  assert.equal(g.reserve('sauron', 'n'), 0);
});

test('KM-9.17 a ban of a card on the table binds every way of awakening', () => {
  const folly = kings({
    table: { shadow: ['kings-denethors-folly'] },
    politics: { gondor: 'active 2' },
    characters: { 'dain-awakened': 'erebor' },
    dice: { fp: 'muster ruler-event' },
  });
  folly.refuses('awaken denethor muster muster', 'KM-9.17', 'awaken-forbidden');
  folly.refuses('awaken denethor ruler-event event', 'KM-9.17', 'awaken-forbidden');
  const hope = field({
    free: 'gondor 3r',
    characters: { denethor: 'free' },
    table: { shadow: ['your-welcome-is-doubtful'] },
    politics: { gondor: 'active 2' },
    fp: 'ever-at-your-service',
    rolls: [1, 1, 1, 1, 1, 1],
  });
  hope.fp('companion denethor').asks('fp', 'leader-reroll');
  assert.equal(hope.where('denethor'), 'eastemnet');
});

test('KM-9.18 awakened by a card in a Stronghold of his passive Nation he wakes it', () => {
  const g = kings({
    hands: { fp: ['aid-in-time-of-need'] },
    characters: { 'gandalf-the-grey': 'fangorn', gimli: 'withered-heath' },
    politics: { dwarves: 'passive 2' },
    dice: { fp: 'character' },
  });
  g.fp('play aid-in-time-of-need character character', 'companion gandalf-the-grey', 'to westemnet', 'companion gimli');
  g.fp('to erebor');
  while (!g.may().some((word) => word.startsWith('ruler'))) g.fp('done');
  g.fp('ruler dain');
  assert.equal(g.box('dwarves'), 'active 2');
  const other = kings({
    hands: { fp: ['aid-in-time-of-need'] },
    characters: { 'thranduil-awakened': 'dale' },
    politics: { north: 'passive 2' },
    dice: { fp: 'character' },
  });
  other.fp('play aid-in-time-of-need character character', 'done', 'ruler brand');
  assert.equal(other.box('north'), 'active 2');
});

test('KM-9.20 several may be awakened, an action each', () => {
  const g = kings({
    dice: { fp: 'muster muster muster', shadow: '' },
    politics: { rohan: 'active 2', dwarves: 'active 2', gondor: 'active 2' },
  });
  g.fp('awaken theoden muster muster', 'awaken dain muster muster', 'awaken denethor muster muster');
  assert.deepEqual([g.token('theoden'), g.token('dain'), g.token('denethor')], [1, 1, 1]);
});

test('KM-9.11 KM-10.11 the log names the tiles that go back on an awakening, and the Eye that an attempt costs', () => {
  const counts = (told: readonly { args?: object }[]): unknown[] =>
    told.map(({ args }) => (args as { count: number }).count);
  const woken = kings({
    dice: { fp: 'muster army' },
    politics: { rohan: 'active 2' },
    tiles: { theoden: ['tile-07'] },
  });
  woken.fp('awaken theoden muster muster').leaveOpen();
  assert.deepEqual(counts(woken.told('tiles-returned')), [1]);
  const tried = kings({ acts: 'shadow', huntBox: { shadow: 3 }, dice: { fp: 'event', shadow: 'event' } });
  assert.deepEqual(counts(tried.shadow('corrupt dain').leaveOpen().told('eye-spent')), [2]);
});
